import { istatistik } from '@masabasi/core/masa/istatistik/contract';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, leave, show, signedIn } from '../../testing/screen.tsx';
import IstatistikPage from './IstatistikPage.tsx';

const YOL = '/istatistik/memnuniyet';
/** In 2010 no survey was sent. */
function sayfayiAc(adres: string): void {
  leave();
  signedIn();
  answer(istatistik.istatistikGerekli, () => ({ anketler: [{ Id: 7, Ad: 'Destek Memnuniyeti' }] }));
  answer(istatistik.getIstatistik, ({ Ilk }) => ({ ozet: { Sorulan: Ilk?.startsWith('2010') ? 0 : 12 } }));
  answer(istatistik.istatistikSozleri, () => ({}));
  show(
    <Routes>
      <Route path={YOL} element={<IstatistikPage />} />
      <Route path={`${YOL}/:memnuniyet`} element={<IstatistikPage />} />
    </Routes>,
    adres,
  );
}

test('a period without surveys is explained, with a link to the last twelve months', async () => {
  sayfayiAc(`${YOL}?ilk=2010-01-01&son=2010-01-31`);
  await expect.element(page.getByText('Bu dönemde kimseye anket sorulmamış.')).toBeVisible();
  await page.getByRole('button', { name: 'Son 12 Ayı Göster' }).click();
  await expect.element(page.getByLabelText('Ölçümler')).toBeVisible();
});

test('an unknown survey in the address shows an error, and the page’s own name there shows all surveys', async () => {
  for (const anket of ['1', 'abc']) {
    sayfayiAc(`${YOL}/${anket}`);
    await expect.element(page.getByText('Böyle bir anket yok.')).toBeVisible();
  }
  const anketi = page.getByRole('combobox', { name: 'Anket' });
  await page.getByRole('link', { name: 'Bütün Anketleri Göster' }).click();
  await expect.element(anketi).toHaveValue('Bütün anketler');
  sayfayiAc(`${YOL}/memnuniyet`);
  await expect.element(anketi).toHaveValue('Bütün anketler');
});
