import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'izin/tatil/TatilPage': {
    async bak(page) {
      await git(page, '/tanimlar/tatil', 'Resmi Tatiller');
      await expect(page.getByRole('table', { name: 'Resmi tatiller' }).getByRole('row').nth(1)).toBeVisible();
      await erisilebilir(page);
    },
  },
};
