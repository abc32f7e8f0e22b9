import { expect } from '@playwright/test';
import { isleminiYap } from '../destek.ts';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'pazarlama/teklif/TeklifPage': {
    async bak(page) {
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await git(page, '/pazarlama/tekliftakibi?sekme=musteride', 'Teklifler');
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      const pencere = page.getByRole('dialog', { name: /^TKL-/ });
      for (const sekme of ['Teklif', 'Görüşmeler', 'Geçmiş']) {
        await pencere.getByRole('tab', { name: new RegExp(`^${sekme}`) }).click();
        await expect(pencere.getByRole('tabpanel')).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
      }
      for (const [dugme, ad] of [
        ['Kabul', /^Kabul: /],
        ['Kaybedildi', /^Kaybedildi: /],
        ['Bağlantı', /^Bağlantı: /],
      ] as const) {
        if (dugme === 'Kabul') await pencere.getByRole('button', { name: dugme, exact: true }).click();
        else await isleminiYap(pencere, dugme);
        const acilan = page.getByRole('dialog', { name: ad });
        await expect(acilan).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
        await acilan
          .getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
          .last()
          .click();
        await expect(acilan).toBeHidden();
      }
      await pencere.getByRole('button', { name: 'Kapat', exact: true }).last().click();
      await page.getByRole('button', { name: 'Kazanma Oranı' }).click();
      const oranlar = page.getByRole('dialog', { name: 'Kazanma Oranı' });
      await expect(oranlar.getByRole('table', { name: 'Ürünlere göre kazanma oranı' })).toBeVisible();
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await oranlar.getByRole('button', { name: 'Kapat', exact: true }).last().click();
      await page.getByRole('button', { name: 'İskonto Sınırları' }).click();
      await expect(page.getByRole('dialog', { name: 'İskonto Sınırları' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'pazarlama/teklif/TeklifKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/pazarlama/tekliftakibi?sekme=musteride', 'Teklifler');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await kayitSayfasi(page, /^TKL-/);
    },
  },
  'pazarlama/teklif/TeklifGorusmePage': {
    async bak(page) {
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await git(page, '/pazarlama/tekliftakibi/musterigorusme?sekme=takip', 'Teklif Görüşmeleri');
        await bakSigar(page);
      }
    },
  },
};
