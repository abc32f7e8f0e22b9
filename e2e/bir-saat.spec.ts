import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { baglantiBitir, cagir, ekiptenBiri } from './destek.ts';
import { jetonAl } from './fixtures.ts';
import { dahilisi, santralSoyler } from './santral.ts';

/**
 * An hour of a person at the desk: a call is answered, written down, supported by a connection and solved. A request
 * from the web becomes a ticket, is answered and handed on with a note. A missed call is returned.
 */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
/** A name for this try only: a call of an aborted try may still be ringing. */
const SOYAD = `Saat${damga.replaceAll(/\d/g, (n) => 'bcdfghjklm'[Number(n)]!)}`;

async function musteri(page: Page, Ad: string, GSM: string): Promise<void> {
  const token = await jetonAl(page.request, 'yonetici');
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad, Soyad: SOYAD, GSM, ProjeIdler: [6] };
  expect(await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true })).toMatchObject({
    durum: true,
  });
}

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

async function cozulur(page: Page, cozum: string): Promise<void> {
  await page.getByRole('button', { name: 'Çöz', exact: true }).click();
  const coz = page.getByRole('dialog', { name: /^Çöz: G/ });
  await coz.getByRole('textbox', { name: 'Çözüm' }).fill(cozum);
  await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kapat', exact: true })).toBeVisible();
}

/** A person outside sends a request over the web. */
async function webdenIstek(disarida: Page, gsm: string, istek: string): Promise<void> {
  await disarida.goto('/webistek');
  await disarida.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill(`Yasemin ${SOYAD}`);
  await disarida.getByRole('textbox', { name: 'Telefonunuz' }).fill(gsm);
  await disarida.getByRole('combobox', { name: 'Ürün' }).selectOption('Masabaşı Klinik');
  await disarida.getByRole('textbox', { name: 'İsteğiniz' }).fill(istek);
  await disarida.getByRole('button', { name: 'Gönder' }).click();
  await expect(disarida.getByRole('heading', { name: 'İsteğinizi aldık' })).toBeVisible();
}

test('an hour at the desk, from the first ring to the last call back', async ({ browser, request }) => {
  const [ilk, ikinci, ucuncu] = [`0541${damga}`, `0542${damga}`, `0543${damga}`];
  const { page, kisi } = await ekiptenBiri(browser, request, 13);
  await baglantiBitir(request, kisi);
  const dahili = await dahilisi(request, kisi);
  await musteri(page, 'Zerrin', ilk);
  await musteri(page, 'Yasemin', ikinci);
  const soyle = (Olay: 'caliyor' | 'acildi' | 'bitti', Telefon: string) =>
    santralSoyler(page.request, { Cagri: `saat-${Telefon}`, Olay, Telefon, Dahililer: [dahili] });

  // The telephone rings, and the caller is known before the second sentence.
  await soyle('caliyor', ilk);
  const kartlar = page.getByRole('complementary', { name: 'Gelen çağrılar' });
  await expect(kartlar.getByRole('link', { name: `Zerrin ${SOYAD}` })).toBeVisible();
  await soyle('acildi', ilk);
  const kart = kartlar.getByRole('listitem').filter({ hasText: SOYAD });
  await kart.getByRole('button', { name: 'Arayanı Aç' }).click();
  await page.getByRole('button', { name: 'Görüşme Aç' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await expect(form.getByRole('combobox', { name: 'Ürün' })).toHaveValue('Masabaşı Klinik');
  await sec(form, 'Konu', 'Reçete');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`Reçete onaylanmıyor ${damga}`);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Reçete onaylanmıyor ${damga}` })).toBeVisible();
  await soyle('bitti', ilk);
  await expect(kartlar).toHaveCount(0);

  // A connection begins and is logged. The report of the work ends it.
  const baglantilar = page.getByRole('region', { name: 'Bağlantıları' });
  await baglantilar.getByRole('button', { name: 'Bağlantı Başlat' }).click();
  const baglanti = page.getByRole('dialog', { name: `Bağlantı Başlat: Zerrin ${SOYAD}` });
  await sec(baglanti, 'Araç', 'AnyDesk');
  await baglanti.getByLabel('Onay Veren').fill('Hekimin kendisi');
  await baglanti.getByLabel(/KVKK konusunda bilgilendirildi/).check();
  await baglanti.getByRole('button', { name: 'Başlat' }).click();
  await page.getByRole('button', { name: 'İşleme Al' }).click();
  await baglantilar.getByRole('button', { name: /^Bitir: / }).click();
  const bitis = page.getByRole('dialog', { name: /^Bağlantıyı Bitir/ });
  await bitis.getByLabel('Yapılan').fill('Sertifika yenilendi, reçete onaylandı.');
  await bitis.getByRole('button', { name: 'Bitir' }).click();
  await cozulur(page, 'Sertifika yenilendi, reçete onaylandı.');

  // A request from the web becomes a ticket, is answered, and is handed on with a note.
  const disarida = await (await browser.newContext()).newPage();
  await webdenIstek(disarida, ikinci, `Randevu mesajı gitmiyor ${damga}.`);
  await page.goto('/islemler/musterigorusme/webistek');
  await page.getByRole('button', { name: `Randevu mesajı gitmiyor ${damga}.` }).click();
  const istek = page.getByRole('dialog', { name: new RegExp(`^W\\d+: Yasemin ${SOYAD}$`) });
  await istek.getByRole('button', { name: `Bu müşteri: Yasemin ${SOYAD}` }).click();
  await istek.getByRole('button', { name: 'Görüşmeye Aktar' }).click();
  await sec(form, 'Konu', 'Rapor');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Randevu mesajı gitmiyor ${damga}.` })).toBeVisible();
  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  await page.getByRole('textbox', { name: 'Müşteriye yazılacak' }).fill('Gönderici adınızı kontrol ediyoruz.');
  await page.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Başkasına Ata' }).click();
  const ver = page.getByRole('dialog', { name: /^Görüşmeyi Ata: G/ });
  // No person is preselected, least of all the present owner.
  const kime = ver.getByRole('combobox', { name: 'Kime' });
  await expect(kime).toHaveValue('');
  await kime.click();
  await expect(ver.getByRole('option').first()).toBeVisible();
  await expect(ver.getByRole('option', { name: new RegExp(`^${kisi.Ad}`) })).toHaveCount(0);
  await sec(ver, 'Kime', 'Ümit Başar');
  await ver.getByRole('textbox', { name: 'Not' }).fill('Gönderici adı doğru; operatöre sorulacak.');
  await ver.getByRole('button', { name: 'Ata', exact: true }).click();
  const gecmis = page.getByRole('list', { name: 'Görüşmenin geçmişi' });
  const yine = ver.getByRole('button', { name: 'Yine de Ata' });
  // A person who is not at the desk causes a warning first.
  await expect(yine.or(gecmis.getByText('operatöre sorulacak'))).toBeVisible();
  if (await yine.isVisible()) await yine.click();
  await expect(gecmis.getByText('operatöre sorulacak')).toBeVisible();
  await disarida.reload();
  await disarida.context().close();

  // A call that nobody answered is returned.
  await soyle('caliyor', ucuncu);
  await soyle('bitti', ucuncu);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Ara' }).getByRole('combobox', { name: 'Ara' }).fill('Telefon');
  await page.getByRole('option', { name: 'Telefon', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Telefon' })).toBeVisible();
  const kacan = page
    .getByRole('row')
    .filter({ hasText: damga.slice(0, 3) })
    .filter({ hasText: damga.slice(5) });
  await expect(kacan.getByRole('link', { name: /^Ara\b/ })).toHaveAttribute('href', `tel:${ucuncu}`);
  await kacan.getByRole('button', { name: /^Geri Arandı/ }).click();
  await expect(kacan).toHaveCount(0);
  await page.context().close();
});
