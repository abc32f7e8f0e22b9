import { expect, test } from '@playwright/test';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { UYDURMA_KARTLAR } from '../packages/server/src/testing/kartvizit.ts';
import { isleminiYap } from './destek.ts';
import { oturumAc, sigar } from './fixtures.ts';

/** A salesperson's day, on the telephone that they carry. */

test('a visit is planned on the route of the day, its result moves the prospect, and the prospect is handed over', async ({
  page,
}) => {
  const bugun = istanbulGunu(Date.now());
  const dun = tarihYaz(gunEkle(bugun, -1));
  await page.setViewportSize({ width: 390, height: 844 });
  await oturumAc(page, 'satis1');

  await page.goto('/pazarlama/gorusmetakip/musteri?bakis=liste&asama=yeni');
  await page
    .getByRole('link', { name: /^Masabaşı / })
    .first()
    .click();
  const pencere = page.getByRole('dialog', { name: /^Aday: / });
  const musteri = (
    (await pencere.getAttribute('aria-label')) ??
    (await pencere.getByRole('heading', { level: 2 }).first().textContent()) ??
    ''
  ).replace('Aday: ', '');
  await sigar(page);
  await isleminiYap(pencere, 'Ziyaret Planla');
  const form = page.getByRole('dialog', { name: 'Yeni Ziyaret' });
  await form.getByRole('combobox', { name: 'Görüşme Türü' }).fill('Yerinde');
  await page.getByRole('option', { name: 'Yerinde', exact: true }).click();
  await form.getByRole('textbox', { name: 'Gün', exact: true }).fill(dun);
  await form.getByRole('textbox', { name: 'Başlama Saati' }).fill('10:00');
  await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('11:00');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Görüşülecek en az bir ürün seçiniz.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Ürünler' }).click();
  const urun = (await pencere
    .getByText(/^Masabaşı /)
    .first()
    .textContent())!;
  await page.getByRole('option', { name: urun, exact: true }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
  await pencere.getByRole('button', { name: 'Kapat' }).last().click();

  await page.goto('/pazarlama/gorusmetakip?sekme=sonuc');
  await page
    .getByRole('link', { name: `${dun} 10:00–11:00` })
    .first()
    .click();
  const ziyaret = page.getByRole('dialog', { name: musteri });
  await expect(ziyaret.getByRole('heading', { level: 2, name: musteri })).toBeVisible();
  await sigar(page);
  // The visit has a page of its own, whose address another person can open.
  await ziyaret.getByRole('link', { name: 'Sayfada Aç' }).click();
  await expect(page.getByRole('heading', { level: 1, name: musteri })).toBeVisible();
  await sigar(page);
  await page.getByRole('button', { name: 'Sonuç Yaz' }).click();
  const sonuc = page.getByRole('dialog', { name: 'Ziyaretin Sonucu' });
  await sonuc.getByRole('combobox', { name: 'Sonuç' }).click();
  await page.getByRole('option', { name: 'Teklif İstedi' }).click();
  await sonuc.getByRole('textbox', { name: 'Konuşulan' }).fill('Beş kullanıcı için teklif istedi.');
  await sonuc.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Ziyaret: Teklif İstedi');

  // The visited person's business card: photographed, read here, confirmed field by field.
  await isleminiYap(page, 'Kartvizitler');
  const kartlar = page.getByRole('dialog', { name: `Kartvizitler: ${musteri}` });
  const secici = page.waitForEvent('filechooser');
  await kartlar.getByRole('button', { name: 'Kartvizit Ekle' }).click();
  await (await secici).setFiles({ name: 'kart.jpg', mimeType: 'image/jpeg', buffer: await UYDURMA_KARTLAR[6]!.ciz() });
  const onay = page.getByRole('dialog', { name: 'Kartviziti Onayla' });
  await expect(onay.getByRole('img', { name: 'Kartvizit' })).toBeVisible();
  for (const alan of ['Ad', 'Soyad', 'Görevi', 'GSM']) await onay.getByRole('button', { name: `Al: ${alan}` }).click();
  await expect(onay.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Gülşah');
  await onay.getByRole('textbox', { name: 'E-posta' }).fill('gulsah@ornek.example');
  await onay.getByRole('combobox', { name: 'Arama' }).selectOption('Onay verdi');
  await sigar(page);
  await onay.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(onay).toBeHidden();
  await expect(kartlar.getByRole('listitem').filter({ hasText: 'Gülşah Çınar' })).toContainText(/Arama: onay verdi/);
  await kartlar.getByRole('button', { name: 'Kapat' }).last().click();

  await page.goto(`/pazarlama/gorusmetakip/musteri?bakis=liste&asama=teklif&ara=${encodeURIComponent(musteri)}`);
  await page.getByRole('link', { name: urun }).first().click();
  await expect(pencere.getByRole('region', { name: 'Geçmiş' })).toContainText('Aday: Yeni → Teklif');
  await isleminiYap(pencere, 'Yönlendir');
  const yonlendir = page.getByRole('dialog', { name: 'Adayı Yönlendir' });
  await yonlendir.getByRole('combobox', { name: 'Kişi' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(yonlendir.getByText(/^1\. öneri: /)).toBeVisible();
  await yonlendir.getByRole('textbox', { name: 'Neden' }).fill('Önümüzdeki ay izindeyim.');
  await yonlendir.getByRole('button', { name: 'Yönlendir', exact: true }).click();
  await expect(yonlendir).toBeHidden();
  await page.goto('/pazarlama/gorusmetakip/yonlendirme?sekme=gonderdigim');
  await expect(page.getByRole('button', { name: `Geri Al: ${musteri}` })).toBeVisible();
  await sigar(page);

  await page.goto('/pazarlama/gorusmetakip');
  await page.getByRole('button', { name: 'Gün Planı' }).click();
  const plan = page.getByRole('dialog', { name: 'Gün Planı' });
  await expect(plan.getByText(/^(Toplam yol yaklaşık|Bu gün için planlanmış ziyaretiniz yok)/)).toBeVisible();
  await sigar(page);
});
