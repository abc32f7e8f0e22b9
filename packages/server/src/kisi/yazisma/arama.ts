import type { BulunanMesaj } from '@masabasi/core/kisi/yazisma/satirlar';
import { type Dal, kabaDallar } from '@masabasi/core/kisi/yazisma/cekim';
import { arananSozler, baslayanSozler } from '@masabasi/core/kisi/yazisma/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { adi } from './queries.ts';

/** Messages in one answer. */
const EN_COK_BULUNAN = 30;
const METIN_BOYU = 300;

/** A word of a conversation as the index stores it. Words are letters and digits, so they cannot be operators. */
const bicim = (konusma: number, { soz, tam }: Dal): string => `'k${konusma}/${soz}'${tam ? '' : ':*'}`;
/** All words, each in one of its forms, in one conversation. */
const kelimeleri = (konusma: number, sozler: readonly (readonly Dal[])[]): string =>
  sozler.map((dallar) => `(${dallar.map((d) => bicim(konusma, d)).join(' | ')})`).join(' & ');

/** Newest messages of all the person's conversations to read before the word index, and the minimum of each. */
const SON_MESAJLAR = 1_500;
const EN_AZ_SON = 20;

/** One of the person's own conversations, with the number of the last message before they joined. */
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
 * Search for frequent words: reads the newest messages of each conversation. Results after the moment that all
 * conversations have reached are complete. If they fill less than a page, the index is needed. Forms of the words come
 * before words that begin with them.
 */
async function yeniler(db: Db, konusmalar: readonly Benim[], sozler: Sozler, yazilan: Sozler) {
  const enCok = Math.max(EN_AZ_SON, Math.floor(SON_MESAJLAR / konusmalar.length));
  return read(db).rows(sql<{ id: number; tam: boolean }>`
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
    order by s.tam desc, s.zaman desc, s.id desc limit ${EN_COK_BULUNAN}`);
}

/**
 * Search of all messages with the index: one conversation after the other. The index answers one small query at once,
 * but many together take seconds. So it gets few queries that find more. `offset 0` keeps the planner from reading a
 * whole conversation instead.
 */
const hepsi = (db: Db, konusmalar: readonly Benim[], sozler: Sozler, genis: Sozler, kaba: Sozler) =>
  read(db).values(sql<{ id: number }>`
    select m.id from unnest(${sutunlar(konusmalar, sozler, genis, kaba)}) k (id, ilk_no, sorgu, genis, kaba)
      cross join lateral (
      select x.id, x.no, x.konusma_id, x.zaman, x.geri_alindi, x.sozler from mesaj x
      where x.sozler @@ k.kaba offset 0) m
    where m.sozler @@ k.genis and m.konusma_id = k.id and m.no > k.ilk_no and m.geri_alindi is null
    order by m.sozler @@ k.sorgu desc, m.zaman desc, m.id desc limit ${EN_COK_BULUNAN}`);

/** A short word is searched form by form: its prefix would also match every other word with this beginning. */
const formlari = (dallar: readonly Dal[], yazilan: readonly Dal[]): readonly Dal[] => {
  const kaba = kabaDallar(dallar);
  const kendisi = (d: Dal) => !d.tam && yazilan.some((y) => !y.tam && y.soz === d.soz);
  return kaba.some((d) => kendisi(d) && !dallar.some((x) => !x.tam && x.soz === d.soz)) ? dallar : kaba;
};

/** Messages of a page: those with the words, the newest first, and after them those with a word that begins so. */
async function bul(db: Db, konusmalar: readonly Benim[], aranan: string, sozler: Sozler): Promise<number[]> {
  const genis = baslayanSozler(aranan) ?? sozler;
  const yeni = await yeniler(db, konusmalar, sozler, genis);
  const tamlar = yeni.filter((m) => m.tam).map((m) => m.id);
  if (tamlar.length === EN_COK_BULUNAN) return tamlar;
  // With few matches of the prefix, one query finds them and the words themselves.
  if (yeni.length < EN_COK_BULUNAN) return hepsi(db, konusmalar, sozler, genis, genis.map(kabaDallar));
  const formlar = sozler.map((dallar, i) => formlari(dallar, genis[i]!));
  const bulunan = await hepsi(db, konusmalar, sozler, sozler, formlar);
  return [...new Set([...bulunan, ...yeni.map((m) => m.id)])].slice(0, EN_COK_BULUNAN);
}

/**
 * Messages of the person's own conversations that contain all search words in any form, the newest first. If they do
 * not fill a page, messages with a word that begins so follow, because the word may be unfinished.
 */
export async function ara(
  db: Db,
  kisi: KisiId,
  { ara: aranan, KonusmaId }: { readonly ara: string; readonly KonusmaId: number | null },
): Promise<BulunanMesaj[]> {
  const sozler = arananSozler(aranan);
  if (sozler.length === 0) return [];
  // The database lists the person's conversations, and no other one is searched.
  const { rows: benim } = await sql<Benim>`
    select u.konusma_id as id, min(u.ilk_no)::int as "ilkNo" from konusma_uyeligi u
    where u.kisi_id = ${kisi} ${KonusmaId === null ? sql`` : sql`and u.konusma_id = ${KonusmaId}`}
    group by u.konusma_id`.execute(db);
  if (benim.length === 0) return [];
  const idler = await bul(db, benim, aranan, sozler);
  return read(db).rows(sql<BulunanMesaj>`
    select m.id as "Id", m.no as "No", m.konusma_id as "KonusmaId", y.gorunen_ad as "Yazan",
      left(m.metin, ${METIN_BOYU}) as "Metin", m.zaman as "Zaman", ${adi(kisi)} as "Konusma"
    from unnest(${idler}::int[]) with ordinality b (id, sira)
      join mesaj m on m.id = b.id join kisi y on y.id = m.yazan_id join konusma k on k.id = m.konusma_id
    order by b.sira`);
}
