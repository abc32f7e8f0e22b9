import { createHmac } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { karekodlariOku } from '../packages/server/src/testing/kare.ts';
import { bekleyenleriOku, erisilebilir, girisFormu, LISANS, oturumAc, profildenAc, sigar } from './fixtures.ts';
import { type KendiSunucusu, kendiSunucusu } from './sunucu.ts';

/** Two-step sign-in from the first code to the last, with a telephone that the test simulates. */

const damga = Date.now().toString(36);
const PAROLA = 'mavi-kalem-42';

/** The code of a time step by RFC 6238, independent of the server's library. */
function totp(sir: string, adim: number): string {
  const bitler = Array.from(sir, (h) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(h).toString(2).padStart(5, '0'),
  ).join('');
  const anahtar = Buffer.from(bitler.match(/.{8}/g)!.map((b) => Number.parseInt(b, 2)));
  const sayac = Buffer.alloc(8);
  sayac.writeBigUInt64BE(BigInt(adim));
  const ozet = createHmac('sha1', anahtar).update(sayac).digest();
  const sayi = ozet.readUInt32BE(ozet.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(sayi % 1_000_000).padStart(6, '0');
}

/** The authenticator: it never gives a code twice, because the server accepts none twice. */
class Telefon {
  sir = '';
  private sonAdim = 0;
  async kod(): Promise<string> {
    const adim = () => Math.floor(Date.now() / 30_000);
    // The server also accepts the next time step, so one code is usable before the clock has to move on.
    const hedef = Math.max(adim(), this.sonAdim + 1);
    while (adim() + 1 < hedef) await new Promise((coz) => setTimeout(coz, 500));
    this.sonAdim = hedef;
    return totp(this.sir, hedef);
  }
}

/** Creates a new account for this test, with its password already chosen. */
async function hesapAc(page: Page, kullanici: string, ad: string): Promise<void> {
  await page.goto('/personel/user');
  await page.getByRole('button', { name: 'Yeni Personel' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Personel' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill(ad);
  await form.getByRole('textbox', { name: 'Soyad' }).fill('İkiadım');
  await form.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(kullanici);
  await form.getByRole('combobox', { name: 'Departman' }).fill('İnsan Kaynakları');
  await form.getByRole('option', { name: 'İnsan Kaynakları' }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${ad} İkiadım` })).toBeVisible();
  await page.getByRole('button', { name: 'Parola Ver' }).click();
  const dialog = page.getByRole('dialog', { name: /^Parola Ver/ });
  await dialog.getByRole('textbox', { name: 'Geçici Parola', exact: true }).fill('gecici-1234');
  await dialog.getByRole('textbox', { name: 'Geçici Parola (Tekrar)' }).fill('gecici-1234');
  await dialog.getByRole('button', { name: 'Parolayı Ver' }).click();
  await expect(dialog).toHaveCount(0);
}

async function parolaSec(page: Page, kullanici: string): Promise<void> {
  await page.goto('/login');
  await girisFormu(page, kullanici, 'gecici-1234');
  const dialog = page.getByRole('dialog', { name: 'Yeni Parola Belirleyiniz' });
  await dialog.getByRole('textbox', { name: 'Eski Parola' }).fill('gecici-1234');
  await dialog.getByRole('textbox', { name: 'Yeni Parola', exact: true }).fill(PAROLA);
  await dialog.getByRole('textbox', { name: 'Yeni Parola (Tekrar)' }).fill(PAROLA);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL('/login');
  // Reads the announcements, so that none covers the next steps.
  const val = { UserName: kullanici, Password: PAROLA, lisans: LISANS };
  const giris = await page.request.post('/api/login', { data: { val } });
  await bekleyenleriOku(page, ((await giris.json()) as { token: string }).token);
}

const sayfaAc = async (browser: Browser, baseURL?: string): Promise<Page> =>
  (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
const selam = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^(Günaydın|İyi)/ })).toBeVisible();
const kodAlani = (yer: Page | Locator) => yer.getByRole('textbox', { name: 'Doğrulama Kodu' });

/**
 * From the password to the recovery codes, in the open dialog. Answers the codes.
 * @param bak looks at the dialog after it has refused a code
 */
async function kur(page: Page, telefon: Telefon, parola: string, bak = async () => {}): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'İki Adımlı Girişi Aç' });
  await dialog.getByRole('textbox', { name: 'Parola' }).fill(parola);
  await dialog.getByRole('button', { name: 'Devam' }).click();
  const kod = dialog.getByRole('img', { name: /QR kod/ });
  await expect(kod).toBeVisible();
  await expect(kodAlani(dialog)).toBeFocused();
  telefon.sir = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  // An authenticator's camera reads the same secret from the screen.
  expect((await karekodlariOku(await kod.screenshot())).map((k) => new URL(k).searchParams.get('secret'))).toEqual([
    telefon.sir,
  ]);
  await kodAlani(dialog).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Kod hatalı.');
  await bak();
  await kodAlani(dialog).fill(await telefon.kod());
  await page.keyboard.press('Enter');
  const liste = dialog.getByRole('list', { name: 'Kurtarma kodları' });
  await expect(liste.getByRole('listitem')).toHaveCount(10);
  // A careless key press must not close the dialog and lose the codes.
  await page.keyboard.press('Escape');
  const kodlar = await liste.getByRole('listitem').allInnerTexts();
  const indirme = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'İndir' }).click();
  expect((await indirme).suggestedFilename()).toBe('Masabaşı kurtarma kodları.txt');
  return kodlar;
}

test('the whole way: set-up, sign-in with a code and with a recovery code, in place, new codes, off', async ({
  page,
  browser,
}) => {
  const yonetici = await sayfaAc(browser);
  await oturumAc(yonetici, 'yonetici');
  const kullanici = `ikiadim.${damga}`;
  await hesapAc(yonetici, kullanici, 'Deniz');
  await parolaSec(page, kullanici);
  await girisFormu(page, kullanici, PAROLA);
  await selam(page);

  await profildenAc(page, 'İki Adımlı Giriş');
  await expect(page.getByRole('region', { name: 'Durum' })).toContainText('Kapalı');
  await page.getByRole('button', { name: 'İki Adımlı Girişi Aç' }).click();
  const telefon = new Telefon();
  const kodlar = await kur(page, telefon, PAROLA, () => erisilebilir(page));
  await page.getByRole('button', { name: 'Kodları Sakladım' }).click();
  const durum = page.getByRole('region', { name: 'Durum' });
  await expect(durum).toContainText('Kalan Kurtarma Kodu10 / 10');
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // With a code, by keyboard. The typed text stays.
  await profildenAc(page, 'Çıkış');
  await girisFormu(page, kullanici, PAROLA);
  await expect(kodAlani(page)).toBeFocused();
  await expect(kodAlani(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Geri' }).click();
  await expect(page.getByRole('textbox', { name: 'Kullanıcı Adı' })).toHaveValue(kullanici);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await kodAlani(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(/^Kod hatalı/)).toBeVisible();
  const kod = await telefon.kod();
  await kodAlani(page).fill(`${kod.slice(0, 3)} ${kod.slice(3)}`);
  await page.keyboard.press('Enter');
  await selam(page);

  // In place, when the session ends during work.
  const jeton = await page.evaluate((): string => localStorage['masabasi.oturum']);
  const { token } = JSON.parse(jeton) as { token: string };
  await page.request.get('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  const yeniden = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await yeniden.getByRole('textbox', { name: /Parola/ }).fill(PAROLA);
  await page.keyboard.press('Enter');
  await expect(kodAlani(yeniden)).toBeFocused();
  await erisilebilir(page);
  // A recovery code, because the authenticator's next code is half a minute away.
  await yeniden.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await yeniden.getByRole('textbox', { name: 'Kurtarma Kodu' }).fill(kodlar[3]!);
  await page.keyboard.press('Enter');
  await expect(yeniden).toBeHidden();

  // Without the telephone.
  await profildenAc(page, 'Çıkış');
  await girisFormu(page, kullanici, PAROLA);
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  const kurtarma = page.getByRole('textbox', { name: 'Kurtarma Kodu' });
  await expect(kurtarma).toBeFocused();
  await kurtarma.fill(kodlar[0]!.replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await selam(page);
  await profildenAc(page, 'İki Adımlı Giriş');
  await expect(durum).toContainText('8 / 10');

  // New recovery codes, confirmed by a former one.
  await page.getByRole('button', { name: 'Yeni Kurtarma Kodları' }).click();
  const yeniKodlar = page.getByRole('dialog', { name: 'Yeni Kurtarma Kodları' });
  const kanitla = async (dialog: Locator, kurtarmaKodu: string) => {
    await dialog.getByRole('textbox', { name: 'Parola' }).fill(PAROLA);
    await dialog.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
    await dialog.getByRole('textbox', { name: 'Kurtarma Kodu' }).fill(kurtarmaKodu);
    await page.keyboard.press('Enter');
  };
  await kanitla(yeniKodlar, kodlar[1]!);
  const liste = yeniKodlar.getByRole('list', { name: 'Kurtarma kodları' });
  await expect(liste.getByRole('listitem')).toHaveCount(10);
  const sonKodlar = await liste.getByRole('listitem').allInnerTexts();
  await yeniKodlar.getByRole('button', { name: 'Kodları Sakladım' }).click();
  await expect(durum).toContainText('10 / 10');

  // Turns two-step sign-in off.
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  const kapat = page.getByRole('dialog', { name: 'İki Adımlı Girişi Kapat' });
  await kanitla(kapat, kodlar[2]!);
  await expect(kapat.getByRole('alert')).toContainText('Kod hatalı');
  await kapat.getByRole('textbox', { name: 'Kurtarma Kodu' }).fill(sonKodlar[0]!);
  await page.keyboard.press('Enter');
  await expect(durum).toContainText('Kapalı');

  // Only the password again, in another browser. From here all other sessions end together.
  const baska = await sayfaAc(browser);
  await baska.goto('/login');
  await girisFormu(baska, kullanici, PAROLA);
  await selam(baska);
  await profildenAc(page, 'Oturumlarım');
  const tablo = page.getByRole('table', { name: 'Oturumlarım' });
  await expect(tablo.getByText('Bu oturum')).toBeVisible();
  await page.getByRole('button', { name: 'Diğerlerinin Hepsini Kapat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hepsini Kapat' }).click();
  await expect(page.getByRole('status').getByText('1 oturum kapatıldı')).toBeVisible();
  await expect(tablo.getByRole('button', { name: 'Oturumu Kapat' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Diğerlerinin Hepsini Kapat' })).toHaveCount(0);
  await expect(baska.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await Promise.all([yonetici, baska].map((p) => p.context().close()));
});

// The rule applies to all privileged people, as whom other tests sign in, so this test has a company of its own.
test.describe('the rule for privileged people', () => {
  let sunucu: KendiSunucusu;
  test.beforeAll(async () => {
    sunucu = await kendiSunucusu();
  });
  test.afterAll(() => sunucu?.kapat());

  test('is made by a person who has it, reaches another at work and at sign-in, and an administrator helps after a loss', async ({
    browser,
  }) => {
    const page = await sayfaAc(browser, sunucu.url);
    await oturumAc(page, 'yonetici');
    await page.goto('/yonetim/sistem');
    const kural = page.getByRole('region', { name: 'İki Adımlı Giriş' });
    await expect(kural.getByRole('button', { name: 'Zorunlu Kıl' })).toHaveCount(0);
    await kural.getByRole('link', { name: 'iki adımlı girişinizi' }).click();
    await page.getByRole('button', { name: 'İki Adımlı Girişi Aç' }).click();
    await kur(page, new Telefon(), 'masabasi');
    await page.getByRole('button', { name: 'Kodları Sakladım' }).click();

    // Another privileged person at work.
    const kullanici = `tamyetkili.${damga}`;
    await hesapAc(page, kullanici, 'Toprak');
    const { pathname, search } = new URL(page.url());
    await page.goto('/yonetim/yetki');
    await page.getByRole('tab', { name: 'Kişiler' }).click();
    await page.getByRole('searchbox', { name: 'Kişilerin yetkileri: ara' }).fill('Toprak');
    await page.getByRole('row').filter({ hasText: 'Toprak İkiadım' }).click();
    const haklar = page.getByRole('dialog', { name: /^Toprak İkiadım/ });
    await haklar.getByRole('checkbox', { name: 'Yönetici' }).check();
    await haklar.getByRole('button', { name: 'Kaydet' }).click();
    await expect(haklar).toBeHidden();
    const diger = await sayfaAc(browser, sunucu.url);
    await parolaSec(diger, kullanici);
    await girisFormu(diger, kullanici, PAROLA);
    await selam(diger);

    await page.goto('/yonetim/sistem');
    await kural.getByRole('button', { name: 'Zorunlu Kıl' }).click();
    const soru = page.getByRole('dialog', { name: 'Zorunlu Kıl' });
    await expect(soru).toContainText('Toprak İkiadım');
    await soru.getByRole('button', { name: 'Zorunlu Kıl' }).click();
    await expect(kural).toContainText('Zorunlu');
    await erisilebilir(page);

    // At once, over the open page, and after signing in again.
    const zorunlu = diger.getByRole('dialog', { name: 'İki Adımlı Girişi Aç' });
    await expect(zorunlu).toContainText('zorunludur');
    await diger.keyboard.press('Escape');
    await expect(zorunlu).toBeVisible();
    await erisilebilir(diger);
    await zorunlu.getByRole('button', { name: 'Çıkış' }).click();
    await expect(diger).toHaveURL('/login');
    await girisFormu(diger, kullanici, PAROLA);
    await expect(zorunlu).toBeVisible();
    await diger.reload();
    await expect(zorunlu).toBeVisible();
    await erisilebilir(diger);
    await kur(diger, new Telefon(), PAROLA);
    await diger.getByRole('button', { name: 'Kodları Sakladım' }).click();
    await selam(diger);
    await diger.goto('/ikiadim');
    await expect(diger.getByRole('region', { name: 'Durum' })).toContainText('kapatılamaz');
    await expect(diger.getByRole('button', { name: 'Kapat', exact: true })).toHaveCount(0);

    // Telephone and codes are lost: another administrator removes the second step.
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'İki Adımlı Girişi Kaldır' }).click();
    const kaldir = page.getByRole('dialog', { name: /^İki Adımlı Girişi Kaldır/ });
    await kaldir.getByRole('button', { name: 'Kaldır' }).click();
    await expect(kaldir.getByText('Sebebi yazınız.')).toBeVisible();
    await kaldir.getByRole('textbox', { name: 'Sebep' }).fill('Telefonu kayboldu');
    await erisilebilir(page);
    await kaldir.getByRole('button', { name: 'Kaldır' }).click();
    await expect(page.getByRole('region', { name: 'Giriş' })).toContainText('İki Adımlı GirişKapalı');
    await expect(diger.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
    await Promise.all([page, diger].map((p) => p.context().close()));
  });
});
