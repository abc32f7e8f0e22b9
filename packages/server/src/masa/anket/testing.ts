import type { anket as contract } from '@masabasi/core/masa/anket/contract';
import { bosSoru } from '@masabasi/core/masa/anket/duzen';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/anket';
const YOK = 2_000_000_000;
const kim = 'yetki 1009';

/** An empty survey. */
export const BOS_ANKET = {
  Id: 0,
  Surum: 0,
  Ad: 'Anket',
  ProjeId: null,
  Aktif: 1,
  Olay: null,
  GecerlilikGun: 14,
  OrneklemYuzde: 100,
  SessizGun: 30,
  BeklemeDk: 60,
  Esik: 50,
  Giris: '',
  Tesekkur: '',
  Betik: '',
} as const;

/** A question with a rating from 1 to 5 that everybody is asked. */
export const BOS_SORU = bosSoru(-1, { Soru: 'Memnun kaldınız mı?' });
const sorulari = { Id: YOK, Surum: 1, Sorular: [BOS_SORU] };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  anketListesi: { kim, sayfa },
  anketDetay: { kim, sayfa, istek: { Id: YOK } },
  anketSurumOku: { kim, sayfa, istek: { Id: YOK, No: 1 } },
  anketKaydet: { kim, kazancsiz: 'kayit', sayfa, istek: { anket: BOS_ANKET } },
  anketTaslakYaz: { kim, kazancsiz: 'kayit', sayfa, istek: sorulari },
  anketYayinla: { kim, kazancsiz: 'kayit', sayfa, istek: sorulari },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: { 'anket_surum.sorular': JSON.stringify([{ Soru: 'Memnun kaldınız mı?' }]) },
  idler: { Id: 'anket', KosulSoruId: 'tanim', KosulCevapId: 'tanim' },
  disarida: { 'about what customers are asked; the audit says that it was done': ['anket_surum.kisi_id'] },
  urunSatirlari: {
    async anket({ db, id, urunId, zaman }) {
      const soz = 'Kanaryaanket';
      await sql`insert into tanim (id, liste, ad, proje_id) values (${id}, 'memnuniyetTur', ${soz}, ${urunId})`.execute(
        db,
      );
      await db.insertInto('anket').values({ id, taslak: '[]' }).execute();
      const sorular = JSON.stringify([{ ...BOS_SORU, Soru: 'Kanaryasoru' }]);
      await db.insertInto('anket_surum').values({ anket_id: id, no: 1, sorular, zaman }).execute();
      return { sozler: [soz, 'Kanaryasoru'] };
    },
  },
};
