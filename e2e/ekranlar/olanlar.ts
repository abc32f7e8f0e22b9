import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/olanlar/OlanlarPage': {
    hesap: 'sorumlu',
    async bak(page) {
      await git(page, '/olanlar', 'Neyi Kaçırdım?');
      await page.getByRole('button', { name: 'Göster' }).click();
      await yuklendi(page);
      await erisilebilir(page);
      await page.getByRole('textbox', { name: 'İlk gün' }).fill('01.01.2020');
      await page.getByRole('button', { name: 'Göster' }).click();
      await expect(page.getByText('En çok 400 gün öncesine bakılır.')).toBeVisible();
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
