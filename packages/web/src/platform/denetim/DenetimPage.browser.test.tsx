import { denetim } from '@masabasi/core/platform/denetim/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { suzgec } from '@masabasi/core/platform/suzgec/contract';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import DenetimPage from './DenetimPage.tsx';

const alan = (Alan: string, Once: string | null, Sonra: string | null) => ({ Alan, Once, Sonra });
const kayit = {
  Id: 1,
  Zaman: '2026-11-20T09:00:00Z',
  Kisi: 'Gülşen Çağlayan',
  Eylem: 'gorusmeAta',
  EylemAdi: 'Görüşme atandı',
  Nesne: 'gorusme',
  NesneTuru: 'Görüşme',
  NesneId: 4906,
  NesneAdi: 'G004906',
  NesneYolu: '/islemler/musterigorusme/detay?id=4906',
  Degisimler: [alan('Durum', 'Açık', 'Çözüldü'), alan('Atanan', 'İrem Yıldız', 'Büşra Çınar')],
  Ip: '10.0.0.7',
};

test('an entry says in words what changed, and opens its object', async () => {
  signedIn({ menuList: [{ Id: 1, menuAd: 'Görüşmeler', menuYol: '/islemler/musterigorusme/detay' }] });
  answer(suzgec.suzgecList, () => ({}));
  answer(denetim.denetimGerekli, () => ({}));
  answer(denetim.getDenetim, () => ({
    kayitlar: [
      kayit,
      // A page outside the reader's menu, and a new record of many fields.
      {
        ...kayit,
        Id: 2,
        EylemAdi: 'Lisans kaydedildi',
        NesneTuru: 'Lisans',
        NesneAdi: null,
        NesneYolu: '/rapor/lisans?lisans=7',
        Degisimler: Array.from({ length: 8 }, (_, i) => alan(`Alan ${i + 1}`, null, `değer ${i + 1}`)),
      },
    ],
    toplam: 2,
  }));
  show(<DenetimPage />, '/yonetim/denetim');

  const satirlar = page.getByRole('table', { name: 'Denetim kayıtları' }).getByRole('row');
  const yazisi = (satir: number) => satirlar.nth(satir).element().textContent;
  await expect.poll(() => yazisi(1)).toContain('Durum: Açık → Çözüldü · Atanan: İrem Yıldız → Büşra Çınar');
  await expect
    .element(satirlar.nth(1).getByRole('link', { name: 'G004906' }))
    .toHaveAttribute('href', '/islemler/musterigorusme/detay?id=4906');

  const yeni = satirlar.nth(2);
  await expect.poll(() => yazisi(2)).toContain('Alan 6: değer 6');
  await expect.poll(() => yazisi(2)).not.toContain('değer 7');
  expect(yeni.getByRole('link').elements()).toEqual([]);
  await yeni.getByRole('button', { name: '2 alan daha' }).click();
  await expect.poll(() => yazisi(2)).toContain('Alan 8: değer 8');
});
