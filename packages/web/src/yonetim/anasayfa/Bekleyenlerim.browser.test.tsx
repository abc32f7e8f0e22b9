import { demo } from '@masabasi/core/musteri/demo/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, answer, fits, resize, show, signedIn } from '../../testing/screen.tsx';
import { Bekleyenlerim } from './Bekleyenlerim.tsx';

const dakika = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
const IZIN = {
  Oda: 'talep',
  Id: 7,
  Kim: 'İrem Yıldız',
  Konu: '01.12.2026 – 03.12.2026 izin',
  Termin: dakika(600),
  Zaman: dakika(-60),
  Eylem: 'karar' as const,
  Yol: null,
};
const GORUSME = {
  Oda: 'gorusme',
  Id: 12,
  No: 'G00012',
  Kim: 'Kaya Eczanesi',
  Konu: 'Reçete aktarılmıyor',
  Termin: dakika(-12.5),
  Zaman: dakika(-200),
  Eylem: 'ustlen' as const,
  Yol: '/islemler/musterigorusme/detay?id=12',
};
const SAYILAR = [
  {
    Oda: 'gorusme',
    Adet: 28,
    Cumle: 'Bekleyen 28 müşteri görüşmeniz var.',
    Sayfa: '/islemler/musterigorusme/list',
    Yol: '/islemler/musterigorusme/list?sekme=bekleyen',
  },
  {
    Oda: 'talep',
    Adet: 1,
    Cumle: 'Kararınızı bekleyen 1 izin isteği var.',
    Sayfa: '/personel/izin',
    Yol: '/personel/izin',
  },
];

/** The key of an approval, pressed before the decision was shown. */
function earlyKey(): void {
  const e = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
  Object.defineProperty(e, 'timeStamp', { value: 0 });
  document.body.dispatchEvent(e);
}

test('says that nothing waits, without a line for empty rooms, and still opens the demos', async () => {
  answer(anasayfa.bekleyenlerim, () => ({}));
  answer(demo.demoListe, () => ({}));
  show(<Bekleyenlerim />);
  await expect.element(page.getByText('Sizi bekleyen bir şey yok.')).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Demoları Aç' }).click();
  await expect.element(page.getByRole('dialog').getByText('Kayıt Bulunamadı', { exact: true })).toBeVisible();
});

test('shows the records with their time and act, and a line for each room that links to its list', async () => {
  answer(anasayfa.bekleyenlerim, () => ({ bekleyenler: SAYILAR, kayitlar: [GORUSME, IZIN] }));
  const alinan = answer(gorusme.gorusmeUstlen, () => ({}));
  show(<Bekleyenlerim />);
  const ilk = page.getByRole('list', { name: 'En acil bekleyenler' }).getByRole('listitem').first();
  await expect.element(ilk.getByRole('link', { name: 'Kaya Eczanesi' })).toBeVisible();
  await expect.element(ilk.getByText('· G00012 · Reçete aktarılmıyor')).toBeVisible();
  // The clock of a screen stands at the last whole minute.
  await expect.element(ilk.getByText(/^1[12] dk gecikti$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Bekleyen 28 müşteri görüşmeniz var.' }))
    .toHaveAttribute('href', '/islemler/musterigorusme/list?sekme=bekleyen');
  await accessible();
  await ilk.getByRole('button', { name: /^Üstlen/ }).click();
  await expect.element(page.getByText('Görüşmeyi üstlendiniz')).toBeVisible();
  expect(alinan).toEqual([{ Id: 12 }]);
  await resize(390);
  await fits();
});

test('lets a leave be decided by three keys, never unread, and not by a second Enter', async () => {
  signedIn({ data: { SorumluDepartmanlar: [4] } });
  answer(anasayfa.bekleyenlerim, () => ({ bekleyenler: SAYILAR.slice(1), kayitlar: [IZIN] }));
  answer(talep.izinTalepList, () => ({
    talepler: [
      { Id: 7, UserId: 2, Ad: 'İrem Yıldız', Durum: 'Bekliyor' as const, ayniGunler: ['Ahmet Çobanoğlu (01.12.2026)'] },
    ],
  }));
  const kararlar = answer(talep.izinTalepKarar, () => ({ durum: true as const, msg: 'İstek onaylandı.' }));
  show(<Bekleyenlerim />);
  await expect.element(page.getByRole('button', { name: /^Karar ver: İrem Yıldız, 01\.12\.2026/ })).toBeVisible();
  await userEvent.keyboard('j');
  await userEvent.keyboard('{Enter}');
  const pencere = page.getByRole('dialog', { name: 'İzin İsteği' });
  await expect.element(pencere.getByText('Aynı günlerde izinde: Ahmet Çobanoğlu')).toBeVisible();
  await expect.element(pencere.getByRole('group', { name: 'İzin İsteği' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  // A key that was pressed before anybody could read decides nothing.
  earlyKey();
  expect(kararlar).toEqual([]);
  await new Promise((r) => setTimeout(r, 500));
  await userEvent.keyboard('a');
  await expect.element(pencere).not.toBeInTheDocument();
  expect(kararlar).toMatchObject([{ Id: 7, Onay: true }]);
});

test('refuses with the reason by the keyboard, and not before it is long enough', async () => {
  signedIn({ data: { SorumluDepartmanlar: [4] } });
  answer(anasayfa.bekleyenlerim, () => ({ bekleyenler: SAYILAR.slice(1), kayitlar: [IZIN] }));
  answer(talep.izinTalepList, () => ({
    talepler: [{ Id: 7, UserId: 2, Ad: 'İrem Yıldız', Durum: 'Bekliyor' as const }],
  }));
  const kararlar = answer(talep.izinTalepKarar, () => ({ durum: true as const, msg: 'İstek reddedildi.' }));
  show(<Bekleyenlerim />);
  await page.getByRole('button', { name: /^Karar ver/ }).click();
  const pencere = page.getByRole('dialog', { name: 'İzin İsteği' });
  await expect.element(pencere).toBeVisible();
  await new Promise((r) => setTimeout(r, 500));
  await userEvent.keyboard('r');
  const sebep = pencere.getByRole('textbox', { name: 'Karar açıklaması' });
  await expect.element(sebep).toHaveFocus();
  await userEvent.keyboard('olmaz{Control>}{Enter}{/Control}');
  await expect.element(pencere.getByText('En Az 10 Karakter Girmelisiniz...').first()).toBeVisible();
  expect(kararlar).toEqual([]);
  await userEvent.keyboard(', o hafta yoğunuz{Control>}{Enter}{/Control}');
  await expect.element(pencere).not.toBeInTheDocument();
  expect(kararlar).toMatchObject([{ Id: 7, Onay: false, Aciklama: 'olmaz, o hafta yoğunuz' }]);
});

test('offers to renew a licence in place, and lists all of them in a window', async () => {
  signedIn({});
  const LISANS = {
    Oda: 'lisans',
    Id: 9,
    No: 'L000009',
    Kim: 'Kaya Eczanesi',
    Konu: 'Masabaşı Eczane lisansı',
    Termin: dakika(-3000),
    Zaman: dakika(-9000),
    Eylem: 'yenile' as const,
    Yol: null,
  };
  const cumle = 'Bitişi yaklaşan ya da geçen 3 lisans için uyarıldınız.';
  answer(anasayfa.bekleyenlerim, () => ({
    bekleyenler: [{ Oda: 'lisans', Adet: 3, Cumle: cumle, Sayfa: null, Yol: null }],
    kayitlar: [LISANS],
  }));
  const okunan = answer(lisans.lisansDetay, () => ({
    lisans: { Id: 9, LisansNo: 'L000009', Musteri: 'Kaya Eczanesi', BitisTarihi: '2026-11-20', CipaGun: 21, Surum: 4 },
  }));
  answer(lisans.lisansUyarilarim, () => ({ uyarilist: [] }));
  const yenilenen = answer(lisans.lisansYenile, () => ({ BitisTarihi: '2027-11-20', Surum: 5 }));
  show(<Bekleyenlerim />);
  await page.getByRole('button', { name: 'Yenile: L000009, Kaya Eczanesi, Masabaşı Eczane lisansı' }).click();
  const form = page.getByRole('dialog', { name: 'L000009 Lisansını Yenile' });
  await expect.element(form).toBeVisible();
  expect(okunan).toEqual([{ Id: 9 }]);
  await form.getByRole('button', { name: 'Yenile' }).click();
  await expect.element(page.getByText('Lisans yenilendi')).toBeVisible();
  expect(yenilenen).toMatchObject([{ Id: 9, Surum: 4, Ay: 12 }]);
  await page.getByRole('button', { name: cumle }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Lisans Uyarılarım' }).getByText('Kayıt Bulunamadı.'))
    .toBeVisible();
});
