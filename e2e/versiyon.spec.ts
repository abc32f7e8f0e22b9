import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { cagir, isleminiYap, islemleri } from './destek.ts';
import { erisilebilir, girisYap, jetonAl, sigar } from './fixtures.ts';

/** The afternoon of a release manager: a new version and its forecast, and a version that is released and announced. */

const damga = String(Date.now() % 1_000_000);

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

/** A task that is planned for a version. */
async function isAc(request: APIRequestContext, { ProjeId, VersiyonId }: Record<'ProjeId' | 'VersiyonId', number>) {
  const token = await jetonAl(request, 'yonetici');
  const cevap = await request.get('/api/istakibi/getGerekliList', { headers: { authorization: `Bearer ${token}` } });
  const liste = (await cevap.json()) as Record<'isTur' | 'aciliyet', { Id: number }[]>;
  const temel = { ...bosKayit(GOREV_ALANLARI), Id: 0, Surum: 0, ProjeId, VersiyonId, UstId: null };
  const secim = { IsTurId: liste.isTur[0]!.Id, AciliyetId: liste.aciliyet[0]!.Id };
  const gorev = { ...temel, ...secim, Baslik: `Versiyon işi ${damga}` };
  return cagir<{ durum: boolean; msg?: string }>(request, token, '/istakibi/gorevKaydet', { gorev });
}

test('a version is opened, takes tasks, gets a forecast, is frozen, and takes no more', async ({ page, request }) => {
  await girisYap(page, 'yonetici');
  const token = await jetonAl(request, 'yonetici');
  const { versiyonlist } = await cagir<{ versiyonlist: { ProjeId: number; Proje: string }[] }>(
    request,
    token,
    '/istakibi/versiyonListe',
    {},
  );
  const { ProjeId, Proje: urun } = versiyonlist[0]!;
  await page.goto('/istakibi/versiyonlar');
  await page.getByRole('button', { name: 'Yeni Versiyon' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Versiyon' });
  await form.getByRole('textbox', { name: 'Versiyon No' }).fill('sürüm beş');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Versiyon numarası harf ya da rakamla başlar', { exact: false })).toBeVisible();
  await sec(form, 'Ürün', urun);
  await form.getByRole('textbox', { name: 'Versiyon No' }).fill(`9.${damga}`);
  await form.getByRole('textbox', { name: 'Planlanan Tarih' }).fill(tarihYaz(gunEkle(istanbulGunu(Date.now()), 60)));
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${urun} 9.${damga}` })).toBeVisible();
  const seyir = page.getByRole('region', { name: 'Seyir ve Tahmin' });
  await expect(seyir).toContainText('Bu versiyonda henüz iş yok.');

  const Id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await isAc(request, { ProjeId, VersiyonId: Id })).toMatchObject({ durum: true });
  await page.reload();
  await expect(seyir).toContainText('Kalan 1 iş, %80 olasılıkla');
  await expect(page.getByRole('link', { name: `Versiyon işi ${damga}` })).toBeVisible();

  const yayinla = page.getByRole('button', { name: 'Yayınla' });
  const menusu = await islemleri(page.getByRole('main'));
  await expect(menusu.getByRole('menuitem', { name: /^Yayınla/ })).toContainText(
    'Versiyon, dondurulduktan sonra yayınlanır.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dondur', exact: true }).click();
  await expect(yayinla).toHaveAccessibleDescription(/en az bir iş alınmış/);
  expect(await isAc(request, { ProjeId, VersiyonId: Id })).toMatchObject({
    durum: false,
    msg: expect.stringContaining('dondurulmuş'),
  });
  await isleminiYap(page.getByRole('main'), 'Dondurmayı Kaldır');
  await page.getByRole('button', { name: 'Notu Yaz' }).click();
  const not = page.getByRole('dialog', { name: `Versiyon Notu: 9.${damga}` });
  await expect(not.getByRole('textbox', { name: 'Müşterilere Not' })).toHaveValue(
    new RegExp(`• Versiyon işi ${damga}`),
  );
  await erisilebilir(page);
  await not.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Versiyon Notu' })).toContainText(`• Versiyon işi ${damga}`);
});

test('a frozen version is released with its tasks, and each requester is told once', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/istakibi/versiyonlar?durum=donduruldu');
  await page.getByRole('link', { name: '4.7', exact: true }).click();
  const isteyenler = page.getByRole('region', { name: 'İsteyenler' });
  const ozet = isteyenler.getByText(/^\d+ kişi istedi, \d+ kişiye yazılacak\.$/);
  const adet = Number(/(\d+) kişiye/.exec(await ozet.innerText())![1]);
  await expect(isteyenler.getByText('Yayınlanınca yazılacak').first()).toBeVisible();
  await page.getByRole('button', { name: 'Yayınla' }).click();
  const pencere = page.getByRole('dialog', { name: /^Yayınla: / });
  await expect(pencere).toContainText(`${adet} kişiye istediklerinin bu versiyonda olduğu yazılacak`);
  await erisilebilir(page);
  await pencere.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(page.getByText(`isteyen ${adet} kişiye yazıldı`, { exact: false })).toBeVisible();
  await expect(page.getByLabel('Versiyonun rakamları')).toContainText('Yayınlandı');
  await expect(page.getByRole('button', { name: 'Yayınla' })).toHaveCount(0);
  await expect(isteyenler.getByText(`${adet} kişiye yazıldı.`, { exact: false })).toBeVisible();
  await isteyenler.getByRole('button', { name: 'kişiyi daha göster' }).click();
  await expect(isteyenler.getByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2} yazıldı$/)).toHaveCount(adet);
  await expect(page.getByRole('list', { name: 'Versiyonun geçmişi' })).toContainText('70 işle yayınlandı.');
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Customers take it in waves.
  const kullananlar = page.getByRole('region', { name: 'Kullananlar' });
  await kullananlar.getByRole('button', { name: 'Güncellenenleri Yaz' }).click();
  const dalga = page.getByRole('dialog', { name: /^Güncellenen Müşteriler: / });
  await dalga.getByRole('checkbox').first().check();
  await dalga.getByRole('checkbox').nth(1).check();
  await expect(dalga.getByText('2 lisans seçildi.')).toBeVisible();
  await erisilebilir(page);
  await dalga.getByRole('button', { name: 'Güncellendi Olarak Yaz' }).click();
  await expect(kullananlar.getByText(/^2 \/ [\d.]+ geçerli lisans bu versiyonda$/)).toBeVisible();

  // The requesting tickets show it, too.
  await isteyenler
    .getByRole('link', { name: /^G\d+$/ })
    .first()
    .click();
  await expect(page.getByText('Versiyon bildirildi').first()).toBeVisible();
});
