import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import {
  anahtarKelimeler,
  bagislanir,
  birYanlis,
  EN_UZUN_YANLIS,
  yazimAnahtarlari,
} from '@masabasi/core/platform/search/yanlisYazim';
import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';

/**
 * Searches that forgive one typing mistake in a word. They run only where the typed words find nothing, and look each
 * spelling up in an index (`yazim_anahtarlari`), so their time does not grow with the number of records.
 */

/** Names that people search for, with the index of their words. */
export interface AdKaynagi {
  /** The records under their alias. */
  readonly kayitlar: RawBuilder<unknown>;
  /** The indexed text, written exactly as in its index. */
  readonly ad: RawBuilder<unknown>;
  /** The condition of a partial index. */
  readonly kosul?: RawBuilder<unknown>;
}

const yanlisYazilir = (kelime: string): boolean => bagislanir(kelime) && kelime.length <= EN_UZUN_YANLIS;

/** The condition that a name holds a word one mistake away from a typed one. */
export const yakinSoz = (ad: RawBuilder<unknown>, kelime: string) =>
  sql`yazim_anahtarlari(${ad}) && ${yazimAnahtarlari(kelime)}::text[]`;

/**
 * Conditions of a search of which every word may have one mistake. Null: no word of it is forgiven one.
 * @param iceren the condition that a record holds a part of the search as it is typed
 */
export function yanlisiylaIceren(
  ara: string,
  ad: RawBuilder<unknown>,
  iceren: (parca: string) => RawBuilder<unknown>,
): RawBuilder<unknown>[] | null {
  const parcalar = aramaParcalari(ara);
  if (!parcalar.some(yanlisYazilir)) return null;
  return parcalar.map((k) => (yanlisYazilir(k) ? sql`(${iceren(k)} or ${yakinSoz(ad, k)})` : iceren(k)));
}

/** Names that are looked at for the right spelling of a word. */
const BAKILAN_AD = 100;
/** Spellings of one word that are tried, the most common first. */
const DENENEN = 3;

async function dogruYazimlar(db: Db, { kayitlar, ad, kosul }: AdKaynagi, kelime: string): Promise<string[]> {
  const adlar = await read(db).rows(sql<{ ad: string }>`
    select ${ad} as ad from ${kayitlar} where ${kosul ?? sql`true`} and ${yakinSoz(ad, kelime)}
    limit ${sql.lit(BAKILAN_AD)}`);
  return adlar.flatMap((a) => anahtarKelimeler(a.ad)).filter((soz) => soz !== kelime && birYanlis(kelime, soz));
}

/** The search with one of its words spelled as in a name of these sources. */
async function duzeltilmisler(db: Db, ara: string, kaynaklar: readonly AdKaynagi[]): Promise<string[]> {
  const kelimeler = katla(duzgun(ara)).split(' ');
  const yanlis = kelimeler.filter(yanlisYazilir);
  const denenenler = await Promise.all(
    yanlis.map(async (kelime) => {
      const yazimlar = await Promise.all(kaynaklar.map((k) => dogruYazimlar(db, k, kelime)));
      const adetler = [...Map.groupBy(yazimlar.flat(), (soz) => soz)].toSorted(([, a], [, b]) => b.length - a.length);
      return adetler.slice(0, DENENEN).map(([soz]) => kelimeler.map((k) => (k === kelime ? soz : k)).join(' '));
    }),
  );
  return denenenler.flat();
}

/**
 * The records that a search finds. When it may forgive a mistake and finds nothing, it is repeated with the spelling of
 * the names.
 */
export async function bagislayarak<T>(
  db: Db,
  sorgu: BulunanSorgusu & { readonly yakin: boolean },
  kaynaklar: readonly AdKaynagi[],
  bul: (sorgu: BulunanSorgusu) => Promise<T[]>,
): Promise<T[]> {
  const bulunan = await bul(sorgu);
  if (bulunan.length > 0 || !sorgu.yakin) return bulunan;
  for (const ara of await duzeltilmisler(db, sorgu.ara, kaynaklar)) {
    const yakin = await bul({ ...sorgu, ara });
    if (yakin.length > 0) return yakin;
  }
  return bulunan;
}
