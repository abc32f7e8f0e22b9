import type { TanimSatiri, TanimSecenegi } from '@masabasi/core/platform/tanim/contract';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import { versionedSaves } from '../db/versioned.ts';
import type { UrunKapsami } from '../http/access.ts';

/** Provinces, in alphabetical order. */
export const iller = (db: Db) =>
  db
    .selectFrom('il')
    .select(['id as Id', 'ad as Ad'])
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** Districts, in alphabetical order. */
export const ilceler = (db: Db) =>
  db
    .selectFrom('ilce')
    .select(['id as Id', 'ad as Ad', 'il_id as IlId'])
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

type Yerler = { il: Awaited<ReturnType<typeof iller>>; ilce: Awaited<ReturnType<typeof ilceler>> };

/** Provinces and districts do not change while a server runs, so each database is asked once. */
const okunanYerler = new WeakMap<Db, Yerler>();

export async function yerler(db: Db): Promise<Yerler> {
  const hazir = okunanYerler.get(db);
  if (hazir) return hazir;
  const [il, ilce] = await Promise.all([iller(db), ilceler(db)]);
  if (il.length > 0) okunanYerler.set(db, { il, ilce });
  return { il, ilce };
}

/** Active people, only with their department. */
export const calisanlar = (db: Db) =>
  db
    .selectFrom('kisi')
    .select(['id as Id', 'gorunen_ad as Ad', 'departman_id as DepartmanId'])
    .where('aktif', '=', true)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .orderBy(sql`soyad collate "tr-TR-x-icu"`)
    .execute();

export const molaTurleri = (db: Db) =>
  db.selectFrom('mola_tur').select(['id as Id', 'ad as Ad']).orderBy('id').execute();

/** Projects of an effective list, without retired ones. */
export const projeler = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('proje')
    .select(['id as Id', 'ad as Ad'])
    .where('aktif', '=', true)
    .where(sql<boolean>`id = any (${sql.val(idler)}::int[])`)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** Versions of these products, the newest first. `Acik`: a task may still be added to it. */
export const versiyonlar = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('versiyon')
    .select(['id as Id', 'no as Ad', 'proje_id as ProjeId', sql<boolean>`durum = 'hazirlaniyor'`.as('Acik')])
    .where(sql<boolean>`proje_id = any (${sql.val(idler)}::int[])`)
    .where('durum', '<>', 'iptal')
    .orderBy('planlanan_tarih', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Number that changes with every change of a row in the reference lists. */
export const tanimSurumu = async (db: Db): Promise<number> =>
  (await db.selectFrom('tanim_surumu').select('surum').executeTakeFirstOrThrow()).surum;

/** Offered rows, list by list in their order. */
export const secenekler = (db: Db): Promise<(TanimSecenegi & { Liste: string })[]> =>
  read(db).rows(sql<TanimSecenegi & { Liste: string }>`
    with recursive acik as (
      select t.* from tanim t where t.aktif and t.ust_id is null
      union all
      select t.* from tanim t join acik a on t.ust_id = a.id where t.aktif
    )
    select liste as "Liste", id as "Id", ad as "Ad", renk as "Renk", kod as "Kod", proje_id as "ProjeId", ust_id as "UstId"
    from acik order by liste, sira, ad collate "tr-TR-x-icu", id`);

/** Condition: a row without a product, or of a product in the scope. */
const urunKapsami = (projelist: UrunKapsami) => sql`(t.proje_id is null or t.proje_id = any(${[...projelist]}::int[]))`;

export const sayilar = (db: Db, projelist: UrunKapsami) =>
  read(db).rows(sql<{ Liste: TanimListeAdi; Adet: number; Pasif: number }>`
    select liste as "Liste", count(*) as "Adet", count(*) filter (where not aktif) as "Pasif"
    from tanim t where ${urunKapsami(projelist)} group by liste`);

export type TanimKaydi = Omit<TanimSatiri, 'Kullanim'>;

const satirlar = (db: Db, kosul: RawBuilder<unknown>): Promise<TanimKaydi[]> =>
  read(db).rows(sql<TanimKaydi>`
    select t.id as "Id", t.liste as "Liste", t.ad as "Ad", t.renk as "Renk", t.kod as "Kod", t.proje_id as "ProjeId",
      t.ust_id as "UstId", t.sira as "Sira", u.ad as "Ust", p.ad as "Proje", t.aktif::int as "Aktif",
      t.anahtar is not null as "Sabit", t.surum as "Surum"
    from tanim t
    left join tanim u on u.id = t.ust_id
    left join proje p on p.id = t.proje_id
    where ${kosul}
    order by t.sira, t.ad collate "tr-TR-x-icu", t.id`);

/** Rows of a list within these products, retired ones included. */
export const liste = (db: Db, ad: TanimListeAdi, projelist: UrunKapsami) =>
  satirlar(db, sql`t.liste = ${ad} and ${urunKapsami(projelist)}`);

/** A row, locked until the transaction ends. Null when there is none or it belongs to another product. */
export async function kilitle(db: Db, id: number, projelist: UrunKapsami): Promise<TanimKaydi | null> {
  await sql`select id from tanim where id = ${id} for update`.execute(db);
  return (await satirlar(db, sql`t.id = ${id} and ${urunKapsami(projelist)}`))[0] ?? null;
}

/** Blocks other changes of this list until the transaction ends: names, parents and order are checked against it. */
export const listeyiKilitle = (db: Db, ad: TanimListeAdi) =>
  sql`select pg_advisory_xact_lock(72040, hashtext(${ad}))`.execute(db);

/** Every row of a list for any product, with the fields that make a name taken. */
export const adlar = (db: Db, ad: TanimListeAdi) =>
  db
    .selectFrom('tanim')
    .select(['id', 'ad', 'kod', 'proje_id', 'ust_id', 'aktif'])
    .where('liste', '=', ad)
    .orderBy('id')
    .execute();

/**
 * Columns that refer to rows of each list, as `table.column`. Without this table every count would read each table once
 * for each of its columns.
 */
export const TANIM_SUTUNLARI: Partial<Readonly<Record<TanimListeAdi, readonly `${string}.${string}`[]>>> = {
  aciliyet: ['analiz.aciliyet_id', 'gorev.aciliyet_id', 'gorusme.aciliyet_id'],
  altLisansTur: ['lisans.alt_lisans_tur_id'],
  analizTur: ['analiz.analiz_tur_id'],
  ayrilmaNedenleri: [
    'aday.kayip_neden_id',
    'demo_istek.ayrilma_neden_id',
    'musteri.ayrilma_neden_id',
    'teklif.kayip_neden_id',
    'ziyaret.olumsuz_neden_id',
  ],
  baglantiTur: ['baglanti.baglanti_tur_id'],
  bankalar: ['musteri.banka_id'],
  bayiler: ['demo_istek.bayi_id', 'lisans.bayi_id', 'musteri.bayi_id', 'teklif.bayi_id'],
  branslar: ['musteri.brans_id'],
  cinsiyet: ['musteri.cinsiyet_id'],
  demoDurum: ['demo_istek.demo_durum_id'],
  digerProgramlar: [
    'aday.diger_program_id',
    'demo_istek.diger_program_id',
    'musteri.diger_program_id',
    'teklif.diger_program_id',
    'ziyaret.diger_program_id',
  ],
  egitimTur: ['egitim.egitim_tur_id', 'teklif.egitim_tur_id'],
  etiketler: ['musteri_etiket.tanim_id'],
  gereksinimKaynak: ['analiz.gereksinim_kaynak_id'],
  gorusmeTur: ['gorusme.gorusme_tur_id', 'teklif_gorusme.gorusme_tur_id', 'ziyaret.gorusme_tur_id'],
  hesapTur: ['musteri.hesap_tur_id'],
  isTur: ['gorev.is_tur_id'],
  islemler: ['demo_istek.islem_id'],
  kanGrubu: ['musteri.kan_grubu_id'],
  konular: ['analiz.konu_id', 'gorusme.konu_id', 'sablon.konu_id'],
  kurumlar: ['musteri.kurum_id'],
  lisansTur: ['demo_istek.lisans_tur_id', 'lisans.lisans_tur_id', 'teklif.lisans_tur_id'],
  memnuniyetCevap: ['memnuniyet_yanit.cevap_id'],
  memnuniyetSoru: ['memnuniyet_soru_toplam.soru_id', 'memnuniyet_yanit.soru_id'],
  memnuniyetTur: ['proje.anket_tur_id'],
  oncelikler: ['gorusme.oncelik_id'],
  projeEkip: ['gorev.ekip_id', 'prj.ekip_id', 'proje.ekip_id', 'proje_plan.ekip_id'],
  sozlesmeler: ['bayi.sozlesme_id', 'lisans.sozlesme_id'],
  talepTur: ['gorusme.talep_tur_id'],
  testTur: ['gorev.test_tur_id', 'gorev_test.test_tur_id'],
  toplantiTur: ['toplanti.toplanti_tur_id'],
  ulke: ['musteri.ulke_id'],
  yetkiliKisi: ['analiz.yetkili_kisi_id'],
};
/** Column that refers to the parent row. */
const UST = 'tanim.ust_id';

/** Number of records that use each of these rows of a list. */
export async function kullanimlar(
  db: Db,
  ad: TanimListeAdi,
  idler: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const parcalar = [UST, ...(TANIM_SUTUNLARI[ad] ?? [])].map((yer) => {
    const [tablo, sutun] = yer.split('.') as [string, string];
    return sql`select ${sql.ref(sutun)} as id, count(*) as adet from ${sql.table(tablo)}
      where ${sql.ref(sutun)} = any(${[...idler]}::int[]) group by 1`;
  });
  const { rows } = await sql<{ id: number; adet: number }>`
    select id, sum(adet)::int as adet from (${sql.join(parcalar, sql` union all `)}) k group by id`.execute(db);
  return new Map(rows.map((r) => [r.id, r.adet]));
}

export interface TanimSutunlari {
  readonly liste: TanimListeAdi;
  readonly ad: string;
  readonly renk: string | null;
  readonly kod: string | null;
  readonly proje_id: number | null;
  readonly ust_id: number | null;
  readonly aktif: boolean;
}

/** Adds a row at the end of its list. In an alphabetical list all rows share one place. */
export const ekle = (db: Db, t: TanimSutunlari, sonda: boolean) =>
  db
    .insertInto('tanim')
    .values((eb) => ({
      ...t,
      sira: sonda
        ? eb
            .selectFrom('tanim')
            .select(sql<number>`coalesce(max(sira), 0) + 1`.as('sira'))
            .where('liste', '=', t.liste)
        : 0,
    }))
    .returning(['id as Id', 'surum as Surum'])
    .executeTakeFirstOrThrow();

export const { degistir } = versionedSaves('tanim');

export const kaldir = (db: Db, id: number) => db.deleteFrom('tanim').where('id', '=', id).execute();

/** Numbers the rows in this order. Rows with an unchanged place keep their version. */
export const sirala = (db: Db, idler: readonly number[]) =>
  sql`update tanim t set sira = y.sira, surum = t.surum + 1
    from unnest(${[...idler]}::int[]) with ordinality as y(id, sira)
    where t.id = y.id and t.sira <> y.sira`.execute(db);

/** Names of the states of a list in this installation. A state without a name stands for itself. */
export async function stateNames(db: Db, ad: TanimListeAdi): Promise<(durum: string) => string> {
  const durumlar = await db.selectFrom('tanim').select(['anahtar', 'ad']).where('liste', '=', ad).execute();
  const adi = new Map(durumlar.map((d) => [d.anahtar, d.ad]));
  return (durum) => adi.get(durum) ?? durum;
}

/** Row of a list with this key of a state machine. Null: the installation has none. */
export const anahtarli = async (db: Db, ad: TanimListeAdi, anahtar: string): Promise<number | null> =>
  (await db.selectFrom('tanim').select('id').where('liste', '=', ad).where('anahtar', '=', anahtar).executeTakeFirst())
    ?.id ?? null;
