import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/toplanti/ToplantiPage': {
    async bak(page) {
      for (const gorunum of ['ay', 'hafta', 'liste&sekme=hepsi']) {
        await genislik(page, 1440);
        await git(page, `/islemler/toplanti?gorunum=${gorunum}`, 'Toplantılar');
        await bakSigar(page);
        await genislik(page, 390);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await git(page, '/islemler/toplanti?gorunum=liste&sekme=acikKarar', 'Toplantılar');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      const pencere = page.getByRole('dialog', { name: /^M\d{5}: / });
      for (const sekme of ['Gündem', 'Katılımcılar', 'Kararlar', 'Tutanak', 'Dosya', 'Geçmiş']) {
        await pencere.getByRole('tab', { name: new RegExp(`^${sekme}`) }).click();
        await expect(pencere.getByRole('tabpanel')).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
      }
      await pencere.getByRole('button', { name: 'Kapat', exact: true }).last().click();
      await page.getByRole('button', { name: 'Odalar' }).click();
      await expect(page.getByRole('dialog', { name: 'Toplantı Odaları' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'is/toplanti/ToplantiKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/toplanti?gorunum=liste&sekme=acikKarar', 'Toplantılar');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await kayitSayfasi(page, /^M\d{5}: /);
    },
  },
};
