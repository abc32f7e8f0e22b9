import { kurulum } from '@masabasi/core/yonetim/kurulum/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { girisYap, oturumuBirak } from '../../platform/session/oturum.ts';
import { answer, failing, show } from '../../testing/screen.tsx';
import LoginPage from './LoginPage.tsx';

const alan = (name: string) => page.getByRole('textbox', { name });
const giris = page.getByRole('button', { name: 'Giriş Yap' });
const uyari = page.getByRole('alert');

function sayfayiAc(): void {
  oturumuBirak();
  answer(kurulum.kurulumDurumu, () => ({ kurulu: true, lisansGerekli: true }));
  show(<LoginPage />, '/login');
}

test('refuses a wrong password without naming the wrong part, and keeps the typed text', async () => {
  answer(oturum.login, () => failing(401, ''));
  sayfayiAc();
  await expect.element(alan('Kullanıcı Adı')).toHaveFocus();
  await alan('Kullanıcı Adı').fill('personel2');
  await alan('Parola').fill('yanlis-parola');
  await giris.click();
  await expect.element(uyari.getByText('Kullanıcı adı veya şifre hatalı')).toBeVisible();
  await expect.element(alan('Kullanıcı Adı')).toHaveValue('personel2');
  await alan('Parola').fill('');
  await giris.click();
  await expect.element(uyari.getByText('Kullanıcı adınızı ve parolanızı yazınız.')).toBeVisible();
});

test('remembers the licence key on the device', async () => {
  const girisler = answer(oturum.login, () => ({ durum: true, token: 'yeni' }));
  expect(await girisYap('personel2', 'masabasi', { lisans: 'MASABASI-DEMO' })).toBeNull();
  expect(girisler).toMatchObject([{ UserName: 'personel2', lisans: 'MASABASI-DEMO' }]);
  sayfayiAc();
  await expect.element(alan('Lisans')).toHaveValue('MASABASI-DEMO');
});
