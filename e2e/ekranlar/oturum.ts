import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir, profildenAc } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/oturum/LoginPage': {
    hesap: null,
    async bak(page) {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(page.getByRole('alert').getByText('Kullanıcı adınızı ve parolanızı yazınız.')).toBeVisible();
      await erisilebilir(page);
    },
  },
  'kisi/oturum/OturumlarimPage': {
    async bak(page) {
      await git(page, '/oturumlarim', 'Oturumlarım');
      await erisilebilir(page);
      for (const ad of ['Parola Değiştir', 'Tema Değiştir']) {
        await profildenAc(page, ad);
        await expect(page.getByRole('dialog')).toBeVisible();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
    },
  },
};
