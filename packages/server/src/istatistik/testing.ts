import type { istatistik as contract } from '@masabasi/core/istatistik/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const sayfa = '/istatistik/memnuniyet';
/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  istatistikGerekli: { kim: 'oturum', sayfa },
  getIstatistik: { kim: 'oturum', sayfa, istek: {} },
  istatistikKirilimi: { kim: 'oturum', sayfa, istek: {} },
  istatistikSozleri: { kim: 'oturum', sayfa, istek: {} },
  getYanitList: { kim: 'oturum', sayfa, istek: {} },
  istatistikAktar: { kim: 'yetki 1003', sayfa, istek: {} },
  print_istatistik: { kim: 'yetki 1003', sayfa, istek: {} },
};

/** A survey of two questions that was published, with an id for each. */
export async function anketKur(db: Db, ad = 'Destek anketi') {
  const { rows } = await sql<{ anket: number; puan: number; nps: number }>`
    with t as (insert into tanim (liste, ad) values ('memnuniyetTur', ${ad}) returning id),
      s as (insert into tanim (liste, ad, sira, ust_id)
        select 'memnuniyetSoru', x.ad, x.sira, t.id from t, (values ('Ne kadar memnunsunuz?', 1), ('Bizi önerir misiniz?', 2)) x(ad, sira)
        returning id, sira),
      a as (insert into anket (id) select id from t)
    select t.id as anket, (select id from s where sira = 1) as puan, (select id from s where sira = 2) as nps from t`.execute(
    db,
  );
  const { anket, puan, nps } = rows[0]!;
  const soru = {
    Zorunlu: true,
    Agirlik: 1,
    Cevaplar: [],
    KosulSoruId: null,
    KosulCevapId: null,
    KosulEnAz: null,
    KosulEnCok: null,
  };
  const sorular = [
    { ...soru, Id: puan, Soru: 'Ne kadar memnunsunuz?', Tip: 1 },
    { ...soru, Id: nps, Soru: 'Bizi önerir misiniz?', Tip: 5 },
  ];
  await db
    .insertInto('anket_surum')
    .values({ anket_id: anket, no: 1, sorular: JSON.stringify(sorular), zaman: '2024-01-01T09:00:00Z', kisi_id: null })
    .execute();
  return { anket, puan, nps };
}

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { TurId: 'tanim', IlId: 'il', SoruId: 'tanim', PersonelId: 'kisi' },
  urunSatirlari: {
    // Sums say nothing but numbers.
    memnuniyet_toplam: () => Promise.resolve({ sozler: [] }),
    memnuniyet_soru_toplam: () => Promise.resolve({ sozler: [] }),
  },
  listeSatirlari: {
    // Asked of many customers on three days about two products, by three channels; three of four answered.
    async istatistik({ db, zaman }) {
      const { anket, puan } = await anketKur(db);
      await sql`
        insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, kanal, durum, vakit, gonderim_zamani,
          son_gecerlilik, bitis_zamani, puan, nps, csat, yorum)
        select ${anket}::int, 1, mp.musteri_id, mp.proje_id, z, (array['eposta', 'telefon', 'baglanti'])[1 + n % 3],
          case when y then 'tamamlandi' else 'bekliyor' end, z, z, z + interval '14 days', case when y then z end,
          case when y then (n * 37 % 101)::int end, case when y then n % 11 end, case when y then 1 + n % 5 end,
          case when y and n % 6 = 0 then 'Yazıcıdan çıktı alınamadı' else '' end
        from (select mp.*, row_number() over (order by musteri_id, proje_id)::int as n from musteri_proje mp) mp
          cross join lateral (select ${zaman}::timestamptz - (mp.n % 3) * interval '1 day' as z, mp.n % 4 > 0 as y) zz`.execute(
        db,
      );
      await sql`insert into memnuniyet_yanit (memnuniyet_id, soru_id, deger, puan)
        select id, ${puan}::int, csat, (csat - 1) * 25 from memnuniyet where csat is not null`.execute(db);
      return {};
    },
  },
};
