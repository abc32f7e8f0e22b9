import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sistem } from '@masabasi/core/platform/sistem/contract';
import { kurulum } from '@masabasi/core/yonetim/kurulum/contract';
import { ikiAdim } from '@masabasi/core/kisi/ikiAdim/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import SistemPage from './SistemPage.tsx';

const TAM = { Id: 1, YetkiId: YETKI.ayricalikli, Ad: 'Tam yetki', Alan: 'Yönetim', Deger: 1 };
const DURUM = {
  Baslama: '2026-11-20T06:00:00Z',
  Disk: { Bos: 50_000_000_000, Toplam: 100_000_000_000 },
  Dosyalar: { Adet: 0, Boyut: 0, Sinir: 1000 },
  Veritabani: { Surum: '18.4', Baglanti: 3, EnCokBaglanti: 100, Gomulu: true },
  YedekAcik: true,
  Yedek: { Ad: 'x', Zaman: new Date().toISOString() },
  Tarayici: true,
  Posta: { Bekleyen: 0, Gidemeyen: 0, Kurulu: true },
};

function ac(degisen: object) {
  signedIn({ isYetkili: true, yetkiList: [TAM], menuList: [{ Id: 1, menuAd: 'Posta', menuYol: '/yonetim/posta' }] });
  answer(kurulum.ornekIlerlemesi, () => ({}));
  answer(ikiAdim.ikiAdimKurali, () => ({}));
  answer(sistem.sistemDurumu, () => ({ ...DURUM, ...degisen }));
  show(<SistemPage />, '/yonetim/sistem');
}

test('a healthy server says that all is well, and why', async () => {
  ac({});
  await expect.element(page.getByText('Her şey yolunda')).toBeVisible();
  await expect.element(page.getByText('Son yedek bugün alındı.')).toBeVisible();
  await expect.element(page.getByText('Sorun var')).not.toBeInTheDocument();
});

test('what is to be done stands in words, with a link to where', async () => {
  ac({ Posta: { Bekleyen: 4, Gidemeyen: 0, Kurulu: false }, IkiAdimsizTamYetkili: 2 });
  const bekleyen = page
    .getByRole('listitem')
    .filter({ hasText: '4 e-posta bekliyor: giden posta sunucusu tanımlı değil' });
  await expect.element(bekleyen.getByRole('link', { name: 'Giden Posta' })).toHaveAttribute('href', '/yonetim/posta');
  await expect.element(bekleyen.getByText('Sunucuda: SMTP_HOST ve SMTP_FROM ayarları')).toBeVisible();
  const yonetici = page.getByRole('listitem').filter({ hasText: 'İki adımlı girişi olmayan 2 tam yetkili' });
  await expect.element(yonetici.getByRole('link', { name: 'İki Adımlı Giriş' })).toHaveAttribute('href', '#iki-adim');
  await expect.element(page.getByText('Çalışıyor, gözden geçirilecekler var')).toBeVisible();
  await expect.element(page.getByText('Yolunda olanlar')).toBeVisible();
  await expect.element(page.getByText('Her şey yolunda')).not.toBeInTheDocument();
});

test('a fault comes first', async () => {
  ac({ Disk: { Bos: 1_000_000_000, Toplam: 2_000_000_000 } });
  await expect.element(page.getByText('Diskte yer azaldı: 1,0 GB kaldı.')).toBeVisible();
  await expect.element(page.getByText('Sorun var')).toBeVisible();
});
