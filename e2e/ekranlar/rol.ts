import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir, kaydetmedenKapat } from '../fixtures.ts';

const TATIL = 'Resmi tatilleri ve izin hak dilimlerini düzenleme';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/rol/YetkilerimPage': {
    async bak(page) {
      await git(page, '/yetkilerim', 'Yetkilerim');
      await expect(page.getByRole('table', { name: 'Sayfalarım' })).toBeVisible();
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
  'kisi/rol/RolPage': {
    async bak(page) {
      await git(page, '/yonetim/yetki', 'Roller ve Yetkiler');
      await erisilebilir(page);
      await git(page, '/yonetim/yetki?sekme=kisiler', 'Roller ve Yetkiler');
      await erisilebilir(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await git(page, '/yonetim/yetki', 'Roller ve Yetkiler');
        await page.getByRole('button', { name: 'Düzenle: İnsan Kaynakları' }).click();
        await expect(page.getByRole('checkbox', { name: TATIL })).toBeChecked();
        await bakSigar(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('tab', { name: 'Kişiler' }).click();
        await page.getByRole('searchbox', { name: 'Kişilerin yetkileri: ara' }).fill('Gönül Işıldak');
        await page.getByRole('row').filter({ hasText: 'Gönül Işıldak' }).click();
        const dialog = page.getByRole('dialog', { name: 'Gönül Işıldak: Roller ve Yetkiler' });
        const sec = (ad: string, deger: string) =>
          dialog.getByRole('radiogroup', { name: ad }).getByRole('radio', { name: deger }).press('Space');
        await sec('Giden posta kutusunu görme', 'Ver');
        await sec(TATIL, 'Kaldır');
        await bakSigar(page);
        await dialog.getByRole('tab', { name: 'Menü' }).click();
        // Filters many equal lines, because axe needs time for each.
        await dialog.getByRole('searchbox', { name: 'Menüde ara' }).fill('personel');
        await bakSigar(page);
        await page.keyboard.press('Escape');
        await kaydetmedenKapat(page);
      }
    },
  },
  'kisi/rol/MenuDuzeniPage': {
    async bak(page) {
      await git(page, '/yonetim/menu', 'Menü Düzeni');
      await erisilebilir(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await git(page, '/yonetim/menu', 'Menü Düzeni');
        await page.getByRole('treeitem', { name: /^Yönetim/ }).click();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+ArrowDown');
        await bakSigar(page);
        await page.getByRole('button', { name: 'Vazgeç' }).click();
        await page.getByRole('button', { name: 'Düzenle' }).click();
        await expect(page.getByRole('dialog', { name: 'Menü Girdisini Düzenle' })).toBeVisible();
        await bakSigar(page);
      }
    },
  },
};
