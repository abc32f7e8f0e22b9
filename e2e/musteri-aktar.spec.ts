import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { suz, suzgeci } from './ekran.ts';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { erisilebilir, oturumAc } from './fixtures.ts';

/** Import and export of customers as files, and saved searches. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const soyad = `Aktarılan${Array.from(damga, (r) => 'abcdefghij'[Number(r)]).join('')}`;

async function listeyeGit(page: Page, sorgu = ''): Promise<void> {
  await page.goto(`/tanimlar/musteri/liste${sorgu}`);
  await expect(page.getByRole('table', { name: 'Müşteriler' })).toBeVisible();
}
const dialog = (page: Page, ad: string) => page.getByRole('dialog', { name: ad });

async function dosyaSec(page: Page, dosya: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  await dialog(page, 'Müşterileri İçe Aktar').getByLabel('Müşteri dosyası').setInputFiles(dosya);
  await expect(dialog(page, 'İçe Aktar: Önizleme')).toBeVisible({ timeout: 30_000 });
}

test('a spreadsheet is tried, written and taken back, and wrong lines say why', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await listeyeGit(page);
  const metin = (value: string) => ({ value, type: String });
  const satir = (...hucreler: string[]) => hucreler.map(metin);
  const buffer = await writeXlsxFile([
    satir('ADI', 'Soyadı', 'T.C. Kimlik No', 'Cep Telefonu', 'İl', 'Ürünler', 'Uğur'),
    satir('Işıl', soyad, '', `0543${damga}`, 'IZMIR', 'Masabaşı Klinik', 'x'),
    satir('Çağrı', soyad, '12345678901', '', 'İzmir', '', ''),
    satir('Işıl', soyad, '', `543 ${damga}`, 'İzmir', '', ''),
  ]).toBuffer();
  await dosyaSec(page, { name: 'Müşteriler.xlsx', mimeType: 'application/octet-stream', buffer });
  const onizleme = dialog(page, 'İçe Aktar: Önizleme');
  await expect(onizleme.getByText('Tanınmayan ve atlanan sütunlar: Uğur.')).toBeVisible();
  await expect(onizleme.getByRole('row', { name: /Çağrı.*Hatalı.*T\.C\. Kimlik No.*geçerli değil/ })).toBeVisible();
  await expect(onizleme.getByRole('row', { name: /Mükerrer.*2\. satıra benziyor/ })).toBeVisible();
  await onizleme.getByRole('button', { name: 'Hatalı 1' }).click();
  await expect(onizleme.getByRole('row')).toHaveCount(2);
  await erisilebilir(page);
  await onizleme.getByRole('button', { name: '1 Müşteriyi Aktar' }).click();
  const bitti = dialog(page, 'Aktarım Bitti');
  await expect(bitti.getByText('1 müşteri yazıldı.')).toBeVisible();
  await erisilebilir(page);
  await bitti.getByRole('button', { name: 'Kapat' }).last().click();

  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill(soyad);
  await page.getByRole('link', { name: `Işıl ${soyad}` }).click();
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' })).toContainText('Dosyadan eklendi');

  await listeyeGit(page, `?ara=${soyad}`);
  await expect(page.getByRole('link', { name: `Işıl ${soyad}` })).toBeVisible();
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  await page.getByRole('button', { name: 'Aç: Müşteriler.xlsx' }).first().click();
  await bitti.getByRole('button', { name: 'Geri Al' }).click();
  await dialog(page, 'Aktarımı Geri Al').getByRole('button', { name: 'Geri Al' }).click();
  const alindi = dialog(page, 'Aktarım Geri Alındı');
  await expect(alindi.getByText('1 satır geri alındı.')).toBeVisible();
  await alindi.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByText('Kayıt Bulunamadı.')).toBeVisible();
});

test('a search goes out as a text file with masked national ids, and comes back in without a change', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await listeyeGit(page, '?durum=Demo');
  const indirme = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel’e Aktar' }).click();
  const yol = await (await indirme).path();
  const [basliklar, ...satirlar] = await readSheet(yol);
  expect(basliklar?.slice(0, 4)).toEqual(['Müşteri No', 'Tip', 'Ad', 'Soyad']);
  const durum = basliklar!.indexOf('Durum');
  expect(new Set(satirlar.map((s) => s[durum]))).toEqual(new Set(['Demo']));
  const telefonlar = satirlar.flatMap((s) => s[basliklar!.indexOf('GSM')] ?? []);
  for (const t of telefonlar) expect(t).toMatch(/^0\(\d{3}\) /);
  await dosyaSec(page, { name: 'geri.xlsx', mimeType: 'application/octet-stream', buffer: readFileSync(yol) });
  const onizleme = dialog(page, 'İçe Aktar: Önizleme');
  await expect(onizleme.getByRole('button', { name: `Değişmeyecek ${satirlar.length}` })).toBeVisible();
  await expect(onizleme.getByRole('button', { name: 'Aktarılacak Müşteri Yok' })).toBeDisabled();
});

test('a search is saved, found again, opened by default, shared and deleted, and back goes back', async ({ page }) => {
  await oturumAc(page, 'satis1');
  await listeyeGit(page);
  await expect(page.getByRole('button', { name: 'İçe Aktar' })).toBeHidden();
  await suz(page, 'Durum', 'Aktif');
  const menu = page.getByRole('button', { name: /^Süzgeçler: / });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Bu aramayı kaydet' }).click();
  const form = dialog(page, 'Aramayı Kaydet');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Süzgecin adını yazınız.')).toBeVisible();
  const ad = `Aktifler ${damga}`;
  await form.getByRole('textbox', { name: 'Ad' }).fill(ad);
  await form.getByRole('checkbox', { name: 'Departmanımla paylaş' }).check();
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('button', { name: `Süzgeçler: ${ad}` })).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Süzgeçsiz göster' }).click();
  await expect(page).toHaveURL(/liste$/);
  await menu.click();
  await page.getByRole('menuitem', { name: ad }).click();
  await expect(page).toHaveURL(/durum=Aktif/);
  await page.goBack();
  await expect(page).toHaveURL(/liste$/);
  await expect(suzgeci(page, /./)).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Süzgeçleri düzenle' }).click();
  const liste = dialog(page, 'Süzgeçler');
  await liste.getByRole('button', { name: `Liste bununla açılsın: ${ad}` }).click();
  await expect(liste.getByRole('button', { name: `Liste bununla açılmasın: ${ad}` })).toBeVisible();
  await erisilebilir(page);
  await listeyeGit(page);
  await expect(page).toHaveURL(/durum=Aktif/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Süzgeçleri düzenle' }).click();
  await liste.getByRole('button', { name: `Sil: ${ad}` }).click();
  await dialog(page, 'Süzgeci Sil').getByRole('button', { name: 'Sil' }).click();
  await expect(liste.getByText(ad)).toBeHidden();
});
