import {
  EYLEM_ADLARI,
  type DenetimYeri,
  type KayitAdlari,
  kayitAnahtari,
  KISININ_NESNELERI,
  NESNE_ADLARI,
  numaralananlar,
} from '@masabasi/core/denetimYazi';
import type { DenetimListesi } from '@masabasi/core/platform/denetim/liste';
import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import type { DenetimKaydi } from '@masabasi/core/platform/denetim/sozler';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { katla } from '@masabasi/core/platform/text/metin';
import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { type Kaynak, icerenKalip, sira } from '../list/liste.ts';
import { urunKapsami } from '../../musteri/musteri/api.ts';

const kisininIdsi = KISININ_NESNELERI.map(
  (tablo) => sql`when ${sql.lit(tablo)} then (select x.kisi_id from ${sql.table(tablo)} x where x.id = d.nesne_id)`,
);
/** Person whose data an audit entry `d` concerns. Null when there is no person, or the record is gone. */
export const denetimdekiKisi = sql<
  number | null
>`case d.nesne when 'kisi' then d.nesne_id ${sql.join(kisininIdsi, sql` `)} end`;

/** Condition: audit entry `d` is about a person. It uses the index of objects. */
export const kisiHakkinda = (kisiId: number) => {
  const kayitlari = KISININ_NESNELERI.map(
    (tablo) =>
      // PostgreSQL looks an array up in the index. It would hash a subquery and read every entry of the kind.
      sql`or d.nesne = ${sql.lit(tablo)} and d.nesne_id = any(array(
        select id::bigint from ${sql.table(tablo)} where kisi_id = ${kisiId}))`,
  );
  return sql<boolean>`(d.nesne = 'kisi' and d.nesne_id = ${kisiId} ${sql.join(kayitlari, sql` `)})`;
};

/** An entry as it is stored. The handler turns its content into words. */
export type KayitliSatir = Omit<DenetimSatiri, 'EylemAdi' | 'NesneTuru' | 'NesneAdi' | 'NesneYolu' | 'Degisimler'> & {
  readonly Eski: unknown;
  readonly Yeni: unknown;
};

const icerenler = (adlar: Readonly<Record<string, string>>, kelime: string): string[] =>
  Object.keys(adlar).filter((kod) => ` ${katla(adlar[kod]!)}`.includes(kelime));

/** Condition: a search word occurs in the names of the action, the object, the author or the person concerned. */
function kelimeli(kelime: string) {
  const adaGore = sql`select k.id from kisi k where ' ' || katla(k.gorunen_ad) like ${icerenKalip(kelime)}`;
  return sql`(d.eylem = any(${icerenler(EYLEM_ADLARI, kelime)}) or d.nesne = any(${icerenler(NESNE_ADLARI, kelime)})
    or d.kisi_id in (${adaGore}) or (d.nesne = 'kisi' and d.nesne_id in (${adaGore})))`;
}

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
  sutunlar: sql`d.id as "Id", d.zaman as "Zaman", k.gorunen_ad as "Kisi", d.eylem as "Eylem", d.nesne as "Nesne",
    d.nesne_id as "NesneId", d.eski as "Eski", d.yeni as "Yeni", d.ip as "Ip"`,
  tablolar: sql`join denetim d on d.id = x.id left join kisi k on k.id = d.kisi_id`,
});

interface KayitAdi {
  readonly tablo: string;
  readonly ad: RawBuilder<unknown>;
  /** Limits names to records within these products. Without it all records are named. */
  readonly kapsam?: (urunler: UrunKapsami) => RawBuilder<unknown>;
}
/** A record without a number or title of its own, known by its customer or by its person. */
const musterinin = (tablo: string): KayitAdi => ({
  tablo,
  ad: sql`(select m.gorunen_ad from musteri m where m.id = n.musteri_id)`,
  kapsam: (u) => urunKapsami(sql`n.musteri_id`, u),
});
const kisinin = (tablo: string): KayitAdi => ({
  tablo,
  ad: sql`(select k.gorunen_ad from kisi k where k.id = n.kisi_id)`,
});
/** Names of the records that the audit numbers. `n` is the record. */
const KAYIT_ADLARI: Readonly<Record<DenetimKaydi, KayitAdi>> = {
  kisi: { tablo: 'kisi', ad: sql`n.gorunen_ad` },
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
  egitim: musterinin('egitim'),
  aday: musterinin('aday'),
  anket: { tablo: 'tanim', ad: sql`n.ad` },
  dosya: { tablo: 'dosya', ad: sql`n.ad` },
  duyuru: { tablo: 'duyuru', ad: sql`n.baslik` },
  // A draft has no number yet.
  fatura: { tablo: 'fatura', ad: sql`coalesce(n.no, 'Taslak')` },
  gelen_fatura: { tablo: 'gelen_fatura', ad: sql`n.no` },
  ilce: { tablo: 'ilce', ad: sql`n.ad` },
  izin: kisinin('izin'),
  memnuniyet: { tablo: 'memnuniyet', ad: sql`n.no` },
  menu: { tablo: 'menu', ad: sql`n.ad` },
  tatil: { tablo: 'tatil', ad: sql`n.ad` },
  teklif: { tablo: 'teklif', ad: sql`n.no` },
  ziyaret: musterinin('ziyaret'),
};
/** The names of all objects. A record of one person bears the person's name. */
const NESNE_KAYITLARI: Readonly<Record<string, KayitAdi>> = {
  ...Object.fromEntries(KISININ_NESNELERI.map((tablo) => [tablo, kisinin(tablo)])),
  ...KAYIT_ADLARI,
};

/** A stored entry: its object, and the old and new values. */
export interface YazilanKayit extends DenetimYeri {
  readonly nesneId?: number | null;
  readonly degerler: readonly unknown[];
}

/** Present names of all records in these entries. Deleted records and those outside the reader's products have none. */
export async function kayitAdlari(
  db: Db,
  kayitlar: readonly YazilanKayit[],
  urunler: UrunKapsami,
): Promise<KayitAdlari> {
  const istenen: { readonly tur: string; readonly id: number }[] = kayitlar.flatMap((k) => [
    ...k.degerler.flatMap((d) => numaralananlar(d, k)),
    ...(k.nesneId != null && k.nesne !== undefined && k.nesne in NESNE_KAYITLARI
      ? [{ tur: k.nesne, id: k.nesneId }]
      : []),
  ]);
  const turler = Map.groupBy(istenen, (i) => i.tur);
  const bulunan = await Promise.all(
    [...turler].map(async ([tur, kayit]) => {
      const { tablo, ad, kapsam } = NESNE_KAYITLARI[tur]!;
      const idler = [...new Set(kayit.map((k) => k.id))];
      const { rows } = await sql<{ id: number; ad: string | null }>`
        select n.id, ${ad} as ad from ${sql.table(tablo)} n
        where n.id = any(${idler}::bigint[]) and ${kapsam?.(urunler) ?? sql`true`}`.execute(db);
      return rows.flatMap((r): [string, string][] => (r.ad === null ? [] : [[kayitAnahtari(tur, r.id), r.ad]]));
    }),
  );
  return new Map(bulunan.flat());
}

/** All possible authors and subjects of entries, except anonymous people. */
export const denetimKisileri = (db: Db) =>
  db
    .selectFrom('kisi as k')
    .select(['k.id as Id', 'k.gorunen_ad as Ad'])
    .where('k.anonim', 'is', null)
    .orderBy(sql`k.ad collate "tr-TR-x-icu"`)
    .orderBy(sql`k.soyad collate "tr-TR-x-icu"`)
    .orderBy('k.id')
    .execute();

/** An action of the audit entry `d` in words. */
export const eylemAdi = sql<string>`coalesce(${JSON.stringify(EYLEM_ADLARI)}::jsonb ->> d.eylem, d.eylem)`;

/** Object of the audit entry `d` in words. */
export const nesneAdi = sql<string>`coalesce(${JSON.stringify(NESNE_ADLARI)}::jsonb ->> d.nesne, d.nesne)`;

/** Values stored in an audit entry `d`. */
export const denetimBilgisi = sql`coalesce(d.yeni, d.eski)`;

/** Values from before the change in an audit entry `d`. */
export const denetimOncesi = sql`case when d.yeni is not null then d.eski end`;

/** Deletes the entries by and about people. The transaction has to be one of destruction. */
export async function denetimdenSil(db: Db, kisiler: readonly number[]): Promise<void> {
  for (const id of kisiler) await sql`delete from denetim d where d.kisi_id = ${id} or ${kisiHakkinda(id)}`.execute(db);
}
