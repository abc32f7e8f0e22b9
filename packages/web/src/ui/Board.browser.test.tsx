import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { Board } from './Board.tsx';

interface Kart {
  readonly Id: number;
  readonly Ad: string;
  readonly yer: string;
}
const SUTUNLAR = ['Yeni', 'İşlemde'] as const;
let tasi: (() => void)[] = [];

/** A board that moves a card after the server has answered. */
function Pano({ limit = null }: { readonly limit?: string | null }) {
  const [kartlar, setKartlar] = useState<readonly Kart[]>([
    { Id: 1, Ad: 'Birinci', yer: 'Yeni' },
    { Id: 2, Ad: 'İkinci', yer: 'Yeni' },
  ]);
  const git = (k: Kart, yer: string) =>
    void tasi.push(() => setKartlar((hepsi) => hepsi.map((o) => (o.Id === k.Id ? { ...o, yer } : o))));
  return (
    <Board
      label="Pano"
      none="Kart yok."
      busy={false}
      columns={SUTUNLAR.map((key) => {
        const cards = kartlar.filter((k) => k.yer === key);
        return { key, name: key, count: cards.length, cards, more: null, limit: key === 'Yeni' ? limit : null };
      })}
      cardKey={(k) => k.Id}
      cardName={(k) => k.Ad}
      barrier={() => null}
      onMove={git}
      renderCard={(k, follow) => (
        <div data-key={k.Id}>
          <a href={`#${k.Id}`}>{k.Ad}</a>
          <button
            type="button"
            onClick={() => {
              follow();
              git(k, 'İşlemde');
            }}
          >
            Taşı: {k.Ad}
          </button>
        </div>
      )}
    />
  );
}
const gelir = () => {
  for (const t of tasi) t();
  tasi = [];
};
const kart = (sutun: string, ad: string) =>
  page.getByRole('region', { name: sutun }).getByRole('link', { name: ad, exact: true });

test('the focus follows a card that moves only after the server has answered', async () => {
  show(<Pano />);
  await page.getByRole('button', { name: 'Taşı: Birinci' }).click();
  await expect.element(kart('Yeni', 'Birinci')).toBeVisible();
  gelir();
  await expect.element(kart('İşlemde', 'Birinci')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  gelir();
  await expect.element(kart('Yeni', 'Birinci')).toHaveFocus();
});

test('the focus stays on another card that the person has chosen meanwhile', async () => {
  show(<Pano />);
  await page.getByRole('button', { name: 'Taşı: Birinci' }).click();
  page.getByRole('button', { name: 'Taşı: İkinci' }).element().focus();
  gelir();
  await expect.element(kart('İşlemde', 'Birinci')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Taşı: İkinci' })).toHaveFocus();
});

test('J and K go from card to card from anywhere on the page, and O opens a card, as Enter does', async () => {
  show(<Pano />);
  await expect.element(kart('Yeni', 'Birinci')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(kart('Yeni', 'Birinci')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(kart('Yeni', 'İkinci')).toHaveFocus();
  await userEvent.keyboard('o');
  await expect.poll(() => window.location.hash).toBe('#2');
  await userEvent.keyboard('k{Enter}');
  await expect.poll(() => window.location.hash).toBe('#1');
});

test('an empty column is a narrow strip that a press opens, and a card unfolds', async () => {
  show(<Pano />);
  const bos = page.getByRole('region', { name: 'İşlemde' });
  const eni = () => bos.element().getBoundingClientRect().width;
  await expect.element(bos).toBeVisible();
  expect(eni()).toBeLessThan(40);
  await bos.getByRole('button', { name: /^İşlemde/ }).click();
  await expect.element(bos.getByText('Kart yok.')).toBeVisible();
  expect(eni()).toBeGreaterThan(140);
  await page.getByRole('button', { name: 'Taşı: Birinci' }).click();
  gelir();
  await expect.element(kart('İşlemde', 'Birinci')).toBeVisible();
  await expect.element(page.getByText('Kart yok.')).not.toBeInTheDocument();
});

test('a count over a limit tells the reason', async () => {
  show(<Pano limit="Üç işten fazlası olan: Ali (4 iş)" />);
  const mark = page.getByRole('region', { name: 'Yeni' }).getByRole('button', { name: /Üç işten fazlası/ });
  await expect.element(mark).toHaveTextContent('2');
  await mark.click();
  await expect
    .element(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Ali (4 iş)' }).first())
    .toBeVisible();
});
