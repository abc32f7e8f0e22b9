import { gunEkle, haftaGunu, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { doldur } from './izinDestek.ts';
import { bosSunucu } from './sunucu.ts';

// A step that waits for a missing element names it.
test.use({ actionTimeout: 15_000 });

/** The first hour of a company: from an empty database, by the checklist alone. */

/** A person's hands: counts presses and filled fields. */
function el(page: Page) {
  const sayac = { tik: 0, alan: 0 };
  const bas = async (hedef: Locator) => {
    await hedef.click();
    sayac.tik++;
  };
  return {
    sayac,
    bas,
    yaz: async (kap: Page | Locator, alan: string, deger: string) => {
      await kap.getByRole('textbox', { name: alan, exact: true }).fill(deger);
      sayac.alan++;
    },
    sec: async (kap: Page | Locator, alan: string, deger: string | RegExp) => {
      await kap.getByRole('combobox', { name: alan, exact: true }).click();
      await page.getByRole('option', { name: deger }).first().click();
      sayac.alan++;
    },
    /** Opens the form of a step. */
    adim: async (ad: string) =>
      bas(page.getByRole('region', { name: 'İlk Adımlar' }).getByRole('link', { name: `${ad}: formu aç` })),
    eve: async () => bas(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Ana Sayfa' })),
  };
}

/** A colleague signs in. The form asks for no licence here. */
async function gir(page: Page, hesap: string, parola: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(hesap);
  await page.getByRole('textbox', { name: 'Parola' }).fill(parola);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** The first Monday after a fortnight, and the day after that working week. */
function ilerideBirHafta(): readonly [string, string] {
  let gun = gunEkle(istanbulGunu(Date.now()), 14);
  while (haftaGunu(gun) !== 1) gun = gunEkle(gun, 1);
  return [tarihYaz(gun), tarihYaz(gunEkle(gun, 2))];
}

test('from an empty database to the first leave, customer, licence and ticket', async ({ browser }) => {
  const sunucu = await bosSunucu();
  const page = await (await browser.newContext({ baseURL: sunucu.url })).newPage();
  const { sayac, bas, yaz, sec, adim, eve } = el(page);
  const adimi = (ad: string) =>
    page.getByRole('region', { name: 'İlk Adımlar' }).getByRole('listitem').filter({ hasText: ad });
  const tamam = (ad: string) => adimi(ad).getByRole('img');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'İlk Kurulum' })).toBeVisible();
  for (const [alan, deger] of Object.entries({
    'Kurulum Anahtarı': sunucu.anahtar!,
    'Şirket Adı': 'Ilgaz Yazılım',
    'İlk Departman': 'Destek',
    'Ne satıyorsunuz?': 'Ilgaz Muhasebe',
    Adınız: 'Gülten',
    Soyadınız: 'Çınar',
    'Kullanıcı Adı': 'gulten',
    Parola: 'mavi-kalem-7',
    'Parola (Tekrar)': 'mavi-kalem-7',
  }))
    await yaz(page, alan, deger);
  await bas(page.getByRole('button', { name: 'Kurulumu Tamamla' }));

  // Already signed in: the legal text first, then the list.
  await bas(page.getByRole('button', { name: 'Okudum, anladım' }));
  await expect(page.getByRole('heading', { level: 1, name: /Gülten/ })).toBeVisible();
  await expect(tamam('Resmi tatiller')).toHaveAccessibleName('Tamam');
  await expect(tamam('Ürünler')).toHaveAccessibleName('Tamam');
  await expect(adimi('Ürünler')).toContainText('1 ürün');
  await expect(tamam('Çalışma arkadaşları')).toHaveAccessibleName('Yapılacak');

  // The form opens by itself, and the first day shows no alarm.
  await page.getByRole('link', { name: 'İlk lisans: formu aç' }).click();
  const ilkLisans = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await ilkLisans.getByRole('combobox', { name: 'Ürün', exact: true }).click();
  await expect(page.locator('[role="option"]:visible')).toHaveText(['Ilgaz Muhasebe']);
  await page.keyboard.press('Escape');
  await ilkLisans.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByText(/çalışmadı/)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Ana Sayfa' }).click();

  await adim('Çalışma arkadaşları');
  const kart = page.getByRole('dialog', { name: 'Yeni Personel' });
  await yaz(kart, 'Ad', 'Mert');
  await yaz(kart, 'Soyad', 'Işık');
  await yaz(kart, 'Kullanıcı Adı', 'mert');
  await kart.getByRole('combobox', { name: 'Departman' }).fill('Destek');
  await kart.getByRole('option', { name: 'Destek' }).click();
  sayac.alan++;
  await yaz(kart, 'İlk İşe Giriş', '02.01.2023');
  await bas(kart.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mert Işık' })).toBeVisible();
  await bas(page.getByRole('button', { name: 'Parola Ver' }));
  const parola = page.getByRole('dialog', { name: /^Parola Ver/ });
  await yaz(parola, 'Geçici Parola', 'gecici-1234');
  await yaz(parola, 'Geçici Parola (Tekrar)', 'gecici-1234');
  await bas(parola.getByRole('button', { name: 'Parolayı Ver' }));
  await expect(parola).toHaveCount(0);
  await eve();
  await expect(tamam('Çalışma arkadaşları')).toHaveAccessibleName('Tamam');
  await expect(adimi('Çalışma arkadaşları')).toContainText('2 kişi');

  // The department without a head opens by itself.
  await adim('Departmanlar');
  const departman = page.getByRole('dialog', { name: 'Departmanı Düzenle' });
  await sec(departman, 'Sorumlu', /Gülten Çınar/);
  await bas(departman.getByRole('button', { name: 'Kaydet' }));
  await expect(departman).toHaveCount(0);

  // The colleague's own first visit is not the administrator's work, so it does not count.
  const mert = await (await browser.newContext({ baseURL: sunucu.url })).newPage();
  await mert.goto('/login');
  await gir(mert, 'mert', 'gecici-1234');
  const sart = mert.getByRole('dialog', { name: /Belirleyiniz$/ });
  await sart.getByLabel(/^Eski/).fill('gecici-1234');
  for (const alan of await sart.getByLabel(/^Yeni/).all()) await alan.fill('kirmizi-defter-3');
  await sart.getByRole('button', { name: 'Kaydet' }).click();
  await gir(mert, 'mert', 'kirmizi-defter-3');
  await mert.getByRole('button', { name: 'Okudum, anladım' }).click();
  await expect(mert.getByRole('heading', { level: 1, name: /Mert/ })).toBeVisible();
  const [bas1, bit1] = ilerideBirHafta();
  await mert.goto('/personel/izin');
  await mert.getByRole('button', { name: 'İzin İste' }).click();
  const istek = mert.getByRole('dialog', { name: 'İzin İste' });
  await doldur(istek, { tur: 'Yıllık İzin', bas: bas1, bit: bit1 });
  await istek.getByRole('button', { name: 'Gönder' }).click();
  await expect(istek).toBeHidden();

  await eve();
  await expect(tamam('Departmanlar')).toHaveAccessibleName('Tamam');
  await bas(page.getByRole('button', { name: /^Karar ver: Mert Işık/ }));
  const karar = page.getByRole('dialog', { name: 'İzin İsteği' });
  await bas(karar.getByRole('button', { name: 'Onayla' }));
  await expect(karar).toBeHidden();
  await page.reload();
  await expect(tamam('İlk izin')).toHaveAccessibleName('Tamam');

  await adim('İlk müşteri');
  const musteri = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await yaz(musteri, 'Ad', 'Nazlı');
  await yaz(musteri, 'Soyad', 'Uçar');
  await yaz(musteri, 'Telefon', '0 532 111 22 33');
  await bas(musteri.getByRole('button', { name: 'Kaydet', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nazlı Uçar' })).toBeVisible();
  await bas(page.getByRole('region', { name: 'Lisanslar' }).getByRole('button', { name: 'Yeni Lisans' }));
  const lisans = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await sec(lisans, 'Ürün', 'Ilgaz Muhasebe');
  await sec(lisans, 'Lisans Türü', 'Yıllık');
  await yaz(lisans, 'Yıllık Bedel', '12.000');
  await bas(lisans.getByRole('button', { name: 'Kaydet' }));
  await expect(lisans).toBeHidden();
  await eve();
  for (const ad of ['İlk müşteri', 'İlk lisans']) await expect(tamam(ad)).toHaveAccessibleName('Tamam');

  await adim('İlk görüşme');
  const gorusme = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await gorusme.getByRole('combobox', { name: 'Müşteri', exact: true }).fill('Nazlı');
  await page
    .getByRole('option', { name: /Nazlı Uçar/ })
    .first()
    .click();
  sayac.alan++;
  await sec(gorusme, 'Konu', 'Hata');
  await yaz(gorusme, 'Açıklama', 'Fiş yazdırmıyor');
  await bas(gorusme.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Fiş yazdırmıyor' })).toBeVisible();
  await eve();
  await expect(adimi('İlk görüşme')).toContainText('1 görüşme');

  process.stdout.write(`İlk saat: ${sayac.tik} tık, ${sayac.alan} alan\n`);
  test.info().annotations.push({ type: 'ilk saat', description: `${sayac.tik} tık, ${sayac.alan} alan` });
  expect(sayac.tik, 'presses from the empty database to the ticket').toBeLessThanOrEqual(20);
  expect(sayac.alan, 'fields from the empty database to the ticket').toBeLessThanOrEqual(27);
  await mert.context().close();
  await page.context().close();
  await sunucu.kapat();
});
