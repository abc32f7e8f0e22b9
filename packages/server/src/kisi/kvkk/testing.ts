import type { kvkk as contract } from '@masabasi/core/kisi/kvkk/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const GUN = '2026-11-20';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  aydinlatma: { kim: 'oturum' },
  aydinlatmaGoruldu: { kim: 'oturum', kazancsiz: 'kendi', istek: { Surum: 1 } },
  aydinlatmaSurumleri: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  aydinlatmaKaydet: {
    kim: 'yetki 1106',
    kazancsiz: 'kural',
    sayfa: '/yonetim/kvkk',
    istek: { Metin: '{yok}', Surum: 1 },
  },
  aydinlatmaOkuyanlar: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Surum: 1 } },
  verilerim: { kim: 'oturum' },
  verilerimBolumu: { kim: 'oturum', istek: { Konu: 'kimlik' } },
  verilerimiIndir: { kim: 'oturum', istek: { Bicim: 'json' } },
  saklamaListesi: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  saklamaOnizle: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { konu: 'mola', Ay: 12 } },
  saklamaKaydet: {
    kim: 'yetki 1106',
    kazancsiz: 'kural',
    sayfa: '/yonetim/kvkk',
    istek: { konu: 'mola', Ay: 0, Surum: 1 },
  },
  imhaKayitlari: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  erisimKisileri: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  erisimKayitlari: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Baslangic: GUN, Bitis: GUN } },
  erisimAktar: { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Baslangic: GUN, Bitis: GUN } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, kisiId, zaman }) => {
    await db.insertInto('aydinlatma_goruldu').values({ kisi_id: kisiId, surum: 1, zaman, ip: '10.4.4.4' }).execute();
    return { aydinlatma_goruldu: ['10.4.4.4'] };
  },
  disarida: {
    'the company’s text, not about who wrote it; the audit says that it was written': [
      'aydinlatma.yazan_id',
      'musteri_aydinlatma.yazan_id',
    ],
  },
};
