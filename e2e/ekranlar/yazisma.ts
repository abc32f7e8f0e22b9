import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';
import { klavyeyle } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/yazisma/YazismaPage': {
    async bak(page) {
      await git(page, '/personel/yazisma', 'Yazışma');
      await bakSigar(page);
      await page.getByRole('button', { name: 'Yeni Konuşma' }).click();
      const pencere = page.getByRole('dialog', { name: 'Yeni Konuşma' });
      // The open list of people lies over the button. The keyboard closes it first.
      await klavyeyle(pencere.getByRole('button', { name: 'Aç', exact: true }));
      await expect(pencere.getByText('En az bir kişi seçiniz.')).toBeVisible();
      await bakSigar(page);
      await klavyeyle(pencere.getByRole('button', { name: 'Vazgeç' }));
      await expect(pencere).toHaveCount(0);
      await git(page, '/personel/yazisma?sekme=gozetim', 'Yazışmanın Gözetimi');
      await page.getByRole('button', { name: 'Konuşmaya Bak' }).click();
      await bakSigar(page);
      await klavyeyle(page.getByRole('dialog', { name: 'Konuşmaya Bak' }).getByRole('button', { name: 'Vazgeç' }));
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await git(page, '/personel/yazisma?sekme=gozetim', 'Yazışmanın Gözetimi');
        await bakSigar(page);
        await genislik(page, en);
        await git(page, '/personel/yazisma', 'Yazışma');
        await page.getByRole('main').getByRole('button', { name: 'Yönetim konuşması' }).click();
        await expect(page.getByRole('textbox', { name: 'Mesaj', exact: true })).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
      }
    },
  },
};
