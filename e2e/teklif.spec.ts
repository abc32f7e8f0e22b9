import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { isleminiYap } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, sigar } from './fixtures.ts';

/** A quote from its first line to its results: written by keyboard, sent, asked about, accepted by the customer. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const BASLIK = `Klinik paketi ${damga}`;

/** A person in a browser of their own. */
async function biri(browser: Browser, hesap: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, hesap as Hesap);
  return page;
}

/** Chooses by typing and Enter, without the mouse. */
async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  const kutu = form.getByRole('combobox', { name: alan, exact: true }).first();
  await kutu.focus();
  await kutu.fill(deger);
  await form.getByRole('option', { name: deger }).first().waitFor();
  await kutu.press('Enter');
}

test('a quote is written by keyboard, sent, asked about, and accepted by its customer', async ({ browser }) => {
  const yazan = await biri(browser, 'yonetici');
  await yazan.goto('/pazarlama/tekliftakibi');
  await yazan.getByRole('button', { name: 'Yeni Teklif' }).click();
  const form = yazan.getByRole('dialog', { name: 'Yeni Teklif' });
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form.getByText('Teklifin başlığını yazınız.')).toBeVisible();
  await sec(form, 'Müşteri', 'Yılmaz');
  await sec(form, 'Ürün', 'Masabaşı Klinik');
  await form.getByRole('textbox', { name: 'Başlık' }).fill(BASLIK);
  await form.getByRole('textbox', { name: 'Geçerlilik' }).fill(tarihYaz(gunEkle(istanbulGunu(Date.now()), 20)));
  const kalem = (n: number) => form.getByRole('group', { name: `${n}. kalem` });
  await kalem(1).getByRole('textbox', { name: '1. kalem' }).fill('Yıllık lisans');
  await kalem(1).getByRole('textbox', { name: 'Miktar' }).fill('3');
  await kalem(1).getByRole('textbox', { name: 'Birim fiyat' }).fill('1.250,50');
  await kalem(1).getByRole('textbox', { name: 'İskonto' }).fill('%10');
  await expect(kalem(1)).toContainText('İskonto, 1 yılda ₺375,15 (KDV hariç).');
  await kalem(1).getByRole('textbox', { name: 'İskonto' }).press('Enter');
  await expect(kalem(2).getByRole('textbox', { name: '2. kalem' })).toBeFocused();
  await yazan.keyboard.type('Uzaktan yedekleme');
  await kalem(2).getByRole('textbox', { name: 'Birim fiyat' }).fill('100');
  await kalem(2).getByRole('checkbox', { name: 'Seçmeli' }).check();
  const toplam = form.getByRole('region', { name: 'Toplam' });
  await expect(toplam).toContainText('₺4.051,62');
  await erisilebilir(yazan);
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toBeHidden();

  const pencere = yazan.getByRole('dialog', { name: new RegExp(`^TKL-.*: ${BASLIK}$`) });
  await expect(pencere.getByRole('region', { name: 'Toplam' }).getByText('₺4.051,62')).toBeVisible();
  const pdf = yazan.waitForEvent('download');
  await isleminiYap(pencere, 'PDF');
  expect((await pdf).suggestedFilename()).toMatch(/^TKL-.*\.pdf$/);
  await pencere.getByRole('button', { name: 'Gönder', exact: true }).click();
  const gonder = yazan.getByRole('dialog', { name: /^Gönder: TKL-/ });
  // Without a public address of the server a mail would contain no working link.
  await expect(gonder.getByRole('textbox', { name: 'E-posta' })).toBeDisabled();
  await gonder.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(gonder).toBeHidden();
  await isleminiYap(pencere, 'Bağlantı');
  const baglanti = yazan.getByRole('dialog', { name: /^Bağlantı: / });
  await baglanti.getByRole('button', { name: 'Bağlantıyı Göster' }).click();
  const adres = new URL(await baglanti.getByRole('textbox', { name: 'Müşterinin sayfası' }).inputValue()).pathname;
  await baglanti.getByRole('button', { name: 'Kapat' }).last().click();

  // The customer, on a telephone and without a session, asks, chooses and accepts.
  const musteri = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await musteri.goto(adres);
  await expect(musteri.getByRole('heading', { name: BASLIK })).toBeVisible();
  await sigar(musteri);
  await erisilebilir(musteri);
  await musteri.getByText('Soru sorunuz').click();
  await musteri.getByRole('textbox', { name: 'Sorunuz *' }).fill('Kurulum dahil mi?');
  await musteri.getByRole('button', { name: 'Soruyu Gönder' }).click();
  await expect(musteri.getByRole('heading', { name: /^Sorunuz, / })).toBeVisible();
  await musteri.getByRole('checkbox', { name: /^Uzaktan yedekleme/ }).check();
  await musteri.getByRole('button', { name: 'Toplamı Güncelle' }).click();
  await expect(musteri.getByText('₺4.171,62')).toBeVisible();
  await musteri.getByRole('textbox', { name: 'Adınız ve soyadınız *' }).first().fill('Ece Ar');
  await musteri.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check();
  await musteri.getByRole('button', { name: 'Teklifi Kabul Et' }).click();
  await expect(musteri.getByText(/^Teklif kabul edildi: Ece Ar/)).toBeVisible();
  await erisilebilir(musteri);

  // The author sees who accepted, the choice and the questions.
  await yazan.reload();
  await expect(pencere.getByText(/^Ece Ar, /)).toBeVisible();
  await expect(pencere.getByRole('region', { name: 'Toplam' }).getByText('₺4.171,62')).toBeVisible();
  await pencere.getByRole('tab', { name: 'Geçmiş' }).click();
  await expect(pencere.getByText('Kurulum dahil mi?')).toBeVisible();
  await erisilebilir(yazan);
});

test('a count of the win rate opens its quotes, and the list is exported as a file', async ({ browser }) => {
  const page = await biri(browser, 'yonetici');
  await page.goto('/pazarlama/tekliftakibi');
  await page.getByRole('button', { name: 'Kazanma Oranı' }).click();
  const pencere = page.getByRole('dialog', { name: 'Kazanma Oranı' });
  const neden = pencere.getByRole('table', { name: 'Kayıp nedenleri' }).getByRole('row').nth(1);
  const adet = await neden.getByRole('link').innerText();
  await expect(neden).toContainText(/n = \d+/);
  await erisilebilir(page);
  await neden.getByRole('link').click();
  await expect(pencere).toBeHidden();
  await expect(page).toHaveURL(/durum=red&.*neden=\d+/);
  await expect(page.getByRole('tab', { name: `Hepsi${adet}`, exact: true })).toBeVisible();
  const dosya = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await dosya).suggestedFilename()).toMatch(/^Teklifler .*\.xlsx$/);
});
