import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'izin/hakedis/HakDilimiPage': {
    async bak(page) {
      await git(page, '/tanimlar/hakdilimi', 'İzin Hak Dilimleri');
      await expect(page.getByRole('table', { name: /^Hak dilimleri: 10\.06\.2003/ })).toBeVisible();
      await erisilebilir(page);
      for (const [sekme, tablo] of [
        ['turler', 'İzin türleri'],
        ['yasal', 'Yasal değerler'],
      ]) {
        await git(page, `/tanimlar/hakdilimi?sekme=${sekme}`, 'İzin Hak Dilimleri');
        await expect(page.getByRole('table', { name: tablo! })).toBeVisible();
        await erisilebilir(page);
      }
      await git(page, '/tanimlar/hakdilimi?sekme=onay', 'İzin Hak Dilimleri');
      await page.getByRole('button', { name: 'Değiştir' }).click();
      await page.getByLabel('İkinci onay isteyen istekler').selectOption('Uzun istekler');
      await expect(page.getByLabel('Kaç günden uzun')).toHaveValue('5');
      await erisilebilir(page);
    },
  },
};
