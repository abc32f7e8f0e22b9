import type { YetkiliAlanlari } from '@masabasi/core/musteri/yetkili/alanlar';
import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import { BAYI_HAREKETLERI, type BayiKosulFormu } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti, BayiKosulu, BayiYetkiliSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import type { BayiSozlesmesi } from '@masabasi/core/pazarlama/teklif/bayi';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import { gecenDakika, historyLines, sonHareket } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { lisanslar } from '../../musteri/lisans/api.ts';
import { kapsam } from '../../musteri/musteri/api.ts';

const KART = alanSorgusu(BAYI_ALANLARI, 'b', 'ikisi');

/** Scope of the dealers: dealers that sell one of the person's products, and dealers without products. */
export const kapsamda = (projelist: UrunKapsami) => sql`coalesce((
  select bool_or(bp.proje_id = any(${[...projelist]}::int[])) from bayi_proje bp where bp.bayi_id = b.id), true)`;

/** The numbers of customers and valid licences of the dealer `b`, within the person's products. */
export const sayilari = (projelist: UrunKapsami, bugun: Gun) => ({
  musteri: sql`(select count(*)::int from musteri m where m.bayi_id = b.id and ${kapsam(projelist)})`,
  lisans: sql`(select count(*)::int from ${lisanslar(projelist, bugun)} l where l.bayi_id = b.id and l.durum = 'Aktif')`,
});

/** A dealer as its card shows it. Null when there is none. */
export async function kart(db: Db, id: number, projelist: UrunKapsami, bugun: Gun): Promise<BayiKarti | null> {
  const { musteri, lisans } = sayilari(projelist, bugun);
  const { rows } = await sql<Omit<BayiKarti, 'BolgeIlIdler' | 'BolgeIlceIdler' | 'ProjeIdler'>>`${hazir('bayi_kart')}
    select b.id as "Id", t.ad as "Ad", t.aktif as "Aktif", ${KART.sutunlar},
      coalesce((select json_agg(json_build_object('Id', i.id, 'Ad', i.ad) order by i.ad collate "tr-TR-x-icu")
        from bayi_il bi join il i on i.id = bi.il_id where bi.bayi_id = b.id), '[]') as "BolgeIller",
      coalesce((select json_agg(json_build_object('Id', c.id, 'Ad', c.ad, 'Il', i.ad)
          order by i.ad collate "tr-TR-x-icu", c.ad collate "tr-TR-x-icu")
        from bayi_ilce bc join ilce c on c.id = bc.ilce_id join il i on i.id = c.il_id
        where bc.bayi_id = b.id), '[]') as "BolgeIlceler",
      coalesce((select json_agg(json_build_object('Id', p.id, 'Ad', p.ad) order by p.ad collate "tr-TR-x-icu")
        from bayi_proje bp join proje p on p.id = bp.proje_id
        where bp.bayi_id = b.id and p.id = any(${[...projelist]}::int[])), '[]') as "Projeler",
      ${musteri} as "Musteri", ${lisans} as "Lisans", b.surum as "Surum"
    from bayi b join tanim t on t.id = b.id ${KART.tablolar}
    where b.id = ${id} and b.silindi is null and ${kapsamda(projelist)}`.execute(db);
  const b = rows[0];
  if (b === undefined) return null;
  const idleri = (secilenler: readonly { readonly Id: number }[]) => secilenler.map((s) => s.Id);
  return {
    ...b,
    BolgeIlIdler: idleri(b.BolgeIller),
    BolgeIlceIdler: idleri(b.BolgeIlceler),
    ProjeIdler: idleri(b.Projeler),
  };
}

/** Locks this dealer until the transaction ends. */
export const kilitle = (db: Db, id: number) => sql`select id from bayi where id = ${id} for no key update`.execute(db);

/** The same card, locked. */
export async function kilitliKart(db: Db, id: number, projelist: UrunKapsami, bugun: Gun): Promise<BayiKarti | null> {
  await kilitle(db, id);
  return kart(db, id, projelist, bugun);
}

/** True when a dealer with this id exists for these products. */
export const gorur = async (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from bayi b where b.id = ${id} and b.silindi is null and ${kapsamda(projelist)}`.execute(db)).rows
    .length > 0;

/** The contact persons of a dealer, the first to call at the top. */
export const yetkililer = (db: Db, bayiId: number): Promise<BayiYetkiliSatiri[]> =>
  db
    .selectFrom('bayi_yetkili')
    .select([
      'id as YetkiliId',
      'ad as Ad',
      'soyad as Soyad',
      'unvan as Unvan',
      'gsm as GSM',
      'telefon as Telefon',
      'eposta as Eposta',
      'aciklama as Aciklama',
    ])
    .where('bayi_id', '=', bayiId)
    .orderBy('sira')
    .orderBy('id')
    .execute();

/** Replaces the contact persons of a dealer, in this order. Contact persons outside the list are removed. */
export async function yetkilileriYaz(
  db: Db,
  bayiId: number,
  kisiler: readonly (YetkiliAlanlari & { readonly YetkiliId: number })[],
): Promise<void> {
  const kalan = kisiler.flatMap((k) => (k.YetkiliId === 0 ? [] : [k.YetkiliId]));
  await sql`delete from bayi_yetkili where bayi_id = ${bayiId} and id <> all(${kalan}::int[])`.execute(db);
  const satirlar = JSON.stringify(kisiler.map((k, i) => ({ ...k, sira: i })));
  const y = sql`jsonb_to_recordset(${satirlar}::jsonb)
    y ("YetkiliId" int, sira int, "Ad" text, "Soyad" text, "Unvan" text, "Telefon" text, "GSM" text, "Eposta" text, "Aciklama" text)`;
  await sql`update bayi_yetkili k set sira = y.sira, ad = y."Ad", soyad = y."Soyad", unvan = y."Unvan",
      telefon = y."Telefon", gsm = y."GSM", eposta = y."Eposta", aciklama = y."Aciklama"
    from ${y} where k.id = y."YetkiliId" and k.bayi_id = ${bayiId}`.execute(db);
  await sql`insert into bayi_yetkili (bayi_id, sira, ad, soyad, unvan, telefon, gsm, eposta, aciklama)
    select ${bayiId}, y.sira, y."Ad", y."Soyad", y."Unvan", y."Telefon", y."GSM", y."Eposta", y."Aciklama"
    from ${y} where y."YetkiliId" = 0 order by y.sira`.execute(db);
}

/** The history of a dealer, newest first. */
export const hareketler = (db: Db, id: number) => historyLines(db, BAYI_HAREKETLERI, id).limit(200).execute();

/** The last history line of a dealer. */
export const sonHareketi = (db: Db, id: number, simdi: Date) =>
  sonHareket<{ readonly Kullanimda?: boolean }>(db, BAYI_HAREKETLERI, id, simdi);

/** Changes a dealer. Its row in the reference list already created it. */
export const { degistir } = versionedSaves('bayi');

/** Replaces the territory and the products of a dealer. Products that the writer does not see stay. */
export async function bolgeyiYaz(
  db: Db,
  id: number,
  b: { readonly iller: readonly number[]; readonly ilceler: readonly number[]; readonly projeler: readonly number[] },
  projelist: UrunKapsami,
): Promise<void> {
  await sql`delete from bayi_il where bayi_id = ${id} and il_id <> all(${[...b.iller]}::int[])`.execute(db);
  await sql`insert into bayi_il (bayi_id, il_id) select ${id}, x from unnest(${[...b.iller]}::int[]) x
    on conflict do nothing`.execute(db);
  await sql`delete from bayi_ilce where bayi_id = ${id} and ilce_id <> all(${[...b.ilceler]}::int[])`.execute(db);
  await sql`insert into bayi_ilce (bayi_id, ilce_id) select ${id}, x from unnest(${[...b.ilceler]}::int[]) x
    on conflict do nothing`.execute(db);
  await sql`delete from bayi_proje where bayi_id = ${id} and proje_id <> all(${[...b.projeler]}::int[])
    and proje_id = any(${[...projelist]}::int[])`.execute(db);
  await sql`insert into bayi_proje (bayi_id, proje_id) select ${id}, x from unnest(${[...b.projeler]}::int[]) x
    on conflict do nothing`.execute(db);
}

/** The number of these provinces that exist, and the existing districts with their province. */
export const bolgesi = async (db: Db, iller: readonly number[], ilceler: readonly number[]) => {
  const [i, c] = await Promise.all([
    db
      .selectFrom('il')
      .select('id')
      .where('id', 'in', iller.length > 0 ? [...iller] : [0])
      .execute(),
    db
      .selectFrom('ilce')
      .select(['id', 'il_id', 'ad'])
      .where('id', 'in', ilceler.length > 0 ? [...ilceler] : [0])
      .execute(),
  ]);
  return { iller: i, ilceler: c };
};

/** Another dealer with this tax number. Undefined when there is none. */
export const vknSahibi = (db: Db, vkn: string, haric: number) =>
  db
    .selectFrom('bayi')
    .innerJoin('tanim', 'tanim.id', 'bayi.id')
    .select('tanim.ad as Ad')
    .where('bayi.vkn', '=', vkn)
    .where('bayi.silindi', 'is', null)
    .where('bayi.id', '<>', haric)
    .executeTakeFirst();

/** True when the dealer has a customer or a licence, of any product. */
export const dolu = (db: Db, id: number): Promise<boolean> =>
  read(db).value(sql<{ dolu: boolean }>`select exists (select from musteri where bayi_id = ${id} and silindi is null)
    or exists (select from lisans where bayi_id = ${id} and hal <> 'İptal') as dolu`);

/** A deleted dealer, locked, with the person who deleted it and the minutes since. Undefined when there is none. */
export const silinmis = async (db: Db, id: number, projelist: UrunKapsami, simdi: Date) => {
  await kilitle(db, id);
  return db
    .selectFrom('bayi as b')
    .select(['silen_id as KisiId', 'vkn as Vkn', gecenDakika(simdi, 'silindi').as('Dakika')])
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .where(sql<boolean>`${kapsamda(projelist)}`)
    .executeTakeFirst();
};

/** The terms agreed with a dealer, newest first. */
export const kosullar = (db: Db, bayiId: number): Promise<BayiKosulu[]> =>
  read(db).rows(sql<BayiKosulu>`
    select s.id as "KosulId", s.gecerlilik as "Gecerlilik", s.komisyon_oran as "KomisyonOran",
      s.iskonto_oran as "IskontoOran", s.risk_limiti as "RiskLimiti", s.aciklama as "Aciklama",
      k.gorunen_ad as "Yazan", s.zaman as "Zaman"
    from bayi_kosul s left join kisi k on k.id = s.kisi_id
    where s.bayi_id = ${bayiId} order by s.gecerlilik desc`);

export const kosulYaz = (db: Db, bayiId: number, kosulId: number, k: BayiKosulFormu, yazan: KisiId, simdi: Date) => {
  const satir = {
    gecerlilik: k.Gecerlilik,
    komisyon_oran: k.KomisyonOran,
    iskonto_oran: k.IskontoOran,
    risk_limiti: k.RiskLimiti,
    aciklama: k.Aciklama,
    kisi_id: yazan,
    zaman: simdi,
  };
  return kosulId === 0
    ? db
        .insertInto('bayi_kosul')
        .values({ ...satir, bayi_id: bayiId })
        .execute()
    : db.updateTable('bayi_kosul').set(satir).where('id', '=', kosulId).where('bayi_id', '=', bayiId).execute();
};

export const kosulSil = (db: Db, bayiId: number, kosulId: number) =>
  db.deleteFrom('bayi_kosul').where('id', '=', kosulId).where('bayi_id', '=', bayiId).execute();

/** The terms that propose a dealer's discount. Null when the dealer does not exist for these products. */
export async function sozlesmesi(db: Db, id: number, projelist: UrunKapsami): Promise<BayiSozlesmesi | null> {
  const { rows } = await sql<Omit<BayiSozlesmesi, 'kosullar'>>`
    select b.sozlesme_baslama as "Sozlesme_Baslama", b.sozlesme_bitis as "Sozlesme_Bitis",
      coalesce((select array_agg(bp.proje_id order by bp.proje_id) from bayi_proje bp where bp.bayi_id = b.id), '{}') as "ProjeIdler"
    from bayi b where b.id = ${id} and b.silindi is null and ${kapsamda(projelist)}`.execute(db);
  return rows[0] === undefined ? null : { ...rows[0], kosullar: await kosullar(db, id) };
}
