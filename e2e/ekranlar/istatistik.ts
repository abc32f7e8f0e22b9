import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/istatistik/IstatistikPage': {
    async bak(page) {
      await git(page, '/istatistik/memnuniyet?ilk=2026-01-01', 'Memnuniyet İstatistikleri');
      await expect(page.getByRole('list', { name: 'Sözler' })).toBeVisible();
      await page.getByText('Tablo olarak göster').click();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await git(page, '/istatistik/memnuniyet?sekme=yanitlar&hangi=dusuk', 'Memnuniyet İstatistikleri');
      await expect(
        page.getByRole('grid', { name: 'Yanıtlar' }).or(page.getByRole('table', { name: 'Yanıtlar' })),
      ).toBeVisible();
      await bakSigar(page);
    },
  },
};
