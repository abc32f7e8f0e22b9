import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';
import { jetonAl } from '../fixtures.ts';
import { cizilmisPlan } from '../projeDestek.ts';

const YOL = '/islemler/projetakibi/akispage';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/projetakip/AkisPage': {
    async bak(page) {
      const { PlanId, ProjeId, plan } = await cizilmisPlan(
        page.request,
        await jetonAl(page.request, 'yonetici'),
        'axe',
      );
      await git(page, YOL, 'Proje Akışı');
      await bakSigar(page);
      await git(page, `${YOL}?proje=${ProjeId}`, 'Proje Akışı');
      await expect(page.getByRole('link', { name: plan })).toBeVisible();
      await bakSigar(page);
      await git(page, `${YOL}?plan=${PlanId}`, plan);
      await page.getByRole('button', { name: 'Karar: Belgeler tamam mı?' }).click();
      await yuklendi(page);
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
      for (const gorunum of ['liste', 'oku']) {
        await git(page, `${YOL}?plan=${PlanId}&gorunum=${gorunum}`, plan);
        await bakSigar(page);
      }
    },
  },
};
