import type { LisansKirilimi, LisansSatiri } from '@masabasi/core/lisans/contract';
import type { LisansSekmesi, ParaBirimi } from '@masabasi/core/lisans/rules';
import type { Kurus } from '@masabasi/core/para';
import type { Gun } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { BOS_SORGU, type LisansSorgusu, SATIR, SATIR_TABLOLARI, lisanslar, maskele } from './queries.ts';

/** The licence report: its parts, their pages and counts, its break-downs. */

const kacGunlu = (gun: number) => sql`l.hal = 'Aktif' and l.kalan between 0 and ${sql.lit(gun)}`;
/** What each part of the report holds; `l` is a licence with its `durum` and `kalan` worked out. */
const SEKMELER: Readonly<Record<LisansSekmesi, RawBuilder<unknown>>> = {
  hepsi: sql`true`,
  aktif: sql`l.durum = 'Aktif'`,
  gun60: kacGunlu(60),
  gun30: kacGunlu(30),
  gun15: kacGunlu(15),
  gun7: kacGunlu(7),
  dolan: sql`l.durum = 'Süresi Dolmuş'`,
  demo: sql`l.durum = 'Demo'`,
  askida: sql`l.durum = 'Askıda'`,
  iptal: sql`l.durum = 'İptal'`,
};

const SIRALAR = {
  Bitis: sql`l.bitis_tarihi nulls last, l.id`,
  Musteri: sql`l.gorunen_ad collate "tr-TR-x-icu", l.id`,
  Bedel: sql`l.yillik_bedel desc, l.id`,
  Yeni: sql`l.id desc`,
};

export interface Sayfa {
  readonly sekme: LisansSekmesi;
  readonly sirala: keyof typeof SIRALAR;
  readonly sayfa: number;
  readonly adet: number;
}

/** One page of a part of the report. */
export async function ara(
  db: Db,
  s: LisansSorgusu & Sayfa,
  projelist: UrunKapsami,
  bugun: Gun,
): Promise<LisansSatiri[]> {
  const { rows } = await sql<LisansSatiri>`
    select ${SATIR} from (
      select * from ${lisanslar(s, projelist, bugun)} l where ${SEKMELER[s.sekme]}
      order by ${SIRALAR[s.sirala]} limit ${s.adet} offset ${(s.sayfa - 1) * s.adet}
    ) l ${SATIR_TABLOLARI} order by ${SIRALAR[s.sirala]}`.execute(db);
  return rows.map(maskele);
}

export interface LisansOzeti {
  readonly adetler: Record<LisansSekmesi, number>;
  readonly yillik: { ParaBirimi: ParaBirimi; Tutar: Kurus }[];
}

/** How many licences each part of the report holds, and what the valid ones bring a year. */
export async function ozet(db: Db, s: LisansSorgusu, projelist: UrunKapsami, bugun: Gun): Promise<LisansOzeti> {
  const adetler = Object.entries(SEKMELER).map(
    ([ad, kosul]) => sql`sum((count(*) filter (where ${kosul})) ) over () as ${sql.ref(ad)}`,
  );
  const { rows } = await sql<Record<LisansSekmesi, number> & { ParaBirimi: ParaBirimi; Tutar: Kurus }>`
    select l.para_birimi as "ParaBirimi", ${sql.join(adetler)},
      coalesce(sum(l.yillik_bedel) filter (where l.durum = 'Aktif'), 0) as "Tutar"
    from ${lisanslar(s, projelist, bugun)} l group by l.para_birimi order by 1`.execute(db);
  const sekmeler = Object.keys(SEKMELER) as LisansSekmesi[];
  return {
    adetler: Object.fromEntries(sekmeler.map((ad) => [ad, rows[0]?.[ad] ?? 0])) as Record<LisansSekmesi, number>,
    yillik: rows.filter((r) => r.Tutar > 0).map(({ ParaBirimi, Tutar }) => ({ ParaBirimi, Tutar })),
  };
}

const GECERLILER = { ek: sql`null::text`, kosul: sql`true`, bedeli: sql`l.durum = 'Aktif'` };
/**
 * By what each break-down groups (a word, and where it has one a second), which licences it counts and which of them
 * make up the sum. Lost are those of customers who left.
 */
const KIRILIMLAR = {
  kayip: {
    ad: sql`an.ad`,
    ek: sql`coalesce(dp.ad, 'Bilinmiyor')`,
    kosul: sql`m.durum = 'Ayrıldı'`,
    bedeli: sql`true`,
  },
  bayi: { ...GECERLILER, ad: sql`coalesce(b.ad, 'Doğrudan satış')` },
  il: { ...GECERLILER, ad: sql`coalesce(i.ad, 'İli yazılmamış')` },
  urun: { ...GECERLILER, ad: sql`p.ad`, ek: sql`t.ad` },
  kohort: { ...GECERLILER, ad: sql`to_char(l.baslama_tarihi, 'YYYY')` },
};
export type Kirilim = keyof typeof KIRILIMLAR;

/** The licences of a person's products, counted by something. */
export async function kirilim(db: Db, tur: Kirilim, projelist: UrunKapsami, bugun: Gun) {
  const { ad, ek, kosul, bedeli } = KIRILIMLAR[tur];
  const { rows } = await sql<LisansKirilimi>`
    select ${ad} as "Ad", ${ek} as "Ek", count(*) as "Adet", count(*) filter (where l.durum = 'Aktif') as "Aktif",
      coalesce(sum(l.yillik_bedel) filter (where ${bedeli} and l.para_birimi = 'TRY'), 0) as "YillikBedel"
    from ${lisanslar(BOS_SORGU, projelist, bugun)} l ${SATIR_TABLOLARI}
    left join tanim an on an.id = m.ayrilma_neden_id
    left join tanim dp on dp.id = m.diger_program_id
    where ${kosul}
    group by 1, 2 order by 3 desc, 1, 2`.execute(db);
  return rows;
}
