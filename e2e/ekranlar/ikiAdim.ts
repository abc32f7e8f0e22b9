import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/ikiAdim/IkiAdimPage': {
    async bak(page) {
      await git(page, '/ikiadim', 'İki Adımlı Giriş');
      await expect(page.getByRole('region', { name: 'Durum' })).toContainText('Kapalı');
      await erisilebilir(page);
    },
  },
};
