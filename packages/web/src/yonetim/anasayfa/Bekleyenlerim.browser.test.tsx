import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { demo } from '@masabasi/core/musteri/demo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show } from '../../testing/screen.tsx';
import { Bekleyenlerim } from './Bekleyenlerim.tsx';

test('tells a person without demos that no demo waits', async () => {
  answer(anasayfa.bekleyenlerim, () => ({}));
  answer(demo.demoListe, () => ({}));
  show(<Bekleyenlerim />);
  await expect.element(page.getByText('Bekleyen demo kurulumunuz yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Demoları Aç' }).click();
  await expect.element(page.getByRole('dialog').getByText('Kayıt Bulunamadı', { exact: true })).toBeVisible();
});
