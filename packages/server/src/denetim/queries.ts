import { EYLEM_ADLARI, KISININ_NESNELERI, NESNE_ADLARI } from '@masabasi/core/denetimYazi';
import type { DenetimListesi } from '@masabasi/core/denetim/liste';
import type { DenetimSatiri } from '@masabasi/core/denetim/contract';
import { aramaParcalari } from '@masabasi/core/liste';
import { katla } from '@masabasi/core/metin';
import { gunEkle, istanbulAni } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { type Kaynak, icerenKalip, sira } from '../liste.ts';
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
export type KayitliSatir = Omit<DenetimSatiri, 'EylemAdi' | 'NesneTuru' | 'Once' | 'Sonra'> & {
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
    d.nesne_id as "NesneId", ${kisiAdi('n')} as "NesneAdi", d.eski as "Eski", d.yeni as "Yeni", d.ip as "Ip"`,
  tablolar: sql`join denetim d on d.id = x.id left join kisi k on k.id = d.kisi_id
    left join kisi n on d.nesne = 'kisi' and n.id = d.nesne_id`,
});

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
