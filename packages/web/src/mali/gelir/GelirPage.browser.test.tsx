import { gelir } from '@masabasi/core/mali/gelir/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, leave, resize, show, signedIn } from '../../testing/screen.tsx';
import GelirPage from './GelirPage.tsx';

const kirilim = (ad: string, adet: number) =>
  Array.from({ length: adet }, (_, i) => ({
    Id: i + 1,
    Ad: `${ad} ${i + 1}`,
    Birim: 'TRY',
    Adet: 12,
    Matrah: 123_456_789 - i,
  }));
/** Width in pixels of the menu and the edges. */
const CEVRE = 300;

test('breakdowns stay tables side by side, and only the overview asks for a period', async () => {
  const iller = page.getByRole('table', { name: 'İller' });
  for (const width of [1366, 1440, 1920]) {
    leave();
    signedIn();
    answer(tanim.baseGerekliList, () => ({}));
    answer(gelir.getGelir, () => ({
      birimler: [{ Birim: 'TRY', Adet: 900, Matrah: 987_654_321, Odenecek: 1_185_185_185 }],
      aylar: [{ Ay: '2026-10', Birim: 'TRY', Odenecek: 500_000, Tahsil: 400_000 }],
      kirilimlar: {
        proje: kirilim('Masabaşı Klinik', 9),
        bayi: kirilim('Karadeniz Bilişim Bayisi', 24),
        il: kirilim('Afyonkarahisar', 81),
      },
    }));
    answer(gelir.alacakYaslari, () => ({}));
    answer(gelir.gecikenler, () => ({}));
    await resize(width - CEVRE, 900);
    show(<GelirPage />, '/mali/gelir');
    await expect.element(iller.getByRole('columnheader', { name: 'Kesilen' })).toBeVisible();
    const satirlar = iller.getByRole('row').elements();
    expect(satirlar).toHaveLength(11);
    expect(satirlar[1]?.getBoundingClientRect().height).toBeLessThan(70);
    expect(document.documentElement.scrollHeight).toBeLessThan(3 * 900);
  }
  await page
    .getByRole('button', { name: /^Tümü \(/ })
    .last()
    .click();
  await expect.element(iller.getByRole('row').nth(30)).toBeVisible();
  const donem = page.getByRole('navigation', { name: 'Dönem' });
  await expect.element(donem).toBeVisible();
  for (const sekme of ['Alacakların Yaşı', 'Gecikenler']) {
    await page.getByRole('tab', { name: sekme }).click();
    await expect.element(donem).not.toBeInTheDocument();
  }
});
