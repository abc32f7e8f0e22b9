import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { cagir, isleminiYap } from './destek.ts';
import { jetonAl } from './fixtures.ts';
import { biri, isiAc, sec, testYaz, yazarak } from './isDestek.ts';

/** The one story through all rooms: a customer's wish is released, and a sale to a customer is paid. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const BUGUN = istanbulGunu(Date.now());
/** Names contain only letters. */
const SOYAD = `Hikâye${damga.replaceAll(/\d/g, (r) => 'abcdefghij'[Number(r)]!)}`;
const MUSTERI = `Nermin ${SOYAD}`;
const GSM = `0548${damga}`;

/** Creates a customer that can get an invoice. */
async function musteriAc(request: APIRequestContext): Promise<void> {
  const token = await jetonAl(request, 'yonetici');
  const { ilce } = await cagir<{ ilce: { Id: number; IlId: number }[] }>(
    request,
    token,
    '/tanimlar/musteri/baseGerekliList',
    {},
  );
  const kart = {
    ...BOS_MUSTERI,
    Id: 0,
    Surum: 0,
    Ad: 'Nermin',
    Soyad: SOYAD,
    GSM,
    Eposta: `n${GSM}@ornek.example`,
    IlId: 34,
    IlceId: ilce.find((i) => i.IlId === 34)!.Id,
    Adres: 'Bağdat Caddesi 1',
    ProjeIdler: [6],
  };
  const cevap = await cagir(request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true });
  expect(cevap).toMatchObject({ durum: true });
}

const BASLIK = `Reçetede barkod ${damga}`;
const [DESTEK, ANALIST, LIDER, YAZAN, TESTCI] = [
  'alperen.agaoglu',
  'kagan.ertugrul',
  'onur.yigit',
  'beyza.cakir',
  'sinem.agir',
] as const;

/** A call becomes a wish, the wish a task, the task a version with a message to the customer, and the end a survey. */
async function istenenCikar(browser: Browser, yonetici: Page): Promise<void> {
  const versiyon = `8.${Number(damga)}`;
  const destek = await biri(browser, DESTEK);

  const gorusme = await test.step('the telephone rings', async () => {
    await destek.goto(`/islemler/musterigorusme/detay?telefon=${GSM}`);
    await destek.getByRole('button', { name: 'Görüşme Aç' }).click();
    const form = destek.getByRole('dialog', { name: 'Yeni Görüşme' });
    await sec(form, 'Konu', 'Reçete');
    await form.getByRole('textbox', { name: 'Açıklama' }).fill(BASLIK);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(destek.getByRole('heading', { level: 1, name: BASLIK })).toBeVisible();
    await destek.getByRole('button', { name: 'İşleme Al' }).click();
    const adres = new URL(destek.url());
    return adres.pathname + adres.search;
  });

  const versiyonu = await test.step('a version is planned, and the wish becomes an analysis', async () => {
    await yonetici.goto('/istakibi/versiyonlar');
    await yonetici.getByRole('button', { name: 'Yeni Versiyon' }).click();
    const yeni = yonetici.getByRole('dialog', { name: 'Yeni Versiyon' });
    await sec(yeni, 'Ürün', 'Masabaşı Klinik');
    await yeni.getByRole('textbox', { name: 'Versiyon No' }).fill(versiyon);
    await yeni.getByRole('textbox', { name: 'Planlanan Tarih' }).fill(tarihYaz(gunEkle(BUGUN, 60)));
    await yeni.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(yonetici.getByRole('heading', { level: 1, name: `Masabaşı Klinik ${versiyon}` })).toBeVisible();
    const adres = yonetici.url();
    await yonetici.goto(gorusme);
    const bolum = yonetici.getByRole('region', { name: 'Analizler' });
    await bolum.getByRole('button', { name: 'Yeni Analiz' }).click();
    const form = yonetici.getByRole('dialog', { name: 'Yeni Analiz' });
    await sec(form, 'Gereksinim Kaynağı', 'Müşteri');
    await sec(form, 'Analiz Türü', 'İş');
    await sec(form, 'Aciliyet', 'Yüksek');
    await form.getByRole('textbox', { name: 'İhtiyaç' }).fill('Reçetede barkodla ilaç bulunamıyor.');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await bolum.getByRole('link', { name: /^A\d{5}$/ }).click();
    return adres;
  });

  const analizi = { name: new RegExp(`^A\\d{5}: ${BASLIK}$`) };
  await test.step('it is written, accepted and becomes a task of that version', async () => {
    await expect(yonetici.getByRole('heading', { level: 1, ...analizi })).toBeVisible();
    const adres = new URL(yonetici.url());
    const analist = await biri(browser, ANALIST);
    await analist.goto(adres.pathname + adres.search);
    const onun = analist.getByRole('main');
    await expect(onun.getByRole('heading', { level: 1, ...analizi })).toBeVisible();
    await onun.getByRole('button', { name: 'Analize Başla' }).click();
    await isleminiYap(onun, 'Düzenle');
    const form = analist.getByRole('dialog', { name: /: Analizi Düzenle$/ });
    await form.getByRole('textbox', { name: 'Efor (saat)' }).fill('8');
    await form.getByRole('textbox', { name: 'Çözüm Önerisi' }).fill('Arama kutusu barkodu da arar.');
    await form.getByRole('textbox', { name: 'Kabul Kriterleri' }).fill('Barkodla ilaç bulunur');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form).toBeHidden();
    await onun.getByRole('button', { name: 'Kabule Gönder' }).click();
    await expect(onun.getByRole('region', { name: 'Kabul', exact: true })).toBeVisible();
    await yonetici.reload();
    const pencere = yonetici.getByRole('main');
    await pencere.getByRole('button', { name: 'Kabul Et', exact: true }).click();
    await yonetici
      .getByRole('dialog', { name: /: Kabul Et$/ })
      .getByRole('button', { name: 'Kabul Et', exact: true })
      .click();
    await pencere.getByRole('button', { name: 'İşe Dönüştür' }).click();
    const is = yonetici.getByRole('dialog', { name: /: İşe Dönüştür$/ });
    await sec(is, 'İş Türü', 'Geliştirme');
    await sec(is, 'Ekip', 'Geliştirme Ekibi');
    await sec(is, 'Atanan', 'Beyza Çakır');
    await sec(is, 'Testçi', 'Sinem Ağır');
    await sec(is, 'Hedef Versiyon', versiyon);
    await is.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(is).toBeHidden();
    await analist.context().close();
  });

  await test.step('it is built, tested and taken into the version', async () => {
    const yazan = await biri(browser, YAZAN);
    const isi = await isiAc(yazan, 'benim', BASLIK);
    await isi.getByRole('button', { name: 'Geliştirmeye Başla' }).click();
    await yazarak(isi, 'Teste Ver', 'Ne Yapıldı', 'Arama kutusu barkodu da arıyor.');
    const testci = await biri(browser, TESTCI);
    const denenen = await isiAc(testci, 'testim', BASLIK);
    await denenen.getByRole('button', { name: 'Teste Al' }).click();
    await testYaz(denenen, 'Geçti');
    await denenen.getByRole('button', { name: 'Testi Onayla' }).click();
    await expect(denenen.getByRole('list', { name: 'Geçmiş' })).toContainText('İş: Test Onaylı');
    const lider = await biri(browser, LIDER);
    const alinan = await isiAc(lider, 'acik', BASLIK);
    await alinan.getByRole('button', { name: 'Versiyona Al' }).click();
    await expect(alinan.getByRole('list', { name: 'Geçmiş' })).toContainText('İş: Versiyona Alındı');
    for (const page of [yazan, testci, lider]) await page.context().close();
  });

  await test.step('the version comes out, and the customer is told', async () => {
    await yonetici.goto(versiyonu);
    await yonetici.getByRole('button', { name: 'Dondur', exact: true }).click();
    await yonetici.getByRole('button', { name: 'Notu Yaz' }).click();
    const not = yonetici.getByRole('dialog', { name: /^Versiyon Notu: / });
    await not.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await yonetici.getByRole('button', { name: 'Yayınla' }).click();
    const yayinla = yonetici.getByRole('dialog', { name: /^Yayınla: / });
    await yayinla.getByRole('button', { name: 'Yayınla', exact: true }).click();
    await expect(yonetici.getByText('isteyen 1 kişiye yazıldı', { exact: false })).toBeVisible();
  });

  await test.step('the ticket is closed, and its customer answers a survey', async () => {
    await destek.reload();
    await expect(destek.getByText('Versiyon bildirildi').first()).toBeVisible();
    await destek.getByRole('button', { name: 'Çöz', exact: true }).click();
    const coz = destek.getByRole('dialog', { name: /^Çöz: G/ });
    await coz.getByRole('textbox', { name: 'Çözüm' }).fill(`İstenen ${versiyon} versiyonunda çıktı.`);
    await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
    await expect(coz).toBeHidden();
    await destek.getByRole('main').getByRole('button', { name: 'Kapat', exact: true }).click();
    await expect(destek.getByRole('list', { name: 'Görüşmenin geçmişi' })).toContainText('Kapandı');
    await yonetici.goto(gorusme);
    await yonetici.getByRole('button', { name: 'Diğer işlemler' }).click();
    await yonetici.getByRole('menuitem', { name: 'Anket Gönder' }).click();
    const anket = yonetici.getByRole('dialog', { name: /^Anket Gönder: G/ });
    await anket.getByRole('combobox', { name: 'Nasıl sorulsun?' }).selectOption('Bağlantısını ben ileteceğim');
    await anket.getByRole('button', { name: 'Gönder', exact: true }).click();
    const adres = await anket
      .getByText(/\/anket\/[\w-]{43}$/)
      .last()
      .textContent();
    const musteri = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await musteri.goto(`${/\/anket\/[\w-]{43}/.exec(adres!)![0]}?c=5`);
    await musteri.getByRole('button', { name: 'Devam' }).click();
    await musteri.getByRole('button', { name: 'Devam' }).click();
    await expect(musteri.getByRole('heading', { level: 1, name: 'Teşekkür ederiz' })).toBeVisible();
    await musteri.context().close();
  });
  await destek.context().close();
}

const sayi = (yazi: string) => yazi.replace(/[^\d,]/g, '');

/** A visit becomes a quote, the quote a licence and an invoice, and the invoice a matched bank line. */
async function satilanOdenir(browser: Browser, satan: Page): Promise<void> {
  await test.step("the visit, and the customer's wish for a quote", async () => {
    await satan.goto('/pazarlama/gorusmetakip');
    await satan.getByRole('button', { name: 'Yeni Ziyaret' }).click();
    const form = satan.getByRole('dialog', { name: 'Yeni Ziyaret' });
    await sec(form, 'Müşteri', MUSTERI);
    await sec(form, 'Görüşme Türü', 'Yerinde');
    await form.getByRole('textbox', { name: 'Gün', exact: true }).fill(tarihYaz(gunEkle(BUGUN, -1)));
    await form.getByRole('textbox', { name: 'Başlama Saati' }).fill('08:10');
    await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('08:40');
    await form.getByRole('combobox', { name: 'Ürünler' }).click();
    await satan
      .getByRole('listbox', { name: 'Ürünler' })
      .getByRole('option', { name: 'Masabaşı Klinik', exact: true })
      .click();
    await satan.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form).toBeHidden();
    await satan.goto(`/pazarlama/gorusmetakip?sekme=hepsi&ara=${encodeURIComponent(SOYAD)}`);
    await satan.getByRole('link', { name: / 08:10–08:40$/ }).click();
    await satan.getByRole('button', { name: 'Sonuç Yaz' }).click();
    const sonuc = satan.getByRole('dialog', { name: 'Ziyaretin Sonucu' });
    await sonuc.getByRole('combobox', { name: 'Sonuç' }).click();
    await satan.getByRole('option', { name: 'Teklif İstedi' }).click();
    await sonuc.getByRole('textbox', { name: 'Konuşulan' }).fill('Yıllık lisans için teklif istedi.');
    await sonuc.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(satan.getByRole('region', { name: 'Geçmiş' })).toContainText('Ziyaret: Teklif İstedi');
  });

  const teklif = satan.getByRole('dialog', { name: new RegExp(`^TKL-.*: Klinik lisansı ${damga}$`) });
  const adres = await test.step('the quote, sent', async () => {
    await satan.goto('/pazarlama/tekliftakibi');
    await satan.getByRole('button', { name: 'Yeni Teklif' }).click();
    const form = satan.getByRole('dialog', { name: 'Yeni Teklif' });
    await sec(form, 'Müşteri', MUSTERI);
    await sec(form, 'Ürün', 'Masabaşı Klinik');
    await form.getByRole('textbox', { name: 'Başlık' }).fill(`Klinik lisansı ${damga}`);
    await form.getByRole('textbox', { name: 'Geçerlilik' }).fill(tarihYaz(gunEkle(BUGUN, 20)));
    const kalem = form.getByRole('group', { name: '1. kalem' });
    await kalem.getByRole('textbox', { name: '1. kalem' }).fill('Yıllık lisans');
    await kalem.getByRole('textbox', { name: 'Miktar' }).fill('1');
    await kalem.getByRole('textbox', { name: 'Birim fiyat' }).fill(`1.${damga.slice(-3)},50`);
    await form.getByRole('combobox', { name: 'Kabulde Açılacak Lisans' }).click();
    await satan.getByRole('listbox').getByRole('option').first().click();
    await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
    await expect(form).toBeHidden();
    await teklif.getByRole('button', { name: 'Gönder', exact: true }).click();
    const gonder = satan.getByRole('dialog', { name: /^Gönder: TKL-/ });
    await gonder.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(gonder).toBeHidden();
    await isleminiYap(teklif, 'Bağlantı');
    const baglanti = satan.getByRole('dialog', { name: /^Bağlantı: / });
    await baglanti.getByRole('button', { name: 'Bağlantıyı Göster' }).click();
    return new URL(await baglanti.getByRole('textbox', { name: 'Müşterinin sayfası' }).inputValue()).pathname;
  });

  await test.step('the customer accepts on a telephone', async () => {
    const musteri = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await musteri.goto(adres);
    await musteri.getByRole('textbox', { name: 'Adınız ve soyadınız *' }).first().fill(MUSTERI);
    await musteri.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check();
    await musteri.getByRole('button', { name: 'Teklifi Kabul Et' }).click();
    await expect(musteri.getByText(/^Teklif kabul edildi: /)).toBeVisible();
    await musteri.context().close();
  });

  const [faturaNo, tutar] = await test.step('the licence stands, the invoice is cut', async () => {
    await satan.reload();
    await expect(teklif.getByText(/^L\d{4,}$/)).toBeVisible();
    await teklif.getByRole('link', { name: 'Taslak' }).click();
    await satan.getByRole('button', { name: 'Faturayı Kes' }).click();
    await satan.getByRole('dialog').getByRole('button', { name: 'Faturayı Kes' }).click();
    const baslik = satan.getByRole('heading', { level: 1, name: /^MS[AB]20\d{11}$/ });
    await expect(baslik).toBeVisible();
    const toplam = satan.getByRole('region', { name: 'Toplamlar' }).getByRole('definition').last();
    return [await baslik.innerText(), sayi(await toplam.innerText())] as const;
  });

  await test.step('its money comes, is matched with its reason, and the day closes', async () => {
    const ekstre = [
      ':20:EKSTRE',
      `:25:0001/${damga}`,
      ':28C:1/1',
      `:60F:C${BUGUN.slice(2).replaceAll('-', '')}TRY0,00`,
      `:61:${BUGUN.slice(2).replaceAll('-', '')}${BUGUN.slice(5).replace('-', '')}C${tutar}NTRFNONREF`,
      `:86:GELEN EFT ${MUSTERI} ${faturaNo}`,
      `:62F:C${BUGUN.slice(2).replaceAll('-', '')}TRY${tutar}`,
      '-',
    ].join('\r\n');
    await satan.goto('/mali/bankagunsonu?durum=hepsi');
    await satan.getByRole('button', { name: 'Yeni Hesap' }).click();
    const hesap = satan.getByRole('dialog', { name: 'Yeni Banka Hesabı' });
    await hesap.getByLabel('Hesabın Adı').fill(`Hikâye ${damga}`);
    await hesap.getByRole('textbox', { name: 'Açılış Günü' }).fill(tarihYaz(BUGUN));
    await hesap.getByLabel('Açılış Bakiyesi').fill('0,00');
    await hesap.getByRole('button', { name: 'Kaydet' }).click();
    await expect(hesap).toBeHidden();
    await satan.getByRole('button', { name: new RegExp(`^Hikâye ${damga}`) }).click();
    await satan.getByRole('button', { name: 'Ekstre Yükle' }).click();
    const yukle = satan.getByRole('dialog', { name: 'Ekstre Yükle' });
    await yukle
      .getByLabel('Ekstre dosyası')
      .setInputFiles({ name: 'ekstre.sta', mimeType: 'text/plain', buffer: Buffer.from(ekstre) });
    await yukle.getByRole('button', { name: '1 Hareketi Yükle' }).click();
    await expect(yukle).toBeHidden();
    await satan.getByRole('button', { name: 'Kesin Eşleşmeler' }).click();
    const kesinler = satan.getByRole('dialog', { name: 'Kesin Eşleşmeler' });
    await expect(kesinler).toContainText(faturaNo);
    await expect(kesinler.getByText(/Tutar kuruşu kuruşuna aynı/).first()).toBeVisible();
    await kesinler.getByRole('button', { name: /Hareketi İşle$/ }).click();
    await expect(satan.getByText('1 hareket işlendi')).toBeVisible();
    await satan.getByText('Günler', { exact: true }).click();
    const gun = satan.getByRole('table', { name: 'Günler' }).getByRole('row', { name: new RegExp(tarihYaz(BUGUN)) });
    await gun.getByRole('button', { name: /^Kapat: / }).click();
    await expect(gun.getByText('Kapalı', { exact: true })).toBeVisible();
  });

  await test.step('the invoice is paid and names its payment', async () => {
    await satan.goto(`/mali/afatura?ara=${faturaNo}`);
    await satan.getByRole('link', { name: faturaNo }).click();
    await expect(satan.getByRole('table', { name: 'Faturanın tahsilatları' })).toContainText('Banka');
    await expect(satan.getByRole('group', { name: /Kalan/ }).or(satan.getByText('Kalan').locator('..'))).toContainText(
      '₺0,00',
    );
  });
}

test('a call becomes a wish, a version and a survey; a visit becomes a quote, a licence, an invoice and a matched line of the bank', async ({
  browser,
  request,
}) => {
  // Two parts, each as long as a test.
  test.setTimeout(360_000);
  await musteriAc(request);
  const yonetici = await biri(browser, 'yonetici');
  await test.step('a customer’s wish is released, and the customer answers a survey', () =>
    istenenCikar(browser, yonetici));
  await test.step('a sale to a customer is paid', () => satilanOdenir(browser, yonetici));
});
