import { expect } from '@playwright/test';
import { bakSigar, type Ekran, git, yuklendi } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'yonetim/anasayfa/AnaSayfaPage': {
    async bak(page) {
      await git(page, '/', /^(Günaydın|İyi günler|İyi akşamlar), /);
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Demoları Aç' }).click();
      const liste = page.getByRole('dialog', { name: 'Demo Kurulumlarınız bekliyor' });
      await expect(liste.getByRole('table', { name: 'Bekleyen demolar' })).toBeVisible();
      await liste.getByRole('tab', { name: 'Takvim' }).click();
      await expect(liste.getByRole('button', { name: 'Sonraki hafta' })).toBeVisible();
      await yuklendi(page);
      await erisilebilir(page);
      await liste.getByRole('tab', { name: 'Kapanan' }).click();
      await expect(liste.getByRole('table', { name: 'Kapanan demolar' })).toBeVisible();
      await yuklendi(page);
      await erisilebilir(page);
      await liste.getByRole('tab', { name: 'Bekleyen' }).click();
      for (const width of [1440, 900, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await bakSigar(page);
        for (const dugme of [/^Durum değiştir:/, /^Düzenle:/, /^Ata:/, 'Yeni Demo']) {
          await liste.getByRole('button', { name: dugme }).first().click();
          const ustteki = page.getByRole('dialog').last();
          await expect(ustteki.getByRole('button', { name: /^(Kaydet|Ata)$/ })).toBeVisible();
          await yuklendi(page);
          // A form has the same width at 900 pixels as above.
          if (width !== 900) await erisilebilir(page);
          await sigar(page);
          await ustteki.getByRole('button', { name: 'Vazgeç' }).click();
        }
      }
    },
  },
};
