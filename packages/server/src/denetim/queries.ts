import type { DenetimKaydi } from '@masabasi/core/contract';
import {
  EYLEM_ADLARI,
  type DenetimYeri,
  type KayitAdlari,
  kayitAnahtari,
  KISININ_NESNELERI,
  NESNE_ADLARI,
  numaralananlar,
} from '@masabasi/core/denetimYazi';
import type { DenetimListesi } from '@masabasi/core/denetim/liste';
import type { DenetimSatiri } from '@masabasi/core/denetim/contract';
import { aramaParcalari } from '@masabasi/core/aramaParcalari';
import { katla } from '@masabasi/core/metin';
import { gunEkle, istanbulAni } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { type Kaynak, icerenKalip, sira } from '../liste.ts';
import { urunKapsami } from '../musteri/queries.ts';
import { kisiAdi } from '../veri.ts';

const kisininIdsi = KISININ_NESNELERI.map(
  (tablo) => sql`when ${sql.lit(tablo)} then (select x.kisi_id from ${sql.table(tablo)} x where x.id = d.nesne_id)`,
);
/** Whose data an audit entry `d` is about; null where it is about nobody, or the record is gone. */
export const denetimdekiKisi = sql<
  number | null
>`case d.nesne when 'kisi' then d.nesne_id ${sql.join(kisininIdsi, sql` `)} end`;

/** The audit entries `d` about a person, found through the index of objects. */
export const kisiHakkinda = (kisiId: number) => {
  const kayitlari = KISININ_NESNELERI.map(
    (tablo) =>
      // An array is looked up in the index; a subquery would be hashed, and every entry of its kind read.
      sql`or d.nesne = ${sql.lit(tablo)} and d.nesne_id = any(array(
        select id::bigint from ${sql.table(tablo)} where kisi_id = ${kisiId}))`,
  );
  return sql<boolean>`(d.nesne = 'kisi' and d.nesne_id = ${kisiId} ${sql.join(kayitlari, sql` `)})`;
};

/** An entry as it is stored: what it says in words the handler makes of it. */
export type KayitliSatir = Omit<
  DenetimSatiri,
  'EylemAdi' | 'NesneTuru' | 'NesneAdi' | 'NesneYolu' | 'Once' | 'Sonra'
> & {
  readonly Eski: unknown;
  readonly Yeni: unknown;
};

const icerenler = (adlar: Readonly<Record<string, string>>, kelime: string): string[] =>
  Object.keys(adlar).filter((kod) => ` ${katla(adlar[kod]!)}`.includes(kelime));

/** An entry in which a word of a search occurs: in the names of what was done, of what, by whom or to whom. */
function kelimeli(kelime: string) {
  const adaGore = sql`select k.id from kisi k where ' ' || katla(${kisiAdi('k')}) like ${icerenKalip(kelime)}`;
  return sql`(d.eylem = any(${icerenler(EYLEM_ADLARI, kelime)}) or d.nesne = any(${icerenler(NESNE_ADLARI, kelime)})
    or d.kisi_id in (${adaGore}) or (d.nesne = 'kisi' and d.nesne_id in (${adaGore})))`;
}

/** The entries of the audit. */
export const denetimKaynagi = (): Kaynak<DenetimListesi> => ({
  takma: 'd',
  kayitlar: sql`denetim`,
  anahtar: sql`d.id`,
  kapsam: sql`true`,
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    YapanId: (kisi) => sql`d.kisi_id = ${kisi}`,
    KisiId: kisiHakkinda,
    Nesne: (nesne) => sql`d.nesne = ${nesne}`,
    Baslangic: (gun) => sql`d.zaman >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`d.zaman < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
  },
  siralar: { Zaman: sira(sql`d.zaman`) },
  sutunlar: sql`d.id as "Id", d.zaman as "Zaman", ${kisiAdi('k')} as "Kisi", d.eylem as "Eylem", d.nesne as "Nesne",
    d.nesne_id as "NesneId", d.eski as "Eski", d.yeni as "Yeni", d.ip as "Ip"`,
  tablolar: sql`join denetim d on d.id = x.id left join kisi k on k.id = d.kisi_id`,
});

interface KayitAdi {
  readonly tablo: string;
  readonly ad: RawBuilder<unknown>;
  /** Limits the names to records that somebody with these products sees; without it all are named. */
  readonly kapsam?: (urunler: UrunKapsami) => RawBuilder<unknown>;
}
/** Under what people know the records that the audit numbers: `n` is the record. */
const KAYIT_ADLARI: Readonly<Record<DenetimKaydi, KayitAdi>> = {
  kisi: { tablo: 'kisi', ad: sql`n.ad || ' ' || n.soyad` },
  departman: { tablo: 'departman', ad: sql`n.ad` },
  musteri: { tablo: 'musteri', ad: sql`n.gorunen_ad`, kapsam: (u) => urunKapsami(sql`n.id`, u) },
  proje: { tablo: 'proje', ad: sql`n.ad`, kapsam: (u) => sql`n.id = any(${[...u]}::int[])` },
  bayi: { tablo: 'bayi', ad: sql`n.unvan` },
  il: { tablo: 'il', ad: sql`n.ad` },
  tanim: {
    tablo: 'tanim',
    ad: sql`n.ad`,
    kapsam: (u) => sql`(n.proje_id is null or n.proje_id = any(${[...u]}::int[]))`,
  },
  rol: { tablo: 'rol', ad: sql`n.ad` },
  izinTuru: { tablo: 'izin_tur', ad: sql`n.ad` },
  banka_hesap: { tablo: 'banka_hesap', ad: sql`n.ad` },
  toplantiOdasi: { tablo: 'toplanti_oda', ad: sql`n.ad` },
  gorusme: { tablo: 'gorusme', ad: sql`n.no` },
  analiz: { tablo: 'analiz', ad: sql`n.no` },
  webistek: { tablo: 'webistek', ad: sql`n.no` },
  versiyon: { tablo: 'versiyon', ad: sql`n.no` },
  gorev: { tablo: 'gorev', ad: sql`n.no` },
  lisans: { tablo: 'lisans', ad: sql`n.lisans_no` },
  egitim: { tablo: 'egitim', ad: sql`'#' || n.id` },
  aday: { tablo: 'aday', ad: sql`'#' || n.id` },
};
const adliMi = (tur: string): tur is DenetimKaydi => tur in KAYIT_ADLARI;

/** A written entry: its object, and the values kept of it before and after. */
export interface YazilanKayit extends DenetimYeri {
  readonly nesneId?: number | null;
  readonly degerler: readonly unknown[];
}

/**
 * The names of all records that these entries number, as they are today. Of what is gone there is none, nor of what belongs
 * to products that the reader does not work with.
 */
export async function kayitAdlari(
  db: Db,
  kayitlar: readonly YazilanKayit[],
  urunler: UrunKapsami,
): Promise<KayitAdlari> {
  const istenen = kayitlar.flatMap((k) => [
    ...k.degerler.flatMap((d) => numaralananlar(d, k)),
    ...(k.nesneId != null && adliMi(k.nesne ?? '') ? [{ tur: k.nesne as DenetimKaydi, id: k.nesneId }] : []),
  ]);
  const turler = Map.groupBy(istenen, (i) => i.tur);
  const bulunan = await Promise.all(
    [...turler].map(async ([tur, kayit]) => {
      const { tablo, ad, kapsam } = KAYIT_ADLARI[tur];
      const idler = [...new Set(kayit.map((k) => k.id))];
      const { rows } = await sql<{ id: number; ad: string | null }>`
        select n.id, ${ad} as ad from ${sql.table(tablo)} n
        where n.id = any(${idler}::bigint[]) and ${kapsam?.(urunler) ?? sql`true`}`.execute(db);
      return rows.flatMap((r): [string, string][] => (r.ad === null ? [] : [[kayitAnahtari(tur, r.id), r.ad]]));
    }),
  );
  return new Map(bulunan.flat());
}

/** Everybody who may have done something, or to whom something was done; not those who were made anonymous. */
export const denetimKisileri = (db: Db) =>
  db
    .selectFrom('kisi as k')
    .select(['k.id as Id', kisiAdi('k').as('Ad')])
    .where('k.anonim', 'is', null)
    .orderBy(sql`k.ad collate "tr-TR-x-icu"`)
    .orderBy(sql`k.soyad collate "tr-TR-x-icu"`)
    .orderBy('k.id')
    .execute();

/** An action of the audit entry `d` in words. */
export const eylemAdi = sql<string>`coalesce(${JSON.stringify(EYLEM_ADLARI)}::jsonb ->> d.eylem, d.eylem)`;

/** What the audit entry `d` was about, in words. */
export const nesneAdi = sql<string>`coalesce(${JSON.stringify(NESNE_ADLARI)}::jsonb ->> d.nesne, d.nesne)`;

/** What an audit entry `d` keeps besides. */
export const denetimBilgisi = sql`coalesce(d.yeni, d.eski)`;

/** What an audit entry `d` keeps of how it was before a change. */
export const denetimOncesi = sql`case when d.yeni is not null then d.eski end`;

/** Takes the entries by and about people out; the transaction has to be one of destruction. */
export async function denetimdenSil(db: Db, kisiler: readonly number[]): Promise<void> {
  for (const id of kisiler) await sql`delete from denetim d where d.kisi_id = ${id} or ${kisiHakkinda(id)}`.execute(db);
}
