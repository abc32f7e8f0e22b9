import {
  alanAdi,
  type Alanlar,
  type Kayit,
  type SecimListesi,
  type Sutunlar,
  type TanimAlani,
} from '@masabasi/core/platform/field/alanlar';
import type { TanimSecenegi } from '@masabasi/core/platform/tanim/contract';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { secenekler } from '../list/secenekler.ts';

/** Fields of a record (`core/alanlar.ts`) as columns, for reading, writing and choosing. */

/** Lists that have tables of their own. */
const TABLOLAR = {
  il: 'il',
  ilce: 'ilce',
  personel: 'kisi',
  departman: 'departman',
  proje: 'proje',
} as const satisfies Record<Exclude<SecimListesi, TanimListeAdi>, string>;
const tanimdan = (liste: SecimListesi): liste is TanimListeAdi => !(liste in TABLOLAR);

/** Selected columns of a record and the joins that they need. */
interface AlanSorgusu {
  readonly sutunlar: RawBuilder<unknown>;
  readonly tablolar: RawBuilder<unknown>;
}

/**
 * Selects the fields of a record under their names.
 * @param tablo the name of the record's table in the query
 * @param secilen the form of a chosen row: its id, its name, or the id and, under `gosteren`, the name
 */
export function alanSorgusu(alanlar: Alanlar, tablo: string, secilen: 'id' | 'ad' | 'ikisi'): AlanSorgusu {
  const sutunlar: RawBuilder<unknown>[] = [];
  const tablolar: RawBuilder<unknown>[] = [];
  for (const [ad, a] of Object.entries(alanlar)) {
    if (a.sutun === null) continue;
    const sutun = sql.ref(`${tablo}.${a.sutun}`);
    const deger = a.tur === 'saat' ? sql`to_char(${sutun}, 'HH24:MI')` : sutun;
    if (a.tur !== 'secim' || secilen !== 'ad') sutunlar.push(sql`${deger} as ${sql.ref(ad)}`);
    if (a.tur !== 'secim' || secilen === 'id') continue;
    // The alias comes from the column, which is unique.
    const secilenin = sql.table(`${tablo}_${a.sutun}`);
    tablolar.push(
      sql`left join ${sql.table(tanimdan(a.liste) ? 'tanim' : TABLOLAR[a.liste])} ${secilenin} on ${secilenin}.id = ${deger}`,
    );
    const adi = a.liste === 'personel' ? sql`${secilenin}.gorunen_ad` : sql`${secilenin}.ad`;
    sutunlar.push(sql`${adi} as ${sql.ref(secilen === 'ad' ? ad : a.gosteren)}`);
  }
  return { sutunlar: sql.join(sutunlar), tablolar: sql.join(tablolar, sql` `) };
}

export const sutunAdlari = (alanlar: Alanlar): string[] => Object.values(alanlar).flatMap((a) => a.sutun ?? []);

/** A checked form as the columns of its table. */
export const sutunlari = <A extends Alanlar>(alanlar: A, kayit: Kayit<A>): Sutunlar<A> =>
  Object.fromEntries(
    Object.entries(alanlar).flatMap(([ad, { sutun }]) => {
      const deger: unknown = kayit[ad];
      return sutun === null ? [] : [[sutun, typeof deger === 'string' ? deger.trim() : deger]];
    }),
  ) as Sutunlar<A>;

/** Fields that choose from a reference list, each with its list. */
export const tanimAlanlari = <A extends Alanlar>(alanlar: A) =>
  Object.entries(alanlar).flatMap(([alan, a]) =>
    a.tur === 'secim' && tanimdan(a.liste) ? [{ alan: alan as TanimAlani<A>, liste: a.liste }] : [],
  );

/** Refusal of a choice that is no longer on offer. */
export const sunulmuyor = (ad: string, nerede: 'artık' | 'bu üründe' = 'artık'): string =>
  `${ad}: seçtiğiniz değer ${nerede} sunulmuyor. Başka birini seçiniz.`;

/**
 * Refusal of the first choice of a form that is not on offer, or null. A choice that the record already has stays.
 * @param urun the product of the record: rows of other products are not on offer to it
 */
export async function sunulmayan<A extends Alanlar>(
  db: Db,
  urunler: UrunKapsami,
  alanlar: A,
  yeni: Kayit<A>,
  eski: Kayit<A> | null,
  urun?: number,
): Promise<string | null> {
  const secimler = tanimAlanlari(alanlar);
  const sunulan = await secenekler(db, urunler, ...secimler.map((s) => s.liste));
  for (const { alan, liste } of secimler) {
    const id: unknown = yeni[alan];
    const uyar = (s: TanimSecenegi) => s.Id === id && (urun === undefined || s.ProjeId === null || s.ProjeId === urun);
    if (id !== null && id !== eski?.[alan] && !sunulan[liste].some(uyar))
      return sunulmuyor(alanAdi(alanlar, alan), urun === undefined ? 'artık' : 'bu üründe');
  }
  return null;
}
