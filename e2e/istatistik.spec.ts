import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { suz, suzgeci } from './ekran.ts';
import readXlsxFile from 'read-excel-file/node';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { oturumAc } from './fixtures.ts';

/** Customers' opinions, from the view of the head of a department. */

const sayi = (metin: string | null): number => Number((metin ?? '').replaceAll('.', ''));

test('a head views a month, sees possible chance results, opens the answers behind a figure and exports the figures', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/istatistik/memnuniyet');
  const olcumler = page.getByLabel('Ölçümler');
  await expect(olcumler.getByText('Önceki döneme göre').first()).toBeVisible();

  const yanitlanan = olcumler
    .locator('div')
    .filter({ has: page.getByText('Yanıtlanan', { exact: true }) })
    .getByRole('link');
  // The previous month on one channel: few enough answers that chance may have caused the difference.
  await page.getByRole('link', { name: 'Geçen ay' }).click();
  await expect(page).toHaveURL(/ilk=\d{4}-\d\d-01&son=/);
  // The old figures are marked as outdated until those of the selected filters arrive.
  const guncel = () => expect(page.locator('[aria-busy=true]').filter({ has: olcumler })).toHaveCount(0);
  await guncel();
  const hepsi = (await yanitlanan.textContent())!;
  await suz(page, 'Kanal', 'Telefon');
  await expect(suzgeci(page, 'Kanal: Telefon')).toBeVisible();
  await guncel();
  await expect(yanitlanan).not.toHaveText(hepsi);
  const rastlanti = olcumler.getByText(/fark rastlantı olabilir$/).first();
  await expect(rastlanti).toBeVisible();
  // The name of the test is there for whoever asks.
  await rastlanti.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/sınaması, p = 0,\d{3}$/);

  // Each point of the trend can be read and leads to its answers.
  const nokta = page.getByRole('group', { name: 'Puan eğilimi' }).getByRole('link').first();
  await nokta.focus();
  await expect(nokta).toHaveAccessibleName(/\d{4}: \d+,\d \(.* – .*\), [\d.]+ yanıt/);

  const adet = sayi(await yanitlanan.textContent());
  expect(adet).toBeGreaterThan(0);
  await yanitlanan.click();
  await expect(page.getByRole('list', { name: 'Yanıtlar: süzgeçler' })).toContainText('Yanıt: Yanıtlananlar');
  await expect(page.getByText(new RegExp(`/ ${adet}$`)).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Özet' }).click();
  await expect(page).not.toHaveURL(/hangi=/);
  const inen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel’e Aktar' }).click();
  const dosya = await inen;
  expect(dosya.suggestedFilename()).toMatch(/^Memnuniyet istatistikleri .*\.xlsx$/);
  const sayfalar = await readXlsxFile(await readFile(await dosya.path()));
  const sayilar = sayfalar.find((s) => s.sheet === 'Sayılar')!.data;
  expect(sayilar.find((r) => r[0] === 'Yanıtlanan')?.[1]).toBe(adet);
});

test('people’s figures stand by their names and lead to their answers', async ({ page }) => {
  await oturumAc(page, 'sorumlu');
  await page.goto('/istatistik/memnuniyet?grup=personel');
  const tablo = page.getByRole('table', { name: 'Kırılım: Personel' });
  await expect(tablo.getByRole('link').first()).toBeVisible();
  const adlar = await tablo.getByRole('link').allTextContents();
  expect(adlar).toEqual(adlar.toSorted(karsilastir));
  await tablo.getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Yanıtlar: süzgeçler' })).toContainText(`Personel: ${adlar[0]!}`);
});
