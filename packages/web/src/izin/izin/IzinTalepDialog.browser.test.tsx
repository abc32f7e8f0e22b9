import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
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
const bas = form.getByRole('textbox', { name: 'İzin Başlangıcı' });
const bit = form.getByRole('textbox', { name: 'İzin Bitişi' });
const eksik = form.getByText('Başlangıç Tarihini Seçmelisiniz...').first();

async function ac(): Promise<void> {
  signedIn();
  answer(izin.personelizinlist, () => ({
    personelizin: { Id: 1, KalanGun: 20, Bekleyen: 0, Tatil_Gunleri: 1 as const },
  }));
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
  await expect.element(bas).toHaveFocus();
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

test('two short dates ask for the annual leave, with its length, its balance, and who is away then', async () => {
  answer(izin.izinGerekli, () => TURLER);
  const denenen = answer(talep.izinTalepDene, ({ Baslangic }) => ({
    engel: Baslangic === '2049-01-11' ? 'Bu tarihler için bekleyen bir isteğiniz var: Yıllık İzin.' : null,
    ayniGunler: [{ UserId: 7, Ad: 'Oğuz Şen', izinTur: 'Yıllık İzin', Baslangic: '2049-01-04', Bitis: '2049-01-08' }],
  }));
  const istenen = answer(talep.izinTalepEt, () => ({ Id: 1, uyarilar: [] }));
  await ac();
  await expect.element(bas).toHaveFocus();
  await userEvent.keyboard('5 oca 49{Tab}8.1{Tab}');
  await expect.element(bas).toHaveValue('05.01.2049');
  await expect.element(bit).toHaveValue('08.01.2049');
  await expect.element(form.getByRole('status', { name: 'Hesap' })).toHaveTextContent('3 gün');
  await expect.element(form.getByText('bu izinden sonra 17 gün')).toBeVisible();
  await expect.element(form.getByText('Bu günlerde departmanınızdan 1 kişi izinde:')).toBeVisible();
  await expect.element(form.getByText('Oğuz Şen')).toBeVisible();
  expect(denenen.at(-1)).toMatchObject({ Tur: 1, Baslangic: '2049-01-05', Bitis: '2049-01-08' });

  await bit.fill('12.01.2049');
  await bas.fill('11.01.2049');
  await expect.element(form.getByText('Bu tarihler için bekleyen bir isteğiniz var')).toBeVisible();
  await bas.fill('05.01.2049');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => istenen.length).toBe(1);
  expect(istenen[0]).toMatchObject({ Tur: 1, Baslangic: '2049-01-05', Bitis: '2049-01-12' });
});

test('without an annual leave the kind is asked for first', async () => {
  answer(izin.izinGerekli, () => ({ ...TURLER, izintur: [{ Id: 3, Ad: 'Mazeret İzni', Yillik: false }] }));
  await ac();
  await form.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(form.getByText('İzin Türünü Seçmelisiniz...').first()).toBeVisible();
});
