import { randomBytes } from 'node:crypto';
import type { memnuniyet as contract } from '@masabasi/core/masa/memnuniyet/contract';
import type { MemnuniyetDurumu, MemnuniyetKanali } from '@masabasi/core/masa/memnuniyet/rules';
import { sql } from 'kysely';
import { anketYayinla } from '../../testing/anket.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/memnuniyet';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getMemnuniyetList: { kim: 'oturum', sayfa },
  getMemnuniyetDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  memnuniyetSorulari: { kim: 'oturum', sayfa, istek: { TurId: YOK } },
  memnuniyetKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { memnuniyet: { Id: YOK, Surum: 1, Sonuc: 'ulasilamadi' } },
  },
  memnuniyetGonder: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, kanal: 'telefon' } },
  sorulabilir: { kim: 'oturum', sayfa, istek: { MusteriId: YOK, GorusmeId: null } },
  memnuniyetSor: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { MusteriId: YOK, GorusmeId: null, ProjeId: 2, TurId: YOK, kanal: 'telefon' },
  },
  memnuniyetIzle: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: {
      Id: YOK,
      Surum: 1,
      Yapilan: 'Müşteriyle görüşüldü.',
      Kanal: 'telefon',
      Musteriye: 'Özür dilendi, düzeltildi.',
    },
  },
  musterilerinSoyledikleri: { kim: 'oturum' },
};

interface Soru {
  readonly db: Db;
  readonly zaman: string;
  readonly musteriId: number;
  readonly id?: number;
  readonly urunId?: number;
  readonly personelId?: number | null;
  readonly anketorId?: number | null;
  readonly durum?: MemnuniyetDurumu;
  readonly kanal?: MemnuniyetKanali;
  readonly puan?: number;
}

let ekilen: Promise<{ id: number }> | undefined;
let ekilenDb: Db | undefined;
/** The common survey of all planted survey requests. */
const ekiliAnket = (db: Db): Promise<{ id: number }> => {
  if (ekilenDb !== db) [ekilenDb, ekilen] = [db, anketYayinla(db, { olay: null })];
  return ekilen!;
};

const soruEk = async (o: Soru): Promise<number> => {
  const { id: anket_id } = await ekiliAnket(o.db);
  const durum = o.durum ?? 'bekliyor';
  const { id } = await o.db
    .insertInto('memnuniyet')
    .values({
      ...(o.id !== undefined && { id: o.id }),
      anket_id,
      surum_no: 1,
      musteri_id: o.musteriId,
      proje_id: o.urunId ?? 2,
      gorusme_id: null,
      egitim_id: null,
      olay_zamani: o.zaman,
      personel_id: o.personelId ?? null,
      departman_id: null,
      anketor_id: o.anketorId ?? null,
      kanal: o.kanal ?? 'telefon',
      durum,
      token_ozeti: randomBytes(32),
      vakit: o.zaman,
      son_gecerlilik: new Date(Date.parse(o.zaman) + 14 * 86_400_000),
      ...(durum === 'tamamlandi' && { soruldu: o.zaman, bitis_zamani: o.zaman, puan: o.puan ?? null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: { 'memnuniyet.token_ozeti': () => randomBytes(32), 'memnuniyet.yarim': null },
  idler: {
    Id: 'memnuniyet',
    GorusmeId: 'gorusme',
    TurId: 'tanim',
    SoruId: 'tanim',
    CevapIdler: 'tanim',
    PersonelId: 'kisi',
  },
  disarida: {
    'about a customer; the audit says that it was done': ['hareket_memnuniyet.kisi_id'],
  },
  urunSatirlari: {
    async memnuniyet({ db, zaman, id, urunId, ortakId }) {
      const durum = 'tamamlandi';
      await soruEk({ db, zaman, id, urunId, musteriId: ortakId, durum, puan: 10 });
      const soru = await db
        .selectFrom('tanim')
        .select('id')
        .where('liste', '=', 'memnuniyetSoru')
        .executeTakeFirstOrThrow();
      await sql`insert into memnuniyet_yanit (memnuniyet_id, soru_id, metin) values (${id}, ${soru.id}, 'Kanaryayanit')`.execute(
        db,
      );
      await sql`insert into memnuniyet_izleme (memnuniyet_id, zaman) values (${id}, ${zaman})`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, tur, aciklama)
        values ('memnuniyet', ${id}, ${zaman}, 'arandi', 'Kanaryaarama')`.execute(db);
      return { sozler: ['Kanaryayanit', 'Kanaryaarama'] };
    },
  },
  musteriSatirlari: {
    async 'memnuniyet.musteri_id'({ db, zaman, musteriId }) {
      const id = await soruEk({ db, zaman, musteriId, durum: 'tamamlandi', puan: 10 });
      await sql`insert into memnuniyet_izleme (memnuniyet_id, zaman) values (${id}, ${zaman})`.execute(db);
      return id;
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const musteri = async () =>
      (
        await db
          .insertInto('musteri')
          .values({ tip: 1, ad: 'Anketli', soyad: 'Müşteri', durum: 'Aktif', yazma_zamani: zaman })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const urun = async (ad: string) =>
      (await db.insertInto('proje').values({ ad }).returning('id').executeTakeFirstOrThrow()).id;
    const [degerlenen, yapilan, izlenen] = [soz('Değerlenen ürün'), soz('Anket ürünü'), soz('Yapılan iş')];
    const durum = 'tamamlandi' as const;
    const ek = { db, zaman, durum, puan: 10 };
    await soruEk({ ...ek, musteriId: await musteri(), urunId: await urun(degerlenen), personelId: kisiId });
    await soruEk({
      ...ek,
      musteriId: await musteri(),
      urunId: await urun(yapilan),
      personelId: digerId,
      anketorId: kisiId,
    });
    const id = await soruEk({ ...ek, musteriId: await musteri(), personelId: digerId });
    await sql`insert into memnuniyet_izleme (memnuniyet_id, sorumlu_id, zaman, kapanma_zamani, kapatan_id, yapilan, kanal, musteriye)
      values (${id}, ${kisiId}, ${zaman}, ${zaman}, ${kisiId}, ${izlenen}, 'telefon', 'Özür dilendi.')`.execute(db);
    return { memnuniyet: [degerlenen, yapilan], memnuniyet_izleme: [izlenen] };
  },
  listeSatirlari: {
    // Survey requests of many customers, on three days, about the work of two people and of nobody, in several states.
    async memnuniyet({ db, zaman, kisiId, cinarId, adet }) {
      const { id } = await ekiliAnket(db);
      await sql`
        insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, personel_id, kanal, durum, deneme, vakit,
          soruldu, son_gecerlilik, bitis_zamani, puan)
        select ${id}, 1, m.id, case when i % 5 = 0 then 6 else 2 end, ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day',
          case i % 3 when 1 then ${kisiId}::int when 2 then ${cinarId}::int end,
          (array['telefon', 'eposta'])[1 + i % 2], d.durum, case when d.durum = 'ulasilamadi' then 1 + i % 2 else 0 end,
          ${zaman}::timestamptz - interval '1 hour', ${zaman}, ${zaman}::timestamptz + i % 7 * interval '1 day',
          case when d.durum = 'tamamlandi' then ${zaman}::timestamptz end, case when d.durum = 'tamamlandi' then i % 100 end
        from generate_series(1, ${adet}::int) i
          join lateral (select (array['bekliyor', 'ulasilamadi', 'tamamlandi', 'reddetti'])[1 + i % 4] as durum) d on true
          join lateral (select musteri_id as id from musteri_proje where proje_id = 2 order by musteri_id
            offset i % (select count(*) from musteri_proje where proje_id = 2) limit 1) m on true`.execute(db);
      return {};
    },
  },
};

/** The secret in a mail's links. */
export const koduBul = (metin: string): string => /\/anket\/([\w-]{43})/.exec(metin)![1]!;
