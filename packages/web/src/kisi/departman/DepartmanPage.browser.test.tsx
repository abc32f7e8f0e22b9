import { departman } from '@masabasi/core/kisi/departman/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessible, answer, fits, resize, show } from '../../testing/screen.tsx';
import DepartmanPage from './DepartmanPage.tsx';

test('on a phone the search stays visible, and one button opens the other tools of a list', async () => {
  answer(departman.departmanListesi, () => ({
    departmanlar: [
      { Id: 1, Ad: 'Destek', Sorumlu: 'Işıl Çağrı', MesaiBaslangic: '08:30', MesaiBitis: '18:00' },
      { Id: 2, Ad: 'Muhasebe ve Finans', MesaiBaslangic: '08:30', MesaiBitis: '18:00' },
    ],
  }));
  await resize(390);
  show(<DepartmanPage />, '/personel/departman');
  const sirala = page.getByRole('combobox', { name: 'Sırala' });
  await expect.element(page.getByRole('table', { name: 'Departmanlar' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(sirala).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'süz ve sırala' }).click();
  await expect.element(sirala).toBeVisible();
  await accessible();
  await fits();
});
