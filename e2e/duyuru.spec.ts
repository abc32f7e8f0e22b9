import { expect, test } from '@playwright/test';
import { formlaGir, girisYap, kaydetmedenKapat, oturumAc } from './fixtures.ts';

test('an important announcement opens once for each person', async ({ page }) => {
  await formlaGir(page, 'sorumlu', { okunmus: false });
  const dialog = page.getByRole('dialog', { name: 'Önemli Duyuru' });
  await expect(dialog).toContainText('Teras kullanımı hakkında');
  await Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/api/duyuruGoruldu') && r.ok()),
    dialog.getByRole('button', { name: 'Okudum' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Teras kullanımı hakkında' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an administrator writes, edits and deletes an announcement; the form keeps its text through an error', async ({
  page,
}) => {
  const baslik = `Asansör bakımı ${Date.now()}`;
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/duyuru');
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  const form = page.getByRole('dialog', { name: 'Yeni Duyuru' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bir başlık yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Başlık' }).fill(baslik);
  await form.getByRole('textbox', { name: 'Metin' }).fill('Öğleden sonra merdivenleri kullanınız.');
  await expect(form.getByRole('region', { name: 'Önizleme' })).toContainText('Öğleden sonra merdivenleri kullanınız.');
  await form.getByRole('textbox', { name: 'Bitiş' }).fill('1.1.2020');
  await page.keyboard.press('Tab');
  await expect(form.getByText(/arasında bir tarih yazınız/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Bitiş' }).fill('31.12.2049');

  await page.route('**/api/yonetim/duyuruKaydet', (r) => r.abort());
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await expect(form.getByRole('textbox', { name: 'Başlık' })).toHaveValue(baslik);
  await page.unroute('**/api/yonetim/duyuruKaydet');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  const satir = page.getByRole('row').filter({ hasText: baslik });
  await expect(satir).toHaveCount(1);
  await expect(satir).toContainText('31.12.2049');

  await page.getByRole('button', { name: `Düzenle: ${baslik}` }).click();
  const duzenle = page.getByRole('dialog', { name: 'Duyuruyu Düzenle' });
  await duzenle.getByRole('combobox', { name: 'Kimler görsün' }).click();
  await page.getByRole('option', { name: 'Satış' }).click();
  await page.keyboard.press('Escape');
  await expect(duzenle).toBeVisible();
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(satir).toContainText('Satış');

  await page.getByRole('button', { name: `Sil: ${baslik}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(satir).toHaveCount(1);
  await page.getByRole('button', { name: `Sil: ${baslik}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(satir).toHaveCount(0);
});

test('two administrators on one announcement: the later one is told and keeps the text', async ({ page, browser }) => {
  const baslik = `Çakışan duyuru ${Date.now()}`;
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/duyuru');
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  await page.getByRole('textbox', { name: 'Başlık' }).fill(baslik);
  await page.getByRole('textbox', { name: 'Metin' }).fill('İlk metin.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('row').filter({ hasText: baslik })).toHaveCount(1);

  const baska = await (await browser.newContext()).newPage();
  await oturumAc(baska, 'yonetici');
  await baska.goto('/yonetim/duyuru');
  await baska.getByRole('button', { name: `Düzenle: ${baslik}` }).click();
  await page.getByRole('button', { name: `Düzenle: ${baslik}` }).click();
  await baska.getByRole('textbox', { name: 'Metin' }).fill('İkinci metin.');
  await baska.getByRole('button', { name: 'Kaydet' }).click();
  await expect(baska.getByRole('dialog')).toBeHidden();

  await page.getByRole('textbox', { name: 'Metin' }).fill('Üçüncü metin.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Yazdıklarınız duruyor');
  await expect(page.getByRole('textbox', { name: 'Metin' })).toHaveValue('Üçüncü metin.');
  // Closing asks nothing, because nothing gets lost: the form offers the typed text over the other person's version.
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: `Düzenle: ${baslik}` }).click();
  await expect(page.getByRole('textbox', { name: 'Metin' })).toHaveValue('İkinci metin.');
  await page.getByRole('button', { name: 'Geri Getir' }).click();
  await expect(page.getByRole('textbox', { name: 'Metin' })).toHaveValue('Üçüncü metin.');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await kaydetmedenKapat(page);
  await page.getByRole('button', { name: `Sil: ${baslik}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('row').filter({ hasText: baslik })).toHaveCount(0);
  await baska.context().close();
});

test('an announcement for everybody shows on another open home page by itself', async ({ page, browser }) => {
  const baslik = `Canlı duyuru ${Date.now()}`;
  const baska = await (await browser.newContext()).newPage();
  await girisYap(baska, 'personel2');
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/duyuru');
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  await page.getByRole('textbox', { name: 'Başlık' }).fill(baslik);
  await page.getByRole('textbox', { name: 'Metin' }).fill('Herkese.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(baska.getByRole('article').filter({ hasText: baslik })).toBeVisible();
  await page.getByRole('button', { name: `Sil: ${baslik}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(baska.getByRole('article').filter({ hasText: baslik })).toBeHidden();
  await baska.context().close();
});
