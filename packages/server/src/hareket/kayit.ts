import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Gorunurluk, HareketAlanlari, HareketSozlugu, HareketTuru } from '@masabasi/core/hareket/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import type { Islem } from '../http/transaction.ts';

/** On whose behalf and when something happens; null: the product's own doing. */
export interface Yapan {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: KisiId | null;
}

/** A line of a record's history; its kind and its fields are those of the room's words. */
export interface Hareket<S extends HareketSozlugu> {
  readonly id: number;
  readonly tur: HareketTuru<S>;
  readonly baslik?: string | undefined;
  readonly aciklama?: string | undefined;
  /** Of a record whose every change is a version: which one this made. */
  readonly surum?: number;
  /** For those who work with this product; otherwise for everybody who sees the record. */
  readonly projeId?: number | undefined;
  readonly gorunurluk?: Gorunurluk;
  readonly eski?: HareketAlanlari<S> | undefined;
  readonly yeni?: HareketAlanlari<S> | undefined;
}
/** One of many lines, with who did it and when. */
export type EskiHareket<S extends HareketSozlugu> = Hareket<S> & { readonly zaman: Date; readonly kisi: number | null };

/** Lines of one statement. */
const YIGIN = 2000;

/** Writes lines that each have a time and somebody of their own. */
export async function hareketleriYaz<S extends HareketSozlugu>(
  db: Db,
  sozluk: S,
  satirlar: readonly EskiHareket<S>[],
): Promise<void> {
  for (let i = 0; i < satirlar.length; i += YIGIN) {
    // One value, whatever their number: many parameters take longer to be read than the lines to be written.
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

/** Writes one line of a record's history. */
export const hareketYaz = <S extends HareketSozlugu>(
  { db, simdi, kisi }: Yapan,
  sozluk: S,
  h: Hareket<S>,
): Promise<void> => hareketleriYaz(db, sozluk, [{ ...h, zaman: simdi, kisi }]);

/** Writes a line, and with it the audit entry of the same change; its action is the line's kind. */
export async function hareketDenetle<S extends HareketSozlugu & { readonly nesne: DenetimNesnesi }>(
  is: Pick<Islem, 'db' | 'simdi' | 'denetle'>,
  kisi: KisiId | null,
  sozluk: S,
  h: Hareket<S> & { readonly tur: DenetimEylemi },
): Promise<void> {
  await hareketYaz({ db: is.db, simdi: is.simdi, kisi }, sozluk, h);
  await is.denetle({ eylem: h.tur, nesne: sozluk.nesne, nesneId: h.id, eski: h.eski, yeni: h.yeni });
}

/** A column of a line that a query finds. */
type HareketSutunu = 'nesne_id' | 'surum' | 'zaman' | 'kisi_id' | 'tur' | 'baslik' | 'aciklama' | 'proje_id' | 'yeni';

/**
 * Writes the lines that a query finds, in its order; columns that it does not name are empty.
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
