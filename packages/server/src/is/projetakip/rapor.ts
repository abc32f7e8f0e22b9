import {
  type AnalizKumesi,
  aralikHatasi,
  cevrimKutulari,
  dagilimi,
  degerTopla,
  gunSayaci,
  type Hafta,
  haftalar,
  harcanan,
  ilerlemesi,
  type IlerlemeKaydi,
  kalanYuk,
  kazanilmisDeger,
  type KazanilmisDeger,
  planlananDeger,
} from '@masabasi/core/is/projetakip/deger';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { calismaTakvimi, gecikme, planGecikti, type PrjDurumu } from '@masabasi/core/is/projetakip/rules';
import type {
  AnalizGrafigi,
  AnalizIstegi,
  AnalizOzeti,
  AnalizPlani,
  AnalizSatiri,
} from '@masabasi/core/is/projetakip/satirlar';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { kapsamda, kisisi, tanimi, tatilleri } from './queries.ts';

/** The figures of projects: the plans of a period, and the calculation. */

/** Largest number of plans in a calculation. */
const EN_COK_ANALIZ_PLANI = 10_000;
type Suzgec = Omit<AnalizIstegi, 'grup'>;

interface HamPlan {
  readonly Id: number;
  readonly ProjeId: number;
  readonly Proje: string;
  readonly PrjDurum: PrjDurumu;
  readonly KonuId: number;
  readonly Konu: string;
  readonly Ad: string;
  readonly SorumluId: number | null;
  readonly Sorumlu: string | null;
  readonly EkipId: number | null;
  readonly Ekip: string | null;
  /** From the last approved version. A plan that was never approved gives its own days. */
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  readonly Saat: number;
  readonly Onayli: boolean;
  readonly KilometreTasi: boolean;
  readonly Gercek_Baslama: Gun | null;
  readonly Gercek_Bitis: Gun | null;
}
interface Kayit extends IlerlemeKaydi {
  readonly PlanId: number;
  readonly KisiId: number;
  readonly Kisi: string;
}

/** The plans whose planned or actual days touch the period. Cancelled projects count only when one is asked for. */
const hamPlanlar = (db: Db, urunler: UrunKapsami, s: Suzgec, ilk: Gun, son: Gun, bugun: Gun): Promise<HamPlan[]> =>
  read(db).rows(sql<HamPlan>`
    select p.id as "Id", r.id as "ProjeId", r.ad as "Proje", r.durum as "PrjDurum", o.id as "KonuId",
      coalesce((select u.ad || ' › ' from proje_konu u where u.id = o.ust_id), '') || o.ad as "Konu", p.ad as "Ad",
      p.sorumlu_id as "SorumluId", ${kisisi(sql`p.sorumlu_id`)} as "Sorumlu", p.ekip_id as "EkipId",
      ${tanimi(sql`p.ekip_id`)} as "Ekip", coalesce(v.baslama, p.baslama) as "Baslama", coalesce(v.bitis, p.bitis) as "Bitis",
      coalesce((v.icerik ->> 'Tahmini_Sure')::float8, p.tahmini_sure::float8) as "Saat", v.id is not null as "Onayli",
      p.kilometre_tasi as "KilometreTasi", p.gercek_baslama as "Gercek_Baslama", p.gercek_bitis as "Gercek_Bitis"
    from proje_plan p join prj r on r.id = p.prj_id join proje_konu o on o.id = p.konu_id
      left join lateral (select s.id, s.baslama, s.bitis, s.icerik from proje_plan_surum s
        where s.plan_id = p.id and s.karar = 'onay' order by s.id desc limit 1) v on true
    where p.silindi is null and ${kapsamda(urunler)} and ${s.ProjeId === null ? sql`r.durum <> 'iptal'` : sql`r.id = ${s.ProjeId}`}
      and least(coalesce(v.baslama, p.baslama), p.gercek_baslama) <= ${son}::date
      and greatest(coalesce(v.bitis, p.bitis), coalesce(p.gercek_bitis, ${bugun}::date)) >= ${ilk}::date
      ${s.SorumluId === null ? sql`` : s.SorumluId === 0 ? sql`and p.sorumlu_id is null` : sql`and p.sorumlu_id = ${s.SorumluId}`}
      ${s.EkipId === null ? sql`` : s.EkipId === 0 ? sql`and p.ekip_id is null` : sql`and p.ekip_id = ${s.EkipId}`}
      ${
        s.KonuId === null
          ? sql``
          : sql`and p.konu_id in (with recursive a as (select id from proje_konu where id = ${s.KonuId}
              union select k.id from proje_konu k join a on k.ust_id = a.id) select id from a)`
      }
    order by r.ad collate "tr-TR-x-icu", r.id, p.sira, p.id limit ${EN_COK_ANALIZ_PLANI + 1}`);

const kayitlari = (db: Db, idler: readonly number[]): Promise<Kayit[]> =>
  read(db).rows(sql<Kayit>`
    select t.plan_id as "PlanId", t.kisi_id as "KisiId", k.gorunen_ad as "Kisi", t.tarih as "Tarih",
      t.gerceklesen_sure::float8 as "Saat", t.ilerleme as "Ilerleme"
    from prj_takip t join kisi k on k.id = t.kisi_id where t.plan_id = any(${[...idler]}::int[])
    order by t.tarih, t.id`);

/** A plan with all its data. */
interface Plan extends HamPlan {
  readonly kayitlar: readonly Kayit[];
}
export interface Olculen {
  readonly planlar: readonly Plan[];
  readonly haftalar: readonly Hafta[];
  readonly Ilk: Gun;
  readonly Son: Gun;
  /** The day of the figures: the last day of the period that is not in the future. */
  readonly Gun: Gun;
  readonly bugun: Gun;
  readonly say: (a: Gun, b: Gun) => number;
  readonly calisir: (gun: Gun) => boolean;
}

/** The plans of a request. A sentence when they cannot be read. */
export async function oku(db: Db, urunler: UrunKapsami, s: Suzgec, bugun: Gun): Promise<Olculen | string> {
  const Son = s.tarih2 ?? gunEkle(s.tarih === null || s.tarih <= bugun ? bugun : s.tarih, 28);
  const Ilk = s.tarih ?? gunEkle(Son, -119);
  const hata = aralikHatasi(Ilk, Son);
  if (hata !== null) return hata;
  const ham = await hamPlanlar(db, urunler, s, Ilk, Son, bugun);
  if (ham.length > EN_COK_ANALIZ_PLANI)
    return 'Bu aralıkta on binden çok plan var; proje seçerek ya da aralığı kısaltarak daraltınız.';
  const kayitlar = Map.groupBy(
    await kayitlari(
      db,
      ham.map((p) => p.Id),
    ),
    (k) => k.PlanId,
  );
  const planlar = ham.map((p) => ({ ...p, kayitlar: kayitlar.get(p.Id) ?? [] }));
  const gunler = [
    Ilk,
    Son,
    bugun,
    ...planlar.flatMap((p) => [p.Baslama, p.Bitis, p.Gercek_Baslama ?? p.Baslama, p.Gercek_Bitis ?? p.Bitis]),
  ];
  const ilk = gunEkle(
    gunler.reduce((a, b) => (b < a ? b : a)),
    -7,
  );
  const son = gunEkle(
    gunler.reduce((a, b) => (b > a ? b : a)),
    7,
  );
  const calisir = calismaTakvimi(await tatilleri(db, ilk, son));
  const say = gunSayaci(ilk, son, calisir);
  const Gun = Son < bugun ? Son : bugun;
  return { planlar, haftalar: haftalar(Ilk, Son, say), Ilk, Son, Gun, bugun, say, calisir };
}

const bitti = (p: HamPlan, gun: Gun): boolean => p.Gercek_Bitis !== null && p.Gercek_Bitis <= gun;
const sozu = (p: HamPlan) => ({ TemelBitis: p.Onayli ? p.Bitis : null, Gercek_Bitis: p.Gercek_Bitis });
const geciken = (p: HamPlan, gun: Gun): boolean => planGecikti(sozu(p), p.PrjDurum, gun);

/** The value of a plan at the end of a day. A plan that was never approved has no value. */
const degeri = (p: Plan, gun: Gun, say: Olculen['say']): KazanilmisDeger =>
  kazanilmisDeger({
    BAC: p.Onayli ? p.Saat : 0,
    PV: p.Onayli ? planlananDeger(p, gun, say) : 0,
    EV: p.Onayli ? (p.Saat * ilerlemesi(p.kayitlar, gun, p.Gercek_Bitis)) / 100 : 0,
    AC: harcanan(p.kayitlar, gun),
  });
const toplami = (planlar: readonly Plan[], gun: Gun, say: Olculen['say']): KazanilmisDeger =>
  kazanilmisDeger(degerTopla(planlar.map((p) => degeri(p, gun, say))));

const yuvarla = (n: number): number => Math.round(n * 100) / 100;
const yuvarlak = (d: KazanilmisDeger): KazanilmisDeger => ({
  BAC: yuvarla(d.BAC),
  PV: yuvarla(d.PV),
  EV: yuvarla(d.EV),
  AC: yuvarla(d.AC),
  SV: yuvarla(d.SV),
  CV: yuvarla(d.CV),
  SPI: d.SPI && yuvarla(d.SPI),
  CPI: d.CPI && yuvarla(d.CPI),
  EAC: d.EAC && yuvarla(d.EAC),
});

/** The working days that a plan took, when it was done in the period. Null for other plans, and for a milestone. */
const cevrimi = (p: HamPlan, { Ilk, Son, say }: Olculen): number | null =>
  p.KilometreTasi ||
  p.Gercek_Baslama === null ||
  p.Gercek_Bitis === null ||
  p.Gercek_Bitis < Ilk ||
  p.Gercek_Bitis > Son
    ? null
    : Math.max(1, say(p.Gercek_Baslama, p.Gercek_Bitis));
const cevrimleri = (planlar: readonly HamPlan[], o: Olculen): number[] => planlar.flatMap((p) => cevrimi(p, o) ?? []);

const sayilan = (planlar: readonly Plan[], o: Olculen) => {
  const c = dagilimi(cevrimleri(planlar, o));
  return {
    Plan: planlar.length,
    Biten: planlar.filter((p) => bitti(p, o.Gun)).length,
    Geciken: planlar.filter((p) => geciken(p, o.Gun)).length,
    ...yuvarlak(toplami(planlar, o.Gun, o.say)),
    Cevrim: c && { ...c, Ortanca: yuvarla(c.Ortanca), Alt: yuvarla(c.Alt), Ust: yuvarla(c.Ust) },
  };
};

export const ozeti = (o: Olculen): AnalizOzeti => ({
  ...sayilan(o.planlar, o),
  Proje: new Set(o.planlar.map((p) => p.ProjeId)).size,
  Onaysiz: o.planlar.filter((p) => !p.Onayli).length,
  Gun: o.Gun,
  Ilk: o.Ilk,
  Son: o.Son,
});

const GRUP = {
  proje: (p: HamPlan) => ({ Id: p.ProjeId, ProjeId: p.ProjeId, Ad: p.Proje }),
  konu: (p: HamPlan) => ({ Id: p.KonuId, ProjeId: p.ProjeId, Ad: `${p.Proje} › ${p.Konu}` }),
  ekip: (p: HamPlan) => ({ Id: p.EkipId, ProjeId: null, Ad: p.Ekip ?? 'Ekibi olmayanlar' }),
  kisi: (p: HamPlan) => ({ Id: p.SorumluId, ProjeId: null, Ad: p.Sorumlu ?? 'Sorumlusu olmayanlar' }),
} as const;
/** The figures of each group, in the order of names and never of figures. */
export function satirlari(o: Olculen, grup: AnalizIstegi['grup']): AnalizSatiri[] {
  const gruplar = Map.groupBy(o.planlar, (p) => GRUP[grup](p).Id);
  return [...gruplar.values()]
    .map((bunlar) => ({ ...GRUP[grup](bunlar[0]!), ...sayilan(bunlar, o) }))
    .toSorted((a, b) => Number(a.Id === null) - Number(b.Id === null) || karsilastir(a.Ad, b.Ad));
}

/** The remaining hours of a plan. Zero when it is done or was never approved. */
const kalani = (p: Plan, o: Olculen): number =>
  bitti(p, o.bugun) || !p.Onayli ? 0 : p.Saat * (1 - ilerlemesi(p.kayitlar, o.bugun, null) / 100);

function yuku(o: Olculen): AnalizGrafigi['yuk'] {
  const bos = () => o.haftalar.map(() => 0);
  const kisiler = new Map<number, { Kisi: string; Yazilan: number[]; Kalan: number[] }>();
  const sahibi = (id: number, Kisi: string) => {
    const k = kisiler.get(id) ?? { Kisi, Yazilan: bos(), Kalan: bos() };
    kisiler.set(id, k);
    return k;
  };
  const haftasi = (gun: Gun) => o.haftalar.findIndex((h) => gun >= h.Ilk && gun <= h.Son);
  for (const p of o.planlar) {
    for (const t of p.kayitlar) {
      const i = haftasi(t.Tarih);
      if (i >= 0) sahibi(t.KisiId, t.Kisi).Yazilan[i]! += t.Saat;
    }
    const kalan = kalani(p, o);
    if (p.SorumluId !== null && kalan > 0)
      kalanYuk(kalan, p, o.bugun, o.haftalar, o.say).forEach((saat, i) => {
        if (saat > 0) sahibi(p.SorumluId!, p.Sorumlu!).Kalan[i]! += saat;
      });
  }
  return [...kisiler]
    .map(([KisiId, k]) => ({
      KisiId,
      Kisi: k.Kisi,
      Yazilan: k.Yazilan.map(yuvarla),
      Kalan: k.Kalan.map(yuvarla),
    }))
    .filter((k) => [...k.Yazilan, ...k.Kalan].some((n) => n > 0))
    .toSorted((a, b) => karsilastir(a.Kisi, b.Kisi));
}

export const grafigi = (o: Olculen): AnalizGrafigi => ({
  haftalar: [...o.haftalar],
  birikim: o.haftalar.map((h) => {
    const Gun = h.Son <= o.bugun ? h.Son : h.Ilk <= o.bugun ? o.bugun : h.Son;
    const d = yuvarlak(toplami(o.planlar, Gun, o.say));
    const oldu = h.Ilk <= o.bugun;
    return { Gun, PV: d.PV, EV: oldu ? d.EV : null, AC: oldu ? d.AC : null };
  }),
  yuk: yuku(o),
  cevrim: cevrimKutulari(cevrimleri(o.planlar, o)),
});

/** The condition of each set of plans behind a figure. */
const KUME: Record<AnalizKumesi, (p: Plan, o: Olculen, gun: Gun) => boolean> = {
  hepsi: () => true,
  biten: (p, _, gun) => bitti(p, gun),
  suren: (p, _, gun) => !bitti(p, gun) && p.Gercek_Baslama !== null && p.Gercek_Baslama <= gun,
  geciken: (p, _, gun) => geciken(p, gun),
  cevrim: (p, o) => cevrimi(p, o) !== null,
  onaysiz: (p) => !p.Onayli,
};

interface Bakilan {
  readonly hangi: AnalizKumesi;
  readonly gun: Gun;
  readonly hafta: Gun | null;
  readonly yukKisi: number | null;
}

/** The plans that stand behind a figure. */
export function ardindakiler(o: Olculen, { hangi, gun, hafta, yukKisi }: Bakilan): readonly Plan[] {
  const bu = hafta === null ? null : haftalar(hafta, hafta, o.say);
  return o.planlar.filter((p) => {
    if (!KUME[hangi](p, o, gun)) return false;
    if (bu === null) return yukKisi === null || p.SorumluId === yukKisi;
    const yazdi = p.kayitlar.some(
      (t) => (yukKisi === null || t.KisiId === yukKisi) && t.Tarih >= bu[0]!.Ilk && t.Tarih <= bu[0]!.Son && t.Saat > 0,
    );
    const kalir =
      (yukKisi === null || p.SorumluId === yukKisi) && kalanYuk(kalani(p, o), p, o.bugun, bu, o.say)[0]! > 0;
    return yazdi || kalir;
  });
}

/** Plans for the screen, each with its last entry. */
export async function planSatirlari(db: Db, planlar: readonly Plan[], o: Olculen, gun: Gun): Promise<AnalizPlani[]> {
  const { rows } = await sql<{ id: number; aciklama: string }>`
    select distinct on (plan_id) plan_id as id, aciklama from prj_takip
    where plan_id = any(${planlar.map((p) => p.Id)}::int[]) and tarih <= ${gun}::date order by plan_id, tarih desc, id desc`.execute(
    db,
  );
  const son = new Map(rows.map((r) => [r.id, r.aciklama]));
  return planlar.map((p) => ({
    Id: p.Id,
    ProjeId: p.ProjeId,
    Proje: p.Proje,
    Konu: p.Konu,
    Ad: p.Ad,
    Sorumlu: p.Sorumlu,
    Ekip: p.Ekip,
    Baslama_Tarihi: p.Baslama,
    Bitis_Tarihi: p.Bitis,
    Gercek_Baslama: p.Gercek_Baslama,
    Gercek_Bitis: p.Gercek_Bitis,
    Ilerleme: ilerlemesi(p.kayitlar, gun, p.Gercek_Bitis),
    Gecikme: gecikme(sozu(p), p.PrjDurum, gun, o.calisir),
    Cevrim: cevrimi(p, o),
    SonKayit: son.get(p.Id) ?? null,
    ...yuvarlak(degeri(p, gun, o.say)),
  }));
}
