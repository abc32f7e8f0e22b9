import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { baglantiBitir, cagir } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl } from './fixtures.ts';

/** The desk: a connection and earlier solutions help with one ticket. */

/** A person of Destek for whom no other test opens connections. */
const DESTEK = 'busra.cinar' as Hesap;
/** A person has one draft in the form of a ticket, so two parallel tests would find each other's. */
test.describe.configure({ mode: 'default' });
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

/** Opens a ticket of a customer, as a person at the telephone does. */
async function gorusmeAc(page: Page, gsm: string, soz: string, cozum?: string): Promise<void> {
  await page.goto('/islemler/musterigorusme/list');
  await page.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill(gsm);
  await form.getByRole('option', { name: /^Sevgi Arayan/ }).click();
  await sec(form, 'Konu', 'Rapor');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(soz);
  if (cozum !== undefined) {
    await form.getByRole('checkbox', { name: 'Konuşurken çözüldü' }).check();
    await form.getByRole('textbox', { name: 'Çözüm' }).fill(cozum);
  }
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: soz })).toBeVisible();
}

test('earlier solutions stand beside the ticket, a connection belongs to it, and nobody solves it while the connection is open', async ({
  page,
}) => {
  const gsm = `0547${damga}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Sevgi', Soyad: 'Arayan', GSM: gsm, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  expect(await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true })).toMatchObject({
    durum: true,
  });
  await baglantiBitir(page.request, { Ad: 'Büşra Çınar', hesap: DESTEK });
  await girisYap(page, DESTEK);
  await gorusmeAc(page, gsm, `Kantar fişleri basılmıyor ${damga}`, `Kantar kablosu yenilendi ${damga}.`);
  await gorusmeAc(page, gsm, `Kantardan fiş basılmadı yine ${damga}`);

  const benzerler = page.getByRole('list', { name: 'Benzer çözülmüş görüşmeler' });
  const benzer = benzerler.getByRole('listitem').filter({ hasText: damga });
  await expect(benzer).toContainText(/aynı konu, aynı ürün, ‘kantardan’/);
  await expect(benzer.getByText('Kantar kablosu yenilendi')).toBeHidden();
  await benzer.getByRole('button', { name: /^Çözümü Göster/ }).click();
  await expect(benzer.getByText('Kantar kablosu yenilendi')).toBeVisible();

  const baglantilar = page.getByRole('region', { name: 'Bağlantıları' });
  await baglantilar.getByRole('button', { name: 'Bağlantı Başlat' }).click();
  const form = page.getByRole('dialog', { name: /^Bağlantı Başlat: Sevgi Arayan, G\d+$/ });
  await expect(form.getByRole('combobox', { name: 'Ürün' })).toHaveValue('Masabaşı Klinik');
  await expect(form.getByLabel('Amaç')).toHaveValue(`Kantardan fiş basılmadı yine ${damga}`);
  await sec(form, 'Araç', 'AnyDesk');
  await form.getByLabel('Onay Veren').fill('Sekreter');
  await form.getByLabel(/KVKK konusunda bilgilendirildi/).check();
  await form.getByRole('button', { name: 'Başlat' }).click();
  await expect(form).toBeHidden();
  await expect(baglantilar.getByText(/sürüyor · AnyDesk/)).toBeVisible();

  await page.getByRole('button', { name: 'İşleme Al' }).click();
  await page.getByRole('button', { name: 'Çöz', exact: true }).click();
  const coz = page.getByRole('dialog', { name: /^Çöz: G/ });
  await coz.getByRole('textbox', { name: 'Çözüm' }).fill('Kantar kablosu yenilendi.');
  await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
  await expect(coz.getByText(/şu an bu görüşme için müşteriye bağlı/)).toBeVisible();
  await coz.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();

  await baglantilar.getByRole('button', { name: /^Bitir: / }).click();
  const bitis = page.getByRole('dialog', { name: /^Bağlantıyı Bitir/ });
  await expect(bitis.getByRole('link', { name: /^G\d+$/ })).toBeVisible();
  await bitis.getByLabel('Yapılan').fill('Kablo değiştirildi, fiş basıldı.');
  await bitis.getByRole('button', { name: 'Bitir' }).click();
  await expect(baglantilar.getByText('Kablo değiştirildi, fiş basıldı.')).toBeVisible();
  await page.getByRole('button', { name: 'Çöz', exact: true }).click();
  await coz.getByRole('textbox', { name: 'Çözüm' }).fill('Kantar kablosu yenilendi.');
  await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kapat', exact: true })).toBeVisible();
  // A finished ticket shows no similar ones.
  await expect(benzerler).toHaveCount(0);

  await page.goto(`/islemler/musterigorusme/gunlukbaglantilar?ara=${damga}`);
  await page.getByRole('link', { name: /^G\d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Kantardan fiş basılmadı yine ${damga}` })).toBeVisible();
});

test('two tickets about one subject become one, and are two again', async ({ page }) => {
  const gsm = `0548${damga}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Sevgi', Soyad: 'Arayan', GSM: gsm, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true });
  await girisYap(page, DESTEK);
  await gorusmeAc(page, gsm, `Etiket basmıyor ${damga}`);
  await page.goto('/islemler/musterigorusme/list');
  await page.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill(gsm);
  await form.getByRole('option', { name: /^Sevgi Arayan/ }).click();
  await sec(form, 'Konu', 'Sürüm Güncelleme');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`Etiket yine basmıyor ${damga}`);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Etiket yine basmıyor ${damga}` })).toBeVisible();

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Başka Görüşmeyle Birleştir' }).click();
  const birlestir = page.getByRole('dialog', { name: /^Birleştir: G\d+$/ });
  await erisilebilir(page);
  await birlestir.getByRole('button', { name: 'Birleştir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Etiket basmıyor ${damga}` })).toBeVisible();
  // The message with undo disappears after ten seconds. The ticket itself offers undo for a quarter of an hour.
  await expect(page.getByRole('button', { name: 'Geri Al', exact: true })).toBeVisible();
  await expect(page.getByText(`Etiket yine basmıyor ${damga}`).first()).toBeVisible();
  await page.goBack();
  // The panels above the button arrive one by one, and each moves it down.
  await expect(page.getByRole('region', { name: 'Lisansları' }).getByText('Lisansı yok.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diğer Görüşmeleri' }).getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Birleştirmeyi Geri Al' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Etiket yine basmıyor ${damga}` })).toBeVisible();
  await expect(page.getByText('Birleştirme geri alındı')).toBeVisible();

  // The customer also asks for something else, which becomes a ticket of its own.
  await page.getByRole('textbox', { name: 'İç not' }).fill(`Terazi de açılmıyor ${damga}`);
  await page.getByRole('button', { name: 'Notu Kaydet' }).click();
  const gecmis = page.getByRole('list', { name: 'Görüşmenin geçmişi' });
  const not = gecmis.getByRole('listitem').filter({ hasText: `Terazi de açılmıyor ${damga}` });
  await not.getByRole('button', { name: 'Ayrı görüşme aç' }).click();
  const ayir = page.getByRole('dialog', { name: /^Ayrı Görüşme Aç: G\d+$/ });
  await expect(ayir.getByRole('textbox', { name: 'Açıklama' })).toHaveValue(`Terazi de açılmıyor ${damga}`);
  await erisilebilir(page);
  await sec(ayir, 'Konu', 'Sürüm Güncelleme');
  await ayir.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Terazi de açılmıyor ${damga}` })).toBeVisible();
  await page
    .getByRole('definition')
    .getByRole('link', { name: /^G\d+$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Etiket yine basmıyor ${damga}` })).toBeVisible();
  await expect(gecmis.getByText(/^Ayrı görüşme açıldı: G\d+$/)).toBeVisible();
});
