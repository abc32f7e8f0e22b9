import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { ayEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessible, answer, fits, leave, resize, show, signedIn } from '../../testing/screen.tsx';
import IzinPage from './IzinPage.tsx';

const bugun = istanbulGunu(Date.now());
const istek = (Id: number) => ({
  Id,
  UserId: 2,
  Ad: 'Işıl Çağrı',
  Departman: 'Muhasebe ve Finans',
  Tur: 1,
  izinTur: 'Yıllık İzin',
  Baslangic: ayEkle(bugun, 1),
  Bitis: ayEkle(bugun, 1),
  KullanilanGun: 1,
  Aciklama: 'Memlekete gidip ailemin yanında kalacağım',
  Durum: 'Bekliyor' as const,
  ayniGunler: ['Ahmet Çobanoğlu', 'Beyza Çakır', 'İrem Yıldız'],
  kalanSonra: 7.5,
});

test('waiting requests fit a narrow screen, and their buttons stay visible', async () => {
  // A screen of 900 pixels minus the margins of the page.
  await resize(850);
  signedIn({ data: { SorumluDepartmanlar: [4] } });
  answer(talep.izinTalepList, () => ({ talepler: [istek(1), istek(2)] }));
  show(<IzinPage />, '/personel/izin?sekme=istekler');
  const karar = page.getByRole('button', { name: /^Karar ver/ }).first();
  await expect.element(karar).toBeInViewport({ ratio: 1 });
  await fits();
});

test('every part is accessible on a phone', async () => {
  await resize(390);
  for (const sekme of ['izinler', 'isteklerim', 'takvim']) {
    signedIn();
    answer(izin.personelizinlist, () => ({ personelizin: { Id: 1, Ad: 'Deneme Kişisi' }, izinlist: [] }));
    answer(talep.izinTaleplerim, () => ({ talepler: [istek(1)] }));
    answer(talep.takvimBaglantisiVar, () => ({}));
    answer(talep.izinTakvimi, () => ({
      kisiler: [{ Id: 1, Ad: 'Deneme Kişisi', Departman: 'Destek' }],
      izinler: [{ UserId: 1, izinTur: 'Yıllık İzin', Baslangic: bugun, Bitis: bugun }],
    }));
    show(<IzinPage />, `/personel/izin?sekme=${sekme}`);
    await expect.element(page.getByRole('tabpanel')).toBeVisible();
    await expect.element(page.getByRole('status', { name: /hazırlanıyor\.\.\.$/ })).not.toBeInTheDocument();
    await accessible();
    if (sekme !== 'takvim') leave();
  }
  // The month is wider than a phone, and starts at today.
  await expect.element(page.getByRole('columnheader', { name: /bugün$/ })).toBeInViewport({ ratio: 1 });
});
