import { expect } from '@playwright/test';
import { HESAPLANAN_AY, bakSigar, type Ekran, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'mali/gelir/GelirPage': {
    async bak(page) {
      await git(page, '/mali/gelir', 'Gelirler');
      await expect(page.getByRole('table', { name: 'Ürünler' })).toBeVisible();
      await bakSigar(page);
      await page
        .getByRole('link', { name: /^Gecikmiş: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Gecikmiş Faturalar' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Faiz Oranları' }).click();
      await expect(page.getByRole('dialog', { name: 'Faiz Oranları' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      for (const [sekme, tablo] of [
        ['Alacakların Yaşı', 'Müşterilerin borçları'],
        ['Gecikenler', 'Vadesi geçen faturalar'],
      ] as const) {
        await page.getByRole('tab', { name: sekme }).click();
        await expect(page.getByRole('table', { name: tablo })).toBeVisible();
        await bakSigar(page);
      }
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
  'mali/bayifatura/BayiFaturaPage': {
    async bak(page) {
      await git(page, `/mali/bayifatura?ay=${HESAPLANAN_AY}`, 'Bayi Faturaları');
      const tablo = page.getByRole('table', { name: 'Bayi hakedişleri' });
      await expect(tablo).toBeVisible();
      await bakSigar(page);
      await tablo.getByRole('link').first().click();
      await expect(page.getByRole('table', { name: 'Hakedişi oluşturan faturalar' })).toBeVisible();
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
  'mali/bayifatura/HakedisKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, `/mali/bayifatura?ay=${HESAPLANAN_AY}`, 'Bayi Faturaları');
      const ilki = page.getByRole('table', { name: 'Bayi hakedişleri' }).getByRole('link').first();
      const bayi = (await ilki.textContent())!;
      await ilki.click();
      await kayitSayfasi(page, new RegExp(`^${bayi.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}: `, 'u'));
    },
  },
};
