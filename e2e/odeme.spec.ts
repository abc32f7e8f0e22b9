import { expect, type Page, test } from '@playwright/test';
import { DENEME_ISYERI } from '../packages/server/src/mali/odeme/denemeBankasi.ts';
import { sandboxBanka } from '../packages/sandbox/src/banka.ts';
import { karekodlariOku } from '../packages/server/src/testing/kare.ts';
import { erisilebilir, jetonAl, oturumAc, sigar } from './fixtures.ts';
import { bakilir, baglantisi, bankada, kalani, ode, odemeleri, odenecekler } from './odeme.ts';
import { kendiSunucusu } from './sunucu.ts';

/** An invoice paid by card: from the staff's link over the bank's own pages to the final state of the invoice. */

/** One after the other, because two parallel tests would choose the same invoice. */
test.describe.configure({ mode: 'default' });

test('staff create a link, the customer pays on a telephone, and the invoice closes with its history', async ({
  page,
  browser,
}) => {
  const [f] = await odenecekler(page.request, 1);
  await oturumAc(page, 'yonetici');
  await page.goto(`/mali/afatura/${f!.Id}`);
  const panel = page.getByRole('region', { name: 'Kartla Tahsilat' });
  await expect(panel).toContainText('gerçek para çekilmez');
  await panel.getByRole('button', { name: 'Ödeme Bağlantısı Ver' }).click();
  const pencere = page.getByRole('dialog', { name: /^Ödeme Bağlantısı: / });
  const kod = pencere.getByRole('img', { name: /QR kodu/ });
  await expect(kod).toBeVisible();
  await erisilebilir(page);
  const baglanti = await pencere.getByRole('textbox', { name: 'Müşterinin sayfası' }).inputValue();
  expect(await karekodlariOku(await kod.screenshot())).toEqual([baglanti]);
  const adres = new URL(baglanti).pathname;
  await pencere.getByRole('button', { name: 'Vazgeç' }).click();

  const musteri = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await musteri.goto(adres);
  await sigar(musteri);
  await erisilebilir(musteri);
  await ode(musteri, adres, /: Ödenir\.$/);
  await expect(musteri.getByRole('heading', { name: 'Ödemeniz Alındı' })).toBeVisible();
  await sigar(musteri);
  // A payer who returns from the bank is neither signed in nor signed out.
  expect(await musteri.evaluate(() => localStorage.getItem('masabasi.oturum'))).toBeNull();
  await musteri.goto(adres);
  await expect(musteri.getByText('Bu fatura ödendi.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('table', { name: 'Faturanın tahsilatları' })).toContainText('Kartla ödeme');
  await panel.getByRole('button', { name: /^\d{2}\.\d{2}\.\d{4}/ }).click();
  const oyku = page.getByRole('dialog', { name: /^Kartla Ödeme: / });
  await expect(oyku.getByRole('list', { name: 'Ödemenin öyküsü' })).toContainText('Ödeme sayıldı');
  await erisilebilir(page);
  const inen = page.waitForEvent('download');
  await oyku.getByRole('button', { name: 'İtiraz Dosyası' }).click();
  expect((await inen).suggestedFilename()).toMatch(/^Ödeme \w{20}\.pdf$/);
  await oyku.getByRole('button', { name: 'Karta Geri Gönder' }).click();
  const iade = page.getByRole('dialog', { name: /^Karta Geri Gönder: / });
  await iade.getByRole('button', { name: 'Geri Gönder', exact: true }).click();
  await expect(page.getByText('İade bankaya iletiliyor')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await oyku.getByRole('button', { name: 'Kapat' }).last().click();
  await sigar(page);
  await musteri.context().close();
});

/** The payment window of the panel: opens at the click and forwards to the bank. */
async function acilanPencere(page: Page, dugme: string): Promise<Page> {
  const acilan = page.waitForEvent('popup');
  await page
    .getByRole('dialog', { name: /^Kartla Öde: / })
    .getByRole('button', { name: dugme })
    .click();
  return acilan;
}
const panelden = async (page: Page, Id: number) => {
  await page.goto(`/mali/afatura/${Id}`);
  await page.getByRole('region', { name: 'Kartla Tahsilat' }).getByRole('button', { name: 'Kartla Öde' }).click();
  return page.getByRole('dialog', { name: /^Kartla Öde: / });
};

test('the customer at the desk pays in a window beside the panel, which learns of a refusal and of the payment by itself', async ({
  page,
}) => {
  const [f] = await odenecekler(page.request, 1);
  await oturumAc(page, 'yonetici');
  const dialog = await panelden(page, f!.Id);
  await expect(dialog).toContainText('personel yazmaz');
  await bakilir(page);
  const ilk = await acilanPencere(page, 'Ödeme Penceresini Aç');
  await bankada(ilk, /Limiti yetmez/);
  await expect(ilk.getByRole('heading', { name: 'Ödeme Tamamlanmadı' })).toBeVisible();
  // The payment window cannot reach the panel.
  expect(await ilk.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(dialog.getByRole('status')).toContainText('Ödenmedi', { timeout: 1500 });
  await expect(dialog.getByRole('status')).toContainText('para çekilmedi');
  await bakilir(page);
  await ilk.close();

  await dialog.getByRole('button', { name: 'Yeniden Dene' }).click();
  await dialog.getByRole('combobox', { name: 'Ödeme' }).selectOption('3');
  const ikinci = await acilanPencere(page, 'Ödeme Penceresini Aç');
  await bankada(ikinci, /: Ödenir\.$/);
  const makbuz = ikinci.getByRole('region', { name: 'Ödeme makbuzu' });
  await expect(makbuz).toContainText(f!.No);
  for (const soz of [/₺/, /\*{4} \d{4}/, 'Provizyon no', '3 taksit']) await expect(makbuz).toContainText(soz);
  await bakilir(ikinci);
  await ikinci.emulateMedia({ media: 'print' });
  await expect(makbuz).toBeVisible();
  await expect(ikinci.getByRole('button')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toContainText('Ödendi');
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByRole('table', { name: 'Faturanın tahsilatları' })).toContainText('Kartla ödeme');
});

test('a window closed at the bank leaves the payment open, and it can be opened again', async ({ page }) => {
  const [f] = await odenecekler(page.request, 1);
  await oturumAc(page, 'yonetici');
  const dialog = await panelden(page, f!.Id);
  const ilk = await acilanPencere(page, 'Ödeme Penceresini Aç');
  await expect(ilk.getByRole('heading', { name: 'Kart bilgileri' })).toBeVisible();
  await ilk.close();
  await expect(dialog.getByRole('status')).toContainText('Bekliyor');
  await expect(dialog.getByRole('status')).toContainText('yeniden açınız');
  await bakilir(page);
  // The panel may be closed, too: it finds the same payment later.
  const yeniden = await panelden(page, f!.Id);
  await expect(yeniden.getByRole('combobox', { name: 'Ödeme' })).toHaveValue('1');
  const yine = await acilanPencere(page, 'Ödeme Penceresini Aç');
  await expect(yine.getByRole('heading', { name: 'Kart bilgileri' })).toBeVisible();
  await yine.close();
  const son = await acilanPencere(page, 'Pencereyi Yeniden Aç');
  await bankada(son, /: Ödenir\.$/);
  await expect(dialog.getByRole('status')).toContainText('Ödendi');
  expect((await odemeleri(page.request, await jetonAl(page.request, 'yonetici'), f!.Id)).denemelist).toHaveLength(1);
});

test('a blocked window is reported, and the payment continues in this one', async ({ page }) => {
  const [f] = await odenecekler(page.request, 1);
  await oturumAc(page, 'yonetici');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const dialog = await panelden(page, f!.Id);
  await dialog.getByRole('button', { name: 'Ödeme Penceresini Aç' }).click();
  await expect(dialog).toContainText('penceresini engelledi');
  expect((await odemeleri(page.request, await jetonAl(page.request, 'yonetici'), f!.Id)).denemelist).toEqual([]);
  await bakilir(page);
  await dialog.getByRole('button', { name: 'Bu Sekmede Aç' }).click();
  await bankada(page, /: Ödenir\.$/);
  await expect(page.getByRole('heading', { name: 'Ödemeniz Alındı' })).toBeVisible();
  await page.getByRole('link', { name: 'Ana Sayfaya Dön' }).click();
  await expect(page).toHaveURL('/');
});

const [ODENDI, ODENMEDI, BEKLIYOR, KOPTU] = [
  'Ödemeniz Alındı',
  'Ödeme Tamamlanmadı',
  'Ödeme Bekleniyor',
  'Bağlantı koptu',
];
interface Satir {
  readonly kart: RegExp;
  readonly sifre?: string;
  readonly sayfa: string;
  readonly durum: string;
  readonly uyari?: string;
  /** It raises an alarm, and the invoice is paid all the same. */
  readonly sayilir?: true;
  /** Number of times that the browser brings the message. */
  readonly donus?: number;
  /** The page on the payer's return is checked, one of each kind. */
  readonly bak?: true;
}
const SATIRLAR: readonly Satir[] = [
  { kart: /: Ödenir\.$/, sayfa: ODENDI, durum: 'BASARILI', bak: true },
  { kart: /: Ödenir\.$/, sifre: '000000', sayfa: ODENMEDI, durum: 'BASARISIZ' },
  { kart: /Limiti yetmez/, sayfa: ODENMEDI, durum: 'BASARISIZ', bak: true },
  { kart: /süresi dolmuş/, sayfa: ODENMEDI, durum: 'BASARISIZ' },
  { kart: /doğrulanmaz/, sayfa: ODENMEDI, durum: 'BASARISIZ' },
  { kart: /yarım kalır/, sayfa: ODENMEDI, durum: 'BASARISIZ' },
  { kart: /tarayıcı geri dönmez/, sayfa: KOPTU, durum: 'BASARILI' },
  { kart: /dönmeden bildirir/, sayfa: ODENDI, durum: 'BASARILI' },
  { kart: /üç kez gelir/, sayfa: ODENDI, durum: 'BASARILI', donus: 3 },
  { kart: /bildirim geç gelir/, sayfa: KOPTU, durum: 'BASARILI' },
  { kart: /fazlası çekilir/, sayfa: ODENDI, durum: 'BASARILI', uyari: 'tutar' },
  { kart: /imzası bozuktur/, sayfa: BEKLIYOR, durum: 'BANKADA', bak: true },
  { kart: /bilinmeyen bir alan/, sayfa: ODENDI, durum: 'BASARILI' },
  { kart: /iki kez onaylanır/, sayfa: ODENDI, durum: 'BASARILI', uyari: 'mukerrer', sayilir: true },
  { kart: /ne dönüş ne bildirim/, sayfa: KOPTU, durum: 'BANKADA' },
];
// Before the test of outcomes: an invoice with an open attempt allows no second payment, and that test leaves some
// open.
test("a mailed link pays a customer's whole debt at once, and a closed link is a new one when created again", async ({
  page,
}) => {
  const token = await jetonAl(page.request, 'yonetici');
  const [f] = await odenecekler(page.request, 1, (o) => o.bakiye !== null && o.eposta !== null);
  const { Id } = f!;
  const { Adet } = (await odemeleri(page.request, token, Id)).bakiye!;
  await oturumAc(page, 'yonetici');
  await page.goto(`/mali/afatura/${Id}`);
  await page.getByRole('button', { name: 'Ödeme Bağlantısı Ver' }).click();
  const pencere = page.getByRole('dialog', { name: /^Ödeme Bağlantısı: / });
  await pencere.getByText(`Açık ${Adet} fatura`).click();
  await pencere.getByRole('button', { name: 'Bağlantı Ver' }).click();
  const adresi = async () =>
    new URL(await pencere.getByRole('textbox', { name: 'Müşterinin sayfası' }).inputValue()).pathname;
  const ilk = await adresi();
  await bakilir(page);
  await pencere.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
  await page
    .getByRole('dialog', { name: 'Bağlantıyı Kapat' })
    .getByRole('button', { name: 'Bağlantıyı Kapat', exact: true })
    .last()
    .click();
  await pencere.getByRole('button', { name: 'Bağlantı Ver' }).click();
  await expect(pencere.getByRole('textbox', { name: 'Müşterinin sayfası' })).not.toHaveValue(new RegExp(ilk));
  await pencere.getByRole('button', { name: 'E-posta Gönder' }).click();
  await expect(pencere.getByText(/^Son gönderim: /)).toBeVisible();
  const son = await adresi();
  await page.goto(son);
  await expect(page.getByRole('listitem')).toHaveCount(Adet);
  await bakilir(page);
  await ode(page, son, /: Ödenir\.$/);
  await expect(page.getByRole('heading', { name: ODENDI })).toBeVisible();
  await expect
    .poll(async () => (await odemeleri(page.request, token, Id)).denemelist[0])
    .toMatchObject({ DurumAnahtar: 'BASARILI', FaturaSayisi: Adet });
  expect(await kalani(page.request, token, Id)).toBe(0);
  await page.goto(ilk);
  await expect(page.getByRole('heading', { name: 'Ödeme Bulunamadı' })).toBeVisible();
});

/** The twenty seconds after the card was typed, with a reserve. */
const GEC_MS = 40_000;

for (const { kart, sifre, sayfa, durum, uyari = null, sayilir = uyari === null, donus, bak } of SATIRLAR)
  test(`${kart.source}${sifre === undefined ? '' : ` with ${sifre}`} ends as it says: in the browser, in the attempt, on the invoice`, async ({
    page,
  }) => {
    const [f] = await odenecekler(page.request, 1);
    const token = await jetonAl(page.request, 'yonetici');
    const once = await kalani(page.request, token, f!.Id);
    let donusler = 0;
    page.on('request', (r) => {
      if (r.url().includes('/api/payment/callback/')) donusler++;
    });
    await ode(page, await baglantisi(page.request, token, f!.Id), kart, sifre);
    await expect(page.getByRole('heading', { name: sayfa })).toBeVisible();
    if (donus !== undefined) expect(donusler).toBe(donus);
    if (bak) await bakilir(page);
    await expect
      .poll(async () => (await odemeleri(page.request, token, f!.Id)).denemelist, { timeout: GEC_MS })
      .toMatchObject([{ DurumAnahtar: durum, Uyari: uyari }]);
    const odenir = durum === 'BASARILI' && sayilir;
    expect(await kalani(page.request, token, f!.Id)).toBe(odenir ? 0 : once);
  });

test("the pages between the link and the bank, the bank's own, and the one for an unknown payment are readable for everybody", async ({
  page,
}) => {
  const [f] = await odenecekler(page.request, 1);
  const token = await jetonAl(page.request, 'yonetici');
  const baglanti = await baglantisi(page.request, token, f!.Id);
  // Without its script the page waits for the button.
  await page.route('**/acik/odeme.js', (r) => r.abort());
  await page.goto(baglanti);
  await bakilir(page);
  await page.getByRole('radio', { name: /^Tek çekim/ }).check();
  await page.getByRole('checkbox', { name: /ödeme koşullarını kabul ediyorum/ }).check();
  await page.getByRole('button', { name: 'Kartla Öde' }).click();
  await expect(page.getByRole('heading', { name: 'Bankanın Sayfasına Geçiliyor' })).toBeVisible();
  await bakilir(page);
  await page.getByRole('button', { name: 'Bankanın Sayfasına Geç' }).click();
  // The bank's own pages as a customer sees them, and the page that lists its cards.
  await expect(page.getByRole('heading', { name: 'Kart bilgileri' })).toBeVisible();
  await bakilir(page);
  await page.getByRole('button', { name: 'Devam' }).click();
  await expect(page.getByRole('textbox', { name: /^SMS parolası/ })).toBeVisible();
  await bakilir(page);
  await page.goto(new URL('/', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Görülenler' })).toBeVisible();
  await bakilir(page);
  await page.goto(`/odeme/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Ödeme Bulunamadı' })).toBeVisible();
  await bakilir(page);
});

test('a signed-in person returns from the bank signed in, and a stranger returns as a stranger', async ({
  browser,
}) => {
  const biri = await (await browser.newContext()).newPage();
  const [f, g] = await odenecekler(biri.request, 2);
  const token = await jetonAl(biri.request, 'yonetici');
  const kimlik = async (p: Page) => ({
    oturum: await p.evaluate(() => localStorage.getItem('masabasi.oturum')),
    cerezler: await p.context().cookies(),
  });
  await oturumAc(biri, 'yonetici');
  const once = await kimlik(biri);
  await ode(biri, await baglantisi(biri.request, token, f!.Id), /: Ödenir\.$/);
  await expect(biri.getByRole('heading', { name: ODENDI })).toBeVisible();
  expect(await kimlik(biri)).toEqual(once);
  await biri.goto('/');
  await expect(biri.getByRole('heading', { level: 1, name: /^(Günaydın|İyi günler|İyi akşamlar), / })).toBeVisible();

  const kimse = await (await browser.newContext()).newPage();
  await ode(kimse, await baglantisi(biri.request, token, g!.Id), /: Ödenir\.$/);
  await expect(kimse.getByRole('heading', { name: ODENDI })).toBeVisible();
  expect(await kimlik(kimse)).toEqual({ oturum: null, cerezler: [] });
  await kimse.goto('/');
  await expect(kimse.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});

test("a payment service's page brings nothing back, and its notice closes the invoice", async ({ browser }) => {
  test.setTimeout(180_000);
  const kurulus = await sandboxBanka(DENEME_ISYERI);
  const sunucu = await kendiSunucusu((url) => ({
    PUBLIC_URL: url,
    ODEME_SAGLAYICI: 'paytr',
    ODEME_UYE: DENEME_ISYERI.uye,
    ODEME_ANAHTAR: DENEME_ISYERI.anahtar,
    ODEME_TUZ: DENEME_ISYERI.tuz,
    ODEME_API: kurulus.url,
  }));
  const page = await (await browser.newContext({ baseURL: sunucu.url })).newPage();
  const [f] = await odenecekler(page.request, 1);
  const token = await jetonAl(page.request, 'yonetici');
  await ode(page, await baglantisi(page.request, token, f!.Id), /: Ödenir\.$/);
  await expect(page.getByRole('heading', { name: ODENDI })).toBeVisible();
  expect(await kalani(page.request, token, f!.Id)).toBe(0);
  await page.context().close();
  await sunucu.kapat();
  await kurulus.kapat();
});
