import type { ikiAdim as contract } from '@masabasi/core/kisi/ikiAdim/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  ikiAdimDurumu: { kim: 'oturum' },
  ikiAdimBaslat: { kim: 'oturum', kazancsiz: 'kendi', istek: { parola: 'masabasi' } },
  ikiAdimOnayla: { kim: 'oturum', kazancsiz: 'kendi', istek: { kod: '123456' } },
  kurtarmaKodlariYenile: { kim: 'oturum', kazancsiz: 'kendi', istek: { parola: 'masabasi', kod: '123456' } },
  ikiAdimKapat: { kim: 'oturum', kazancsiz: 'kendi', istek: { parola: 'masabasi', kod: '123456' } },
  ikiAdimKurali: { kim: 'yetki 0', gecmez: 'only for the privileged' },
  ikiAdimKuraliSec: { kim: 'yetki 0', kazancsiz: 'kural', istek: { Zorunlu: 0 } },
  ikiAdimKaldir: { kim: 'yetki 0', kazancsiz: 'ayricalikli', istek: { Id: 1, Sebep: 'Telefonu kayboldu' } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'kisi' },
  kisiSatirlari: async ({ db, kisiId: kisi_id }) => {
    const [sir, ozet] = [Buffer.alloc(20, 'sirkanarya'), Buffer.alloc(32, 'kurtarmakanarya')];
    await db.insertInto('iki_adim').values({ kisi_id, sir, baslama: '2025-03-04T09:10:11Z', bekleyen: null }).execute();
    await db.insertInto('kurtarma_kodu').values({ kisi_id, ozet }).execute();
    return { iki_adim: ['2025-03-04T09:10:11Z'] };
  },
  disarida: { 'what opens the account, by its hash': ['kurtarma_kodu.kisi_id'] },
  anlam: {
    'iki_adim.sir': Buffer.alloc(20, 'kanarya'),
    'iki_adim.baslama': '2025-03-04T07:00:00Z',
    'kurtarma_kodu.ozet': Buffer.alloc(32, 'kanarya'),
  },
};
