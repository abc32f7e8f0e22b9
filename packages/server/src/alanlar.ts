import {
  alanAdi,
  type Alanlar,
  type Kayit,
  type SecimListesi,
  type Sutunlar,
  type TanimAlani,
} from '@masabasi/core/alanlar';
import type { TanimSecenegi } from '@masabasi/core/tanim/contract';
import type { TanimListeAdi } from '@masabasi/core/tanim/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db/connect.ts';
import type { UrunKapsami } from './http/access.ts';
import { secenekler } from './secenekler.ts';

/** The fields of a record (`core/alanlar.ts`) as columns: to read, to write, to choose from. */

/** Lists that are tables of their own. */
const TABLOLAR = {
  il: 'il',
  ilce: 'ilce',
  personel: 'kisi',
  departman: 'departman',
  proje: 'proje',
} as const satisfies Record<Exclude<SecimListesi, TanimListeAdi>, string>;
const tanimdan = (liste: SecimListesi): liste is TanimListeAdi => !(liste in TABLOLAR);

/** The fields of a record in a query: what is selected, and the tables that this takes. */
interface AlanSorgusu {
  readonly sutunlar: RawBuilder<unknown>;
  readonly tablolar: RawBuilder<unknown>;
}

/**
 * The fields of a record under their names.
 * @param tablo the name of the record's table in the query
 * @param secilen what is said of a chosen row: its id, its name, or the id and, under `gosteren`, the name
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
    // Named by its column, which is there once.
    const secilenin = sql.table(`${tablo}_${a.sutun}`);
    tablolar.push(
      sql`left join ${sql.table(tanimdan(a.liste) ? 'tanim' : TABLOLAR[a.liste])} ${secilenin} on ${secilenin}.id = ${deger}`,
    );
    const adi = a.liste === 'personel' ? sql`${secilenin}.ad || ' ' || ${secilenin}.soyad` : sql`${secilenin}.ad`;
    sutunlar.push(sql`${adi} as ${sql.ref(secilen === 'ad' ? ad : a.gosteren)}`);
  }
  return { sutunlar: sql.join(sutunlar), tablolar: sql.join(tablolar, sql` `) };
}

/** The names of a record's columns. */
export const sutunAdlari = (alanlar: Alanlar): string[] => Object.values(alanlar).flatMap((a) => a.sutun ?? []);

/** A form that was checked, as the columns it is stored in. */
export const sutunlari = <A extends Alanlar>(alanlar: A, kayit: Kayit<A>): Sutunlar<A> =>
  Object.fromEntries(
    Object.entries(alanlar).flatMap(([ad, { sutun }]) => {
      const deger: unknown = kayit[ad];
      return sutun === null ? [] : [[sutun, typeof deger === 'string' ? deger.trim() : deger]];
    }),
  ) as Sutunlar<A>;

/** The fields that choose from a reference list, each with its list. */
export const tanimAlanlari = <A extends Alanlar>(alanlar: A) =>
  Object.entries(alanlar).flatMap(([alan, a]) =>
    a.tur === 'secim' && tanimdan(a.liste) ? [{ alan: alan as TanimAlani<A>, liste: a.liste }] : [],
  );

/** Said of a choice that is not on offer. */
export const sunulmuyor = (ad: string, nerede: 'artık' | 'bu üründe' = 'artık'): string =>
  `${ad}: seçtiğiniz değer ${nerede} sunulmuyor. Başka birini seçiniz.`;

/**
 * What a form has chosen of the reference lists that is no longer on offer; what the record has already stays.
 * @param urun the product whose record it is: rows of others are not on offer to it
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
