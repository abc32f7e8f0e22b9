import { expect, test } from '@playwright/test';
import { formlaGir, profildenAc, profilMenusu } from './fixtures.ts';

test('who signs out leaves nothing behind in another tab, and who signs in next is that person there, too', async ({
  page,
  context,
}) => {
  await formlaGir(page, 'personel2');
  const adi = (await profilMenusu(page).textContent()) ?? '';
  const sekme = await context.newPage();
  await sekme.goto('/yetkilerim');
  await expect(profilMenusu(sekme)).toHaveText(adi);

  await profildenAc(page, 'Çıkış');
  await expect(page).toHaveURL('/login');
  await expect(sekme).toHaveURL('/login');
  await formlaGir(page, 'sorumlu');
  const sonraki = (await profilMenusu(page).textContent()) ?? '';
  expect(sonraki).not.toBe(adi);
  await expect(profilMenusu(sekme)).toHaveText(sonraki);
});
