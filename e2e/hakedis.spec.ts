import { expect, test } from '@playwright/test';
import { erisilebilir, type Hesap, oturumAc } from './fixtures.ts';
import { bostaki, doldur, hesabi, izinDetayiAc, yeniSayfa } from './izinDestek.ts';

test('a new set of tiers lists the affected people before it is saved, and refuses less than the law', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/hakdilimi');
  await expect(page.getByRole('table', { name: /^Hak dilimleri: 10\.06\.2003/ })).toContainText('6–14. yıllar20 gün');
  await page.getByRole('button', { name: 'Yeni Geçerlilik Tarihi' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Geçerlilik Tarihi' });
  const goster = form.getByRole('button', { name: 'Değişecek Hakları Göster' });
  await goster.click();
  await expect(form.getByRole('alert')).toContainText('Geçerlilik tarihini seçiniz.');
  await form.getByRole('textbox', { name: 'Geçerlilik Tarihi' }).fill('01.01.2025');
  await form.getByRole('textbox', { name: '2. dilim, gün' }).fill('19');
  await goster.click();
  await expect(form.getByRole('alert')).toContainText('6. yılını dolduranın hakkı en az 20 gün olmalı');
  await form.getByRole('textbox', { name: '2. dilim, gün' }).fill('22');
  await goster.click();
  await expect(form.getByRole('table', { name: 'Hakkı değişecek çalışanlar' })).toContainText('20 → 22');
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  const yeni = page.getByRole('table', { name: /^Hak dilimleri: 01\.01\.2025/ });
  await expect(yeni).toContainText('22 gün');

  await page.getByRole('button', { name: /^Sil: 01\.01\.2025/ }).click();
  await page.getByRole('dialog', { name: 'Hak Dilimlerini Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(yeni).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Sil: / })).toHaveCount(0);
});

test('a legal number lists the affected balances, and a kind of leave gets a colour', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/hakdilimi?sekme=yasal');
  await page.getByRole('button', { name: 'Düzenle: Genç ve yaşlı çalışanın en az izni' }).click();
  const form = page.getByRole('dialog', { name: 'Genç ve yaşlı çalışanın en az izni' });
  await form.getByRole('textbox', { name: 'Geçerlilik Tarihi' }).fill('01.01.2050');
  await form.getByRole('textbox', { name: 'Değer (gün)' }).fill('22');
  await form.getByRole('button', { name: 'Değişecek Bakiyeleri Göster' }).click();
  await expect(form.getByText('Hiçbir çalışanın bugünkü hakkı değişmiyor.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Geçerlilik Tarihi' }).fill('01.01.2015');
  await form.getByRole('button', { name: 'Değişecek Bakiyeleri Göster' }).click();
  await expect(form.getByRole('table', { name: 'Hakkı değişecek çalışanlar' })).toContainText('20 → 22');
  await erisilebilir(page);
  await form.getByRole('textbox', { name: 'Geçerlilik Tarihi' }).fill('01.01.2050');
  await form.getByRole('button', { name: 'Değişecek Bakiyeleri Göster' }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('table', { name: 'Yasal değerler' })).toContainText('01.01.2050 ve sonrası 22 gün');

  await page.getByRole('tab', { name: 'İzin Türleri' }).click();
  await page.getByRole('button', { name: 'Yeni İzin Türü' }).click();
  const tur = page.getByRole('dialog', { name: 'Yeni İzin Türü' });
  await tur.getByRole('textbox', { name: 'Ad' }).fill('Doğum Günü İzni');
  await tur.getByRole('combobox', { name: 'Renk' }).selectOption('Sarı');
  await tur.getByRole('checkbox', { name: /^Belge gerekir/ }).check();
  await erisilebilir(page);
  await tur.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Doğum Günü İzni' })).toContainText('ücretli, belge gerekir');
});

test('a balance is corrected with a reason; a deleted leave can be looked up with its versions', async ({
  page,
  request,
}) => {
  const kisi = await bostaki(request, 'Eğitim', '2034-03-06', '2034-03-09');
  await oturumAc(page, 'yonetici');
  const detay = await izinDetayiAc(page, kisi.Ad);
  await detay.getByRole('button', { name: 'Bakiye Düzeltmeleri' }).click();
  const bakiye = page.getByRole('dialog', { name: `${kisi.Ad}: Bakiye Düzeltmeleri` });
  await bakiye.getByRole('button', { name: 'Ekle' }).click();
  await expect(bakiye.getByRole('alert')).toContainText('Eklenecek ya da düşülecek günü yazınız.');
  await bakiye.getByRole('textbox', { name: 'Gün' }).fill('-1,5');
  await bakiye.getByRole('textbox', { name: 'Sebep' }).fill('Devir');
  await bakiye.getByRole('button', { name: 'Ekle' }).click();
  await expect(bakiye.getByRole('alert')).toContainText('Sebep en az 10 karakter olmalı.');
  await bakiye.getByRole('textbox', { name: 'Sebep' }).fill('Eski programdan devir');
  await bakiye.getByRole('button', { name: 'Ekle' }).click();
  await expect(bakiye.getByRole('row').filter({ hasText: 'Eski programdan devir' })).toContainText('1,5');
  await erisilebilir(page);
  await bakiye.getByRole('button', { name: 'Kapat' }).last().click();
  await detay.getByRole('button', { name: /^-?[\d,]+ gün$/ }).click();
  const defter = page.getByRole('dialog', { name: `${kisi.Ad}: İzin Bakiyesi` });
  await expect(defter.getByRole('row').filter({ hasText: 'Eski programdan devir' })).toContainText('-1,5');
  await erisilebilir(page);
  await defter.getByRole('button', { name: 'Kapat' }).last().click();

  await detay.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  await doldur(form, { tur: 'Mazeret İzni', bas: '06.03.2034', bit: '09.03.2034' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  const satir = detay.getByRole('row').filter({ hasText: '06.03.2034' });
  await satir.click();
  await detay.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'İzni Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(satir).toHaveCount(0);
  await detay.getByRole('button', { name: 'Silinenler' }).click();
  const silinenler = page.getByRole('dialog', { name: `${kisi.Ad}: Silinen İzinler` });
  await expect(silinenler.getByRole('row').filter({ hasText: '06.03.2034' })).toContainText('Ümit Başar');
  await erisilebilir(page);
  await silinenler
    .getByRole('button', { name: /^Geçmiş: Mazeret İzni, 06\.03\.2034/ })
    .first()
    .click();
  const gecmis = page.getByRole('dialog', { name: /^İzin Geçmişi/ });
  await expect(gecmis.getByRole('listitem')).toContainText([/Silindi/, /Eklendi/]);
});

test('a balance below zero causes a question: the head cannot confirm it, a privileged person may', async ({
  page,
  browser,
  request,
}) => {
  // So early that nobody has earned leave by then.
  const kisi = await bostaki(request, 'Muhasebe', '2028-02-07', '2028-12-04');
  const girilen = { tur: 'Yıllık İzin', bas: '07.02.2028', bit: '04.12.2028' };
  const sorumlu = await yeniSayfa(browser, 'mujgan.akin' as Hesap);
  const onunki = await izinDetayiAc(sorumlu, kisi.Ad);
  await onunki.getByRole('button', { name: 'İzin Ekle' }).click();
  const formu = sorumlu.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  await doldur(formu, girilen);
  await formu.getByRole('button', { name: 'Kaydet' }).click();
  await expect(formu.getByText(/bakiye −?-?\d+(,\d+)? güne düşecek/).first()).toBeVisible();
  await expect(formu).toBeVisible();

  await oturumAc(page, 'yonetici');
  const detay = await izinDetayiAc(page, kisi.Ad);
  await detay.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  await doldur(form, girilen);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  const soru = page.getByRole('dialog').filter({ hasText: 'Yine de kaydedilsin mi?' });
  await expect(soru).toContainText('Bu izinden sonra kalan');
  await soru.getByRole('button').last().click();
  await expect(form).toBeHidden();
  const satir = detay.getByRole('row').filter({ hasText: '07.02.2028' });
  await expect(satir).toHaveCount(1);
  await satir.click();
  await detay.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'İzni Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(satir).toHaveCount(0);
});

test('a request is refused with a reason, and an approved leave is cancelled the same way', async ({
  page,
  browser,
  request,
}) => {
  const kisi = await bostaki(request, 'Yazılım', '2035-04-02', '2035-04-14');
  await oturumAc(page, hesabi(kisi.Ad));
  await page.goto('/personel/izin');
  const iste = async (bas: string, bit: string) => {
    await page.getByRole('button', { name: 'İzin İste' }).click();
    const form = page.getByRole('dialog', { name: 'İzin İste' });
    await doldur(form, { tur: 'Mazeret İzni', bas, bit });
    await form.getByRole('button', { name: 'Gönder' }).click();
    await expect(form).toBeHidden();
  };
  await iste('02.04.2035', '04.04.2035');
  await iste('09.04.2035', '11.04.2035');

  const sorumlu = await yeniSayfa(browser, 'onur.yigit' as Hesap);
  await sorumlu.goto('/personel/izin?sekme=istekler');
  const karar = async (gun: string, onay: boolean, aciklama = '') => {
    await sorumlu
      .getByRole('row')
      .filter({ hasText: gun })
      .getByRole('button', { name: new RegExp(`^Karar ver: ${kisi.Ad}`) })
      .click();
    const dialog = sorumlu.getByRole('dialog');
    if (aciklama !== '') await dialog.getByRole('textbox').fill(aciklama);
    await dialog.getByRole('button', { name: onay ? 'Onayla' : 'Reddet' }).click();
    await expect(dialog).toBeHidden();
  };
  await karar('02.04.2035', false, 'O hafta sürüm yayınlıyoruz');
  await karar('09.04.2035', true);

  await page.getByRole('tab', { name: 'İsteklerim' }).click();
  await expect(page.getByRole('row').filter({ hasText: '02.04.2035' })).toContainText('O hafta sürüm yayınlıyoruz');
  await page.getByRole('tab', { name: 'İzinler' }).click();
  // The list of requests also has a row of that day.
  await page.getByRole('tabpanel', { name: 'İzinler' }).getByRole('row').filter({ hasText: '09.04.2035' }).click();
  await page.getByRole('button', { name: 'İptal İste' }).click();
  const iptal = page.getByRole('dialog', { name: /İptal/ });
  await iptal.getByRole('textbox').fill('Yolculuğum ertelendi');
  await iptal.getByRole('button', { name: 'Gönder' }).click();
  await expect(iptal).toBeHidden();
  await karar('09.04.2035', true);
  await expect(page.getByRole('row').filter({ hasText: '09.04.2035' })).toHaveCount(0);
});
