import { z } from 'zod';
import { kimlik, tarih } from '../../platform/field/alan.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { BAG_TURLERI, type BagTuru } from './cpm.ts';
import { ANALIZ_GRUPLARI, ANALIZ_KUMELERI, type AnalizGrubu, type AnalizKumesi } from './deger.ts';
import { AKIS_TURLERI, type AkisTuru } from './akis.ts';
import { PLAN_DURUMLARI, PRJ_DURUMLARI } from './rules.ts';

/** Rows of projects, plans and flows as screens show them. */

export const prjDurumu = z.enum(PRJ_DURUMLARI, { error: 'bilinen bir proje durumu değil' });
export const planDurumu = z.enum(PLAN_DURUMLARI, { error: 'bilinen bir plan durumu değil' });
export const bagTuru = z.enum(Object.keys(BAG_TURLERI) as BagTuru[], { error: 'FS, SS, FF ya da SF olmalı' });
export const akisTuru = z.enum(Object.keys(AKIS_TURLERI) as AkisTuru[], { error: 'bilinen bir adım türü değil' });

export const prjSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  UrunId: z.int(),
  Urun: z.string(),
  UrunRenk: tanimRengi,
  /** null: an internal project. */
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  DurumAnahtar: prjDurumu,
  Durum: z.string(),
  SorumluId: z.int(),
  Sorumlu: z.string(),
  EkipId: z.int().nullable(),
  Ekip: z.string().nullable(),
  Baslama_Tarihi: z.string(),
  Bitis_Tarihi: z.string(),
  Gecikti: z.boolean(),
  /** Counts of all plans, of finished ones and of late ones. */
  Plan: z.int(),
  Biten: z.int(),
  Geciken: z.int(),
  /** Last day of all its plans; null: it has none. */
  PlanBitis: z.string().nullable(),
  Ilerleme: z.int(),
  Surum: z.int(),
});
export type PrjSatiri = z.infer<typeof prjSatiri>;

export const prjKarti = prjSatiri.extend({
  Aciklama: z.string(),
  /** Rights of the reader: planning, and approving. */
  Planlar: z.boolean(),
  Onaylar: z.boolean(),
});
export type PrjKarti = z.infer<typeof prjKarti>;

export const konuSatiri = z.strictObject({
  Id: z.int(),
  UstId: z.int().nullable(),
  Ad: z.string(),
  Sira: z.int(),
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  /** Days of the plans in this topic and in those below; null: there are none. */
  Baslama_Tarihi: z.string().nullable(),
  Bitis_Tarihi: z.string().nullable(),
  Ilerleme: z.int(),
  Plan: z.int(),
  Surum: z.int(),
});
export type KonuSatiri = z.infer<typeof konuSatiri>;

const planBagi = z.strictObject({ PlanId: z.int(), Tur: bagTuru, Gecikme: z.int() });

export const planSatiri = z.strictObject({
  Id: z.int(),
  ProjeId: z.int(),
  KonuId: z.int(),
  Ad: z.string(),
  Aciklama: z.string(),
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  EkipId: z.int().nullable(),
  Ekip: z.string().nullable(),
  Baslama_Tarihi: z.string(),
  Bitis_Tarihi: z.string(),
  Gercek_Baslama: z.string().nullable(),
  Gercek_Bitis: z.string().nullable(),
  /** Estimated hours, then recorded ones. */
  Tahmini_Sure: z.number(),
  Gerceklesen_Sure: z.number(),
  Ilerleme: z.int(),
  KilometreTasi: z.boolean(),
  DurumAnahtar: planDurumu,
  PlanSurum: z.int(),
  OnayIsteyenId: z.int().nullable(),
  /** Days of the last approved version; null: none was approved. */
  TemelBaslama: z.string().nullable(),
  TemelBitis: z.string().nullable(),
  Adim: z.int(),
  BitenAdim: z.int(),
  Gecikti: z.boolean(),
  /** Working days of delay; for a finished plan, those after its promised end. */
  Gecikme: z.int(),
  /** Total float in working days; null: not calculated. */
  Bolluk: z.int().nullable(),
  Kritik: z.boolean(),
  Bagimliliklar: z.array(planBagi),
  Sira: z.int(),
  Surum: z.int(),
});
export type PlanSatiri = z.infer<typeof planSatiri>;

export const akisSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Aciklama: z.string(),
  Tur: akisTuru,
  Sonraki: z.array(z.strictObject({ AkisId: z.int(), Etiket: z.string() })),
  SorumluId: z.int().nullable(),
  Sure: z.number().nullable(),
  Tamamlandi: z.boolean(),
  X: z.int(),
  Y: z.int(),
});

export const takipSatiri = z.strictObject({
  Id: z.int(),
  PlanId: z.int(),
  KisiId: z.int(),
  Kisi: z.string(),
  Tarih: z.string(),
  Aciklama: z.string(),
  Gerceklesen_Sure: z.number(),
  Ilerleme: z.int(),
  Surum: z.int(),
});
export type TakipSatiri = z.infer<typeof takipSatiri>;

/** Content of a request for approval, and the decision on it. */
export const planSurumu = z.strictObject({
  Id: z.int(),
  No: z.int(),
  Baslama_Tarihi: z.string(),
  Bitis_Tarihi: z.string(),
  Icerik: z.strictObject({
    Ad: z.string(),
    Aciklama: z.string(),
    Tahmini_Sure: z.number(),
    Sorumlu: z.string().nullable(),
    Adimlar: z.array(z.string()),
    Oncekiler: z.array(z.string()),
  }),
  Isteyen: z.string(),
  Istek_Zamani: z.string(),
  Karar: z.enum(['onay', 'iade']).nullable(),
  KararVeren: z.string().nullable(),
  Karar_Zamani: z.string().nullable(),
  Aciklama: z.string(),
});
export type PlanSurumu = z.infer<typeof planSurumu>;

/** A plan that a change moves, with its old and new days. */
export const kayanPlan = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  DurumAnahtar: planDurumu,
  EskiBaslama: z.string(),
  EskiBitis: z.string(),
  YeniBaslama: z.string(),
  YeniBitis: z.string(),
});
export type KayanPlan = z.infer<typeof kayanPlan>;

const degerler = {
  BAC: z.number(),
  PV: z.number(),
  EV: z.number(),
  AC: z.number(),
  SV: z.number(),
  CV: z.number(),
  SPI: z.number().nullable(),
  CPI: z.number().nullable(),
  EAC: z.number().nullable(),
};
/** Duration of finished plans in working days; null: no plan is finished. */
const cevrim = z
  .strictObject({
    Adet: z.int(),
    Ortanca: z.number(),
    Alt: z.number(),
    Ust: z.number(),
    EnAz: z.number(),
    EnCok: z.number(),
  })
  .nullable();
const sayilan = { Plan: z.int(), Biten: z.int(), Geciken: z.int(), ...degerler, Cevrim: cevrim };
export const analizSatiri = z.strictObject({
  /** null: plans without a value in this group. */
  Id: z.int().nullable(),
  /** Project of a topic. */
  ProjeId: z.int().nullable(),
  Ad: z.string(),
  ...sayilan,
});
export type AnalizSatiri = z.infer<typeof analizSatiri>;
export const analizOzeti = z.strictObject({
  ...sayilan,
  Proje: z.int(),
  /** Plans that were never approved: they have hours, but no planned value. */
  Onaysiz: z.int(),
  /** Day at whose end the figures are taken. */
  Gun: z.string(),
  Ilk: z.string(),
  Son: z.string(),
});
export type AnalizOzeti = z.infer<typeof analizOzeti>;
export const analizGrafigi = z.strictObject({
  haftalar: z.array(z.strictObject({ Ilk: z.string(), Son: z.string(), IsGunu: z.int() })),
  /** One entry a week. Future weeks only have the planned value. */
  birikim: z.array(
    z.strictObject({ Gun: z.string(), PV: z.number(), EV: z.number().nullable(), AC: z.number().nullable() }),
  ),
  /** Hours of each person by week: recorded ones and remaining ones. */
  yuk: z.array(
    z.strictObject({
      KisiId: z.int(),
      Kisi: z.string(),
      Yazilan: z.array(z.number()),
      Kalan: z.array(z.number()),
    }),
  ),
  cevrim: z.array(z.strictObject({ Ad: z.string(), Adet: z.int() })),
});
export type AnalizGrafigi = z.infer<typeof analizGrafigi>;
export const analizPlani = z.strictObject({
  Id: z.int(),
  ProjeId: z.int(),
  Proje: z.string(),
  Konu: z.string(),
  Ad: z.string(),
  Sorumlu: z.string().nullable(),
  Ekip: z.string().nullable(),
  Baslama_Tarihi: z.string(),
  Bitis_Tarihi: z.string(),
  Gercek_Baslama: z.string().nullable(),
  Gercek_Bitis: z.string().nullable(),
  Ilerleme: z.int(),
  Gecikme: z.int(),
  Cevrim: z.int().nullable(),
  /** Last progress record; null: there is none. */
  SonKayit: z.string().nullable(),
  ...degerler,
});
export type AnalizPlani = z.infer<typeof analizPlani>;

/** Filters of the analysis; 0: plans without this value. */
const analizSuzgeci = {
  ProjeId: kimlik.nullable().default(null),
  KonuId: kimlik.nullable().default(null),
  EkipId: kimlik.or(z.literal(0)).nullable().default(null),
  SorumluId: kimlik.or(z.literal(0)).nullable().default(null),
  /** Without days: the last quarter and the next four weeks. */
  tarih: tarih.nullable().default(null),
  tarih2: tarih.nullable().default(null),
};
const analizGrubu = z.enum(Object.keys(ANALIZ_GRUPLARI) as AnalizGrubu[], { error: 'bilinen bir kırılım değil' });
export const analizIstegi = z.strictObject({ ...analizSuzgeci, grup: analizGrubu.default('proje') });
export type AnalizIstegi = z.infer<typeof analizIstegi>;
const analizKumesi = z.enum(Object.keys(ANALIZ_KUMELERI) as AnalizKumesi[], { error: 'bilinen bir küme değil' });
export const analizPlanIstegi = z.strictObject({
  ...analizSuzgeci,
  hangi: analizKumesi.default('hepsi'),
  /** Day of the figures; null: the last day of the period. */
  Gun: tarih.nullable().default(null),
  /** Monday of the week whose load is shown, and the person. */
  Hafta: tarih.nullable().default(null),
  YukKisiId: kimlik.nullable().default(null),
});
