import { BEKLENMEYEN, METIN, MOLA_DURUMLARI } from '@masabasi/core/mesai/mola/rules';
import { expect } from '@playwright/test';
import { type Ekran } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

/** Places of a person at any hour of the demo company. A leave's name has one of the last three. */
const NEREDE = [
  ...MOLA_DURUMLARI.map((d) => d.Ad),
  ...Object.values(BEKLENMEYEN),
  METIN.mesaiBitti,
  METIN.girisYok,
  'İzin',
  'İzni',
  'Rapor',
];

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'mesai/mola/MolaBoardPage': {
    async bak(page) {
      await page.goto('/personel/mola');
      await page.getByRole('button', { name: /^Düzeltme İstekleri/ }).click();
      const istek = page.getByRole('dialog').getByRole('listitem').first();
      await expect(istek).toBeVisible();
      await erisilebilir(page);
      // The requester and their present place, on hover over the face.
      await istek.getByText(/^\p{Lu}{1,2}$/u).hover();
      await expect(page.getByRole('tooltip')).toContainText(
        new RegExp(NEREDE.map((ad) => ad.replaceAll(/[()]/g, String.raw`\$&`)).join('|')),
      );
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Departman Mola Durumları' }).click();
      // Destek has people at every hour of every day.
      await page.getByRole('dialog').getByRole('tab', { name: 'Destek' }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      await erisilebilir(page);
    },
  },
};
