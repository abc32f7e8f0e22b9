import { expect, test } from '@playwright/test';
import { erisilebilir, oturumAc, profildenAc, sigar } from './fixtures.ts';

/** axe on every screen of the shell, light and dark. */

const SAYFALAR = [
  ['/', /^(Günaydın|İyi günler|İyi akşamlar), /],
  ['/yetkilerim', 'Yetkilerim'],
  ['/oturumlarim', 'Oturumlarım'],
  ['/verilerim', 'Verilerim'],
  ['/yonetim/kvkk', 'KVKK'],
  ['/yonetim/duyuru', 'Duyurular'],
  ['/yonetim/posta', 'Giden Posta'],
  ['/yonetim/denetim', 'Denetim Kayıtları'],
  ['/yonetim/yetki', 'Roller ve Yetkiler'],
  ['/yonetim/yetki?sekme=kisiler', 'Roller ve Yetkiler'],
  ['/yonetim/menu', 'Menü Düzeni'],
  ['/islemler/projetakibi/akispage', 'Proje Akışı'],
  ['/boyle-bir-sayfa-yok', 'Sayfa Bulunamadı'],
  ['/denied', 'Denied'],
] as const;

test('sign-in page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert').getByText('Kullanıcı adınızı ve parolanızı yazınız.')).toBeVisible();
  await erisilebilir(page);
});

test('every screen and dialog', async ({ page }) => {
  const engellenen: string[] = [];
  page.on('console', (m) => {
    if (m.text().includes('Content Security Policy')) engellenen.push(m.text());
  });
  await oturumAc(page, 'yonetici');
  for (const [yol, baslik] of SAYFALAR) {
    await page.goto(yol);
    await expect(page.getByRole('heading', { level: 1, name: baslik })).toBeVisible();
    await expect(page.getByRole('status', { name: /Yükleniyor|hazırlanıyor/ })).toHaveCount(0);
    await erisilebilir(page);
  }
  await page.goto('/yonetim/duyuru');
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Başlangıç: takvim' }).click();
  await expect(page.getByRole('dialog', { name: 'Başlangıç' })).toBeVisible();
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Kimler görsün' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sil: Yangın tatbikatı' }).click();
  await expect(page.getByRole('dialog', { name: 'Duyuruyu sil' })).toBeVisible();
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  for (const ad of ['Şifre Değiştir', 'Tema Değiştir']) {
    await profildenAc(page, ad);
    await expect(page.getByRole('dialog')).toBeVisible();
    await erisilebilir(page);
    await page.keyboard.press('Escape');
  }
  expect(engellenen).toEqual([]);
});

for (const genislik of [900, 390])
  test(`at ${genislik} px: pages, drawer and the person's menu; nothing is wider than the screen`, async ({ page }) => {
    await oturumAc(page, 'yonetici');
    await page.setViewportSize({ width: genislik, height: 844 });
    for (const yol of ['/', '/yonetim/duyuru', '/yonetim/denetim', '/oturumlarim']) {
      await page.goto(yol);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /Yükleniyor|hazırlanıyor/ })).toHaveCount(0);
      await erisilebilir(page);
      await sigar(page);
    }
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    await erisilebilir(page);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await erisilebilir(page);
  });

test('the keyboard alone: skip link, person’s menu, dialog and back', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const profil = page.getByRole('banner').getByRole('button').last();
  await profil.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Şifre Değiştir' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Yetkilerim' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitem', { name: 'Tema Değiştir' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  await expect(dialog.getByRole('textbox', { name: 'Eski Şifre' })).toBeFocused();
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(profil).toBeFocused();
});
