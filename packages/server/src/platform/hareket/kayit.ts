import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Gorunurluk, HareketAlanlari, HareketSozlugu, HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import type { Islem } from '../http/transaction.ts';

/** Person and time of an act. A null person means the product itself. */
export interface Yapan {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: KisiId | null;
}
/** The same, as a call carries it. */
export type Author = Pick<Yapan, 'db' | 'simdi'> &
  ({ readonly ben: { readonly Id: KisiId | null } } | Pick<Yapan, 'kisi'>);
/** The author of the lines of a write. An act for somebody bears both, and the person counts. */
const author = (is: Author): Yapan => ({
  db: is.db,
  simdi: is.simdi,
  kisi: 'ben' in is ? is.ben.Id : is.kisi,
});

/** A line of a record's history. Its kind and its fields come from the room's words. */
export interface Hareket<S extends HareketSozlugu> {
  readonly id: number;
  readonly tur: HareketTuru<S>;
  readonly baslik?: string | undefined;
  readonly aciklama?: string | undefined;
  /** Version made by the change, for a record with versions. */
  readonly surum?: number;
  /** Only for people who work with this product. Without it, for everybody who sees the record. */
  readonly projeId?: number | undefined;
  readonly gorunurluk?: Gorunurluk;
  readonly eski?: HareketAlanlari<S> | undefined;
  readonly yeni?: HareketAlanlari<S> | undefined;
}
/** A line in a bulk write, with its person and time. */
export type EskiHareket<S extends HareketSozlugu> = Hareket<S> & { readonly zaman: Date; readonly kisi: number | null };

/** Lines per SQL statement. */
const YIGIN = 2000;

/** Writes lines that each have their own person and time. */
export async function hareketleriYaz<S extends HareketSozlugu>(
  db: Db,
  sozluk: S,
  satirlar: readonly EskiHareket<S>[],
): Promise<void> {
  for (let i = 0; i < satirlar.length; i += YIGIN) {
    // One JSON parameter for all lines, because many parameters take longer to parse than the lines take to write.
    const bunlar = satirlar.slice(i, i + YIGIN).map((h) => ({
      nesne_id: h.id,
      surum: h.surum ?? null,
      zaman: h.zaman,
      kisi_id: h.kisi,
      tur: h.tur,
      baslik: h.baslik ?? '',
      aciklama: h.aciklama ?? '',
      gorunurluk: h.gorunurluk ?? 'ic',
      proje_id: h.projeId ?? null,
      eski: h.eski ?? null,
      yeni: h.yeni ?? null,
    }));
    await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, aciklama, gorunurluk, proje_id, eski, yeni)
      select ${sozluk.nesne}, h.* from jsonb_to_recordset(${JSON.stringify(bunlar)}::jsonb)
        h (nesne_id int, surum int, zaman timestamptz, kisi_id int, tur text, baslik text, aciklama text, gorunurluk text,
          proje_id int, eski jsonb, yeni jsonb)`.execute(db);
  }
}

export function hareketYaz<S extends HareketSozlugu>(is: Author, sozluk: S, h: Hareket<S>): Promise<void> {
  const { db, simdi, kisi } = author(is);
  return hareketleriYaz(db, sozluk, [{ ...h, zaman: simdi, kisi }]);
}

/** Writes a line and the audit entry of the same change. The kind of the line is the action of the entry. */
export async function hareketDenetle<S extends HareketSozlugu & { readonly nesne: DenetimNesnesi }>(
  is: Pick<Islem, 'db' | 'simdi' | 'denetle'>,
  kisi: KisiId | null,
  sozluk: S,
  h: Hareket<S> & { readonly tur: DenetimEylemi },
): Promise<void> {
  await hareketYaz({ db: is.db, simdi: is.simdi, kisi }, sozluk, h);
  await is.denetle({ eylem: h.tur, nesne: sozluk.nesne, nesneId: h.id, eski: h.eski, yeni: h.yeni });
}

/** A column of a line that comes from a query. */
type HareketSutunu = 'nesne_id' | 'surum' | 'zaman' | 'kisi_id' | 'tur' | 'baslik' | 'aciklama' | 'proje_id' | 'yeni';

/**
 * Writes the lines from a query, in its order. Columns that it does not name stay empty.
 * @param secim the query with these columns under these names
 */
export const hareketleriSec = (
  db: Db,
  sozluk: HareketSozlugu,
  sutunlar: readonly HareketSutunu[],
  secim: RawBuilder<unknown>,
) =>
  sql`insert into hareket (nesne, ${sql.join(sutunlar.map((s) => sql.ref(s)))})
    select ${sozluk.nesne}, ${sql.join(sutunlar.map((s) => sql.ref(`s.${s}`)))} from (${secim}) s`.execute(db);
