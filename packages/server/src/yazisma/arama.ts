import type { BulunanMesaj } from '@masabasi/core/yazisma/satirlar';
import { arananSozler } from '@masabasi/core/yazisma/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { kisiAdi } from '../veri.ts';
import { adi } from './queries.ts';

/** So many are answered. */
const EN_COK_BULUNAN = 30;
const METIN_BOYU = 300;

/** Each word in one of its forms. They hold letters and digits alone, so nothing in them is an operator. */
const kelimeleri = (sozler: readonly (readonly string[])[]): string =>
  sozler.map((dallar) => `(${dallar.map((d) => `'${d}':*`).join(' | ')})`).join(' & ');
/** Of one of these conversations: a word that the index holds of each message. */
const konusmaSozleri = (konusmalar: readonly number[]): string => `(${konusmalar.map((id) => `'k${id}'`).join(' | ')})`;

/** So many of the newest of all one's conversations are looked through before the index of words is asked; at least so many of each. */
const SON_MESAJLAR = 6_000;
const EN_AZ_SON = 20;

interface Arayan {
  readonly kisi: KisiId;
  readonly KonusmaId: number | null;
  readonly sozler: readonly (readonly string[])[];
}

/** One's conversations with the number up to which one was not there yet. */
const benim = ({ kisi, KonusmaId }: Pick<Arayan, 'kisi' | 'KonusmaId'>) => sql`
  select u.konusma_id as id, min(u.ilk_no) as ilk_no from konusma_uyeligi u
  where u.kisi_id = ${kisi} ${KonusmaId === null ? sql`` : sql`and u.konusma_id = ${KonusmaId}`} group by u.konusma_id`;

/**
 * Words that stand in many messages: the newest of each conversation are looked through. What is found after the moment up to
 * which all conversations were seen is all there is; fewer than a page of that, and the index has to be asked.
 */
async function yeniler(db: Db, a: Arayan, adet: number): Promise<number[]> {
  const enCok = Math.max(EN_AZ_SON, Math.floor(SON_MESAJLAR / adet));
  const { rows } = await sql<{ id: number }>`
    with benim as materialized (${benim(a)}), son as materialized (
      select k.id as konusma_id, m.id, m.zaman, m.geri_alindi, m.sozler @@ ${kelimeleri(a.sozler)}::tsquery as bulundu
      from benim k cross join lateral (select x.id, x.zaman, x.geri_alindi, x.sozler from mesaj x
        where x.konusma_id = k.id and x.no > k.ilk_no order by x.no desc limit ${sql.lit(enCok)}) m
    ), sinir as (
      select max(s.en_eski) as zaman from (select min(zaman) as en_eski from son
        group by konusma_id having count(*) = ${sql.lit(enCok)}) s
    )
    select s.id from son s, sinir
    where s.bulundu and s.geri_alindi is null and (sinir.zaman is null or s.zaman >= sinir.zaman)
    order by s.zaman desc, s.id desc limit ${EN_COK_BULUNAN}`.execute(db);
  return rows.map((r) => r.id);
}

/** The same of all messages, by the index of words; whose conversations they are the database asks again. */
async function hepsi(db: Db, a: Arayan, konusmalar: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with benim as materialized (${benim(a)})
    select m.id from mesaj m join benim k on k.id = m.konusma_id and m.no > k.ilk_no
    where m.sozler @@ ${`${konusmaSozleri(konusmalar)} & ${kelimeleri(a.sozler)}`}::tsquery and m.geri_alindi is null
    order by m.zaman desc, m.id desc limit ${EN_COK_BULUNAN}`.execute(db);
  return rows.map((r) => r.id);
}

/**
 * Messages in which all words of a search occur in any of their forms, the newest first. Whose conversations are looked
 * through the database says; the index is only asked for the same in its words.
 */
export async function ara(
  db: Db,
  kisi: KisiId,
  { ara: aranan, KonusmaId }: { readonly ara: string; readonly KonusmaId: number | null },
): Promise<BulunanMesaj[]> {
  const a = { kisi, KonusmaId, sozler: arananSozler(aranan) };
  if (a.sozler.length === 0) return [];
  const { rows: konusmalar } = await sql<{ id: number }>`${benim(a)}`.execute(db);
  if (konusmalar.length === 0) return [];
  const yeni = await yeniler(db, a, konusmalar.length);
  const idler =
    yeni.length === EN_COK_BULUNAN
      ? yeni
      : await hepsi(
          db,
          a,
          konusmalar.map((k) => k.id),
        );
  const { rows } = await sql<BulunanMesaj>`
    select m.id as "Id", m.no as "No", m.konusma_id as "KonusmaId", ${kisiAdi('y')} as "Yazan",
      left(m.metin, ${METIN_BOYU}) as "Metin", m.zaman as "Zaman", ${adi(kisi)} as "Konusma"
    from mesaj m join kisi y on y.id = m.yazan_id join konusma k on k.id = m.konusma_id
    where m.id = any(${idler}::int[]) order by m.zaman desc, m.id desc`.execute(db);
  return rows;
}
