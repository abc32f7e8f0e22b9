import { talep } from '@masabasi/core/izin/talep/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, answer, fits, resize, show, signedIn } from '../../testing/screen.tsx';
import GelenKutusuPage from './GelenKutusuPage.tsx';

const AN = new Date().toISOString();
const sayi = (Oda: string, Adet: number) => ({ Oda, Adet, Cumle: 'x', Sayfa: null, Yol: null });

/** A head with two leave requests and one correction, of which decided ones leave. */
function kutu() {
  const bitti = new Set<string>();
  signedIn({ data: { SorumluDepartmanlar: [4] } });
  const istekler = [
    { Id: 7, UserId: 2, Ad: 'İrem Yıldız', izinTur: 'Yıllık İzin', Baslangic: '2026-12-01', Bitis: '2026-12-03' },
    { Id: 8, UserId: 3, Ad: 'Can Ak', izinTur: 'Mazeret İzni', Baslangic: '2026-12-08', Bitis: '2026-12-09' },
  ];
  const izinler = () => istekler.filter((t) => !bitti.has(`izin ${t.Id}`));
  const molalar = () =>
    bitti.has('mola 5') ? [] : [{ Id: 5, Kisi: 'Ebru Su', Departman: 'Destek', mola: 'Çay Molası' }];
  answer(anasayfa.bekleyenlerim, () => ({
    bekleyenler: [sayi('talep', izinler().length), sayi('mola', molalar().length)].filter((b) => b.Adet > 0),
  }));
  answer(talep.izinTalepList, () => ({ talepler: izinler().map((t) => ({ ...t, Durum: 'Bekliyor' as const })) }));
  answer(mola.molaDuzeltmeList, () => ({ duzeltmelist: molalar().map((d) => ({ ...d, Durum: 'Bekliyor' as const })) }));
  answer(bildirim.bildirimler, () => ({
    bildirimler: [
      { Id: 31, Tur: 'izinIstegi', Baslik: 'İzin isteği: İrem Yıldız', KayitId: 7, Zaman: AN },
      {
        Id: 30,
        Tur: 'izinKarari',
        Baslik: 'Yıllık izniniz onaylandı, 10–24 Ağustos',
        Yol: '/personel/izin',
        Zaman: AN,
      },
    ],
    Okunmayan: 2,
  }));
  const kararlar = answer(talep.izinTalepKarar, ({ Id }) => {
    bitti.add(`izin ${Id}`);
    return { durum: true as const, msg: 'İstek onaylandı.' };
  });
  const duzeltmeler = answer(mola.molaDuzeltmeKarar, ({ Id }) => {
    bitti.add(`mola ${Id}`);
    return {};
  });
  const geriAlinanlar = answer(talep.izinTalepKararGeriAl, ({ Id }) => {
    bitti.delete(`izin ${Id}`);
    return {};
  });
  return { kararlar, duzeltmeler, geriAlinanlar };
}
/** The key of an approval, pressed before the decision was shown. */
function earlyKey(): void {
  const e = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
  Object.defineProperty(e, 'timeStamp', { value: 0 });
  document.body.dispatchEvent(e);
}
const okunana = () => new Promise((r) => setTimeout(r, 500));

test('shows decisions and notifications together, and a request only once', async () => {
  kutu();
  show(<GelenKutusuPage />, '/bildirimler');
  const bekleyen = page.getByRole('list', { name: 'Kararınızı bekleyenler' });
  await expect.element(bekleyen.getByRole('listitem').nth(2).getByText('Ebru Su')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Yıllık izniniz onaylandı, 10–24 Ağustos/ })).toBeVisible();
  await expect.element(page.getByText('İzin isteği: İrem Yıldız')).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'İzin İsteği' }).getByText('İrem Yıldız')).toBeVisible();
  await accessible();
});

test('decides by one key after the facts were shown, goes on to the next, and to another by j', async () => {
  const { kararlar, duzeltmeler } = kutu();
  show(<GelenKutusuPage />, '/bildirimler');
  const bilgiler = page.getByRole('group', { name: 'İzin İsteği' });
  await expect.element(bilgiler).toHaveFocus();
  await okunana();
  await userEvent.keyboard('a');
  await expect.element(bilgiler.getByText('Can Ak')).toBeVisible();
  // The same key again, at once: the next request was not read.
  earlyKey();
  expect(kararlar).toMatchObject([{ Id: 7, Onay: true }]);
  await userEvent.keyboard('j');
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('group', { name: 'Mola Düzeltme İsteği' }).getByText('Ebru Su')).toBeVisible();
  await okunana();
  await userEvent.keyboard('a');
  await expect.poll(() => duzeltmeler).toMatchObject([{ Id: 5, Onay: true }]);
  await expect.element(bilgiler.getByText('Can Ak')).toBeVisible();
});

test('takes a decision back by the toast, and the request asks again', async () => {
  const { kararlar, geriAlinanlar } = kutu();
  show(<GelenKutusuPage />, '/bildirimler');
  const bekleyen = page.getByRole('list', { name: 'Kararınızı bekleyenler' });
  await expect.element(page.getByRole('group', { name: 'İzin İsteği' })).toHaveFocus();
  await okunana();
  await userEvent.keyboard('a');
  await expect.poll(() => kararlar).toMatchObject([{ Id: 7, Onay: true }]);
  await expect.element(bekleyen.getByRole('button', { name: /^İrem Yıldız/ })).not.toBeInTheDocument();
  await page.getByRole('status').getByRole('button', { name: 'Geri Al' }).click();
  await expect.element(page.getByRole('status').getByText('Karar geri alındı')).toBeVisible();
  await expect.element(bekleyen.getByRole('button', { name: /^İrem Yıldız/ })).toBeVisible();
  expect(geriAlinanlar).toEqual([{ Id: 7 }]);
});

test('opens a decision in a window on a phone', async () => {
  await resize(390);
  const { kararlar } = kutu();
  show(<GelenKutusuPage />, '/bildirimler');
  await page.getByRole('button', { name: /^İrem Yıldız/ }).click();
  const pencere = page.getByRole('dialog', { name: 'İzin İsteği' });
  await expect.element(pencere.getByRole('group', { name: 'İzin İsteği' })).toHaveFocus();
  await fits();
  await pencere.getByRole('button', { name: 'Onayla' }).click();
  await expect.element(pencere).not.toBeInTheDocument();
  expect(kararlar).toMatchObject([{ Id: 7, Onay: true }]);
});
