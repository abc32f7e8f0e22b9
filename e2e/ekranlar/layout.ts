import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, oldugu } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  // The help, too, which stands beside every screen. It opens with the whole text of a section.
  'layout/BolumPage': {
    async bak(page) {
      await oldugu('/mali', 'Mali İşler')(page);
      await expect(page.getByRole('link', { name: 'Gelirler' }).last()).toBeVisible();
      await bakSigar(page);
      await page.keyboard.press('?');
      const yardim = page.getByRole('complementary', { name: 'Yardım' });
      await expect(yardim.getByRole('heading', { name: 'Bütün bölümler' })).toBeVisible();
      await erisilebilir(page);
      await yardim.getByRole('searchbox', { name: 'Yardımda ara' }).fill('izin istemek');
      await expect(yardim.getByRole('list', { name: 'Yardımda bulunanlar' })).toBeVisible();
      await erisilebilir(page);
      await yardim.getByRole('list', { name: 'Yardımda bulunanlar' }).getByRole('button').first().click();
      await expect(yardim.getByRole('heading', { name: 'Klavye kısayolları' })).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await genislik(page, 390);
      await git(page, '/personel/izin', 'İzinler');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Yardım' })).toBeVisible();
      await bakSigar(page);
    },
  },
  'layout/NotFoundPage': { hesap: null, bak: oldugu('/boyle-bir-sayfa-yok', 'Sayfa Bulunamadı') },
  'layout/DeniedPage': { hesap: null, bak: oldugu('/denied', 'Denied') },
  'layout/OdemeSonucPage': { hesap: null, bak: oldugu('/payment/bridge-success', /./) },
};
