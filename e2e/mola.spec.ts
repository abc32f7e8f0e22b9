import { expect, type Page, test } from '@playwright/test';
import { buyuk, katla } from '@masabasi/core/metin';
import { DIGER_MOLALAR, MASA_BASI, METIN, molaDurumu } from '@masabasi/core/mola/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { cagir, cubuk, destekEkibi, durumYaz, ekiptenBiri, turSec } from './destek.ts';
import { bekleyenleriOku, jetonAl, LISANS, oturumAc, PAROLA } from './fixtures.ts';

// One after the other: the places of Destek are shared.
test.describe.configure({ mode: 'default' });

const CAY = 646;

const kartlar = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

async function panoyaGit(page: Page): Promise<void> {
  await page.goto('/personel/mola');
  await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
  await expect(page.getByText(/Son güncelleme \d\d:\d\d:\d\d/)).toBeVisible();
}

test('tea from a quick button and back to the desk: toast, timer, the current button is disabled', async ({
  browser,
  request,
}) => {
  // Makes room: whoever has a tea place goes back to the desk.
  for (const kisi of await destekEkibi(request))
    if (molaDurumu(kisi.Mola_Durum_Id)?.grup === 'diger') await durumYaz(request, kisi, MASA_BASI);
  const { page } = await ekiptenBiri(browser, request, 0);
  const bar = cubuk(page);
  await expect(bar).toContainText(/Mesai Başlama\d\d:\d\d/);
  await expect(bar).toContainText('Aktif Mola-');
  await expect(bar.getByRole('button', { name: 'Masa Başı', exact: true })).toBeDisabled();
  await bar.getByRole('button', { name: 'Çay Molası' }).click();
  await expect(page.getByRole('status').getByText('Masa Başı → Çay Molası')).toBeVisible();
  await expect(bar.getByRole('timer')).toHaveText(/^0\d:\d\d$/);
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toBeDisabled();
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toBeDisabled();
  const once = await bar.getByRole('timer').textContent();
  await expect(bar.getByRole('timer')).not.toHaveText(once ?? '');
  await bar.getByRole('button', { name: 'Masa Başı', exact: true }).click();
  await expect(page.getByRole('status').getByText('Çay Molası → Masa Başı')).toBeVisible();
  await expect(bar).toContainText('Aktif Mola-');
  await expect(bar.getByRole('timer')).toHaveCount(0);
});

test('the list of all types holds every one but the start of the shift', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 1);
  await cubuk(page).getByRole('button', { name: 'Bütün mola türleri' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Toplantı',
    'Sigara Molası',
    'Çay Molası',
    'İhtiyaç Molası',
    'Yemek Molası',
    'Erken Çıkış',
    'Özel İş (Dışarıda)',
    'Masa Başı',
    'Dış Görev',
  ]);
  await expect(page.getByRole('menuitem', { name: 'Masa Başı' })).toBeDisabled();
});

test('a status that wants a reason asks first; cancelling keeps the old one; the text survives a failure', async ({
  browser,
  request,
}) => {
  const { page } = await ekiptenBiri(browser, request, 1);
  const masa = cubuk(page).getByRole('button', { name: 'Masa Başı', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Toplantı' });
  const metin = dialog.getByRole('textbox', { name: 'Açıklama' });
  await turSec(page, 'Toplantı');
  expect((await dialog.boundingBox())?.width).toBe(400);
  await expect(metin).toBeFocused();
  await expect(metin).toHaveAttribute('placeholder', METIN.sebepYerTutucu);
  await metin.fill('   kısa    ');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByRole('alert').getByText(METIN.yetersiz)).toBeVisible();
  await expect(page.getByRole('alert').getByText(METIN.enAz10)).toBeVisible();
  await expect(metin).toHaveValue('   kısa    ');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(masa).toBeDisabled();

  await page.route('**/api/personel/personel/moladurumGuncelle', (r) => r.abort());
  await turSec(page, 'Toplantı');
  await metin.fill('Haftalık değerlendirme toplantısı');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByRole('alert').getByText(METIN.degisirkenHata)).toBeVisible();
  await expect(metin).toHaveValue('Haftalık değerlendirme toplantısı');
  await expect(masa).toBeDisabled();
  await page.unroute('**/api/personel/personel/moladurumGuncelle');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').getByText('Masa Başı → Toplantı')).toBeVisible();
  await expect(masa).toBeEnabled();
});

test('when the places are taken the change is refused and the people are named', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 2);
  const alanlar: string[] = [];
  for (const kisi of (await destekEkibi(request)).slice(3)) {
    await durumYaz(request, kisi, MASA_BASI);
    if (!(await durumYaz(request, kisi, CAY))) break;
    alanlar.push(kisi.Ad);
  }
  await cubuk(page).getByRole('button', { name: 'Çay Molası' }).click();
  const uyari = page.getByRole('alert');
  await expect(uyari.getByText(METIN.degismedi)).toBeVisible();
  await expect(uyari.getByText(METIN.moladakiler)).toBeVisible();
  for (const ad of alanlar) await expect(uyari).toContainText(ad);
  await expect(cubuk(page).getByRole('button', { name: 'Masa Başı', exact: true })).toBeDisabled();
  for (const kisi of await destekEkibi(request))
    if (alanlar.includes(kisi.Ad) && DIGER_MOLALAR.includes(kisi.Mola_Durum_Id ?? 0))
      await durumYaz(request, kisi, MASA_BASI);
});

test('the board: own tab, absent people, search by Turkish letters, order and layout that stay', async ({
  browser,
  request,
}) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 3);
  await panoyaGit(page);
  await expect(page.getByRole('tab', { name: 'Destek' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByText(/Son güncelleme \d\d:\d\d:\d\d/)).toBeVisible();
  const ben = kartlar(page).filter({ hasText: kisi.Ad });
  await expect(ben).toContainText(/Masa Başı/);
  await expect(ben.getByRole('button', { name: `${kisi.Ad}: mola detayları` })).toBeVisible();
  await expect(page.getByRole('button', { name: /: mola detayları$/ })).toHaveCount(1);

  await expect(page.getByRole('heading', { name: /^Gelmeyenler/ })).toHaveCount(0);
  const gelmeyenler = page.getByRole('checkbox', { name: 'Gelmeyenleri Göster', exact: true });
  const gorunen = await kartlar(page).count();
  await gelmeyenler.check();
  await expect(page.getByRole('checkbox', { name: 'Gelmeyenleri Gösterme' })).toBeChecked();
  expect(await kartlar(page).count()).toBeGreaterThanOrEqual(gorunen);
  await page.getByRole('checkbox', { name: 'Gelmeyenleri Gösterme' }).uncheck();

  const ara = page.getByRole('searchbox', { name: 'Kişi ara' });
  for (const yazilan of [katla(kisi.Ad), buyuk(kisi.Ad)]) {
    await ara.fill(yazilan);
    await expect(kartlar(page)).toHaveText([new RegExp(kisi.Ad)]);
  }
  await ara.fill('böyle biri yok');
  await expect(page.getByText('Aradığınız kişi bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Temizle' }).click();

  await page.getByRole('radio', { name: 'Liste' }).check();
  await page.getByRole('radio', { name: 'Ad', exact: true }).check();
  const tablo = page.getByRole('table', { name: 'Destek mola panosu' });
  await expect(tablo.getByRole('row').filter({ hasText: kisi.Ad })).toContainText('Masa Başı');
  await page.reload();
  await expect(tablo).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ad', exact: true })).toBeChecked();
});

test('who sees several departments has them all on one board, and the tab is there again', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await panoyaGit(page);
  await page.getByRole('tab', { name: 'Tümü' }).click();
  await page.getByRole('checkbox', { name: 'Gelmeyenleri Göster', exact: true }).check();
  const ara = page.getByRole('searchbox', { name: 'Kişi ara' });
  for (const [kisi, departman] of [
    ['İrem Yıldız', 'Destek'],
    ['Merve Güler', 'Satış'],
  ] as const) {
    await ara.fill(kisi);
    await expect(kartlar(page)).toHaveText([new RegExp(kisi)]);
    await expect(kartlar(page)).toContainText([departman]);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Tümü' })).toHaveAttribute('aria-selected', 'true');
});

test('the full-screen list of the department, with its counts', async ({ browser, request }) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 4);
  await cubuk(page).getByRole('button', { name: 'Departman Mola Durumları' }).click();
  const dialog = page.getByRole('dialog', { name: 'Departman Mola Durumları' });
  await expect(dialog.getByRole('term').filter({ hasText: 'Yemekte' })).toBeVisible();
  await expect(dialog.getByRole('term').filter({ hasText: 'Diğer molada' })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: kisi.Ad })).toContainText('Masa Başı');
  const { width } = (await dialog.boundingBox())!;
  expect(width).toBe(page.viewportSize()?.width);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('break details: Escape does not close it, the days are bounded, pages can be turned', async ({
  browser,
  request,
}) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 5);
  await cubuk(page).getByRole('button', { name: 'Mola Detayları', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${kisi.Ad}: Mola Detayları` });
  await expect(dialog.getByText(/^Toplam Mola: \d+ dak\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const bugun = istanbulGunu(Date.now());
  await expect(dialog.getByRole('textbox', { name: 'Son Gün' })).toHaveValue(tarihYaz(bugun));
  const ilkGun = dialog.getByRole('textbox', { name: 'İlk Gün' });
  await ilkGun.fill(tarihYaz(gunEkle(bugun, 1)));
  await ilkGun.press('Tab');
  await expect(dialog.getByRole('row').nth(1)).toContainText(tarihYaz(bugun));
  await ilkGun.fill(tarihYaz(gunEkle(bugun, -30)));
  await ilkGun.press('Tab');
  await expect(dialog.getByText(/^1-15 \/ \d+$/)).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(16);
  await dialog.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(dialog.getByText(/^16-30 \/ \d+$/)).toBeVisible();
  const boyut = dialog.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' });
  await expect(boyut.getByRole('option')).toHaveText(['15', '20', '30', '50', '100', '200']);
  await boyut.selectOption('50');
  await expect(dialog.getByText(/^1-50 \/ \d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a correction is asked for, approved by the head, and the record shows it', async ({ browser, request, page }) => {
  const { page: kisininSayfasi, kisi } = await ekiptenBiri(browser, request, 6);
  await cubuk(kisininSayfasi).getByRole('button', { name: 'Mola Detayları', exact: true }).click();
  const dialog = kisininSayfasi.getByRole('dialog', { name: `${kisi.Ad}: Mola Detayları` });
  const ilkGun = dialog.getByRole('textbox', { name: 'İlk Gün' });
  await ilkGun.fill(tarihYaz(gunEkle(istanbulGunu(Date.now()), -20)));
  await ilkGun.press('Tab');
  // Not everybody has tea on the first page.
  await dialog.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('200');
  const satir = dialog.getByRole('row').filter({ hasText: 'Çay Molası' }).first();
  await satir.getByRole('button', { name: /^Düzeltme iste/ }).click();
  const iste = kisininSayfasi.getByRole('dialog', { name: 'Düzeltme İste' });
  const bitis = iste.getByRole('textbox', { name: 'Doğru Bitiş Saati' });
  const baslama = await iste.getByRole('textbox', { name: 'Doğru Başlama Saati' }).inputValue();
  await bitis.fill('25:99');
  await iste.getByRole('textbox', { name: 'Sebep' }).fill('kısa');
  await iste.getByRole('button', { name: 'Gönder' }).click();
  await expect(iste.getByRole('alert').getByText('Saati 09:30 biçiminde yazınız.')).toBeVisible();
  await expect(iste.getByText(METIN.enAz10)).toBeVisible();
  await bitis.fill(baslama.replace(':', ''));
  await iste.getByRole('textbox', { name: 'Sebep' }).fill('Masaya dönünce durumu değiştirmeyi unuttum');
  await iste.getByRole('button', { name: 'Gönder' }).click();
  await expect(iste).toHaveCount(0);
  await expect(satir).toContainText('Düzeltme bekliyor');

  await oturumAc(page, 'yonetici');
  await page.goto('/personel/mola');
  await page.getByRole('button', { name: /^Düzeltme İstekleri/ }).click();
  const istek = page
    .getByRole('dialog', { name: 'Düzeltme İstekleri' })
    .getByRole('listitem')
    .filter({ hasText: kisi.Ad });
  const benimki = istek.filter({ hasText: 'Masaya dönünce durumu değiştirmeyi unuttum' });
  await expect(benimki).toContainText(`${baslama}-`);
  await benimki.getByRole('button', { name: `Reddet: ${kisi.Ad}` }).click();
  const ret = page.getByRole('dialog', { name: `Reddet: ${kisi.Ad}` });
  await ret.getByRole('textbox', { name: 'Ret Sebebi' }).fill('kısa');
  await ret.getByRole('button', { name: 'Reddet' }).click();
  await expect(page.getByRole('alert').getByText(METIN.yetersiz)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(ret).toHaveCount(0);
  await benimki.getByRole('button', { name: `Onayla: ${kisi.Ad}` }).click();
  await expect(page.getByRole('status').getByText('Düzeltme onaylandı')).toBeVisible();
  await expect(benimki).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog.getByText('Düzeltildi')).toBeVisible();
});

test('before the shift the desk button starts it; the total is the server’s', async ({ browser, request, page }) => {
  // A sign-in from a phone starts no shift.
  const cevap = await request.post('/api/login', {
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' },
    data: { val: { UserName: 'personel1', Password: PAROLA, lisans: LISANS } },
  });
  const { token } = (await cevap.json()) as { token: string };
  await page.goto('/login');
  await page.evaluate(
    (t) => localStorage.setItem('masabasi.oturum', JSON.stringify({ token: t, UserName: 'personel1' })),
    token,
  );
  await bekleyenleriOku(page, token);
  await page.goto('/personel/mola');
  const bar = cubuk(page);
  await expect(bar).toContainText('Mesai Başlama-');
  // What would be refused is not offered.
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Masa Başı' }).click();
  await expect(page.getByRole('status').getByText('Mesainiz başladı: Masa Başı')).toBeVisible();
  await expect(bar).toContainText(/Mesai Başlama\d\d:\d\d/);
  await expect(bar).toContainText('Toplam Mola0 dk');
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'İrem Yıldız' })).toContainText(
    'Masa Başı',
  );

  const { page: baska, kisi } = await ekiptenBiri(browser, request, 18);
  const { molasure } = await cagir<{ molasure: number }>(
    request,
    await jetonAl(request, kisi.hesap),
    '/personel/personel/molaHesapla',
    { userId: kisi.Id },
  );
  await expect(cubuk(baska)).toContainText(`Toplam Mola${molasure} dk`);
});
