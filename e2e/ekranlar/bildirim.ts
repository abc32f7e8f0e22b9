import { type Ekran, git } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/bildirim/BildirimlerPage': {
    async bak(page) {
      await git(page, '/bildirimler', 'Bildirimler');
      await erisilebilir(page);
      await page.getByRole('tab', { name: 'Tercihler' }).click();
      await page
        .getByRole('combobox', { name: /: nasıl$/ })
        .first()
        .waitFor();
      await erisilebilir(page);
      await page.getByRole('button', { name: /^Bildirimler/ }).click();
      await page.getByRole('dialog', { name: /^Bildirimler/ }).waitFor();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await sigar(page);
      }
    },
  },
};
