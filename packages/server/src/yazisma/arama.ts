import type { BulunanMesaj } from '@masabasi/core/yazisma/satirlar';
import { type Dal, kabaDallar } from '@masabasi/core/cekim';
import { arananSozler } from '@masabasi/core/yazisma/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { kisiAdi } from '../veri.ts';
import { adi } from './queries.ts';

/** So many are answered. */
const EN_COK_BULUNAN = 30;
const METIN_BOYU = 300;

/** A word of a conversation as the index holds it. Words hold letters and digits alone, so nothing in them is an operator. */
const bicim = (konusma: number, { soz, tam }: Dal): string => `'k${konusma}/${soz}'${tam ? '' : ':*'}`;
/** All words, each in one of its forms, in one conversation. */
const kelimeleri = (konusma: number, sozler: readonly (readonly Dal[])[]): string =>
  sozler.map((dallar) => `(${dallar.map((d) => bicim(konusma, d)).join(' | ')})`).join(' & ');

/** So many of the newest of all one's conversations are looked through before the index of words is asked; at least so many of each. */
const SON_MESAJLAR = 1_500;
const EN_AZ_SON = 20;

/** A conversation that is looked through: the number up to which one was not there yet, and what is looked for in it. */
interface Aranan {
  readonly id: number;
  readonly ilkNo: number;
  readonly sorgu: string;
  /** The same in fewer questions to the index; it finds more. */
  readonly kaba: string;
}

const arananlar = (konusmalar: readonly Aranan[]) => sql`
  unnest(${konusmalar.map((k) => k.id)}::int[], ${konusmalar.map((k) => k.ilkNo)}::int[],
    ${konusmalar.map((k) => k.sorgu)}::text[], ${konusmalar.map((k) => k.kaba)}::text[]) k (id, ilk_no, sorgu, kaba)`;

/**
 * Words that stand in many messages: the newest of each conversation are looked through. What is found after the moment up to
 * which all conversations were seen is all there is; fewer than a page of that, and the index has to be asked.
 */
async function yeniler(db: Db, konusmalar: readonly Aranan[]): Promise<number[]> {
  const enCok = Math.max(EN_AZ_SON, Math.floor(SON_MESAJLAR / konusmalar.length));
  const { rows } = await sql<{ id: number }>`
    with son as materialized (
      select k.id as konusma_id, m.id, m.zaman, m.geri_alindi, m.sozler @@ k.sorgu::tsquery as bulundu
      from ${arananlar(konusmalar)} cross join lateral (select x.id, x.zaman, x.geri_alindi, x.sozler from mesaj x
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

/**
 * The same of all messages, by the index: one conversation after the other, as the index reads one small question in no time and
 * many at once in seconds. `offset 0` keeps the planner from reading a whole conversation instead.
 */
async function hepsi(db: Db, konusmalar: readonly Aranan[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from ${arananlar(konusmalar)} cross join lateral (
      select x.id, x.no, x.konusma_id, x.zaman, x.geri_alindi, x.sozler from mesaj x
      where x.sozler @@ k.kaba::tsquery offset 0) m
    where m.sozler @@ k.sorgu::tsquery and m.konusma_id = k.id and m.no > k.ilk_no and m.geri_alindi is null
    order by m.zaman desc, m.id desc limit ${EN_COK_BULUNAN}`.execute(db);
  return rows.map((r) => r.id);
}

/** Messages of one's own conversations in which all words of a search occur in any of their forms, the newest first. */
export async function ara(
  db: Db,
  kisi: KisiId,
  { ara: aranan, KonusmaId }: { readonly ara: string; readonly KonusmaId: number | null },
): Promise<BulunanMesaj[]> {
  const sozler = arananSozler(aranan);
  if (sozler.length === 0) return [];
  // Whose they are the database says: nothing is looked for in any other conversation.
  const { rows: benim } = await sql<{ id: number; ilkNo: number }>`
    select u.konusma_id as id, min(u.ilk_no)::int as "ilkNo" from konusma_uyeligi u
    where u.kisi_id = ${kisi} ${KonusmaId === null ? sql`` : sql`and u.konusma_id = ${KonusmaId}`}
    group by u.konusma_id`.execute(db);
  if (benim.length === 0) return [];
  const kaba = sozler.map(kabaDallar);
  const konusmalar = benim.map((k) => ({ ...k, sorgu: kelimeleri(k.id, sozler), kaba: kelimeleri(k.id, kaba) }));
  const yeni = await yeniler(db, konusmalar);
  const idler = yeni.length === EN_COK_BULUNAN ? yeni : await hepsi(db, konusmalar);
  const { rows } = await sql<BulunanMesaj>`
    select m.id as "Id", m.no as "No", m.konusma_id as "KonusmaId", ${kisiAdi('y')} as "Yazan",
      left(m.metin, ${METIN_BOYU}) as "Metin", m.zaman as "Zaman", ${adi(kisi)} as "Konusma"
    from mesaj m join kisi y on y.id = m.yazan_id join konusma k on k.id = m.konusma_id
    where m.id = any(${idler}::int[]) order by m.zaman desc, m.id desc`.execute(db);
  return rows;
}
