import type { sablon as contract } from '@masabasi/core/masa/sablon/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { BOS_SABLON } from '../../testing/walk.ts';

const sayfa = '/islemler/musterigorusme/sablon';
const masa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  sablonListesi: { kim: 'oturum', sayfa },
  sablonGecmisi: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  sablonKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { sablon: BOS_SABLON } },
  sablonSil: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  sablonSilGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  gorusmeSablonlari: { kim: 'oturum', sayfa: masa, istek: { Id: YOK } },
  sablonKullanildi: { kim: 'oturum', kazancsiz: 'kayit', sayfa: masa, istek: { Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'sablon', 'gorusmeSablonlari.Id': 'gorusme', KonuId: 'tanim' },
  anlam: { 'sablon.kisayol': null },
  disarida: {
    'a text of the house; the audit says that it was done': ['sablon.silen_id', 'hareket_sablon.kisi_id'],
  },
  urunSatirlari: {
    async sablon({ db, id, urunId }) {
      await sql`insert into sablon (id, ad, metin, tur, proje_id) overriding system value
        values (${id}, 'Kanaryasablon', 'Kanaryametni', 'hepsi', ${urunId})`.execute(db);
      return { sozler: ['Kanaryasablon', 'Kanaryametni'] };
    },
  },
  kisiSatirlari: async ({ db, kisiId, soz }) => {
    const metin = soz('şablon');
    await db.insertInto('sablon').values({ ad: 'Kendi', metin, tur: 'hepsi', sahip_id: kisiId }).execute();
    return { sablon: [metin] };
  },
};
