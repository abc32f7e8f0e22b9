import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { bekleyenleriOku, girisYap, jetonAl } from './fixtures.ts';
import { type KendiSunucusu, kendiSunucusu } from './sunucu.ts';

/**
 * Approvers of leave besides the head: a deputy, and a second person. The rule applies to the whole company, so this
 * test has one of its own.
 */

let sunucu: KendiSunucusu;
test.beforeAll(async () => {
  sunucu = await kendiSunucusu();
});
test.afterAll(() => sunucu.kapat());

async function kisi(browser: Browser, hesap: Parameters<typeof girisYap>[1]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: sunucu.url })).newPage();
  await bekleyenleriOku(page, await jetonAl(page.request, hesap));
  await girisYap(page, hesap);
  return page;
}
const bekleyenler = (page: Page) => page.getByRole('region', { name: 'Bekleyenlerim' });

test('a deputy decides while the head is away, and a second person after the deputy', async ({ browser }) => {
  const yonetici = await kisi(browser, 'yonetici');

  // Sets the deputy and the rule of two approvals.
  await yonetici.goto('/personel/departman');
  await yonetici
    .getByRole('row', { name: /^Destek/ })
    .getByRole('button', { name: 'Düzenle' })
    .click();
  const kart = yonetici.getByRole('dialog', { name: 'Departmanı Düzenle' });
  await kart.getByRole('combobox', { name: 'Sorumlu Vekili' }).click();
  await yonetici.getByRole('option', { name: 'Oğuzhan Kılıç (Destek)' }).click();
  await kart.getByRole('button', { name: 'Kaydet' }).click();
  await expect(kart).toBeHidden();
  await yonetici.goto('/tanimlar/hakdilimi?sekme=onay');
  await yonetici.getByRole('button', { name: 'Değiştir' }).click();
  const kural = yonetici.getByRole('dialog', { name: 'İkinci Onay' });
  await kural.getByLabel('İkinci onay isteyen istekler').selectOption('Her istek');
  await kural.getByRole('button', { name: 'Kaydet' }).click();
  await expect(yonetici.getByText('Her izin isteği, sorumlunun onayından sonra bir kez daha onaylanır.')).toBeVisible();

  // The head goes on leave while the deputy has the home page open, and an employee asks for leave.
  const vekil = await kisi(browser, 'personel2');
  const vekalet = vekil.getByText(/^Destek departmanına vekâlet ediyorsunuz: Gülşen Çağlayan/);
  await expect(vekalet).toHaveCount(0);
  const bugun = istanbulGunu(Date.now());
  const jeton = await jetonAl(yonetici.request, 'yonetici');
  const { kisiler } = await cagir<{ kisiler: { Id: number; Ad: string }[] }>(
    yonetici.request,
    jeton,
    '/personel/departman/departmanListesi',
    {},
  );
  const UserId = kisiler.find((k) => k.Ad === 'Gülşen Çağlayan')!.Id;
  await cagir(yonetici.request, jeton, '/personel/personel/izinkaydet', {
    izin: { Id: 0, UserId, Tur: 281, Baslangic: bugun, Bitis: gunEkle(bugun, 2), Aciklama: 'Taşınma' },
  });
  await expect(vekalet).toBeVisible();
  const isteyen = await kisi(browser, 'personel1');
  const ilk = gunEkle(bugun, 3);
  const karar = new RegExp(`^Karar ver: İrem Yıldız, ${tarihYaz(ilk)}`);
  const istenen = await cagir(
    isteyen.request,
    await jetonAl(isteyen.request, 'personel1'),
    '/personel/personel/izinTalepEt',
    {
      Tur: 281,
      Baslangic: ilk,
      Bitis: gunEkle(ilk, 3),
      Aciklama: '',
    },
  );
  expect(istenen).toMatchObject({ durum: true });

  await bekleyenler(vekil).getByRole('button', { name: karar }).click();
  await vekil.getByRole('dialog', { name: 'İzin İsteği' }).getByRole('button', { name: 'Onayla' }).click();
  await expect(vekil.getByText('İlk onay verildi', { exact: true })).toBeVisible();
  await expect(vekil.getByRole('button', { name: karar })).toHaveCount(0);

  await yonetici.goto('/');
  await bekleyenler(yonetici).getByRole('button', { name: karar }).click();
  const ikinci = yonetici.getByRole('dialog', { name: 'İzin İsteği: İkinci Onay' });
  await expect(ikinci.getByText('Oğuzhan Kılıç')).toBeVisible();
  await ikinci.getByRole('button', { name: 'Onayla' }).click();
  await expect(ikinci).toBeHidden();

  await isteyen.goto('/personel/izin?sekme=isteklerim');
  await expect(isteyen.getByRole('row', { name: /Onaylandı.*ilk onay: Oğuzhan Kılıç/ })).toBeVisible();
});
