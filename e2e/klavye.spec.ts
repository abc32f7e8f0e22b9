import { expect, type Page, test } from '@playwright/test';
import { yuklendi } from './ekran.ts';
import { girisYap, klavyeyle, okunan, oturumAc, tut } from './fixtures.ts';

/** The keyboard on lists and forms, and what keeps its place around the page. */

const gorusmeler = async (page: Page) => {
  await page.goto('/islemler/musterigorusme/list');
  await yuklendi(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('Enter and o open the row that the keyboard is on', async ({ page }) => {
  await girisYap(page, 'yonetici');
  for (const tus of ['Enter', 'o']) {
    await gorusmeler(page);
    await page.keyboard.press('j');
    await expect(page.getByRole('row').nth(1)).toBeFocused();
    await page.keyboard.press(tus);
    await expect(page).toHaveURL(/\/detay\?id=\d+/);
  }
});

test('a date that is reached with Tab is typed over, Ctrl+Enter sends, and a form begun anew has the focus', async ({
  page,
}) => {
  await girisYap(page, 'personel2');
  await page.goto('/personel/izin');
  await page.getByRole('button', { name: 'İzin İste' }).click();
  const form = page.getByRole('dialog', { name: 'İzin İste' });
  const bitis = form.getByRole('textbox', { name: 'İzin Bitişi' });
  await bitis.fill('06.01.2027');
  await bitis.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(bitis).toBeFocused();
  await page.keyboard.type('07.01.2027');
  await expect(bitis).toHaveValue('07.01.2027');
  const aciklama = form.getByRole('textbox', { name: 'Açıklama' });
  await aciklama.fill('Yarım kalan istek');
  await aciklama.press('Control+Enter');
  await expect(form.getByText('İzin Türünü Seçmelisiniz...').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'İzin İste' }).click();
  await klavyeyle(form.getByRole('button', { name: 'Baştan Başla' }));
  await expect(form.locator(':focus')).toHaveCount(1);
  await expect(form.getByRole('combobox', { name: 'İzin Türü' })).toBeFocused();
});

test('a form that is sent before it can be sent is sent then, unless somebody has gone on', async ({ page }) => {
  await oturumAc(page, 'personel2');
  const form = page.getByRole('dialog', { name: 'İzin İste' });
  const aciklama = form.getByRole('textbox', { name: 'Açıklama' });
  const gonder = form.getByRole('button', { name: 'Gönder' });
  const eksik = form.getByText('İzin Türünü Seçmelisiniz...').first();
  const ac = async () => {
    await page.goto('/personel/izin');
    const birak = await tut(page, okunan('/personel/personel/izinGerekli'));
    await page.getByRole('button', { name: 'İzin İste' }).click();
    await aciklama.fill('Erken istek');
    await expect(gonder).toBeDisabled();
    await aciklama.press('Control+Enter');
    return birak;
  };
  const birak = await ac();
  await expect(eksik).toHaveCount(0);
  await birak();
  await expect(eksik).toBeVisible();

  const yine = await ac();
  await aciklama.press('x');
  await yine();
  await expect(gonder).toBeEnabled();
  await expect(eksik).toHaveCount(0);
  await aciklama.press('Control+Enter');
  await expect(eksik).toBeVisible();
});

test('the break bar keeps its place however long the way to the page is', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  const yerler = new Set<number>();
  for (const yol of ['/', '/islemler/musterigorusme/list', '/pazarlama/tekliftakibi/musterigorusme', '/mali/gelir']) {
    await page.goto(yol);
    await yuklendi(page);
    yerler.add(Math.round((await page.getByRole('button', { name: 'Mola Detayları' }).boundingBox())!.x));
  }
  expect([...yerler]).toHaveLength(1);
});

test('the way to a page names its parents alone', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  for (const [yol, iz] of [
    ['/tanimlar/musteri', ['Ana Sayfa', 'Tanımlar', 'Müşteriler']],
    ['/tanimlar/musteri/musteri', ['Ana Sayfa', 'Tanımlar', 'Müşteriler']],
    ['/tanimlar/musteri/detay', ['Ana Sayfa', 'Tanımlar', 'Müşteriler', 'Müşteri Kartı']],
    ['/islemler/musterigorusme/detay', ['Ana Sayfa', 'İşlemler', 'Müşteri Görüşmeleri', 'Görüşme Detayı']],
    ['/pazarlama/gorusmetakip/detay', ['Ana Sayfa', 'Pazarlama', 'Görüşme Takibi', 'Görüşme Detayı']],
  ] as const) {
    await page.goto(yol);
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem'), yol).toHaveText([...iz]);
  }
});

test('an address of a survey that is not there says so; the page’s own name repeated is the page', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  for (const yol of ['/istatistik/memnuniyet/1', '/istatistik/memnuniyet/abc']) {
    await page.goto(yol);
    await expect(page.getByText('Böyle bir anket yok.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Bütün Anketleri Göster' }).click();
  await expect(page.getByRole('combobox', { name: 'Anket' })).toHaveValue('0');
  await page.goto('/istatistik/memnuniyet/memnuniyet');
  await expect(page.getByRole('combobox', { name: 'Anket' })).toHaveValue('0');
});

test('somebody who sees the screen reads that rows are on their way', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  let birak = () => {};
  const bekle = new Promise<void>((done) => {
    birak = done;
  });
  await page.goto('/bildirimler');
  await yuklendi(page);
  await page.route('**/api/**', async (istek) => {
    await bekle;
    await istek.continue();
  });
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('button', { name: 'Tanımlar' }).click();
  await page.getByRole('link', { name: 'Müşteriler' }).click();
  await expect(page.getByText('Kayıtlar hazırlanıyor...').first()).toBeVisible();
  birak();
  await yuklendi(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the leave of a person opens with fifteen rows', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/izin');
  await page.getByRole('row', { name: /^Ahmet Çobanoğlu/ }).click();
  const pencere = page.getByRole('dialog', { name: /İzin Detayı/ });
  await expect(pencere.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' })).toHaveValue('15');
  await expect(pencere.getByRole('grid').getByRole('row')).toHaveCount(16);
});

test('a letter finds an entry of a menu without Turkish letters', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Bilgilerim' }).focus();
  for (const [tus, ad] of [
    ['c', 'Çıkış'],
    ['I', 'İki Adımlı Giriş'],
    ['p', 'Parola Değiştir'],
    ['i', 'İki Adımlı Giriş'],
  ] as const) {
    await page.keyboard.press(tus);
    await expect(page.getByRole('menuitem', { name: ad })).toBeFocused();
  }
});
