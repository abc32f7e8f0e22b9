import { expect } from '@playwright/test';
import { type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/sistem/SistemPage': {
    async bak(page) {
      await git(page, '/yonetim/sistem', 'Sistem Durumu');
      await expect(page.getByRole('row', { name: /Lisans yenilemeleri ve uyarıları/ })).toBeVisible();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
    },
  },
};
