import type { BulunanMesaj } from '@masabasi/core/yazisma/satirlar';
import { type Dal, kabaDallar } from '@masabasi/core/cekim';
import { arananSozler, baslayanSozler } from '@masabasi/core/yazisma/rules';
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

/** One of somebody's own conversations: the number up to which they were not there yet. */
interface Benim {
  readonly id: number;
  readonly ilkNo: number;
}
type Sozler = readonly (readonly Dal[])[];

const sutunlar = (konusmalar: readonly Benim[], ...sorular: readonly Sozler[]) =>
  sql.join([
    sql`${konusmalar.map((k) => k.id)}::int[]`,
    sql`${konusmalar.map((k) => k.ilkNo)}::int[]`,
    ...sorular.map((sozler) => sql`${konusmalar.map((k) => kelimeleri(k.id, sozler))}::tsquery[]`),
  ]);

/**
 * Words that stand in many messages: the newest of each conversation are looked through. What is found after the moment up to
 * which all conversations were seen is all there is; fewer than a page of that, and the index has to be asked. What is a form
 * of the words comes first, then what may become one.
 */
async function yeniler(db: Db, konusmalar: readonly Benim[], sozler: Sozler, yazilan: Sozler) {
  const enCok = Math.max(EN_AZ_SON, Math.floor(SON_MESAJLAR / konusmalar.length));
  const { rows } = await sql<{ id: number; tam: boolean }>`
    with son as materialized (
      select k.id as konusma_id, m.id, m.zaman, m.geri_alindi, case when m.sozler @@ k.yazilan then m.sozler @@ k.sorgu end as tam
      from unnest(${sutunlar(konusmalar, sozler, yazilan)}) k (id, ilk_no, sorgu, yazilan)
        cross join lateral (select x.id, x.zaman, x.geri_alindi, x.sozler from mesaj x
          where x.konusma_id = k.id and x.no > k.ilk_no order by x.no desc limit ${sql.lit(enCok)}) m
    ), sinir as (
      select max(s.en_eski) as zaman from (select min(zaman) as en_eski from son
        group by konusma_id having count(*) = ${sql.lit(enCok)}) s
    )
    select s.id, s.tam from son s, sinir
    where s.tam is not null and s.geri_alindi is null and (sinir.zaman is null or s.zaman >= sinir.zaman)
    order by s.tam desc, s.zaman desc, s.id desc limit ${EN_COK_BULUNAN}`.execute(db);
  return rows;
}

/**
 * The same of all messages, by the index: one conversation after the other, as the index reads one small question in no time and
 * many at once in seconds. It is asked in few questions that find more. `offset 0` keeps the planner from reading a whole
 * conversation instead.
 */
async function hepsi(db: Db, konusmalar: readonly Benim[], sozler: Sozler, genis: Sozler, kaba: Sozler) {
  const { rows } = await sql<{ id: number }>`
    select m.id from unnest(${sutunlar(konusmalar, sozler, genis, kaba)}) k (id, ilk_no, sorgu, genis, kaba)
      cross join lateral (
      select x.id, x.no, x.konusma_id, x.zaman, x.geri_alindi, x.sozler from mesaj x
      where x.sozler @@ k.kaba offset 0) m
    where m.sozler @@ k.genis and m.konusma_id = k.id and m.no > k.ilk_no and m.geri_alindi is null
    order by m.sozler @@ k.sorgu desc, m.zaman desc, m.id desc limit ${EN_COK_BULUNAN}`.execute(db);
  return rows.map((r) => r.id);
}

/** A short word is asked for form by form: what all of them begin with is the word, and would find every other that begins so. */
const formlari = (dallar: readonly Dal[], yazilan: readonly Dal[]): readonly Dal[] => {
  const kaba = kabaDallar(dallar);
  const kendisi = (d: Dal) => !d.tam && yazilan.some((y) => !y.tam && y.soz === d.soz);
  return kaba.some((d) => kendisi(d) && !dallar.some((x) => !x.tam && x.soz === d.soz)) ? dallar : kaba;
};

/** The messages of a page: those with the words, the newest first, and where they are fewer those with a word that begins so. */
async function bul(db: Db, konusmalar: readonly Benim[], aranan: string, sozler: Sozler): Promise<number[]> {
  const genis = baslayanSozler(aranan) ?? sozler;
  const yeni = await yeniler(db, konusmalar, sozler, genis);
  const tamlar = yeni.filter((m) => m.tam).map((m) => m.id);
  if (tamlar.length === EN_COK_BULUNAN) return tamlar;
  // Few begin so: one question finds them and the words themselves.
  if (yeni.length < EN_COK_BULUNAN) return hepsi(db, konusmalar, sozler, genis, genis.map(kabaDallar));
  const formlar = sozler.map((dallar, i) => formlari(dallar, genis[i]!));
  const bulunan = await hepsi(db, konusmalar, sozler, sozler, formlar);
  return [...new Set([...bulunan, ...yeni.map((m) => m.id)])].slice(0, EN_COK_BULUNAN);
}

/**
 * Messages of one's own conversations in which all words of a search occur in any of their forms, the newest first; where they
 * are no page, after them those with a word that begins so, as it may still be written.
 */
export async function ara(
  db: Db,
  kisi: KisiId,
  { ara: aranan, KonusmaId }: { readonly ara: string; readonly KonusmaId: number | null },
): Promise<BulunanMesaj[]> {
  const sozler = arananSozler(aranan);
  if (sozler.length === 0) return [];
  // Whose they are the database says: nothing is looked for in any other conversation.
  const { rows: benim } = await sql<Benim>`
    select u.konusma_id as id, min(u.ilk_no)::int as "ilkNo" from konusma_uyeligi u
    where u.kisi_id = ${kisi} ${KonusmaId === null ? sql`` : sql`and u.konusma_id = ${KonusmaId}`}
    group by u.konusma_id`.execute(db);
  if (benim.length === 0) return [];
  const idler = await bul(db, benim, aranan, sozler);
  const { rows } = await sql<BulunanMesaj>`
    select m.id as "Id", m.no as "No", m.konusma_id as "KonusmaId", ${kisiAdi('y')} as "Yazan",
      left(m.metin, ${METIN_BOYU}) as "Metin", m.zaman as "Zaman", ${adi(kisi)} as "Konusma"
    from unnest(${idler}::int[]) with ordinality b (id, sira)
      join mesaj m on m.id = b.id join kisi y on y.id = m.yazan_id join konusma k on k.id = m.konusma_id
    order by b.sira`.execute(db);
  return rows;
}
