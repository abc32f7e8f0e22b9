import { expect, type Page, test } from '@playwright/test';
import { cagir, oku } from './destek.ts';
import { girisFormu, formlaGir, jetonAl, PAROLA, profildenAc, profilMenusu } from './fixtures.ts';

test('signs in, greets by name, signs out', async ({ page }) => {
  await formlaGir(page, 'personel2');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toContainText('Tüm hakları saklıdır.');
  await expect(page.getByRole('contentinfo')).toContainText('20250610173600');
  await profildenAc(page, 'Çıkış');
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('without a session a page leads to sign-in and back; with one the sign-in page leads home', async ({ page }) => {
  await page.goto('/yetkilerim');
  await expect(page).toHaveURL('/login');
  await girisFormu(page, 'personel2', PAROLA);
  await expect(page).toHaveURL('/yetkilerim');
  await expect(page.getByRole('heading', { name: 'Yetkilerim' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('an old token at the first load leads to sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() =>
    localStorage.setItem('masabasi.oturum', JSON.stringify({ token: 'eski', UserName: 'personel2' })),
  );
  await page.goto('/yetkilerim');
  await expect(page.getByRole('textbox', { name: 'Kullanıcı Adı' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a page that is not in the menu leads home; an unknown one is not found', async ({ page }) => {
  await formlaGir(page, 'personel2');
  await page.goto('/mali/gelir');
  await expect(page).toHaveURL('/');
  await page.goto('/personel/mola/mola');
  await expect(page).toHaveURL('/personel/mola/mola');
  await expect(page.getByRole('heading', { name: 'Mola Panosu' })).toBeVisible();
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Ana Sayfaya Dön' }).click();
  await expect(page).toHaveURL('/');
});

test('every route of the specification and its duplicate exists', async ({ page }) => {
  const yollar = `
    /eskiindex /eskiindex/1
    /islemler/musterigorusme/list /islemler/musterigorusme/memnuniyet /islemler/musterigorusme/detay
    /islemler/musterigorusme/egitim /islemler/musterigorusme/gunlukbaglantilar /islemler/musterigorusme/webistek
    /islemler/projetakibi/akispage /islemler/projetakibi/projeplanpage /islemler/projetakibi/takipanaliz
    /islemler/toplanti /islemler/toplanti/detay
    /istakibi/analiz /istakibi/bekleyenler /istakibi/isler /istakibi/versiyonlar/3
    /istatistik/memnuniyet/7
    /mali/afatura/1 /mali/bankagunsonu /mali/bayifatura /mali/efatura/1 /mali/gelir
    /pazarlama/bayi /pazarlama/gorusmetakip /pazarlama/gorusmetakip/detay /pazarlama/gorusmetakip/musteri
    /pazarlama/gorusmetakip/yonlendirme /pazarlama/tekliftakibi /pazarlama/tekliftakibi/detay
    /pazarlama/tekliftakibi/musterigorusme
    /personel/izin /personel/mola /personel/user /personel/user/detay /personel/departman/departman
    /rapor/lisans
    /tanimlar/musteri /tanimlar/musteri/detay /tanimlar/musteri/liste /tanimlar/proje/2`
    .trim()
    .split(/\s+/);
  await formlaGir(page, 'yonetici');
  for (const yol of yollar.flatMap((y) => [y, `${y}/${y.slice(y.lastIndexOf('/') + 1)}`])) {
    await page.evaluate((hedef) => {
      history.pushState({}, '', hedef);
      dispatchEvent(new PopStateEvent('popstate'));
    }, yol);
    await expect(page).toHaveURL((adres) => adres.pathname === yol);
    if (yol.startsWith('/eskiindex')) await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
    else await expect(page.getByRole('heading', { level: 1 }), yol).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toHaveCount(0);
  }
  const sorulan: string[] = [];
  page.on('request', (r) => void (r.url().includes('/api/') && sorulan.push(new URL(r.url()).pathname)));
  page.on('console', (m) => void (m.type() === 'error' && sorulan.push(m.text())));
  await page.goto('/payment/bridge-success');
  await expect(page.getByRole('heading', { name: 'Ödeme Sonucu' })).toBeVisible();
  // Without a payment in the address there is nothing to ask for.
  await expect(page.getByText('Böyle bir ödeme bulunamadı')).toBeVisible();
  expect(sorulan.filter((s) => /odeme|payment|result|404/i.test(s))).toEqual([]);
});

test('a page whose file is gone is loaded again once; then the error page says what to do', async ({ page }) => {
  await formlaGir(page, 'personel2');
  await page.route('**/assets/YetkilerimPage-*.js', (r) => r.abort());
  const yuklendi = page.waitForEvent('load');
  await profildenAc(page, 'Yetkilerim');
  await yuklendi;
  await expect(page.getByRole('heading', { name: 'HATA' })).toBeVisible();
  await expect(page.getByText('Lütfen Sistem Yöneticinizle Görüşün')).toBeVisible();
  await page.unroute('**/assets/YetkilerimPage-*.js');
  await page.getByRole('button', { name: 'Sayfayı Yeniden Yükle' }).click();
  await expect(page.getByRole('heading', { name: 'Yetkilerim' })).toBeVisible();
});

test('permissions and own sessions are open to everybody; another session can be ended', async ({ page, browser }) => {
  await formlaGir(page, 'deneme');
  const baska = await (await browser.newContext()).newPage();
  await formlaGir(baska, 'deneme');

  await profildenAc(page, 'Yetkilerim');
  await expect(page.getByRole('table', { name: 'Yetkilerim' })).toContainText('Duyuru hazırlama ve yayınlama');
  await profildenAc(page, 'Oturumlarım');
  const tablo = page.getByRole('table', { name: 'Oturumlarım' });
  await expect(tablo.getByText('Bu oturum')).toHaveCount(1);
  const oncekiSayi = await tablo.getByRole('row').count();
  await tablo.getByRole('button', { name: 'Oturumu Kapat' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oturumu Kapat' }).click();
  await expect(page.getByRole('status').getByText('Oturum kapatıldı')).toBeVisible();
  await expect(tablo.getByRole('row')).toHaveCount(oncekiSayi - 1);

  await expect(baska.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await baska.getByRole('button', { name: 'Çıkış' }).click();
  await expect(baska).toHaveURL('/login');
  await baska.context().close();
});

test('the password dialog answers in the order and words of the specification', async ({ page }) => {
  await formlaGir(page, 'yetkisiz');
  await profildenAc(page, 'Parola Değiştir');
  const dialog = page.getByRole('dialog', { name: 'Parola Değiştir' });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(450);

  const dene = async (eski: string, yeni: string, tekrar: string) => {
    await dialog.getByRole('textbox', { name: 'Eski Parola' }).fill(eski);
    await dialog.getByRole('textbox', { name: 'Yeni Parola', exact: true }).fill(yeni);
    await dialog.getByRole('textbox', { name: 'Yeni Parola (Tekrar)' }).fill(tekrar);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
  };
  const uyari = (baslik: string, metin: string) =>
    Promise.all([
      expect(page.getByRole('alert').getByText(baslik, { exact: true }).last()).toBeVisible(),
      expect(page.getByRole('alert').getByText(metin)).toBeVisible(),
    ]);
  await dene('yanlis', 'abc', 'xyz');
  await uyari('Dikkat', 'Eski Şifreniz Hatalı');
  await dene(PAROLA, 'abc', 'xyz');
  await uyari('Dikkat', 'Yeni Şifreleriniz Uyuşmuyor');
  await dene(PAROLA, 'abc', 'abc');
  await uyari('Hata', 'Parolanız En az 5 Karakter olmaldır.!');

  await dene(PAROLA, 'yeni-parola', 'yeni-parola');
  await expect(page.getByRole('status').getByText('Tebrikler')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await formlaGir(page, 'yetkisiz', { parola: 'yeni-parola' });
  await profildenAc(page, 'Parola Değiştir');
  await dene('yeni-parola', PAROLA, PAROLA);
  await expect(page).toHaveURL('/login');
});

// One after the other, because the choice is saved for the account.
test.describe('theme and menu', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(async ({ request }) => {
    const token = await jetonAl(request, 'satis1');
    const { data } = await oku<{ data: { Id: number } }>(request, token, '/userbilgi');
    const yaz = async (secim: object) =>
      expect(await cagir(request, token, '/usertemaguncelle', { ...secim, userId: data.Id })).toHaveProperty('user');
    await yaz({ tur: 'MenuTur', deger: 'static' });
    await yaz({ tur: 'Tema', deger: { tema: 'blue', dark: 0 } });
  });
  /** Chooses a value that is not chosen yet. The page and the panel load again. */
  const sec = async (page: Page, ad: string) => {
    const secenek = page.getByRole('radio', { name: ad, exact: true });
    await expect(secenek).not.toBeChecked();
    await Promise.all([page.waitForEvent('load'), secenek.click()]);
    await expect(secenek).toBeChecked();
  };

  test('theme and menu type are saved, survive a reload and follow the person to another browser', async ({
    page,
    browser,
  }) => {
    await formlaGir(page, 'satis1');
    await profildenAc(page, 'Tema Değiştir');
    const kok = page.locator('html');

    await sec(page, 'Koyu');
    await expect(kok).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await sec(page, 'Turuncu');
    await expect(kok).toHaveAttribute('data-tema', 'orange');
    await sec(page, 'Yatay');
    expect(await page.evaluate(() => [localStorage['dark'], localStorage['tema'], localStorage['menutur']])).toEqual([
      '1',
      'orange',
      'horizontal',
    ]);
    await page.getByRole('button', { name: 'Kapat', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Menüyü aç' })).toHaveCount(0);

    const baska = await (await browser.newContext()).newPage();
    await formlaGir(baska, 'satis1');
    await expect(baska.locator('html')).toHaveAttribute('data-tema', 'orange');
    await expect(baska.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await baska.context().close();

    await profildenAc(page, 'Tema Değiştir');
    await sec(page, 'Açık');
    await sec(page, 'Mavi');
    await sec(page, 'Sabit');
    await expect(kok).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  test('the four menu types open, close and mark the page', async ({ page }) => {
    await formlaGir(page, 'satis1');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const kok = menu.getByRole('button', { name: 'Personel' });
    const pano = menu.getByRole('link', { name: 'Mola Panosu' });
    const turSec = async (ad: string) => {
      await profildenAc(page, 'Tema Değiştir');
      await sec(page, ad);
      await page.getByRole('button', { name: 'Kapat', exact: true }).click();
    };

    await turSec('Üste Açılan');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await kok.click();
    await expect(kok).toHaveAttribute('aria-expanded', 'true');
    await pano.click();
    await expect(page).toHaveURL('/personel/mola');
    // Opening the page closes the menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(pano).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    for (const tur of ['Yatay', 'Dar']) {
      await turSec(tur);
      await expect(pano).toBeHidden();
      await kok.focus();
      await page.keyboard.press('Enter');
      await expect(pano).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(pano).toBeHidden();
      await expect(kok).toBeFocused();
      await kok.click();
      await menu.getByRole('button', { name: 'Pazarlama' }).hover();
      await expect(menu.getByRole('link', { name: 'Lisans Raporu' })).toBeVisible();
      await expect(pano).toBeHidden();
      await page.getByRole('contentinfo').click();
      await expect(menu.getByRole('link', { name: 'Lisans Raporu' })).toBeHidden();
    }

    await turSec('Sabit');
    await expect(pano).toBeVisible();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(pano).toBeVisible();

    await page.setViewportSize({ width: 900, height: 900 });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await menu.getByRole('link', { name: 'Ana Sayfa' }).click();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });
});

test('a session that ends while somebody types asks for the password in place and keeps the text', async ({ page }) => {
  await formlaGir(page, 'yonetici');
  await page.goto('/yonetim/duyuru');
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  const metin = 'Uzun bir duyuru metni. '.repeat(40).trim();
  const baslik = `Yarıda kalan duyuru ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Başlık' }).fill(baslik);
  await page.getByRole('textbox', { name: 'Metin' }).fill(metin);

  const { token } = await page.evaluate((): { token: string } => JSON.parse(localStorage['masabasi.oturum']));
  await page.request.get('/api/logout', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  });

  await page.getByRole('button', { name: 'Kaydet' }).click({ force: true });
  const giris = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(giris).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(giris).toBeVisible();
  await giris.getByRole('textbox', { name: /Parola/ }).fill('yanlis');
  await giris.getByRole('button', { name: 'Devam Et' }).click();
  await expect(giris.getByRole('alert')).toContainText('Kullanıcı adı veya şifre hatalı');
  await expect(page.getByRole('textbox', { name: 'Metin' })).toHaveValue(metin);
  await giris.getByRole('textbox', { name: /Parola/ }).fill(PAROLA);
  await giris.getByRole('button', { name: 'Devam Et' }).click();
  await expect(giris).toBeHidden();

  // The live event may have opened the dialog before the click reached the button. In that case the test clicks now.
  const form = page.getByRole('dialog', { name: 'Yeni Duyuru' });
  const satir = page.getByRole('row').filter({ hasText: baslik });
  await expect(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name: 'Kaydet' }).click({ timeout: 2000 });
    await expect(satir).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: `Sil: ${baslik}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(satir).toHaveCount(0);
  await expect(profilMenusu(page)).toBeVisible();
});
