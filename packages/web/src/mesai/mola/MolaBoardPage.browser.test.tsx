import { buyuk, katla } from '@masabasi/core/platform/text/metin';
import { mola, type PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { olaylariBaslat } from '../../platform/call/olaylar.ts';
import { accessible, answer, answerAt, fits, leave, resize, show, signedIn } from '../../testing/screen.tsx';
import MolaBoardPage from './MolaBoardPage.tsx';

const SAAT = 3_600_000;
const an = (saat: number) => new Date(Date.now() + saat * SAAT).toISOString();
const ben = 'Işıl Çağrı';

const satir = (Id: number, Ad: string, DepartmanId: number, durum: number | null): Partial<PanoSatiri> => ({
  Id,
  Ad,
  DepartmanId,
  MolaDurum: durum,
  Mola_Durum_Id: durum,
  ...(durum !== null && { Baslama: an(-3), Mesai_Bitis: an(6) }),
  ...(durum === 646 && { Baslama_Zamani: an(-0.1) }),
});
const SATIRLAR = [
  satir(1, ben, 4, MASA_BASI),
  satir(2, 'İrem Yıldız', 4, 646),
  satir(3, 'Gelmeyen Kişi', 4, null),
  satir(4, 'Merve Güler', 5, MASA_BASI),
];
const DEPARTMANLAR = [
  { Id: 4, Ad: 'Destek', Goster: 1 },
  { Id: 5, Ad: 'Satış', Goster: 1 },
] as const;

/** The board for a person of Destek. `gorulen`: the departments whose boards the person may see. */
function panosu(gorulen: number[] = [4]): void {
  signedIn({ data: { Id: 1, DepartmanId: 4, sunucuZamani: an(0) } });
  answer(mola.personelgerekli, () => ({ departman: DEPARTMANLAR, pano: gorulen }));
  answer(mola.departmanMola, ({ departmanId }) => ({
    molalist: SATIRLAR.filter((s) => s.DepartmanId === departmanId),
    sunucuZamani: an(0),
  }));
  show(<MolaBoardPage />, '/personel/mola');
}
const kartlar = page.getByRole('tabpanel').getByRole('listitem');
const ara = page.getByRole('searchbox', { name: 'Kişi ara' });
const tumAdlar = () => kartlar.elements().map((e) => e.textContent);
const kisi = (ad: string) => expect.stringContaining(ad);

test('the board shows own tab and absent people, searches by Turkish letters, keeps order and layout', async () => {
  panosu();
  await expect.element(page.getByRole('tab', { name: 'Destek' })).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab').elements()).toHaveLength(1);
  await expect.element(page.getByText(/Son güncelleme/)).toBeVisible();
  await expect.element(kartlar.filter({ hasText: ben })).toMatchTextContent(/Masa Başı/);
  await expect.element(page.getByRole('button', { name: `${ben}: mola detayları` })).toBeVisible();
  expect(page.getByRole('button', { name: /: mola detayları$/ }).elements()).toHaveLength(1);

  expect(tumAdlar()).toHaveLength(2);
  await page.getByRole('checkbox', { name: 'Gelmeyenleri Göster', exact: true }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Gelmeyenleri Gösterme' })).toBeChecked();
  await expect.poll(tumAdlar).toHaveLength(3);
  await page.getByRole('checkbox', { name: 'Gelmeyenleri Gösterme' }).click();

  for (const yazilan of [katla(ben), buyuk(ben)]) {
    await ara.fill(yazilan);
    await expect.poll(tumAdlar).toEqual([kisi(ben)]);
  }
  await ara.fill('böyle biri yok');
  await expect.element(page.getByText('Aradığınız kişi bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Temizle' }).click();

  await page.getByRole('radio', { name: 'Liste' }).click();
  await page.getByRole('radio', { name: 'Ad', exact: true }).click();
  const tablo = page.getByRole('table', { name: 'Destek mola panosu' });
  await expect.element(tablo.getByRole('row').filter({ hasText: ben })).toMatchTextContent('Masa Başı');
  leave();
  panosu();
  await expect.element(tablo).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Ad', exact: true })).toBeChecked();
});

test('several departments are also on one common board, and the last open tab is opened again', async () => {
  panosu([4, 5]);
  await page.getByRole('tab', { name: 'Tümü' }).click();
  await page.getByRole('checkbox', { name: 'Gelmeyenleri Göster', exact: true }).click();
  for (const [ad, departman] of [
    ['İrem Yıldız', 'Destek'],
    ['Merve Güler', 'Satış'],
  ] as const) {
    await ara.fill(ad);
    await expect.poll(tumAdlar).toEqual([kisi(ad)]);
    await expect.element(kartlar).toMatchTextContent(departman);
  }
  leave();
  panosu([4, 5]);
  await expect.element(page.getByRole('tab', { name: 'Tümü' })).toHaveAttribute('aria-selected', 'true');
});

test('axe finds nothing on the board and its dialogs, and at 390 px it fits as cards and as a list', async () => {
  answer(mola.moladetay, () => ({
    molalist: [
      { Id: 1, Ad: 'Çay Molası', Mola_Durum_Id: 646, Baslama_Zamani: an(-1), Bitis_Zamani: an(-0.9), Sure: 6 },
    ],
    molasure: 6,
  }));
  panosu();
  await page.getByRole('checkbox', { name: /^Gelmeyenleri Göster/ }).click();
  await expect.poll(tumAdlar).toHaveLength(3);
  await accessible();
  await page.getByRole('radio', { name: 'Liste' }).click();
  await accessible();
  await page.getByRole('button', { name: `${ben}: mola detayları` }).click();
  await expect.element(page.getByText(/^Toplam Mola: \d+ dak\.$/)).toBeVisible();
  await accessible();
  await page
    .getByRole('button', { name: /^Düzeltme iste/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog', { name: 'Düzeltme İste' })).toBeVisible();
  await accessible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();

  await resize(390);
  for (const duzen of ['Kartlar', 'Liste']) {
    await page.getByRole('radio', { name: duzen }).click();
    await accessible();
    await fits();
  }
});

test('the keyboard alone opens a person’s details and comes back', async () => {
  answer(mola.moladetay, () => ({}));
  panosu();
  const detay = page.getByRole('button', { name: `${ben}: mola detayları` });
  await expect.element(detay).toBeVisible();
  detay.element().focus();
  await userEvent.keyboard('{Shift}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Kapat', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(detay).toHaveFocus();
});

test('a broken stream is retried at once, then less often, and at once when the network is back', async () => {
  const sorulan: number[] = [];
  const kopuk = () => {
    sorulan.push(performance.now());
    throw new TypeError('Failed to fetch');
  };
  const acik = (signal: AbortSignal | null) => {
    sorulan.push(performance.now());
    const olaylar = new ReadableStream({
      start: (c) => signal?.addEventListener('abort', () => c.error(new DOMException('', 'AbortError'))),
    });
    return new Response(olaylar, { headers: { 'content-type': 'text/event-stream' } });
  };
  const geldi = () => window.dispatchEvent(new Event('online'));
  answerAt('/olaylar', kopuk);
  panosu();
  const birak = olaylariBaslat();
  try {
    await expect.element(page.getByText('Bağlantı koptu')).toBeVisible();
    await expect.poll(() => sorulan.length, { timeout: 12_000 }).toBeGreaterThanOrEqual(5);
    const aralar = sorulan.slice(1).map((zaman, i) => zaman - sorulan[i]!);
    expect(aralar[0]).toBeLessThan(1400);
    expect(aralar[3]).toBeGreaterThan(1500);
    // The next retry would be more than three seconds away.
    answerAt('/olaylar', acik);
    const dondu = performance.now();
    geldi();
    await expect.element(page.getByText('Canlı', { exact: true })).toBeVisible();
    expect(sorulan[5]! - dondu).toBeLessThan(2000);
    // The browser does not report that an earlier stream is dead, so a new one is opened.
    geldi();
    await expect.poll(() => sorulan.length).toBeGreaterThan(6);
  } finally {
    birak();
  }
});
