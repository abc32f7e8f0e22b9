import { expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { jetonAl, kaydetmedenKapat, klavyeyle, oturumAc } from './fixtures.ts';

/** Reference lists, from the view of their administrator. */

const damga = Date.now().toString(36);

async function listeyeGit(page: Page, ad: string): Promise<void> {
  await page.goto('/tanimlar/listeler');
  await page.getByRole('navigation', { name: 'Tanım listeleri' }).getByRole('button', { name: ad }).click();
  await expect(page.getByRole('table', { name: ad })).toBeVisible();
}
const satir = (page: Page, ad: string) => page.getByRole('row').filter({ hasText: ad });

test('a row is added, corrected, offered to forms, and goes again', async ({ page, request }) => {
  await oturumAc(page, 'yonetici');
  await listeyeGit(page, 'Kurumlar');
  await page.getByRole('button', { name: 'Yeni Satır' }).click();
  const form = page.getByRole('dialog', { name: 'Kurumlar: Yeni Satır' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Satırın adını yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Ad' }).fill('EGE YILDIZ hastanesi');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bu listede ‘Ege Yıldız Hastanesi’ adında bir satır var.')).toBeVisible();
  const ad = `Çeşme Şifa ${damga}`;
  await form.getByRole('textbox', { name: 'Ad' }).fill(ad);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();

  const token = await jetonAl(request, 'satis1');
  const sunulan = async () =>
    (await cagir<{ kurumlar: { Ad: string }[] }>(request, token, '/tanimlar/musteri/musterigerekli', {})).kurumlar.map(
      (k) => k.Ad,
    );
  expect(await sunulan()).toContain(ad);
  await page.getByRole('searchbox').fill('cesme sifa');
  await page.getByRole('button', { name: `Düzenle: ${ad}` }).click();
  const duzenle = page.getByRole('dialog', { name: 'Kurumlar: Satırı Düzenle' });
  await duzenle.getByRole('checkbox', { name: 'Kullanımda: formlarda sunulur' }).uncheck();
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(satir(page, ad)).toContainText('Kaldırılmış');
  expect(await sunulan()).not.toContain(ad);
  await page.getByRole('button', { name: `Düzenle: ${ad}` }).click();
  await duzenle.getByRole('checkbox', { name: 'Kullanımda: formlarda sunulur' }).check();
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: `Sil: ${ad}` }).click();
  await page.getByRole('dialog', { name: 'Satırı Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(satir(page, ad)).toHaveCount(0);
});

test('subjects stand below each other and change places by keyboard, and one in use is only retired', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await listeyeGit(page, 'Konular');
  const sira = async () =>
    (await page.getByRole('row').allInnerTexts()).filter((t) => /Reçete|Rapor|Şablonlar/.test(t)).map((t) => t.trim());
  await page.getByRole('searchbox').fill('muayene');
  await expect(page.getByRole('row')).toHaveCount(5);
  const once = await sira();
  const asagi = page.getByRole('button', { name: 'Aşağı taşı: Reçete' });
  await klavyeyle(asagi);
  await expect.poll(async () => (await sira())[0]).toContain('Rapor');
  await expect(asagi).toBeFocused();
  const yukari = page.getByRole('button', { name: 'Yukarı taşı: Reçete' });
  await klavyeyle(yukari);
  await expect.poll(sira).toEqual(once);
  await expect(yukari).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Düzenle: Muayene' }).click();
  const form = page.getByRole('dialog', { name: 'Konular: Satırı Düzenle' });
  await form.getByRole('combobox', { name: 'Üst Satır' }).click();
  await page.getByRole('option', { name: 'Reçete' }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bir satır kendi altındaki bir satırın altına konamaz.')).toBeVisible();
  await form.getByRole('button', { name: 'Vazgeç' }).click();
  await kaydetmedenKapat(page);
  await page.getByRole('button', { name: 'Sil: Muayene' }).click();
  const sor = page.getByRole('dialog', { name: 'Kullanımdan Kaldır' });
  await expect(sor).toContainText('3 kayıtta kullanılıyor');
  await sor.getByRole('button', { name: 'Vazgeç' }).click();
});

test('without the right the page and its calls are closed', async ({ page, request }) => {
  await oturumAc(page, 'satis1');
  await page.goto('/tanimlar/listeler');
  await expect(page).not.toHaveURL(/listeler/);
  const cevap = await request.post('/api/tanimlar/tanimList', {
    headers: { authorization: `Bearer ${await jetonAl(request, 'satis1')}` },
    data: { val: { Liste: 'kurumlar' } },
  });
  expect(cevap.status()).toBe(403);
});
