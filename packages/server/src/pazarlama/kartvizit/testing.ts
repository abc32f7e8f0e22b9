import type { kartvizit as contract } from '@masabasi/core/pazarlama/kartvizit/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { sql } from 'kysely';
import { dosyaEkle } from '../../platform/dosya/queries.ts';
import { bicim } from '../../platform/dosya/kayit.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/tanimlar/musteri/liste';
const YOK = 2_000_000_000;
const KART = { ad: 'Kanaryakart.txt', tip: 'text/plain', asil: bicim(Buffer.from('kart')), orta: null, kucuk: null };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getMusteriKartList: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  musteriKartvizitKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  kartvizitOku: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  kartvizitOnayla: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, kisi: { ...BOS_YETKILI, Ad: 'Deneme' }, MusteriId: YOK },
  },
  removeKartvizit: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  kartvizitGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'kartvizit',
    'getMusteriKartList.Id': 'musteri',
    'musteriKartvizitKaydet.Id': 'musteri',
    IlId: 'il',
    IlceId: 'ilce',
  },
  disarida: {
    'about a customer; the audit says that it was done': ['kartvizit.yukleyen_id', 'kartvizit.silen_id'],
  },
  urunSatirlari: {
    async kartvizit({ db, zaman, id, musteriId, altinciId }) {
      const { rows } = await sql<{ id: number }>`insert into musteri_yetkili (musteri_id, ad)
        values (${musteriId}, 'Kanaryakartkişisi') returning id`.execute(db);
      await sql`insert into kartvizit (id, musteri_id, yetkili_id, yukleyen_id, zaman) overriding system value
        values (${id}, ${musteriId}, ${rows[0]!.id}, ${altinciId}, ${zaman}::timestamptz)`.execute(db);
      await dosyaEkle(db, { nesne: 'kartvizit', id }, [KART], null, new Date(zaman));
      return { sozler: ['Kanaryakartkişisi'] };
    },
  },
  musteriSatirlari: {
    'kartvizit.musteri_id': ({ db, zaman, musteriId, kisiId }) =>
      db
        .insertInto('kartvizit')
        .values({
          musteri_id: musteriId,
          proje_id: null,
          yetkili_id: null,
          yukleyen_id: kisiId,
          zaman,
          silindi: null,
          silen_id: null,
        })
        .execute(),
  },
  anlam: {
    'kartvizit.yetkili_id': null,
    'kartvizit.silindi': null,
    'kartvizit.silen_id': null,
  },
};
