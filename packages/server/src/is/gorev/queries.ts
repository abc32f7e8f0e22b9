import { GOREV_HAREKETLERI, type GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { BagliGorev, GorevKarti, GorevTestSatiri } from '@masabasi/core/is/gorev/satirlar';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { gecmis, yapan } from '../../platform/hareket/api.ts';
import { stateNames } from '../../platform/tanim/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

/** Scope: the tasks `g` of a person's products. */
export const kapsamda = (projelist: UrunKapsami) => sql`g.proje_id = any(${[...projelist]}::int[])`;

/** Open tasks, on which somebody still has to act. */
export const ACIK = sql`g.durum in ('planlandi', 'gelistirmede', 'testbekliyor', 'testte', 'testonayli', 'testred', 'versiyonda')`;

/** Open tasks after their due day. */
export const gecikti = (simdi: Date) => sql`(${ACIK} and coalesce(g.termin < ${istanbulGunu(simdi)}::date, false))`;

export const kisisi = (id: RawBuilder<unknown>) => sql`(select k.gorunen_ad from kisi k where k.id = ${id})`;
export const adi = (tablo: 'tanim' | 'proje', id: RawBuilder<unknown>) =>
  sql`(select a.ad from ${sql.table(tablo)} a where a.id = ${id})`;

/** The result of the last test of this round, of a criterion or of the whole task. */
const sonSonuc = (kriter: RawBuilder<unknown>) => sql`(select t.sonuc from gorev_test t
  where t.gorev_id = g.id and t.tur_no = g.test_turu + 1 and t.kriter_id is not distinct from ${kriter}
  order by t.id desc limit 1)`;

/** The number of agreed criteria without a passed test in this round. `an` is the task's analysis. */
export const KALAN = sql`case when coalesce(jsonb_array_length(an.kabul_kriterleri), 0) = 0
    then case when ${sonSonuc(sql`null::int`)} = 'gecti' then 0 else 1 end
    else (select count(*)::int from jsonb_array_elements(an.kabul_kriterleri) kr
      where ${sonSonuc(sql`(kr ->> 'Id')::int`)} is distinct from 'gecti') end`;

/** A failed test with a picture. */
const RED_KANITI = sql`coalesce((select t.sonuc = 'kaldi' and exists (select from dosya d
    where d.gorev_test_id = t.id and d.silindi is null and d.tip like 'image/%')
  from gorev_test t where t.gorev_id = g.id and t.tur_no = g.test_turu + 1 order by t.id desc limit 1), false)`;

/** The columns of a task `g` in wire names, and the tables they need. */
export const satiri = (simdi: Date) => sql`g.id as "Id", g.no as "No", g.baslik as "Baslik", g.proje_id as "ProjeId",
  ${adi('proje', sql`g.proje_id`)} as "Proje", g.is_tur_id as "IsTurId", ${adi('tanim', sql`g.is_tur_id`)} as "IsTur",
  g.aciliyet_id as "AciliyetId", ac.ad as "Aciliyet", ac.renk as "AciliyetRenk", ac.sira as "AciliyetSira",
  g.ekip_id as "EkipId", ${adi('tanim', sql`g.ekip_id`)} as "Ekip", coalesce(du.ad, g.durum) as "Durum",
  g.durum as "DurumAnahtar", du.renk as "DurumRenk", g.atanan_id as "AtananId", ${kisisi(sql`g.atanan_id`)} as "Atanan",
  g.testci_id as "TestciId", ${kisisi(sql`g.testci_id`)} as "Testci", g.acan_id as "AcanId",
  g.versiyon_id as "VersiyonId", ve.no as "Versiyon",
  case when ve.id is null then 'yok' when ve.durum = 'hazirlaniyor' then 'acik' else 'dolu' end as "VersiyonDurumu",
  g.termin as "Termin", ${gecikti(simdi)} as "Gecikti", g.engel as "Engel", g.test_turu as "RedSayisi",
  ${KALAN} as "KalanKriter", ${RED_KANITI} as "RedKaniti", g.son_hareket as "SonHareket", g.surum as "Surum"`;
export const SATIR_TABLOLARI = sql`
  join tanim ac on ac.id = g.aciliyet_id
  left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
  left join versiyon ve on ve.id = g.versiyon_id
  left join analiz an on an.id = g.analiz_id`;

/** A task as its window shows it. Null outside the person's scope. */
export const kart = (
  db: Db,
  id: number,
  { projelist, simdi, kisi }: { readonly projelist: UrunKapsami; readonly simdi: Date; readonly kisi: number },
): Promise<GorevKarti | null> =>
  read(db).first(sql<GorevKarti>`${hazir('gorev_kart')}
    select ${satiri(simdi)}, g.aciklama as "Aciklama", g.test_tur_id as "TestTurId",
      ${adi('tanim', sql`g.test_tur_id`)} as "TestTur", g.tahmini_sure as "Tahmini_Sure", g.analiz_id as "AnalizId",
      an.no as "AnalizNo", g.ust_id as "UstId", us.no as "UstNo",
      coalesce((select round(sum(extract(epoch from coalesce(s.bitis, ${simdi}::timestamptz) - s.baslama)) / 3600, 2)
        from gorev_sure s where s.gorev_id = g.id), 0) as "Gerceklesen_Sure",
      (select s.baslama from gorev_sure s where s.gorev_id = g.id and s.kisi_id = ${kisi} and s.bitis is null) as "SayacBaslama",
      ${kisisi(sql`g.acan_id`)} as "Acan", g.acilis_zamani as "AcilisZamani", g.baslama_zamani as "BaslamaZamani",
      g.bitis_zamani as "BitisZamani",
      coalesce((select json_agg(json_build_object('Id', (kr ->> 'Id')::int, 'Metin', kr ->> 'Metin',
          'Sonuc', ${sonSonuc(sql`(kr ->> 'Id')::int`)}) order by (kr ->> 'Id')::int)
        from jsonb_array_elements(an.kabul_kriterleri) kr), '[]') as "Kriterler"
    from gorev g ${SATIR_TABLOLARI} left join gorev us on us.id = g.ust_id
    where g.id = ${id} and ${kapsamda(projelist)}`);

export const hepsiniKilitle = (db: Db, idler: readonly number[]) =>
  sql`select id from gorev where id = any(${[...idler]}::int[]) order by id for no key update`.execute(db);

export const kilitle = (db: Db, id: number) => sql`select id from gorev where id = ${id} for no key update`.execute(db);

/** True when a person with these products may see a task. */
export const gorur = async (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from gorev g where g.id = ${id} and ${kapsamda(projelist)}`.execute(db)).rows.length > 0;

/** Tasks linked to another one. @param kosul the filter on `g` */
const bagli = (db: Db, kosul: RawBuilder<unknown>): Promise<BagliGorev[]> =>
  read(db)
    .rows(sql<BagliGorev>`select g.id as "Id", g.no as "No", g.baslik as "Baslik", coalesce(du.ad, g.durum) as "Durum",
      g.durum as "DurumAnahtar", du.renk as "DurumRenk", ${kisisi(sql`g.atanan_id`)} as "Atanan"
    from gorev g left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
    where ${kosul} order by g.id`);

export const altIsler = (db: Db, id: number) => bagli(db, sql`g.ust_id = ${id}`);
/** The tasks that a task waits for. */
export const beklenenler = (db: Db, id: number, projelist: UrunKapsami) =>
  bagli(db, sql`g.id in (select b.beklenen_id from gorev_bag b where b.gorev_id = ${id}) and ${kapsamda(projelist)}`);
/** The tasks that wait for a task. */
export const bekleyenler = (db: Db, id: number, projelist: UrunKapsami) =>
  bagli(db, sql`g.id in (select b.gorev_id from gorev_bag b where b.beklenen_id = ${id}) and ${kapsamda(projelist)}`);
/** The tasks among these that a person with these products may see. */
export const gorulenler = (db: Db, idler: readonly number[], projelist: UrunKapsami) =>
  bagli(db, sql`g.id = any(${[...idler]}::int[]) and ${kapsamda(projelist)}`);

/** The evidence of a task's tests, newest first. */
export const testler = (db: Db, id: number): Promise<GorevTestSatiri[]> =>
  read(db).rows(sql<GorevTestSatiri>`select t.id as "Id", t.kriter_id as "KriterId", t.tur_no as "TurNo",
      ${adi('tanim', sql`t.test_tur_id`)} as "TestTur", ${kisisi(sql`t.testci_id`)} as "Testci", t.zaman as "Zaman",
      t.adimlar as "Adimlar", t.ortam as "Ortam", t.sonuc as "Sonuc",
      (select count(*)::int from dosya d where d.gorev_test_id = t.id and d.silindi is null) as "Dosya"
    from gorev_test t where t.gorev_id = ${id} order by t.id desc`);

/** The history and the notes of a task, newest first. */
export const hareketler = (db: Db, id: number) =>
  gecmis(db, GOREV_HAREKETLERI, id, { gizli: false })
    .select([
      'h.id as Id',
      'h.zaman as Zaman',
      'h.tur as Tur',
      'h.baslik as Baslik',
      'h.aciklama as Aciklama',
      yapan.as('Kisi'),
    ])
    .orderBy('h.zaman', 'desc')
    .orderBy('h.id', 'desc')
    .limit(500)
    .execute();

/** The names of the states in this installation. */
export const durumAdlari = (db: Db) => stateNames(db, 'surecDurum');

/** The number of tasks in work of each of these people. */
export const surenler = async (db: Db, kisiler: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await sql<{ kisi: number; adet: number }>`select atanan_id as kisi, count(*)::int as adet from gorev
        where durum = 'gelistirmede' and atanan_id = any(${[...kisiler]}::int[]) group by atanan_id`.execute(db)
    ).rows.map((r) => [r.kisi, r.adet]),
  );

/** A version as the target of a task, locked until the transaction ends. */
export const versiyon = (db: Db, id: number) =>
  db.selectFrom('versiyon').select(['no', 'proje_id', 'durum']).where('id', '=', id).forKeyShare().executeTakeFirst();

/** Locks the tasks of a version until the transaction ends. */
export const versiyonunkileriKilitle = (db: Db, versiyonId: number) =>
  sql`select id from gorev where versiyon_id = ${versiyonId} order by id for no key update`.execute(db);

/** For each task of all products, the tasks that it waits for. */
export async function baglar(db: Db): Promise<(id: number) => readonly number[]> {
  const satirlar = await db.selectFrom('gorev_bag').select(['gorev_id', 'beklenen_id']).execute();
  const gruplar = Map.groupBy(satirlar, (b) => b.gorev_id);
  return (id) => (gruplar.get(id) ?? []).map((b) => b.beklenen_id);
}

const BAG_KILIDI = 72_073;
/** Lets one transaction at a time link tasks, so that no two close a circle together. */
export const baglariKilitle = (db: Db) => sql`select pg_advisory_xact_lock(${sql.lit(BAG_KILIDI)})`.execute(db);

/** Replaces the tasks that a task waits for. */
export async function baglariYaz(db: Db, id: number, bunlar: readonly number[]): Promise<void> {
  await db.deleteFrom('gorev_bag').where('gorev_id', '=', id).execute();
  await sql`insert into gorev_bag (gorev_id, beklenen_id) select ${id}, b from unnest(${[...bunlar]}::int[]) b`.execute(
    db,
  );
}

const SIRA_KILIDI = 72_074;
/**
 * Lets one transaction at a time give places in a column. A column holds tasks of several products, and most people see
 * only some of them. Places count in the whole column, so everybody sees one order.
 */
export const sutunuKilitle = (db: Db, durum: GorevDurumu) =>
  sql`select pg_advisory_xact_lock(${sql.lit(SIRA_KILIDI)}, hashtext(${durum}))`.execute(db);

/** The last place of a column. Null when it is empty. */
export const sonSira = async (db: Db, durum: GorevDurumu): Promise<string | null> =>
  (await sql<{ sira: string | null }>`select max(sira) as sira from gorev where durum = ${durum}`.execute(db)).rows[0]!
    .sira;

/** The place of a task in a column. Null when the task is not in it. */
export const sirasi = async (db: Db, id: number, durum: GorevDurumu): Promise<string | null> =>
  (await db.selectFrom('gorev').select('sira').where('id', '=', id).where('durum', '=', durum).executeTakeFirst())
    ?.sira ?? null;

/** The next place before or after another one in a column, without the moved task. Null when there is none. */
export const komsu = (
  db: Db,
  { durum, sira, yon, haric }: { durum: GorevDurumu; sira: string; yon: 'once' | 'sonra'; haric: number },
): Promise<string | null> =>
  read(db).firstValue(sql<{ sira: string }>`select sira from gorev
    where durum = ${durum} and id <> ${haric} and sira ${yon === 'once' ? sql`<` : sql`>`} ${sira}
    order by sira ${yon === 'once' ? sql`desc` : sql`asc`} limit 1`);

/** The columns that a changed task returns, enough to record the change. */
const DEGISEN = ['id', 'no', 'surum', 'proje_id', 'baslik', 'atanan_id', 'testci_id', 'durum'] as const;
export type DegisenGorev = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versioned('gorev', DEGISEN);

/** Sets the time of the last write after a note. The version stays. */
export const yazildi = (db: Db, id: number, zaman: Date) =>
  db.updateTable('gorev').set({ son_hareket: zaman }).where('id', '=', id).returning(DEGISEN).executeTakeFirstOrThrow();

export const testEkle = async (db: Db, t: Insertable<Database['gorev_test']>, dosyalar: readonly number[]) => {
  const { id } = await db.insertInto('gorev_test').values(t).returning('id').executeTakeFirstOrThrow();
  await sql`update dosya set gorev_test_id = ${id} where id = any(${[...dosyalar]}::int[])`.execute(db);
};

/** Lets one transaction at a time start a clock of this person. */
export const kisiyiKilitle = (db: Db, kisi: number) =>
  sql`select id from kisi where id = ${kisi} for no key update`.execute(db);

export const sureEkle = (db: Db, s: { gorevId: number; kisi: number; simdi: Date }) =>
  db.insertInto('gorev_sure').values({ gorev_id: s.gorevId, kisi_id: s.kisi, baslama: s.simdi }).execute();

/** Lets a task wait for an answer of these people. */
export const sor = (
  db: Db,
  s: { readonly gorevId: number; readonly kisiler: readonly number[]; readonly soran: number; readonly zaman: Date },
) =>
  sql`insert into gorev_soru (gorev_id, kisi_id, soran_id, zaman)
    select ${s.gorevId}, k, ${s.soran}, ${s.zaman} from unnest(${[...s.kisiler]}::int[]) k
    on conflict (gorev_id, kisi_id) do update set soran_id = excluded.soran_id, zaman = excluded.zaman`.execute(db);

/** Ends the wait for a person's answer. False when there was none. */
export const soruyuKapat = async (db: Db, gorevId: number, kisi: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('gorev_soru')
      .where('gorev_id', '=', gorevId)
      .where('kisi_id', '=', kisi)
      .returning('gorev_id')
      .execute()
  ).length > 0;
