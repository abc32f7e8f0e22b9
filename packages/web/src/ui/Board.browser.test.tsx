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
function Pano() {
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
        return { key, name: key, count: cards.length, cards, more: null };
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
