import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'izin/izin/IzinPage': {
    async bak(page) {
      for (const sekme of ['izinler', 'istekler', 'takvim']) {
        await git(page, `/personel/izin?sekme=${sekme}`, 'İzinler');
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await erisilebilir(page);
      }
    },
  },
};
