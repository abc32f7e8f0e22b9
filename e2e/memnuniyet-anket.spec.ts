import { expect, type Page, test } from '@playwright/test';
import { erisilebilir, girisYap, klavyeyle } from './fixtures.ts';

/**
 * A survey is written with the keyboard alone, tried, published and changed, and the published version stays unchanged.
 */

const damga = String(Date.now() % 10_000_000);

/** Presses the element with this name, with the keyboard. */
const bas = (page: Page, ad: string | RegExp, rol: 'button' | 'link' = 'button') =>
  klavyeyle(page.getByRole(rol, { name: ad }).first());
const soru = (page: Page, no: number) =>
  page
    .getByRole('list', { name: 'Anketin soruları' })
    .locator(':scope > li')
    .nth(no - 1);

test('a person builds a survey with a branch by keyboard, previews it, publishes it and changes it', async ({
  page,
}) => {
  await girisYap(page, 'sorumlu');
  await page.goto('/islemler/musterigorusme/anket');
  await bas(page, 'Yeni Anket');
  const dialog = page.getByRole('dialog', { name: 'Yeni Anket' });
  await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill(`Klavye ${damga}`);
  await dialog.getByRole('textbox', { name: 'Karşılama' }).fill('Bize iki dakikanızı ayırır mısınız?');
  await page.keyboard.press('Enter');
  await bas(page, 'Kaydet');
  await expect(page.getByRole('heading', { level: 1, name: `Klavye ${damga}` })).toBeVisible();

  // The new question has the focus, so the text is typed right away.
  await bas(page, 'Soru Ekle');
  await expect(soru(page, 1).getByRole('textbox', { name: 'Soru' })).toBeFocused();
  await page.keyboard.type('Memnun kaldınız mı?');
  await soru(page, 1).getByRole('checkbox', { name: 'Yanıtı zorunlu' }).press('Space');
  await bas(page, 'Soru Ekle');
  await expect(soru(page, 2).getByRole('textbox', { name: 'Soru' })).toBeFocused();
  await page.keyboard.type('Neden?');
  await soru(page, 2).getByRole('combobox', { name: 'Tür' }).selectOption('Tek seçim');
  await soru(page, 2).getByRole('textbox', { name: '1. seçenek' }).fill('Geç dönüldü');
  await soru(page, 2).getByRole('textbox', { name: '2. seçenek' }).fill('Çözülmedi');
  await soru(page, 2).getByRole('textbox', { name: 'Puan' }).last().fill('10');
  await soru(page, 2).getByRole('combobox', { name: 'Kime Sorulur' }).selectOption('1. Memnun kaldınız mı?');
  await expect(soru(page, 2)).toContainText('‘Memnun kaldınız mı?’ yanıtı 1–2 ise sorulur');

  // A cycle gets its error at its own place, and nothing is published.
  await bas(page, /^1\. Memnun/);
  await soru(page, 1).getByRole('combobox', { name: 'Kime Sorulur' }).selectOption('2. Neden?');
  await expect(soru(page, 1)).toContainText('sorular birbirine bağlanmış; anket hiç bitmez.');
  await bas(page, 'Yayınla');
  await expect(page.getByRole('alert').getByText('Yayınlanmadı: 2 soruda düzeltilecek var.')).toBeVisible();
  await erisilebilir(page);
  await soru(page, 1).getByRole('combobox', { name: 'Kime Sorulur' }).selectOption('Herkese');

  // Below its own dependent question it would never be reached. It keeps the focus and goes back.
  await bas(page, 'Aşağı taşı: 1. soru');
  await expect(soru(page, 1)).toContainText('kendinden sonraki ‘Memnun kaldınız mı?’ sorusuna bağlı; hiç sorulmaz.');
  await bas(page, 'Yukarı taşı: 2. soru');
  await expect(soru(page, 2)).toContainText('Neden?');
  await page.getByText('Liste olarak').click();
  await expect(page.getByRole('list', { name: 'Soruların sorulma sırası' })).toContainText(
    'Neden?: ‘Memnun kaldınız mı?’ yanıtı 1–2 ise sorulur',
  );

  // The preview, as a customer goes through it.
  const onizleme = page.getByRole('region', { name: 'Önizleme' });
  await expect(onizleme).toContainText('Bize iki dakikanızı ayırır mısınız?');
  await klavyeyle(onizleme.getByRole('button', { name: 'Devam' }));
  await expect(onizleme.getByRole('alert')).toHaveText('‘Memnun kaldınız mı?’ sorusunu yanıtlayınız.');
  await onizleme.getByRole('radio', { name: '2' }).press('Space');
  await klavyeyle(onizleme.getByRole('button', { name: 'Devam' }));
  await onizleme.getByRole('radio', { name: 'Çözülmedi' }).press('Space');
  await klavyeyle(onizleme.getByRole('button', { name: 'Devam' }));
  // 25 and 10, with equal weights.
  await expect(onizleme).toContainText('17,5 / 100');

  await bas(page, 'Taslağı Kaydet');
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await page.reload();
  await expect(soru(page, 2)).toContainText('Neden?');
  await bas(page, 'Yayınla');
  await klavyeyle(page.getByRole('dialog', { name: 'Anketi Yayınla' }).getByRole('button', { name: 'Yayınla' }));
  const surumler = page.getByRole('table', { name: 'Anketin versiyonları' });
  await expect(surumler).toContainText('1. versiyon');
  await expect(page.getByRole('button', { name: 'Yayınla' })).toBeDisabled();

  await bas(page, /^1\. Memnun/);
  await soru(page, 1).getByRole('textbox', { name: 'Soru' }).fill('Ne kadar memnun kaldınız?');
  await expect(soru(page, 1).getByRole('combobox', { name: 'Tür' })).toBeDisabled();
  await bas(page, 'Yayınla');
  await klavyeyle(page.getByRole('dialog', { name: 'Anketi Yayınla' }).getByRole('button', { name: 'Yayınla' }));
  await expect(surumler.getByRole('row')).toHaveCount(3);
  await bas(page, 'Göster: 2. versiyon');
  await expect(page.getByRole('region', { name: 'Değişenler' })).toHaveText(
    '1. versiyondan farkı‘Memnun kaldınız mı?’ sorusunun metni ‘Ne kadar memnun kaldınız?’ oldu.',
  );
});

test("another person's newer version is not overwritten", async ({ page, browser }) => {
  await girisYap(page, 'sorumlu');
  await page.goto('/islemler/musterigorusme/anket');
  await bas(page, 'Yeni Anket');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Ad', exact: true }).fill(`İki kişi ${damga}`);
  await bas(page, 'Kaydet');
  await expect(page.getByRole('heading', { level: 1, name: `İki kişi ${damga}` })).toBeVisible();
  const oteki = await (await browser.newContext()).newPage();
  await girisYap(oteki, 'yonetici');
  await oteki.goto(page.url());
  for (const [p, yazi] of [
    [page, 'Benim sorum'],
    [oteki, 'Onun sorusu'],
  ] as const) {
    await bas(p, 'Soru Ekle');
    await soru(p, 1).getByRole('textbox', { name: 'Soru' }).fill(yazi);
  }
  await bas(page, 'Taslağı Kaydet');
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await bas(oteki, 'Taslağı Kaydet');
  await expect(oteki.getByRole('alert').getByText(/değiştir/)).toBeVisible();
  await expect(soru(oteki, 1)).toContainText('Onun sorusu');
  await bas(oteki, 'Güncel Hâlini Aç');
  await expect(soru(oteki, 1)).toContainText('Benim sorum');
  await oteki.context().close();
});
