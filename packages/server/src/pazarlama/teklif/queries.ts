import type { Kurus } from '@masabasi/core/platform/money/para';
import { riskAsar } from '@masabasi/core/pazarlama/teklif/bayi';
import type { TeklifGorusmeSatiri, TeklifKarti, TeklifSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import {
  ACIK_DURUMLAR,
  ILK_SINIR,
  TEKLIF_DURUM_ADLARI,
  TEKLIF_HAREKETLERI,
  teklifNo,
} from '@masabasi/core/pazarlama/teklif/rules';
import { type TeklifKalemi, type TeklifToplami, lirayla } from '@masabasi/core/pazarlama/teklif/toplam';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versionedRows } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { gecmis, historyLines } from '../../platform/hareket/api.ts';
import { saklananUrunler, type UrunKapsami } from '../../platform/http/access.ts';
import { endOfDay, firstWaiting, startOfDay } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import { gizliKod } from '../../platform/posta/api.ts';
import { riskiSorulan } from './risk.ts';

/** Scope of the quotes `e`: the person's products, without quotes of customers that the person does not see. */
export const kapsamda = (projelist: UrunKapsami) => sql`e.proje_id = any(${[...projelist]}::int[])
  and exists (select from musteri m where m.id = e.musteri_id and ${kapsam(projelist)})`;

/** The name of the state of the quote `e`. */
export const DURUM_ADI = sql<string>`${JSON.stringify(TEKLIF_DURUM_ADLARI)}::jsonb ->> e.durum`;
/** A list of states for SQL. */
export const durumlar = (d: readonly string[]) => sql`(${sql.join(d.map((x) => sql.lit(x)))})`;

/** The columns of a quote `e` in wire names, and the tables they need. */
export const satiri = (
  bugun: Gun,
) => sql`e.id as "Id", e.no as "No", e.revizyon as "Revizyon", e.musteri_id as "MusteriId",
  m.gorunen_ad as "Musteri", e.proje_id as "ProjeId", p.ad as "Proje", b.ad as "Bayi", e.baslik as "Baslik",
  e.tarih as "Tarih", e.gecerlilik_tarihi as "Gecerlilik_Tarihi", ${DURUM_ADI} as "Durum", e.durum as "DurumAnahtar",
  e.gecerlilik_tarihi < ${bugun}::date as "Gecti", e.para_birimi as "ParaBirimi", e.genel_toplam as "GenelToplam",
  e.lira_toplam as "LiraToplam", e.yillik as "Yillik", e.olasilik as "Olasilik", e.beklenen_kapanis as "Beklenen_Kapanis",
  e.sahip_id as "SahipId", s.gorunen_ad as "Sahip", e.surum as "Surum"`;
export const SATIR_TABLOLARI = sql`
  join musteri m on m.id = e.musteri_id
  join proje p on p.id = e.proje_id
  join kisi s on s.id = e.sahip_id
  left join tanim b on b.id = e.bayi_id`;

/** A quote. Null outside the person's scope. */
export async function kart(db: Db, id: number, projelist: UrunKapsami, bugun: Gun): Promise<TeklifKarti | null> {
  const { rows } = await sql<Omit<TeklifKarti, 'RiskAsimi'> & { readonly onay: Kurus | null }>`${hazir('teklif_kart')}
    select ${satiri(bugun)}, e.ust_teklif_id as "UstTeklifId", e.bayi_id as "BayiId", trim_scale(e.kur)::text as "Kur",
      e.kur_gunu as "KurGunu", e.brut as "Brut", e.iskonto as "Iskonto", e.matrah as "Matrah", e.kdv as "Kdv",
      e.iskonto_orani as "IskontoOrani", e.kosullar as "Kosullar", e.sozlesme_yil as "SozlesmeYil",
      e.lisans_tur_id as "LisansTurId", lt.ad as "LisansTur", e.egitim_tur_id as "EgitimTurId", et.ad as "EgitimTur",
      e.diger_program_id as "DigerProgramId", dp.ad as "DigerProgram", e.kayip_neden_id as "KayipNedenId",
      kn.ad as "KayipNeden", e.kayip_aciklama as "KayipAciklama", e.yazanlar as "Yazanlar",
      (select count(*)::int from teklif_kalem k where k.teklif_id = e.id) as "Kalem", oy.gorunen_ad as "Onaylayan",
      e.eposta as "Eposta", e.gonderim_zamani as "Gonderim_Zamani", e.goruldu_zamani as "Goruldu_Zamani",
      case when e.durum = 'kabul' then e.karar_zamani end as "Kabul_Zamani", e.kabul_eden as "KabulEden",
      e.lisans_id as "LisansId", l.lisans_no as "LisansNo", e.egitim_id as "EgitimId", e.lisans_engeli as "LisansEngeli",
      e.fatura_id as "FaturaId", f.no as "FaturaNo", f.tur as "FaturaTur", f.durum as "FaturaDurum", e.fatura_engeli as "FaturaEngeli",
      e.risk_onayi as "onay"
    from teklif e ${SATIR_TABLOLARI}
      left join tanim lt on lt.id = e.lisans_tur_id
      left join tanim et on et.id = e.egitim_tur_id
      left join tanim dp on dp.id = e.diger_program_id
      left join tanim kn on kn.id = e.kayip_neden_id
      left join kisi oy on oy.id = e.onaylayan_id
      left join lisans l on l.id = e.lisans_id
      left join fatura f on f.id = e.fatura_id
    where e.id = ${id} and ${kapsamda(projelist)}`.execute(db);
  if (rows[0] === undefined) return null;
  const { onay, ...t } = rows[0];
  const risk = await riskiSorulan(db, t, bugun);
  return { ...t, RiskAsimi: risk !== null && riskAsar(risk, t.LiraToplam, onay) };
}

/** The quotes among these that the person may see. */
export const gorulenler = (db: Db, idler: readonly number[], projelist: UrunKapsami): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select e.id from teklif e
    where e.id = any(${[...idler]}::int[]) and ${kapsamda(projelist)}`);

/** A quote, locked until the transaction ends. Null as above. */
export const kilitle = locked('teklif', kart);

/** The lines of a quote, as the calculator reads them. */
export const kalemler = (db: Db, id: number): Promise<TeklifKalemi[]> =>
  read(db).rows(sql<TeklifKalemi>`
    select ad as "Ad", urun_id as "ProjeId", trim_scale(miktar)::text as "Miktar", birim as "Birim",
      trim_scale(birim_fiyat)::text as "BirimFiyat", iskonto_oran as "IskontoOran", iskonto_tutar as "IskontoTutar",
      kdv_oran as "KdvOran", periyot as "Periyot", opsiyonel as "Opsiyonel", secildi as "Secildi"
    from teklif_kalem where teklif_id = ${id} order by sira`);

/** The lines of a quote as rows. */
export const kalemSatirlari = (id: number, satirlar: readonly TeklifKalemi[]) =>
  satirlar.map((k, sira) => ({
    teklif_id: id,
    sira,
    ad: k.Ad.trim(),
    urun_id: k.ProjeId,
    miktar: k.Miktar,
    birim: k.Birim,
    birim_fiyat: k.BirimFiyat,
    iskonto_oran: k.IskontoOran,
    iskonto_tutar: k.IskontoTutar,
    kdv_oran: k.KdvOran,
    periyot: k.Periyot,
    opsiyonel: k.Opsiyonel,
    secildi: k.Secildi,
  }));

/** Replaces the lines of a draft. */
export async function kalemleriYaz(db: Db, id: number, satirlar: readonly TeklifKalemi[]): Promise<void> {
  await db.deleteFrom('teklif_kalem').where('teklif_id', '=', id).execute();
  if (satirlar.length > 0) await db.insertInto('teklif_kalem').values(kalemSatirlari(id, satirlar)).execute();
}

/** Stores the optional lines that a customer chose. */
export const secimiYaz = (db: Db, id: number, secilen: readonly number[]) =>
  sql`update teklif_kalem set secildi = sira = any(${[...secilen]}::int[])
    where teklif_id = ${id} and opsiyonel`.execute(db);

/** The sums of lines as columns. */
export const toplamSutunlari = (t: TeklifToplami, kur: string) => ({
  brut: t.Brut,
  iskonto: t.Iskonto,
  matrah: t.Matrah,
  kdv: t.Kdv,
  genel_toplam: t.GenelToplam,
  lira_toplam: lirayla(t.GenelToplam, kur),
  yillik: t.Yillik,
});

/** The next number of a year, reserved until the transaction ends. */
export async function yeniNo(db: Db, yil: number): Promise<string> {
  const { rows } = await sql<{ son: number }>`
    insert into teklif_sayac (yil, son) values (${yil}, 1)
    on conflict (yil) do update set son = teklif_sayac.son + 1 returning son`.execute(db);
  return `TKL-${yil}-${String(rows[0]!.son).padStart(5, '0')}`;
}

export type DegisenTeklif = Selectable<Database['teklif']>;

export const { ekle, degistir } = versionedRows('teklif');

/** The secret in the link of a revision. It is always the same. */
export const kodu = (db: Db, id: number): Promise<string> => gizliKod(db, `teklif:${id}`);

/** The revision behind the digest of a link's secret, locked on request. Null when there is none. */
export async function baglantiyla(db: Db, ozet: Buffer, bugun: Gun, kilitli: boolean): Promise<TeklifKarti | null> {
  const t = await db
    .selectFrom('teklif')
    .select(['id', 'proje_id'])
    .where('baglanti_ozeti', '=', ozet)
    .$if(kilitli, (x) => x.forNoKeyUpdate())
    .executeTakeFirst();
  return t === undefined ? null : kart(db, t.id, saklananUrunler([t.proje_id]), bugun);
}

/** The questions of a customer about a quote, in order. */
export const sorular = (db: Db, id: number) =>
  gecmis(db, TEKLIF_HAREKETLERI, id, { gizli: false })
    .select(['h.zaman as Zaman', 'h.aciklama as Metin'])
    .where('h.tur', '=', 'soru')
    .orderBy('h.id')
    .execute();

/** All revisions of a number, the first one first. */
export const revizyonlar = (db: Db, no: string) =>
  read(db).rows(sql<{ Id: number; Revizyon: number; Durum: string; DurumAnahtar: TeklifSatiri['DurumAnahtar'] }>`
    select e.id as "Id", e.revizyon as "Revizyon", ${DURUM_ADI} as "Durum", e.durum as "DurumAnahtar"
    from teklif e where e.no = ${no} order by e.revizyon`);

/**
 * The last earlier revision that the customer got, with the fields that the words about changes compare. Null when
 * none was sent.
 */
export async function oncekiGonderilen(db: Db, { No, Revizyon }: Pick<TeklifKarti, 'No' | 'Revizyon'>) {
  const t = await db
    .selectFrom('teklif')
    .select([
      'id',
      'baslik as Baslik',
      'sozlesme_yil as SozlesmeYil',
      'para_birimi as ParaBirimi',
      'gecerlilik_tarihi as Gecerlilik_Tarihi',
      'kosullar as Kosullar',
    ])
    .where('no', '=', No)
    .where('revizyon', '<', Revizyon)
    .where('gonderim_zamani', 'is not', null)
    .orderBy('revizyon', 'desc')
    .limit(1)
    .executeTakeFirst();
  return t === undefined ? null : { ...t, kalemler: await kalemler(db, t.id) };
}

/** The history of a quote and of its earlier revisions, newest first. */
export const hareketler = (db: Db, id: number) => historyLines(db, TEKLIF_HAREKETLERI, id).execute();

/** The columns of a conversation `g` about the quote `e` in wire names. */
export const gorusmeSatiri = (bugun: Gun) => sql`g.id as "Id", e.id as "TeklifId", e.no as "No",
  e.musteri_id as "MusteriId", m.gorunen_ad as "Musteri", p.ad as "Proje", g.gorusme_tur_id as "GorusmeTurId",
  gt.ad as "GorusmeTur", g.tarih as "Tarih", g.aciklama as "Aciklama", g.sonraki_tarih as "Sonraki_Tarih",
  ${acikTakip} as "Acik", ${gecikenTakip(bugun)} as "Gecikti", g.kisi_id as "KisiId",
  k.gorunen_ad as "Kisi"`;
/** True when the conversation `g` still needs its next step: no later conversation exists, and the quote is open. */
export const acikTakip = sql<boolean>`(g.acik and g.sonraki_tarih is not null and e.durum in ${durumlar(ACIK_DURUMLAR)})`;
/** True when this next step is late. */
export const gecikenTakip = (bugun: Gun) => sql<boolean>`(${acikTakip} and g.sonraki_tarih < ${bugun}::date)`;
export const GORUSME_TABLOLARI = sql`
  join musteri m on m.id = e.musteri_id
  join proje p on p.id = e.proje_id
  join tanim gt on gt.id = g.gorusme_tur_id
  join kisi k on k.id = g.kisi_id`;

/** The conversations about all revisions of a number, newest first. */
export const gorusmeler = (db: Db, no: string, bugun: Gun): Promise<TeklifGorusmeSatiri[]> =>
  read(db).rows(sql<TeklifGorusmeSatiri>`
    select ${gorusmeSatiri(bugun)} from teklif_gorusme g join teklif e on e.id = g.teklif_id ${GORUSME_TABLOLARI}
    where e.no = ${no} order by g.tarih desc, g.id desc`);

/** Writes a conversation. It closes the open next steps of the earlier ones. */
export async function gorusmeYaz(
  db: Db,
  no: string,
  g: Omit<Insertable<Database['teklif_gorusme']>, 'acik'>,
): Promise<number> {
  await sql`update teklif_gorusme set acik = false
    where acik and teklif_id in (select id from teklif where no = ${no})`.execute(db);
  return (await db.insertInto('teklif_gorusme').values(g).returning('id').executeTakeFirstOrThrow()).id;
}

/** The discount that a person may give without approval. */
export const siniri = async (db: Db, kisi: number): Promise<number> =>
  (await db.selectFrom('teklif_sinir').select('oran').where('kisi_id', '=', kisi).executeTakeFirst())?.oran ??
  ILK_SINIR;

interface SinirSatiri {
  readonly KisiId: number;
  readonly Kisi: string;
  readonly Oran: number;
  readonly Verilen: boolean;
  readonly Surum: number;
}
/** The writers of quotes, each with the discount that they may give without approval. */
export const sinirlar = (db: Db): Promise<SinirSatiri[]> =>
  read(db).rows(sql<SinirSatiri>`
    select k.id as "KisiId", k.gorunen_ad as "Kisi", coalesce(s.oran, ${ILK_SINIR}) as "Oran",
      s.oran is not null as "Verilen", coalesce(s.surum, 0) as "Surum"
    from kisi k left join teklif_sinir s on s.kisi_id = k.id
    where k.aktif and exists (select from etkin_yetki y where y.kisi_id = k.id
      and y.yetki_id in (${YETKI.teklifYaz}, ${YETKI.ayricalikli}))
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** Writes a person's discount limit. Null when it is not the version that the caller saw. */
export const siniriYaz = (db: Db, kisi: number, oran: number, surum: number): Promise<number | null> =>
  read(db).firstValue(sql<{ surum: number }>`
    insert into teklif_sinir as s (kisi_id, oran) select ${kisi}, ${oran} where ${surum} = 0
      or exists (select from teklif_sinir where kisi_id = ${kisi} and surum = ${surum})
    on conflict (kisi_id) do update set oran = excluded.oran, surum = s.surum + 1 where s.surum = ${surum}
    returning s.surum`);

/** The people who may approve discounts of this product, without `haric`. */
export const onaylayanlar = (db: Db, haric: readonly number[], projeId: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select k.id from kisi k where k.aktif and k.id <> all(${[...haric]}::int[])
      and exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.iskontoOnay})
      and exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id = ${projeId})
    order by k.id`);

/** A quote `e` that waits for this person's approval. Authors never approve their own quote. */
export const onayindaOlan = (kisi: number) => sql`(e.durum = 'onay_bekliyor' and not ${kisi} = any(e.yazanlar))`;

type OnayBekleyen = Pick<BekleyenKayit, 'No' | 'Kim' | 'Konu'> & { readonly revizyon: number };
/** The quotes that wait for this person's approval, due with the last day of their validity. */
export const onayBekleyenler = (
  db: Db,
  kisi: number,
  projelist: UrunKapsami,
  enCok: number,
): Promise<BekleyenKayitlar> =>
  firstWaiting<OnayBekleyen>(
    db,
    {
      from: sql`teklif e where ${onayindaOlan(kisi)} and ${kapsamda(projelist)}`,
      id: sql`e.id`,
      due: endOfDay(sql`e.gecerlilik_tarihi`),
      since: startOfDay(sql`e.tarih`),
      joins: sql`join teklif e on e.id = x.id join musteri m on m.id = e.musteri_id`,
      columns: sql`e.no as "No", e.revizyon, m.gorunen_ad as "Kim", e.baslik as "Konu"`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, revizyon, Kim, Konu }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      Konu,
      No: teklifNo(No, revizyon),
      Eylem: 'karar',
      Yol: kayitYolu(SAYFA.teklif[0], Id),
    }),
  );

/** The last quote of each of these customers that was lost to another program. */
export const programaKaybedilenler = (db: Db, musteriler: readonly number[], projelist: UrunKapsami) =>
  read(db).rows(sql<{ MusteriId: number; Id: number; Program: string; Gun: string }>`
    select distinct on (e.musteri_id) e.musteri_id as "MusteriId", e.id as "Id", dp.ad as "Program",
      (e.karar_zamani at time zone 'Europe/Istanbul')::date as "Gun"
    from teklif e join tanim dp on dp.id = e.diger_program_id
    where e.musteri_id = any(${[...musteriler]}::int[]) and e.durum = 'red' and ${kapsamda(projelist)}
    order by e.musteri_id, e.karar_zamani desc, e.id desc`);
