import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { isleminiYap, islemleri } from './destek.ts';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';

/** Trainings, from the view of the people who plan and give them. */

const dun = tarihYaz(gunEkle(istanbulGunu(Date.now()), -1));

/** Opens a card for a customer with a name of its own and stays on it. */
async function musteriAc(page: Page, soyad: string): Promise<void> {
  await page.goto('/tanimlar/musteri/liste');
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Eğitilen');
  await form.getByRole('textbox', { name: 'Soyad' }).fill(soyad);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Eğitilen ${soyad}` })).toBeVisible();
}

test('a training is planned past a warning, given, proved with a certificate, and its end taken back', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await musteriAc(page, 'Ilgaz');
  const panel = page.getByRole('region', { name: 'Eğitimler' });
  await panel.getByRole('button', { name: 'Yeni Eğitim' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Eğitim' });
  await form.getByRole('combobox', { name: 'Ürün' }).fill('Masabaşı Klinik');
  await page.getByRole('option', { name: 'Masabaşı Klinik', exact: true }).click();
  await form.getByRole('combobox', { name: 'Eğitim Türü' }).fill('Yerinde');
  await page.getByRole('option', { name: 'Yerinde', exact: true }).click();
  await form.getByRole('textbox', { name: 'Gün', exact: true }).fill(dun);
  await form.getByRole('textbox', { name: 'Başlama Saati' }).fill('22');
  await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('21:30');
  await form.getByRole('textbox', { name: 'Diğer Katılımcılar' }).fill('Ece Ar\nAli Öz');
  await form.getByRole('textbox', { name: 'Konular' }).fill('Randevu defteri\nRapor alma');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Bitiş, başlamadan sonra olmalı.')).toBeVisible();
  await expect(form.getByText('Günü belli olan eğitimin eğitmenini seçiniz.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('23:30');
  await form.getByRole('combobox', { name: 'Eğitmen' }).click();
  await page.getByRole('option').first().click();
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Yazdığınız zaman geçmişte.').first()).toBeVisible();
  await form.getByRole('button', { name: 'Yine de Kaydet' }).click();
  await expect(form).toBeHidden();

  await panel.getByRole('button', { name: `${dun} 22:00–23:30` }).click();
  const pencere = page.getByRole('dialog', { name: 'Eğitim: Eğitilen Ilgaz' });
  await pencere.getByRole('button', { name: 'Yapıldı', exact: true }).click();
  const yapildi = page.getByRole('dialog', { name: 'Eğitim Yapıldı' });
  await yapildi.getByRole('checkbox', { name: 'Ali Öz' }).uncheck();
  await yapildi.getByRole('textbox', { name: 'Puan: Ece Ar' }).fill('85');
  await yapildi.getByRole('checkbox', { name: 'Rapor alma' }).uncheck();
  await erisilebilir(page);
  await yapildi.getByRole('button', { name: 'Yapıldı', exact: true }).click();
  const satir = pencere.getByRole('table', { name: 'Katılımcılar' }).getByRole('row', { name: /Ece Ar/ });
  await expect(satir).toContainText(/EGS-\d{6}/);
  await expect(pencere.getByRole('region', { name: 'Konular' })).toContainText('Rapor alma, işlenmedi');
  const [dosya] = await Promise.all([
    page.waitForEvent('download'),
    satir.getByRole('button', { name: 'Sertifika: Ece Ar' }).click(),
  ]);
  expect(dosya.suggestedFilename()).toMatch(/^EGS-\d{6}\.pdf$/);
  expect((await readFile(await dosya.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect((await islemleri(pencere)).getByRole('menuitem', { name: 'Ertele' })).toBeVisible();
  await expect(satir).not.toContainText('EGS-');
});

test('a training that needs repetition opens another one, and the week shows on a telephone, too', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/islemler/musterigorusme/egitim?sekme=yapilan');
  await page
    .getByRole('button', { name: /^\d\d\.\d\d\.\d{4} / })
    .last()
    .click();
  await isleminiYap(page.getByRole('dialog', { name: /^Eğitim: / }), 'Tekrar Gerekli');
  await page.getByRole('dialog', { name: 'Tekrar Gerekli' }).getByRole('button', { name: 'Tekrar Eğitimi Aç' }).click();
  await page.getByRole('button', { name: 'Aç', exact: true }).click();
  const yeni = page.getByRole('dialog', { name: /^Eğitim: / });
  await expect(yeni.getByRole('link', { name: 'Önceki eğitimi aç' })).toBeVisible();
  await yeni.getByRole('button', { name: 'Planla' }).click();
  await expect(page.getByRole('dialog', { name: 'Eğitimi Düzenle' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/islemler/musterigorusme/egitim?sekme=egitmenler');
  await page.getByRole('button', { name: 'Önceki hafta' }).click();
  const ilk = page.getByRole('list').getByRole('button', { name: /^\d\d:\d\d/ });
  await ilk.first().click();
  await expect(page.getByRole('dialog', { name: /^Eğitim: / }).getByRole('heading', { name: 'Konular' })).toBeVisible();
  await sigar(page);
});
