import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/posta/PostaPage': {
    async bak(page) {
      await git(page, '/yonetim/posta', 'Giden Posta');
      await erisilebilir(page);
      await git(page, '/yonetim/posta?sekme=gelen', 'Gelen Posta');
      await page.getByRole('button', { name: 'Yardım rica ederim' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Yardım rica ederim' }).getByText('Yeni istek')).toBeVisible();
      await erisilebilir(page);
    },
  },
};
