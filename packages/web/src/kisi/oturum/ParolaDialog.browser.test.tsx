import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show } from '../../testing/screen.tsx';
import ParolaDialog from './ParolaDialog.tsx';

const nothing = () => undefined;

test('a lost connection shows an error and loses nothing', async () => {
  answer(oturum.parolaDegistir, () => {
    throw new TypeError('Failed to fetch');
  });
  show(<ParolaDialog onClose={nothing} />);
  const eski = page.getByRole('textbox', { name: 'Eski Parola' });
  const kaydet = page.getByRole('button', { name: 'Kaydet' });
  await eski.fill('yanlis-parola');
  await page.getByRole('textbox', { name: 'Yeni Parola', exact: true }).fill('baska-parola');
  await kaydet.click();
  await expect
    .element(page.getByRole('alert').getByText('Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyiniz.'))
    .toBeVisible();
  await expect.element(eski).toHaveValue('yanlis-parola');
  const istekler = answer(oturum.parolaDegistir, () => ({ durum: false, msg: METIN.eskiSifre }));
  await kaydet.click();
  await expect.element(page.getByRole('alert').getByText(METIN.eskiSifre)).toBeVisible();
  expect(istekler).toMatchObject([{ eskiParola: 'yanlis-parola', parola: 'baska-parola' }]);
});
