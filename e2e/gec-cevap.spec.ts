import { BOS_MUSTERI } from '@masabasi/core/musteri/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cagir, gorusmeAc } from './destek.ts';
import { girisYap, type Hesap, jetonAl, okunan, oturumAc, tut } from './fixtures.ts';
import { bostaki, izinDetayiAc } from './izinDestek.ts';
import { isAc } from './isDestek.ts';

/** The answer of a save comes late: what is typed meanwhile is nobody's to throw away. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

/** Holds every answer of a path until it is let go. */
async function gecik(page: Page, yol: string): Promise<() => Promise<void>> {
  let birak: () => void = () => undefined;
  const kapi = new Promise<void>((tamam) => {
    birak = tamam;
  });
  let geldi: () => void = () => undefined;
  const verildi = new Promise<void>((tamam) => {
    geldi = tamam;
  });
  await page.route(
    `**/api${yol}`,
    async (route) => {
      const cevap = await route.fetch();
      await kapi;
      await route.fulfill({ response: cevap });
      geldi();
    },
    { times: 1 },
  );
  return async () => {
    birak();
    await verildi;
  };
}

interface Yazi {
  readonly kutu: Locator;
  readonly gonder: Locator;
  readonly yol: string;
  /** Holds what was saved. */
  readonly liste: Locator;
}

async function sonrakiniYaz(page: Page, { kutu, gonder, yol, liste }: Yazi): Promise<void> {
  const birak = await gecik(page, yol);
  await kutu.fill(`Birinci ${damga}`);
  const istek = page.waitForRequest(`**/api${yol}`);
  await gonder.click();
  await istek;
  await kutu.fill(`İkinci ${damga}`);
  await birak();
  await expect(liste).toContainText(`Birinci ${damga}`);
  await expect(gonder).toBeEnabled();
  await expect(kutu).toHaveValue(`İkinci ${damga}`);
  // The kept copy is the second text, too: it outlives a reload.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(`İkinci ${damga}`);
  // Only the words behind the sent text stay.
  const yine = await gecik(page, yol);
  const ikinci = page.waitForRequest(`**/api${yol}`);
  await gonder.click();
  await ikinci;
  await kutu.press('Control+End');
  await kutu.pressSequentially(' Üçüncü');
  await yine();
  await expect(liste).toContainText(`İkinci ${damga}`);
  await expect(kutu).toHaveValue('Üçüncü');
  await gonder.click();
  await expect(liste).toContainText('Üçüncü');
  await expect(kutu).toHaveValue('');
}

test('a note in a contact', async ({ page }) => {
  const yer = await gorusmeAc(page, `Geç cevap ${damga}`, `0506${damga}`);
  await oturumAc(page, 'sorumlu');
  await page.goto(yer);
  await sonrakiniYaz(page, {
    kutu: page.getByRole('textbox', { name: 'İç not' }),
    gonder: page.getByRole('button', { name: 'Notu Kaydet' }),
    yol: '/islemler/musterigorusme/gorusmeHareketKaydet',
    liste: page.getByRole('list', { name: 'Görüşmenin geçmişi' }),
  });
});

test('a note in a task', async ({ page, request }) => {
  const { No } = await isAc(request, `Geç cevap ${damga}`);
  await girisYap(page, 'yonetici');
  await page.goto(`/istakibi/isler?ara=${No}`);
  await page.getByRole('button', { name: `Geç cevap ${damga}` }).click();
  const pencere = page.getByRole('dialog', { name: `${No} Geç cevap ${damga}` });
  await sonrakiniYaz(page, {
    kutu: pencere.getByRole('textbox', { name: 'Not' }),
    gonder: pencere.getByRole('button', { name: 'Notu Kaydet' }),
    yol: '/istakibi/gorevNotKaydet',
    liste: pencere.getByRole('list', { name: 'Geçmiş' }),
  });
});

test('a message', async ({ page }) => {
  await girisYap(page, 'onur.yigit' as Hesap);
  await page.goto('/personel/yazisma');
  await page.getByRole('button', { name: 'Yeni Konuşma' }).click();
  const pencere = page.getByRole('dialog', { name: 'Yeni Konuşma' });
  await pencere.getByRole('combobox', { name: 'Kişiler' }).fill('Beyza Çak');
  await pencere.getByRole('option', { name: /Beyza Çakır/ }).waitFor();
  await pencere.getByRole('combobox', { name: 'Kişiler' }).press('Enter');
  await page.keyboard.press('Escape');
  await pencere.getByRole('button', { name: 'Aç', exact: true }).click();
  await sonrakiniYaz(page, {
    kutu: page.getByRole('textbox', { name: 'Mesaj', exact: true }),
    gonder: page.getByRole('button', { name: 'Gönder', exact: true }),
    yol: '/personel/personel/mesajGonder',
    liste: page.getByRole('region', { name: 'Mesajlar', exact: true }),
  });
});

test('the next row of a window that stays open', async ({ page, request }) => {
  const kisi = await bostaki(request, 'Eğitim', '2035-03-06', '2035-03-09');
  await oturumAc(page, 'yonetici');
  await izinDetayiAc(page, kisi.Ad);
  await page.getByRole('button', { name: 'Bakiye Düzeltmeleri' }).click();
  const pencere = page.getByRole('dialog', { name: /Bakiye Düzeltmeleri$/ });
  const yol = '/personel/personel/hakDuzeltmeEkle';
  const birak = await gecik(page, yol);
  await pencere.getByRole('textbox', { name: 'Gün' }).fill('1');
  await pencere.getByRole('textbox', { name: 'Sebep' }).fill(`Birinci ${damga}`);
  const istek = page.waitForRequest(`**/api${yol}`);
  await pencere.getByRole('button', { name: 'Ekle' }).click();
  await istek;
  await pencere.getByRole('textbox', { name: 'Sebep' }).fill(`İkinci ${damga}`);
  await birak();
  await expect(pencere.getByRole('table', { name: 'Bakiye düzeltmeleri' })).toContainText(`Birinci ${damga}`);
  await expect(pencere.getByRole('textbox', { name: 'Sebep' })).toHaveValue(`İkinci ${damga}`);
  await expect(pencere.getByRole('textbox', { name: 'Gün' })).toHaveValue('');
});

/** Opens the window of a new department; `yol`: the call that saves it. */
async function yeniDepartman(page: Page) {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/departman');
  await page.getByRole('button', { name: 'Yeni Departman' }).click();
  const pencere = page.getByRole('dialog', { name: 'Yeni Departman' });
  const ad = pencere.getByRole('textbox', { name: 'Departman' });
  return { pencere, ad, yol: '/personel/departman/departmanKaydet' };
}

test('a window that closes with what was sent takes nothing more until it does', async ({ page }) => {
  const { pencere, ad, yol } = await yeniDepartman(page);
  const birak = await gecik(page, yol);
  await ad.fill(`Geç ${damga}`);
  const istek = page.waitForRequest(`**/api${yol}`);
  await ad.press('Enter');
  await istek;
  await expect(pencere.locator('form')).toHaveAttribute('inert', '');
  await page.keyboard.type(' kaybolan');
  await expect(ad).toHaveValue(`Geç ${damga}`);
  await birak();
  await expect(pencere).toHaveCount(0);
  await expect(page.getByText(`Geç ${damga}`).first()).toBeVisible();
});

test('a refusal gives the field its focus back', async ({ page }) => {
  const { pencere, ad, yol } = await yeniDepartman(page);
  await page.route(`**/api${yol}`, (route) => route.fulfill({ json: { durum: false, msg: 'Bu ad kullanılıyor.' } }));
  await ad.fill(`Dolu ${damga}`);
  await ad.press('Enter');
  await expect(pencere.getByRole('alert')).toContainText('Bu ad kullanılıyor.');
  await page.keyboard.type('x');
  await expect(ad).toHaveValue(`Dolu ${damga}x`);
});

test('who is called first of a customer loses it to nobody who is being written down meanwhile', async ({ page }) => {
  const token = await jetonAl(page.request, 'satis1');
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Yankı', Soyad: 'Geciken', ProjeIdler: [6] };
  const { Id } = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  await oturumAc(page, 'satis1');
  const ikinci = await page.context().newPage();
  const kaydet: (() => Promise<void>)[] = [];
  for (const [sayfa, ad] of [
    [page, 'Zerrin'],
    [ikinci, 'Bedia'],
  ] as const) {
    await sayfa.goto(`/tanimlar/musteri/detay?id=${Id}`);
    await expect(sayfa.getByText('Kimse yazılmamış.')).toBeVisible();
    await sayfa.getByRole('button', { name: 'Yeni Kişi' }).click();
    const pencere = sayfa.getByRole('dialog', { name: 'Yeni Yetkili Kişi' });
    await pencere.getByRole('textbox', { name: 'Ad', exact: true }).fill(ad);
    kaydet.push(async () => {
      await pencere.getByRole('button', { name: 'Kaydet' }).click();
      await expect(pencere).toBeHidden();
    });
  }
  for (const yap of kaydet) await yap();
  await expect(ikinci.getByRole('list', { name: 'Yetkili kişiler' }).getByRole('listitem')).toContainText([
    'ZerrinÖnce aranır',
    'Bedia',
  ]);
});

test('the answer to a request is written over the request as it was taken', async ({ page }) => {
  await page.goto('/webistek');
  await page.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill('Geç Gelen');
  await page.getByRole('textbox', { name: 'Telefonunuz' }).fill(`0541${damga}`);
  await page.getByRole('combobox', { name: 'Ürün' }).selectOption('Masabaşı Klinik');
  await page.getByRole('textbox', { name: 'İsteğiniz' }).fill(`Ekran geç geliyor ${damga}.`);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'İsteğinizi aldık' })).toBeVisible();

  await girisYap(page, 'yonetici');
  await page.goto('/islemler/musterigorusme/webistek');
  await page.getByRole('button', { name: `Ekran geç geliyor ${damga}.` }).click();
  const pencere = page.getByRole('dialog', { name: /^W\d{6}: Geç Gelen$/ });
  const yanitla = pencere.getByRole('button', { name: 'Yanıtla' });
  await expect(yanitla).toBeEnabled();
  const birak = await tut(page, okunan('/islemler/musterigorusme/getWebistekDetay'));
  const istenenler: string[] = [];
  page.on('request', (r) => istenenler.push(r.url()));
  const alindi = page.waitForResponse('**/webistekUstlen');
  await yanitla.click();
  await alindi;
  await page.evaluate(() => new Promise((tamam) => requestAnimationFrame(() => requestAnimationFrame(tamam))));
  expect(istenenler.filter((u) => u.includes('WebistekYanitDialog'))).toEqual([]);
  const yanit = page.getByRole('dialog', { name: /^Yanıtla: W\d{6}$/ });
  await birak();
  await yanit.getByRole('textbox', { name: 'Yanıt' }).fill('Merhaba, yeni sürümle düzeldi.');
  await yanit.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(pencere.getByText('Yanıtlandı').first()).toBeVisible();
});
