import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { gecmis, yapan } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import { acilanlar } from '../../platform/olanlar/api.ts';
import type { Bekleyen, ZamanSatiri } from '../../room.ts';

/** The visible lines of a customer's timeline, and their links. */

/** A record that lines of a timeline tell of. */
interface ZamanKaydiAdi {
  readonly Tur: string;
  readonly KayitId: number;
}
const KAYIT_ID = sql<number | null>`(h.yeni ->> 'KayitId')::int`;

/** The records of these kinds that lines of a customer's timeline tell of. */
const anlatilanlar = (db: Db, id: number, turler: readonly string[]): Promise<ZamanKaydiAdi[]> =>
  gecmis(db, MUSTERI_HAREKETLERI, id, { gizli: false })
    .select(['h.tur as Tur', KAYIT_ID.$castTo<number>().as('KayitId')])
    .distinct()
    .where('h.tur', 'in', [...turler])
    .where(KAYIT_ID, 'is not', null)
    .execute();

/**
 * A customer's timeline, newest first: lines without a product, or of a product of the person. Lines of restricted
 * kinds only about these records.
 */
export const olaylar = (
  db: Db,
  id: number,
  projelist: UrunKapsami,
  o: {
    readonly turler: readonly string[];
    readonly kapali: { readonly turler: readonly string[]; readonly gorulen: readonly ZamanKaydiAdi[] };
    readonly adet: number;
    readonly atla: number;
  },
) =>
  gecmis(db, MUSTERI_HAREKETLERI, id, { gizli: false })
    .leftJoin('proje as p', 'p.id', 'h.proje_id')
    .select([
      'h.id as Id',
      'h.zaman as Zaman',
      'h.tur as Tur',
      'h.baslik as Baslik',
      'h.aciklama as Aciklama',
      'p.ad as Proje',
      KAYIT_ID.as('KayitId'),
      yapan.as('Kisi'),
    ])
    .$if(o.turler.length > 0, (s) => s.where('h.tur', 'in', [...o.turler]))
    .where(sql<boolean>`(h.proje_id is null or h.proje_id = any(${[...projelist]}::int[]))`)
    .where(
      sql<boolean>`(h.tur <> all(${[...o.kapali.turler]}::text[]) or (h.tur, ${KAYIT_ID}) in (
        select g."Tur", g."KayitId" from jsonb_to_recordset(${JSON.stringify(o.kapali.gorulen)}::jsonb) g ("Tur" text, "KayitId" int)))`,
    )
    .orderBy('h.zaman', 'desc')
    .orderBy('h.id', 'desc')
    .limit(o.adet)
    .offset(o.atla)
    .execute();

type Odalar = Temel['odalar'];
type Olaylar = Awaited<ReturnType<typeof olaylar>>;

const kayitlari = (odalar: Odalar) => odalar.flatMap((oda) => Object.entries(oda.zamanKayitlari ?? {}));

/** The restricted kinds of lines, and the records among them that the reader sees. */
export async function kapalilar(o: Bekleyen, odalar: Odalar, musteriId: number) {
  const kapali = kayitlari(odalar).flatMap(([tur, { okur }]) => (okur === 'urun' ? [] : [{ tur, okur }]));
  const turler = kapali.map((k) => k.tur);
  const anlatilan = await anlatilanlar(o.db, musteriId, turler);
  const gorulen = await Promise.all(
    kapali.map(async ({ tur, okur }): Promise<ZamanKaydiAdi[]> => {
      const idler = anlatilan.flatMap((a) => (a.Tur === tur ? [a.KayitId] : []));
      return idler.length === 0 ? [] : (await okur(o, idler)).map((KayitId) => ({ Tur: tur, KayitId }));
    }),
  );
  return { turler, gorulen: gorulen.flat() };
}

/** The lines of a timeline, each with the link to its record, if the reader may open it. */
export async function yollariyla(o: Bekleyen, odalar: Odalar, satirlar: Olaylar) {
  const kayitlar = kayitlari(odalar);
  const sayfalar = kayitlar.flatMap(([, k]) => k.sayfalar);
  const acik = await acilanlar(o.db, o.ben, sayfalar);
  const yollar = new Map<string, string>();
  await Promise.all(
    kayitlar.map(async ([tur, k]) => {
      const idler = satirlar.flatMap((s) => (s.Tur === tur && s.KayitId !== null ? [s.KayitId] : []));
      if (idler.length === 0 || !k.sayfalar.some((s) => acik.has(s))) return;
      for (const { Id, Yol } of await k.bul(o, [...new Set(idler)])) yollar.set(`${tur} ${Id}`, Yol);
    }),
  );
  return satirlar.map(({ KayitId, ...s }) => ({ ...s, Yol: yollar.get(`${s.Tur} ${KayitId}`) ?? null }));
}

/** Lines that rooms keep in the histories of their own records, the newest first. */
export async function kaynaklardan(
  o: Bekleyen,
  odalar: Odalar,
  musteriId: number,
  turler: readonly string[],
  adet: number,
): Promise<readonly ZamanSatiri[]> {
  const okunan = await Promise.all(
    odalar.flatMap(({ zamanKaynagi: k }) => {
      if (k === undefined) return [];
      const istenen = turler.length === 0 ? k.turler : k.turler.filter((t) => turler.includes(t));
      return istenen.length === 0 ? [] : [k.oku(o, musteriId, istenen, adet)];
    }),
  );
  return okunan.flat();
}

/** Merges two sorted lists into one page. */
export const birlestir = <T extends { readonly Id: number; readonly Zaman: string }>(
  a: readonly T[],
  b: readonly T[],
  { adet, atla }: { readonly adet: number; readonly atla: number },
): T[] =>
  [...a, ...b]
    .toSorted((x, y) => (x.Zaman === y.Zaman ? y.Id - x.Id : x.Zaman < y.Zaman ? 1 : -1))
    .slice(atla, atla + adet);
