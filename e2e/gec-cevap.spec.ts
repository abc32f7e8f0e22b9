import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, test } from '@playwright/test';
import { cagir, islemleri } from './destek.ts';
import { girisYap, jetonAl, okunan, oturumAc, tut } from './fixtures.ts';

/** The answer of a save comes late. Text typed meanwhile must not get lost. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

test('the first contact person of a customer stays first when a second one is saved from an older page', async ({
  page,
}) => {
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
    // An empty card is folded until the person asks for it.
    await sayfa.getByRole('button', { name: 'Boş alanları göster' }).click();
    await expect(sayfa.getByText('Yetkili kişi yazılmamış.')).toBeVisible();
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

test('the answer to a request belongs to the request as it was when taken', async ({ page }) => {
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
  const yanitla = (await islemleri(pencere)).getByRole('menuitem', { name: 'Yanıtla' });
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
