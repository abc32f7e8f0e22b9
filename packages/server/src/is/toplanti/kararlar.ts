import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Database } from '../../platform/db/schema.ts';
import { gorulen, type Okuyan, seriyiKilitle } from './queries.ts';

/** Decisions of meetings and additions to approved minutes, as stored. */

/** Decisions with their results. A task outside the person's products stays unnamed. */
const kararlari = (db: Db, kosul: RawBuilder<unknown>, { urunler }: Okuyan, bugun: Gun): Promise<ToplantiKarari[]> =>
  read(db).rows(sql<ToplantiKarari>`
    select kr.id as "KararId", kr.toplanti_id as "ToplantiId", t.no as "ToplantiNo", t.baslama_zamani as "SoylendiZamani",
      kr.sira as "Sira", kr.metin as "Metin", kr.sorumlu_id as "SorumluId", so.gorunen_ad as "Sorumlu", kr.termin as "Termin",
      kr.durum = 'acik' and coalesce(kr.termin < ${bugun}::date, false)
        and not exists (select from gorev b where b.id = kr.gorev_id and b.durum in ('yayinlandi', 'kapandi')) as "Gecikti",
      kr.durum as "Durum", kr.gorev_id as "GorevId", g.no as "GorevNo", coalesce(gd.ad, g.durum) as "GorevDurum",
      coalesce(g.durum in ('testonayli', 'versiyonda', 'yayinlandi', 'kapandi'), false) as "GorevBitti",
      (select count(*)::int from gorev_test gt where gt.gorev_id = g.id and gt.sonuc = 'gecti') as "GecenTest",
      kr.kanit as "Kanit", kp.gorunen_ad as "Kapatan", kr.kapanis_zamani as "KapanisZamani"
    from toplanti_karar kr join toplanti t on t.id = kr.toplanti_id
      left join kisi so on so.id = kr.sorumlu_id
      left join kisi kp on kp.id = kr.kapatan_id
      left join gorev g on g.id = kr.gorev_id and g.proje_id = any(${[...urunler]}::int[])
      left join tanim gd on gd.liste = 'surecDurum' and gd.anahtar = g.durum
    where ${kosul} order by t.baslama_zamani, kr.sira, kr.id`);

/** The decisions of a meeting, in order. */
export const kararlar = (db: Db, id: number, kim: Okuyan, bugun: Gun): Promise<ToplantiKarari[]> =>
  kararlari(db, sql`kr.toplanti_id = ${id}`, kim, bugun);

/** Open decisions of the meetings before this one: of its series, else of its product and kind. */
export const oncekilerinKararlari = (db: Db, t: ToplantiKarti, kim: Okuyan, bugun: Gun): Promise<ToplantiKarari[]> =>
  kararlari(
    db,
    sql`kr.durum = 'acik' and t.baslama_zamani < ${t.Baslama_Zamani}::timestamptz and ${gorulen(kim)} and ${
      t.TekrarKural === null
        ? sql`t.proje_id = ${t.ProjeId}::int and t.toplanti_tur_id = ${t.ToplantiTurId}`
        : sql`coalesce(t.ust_id, t.id) = ${t.UstId ?? t.Id}`
    }`,
    kim,
    bugun,
  );

/** A decision, locked with its meeting. */
export async function kararKilitle(db: Db, id: number) {
  const { rows } = await sql<{ toplanti_id: number }>`select toplanti_id from toplanti_karar where id = ${id}`.execute(
    db,
  );
  if (rows[0] === undefined) return null;
  await seriyiKilitle(db, rows[0].toplanti_id);
  return (
    (await db.selectFrom('toplanti_karar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

/** Replaces the decisions of a meeting. Closed ones and tasks stay as they are. */
export async function kararlariYaz(
  db: Db,
  id: number,
  yeniler: readonly {
    readonly KararId: number;
    readonly Metin: string;
    readonly SorumluId: number | null;
    readonly Termin: string | null;
  }[],
): Promise<void> {
  const satirlar = JSON.stringify(
    yeniler.map((k, sira) => ({ id: k.KararId, sira, metin: k.Metin, sorumlu: k.SorumluId, termin: k.Termin })),
  );
  const y = sql`jsonb_to_recordset(${satirlar}::jsonb) y (id int, sira int, metin text, sorumlu int, termin date)`;
  await sql`delete from toplanti_karar where toplanti_id = ${id} and durum = 'acik' and gorev_id is null
    and id not in (select y.id from ${y})`.execute(db);
  await sql`update toplanti_karar k set sira = y.sira,
      metin = case when k.durum = 'acik' and k.gorev_id is null then y.metin else k.metin end,
      sorumlu_id = case when k.durum = 'acik' and k.gorev_id is null then y.sorumlu else k.sorumlu_id end,
      termin = case when k.durum = 'acik' and k.gorev_id is null then y.termin else k.termin end
    from ${y} where k.id = y.id and k.toplanti_id = ${id}`.execute(db);
  await sql`insert into toplanti_karar (toplanti_id, sira, metin, sorumlu_id, termin)
    select ${id}, y.sira, y.metin, y.sorumlu, y.termin from ${y} where y.id = 0 order by y.sira`.execute(db);
}

export const kararDegistir = (db: Db, id: number, k: Updateable<Database['toplanti_karar']>) =>
  db.updateTable('toplanti_karar').set(k).where('id', '=', id).execute();

/** The additions to approved minutes, in order. */
export const ekler = async (db: Db, id: number) =>
  (
    await sql<{ Id: number; Metin: string; Kisi: string; Zaman: string; ozet: Buffer }>`
      select e.id as "Id", e.metin as "Metin", k.gorunen_ad as "Kisi", e.zaman as "Zaman", e.ozet
      from toplanti_ek e join kisi k on k.id = e.kisi_id where e.toplanti_id = ${id} order by e.id`.execute(db)
  ).rows.map(({ ozet, ...e }) => ({ ...e, Imza: ozet.toString('hex') }));

export const ekYaz = (db: Db, e: Insertable<Database['toplanti_ek']>) =>
  db.insertInto('toplanti_ek').values(e).execute();
