import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import type { BenzerGorusme, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import {
  BENZERLIK,
  benzerNedeni,
  EN_AZ_BENZERLIK,
  EN_COK_ARANAN_SOZ,
  EN_COK_BENZER,
} from '@masabasi/core/masa/gorusme/rules';
import { kokler } from '@masabasi/core/platform/text/kok';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { katla } from '@masabasi/core/platform/text/metin';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { kapsamda, kelimeli } from './queries.ts';
import { recordPath } from './yazi.ts';

/** Search results that are looked at: the newest ones, and those among the last tickets of all. */
const ADAY = 500;
const SON_GORUSMELER = 8_000;
/** With fewer results than this among the last tickets, all tickets are searched. */
const AZ = 20;

interface Satir {
  Id: number;
  No: string;
  Musteri: string;
  Baslik: string;
  Tarih: string;
  Durum: string;
}

/**
 * Tickets that contain the words of a search. Rare words are found by the index of words, common ones by going back
 * from the newest ticket.
 */
async function adaylar(db: Db, ara: string): Promise<number[]> {
  const kelimeler = sql.join(aramaParcalari(ara).map(kelimeli), sql` and `);
  const idleri = async (secim: RawBuilder<unknown>) =>
    (await sql<{ id: number }>`${secim}`.execute(db)).rows.map(({ id }) => id);
  const bulunan = sql`(select g.id from gorusme g where ${kelimeler} offset 0) a`;
  const ilk = await idleri(sql`select id from ${bulunan} limit ${sql.lit(ADAY + 1)}`);
  if (ilk.length <= ADAY) return ilk;
  const son = await idleri(sql`select g.id from (select g.* from gorusme g order by g.id desc
    limit ${sql.lit(SON_GORUSMELER)}) g where ${kelimeler} limit ${sql.lit(ADAY)}`);
  return son.length >= AZ ? son : idleri(sql`select id from ${bulunan} order by id desc limit ${sql.lit(ADAY)}`);
}

/** The first tickets that a search finds, or the tickets with these ids, limited to the products of the reader. */
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const bakilan = aranir ? await adaylar(db, ara) : [...idler];
  const { rows } = await sql<Satir>`
    select g.id as "Id", g.no as "No", m.gorunen_ad as "Musteri", g.baslik as "Baslik", g.baslama_zamani as "Tarih",
      coalesce(du.ad, g.durum) as "Durum"
    from gorusme g join musteri m on m.id = g.musteri_id
      left join tanim du on du.liste = 'durumlar' and du.anahtar = g.durum
    where g.id = any(${bakilan}::int[]) and ${kapsamda(projelist)}
    order by g.kapanis_zamani is null desc, g.id desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, Musteri, Baslik, Tarih, Durum }) => ({
    Id,
    Ad: `${No} · ${Musteri}`,
    Ek: [Baslik, zamanYaz(Tarih), Durum].join(' · '),
    Yol: recordPath(Id),
  }));
}

/** Most similar tickets that are looked at for each one shown, because many of them have the same solution. */
const COZUM_BASINA = 8;

type Benzetilen = Pick<GorusmeKarti, 'Id' | 'ProjeId' | 'KonuId' | 'Baslik' | 'Aciklama'>;
interface BenzerSatiri extends Omit<BenzerGorusme, 'Neden'> {
  readonly ayniKonu: boolean;
  readonly ayniUrun: boolean;
  /** Positions of the words that occur, from 1 on. */
  readonly gecen: readonly number[];
}

/** The words of a ticket that others are compared with; null for a ticket that this person may not see. */
export const benzetilen = (db: Db, id: number, projelist: UrunKapsami): Promise<Benzetilen | null> =>
  read(db)
    .first(sql<Benzetilen>`select g.id as "Id", g.proje_id as "ProjeId", g.konu_id as "KonuId", g.baslik as "Baslik",
      g.aciklama as "Aciklama"
    from gorusme g where g.id = ${id} and ${kapsamda(projelist)}`);

const onEk = (kok: string) => `'${kok}':*`;

/** A query for at least two of these words: each word together with one of the later words. */
const ikisi = (sozler: readonly string[]): string =>
  sozler
    .slice(0, -1)
    .map((soz, i) => `(${soz} & (${sozler.slice(i + 1).join(' | ')}))`)
    .join(' | ');

/** Similar tickets that are weighed: the newest. */
const TARTILAN = 200;

/**
 * The solved tickets that have most in common with one, as SQL. A ticket is similar when two of its words begin with a
 * word of this one, or one word does and the subject is the same; fewer is below `EN_AZ_BENZERLIK`. The newest of these
 * are taken, and their common points counted.
 */
export function benzerSorgusu(g: Benzetilen, kokleri: readonly string[], projelist: UrunKapsami) {
  const sozler = kokleri.map(onEk);
  const biri = sozler.join(' | ');
  const yakin = sql`(${sozler.length > 1 ? sql`g.sozler @@ ${ikisi(sozler)}::tsquery or` : sql``}
    g.konu_id = ${g.KonuId} and g.sozler @@ ${biri}::tsquery)`;
  return sql<BenzerSatiri>`
    select b.id as "Id", b.no as "No", m.gorunen_ad as "Musteri", p.ad as "Proje", ko.ad as "Konu", b.baslik as "Baslik",
      b.cozum as "Cozum", b.cozum_zamani as "CozumZamani", b.ayni_konu as "ayniKonu", b.ayni_urun as "ayniUrun", b.gecen
    from (
      select x.*, cardinality(x.gecen) * ${sql.lit(BENZERLIK.soz)} + x.ayni_konu::int * ${sql.lit(BENZERLIK.konu)}
        + x.ayni_urun::int * ${sql.lit(BENZERLIK.urun)} as puan
      from (
        select g.id, g.no, g.musteri_id, g.proje_id, g.konu_id, g.baslik, g.cozum, g.cozum_zamani,
          g.konu_id = ${g.KonuId} as ayni_konu, g.proje_id = ${g.ProjeId} as ayni_urun,
          array(select s.yer::int from unnest(${sozler}::tsquery[]) with ordinality s(soz, yer)
            where g.sozler @@ s.soz) as gecen
        from gorusme g
        where ${yakin} and g.cozum <> '' and g.durum in ('cozuldu', 'kapandi') and g.id <> ${g.Id} and ${kapsamda(projelist)}
        order by g.id desc limit ${sql.lit(TARTILAN)}) x
      order by puan desc, x.cozum_zamani desc, x.id desc limit ${sql.lit(EN_COK_BENZER * COZUM_BASINA)}) b
    join musteri m on m.id = b.musteri_id join proje p on p.id = b.proje_id join tanim ko on ko.id = b.konu_id
    where b.puan >= ${sql.lit(EN_AZ_BENZERLIK)}
    order by b.puan desc, b.cozum_zamani desc, b.id desc`;
}

/**
 * The solved tickets most similar to one, each with its reason; one ticket for each solution. Empty when the ticket has
 * no words to compare.
 */
export async function benzerler(db: Db, g: Benzetilen, projelist: UrunKapsami): Promise<BenzerGorusme[]> {
  const bunun = kokler(`${g.Baslik} ${g.Aciklama}`, EN_COK_ARANAN_SOZ);
  if (bunun.length === 0) return [];
  const { rows } = await benzerSorgusu(
    g,
    bunun.map((k) => k.kok),
    projelist,
  ).execute(db);
  const farkli = rows.filter((r, i) => rows.findIndex((x) => katla(x.Cozum) === katla(r.Cozum)) === i);
  return farkli.slice(0, EN_COK_BENZER).map(({ ayniKonu, ayniUrun, gecen, ...b }) => ({
    ...b,
    Neden: benzerNedeni({ ayniKonu, ayniUrun, sozler: gecen.map((yer) => bunun[yer - 1]!.soz) }),
  }));
}
