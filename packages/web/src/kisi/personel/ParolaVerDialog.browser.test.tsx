import { personel } from '@masabasi/core/kisi/personel/contract';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import type { PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import ParolaVerDialog from './ParolaVerDialog.tsx';

const ac = (Eposta: string | null) =>
  show(
    <ParolaVerDialog
      kisi={{ Id: 7, Ad: 'Ayşe', Soyad: 'Irmak', Eposta } as PersonelKarti}
      ad="Ayşe Irmak"
      onClose={() => undefined}
    />,
  );
const davet = page.getByRole('button', { name: 'E-posta ile davet et' });
const uret = page.getByRole('button', { name: 'Geçici parola üret ve kopyala' });

test('invites by mail where mail can leave, and says where it cannot', async () => {
  signedIn({ PostaGider: true, DisAdres: true });
  const istenen = answer(personel.personelDavetEt, () => ({
    Eposta: 'ayse@firma.com',
    SonGecerlilik: '2026-11-23T09:00:00Z',
  }));
  ac('ayse@firma.com');
  await expect.element(page.getByText('Davet ayse@firma.com adresine gider')).toBeVisible();
  await davet.click();
  await expect
    .element(page.getByText('ayse@firma.com adresine; 23.11.2026 12:00 tarihine kadar çalışır.'))
    .toBeVisible();
  expect(istenen).toEqual([{ Id: 7 }]);
});

test('offers the generated password without mail, and shows it once', async () => {
  signedIn({ PostaGider: false, DisAdres: true });
  const verilen = answer(personel.personelParolaVer, () => ({}));
  ac('ayse@firma.com');
  await expect.element(page.getByText(METIN.davetGitmez)).toBeVisible();
  await expect.element(davet).toBeDisabled();
  await uret.click();
  const parola = page.getByRole('textbox', { name: 'Geçici parola' });
  await expect.element(parola).toHaveValue(verilen[0]!.Parola);
  expect(verilen[0]).toMatchObject({ Id: 7, Parola: expect.stringMatching(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/) });
  expect(verilen[0]!.Tekrar).toBe(verilen[0]!.Parola);
});

test('cannot invite a person without an address', async () => {
  signedIn({ PostaGider: true, DisAdres: true });
  ac(null);
  await expect.element(page.getByText(METIN.epostaYok)).toBeVisible();
  await expect.element(davet).toBeDisabled();
});
