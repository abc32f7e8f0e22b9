import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, oldugu } from '../ekran.ts';
import { erisilebilir, type Hesap, kaydetmedenKapat } from '../fixtures.ts';

const IK = 'gonul.isildak' as Hesap;

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/personel/BilgilerimPage': { bak: oldugu('/bilgilerim', /./) },
  'kisi/personel/PersonelPage': {
    hesap: IK,
    async bak(page) {
      await git(page, '/personel/user', 'Personel');
      await expect(page.getByRole('grid', { name: 'Personel' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Yeni Personel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
      await page.getByRole('checkbox', { name: 'Mesai saatleri departmanınkinden farklı' }).check();
      await page.getByRole('checkbox', { name: 'Çalışma günleri departmanınkinden farklı' }).check();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await kaydetmedenKapat(page);
      await page.getByRole('button', { name: 'İçe Aktar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await erisilebilir(page);
    },
  },
  'kisi/personel/PersonelDetayPage': {
    hesap: IK,
    async bak(page) {
      await git(page, '/personel/user', 'Personel');
      await page.getByRole('searchbox', { name: 'Personel: ara' }).fill('İrem Yıldız');
      await page.getByRole('link', { name: 'İrem Yıldız' }).click();
      await expect(page.getByRole('region', { name: 'Değişiklikler' })).toBeVisible();
      await erisilebilir(page);
      for (const ad of ['Düzenle', 'Parola Ver', 'İşten Çıkış']) {
        await page.getByRole('button', { name: ad }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
