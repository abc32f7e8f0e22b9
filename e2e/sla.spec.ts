import { expect, test } from '@playwright/test';
import { girisYap } from './fixtures.ts';

/** The promises of the desk, changed by a person who edits definitions. */

test('a change first lists its effects, and stands in the history afterwards', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/tanimlar/listeler');
  const pencere = page.getByRole('dialog', { name: 'Süre Sözleri', exact: true });
  const ac = () => page.getByRole('button', { name: 'Süre Sözleri' }).click();
  await ac();
  const cozum = pencere.getByRole('textbox', { name: 'Düşük: çözüm' });
  const eski = Number(await cozum.inputValue());
  await pencere.getByRole('textbox', { name: 'Cumartesi' }).fill('9-12');
  await pencere.getByRole('button', { name: 'Kaydet' }).click();
  await expect(pencere.getByText('Cumartesi: Saatleri 08:30-12:30, 13:30-18:00 gibi yazınız.')).toBeVisible();
  await pencere.getByRole('textbox', { name: 'Cumartesi' }).fill('');
  await cozum.fill(String(eski + 5));
  await pencere.getByRole('button', { name: 'Kaydet' }).click();
  const soru = page.getByRole('dialog', { name: 'Süre Sözlerini Değiştir' });
  await expect(soru).toContainText(/\d+ açık görüşmenin \d+ tanesinin süresi değişecek/);
  await soru.getByRole('button', { name: 'Değiştir' }).click();
  await expect(pencere).toBeHidden();
  await ac();
  await expect(cozum).toHaveValue(String(eski + 5));
  await expect(pencere.getByRole('list', { name: 'Süre sözlerinin geçmişi' })).toContainText(
    `Düşük çözüm: ${eski} → ${eski + 5} dk`,
  );
});
