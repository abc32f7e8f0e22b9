import { izin } from '@masabasi/core/izin/izin/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, held, leave, show, signedIn } from '../../testing/screen.tsx';
import IzinTalepDialog from './IzinTalepDialog.tsx';

function Isteyen() {
  const [acik, setAcik] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAcik(true)}>
        İzin İste
      </button>
      {acik && <IzinTalepDialog onClose={() => setAcik(false)} />}
    </>
  );
}

const TURLER = { izintur: [{ Id: 1, Ad: 'Yıllık İzin', Yillik: true }], HaftalikSaat: 45 };
const form = page.getByRole('dialog', { name: 'İzin İste' });
const aciklama = form.getByRole('textbox', { name: 'Açıklama' });
const eksik = form.getByText('İzin Türünü Seçmelisiniz...').first();

async function ac(): Promise<void> {
  signedIn();
  answer(izin.personelizinlist, () => ({ personelizin: { Id: 1 } }));
  show(<Isteyen />);
  await page.getByRole('button', { name: 'İzin İste' }).click();
}

test('a date reached with Tab can be typed over, Ctrl+Enter sends, and a cleared form gets the focus', async () => {
  answer(izin.izinGerekli, () => TURLER);
  await ac();
  const bitis = form.getByRole('textbox', { name: 'İzin Bitişi' });
  await bitis.fill('06.01.2027');
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{Tab}{/Shift}{Tab}');
  await expect.element(bitis).toHaveFocus();
  await userEvent.keyboard('07.01.2027');
  await expect.element(bitis).toHaveValue('07.01.2027');
  await aciklama.fill('Yarım kalan istek');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(eksik).toBeVisible();
  leave();
  await ac();
  await form.getByRole('button', { name: 'Baştan Başla' }).click();
  await expect.element(form.getByRole('combobox', { name: 'İzin Türü' })).toHaveFocus();
  await expect.element(aciklama).toHaveValue('');
});

test('a form submitted before its rules are loaded is sent later, unless the person has moved on', async () => {
  const gonder = form.getByRole('button', { name: 'Gönder' });
  const erken = async () => {
    const kurallar = held(TURLER);
    answer(izin.izinGerekli, kurallar.given);
    await ac();
    await aciklama.fill('Erken istek');
    await expect.element(gonder).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    return kurallar;
  };
  const bir = await erken();
  await expect.element(eksik).not.toBeInTheDocument();
  bir.letGo();
  await expect.element(eksik).toBeVisible();
  leave();

  const iki = await erken();
  await userEvent.keyboard('x');
  iki.letGo();
  await expect.element(gonder).toBeEnabled();
  await expect.element(eksik).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(eksik).toBeVisible();
});
