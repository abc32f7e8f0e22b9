import { z } from 'zod';
import { kimlik, tarih } from '../alan.ts';
import { tanimRengi } from '../tanim/contract.ts';
import { BAG_TURLERI, type BagTuru } from './cpm.ts';
import { ANALIZ_GRUPLARI, ANALIZ_KUMELERI, type AnalizGrubu, type AnalizKumesi } from './deger.ts';
import { AKIS_TURLERI, type AkisTuru } from './akis.ts';
import { PLAN_DURUMLARI, PRJ_DURUMLARI } from './rules.ts';

/** The rows of projects, plans and flows as screens show them. */

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
  /** null: an inner project. */
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
  /** Whether it should have ended by now. */
  Gecikti: z.boolean(),
  /** All plans, then the done and the late ones. */
  Plan: z.int(),
  Biten: z.int(),
  Geciken: z.int(),
  /** The last day of any of its plans; null: it has none. */
  PlanBitis: z.string().nullable(),
  Ilerleme: z.int(),
  Surum: z.int(),
});
export type PrjSatiri = z.infer<typeof prjSatiri>;

export const prjKarti = prjSatiri.extend({
  Aciklama: z.string(),
  /** Whether the reader plans it, and whether they approve. */
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
  /** Derived from the plans in it and in the topics below; null: there are none. */
  Baslama_Tarihi: z.string().nullable(),
  Bitis_Tarihi: z.string().nullable(),
  Ilerleme: z.int(),
  Plan: z.int(),
  Surum: z.int(),
});
export type KonuSatiri = z.infer<typeof konuSatiri>;

export const planBagi = z.strictObject({ PlanId: z.int(), Tur: bagTuru, Gecikme: z.int() });

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
  /** Hours that were thought of, and those that went into it. */
  Tahmini_Sure: z.number(),
  Gerceklesen_Sure: z.number(),
  Ilerleme: z.int(),
  KilometreTasi: z.boolean(),
  DurumAnahtar: planDurumu,
  PlanSurum: z.int(),
  OnayIsteyenId: z.int().nullable(),
  /** The days of the version that was approved last; null: none was. */
  TemelBaslama: z.string().nullable(),
  TemelBitis: z.string().nullable(),
  Adim: z.int(),
  BitenAdim: z.int(),
  /** Whether it should be done by now. */
  Gecikti: z.boolean(),
  /** Working days of delay; of a finished plan, those that it ended too late. */
  Gecikme: z.int(),
  /** How many working days it could be later without moving the end; null: nothing is known of it. */
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

/** What approval was asked for, beside what was decided. */
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

export const prjHareketi = z.strictObject({
  Id: z.int(),
  Zaman: z.string(),
  Baslik: z.string(),
  Aciklama: z.string(),
  Kisi: z.string().nullable(),
});

/** A plan that a change moves, with its old days and its new ones. */
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
/** How many working days plans took; null: none was done. */
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
  /** null: those that have none. */
  Id: z.int().nullable(),
  /** Of a topic its project. */
  ProjeId: z.int().nullable(),
  Ad: z.string(),
  ...sayilan,
});
export type AnalizSatiri = z.infer<typeof analizSatiri>;
export const analizOzeti = z.strictObject({
  ...sayilan,
  Proje: z.int(),
  /** Plans that were never approved: they have hours, but no value that was planned. */
  Onaysiz: z.int(),
  /** The figures are those of the end of this day. */
  Gun: z.string(),
  Ilk: z.string(),
  Son: z.string(),
});
export type AnalizOzeti = z.infer<typeof analizOzeti>;
export const analizGrafigi = z.strictObject({
  haftalar: z.array(z.strictObject({ Ilk: z.string(), Son: z.string(), IsGunu: z.int() })),
  /** For each week; of weeks to come it is known only what was planned. */
  birikim: z.array(
    z.strictObject({ Gun: z.string(), PV: z.number(), EV: z.number().nullable(), AC: z.number().nullable() }),
  ),
  /** A person's hours, week by week: those that were written, and those that are left. */
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
  /** What was written of it last; null: nothing. */
  SonKayit: z.string().nullable(),
  ...degerler,
});
export type AnalizPlani = z.infer<typeof analizPlani>;

/** Which plans are looked at; 0: those that have none. */
const analizSuzgeci = {
  ProjeId: kimlik.nullable().default(null),
  KonuId: kimlik.nullable().default(null),
  EkipId: kimlik.or(z.literal(0)).nullable().default(null),
  SorumluId: kimlik.or(z.literal(0)).nullable().default(null),
  /** Without days, the last quarter and the next four weeks. */
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
  /** The figures are those of this day; null: of the last of the days. */
  Gun: tarih.nullable().default(null),
  /** The week, from a Monday on, whose load is looked at, and whose. */
  Hafta: tarih.nullable().default(null),
  YukKisiId: kimlik.nullable().default(null),
});
