import { mola } from '@masabasi/core/mesai/mola/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import { rol } from '@masabasi/core/kisi/rol/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import PersonelDialog from './PersonelDialog.tsx';

const alan = (ad: string) => page.getByRole('textbox', { name: ad, exact: true });

test('a new person: the user name is proposed, leave from before is asked for, and roles go along', async () => {
  signedIn({
    yetkiList: [{ Id: 1, YetkiId: YETKI.yetkiYonet, Ad: '', Alan: '', Deger: 1 }],
    menuList: [{ menuYol: SAYFA.rol[0] }],
  });
  answer(mola.personelgerekli, () => ({ departman: [{ Id: 3, Ad: 'Destek' }] }));
  answer(personel.personelListesi, () => ({ kisiler: [{ Id: 9, UserName: 'ayse.irmak' }] }));
  answer(rol.rolListesi, () => ({
    roller: [
      { Id: 1, Ad: 'Çalışan' },
      { Id: 2, Ad: 'Satış' },
    ],
  }));
  const kaydedilen = answer(personel.personelKaydet, () => ({ Id: 12, Surum: 1, uyarilar: [] }));
  show(<PersonelDialog kart={null} onClose={() => undefined} />);

  // Another person has the first proposal.
  await expect.element(page.getByRole('combobox', { name: 'Roller' })).toBeVisible();
  await alan('Ad').fill('Ayşe');
  await alan('Soyad').fill('Irmak');
  await expect.element(alan('Kullanıcı Adı')).toHaveValue('ayse.irmak2');
  await alan('Kullanıcı Adı').fill('ayse');
  await alan('Soyad').fill('Irmak Şen');
  await expect.element(alan('Kullanıcı Adı')).toHaveValue('ayse');
  // Enter takes the match and does not send the form.
  await page.getByRole('combobox', { name: 'Departman' }).fill('des');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Departman' })).toHaveValue('Destek');

  await expect.element(alan('Devreden Yıllık İzin')).not.toBeInTheDocument();
  await alan('İlk İşe Giriş').fill('06.01.2020');
  await expect.element(page.getByText(METIN.acilisYok)).toBeVisible();
  await alan('Kullanılan Yıllık İzin').fill('40');
  await alan('Devreden Yıllık İzin').fill('12,5');
  await expect.element(alan('Kullanılan Yıllık İzin')).toHaveValue('');
  await expect.element(alan('İzin Bakiyesi Tarihi')).toHaveValue(tarihYaz(istanbulGunu(Date.now())));
  await expect.element(page.getByText(METIN.acilisYok)).not.toBeInTheDocument();

  await page.getByRole('combobox', { name: 'Roller' }).click();
  await page.getByRole('option', { name: 'Satış' }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => kaydedilen.length).toBe(1);
  expect(kaydedilen[0]).toMatchObject({
    UserName: 'ayse',
    DepartmanId: 3,
    IseGiris: '2020-01-06',
    DevredenIzin: 12.5,
    KullanilanIzin: null,
    IzinAcilisi: istanbulGunu(Date.now()),
    Roller: [1, 2],
  });
});
