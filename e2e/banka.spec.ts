import { expect, test } from '@playwright/test';
import { girisYap } from './fixtures.ts';

/** A day of a bank: an account is opened, its statement brought, each movement said by keyboard, the day closed, the ledger verified. */

const damga = String(Date.now() % 10_000_000);
const HESAP = `Deneme ${damga}`;
const EKSTRE = [
  ':20:EKSTRE',
  ':25:0001/12345',
  ':28C:1/1',
  ':60F:C240108TRY1000,00',
  ':61:2401080108C250,00NTRFNONREF',
  `:86:GELEN EFT ${damga}`,
  ':61:2401080108D3,50NTRFNONREF',
  ':86:EFT ucreti',
  ':61:2401080108D3,50NTRFNONREF',
  ':86:EFT ucreti',
  ':62F:C240108TRY1243,00',
  '-',
].join('\r\n');
const dosya = { name: 'ekstre.sta', mimeType: 'text/plain', buffer: Buffer.from(EKSTRE) };

test('a day from its statement to its end', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/mali/bankagunsonu');
  await page.getByRole('button', { name: 'Yeni Hesap' }).click();
  const hesap = page.getByRole('dialog', { name: 'Yeni Banka Hesabı' });
  await hesap.getByLabel('Hesabın Adı').fill(HESAP);
  await hesap.getByRole('textbox', { name: 'Açılış Günü' }).fill('08.01.2024');
  await hesap.getByLabel('Açılış Bakiyesi').fill('1.000,00');
  await hesap.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hesap).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${HESAP}`) }).click();

  // What the file would bring is seen before it is brought; brought again it brings nothing.
  for (const [dugme, yeni] of [
    ['3 Hareketi Yükle', '3 (giren ₺250,00, çıkan ₺7,00)'],
    ['Bakiyeyi Kaydet', '0 (giren ₺0,00, çıkan ₺0,00)'],
  ] as const) {
    await page.getByRole('button', { name: 'Ekstre Yükle' }).click();
    const yukle = page.getByRole('dialog', { name: 'Ekstre Yükle' });
    await yukle.getByLabel('Ekstre dosyası').setInputFiles(dosya);
    await expect(yukle.getByText(yeni)).toBeVisible();
    await yukle.getByRole('button', { name: dugme }).click();
    await expect(yukle).toBeHidden();
  }
  const liste = page.getByRole('grid', { name: 'Banka hareketleri' });
  await expect(liste.getByText('İşlenecek')).toHaveCount(3);

  // The twins one after the other; the window goes on by itself.
  await liste.getByRole('button', { name: 'İşle: EFT ucreti' }).first().click();
  const isle = page.getByRole('dialog', { name: /^Hareketi İşle/ });
  await isle.getByLabel('Not').press('Enter');
  await expect(page.getByText('Hareket işlendi')).toBeVisible();
  await isle.getByLabel('Not').press('Enter');
  // The last one is left for later.
  await expect(isle.getByText(`GELEN EFT ${damga}`)).toBeVisible();
  await isle.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(liste.getByText('Banka masrafı')).toHaveCount(2);

  await page.getByText('Günler', { exact: true }).click();
  const gun = page.getByRole('table', { name: 'Günler' }).getByRole('row', { name: /08\.01\.2024/ });
  await expect(gun.getByText('1 hareketin ne olduğu söylenmedi.')).toBeVisible();
  await gun.getByRole('button', { name: '08.01.2024', exact: true }).click();
  await liste.getByRole('button', { name: `İşle: GELEN EFT ${damga}` }).click();
  await isle.getByText('Diğer hesap', { exact: true }).click();
  await isle.getByRole('combobox', { name: 'Defter Hesabı' }).fill('642');
  await page.getByRole('option', { name: '642 Faiz Gelirleri' }).click();
  await isle.getByLabel('Not').fill('Vadesiz faizi');
  await isle.getByLabel('Not').press('Enter');
  await expect(isle).toBeHidden();

  await page.getByText('Günler', { exact: true }).click();
  await gun.getByRole('button', { name: 'Kapat: 08.01.2024' }).click();
  await expect(gun.getByText('Kapalı', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Defter', exact: true }).click();
  const defter = page.getByRole('dialog', { name: 'Defter' });
  await defter.getByRole('button', { name: 'Defteri Doğrula' }).click();
  await expect(defter.getByText('mühür zinciri sağlam')).toBeVisible();
});
