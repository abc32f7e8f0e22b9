import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, jetonAl, oturumAc, sigar } from './fixtures.ts';

/** An invoice paid by card: from the link that staff give out over the bank's own pages to what the invoice says in the end. */

interface Odemeler {
  readonly engel: string | null;
  readonly denemelist: readonly { readonly DurumAnahtar: string; readonly Uyari: string | null }[];
}
const odemeleri = (request: APIRequestContext, token: string, FaturaId: number) =>
  cagir<Odemeler>(request, token, '/mali/payment/odemeler', { FaturaId });

/** Invoices of the demo company that are open and can be paid by card, the oldest first: other walks look at the newest. */
async function odenecekler(request: APIRequestContext, adet: number): Promise<{ Id: number; No: string }[]> {
  const token = await jetonAl(request, 'yonetici');
  const bulunan: { Id: number; No: string }[] = [];
  for (let sayfa = 1; bulunan.length < adet && sayfa < 5; sayfa++) {
    const { faturalist } = await cagir<{ faturalist: { Id: number; No: string; Kalan: number }[] }>(
      request,
      token,
      '/mali/fatura/getFaturaList',
      { Tur: 'earsiv', adet: 200, sayfa },
    );
    for (const f of faturalist)
      if (bulunan.length < adet && f.Kalan > 0 && (await odemeleri(request, token, f.Id)).engel === null)
        bulunan.push(f);
  }
  expect(bulunan).toHaveLength(adet);
  return bulunan;
}

/** The customer goes from the page of the link to the bank's and pays with this card. */
async function ode(page: Page, yol: string, kart: RegExp, sifre = '123456'): Promise<void> {
  await page.goto(yol);
  await page.getByRole('radio', { name: /^Tek çekim/ }).check();
  await page.getByRole('checkbox', { name: /ödeme koşullarını kabul ediyorum/ }).check();
  await page.getByRole('button', { name: 'Kartla Öde' }).click();
  await expect(page.getByRole('heading', { name: 'Kart bilgileri' })).toBeVisible();
  const secenek = await page.getByRole('option', { name: kart }).textContent();
  await page.getByRole('combobox', { name: 'Deneme kartı' }).selectOption({ label: secenek! });
  await page.getByRole('button', { name: 'Devam' }).click();
  await page.getByRole('textbox', { name: /^SMS parolası/ }).fill(sifre);
  await page.getByRole('button', { name: 'Onayla' }).click();
}

test('staff give out a link, the customer pays on a telephone, and the invoice is closed with its story', async ({
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
  await expect(pencere.getByRole('img', { name: /QR kodu/ })).toBeVisible();
  await erisilebilir(page);
  const adres = new URL(await pencere.getByRole('textbox', { name: 'Müşterinin sayfası' }).inputValue()).pathname;
  await pencere.getByRole('button', { name: 'Vazgeç' }).click();

  const musteri = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await musteri.goto(adres);
  await sigar(musteri);
  await erisilebilir(musteri);
  await ode(musteri, adres, /: Ödenir\.$/);
  await expect(musteri.getByRole('heading', { name: 'Ödemeniz Alındı' })).toBeVisible();
  await sigar(musteri);
  // Who comes back from the bank is nobody: neither signed in nor out.
  expect(await musteri.evaluate(() => localStorage.getItem('masabasi.oturum'))).toBeNull();
  await musteri.goto(adres);
  await expect(musteri.getByText('Bu fatura ödendi.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('table', { name: 'Faturanın tahsilatları' })).toContainText('Ödeme');
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

const [ODENDI, ODENMEDI, BEKLIYOR] = ['Ödemeniz Alındı', 'Ödeme Tamamlanmadı', 'Ödeme Bekleniyor'];

test('each card of the bank ends as it says, in the browser and on the invoice', async ({ page }) => {
  const satirlar: readonly (readonly [kart: RegExp, sayfa: string | undefined, durum: string, uyari?: string])[] = [
    [/Limiti yetmez/, ODENMEDI, 'BASARISIZ'],
    [/süresi dolmuş/, ODENMEDI, 'BASARISIZ'],
    [/doğrulanmaz/, ODENMEDI, 'BASARISIZ'],
    [/yarım kalır/, ODENMEDI, 'BASARISIZ'],
    [/tarayıcı geri dönmez/, undefined, 'BASARILI'],
    [/dönmeden bildirir/, ODENDI, 'BASARILI'],
    [/üç kez gelir/, ODENDI, 'BASARILI'],
    [/fazlası çekilir/, ODENDI, 'BASARILI', 'tutar'],
    [/imzası bozuktur/, BEKLIYOR, 'BANKADA'],
    [/bilinmeyen bir alan/, ODENDI, 'BASARILI'],
    [/iki kez onaylanır/, ODENDI, 'BASARILI'],
  ];
  const faturalar = await odenecekler(page.request, satirlar.length);
  const token = await jetonAl(page.request, 'yonetici');
  for (const [i, [kart, sayfa, durum, uyari]] of satirlar.entries())
    await test.step(kart.source, async () => {
      const { Id: FaturaId } = faturalar[i]!;
      const { baglanti } = await cagir<{ baglanti: string }>(page.request, token, '/mali/payment/odemeBaglantiVer', {
        FaturaId,
      });
      await ode(page, baglanti, kart);
      await expect(page.getByRole('heading', { name: sayfa ?? 'Bağlantı koptu' })).toBeVisible();
      await expect
        .poll(async () => (await odemeleri(page.request, token, FaturaId)).denemelist[0])
        .toMatchObject({ DurumAnahtar: durum, Uyari: uyari ?? null });
    });
});
