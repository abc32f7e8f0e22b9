import { expect, test } from '@playwright/test';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';

test('the list sorts by several columns, searches in Turkish, moves by keyboard and remembers its view', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/izin');
  const liste = page.getByRole('grid', { name: 'Personel izinleri' });
  await liste.getByRole('button', { name: 'Departman' }).click();
  await liste.getByRole('button', { name: 'Personel' }).press('Shift+Enter');
  await expect(liste.getByRole('columnheader', { name: /Departman/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(liste.getByRole('columnheader', { name: /Personel/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('cagri');
  await expect(liste.getByRole('row').nth(1)).toContainText('Çağrı');
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await page.getByRole('button', { name: 'Departman', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Muhasebe' }).check();
  await page.keyboard.press('Escape');
  await expect(liste.getByRole('row').nth(1)).toContainText('Muhasebe');
  await erisilebilir(page);
  await liste.getByRole('row').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(liste.getByRole('row').nth(2)).toBeFocused();
  // A leave that somebody else adds meanwhile moves the rows, and the focus stays on its own.
  const odakta = liste.locator('[role=row]:focus, tr:focus');
  const secilen = (await odakta.textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /İzin Detayı/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(odakta).toHaveText(secilen);
  await page.getByRole('button', { name: 'Temizle' }).click();
  await page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('50');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' })).toHaveValue('50');
  await expect(liste.getByRole('columnheader', { name: /Departman/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('requests that wait fit a narrow screen, and what decides them stays in sight', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.setViewportSize({ width: 900, height: 844 });
  await page.goto('/personel/izin?sekme=istekler');
  await expect(page.getByRole('button', { name: /^Karar ver/ }).first()).toBeInViewport({ ratio: 1 });
  await sigar(page);
});

test('on a phone every part is accessible', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await oturumAc(page, 'personel2');
  for (const sekme of ['izinler', 'isteklerim', 'takvim']) {
    await page.goto(`/personel/izin?sekme=${sekme}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('status', { name: /hazırlanıyor\.\.\.$/ })).toHaveCount(0);
    await erisilebilir(page);
  }
  // The month is wider than a phone; it begins with today.
  await expect(page.getByRole('columnheader', { name: /bugün$/ })).toBeInViewport({ ratio: 1 });
});

test('a leave whose rules were not read waits for them, and asks for them again', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/izin');
  await page.getByRole('grid', { name: 'Personel izinleri' }).getByRole('row').nth(2).click();
  await page.route('**/izinGerekli', (r) =>
    r.fulfill({ status: 503, json: { durum: false, msg: 'Sunucu kapanıyor.' } }),
  );
  await page.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  await expect(form.getByRole('alert')).toContainText('Sunucu kapanıyor.');
  await expect(form.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await erisilebilir(page);
  await form.getByRole('textbox', { name: 'Açıklama' }).fill('Taşınma');
  await page.unroute('**/izinGerekli');
  await form.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(form.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Taşınma');
});
