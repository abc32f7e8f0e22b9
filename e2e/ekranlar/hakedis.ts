import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'hakedis/HakDilimiPage': {
    async bak(page) {
      await git(page, '/tanimlar/hakdilimi', 'İzin Hak Dilimleri');
      await expect(page.getByRole('table', { name: /^Hak dilimleri: 10\.06\.2003/ })).toBeVisible();
      await erisilebilir(page);
      for (const [sekme, tablo] of [
        ['turler', 'İzin türleri'],
        ['yasal', 'Yasal değerler'],
        ['onay', 'Onay Adımları'],
      ]) {
        await git(page, `/tanimlar/hakdilimi?sekme=${sekme}`, 'İzin Hak Dilimleri');
        await expect(page.getByRole('table', { name: tablo! })).toBeVisible();
        await erisilebilir(page);
      }
    },
  },
};
