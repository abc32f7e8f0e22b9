import { expect } from '@playwright/test';
import { type Ekran, git, oldugu } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/kvkk/VerilerimPage': { bak: oldugu('/verilerim', 'Verilerim') },
  'kisi/kvkk/KvkkPage': {
    async bak(page) {
      await git(page, '/yonetim/kvkk', 'KVKK');
      await erisilebilir(page);
      await git(page, '/yonetim/kvkk?sekme=saklama', 'KVKK');
      await expect(page.getByRole('row').filter({ hasText: 'Mola ve mesai kayıtları' })).toBeVisible();
      await erisilebilir(page);
    },
  },
};
