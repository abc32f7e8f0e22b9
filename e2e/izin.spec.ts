import { readFile } from 'node:fs/promises';
import { istanbulGunu, gunEkle, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type Download, expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';
import { erisilebilir, type Hesap, kaydetmedenKapat, oturumAc } from './fixtures.ts';
import { bostaki, doldur, type Giris, hesabi, izinDetayiAc, yeniSayfa } from './izinDestek.ts';

async function izinEkle(page: Page, giris: Giris): Promise<void> {
  await page.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  await doldur(form, giris);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
}

const izinSatiri = (page: Page, metin: string) =>
  page.getByRole('grid', { name: 'İzin kayıtları' }).getByRole('row').filter({ hasText: metin });

const icerik = async (indirilen: Download): Promise<Buffer> => readFile(await indirilen.path());

test('an employee asks, the head approves, the board shows it', async ({ browser, page, request }) => {
  const bugun = istanbulGunu(Date.now());
  // A week, so that it includes working days even on a Sunday.
  const bitis = gunEkle(bugun, 7);
  const kisi = await bostaki(request, 'Kurulum', bugun, bitis);
  await oturumAc(page, hesabi(kisi.Ad));
  await page.goto('/personel/izin');
  await page.getByRole('button', { name: 'İzin İste' }).click();
  const form = page.getByRole('dialog', { name: 'İzin İste' });
  await doldur(form, { tur: 'Mazeret İzni', bas: tarihYaz(bugun), bit: tarihYaz(bitis), aciklama: 'Tapu işlemi' });
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Gönder' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('tab', { name: 'İsteklerim' }).click();
  const istek = page.getByRole('row').filter({ hasText: tarihYaz(bugun) });
  await expect(istek).toContainText('Bekliyor');

  const sorumlu = await yeniSayfa(browser, 'levent.cagatay' as Hesap);
  await sorumlu.goto('/personel/izin?sekme=istekler');
  await sorumlu.getByRole('button', { name: new RegExp(`^Karar ver: ${kisi.Ad}`) }).click();
  const karar = sorumlu.getByRole('dialog', { name: 'İzin İsteği' });
  await expect(karar).toContainText('Tapu işlemi');
  await erisilebilir(sorumlu);
  await karar.getByRole('button', { name: 'Reddet' }).click();
  await expect(karar.getByText('En Az 10 Karakter Girmelisiniz...')).toBeVisible();
  await karar.getByRole('button', { name: 'Onayla' }).click();
  await expect(karar).toBeHidden();

  await expect(istek).toContainText('Onaylandı');
  await sorumlu.goto('/personel/mola');
  await sorumlu.getByRole('checkbox', { name: /Gelmeyenleri/ }).check();
  const kart = sorumlu.getByRole('listitem').filter({ hasText: kisi.Ad });
  // A person whose shift has begun counts as at work until its end. A night worker is not away before the shift begins.
  const gece = kisi.MesaiBaslangic > '12:00';
  await expect(
    kart.getByText(gece ? /^Mazeret İzni|^Mesai başlama|^Çalışmıyor/ : /^Mazeret İzni|^Mesai başlama/).first(),
  ).toBeVisible();
  await sorumlu.goto('/personel/izin?sekme=takvim');
  await expect(
    sorumlu.getByRole('row', { name: new RegExp(kisi.Ad) }).getByRole('gridcell', { name: /^Mazeret İzni/ }),
  ).not.toHaveCount(0);
});

test('a leave is entered with its day count, the checks come in order, and an overlap names the other leave', async ({
  page,
  request,
}) => {
  const kisi = await bostaki(request, 'Yazılım', '2031-10-27', '2031-11-02');
  await oturumAc(page, 'yonetici');
  const detay = await izinDetayiAc(page, kisi.Ad);
  await expect(detay.getByRole('columnheader')).toHaveText([
    'izinTur',
    'Başlangıç',
    'Bitiş',
    'Yazan',
    'Düzenleyen',
    'R.Tatil Gün',
    'Kul.Saat',
    'Kul.Gün',
    'Aciklama',
  ]);
  await detay.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  const kaydet = form.getByRole('button', { name: 'Kaydet' });
  const uyari = page.getByRole('region', { name: 'Kısa bildirimler' }).getByRole('alert');
  await kaydet.click();
  await expect(uyari).toContainText('Dikkat!!!');
  await expect(uyari).toContainText('İzin Türünü Seçmelisiniz...');
  await form.getByRole('combobox', { name: 'İzin Türü' }).selectOption('Mazeret İzni');
  await kaydet.click();
  await expect(uyari).toContainText('Başlangıç Tarihini Seçmelisiniz...');
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill('27.10.2031');
  await kaydet.click();
  await expect(uyari).toContainText('İşe Başlama Tarihini Seçmelisiniz...');
  await form.getByRole('textbox', { name: 'İzin Bitişi' }).fill('27.10.2031');
  await kaydet.click();
  await expect(uyari).toContainText('İzin için kullanılan saat veya gün  0 dan büyük olmalı..');

  await form.getByRole('textbox', { name: 'Başlama Saati' }).fill('9');
  await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('12.30');
  await expect(form.getByRole('status', { name: 'Hesap' })).toHaveText('09:00 – 12:30 = 3,5 saat');
  // Half a day. On the half day before a holiday this is the whole working time.
  const yarim = form.getByRole('combobox', { name: 'Yarım Gün' });
  await yarim.selectOption({ index: 1 });
  await expect(form.getByRole('status', { name: 'Hesap' })).toContainText('Öğleden önce: 0,5 gün');
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill('28.10.2031');
  await expect(form.getByRole('textbox', { name: 'İzin Bitişi' })).toHaveValue('28.10.2031');
  await expect(yarim.getByRole('option')).toHaveCount(2);
  await expect(form.getByText('Bu günün öğleden sonrası tatil.')).toBeVisible();
  await yarim.selectOption('Hayır');
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill('27.10.2031');
  await form.getByRole('textbox', { name: 'İzin Bitişi' }).fill('27.10.2031');
  // Another kind and back: the count is the same as before.
  const turu = form.getByRole('combobox', { name: 'İzin Türü' });
  await turu.selectOption('Babalık İzni');
  await turu.selectOption('Mazeret İzni');
  await form.getByRole('textbox', { name: 'İzin Bitişi' }).fill('01.11.2031');
  await expect(form.getByRole('status', { name: 'Hesap' })).toHaveText(
    `5 gün − 0,5 Arife − 1 Cumhuriyet Bayramı = 3,5`,
  );
  await expect(form.getByRole('textbox', { name: 'Resmi Tatil' })).toHaveValue('1,50');
  await expect(form.getByRole('textbox', { name: 'Kullanılan Gün' })).toHaveValue('3,50');
  // The start cannot be later than the end.
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill('05.11.2031');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill('Taşınma');
  await expect(form.getByText(/arasında bir tarih yazınız/)).toBeVisible();
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill('27.10.2031');
  await erisilebilir(page);

  await page.route('**/izinkaydet', (r) => r.abort());
  await kaydet.click();
  await expect(form.getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Taşınma');
  await page.unroute('**/izinkaydet');
  await kaydet.click();
  await expect(form).toBeHidden();
  const satir = izinSatiri(page, '27.10.2031');
  await expect(satir).toContainText('3,5');

  await detay.getByRole('button', { name: 'İzin Ekle' }).click();
  await doldur(form, { tur: 'Ücretsiz İzin', bas: '30.10.2031', bit: '03.11.2031', aciklama: 'İkinci kayıt' });
  await kaydet.click();
  await expect(form.getByRole('region', { name: 'Çakışan izin' })).toContainText('Mazeret İzni27.10.2031 – 01.11.2031');
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('İkinci kayıt');
  await form.getByRole('button', { name: 'İptal' }).click();
  await kaydetmedenKapat(page);

  await satir.click();
  await detay.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'İzni Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('İzin Silindi...')).toBeVisible();
  await expect(satir).toHaveCount(0);
});

test('bulk entry writes a department once and names the skipped people', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/izin');
  // A new week each time, so that the test can repeat on one database. Later weeks have two holidays in a row.
  const bas = gunEkle('2033-02-07', 7 * (Math.floor(Date.now() / 1000) % 96));
  const gir = async (bak = async () => {}) => {
    await page.getByRole('button', { name: 'Toplu İzin Girişi' }).click();
    const form = page.getByRole('dialog', { name: 'Toplu İzin Girişi' });
    await expect(form.getByPlaceholder('Tüm aktif personel')).toBeVisible();
    await form.getByRole('combobox', { name: 'Departmanlar' }).click();
    await page.getByRole('option', { name: 'Eğitim' }).click();
    await page.keyboard.press('Escape');
    await doldur(form, { tur: 'İdari İzin', bas: tarihYaz(bas), bit: tarihYaz(gunEkle(bas, 1)) });
    await bak();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByText(/kişiye izin yazıldı\./)).toBeVisible();
    return form;
  };
  const ilk = await gir(() => erisilebilir(page));
  await expect(ilk).toContainText('3 kişiye izin yazıldı.');
  await ilk.getByRole('button', { name: 'Kapat' }).last().click();
  const ikinci = await gir();
  await expect(ikinci).toContainText('0 kişiye izin yazıldı.');
  await expect(ikinci).toContainText('3 kişi atlandı.');
  await expect(ikinci.getByRole('table', { name: 'Atlanan kişiler' })).toContainText('Nurgül Çetin');
  await erisilebilir(page);
});

test('the leave form opens in the viewer and the list opens as a spreadsheet', async ({ page, request }) => {
  const kisi = await bostaki(request, 'Muhasebe', '2034-03-06', '2034-03-11');
  await oturumAc(page, 'yonetici');
  const detay = await izinDetayiAc(page, kisi.Ad);
  await izinEkle(page, { tur: 'Mazeret İzni', bas: '06.03.2034', bit: '11.03.2034', aciklama: '=1+1 çığ, ŞÖFÖR' });
  await izinSatiri(page, '06.03.2034').click();
  await detay.getByRole('button', { name: 'Yazdır' }).click();
  const rapor = page.getByRole('dialog', { name: `${kisi.Ad}: İzin Formu` });
  await expect(rapor.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expect(rapor.getByRole('button', { name: 'SMS & Mail Olarak Gönder' })).toHaveCount(0);
  const [form] = await Promise.all([
    page.waitForEvent('download'),
    rapor.getByRole('link', { name: 'Raporu İndir' }).click(),
  ]);
  expect(form.suggestedFilename()).toMatch(/^izin_talep .*\.pdf$/);
  const belge = await getDocument({ data: new Uint8Array(await icerik(form)), verbosity: 0 }).promise;
  const { items } = await (await belge.getPage(1)).getTextContent();
  const metin = items.map((i) => ('str' in i ? i.str : '')).join(' ');
  expect(metin).toContain(kisi.Ad);
  expect(metin).toContain('çığ, ŞÖFÖR');
  await rapor.getByRole('button', { name: 'Kapat' }).click();

  const [liste] = await Promise.all([
    page.waitForEvent('download'),
    detay.getByRole('button', { name: 'Excel’e Aktar' }).click(),
  ]);
  const bugun = istanbulGunu(Date.now());
  expect(liste.suggestedFilename()).toBe(`${kisi.Ad} PersonelIZIN ${bugun.slice(5, 7)} ${bugun.slice(0, 4)}.xlsx`);
  const hucreler = (await readXlsxFile(await icerik(liste))).flatMap((s) => s.data.flat());
  expect(hucreler.map(String)).toContain('=1+1 çığ, ŞÖFÖR');

  await izinSatiri(page, '06.03.2034').click();
  await detay.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'İzni Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(izinSatiri(page, '06.03.2034')).toHaveCount(0);
});

test('two people edit the same leave: both versions stand side by side, and either can be chosen', async ({
  browser,
  page,
  request,
}) => {
  const kisi = await bostaki(request, 'Yazılım', '2035-05-07', '2035-05-12');
  await oturumAc(page, 'yonetici');
  await izinDetayiAc(page, kisi.Ad);
  await izinEkle(page, { tur: 'Mazeret İzni', bas: '07.05.2035', bit: '12.05.2035', aciklama: 'ilk hâli' });
  const ikinci = await yeniSayfa(browser, 'onur.yigit' as Hesap);
  await izinDetayiAc(ikinci, kisi.Ad);
  const ac = async (p: Page) => {
    await izinSatiri(p, '07.05.2035').click();
    await p.getByRole('button', { name: 'Düzenle', exact: true }).click();
    return p.getByRole('dialog', { name: /^İzin Düzenle/ });
  };
  const [a, b] = [await ac(page), await ac(ikinci)];
  await b.getByRole('textbox', { name: 'Açıklama' }).fill('sorumlunun yazdığı');
  await b.getByRole('button', { name: 'Kaydet' }).click();
  await expect(b).toBeHidden();

  await a.getByRole('textbox', { name: 'Açıklama' }).fill('yöneticinin yazdığı');
  await a.getByRole('button', { name: 'Kaydet' }).click();
  const fark = a.getByRole('region', { name: 'İki versiyon' });
  await expect(fark.getByRole('row', { name: /^Açıklama/ })).toContainText('yöneticinin yazdığısorumlunun yazdığı');
  await erisilebilir(page);
  await fark.getByRole('button', { name: 'Kayıttakini Al' }).click();
  await expect(a.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('sorumlunun yazdığı');
  await a.getByRole('textbox', { name: 'Açıklama' }).fill('ikisi birden');
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await expect(a).toBeHidden();
  await expect(izinSatiri(page, '07.05.2035')).toContainText('ikisi birden');
  // The other page gets the change by itself.
  await expect(izinSatiri(ikinci, '07.05.2035')).toContainText('ikisi birden');

  await page.getByRole('button', { name: 'Geçmiş' }).click();
  await expect(page.getByRole('list', { name: 'İznin bütün versiyonları' }).getByRole('listitem')).toHaveCount(3);
  await erisilebilir(page);
  await page
    .getByRole('dialog', { name: /^İzin Geçmişi/ })
    .getByRole('button', { name: 'Kapat' })
    .last()
    .click();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'İzni Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(izinSatiri(page, '07.05.2035')).toHaveCount(0);
});
