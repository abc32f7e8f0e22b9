import {
  ANALIZ_HAREKETLERI,
  type AnalizDurumu,
  benzerNedeni,
  EN_AZ_ORTAK_SOZ,
  EN_COK_ARANAN_SOZ,
  EN_COK_BENZER,
  kararMi,
  type KabulKriteri,
  type Okuma,
} from '@masabasi/core/is/analiz/rules';
import type { AnalizHareketi, AnalizKarti, AnalizKaynagi, BenzerAnaliz } from '@masabasi/core/is/analiz/satirlar';
import { kokler } from '@masabasi/core/platform/text/kok';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versionedRows } from '../../platform/db/versioned.ts';
import { kapsamda as gorusmeKapsami } from '../../masa/gorusme/api.ts';
import { gecmis, historyLines, sonHareket, yapan } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { lisanslar } from '../../musteri/lisans/api.ts';
import { kapsam as musteriKapsami } from '../../musteri/musteri/api.ts';
import { kapsamda as webistekKapsami } from '../../masa/webistek/api.ts';

/** Scope: the analyses `a` of a person's products. */
export const kapsamda = (projelist: UrunKapsami) => sql`a.proje_id = any(${[...projelist]}::int[])`;

/** The customers who asked for the analysis `a`, once per linked ticket or web request. */
const ISTEYENLER = sql`select coalesce(g.musteri_id, w.musteri_id) as musteri_id
  from analiz_kaynak ak left join gorusme g on g.id = ak.gorusme_id left join webistek w on w.id = ak.webistek_id
  where ak.analiz_id = a.id`;
/** The number of customers who asked. */
export const ISTEYEN = sql`(select count(distinct i.musteri_id)::int from (${ISTEYENLER}) i)`;

/** The columns of an analysis `a` in wire names, and the tables they need. */
export const SATIR = sql`a.id as "Id", a.no as "No", a.baslik as "Baslik", a.proje_id as "ProjeId", p.ad as "Proje",
  coalesce(du.ad, a.durum) as "Durum", a.durum as "DurumAnahtar", du.renk as "DurumRenk",
  a.aciliyet_id as "AciliyetId", ac.ad as "Aciliyet", ac.renk as "AciliyetRenk",
  a.analiz_tur_id as "AnalizTurId", t.ad as "AnalizTur", a.analist_id as "AnalistId", an.gorunen_ad as "Analist",
  a.efor::float8 as "Efor", ${ISTEYEN} as "Isteyen", a.ertelenen_gun as "ErtelenenGun",
  a.son_hareket as "SonHareket", a.surum as "Surum"`;
/** The name of the state of `a`. States of the work and states of the decision come from two reference lists. */
export const DURUM_SATIRI = sql`left join tanim du on du.anahtar = a.durum and du.liste =
  case when a.durum in ('kabul', 'sartli', 'revize', 'ertelendi', 'red') then 'kabulDurum' else 'surecDurum' end`;
export const SATIR_TABLOLARI = sql`
  join proje p on p.id = a.proje_id
  join tanim ac on ac.id = a.aciliyet_id
  join tanim t on t.id = a.analiz_tur_id
  ${DURUM_SATIRI}
  left join kisi an on an.id = a.analist_id`;

/** An analysis as its window shows it. Null outside the person's scope. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<AnalizKarti | null> =>
  read(db).first(sql<AnalizKarti>`${hazir('analiz_kart')}
    select ${SATIR}, a.konu_id as "KonuId", ko.ad as "Konu", a.gereksinim_kaynak_id as "GereksinimKaynakId",
      gk.ad as "GereksinimKaynak", a.yetkili_kisi_id as "YetkiliKisiId", yk.ad as "YetkiliKisi", a.ihtiyac as "Ihtiyac", a.cozum_onerisi as "CozumOnerisi",
      a.kabul_kriterleri as "Kriterler", ke.gorunen_ad as "KabulEden", a.kabul_eden_id as "KabulEdenId",
      a.kabul_zamani as "KabulZamani", a.kabul_aciklama as "KabulAciklama", v.no as "HedefVersiyon",
      acan.gorunen_ad as "Acan", a.acan_id as "AcanId", a.acilis_zamani as "AcilisZamani"
    from analiz a ${SATIR_TABLOLARI}
      join tanim gk on gk.id = a.gereksinim_kaynak_id
      join kisi acan on acan.id = a.acan_id
      left join tanim ko on ko.id = a.konu_id
      left join tanim yk on yk.id = a.yetkili_kisi_id
      left join kisi ke on ke.id = a.kabul_eden_id
      left join versiyon v on v.id = a.hedef_versiyon_id
    where a.id = ${id} and ${kapsamda(projelist)}`);

/** An analysis, locked until the transaction ends. Null as above. */
export const kilitle = locked('analiz', kart);

/** True when the person may see the analysis. */
export const gorur = async (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from analiz a where a.id = ${id} and ${kapsamda(projelist)}`.execute(db)).rows.length > 0;

/** The sources of an analysis within the person's scope, newest first. */
export const kaynaklar = (db: Db, id: number, projelist: UrunKapsami): Promise<AnalizKaynagi[]> =>
  read(db).rows(sql<AnalizKaynagi>`
    select * from (
      select ak.id as "Id", 'gorusme' as "Tur", g.id as "KayitId", g.no as "No", g.baslik as "Baslik", m.id as "MusteriId",
        m.gorunen_ad as "Musteri", g.baslama_zamani as "Tarih", k.gorunen_ad as "Baglayan"
      from analiz_kaynak ak join gorusme g on g.id = ak.gorusme_id join musteri m on m.id = g.musteri_id
        join kisi k on k.id = ak.baglayan_id
      where ak.analiz_id = ${id} and ${gorusmeKapsami(projelist)}
      union all
      select ak.id, 'webistek', w.id, w.no, left(regexp_replace(w.aciklama, '\\s+', ' ', 'g'), 140), m.id, m.gorunen_ad,
        w.zaman, k.gorunen_ad
      from analiz_kaynak ak join webistek w on w.id = ak.webistek_id
        left join musteri m on m.id = w.musteri_id and ${musteriKapsami(projelist)}
        join kisi k on k.id = ak.baglayan_id
      where ak.analiz_id = ${id} and ${webistekKapsami(projelist)}) x
    order by x."Tarih" desc, x."Id" desc`);

/** A ticket or a web request. */
export interface Kaynak {
  readonly GorusmeId: number | null;
  readonly WebistekId: number | null;
}

/** The number of a source within the person's scope, locked until the transaction ends. Null when there is none. */
export async function kaynakNo(db: Db, { GorusmeId, WebistekId }: Kaynak, projelist: UrunKapsami) {
  const { rows } =
    GorusmeId === null
      ? await sql<{
          no: string;
        }>`select w.no from webistek w where w.id = ${WebistekId} and ${webistekKapsami(projelist)}
          for share of w`.execute(db)
      : await sql<{ no: string }>`select g.no from gorusme g where g.id = ${GorusmeId} and ${gorusmeKapsami(projelist)}
          for share of g`.execute(db);
  return rows[0]?.no ?? null;
}

/** Links a source. False when it was linked before. */
export const kaynakEkle = (db: Db, analizId: number, k: Kaynak, kisi: number, simdi: Date): Promise<boolean> =>
  read(db).some(sql`insert into analiz_kaynak (analiz_id, gorusme_id, webistek_id, baglayan_id, zaman)
    values (${analizId}, ${k.GorusmeId}, ${k.WebistekId}, ${kisi}, ${simdi}) on conflict do nothing returning id`);

/** Removes a link. False when there was none. */
export const kaynakSil = (db: Db, analizId: number, k: Kaynak): Promise<boolean> =>
  read(db)
    .some(sql`delete from analiz_kaynak where analiz_id = ${analizId} and gorusme_id is not distinct from ${k.GorusmeId}::int
    and webistek_id is not distinct from ${k.WebistekId}::int returning id`);

/** The analyses that a source is linked to, newest first. */
export const kaynagin = (db: Db, k: Kaynak, projelist: UrunKapsami) =>
  read(db).rows(sql<Pick<AnalizKarti, 'Id' | 'No' | 'Baslik' | 'Durum' | 'DurumRenk'>>`
    select a.id as "Id", a.no as "No", a.baslik as "Baslik", coalesce(du.ad, a.durum) as "Durum", du.renk as "DurumRenk"
    from analiz_kaynak ak join analiz a on a.id = ak.analiz_id ${DURUM_SATIRI}
    where (ak.gorusme_id = ${k.GorusmeId}::int or ak.webistek_id = ${k.WebistekId}::int) and ${kapsamda(projelist)}
    order by a.id desc`);

/** The people who hear the result: the person who opened the analysis and the people who linked a source. */
export const isteyenler = (db: Db, id: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select acan_id as id from analiz where id = ${id}
    union select baglayan_id from analiz_kaynak where analiz_id = ${id} order by 1`);

/** The yearly income from the licences of the customers who asked: licences valid today, of the person's products. */
export const geliri = (db: Db, id: number, projelist: UrunKapsami, bugun: Gun) =>
  read(db).rows(sql<{ ParaBirimi: string; Tutar: Kurus }>`
    select l.para_birimi as "ParaBirimi", sum(l.yillik_bedel)::bigint as "Tutar"
    from ${lisanslar(projelist, bugun)} l
    where l.durum = 'Aktif' and l.musteri_id in (
      select i.musteri_id from analiz a cross join lateral (${ISTEYENLER}) i where a.id = ${id})
    group by 1 having sum(l.yillik_bedel) > 0 order by 1`);

/** The history of an analysis, newest first. */
export const hareketler = (db: Db, id: number): Promise<AnalizHareketi[]> =>
  historyLines(db, ANALIZ_HAREKETLERI, id)
    .select(['h.tur as Tur', sql<boolean>`coalesce(h.yeni ? 'Ihtiyac', false)`.as('Okuma')])
    .execute();

/** The text of an analysis after each save, newest first. */
export const okumalar = async (db: Db, id: number) =>
  (
    await gecmis(db, ANALIZ_HAREKETLERI, id, { gizli: false })
      .select(['h.id as Id', 'h.zaman as Zaman', sql<Okuma>`h.yeni`.as('okuma'), yapan.as('Kisi')])
      .where(sql<boolean>`h.yeni ? 'Ihtiyac'`)
      .orderBy('h.id', 'desc')
      .execute()
  ).map(({ Id, Zaman, Kisi, okuma }) => ({ Id, Zaman, Kisi, okuma }));

/** Old values that a change of state keeps for its undo. */
export interface DurumIzi {
  readonly Durum?: AnalizDurumu;
  readonly AnalistId?: number | null;
  readonly KabulEdenId?: number | null;
  readonly KabulZamani?: string | null;
  readonly KabulAciklama?: string | null;
  readonly ErtelenenGun?: string | null;
}
/** The last history line of an analysis. */
export const sonHareketi = (db: Db, id: number, simdi: Date) => sonHareket<DurumIzi>(db, ANALIZ_HAREKETLERI, id, simdi);

/** The names of the states in this installation. */
export async function durumAdlari(db: Db): Promise<(durum: AnalizDurumu) => string> {
  const satirlar = await db
    .selectFrom('tanim')
    .select(['liste', 'anahtar', 'ad'])
    .where('liste', 'in', ['surecDurum', 'kabulDurum'])
    .where('anahtar', 'is not', null)
    .execute();
  const adlar = new Map(satirlar.map((s) => [`${s.liste}.${s.anahtar}`, s.ad]));
  return (durum) => adlar.get(`${kararMi(durum) ? 'kabulDurum' : 'surecDurum'}.${durum}`) ?? durum;
}

/** Criteria as they are stored. */
export const kriterSutunu = (kriterler: readonly KabulKriteri[]): string => JSON.stringify(kriterler);

/**
 * The greatest number that a criterion of the analysis ever had. Numbers are never reused, because test evidence
 * refers to them.
 */
export const enBuyukKriter = (db: Db, id: number): Promise<number> =>
  read(db).value(sql<{ n: number }>`select greatest(
      (select max((k ->> 'Id')::int) from analiz, jsonb_array_elements(kabul_kriterleri) k where id = ${id}),
      (select max(t.kriter_id) from gorev_test t join gorev g on g.id = t.gorev_id where g.analiz_id = ${id}), 0) as n`);

export type DegisenAnaliz = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versionedRows('analiz');

/** Sets the time of the last write. The version stays. */
export const yazildi = (db: Db, id: number, simdi: Date) =>
  db.updateTable('analiz').set({ son_hareket: simdi }).where('id', '=', id).execute();

type BenzerSatiri = Omit<BenzerAnaliz, 'Neden'> & { readonly gecen: readonly number[]; readonly ayniKonu: boolean };

/** The analyses that share most words with this one, each with the reason. */
export async function benzerler(db: Db, a: AnalizKarti, projelist: UrunKapsami): Promise<BenzerAnaliz[]> {
  const bunun = kokler(`${a.Baslik} ${a.Ihtiyac}`, EN_COK_ARANAN_SOZ);
  if (bunun.length < EN_AZ_ORTAK_SOZ) return [];
  const sozler = bunun.map((k) => `\\m${k.kok}`);
  const { rows } = await sql<BenzerSatiri>`
    select b.id as "Id", b.no as "No", b.baslik as "Baslik", p.ad as "Proje", coalesce(b.durum_adi, b.durum) as "Durum",
      b.durum_renk as "DurumRenk", b.gecen, b.konu_id is not null and b.konu_id = ${a.KonuId}::int as "ayniKonu"
    from (
      select a.id, a.no, a.baslik, a.durum, a.proje_id, a.konu_id, du.ad as durum_adi, du.renk as durum_renk,
        array(select s.yer::int from unnest(${sozler}::text[]) with ordinality s(soz, yer) where a.ara ~ s.soz) as gecen
      from analiz a ${DURUM_SATIRI}
      where a.id <> ${a.Id} and a.durum <> 'iptal' and a.ara ~ ${sozler.join('|')} and ${kapsamda(projelist)}) b
    join proje p on p.id = b.proje_id
    where cardinality(b.gecen) >= ${sql.lit(EN_AZ_ORTAK_SOZ)}
    order by cardinality(b.gecen) desc, b.proje_id = ${a.ProjeId} desc, b.id desc limit ${sql.lit(EN_COK_BENZER)}`.execute(
    db,
  );
  return rows.map(({ gecen, ayniKonu, ...b }) => ({
    ...b,
    Neden: benzerNedeni(
      ayniKonu,
      gecen.map((yer) => bunun[yer - 1]!.soz),
    ),
  }));
}
