import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { yollari } from '@masabasi/core/is/projetakip/kayma';
import {
  calismaTakvimi,
  gecikme,
  ortakIlerleme,
  planGecikti,
  PLAN_HAREKETLERI,
  PRJ_DURUM_ADLARI,
  type PrjDurumu,
} from '@masabasi/core/is/projetakip/rules';
import type {
  KonuSatiri,
  PlanSatiri,
  PlanSurumu,
  PrjKarti,
  PrjSatiri,
  TakipSatiri,
} from '@masabasi/core/is/projetakip/satirlar';
import type { PrjListesi } from '@masabasi/core/is/projetakip/liste';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { historyLines } from '../../platform/hareket/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';

/** Scope: the projects `r` of a person's products. */
export const kapsamda = (projelist: UrunKapsami) => sql`r.proje_id = any(${[...projelist]}::int[])`;
export const kisisi = (id: RawBuilder<unknown>) => sql`(select k.gorunen_ad from kisi k where k.id = ${id})`;
export const tanimi = (id: RawBuilder<unknown>) => sql`(select t.ad from tanim t where t.id = ${id})`;

const URUN = sql`(select p.ad from proje p where p.id = r.proje_id)`;
const MUSTERI = sql`(select m.gorunen_ad from musteri m where m.id = r.musteri_id)`;
const DURUM_ADI = sql`case r.durum ${sql.join(
  Object.entries(PRJ_DURUM_ADLARI).map(([durum, ad]) => sql`when ${sql.lit(durum)} then ${sql.lit(ad)}`),
  sql` `,
)} end`;
const SON_ONAYLI = (sutun: 'baslama' | 'bitis') => sql`(select s.${sql.ref(sutun)} from proje_plan_surum s
  where s.plan_id = p.id and s.karar = 'onay' order by s.id desc limit 1)`;
/** A late project `r`, and a late plan `p` of it (same as `planGecikti` of the rules). */
const PRJ_ACIK = sql`r.durum not in ('tamamlandi', 'iptal')`;
const PRJ_GECIKTI = (bugun: Gun) => sql`(${PRJ_ACIK} and r.bitis < ${bugun}::date)`;
const PLAN_GECIKTI = (bugun: Gun) =>
  sql`(${PRJ_ACIK} and p.gercek_bitis is null and ${SON_ONAYLI('bitis')} < ${bugun}::date)`;
const PLANLAR = (bugun: Gun) => sql`(
  select count(*)::int as plan, count(*) filter (where p.durum = 'tamamlandi')::int as biten, max(p.bitis) as son,
    count(*) filter (where ${PLAN_GECIKTI(bugun)})::int as geciken,
    coalesce(floor(case when sum(p.tahmini_sure) > 0 then sum(p.ilerleme * p.tahmini_sure) / sum(p.tahmini_sure)
      else avg(p.ilerleme) end), 0)::int as ilerleme
  from proje_plan p where p.prj_id = r.id and p.silindi is null)`;

const satir = (bugun: Gun) => sql`r.id as "Id", r.ad as "Ad", r.proje_id as "UrunId", ${URUN} as "Urun",
  (select p.renk from proje p where p.id = r.proje_id) as "UrunRenk", r.musteri_id as "MusteriId", ${MUSTERI} as "Musteri",
  r.durum as "DurumAnahtar", ${DURUM_ADI} as "Durum", r.sorumlu_id as "SorumluId", ${kisisi(sql`r.sorumlu_id`)} as "Sorumlu",
  r.ekip_id as "EkipId", ${tanimi(sql`r.ekip_id`)} as "Ekip", r.baslama as "Baslama_Tarihi", r.bitis as "Bitis_Tarihi",
  ${PRJ_GECIKTI(bugun)} as "Gecikti", pl.plan as "Plan", pl.biten as "Biten", pl.geciken as "Geciken", pl.son as "PlanBitis", pl.ilerleme as "Ilerleme",
  r.surum as "Surum"`;

/** True when the words of a project `r`, or its customer's name, contain the searched part. */
export const aranan = (k: string) => sql`(r.ara like ${icerenKalip(k)} or ${musteriAdinda(sql`r.musteri_id`, k)})`;

/** The list of projects of these products. */
export const prjKaynagi = (projelist: UrunKapsami, bugun: Gun): Kaynak<PrjListesi> => ({
  takma: 'r',
  kayitlar: sql`prj`,
  anahtar: sql`r.id`,
  kapsam: kapsamda(projelist),
  kelimeler: (ara) => aramaParcalari(ara).map(aranan),
  suzgecler: {
    UrunId: (urun) => sql`r.proje_id = ${urun}`,
    Durum: (durum) => sql`r.durum = ${durum}`,
    SorumluId: (kisi) => sql`r.sorumlu_id = ${kisi}`,
  },
  siralar: {
    Bitis_Tarihi: sira(sql`r.bitis`),
    Baslama_Tarihi: sira(sql`r.baslama`),
    Ad: metinSirasi(sql`r.ad`),
    Urun: metinSirasi(URUN),
    Sorumlu: metinSirasi(kisisi(sql`r.sorumlu_id`)),
  },
  sutunlar: satir(bugun),
  tablolar: sql`join prj r on r.id = x.id cross join lateral ${PLANLAR(bugun)} pl`,
});

/** The reader of a project, and the day. */
export interface Okuyan {
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly bugun: Gun;
}

/** A project. Null outside the person's scope. */
export async function prjKarti(db: Db, id: number, { ben, urunler, bugun }: Okuyan): Promise<PrjKarti | null> {
  const { rows } = await sql<PrjSatiri & { readonly Aciklama: string }>`
    select ${satir(bugun)}, r.aciklama as "Aciklama" from prj r cross join lateral ${PLANLAR(bugun)} pl
    where r.id = ${id} and ${kapsamda(urunler)}`.execute(db);
  const [r] = rows;
  if (r === undefined) return null;
  return {
    ...r,
    Planlar: yetkiVar(ben, YETKI.projePlanla) || r.SorumluId === ben.Id,
    Onaylar: yetkiVar(ben, YETKI.planOnayla),
  };
}

/** Locks a project until the transaction ends. This lock also covers everything planned in it. */
/** Writes of the room's rows, each of which makes the next version. */
export const prjKayitlari = versioned('prj', ['id', 'surum', 'proje_id']);
export const konuKayitlari = versioned('proje_konu', ['id', 'surum']);
export const planKayitlari = versioned('proje_plan', ['id', 'surum', 'sorumlu_id']);
export const takipKayitlari = versioned('prj_takip', ['id']);

export const kilitle = (db: Db, id: number) => sql`select id from prj where id = ${id} for no key update`.execute(db);

/** The project of a plan, of a step or of a topic. Null when there is none. */
const projesi = async (db: Db, soru: RawBuilder<{ prj_id: number }>): Promise<number | null> =>
  (await soru.execute(db)).rows[0]?.prj_id ?? null;
export const planinProjesi = (db: Db, id: number) =>
  projesi(db, sql`select prj_id from proje_plan where id = ${id} and silindi is null`);
export const konununProjesi = (db: Db, id: number) =>
  projesi(db, sql`select prj_id from proje_konu where id = ${id} and silindi is null`);
/** The plan of a step. */
export const akisinPlani = async (db: Db, id: number): Promise<number | null> =>
  (
    await db
      .selectFrom('proje_plan_akis')
      .select('plan_id')
      .where('id', '=', id)
      .where('silindi', 'is', null)
      .executeTakeFirst()
  )?.plan_id ?? null;

/** True when a person with these products may see a plan, or the plan of a step. */
export const planGorur = (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  read(db).some(sql`select from proje_plan p join prj r on r.id = p.prj_id
    where p.id = ${id} and p.silindi is null and ${kapsamda(projelist)}`);

type KonuHam = Omit<KonuSatiri, 'Baslama_Tarihi' | 'Bitis_Tarihi' | 'Ilerleme' | 'Plan'>;

/** The topics of a project as stored. */
export const konulari = (db: Db, prjId: number): Promise<KonuHam[]> =>
  read(db).rows(sql<KonuHam>`
    select o.id as "Id", o.ust_id as "UstId", o.ad as "Ad", o.sira as "Sira", o.sorumlu_id as "SorumluId",
      ${kisisi(sql`o.sorumlu_id`)} as "Sorumlu", o.surum as "Surum"
    from proje_konu o where o.prj_id = ${prjId} and o.silindi is null order by o.sira, o.id`);

/** The topics with values derived from the plans in them and below them. */
export function turetilmis(konular: readonly KonuHam[], planlar: readonly PlanSatiri[]): KonuSatiri[] {
  const altlar = Map.groupBy(konular, (k) => k.UstId);
  const bunda = Map.groupBy(planlar, (p) => p.KonuId);
  const hepsi = (id: number): PlanSatiri[] => [
    ...(bunda.get(id) ?? []),
    ...(altlar.get(id) ?? []).flatMap((k) => hepsi(k.Id)),
  ];
  return konular.map((k) => {
    const p = hepsi(k.Id);
    return {
      ...k,
      Plan: p.length,
      Ilerleme: ortakIlerleme(p),
      Baslama_Tarihi: p.reduce<Gun | null>((g, x) => (g === null || x.Baslama_Tarihi < g ? x.Baslama_Tarihi : g), null),
      Bitis_Tarihi: p.reduce<Gun | null>((g, x) => (g === null || x.Bitis_Tarihi > g ? x.Bitis_Tarihi : g), null),
    };
  });
}

type PlanHam = Omit<PlanSatiri, 'Gecikti' | 'Gecikme' | 'Bolluk' | 'Kritik'>;
const planHam = (db: Db, prjId: number) =>
  read(db).rows(sql<PlanHam & { readonly PrjDurum: PrjDurumu }>`
    select p.id as "Id", (select r.durum from prj r where r.id = p.prj_id) as "PrjDurum", p.prj_id as "ProjeId", p.konu_id as "KonuId", p.ad as "Ad", p.aciklama as "Aciklama",
      p.sorumlu_id as "SorumluId", ${kisisi(sql`p.sorumlu_id`)} as "Sorumlu", p.ekip_id as "EkipId",
      ${tanimi(sql`p.ekip_id`)} as "Ekip", p.baslama as "Baslama_Tarihi", p.bitis as "Bitis_Tarihi",
      p.gercek_baslama as "Gercek_Baslama", p.gercek_bitis as "Gercek_Bitis", p.tahmini_sure::float8 as "Tahmini_Sure",
      coalesce((select sum(t.gerceklesen_sure) from prj_takip t where t.plan_id = p.id), 0)::float8 as "Gerceklesen_Sure",
      p.ilerleme as "Ilerleme", p.kilometre_tasi as "KilometreTasi", p.durum as "DurumAnahtar", p.plan_surum as "PlanSurum",
      p.onay_isteyen_id as "OnayIsteyenId", ${SON_ONAYLI('baslama')} as "TemelBaslama", ${SON_ONAYLI('bitis')} as "TemelBitis",
      coalesce(a.adim, 0) as "Adim", coalesce(a.biten, 0) as "BitenAdim",
      coalesce((select json_agg(json_build_object('PlanId', b.onceki_id, 'Tur', b.tur, 'Gecikme', b.gecikme) order by b.onceki_id)
        from proje_plan_bag b where b.sonraki_id = p.id), '[]') as "Bagimliliklar",
      p.sira as "Sira", p.surum as "Surum"
    from proje_plan p left join lateral (
      select count(*)::int as adim, count(*) filter (where x.tamamlandi)::int as biten from proje_plan_akis x
      where x.plan_id = p.id and x.silindi is null and x.tur = 'adim') a on true
    where p.prj_id = ${prjId} and p.silindi is null order by p.sira, p.id`);

/** True when the plan has begun or is done, so links do not move it. */
export const basladi = (p: Pick<PlanSatiri, 'Gercek_Baslama' | 'DurumAnahtar'>): boolean =>
  p.Gercek_Baslama !== null || p.DurumAnahtar === 'tamamlandi';
export const gunleri = (p: PlanHam) => ({ ...p, Basladi: basladi(p) });

/** The holidays between two days. */
export const tatilleri = (db: Db, ilk: Gun, son: Gun): Promise<Gun[]> =>
  read(db).values(sql<{ gun: Gun }>`select tarih as gun from tatil where tarih between ${ilk} and ${son}
    group by tarih having sum(gun_sayi) >= 1 order by tarih`);

/** The plans of a project, and the days on which nobody works. */
export async function planlari(db: Db, prjId: number, bugun: Gun) {
  const ham = await planHam(db, prjId);
  const ilk = ham.reduce((g, p) => (p.Baslama_Tarihi < g ? p.Baslama_Tarihi : g), bugun);
  const son = ham.reduce((g, p) => (p.Bitis_Tarihi > g ? p.Bitis_Tarihi : g), bugun);
  // A delay may move plans beyond the planned days.
  const tatiller = await tatilleri(db, gunEkle(ilk, -366), gunEkle(son, 3 * 366));
  const calisir = calismaTakvimi(tatiller);
  const yollar = yollari(ham.map(gunleri), calisir);
  const planlar: PlanSatiri[] = ham.map(({ PrjDurum, ...p }) => ({
    ...p,
    Gecikti: planGecikti(p, PrjDurum, bugun),
    Gecikme: gecikme(p, PrjDurum, bugun, calisir),
    Bolluk: yollar.get(p.Id)?.Bolluk ?? null,
    Kritik: p.DurumAnahtar !== 'tamamlandi' && (yollar.get(p.Id)?.Kritik ?? false),
  }));
  return { planlar, tatiller };
}

/** The flow of a plan, in the order of drawing. */
export const akislari = (db: Db, planId: number): Promise<AkisAdimi[]> =>
  read(db).rows(sql<AkisAdimi>`
    select id as "Id", ad as "Ad", aciklama as "Aciklama", tur as "Tur", sonraki as "Sonraki", sorumlu_id as "SorumluId",
      sure::float8 as "Sure", tamamlandi as "Tamamlandi", x as "X", y as "Y"
    from proje_plan_akis where plan_id = ${planId} and silindi is null order by id`);

/** The names of people by their ids. */
export const adlari = async (db: Db, kisiler: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; ad: string }>`select k.id, k.gorunen_ad as ad from kisi k
        where k.id = any(${[...kisiler]}::int[])`.execute(db)
    ).rows.map((r) => [r.id, r.ad]),
  );

/** The versions of a plan that were sent for approval, newest first. */
export const surumleri = (db: Db, planId: number): Promise<PlanSurumu[]> =>
  read(db).rows(sql<PlanSurumu>`
    select s.id as "Id", s.no as "No", s.baslama as "Baslama_Tarihi", s.bitis as "Bitis_Tarihi", s.icerik as "Icerik",
      ${kisisi(sql`s.isteyen_id`)} as "Isteyen", s.istek_zamani as "Istek_Zamani", s.karar as "Karar",
      ${kisisi(sql`s.karar_veren_id`)} as "KararVeren", s.karar_zamani as "Karar_Zamani", s.aciklama as "Aciklama"
    from proje_plan_surum s where s.plan_id = ${planId} order by s.id desc limit 100`);

const TAKIP = sql`select t.id as "Id", t.plan_id as "PlanId", t.kisi_id as "KisiId", ${kisisi(sql`t.kisi_id`)} as "Kisi",
  t.tarih as "Tarih", t.aciklama as "Aciklama", t.gerceklesen_sure::float8 as "Gerceklesen_Sure", t.ilerleme as "Ilerleme",
  t.surum as "Surum" from prj_takip t`;
/** The entries of progress of a plan, newest day first. */
export const takipleri = async (db: Db, planId: number): Promise<TakipSatiri[]> =>
  (await sql<TakipSatiri>`${TAKIP} where t.plan_id = ${planId} order by t.tarih desc, t.id desc limit 500`.execute(db))
    .rows;
/** An entry, locked until the transaction ends. */
export const takipKilitle = async (db: Db, id: number): Promise<TakipSatiri | null> =>
  (await sql<TakipSatiri>`${TAKIP} where t.id = ${id} for update of t`.execute(db)).rows[0] ?? null;

/** The history of a plan, newest first. */
export const hareketleri = (db: Db, planId: number) => historyLines(db, PLAN_HAREKETLERI, planId).limit(200).execute();

/** The person of the last change of a plan, and its time. */
export const sonDegisen = async (db: Db, planId: number): Promise<{ Kisi: string; Zaman: string } | undefined> =>
  (
    await sql<{
      Kisi: string;
      Zaman: string;
    }>`select ${kisisi(sql`p.degistiren_id`)} as "Kisi", p.degisme_zamani as "Zaman"
      from proje_plan p where p.id = ${planId}`.execute(db)
  ).rows[0];

/** The step at which a person stopped reading a flow. */
export const okumaYeri = (db: Db, planId: number, kisiId: number): Promise<number | null> =>
  read(db).firstValue(sql<{
    id: number;
  }>`select y.akis_id as id from proje_akis_yeri y join proje_plan_akis a on a.id = y.akis_id
    where y.kisi_id = ${kisiId} and y.plan_id = ${planId} and a.silindi is null`);

/** The people among these who may approve plans, at most 20, without `haric`. */
export const onaylayanlar = (db: Db, kisiler: readonly number[], haric: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select distinct y.kisi_id as id from etkin_yetki y
    where y.yetki_id = ${YETKI.planOnayla} and y.kisi_id = any(${[...kisiler]}::int[]) and y.kisi_id <> ${haric}
    order by id limit 20`);
