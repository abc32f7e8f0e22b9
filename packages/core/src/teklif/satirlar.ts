import { z } from 'zod';
import { para, tamSayi, tutar, zorunluMetin, kimlik } from '../alan.ts';
import { FATURA_DURUMLARI, FATURA_TURLERI } from '../fatura/rules.ts';
import { ondalikOku } from '../hesap.ts';
import { PARA_BIRIMLERI } from '../lisans/alanlar.ts';
import { EN_COK_ORAN, TEKLIF_DURUMLARI } from './rules.ts';
import { BIRIMLER, type Birim, KDV_ORANLARI, PERIYOTLAR, type Periyot } from './toplam.ts';

/** What the calls about quotes say of one. */

export const durum = z.enum(TEKLIF_DURUMLARI, { error: 'bilinen bir teklif durumu değil' });
export const paraBirimi = z.enum(PARA_BIRIMLERI, { error: 'bilinen bir para birimi değil' });
export const evet = z.boolean({ error: 'evet ya da hayır olmalı' });

/** A number as `core/hesap` reads it. */
export const ondalik = zorunluMetin(21).refine((s) => ondalikOku(s) !== null, {
  error: 'noktalı, en çok sekiz ondalıklı bir sayı olmalı',
});

const BIRIM_ADLARI = Object.keys(BIRIMLER) as Birim[];
const PERIYOT_ADLARI = Object.keys(PERIYOTLAR) as Periyot[];

/** A line as a person writes it. */
export const kalem = z.strictObject({
  Ad: zorunluMetin(300),
  ProjeId: kimlik.nullable(),
  Miktar: ondalik,
  Birim: z.enum(BIRIM_ADLARI, { error: 'bilinen bir birim değil' }),
  BirimFiyat: ondalik,
  IskontoOran: tamSayi(0, EN_COK_ORAN).nullable(),
  IskontoTutar: para,
  KdvOran: z.literal(KDV_ORANLARI, { error: 'geçerli bir KDV oranı değil' }),
  Periyot: z.enum(PERIYOT_ADLARI, { error: 'bilinen bir ödeme aralığı değil' }),
  Opsiyonel: evet,
});

/** A line as it is answered, with what it comes to. */
export const kalemSatiri = z.strictObject({
  ...kalem.shape,
  Ad: z.string(),
  ProjeId: z.int().nullable(),
  IskontoTutar: tutar,
  /** The customer chose it. */
  Secildi: z.boolean(),
  Brut: tutar,
  Iskonto: tutar,
  Tutar: tutar,
  KdvTutar: tutar,
});
export type TeklifKalemSatiri = z.infer<typeof kalemSatiri>;

const toplamlar = { Brut: tutar, Iskonto: tutar, Matrah: tutar, Kdv: tutar, GenelToplam: tutar };

/** What lines come to. */
export const toplam = z.strictObject({
  ...toplamlar,
  kalemler: z.array(z.strictObject({ Brut: tutar, Iskonto: tutar, Tutar: tutar, KdvTutar: tutar })),
  oranlar: z.array(z.strictObject({ KdvOran: z.int(), Matrah: tutar, Kdv: tutar })),
  Secmeli: z.strictObject(toplamlar),
  Yillik: tutar,
  IskontoOrani: z.int(),
});

/** A quote as lists show it: always one revision. */
export const teklifSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Revizyon: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  Bayi: z.string().nullable(),
  Baslik: z.string(),
  Tarih: z.string(),
  Gecerlilik_Tarihi: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  /** Its last day is over. */
  Gecti: z.boolean(),
  ParaBirimi: paraBirimi,
  GenelToplam: tutar,
  /** The same in liras, by its rate. */
  LiraToplam: tutar,
  Yillik: tutar,
  Olasilik: z.int(),
  Beklenen_Kapanis: z.string().nullable(),
  SahipId: z.int(),
  Sahip: z.string(),
  Surum: z.int(),
});
export type TeklifSatiri = z.infer<typeof teklifSatiri>;

/** A quote as its page shows it. */
export const teklifKarti = teklifSatiri.extend({
  UstTeklifId: z.int().nullable(),
  BayiId: z.int().nullable(),
  Kur: z.string(),
  KurGunu: z.string().nullable(),
  Brut: tutar,
  Iskonto: tutar,
  Matrah: tutar,
  Kdv: tutar,
  /** The highest discount of a line, in hundredths of a per cent. */
  IskontoOrani: z.int(),
  /** It takes its dealer over the limit, by more than was approved; what was sent asks no more. */
  RiskAsimi: z.boolean(),
  Kosullar: z.string(),
  SozlesmeYil: z.int(),
  LisansTurId: z.int().nullable(),
  LisansTur: z.string().nullable(),
  EgitimTurId: z.int().nullable(),
  EgitimTur: z.string().nullable(),
  DigerProgramId: z.int().nullable(),
  DigerProgram: z.string().nullable(),
  KayipNedenId: z.int().nullable(),
  KayipNeden: z.string().nullable(),
  KayipAciklama: z.string(),
  Yazanlar: z.array(z.int()),
  Kalem: z.int(),
  Onaylayan: z.string().nullable(),
  Eposta: z.string(),
  Gonderim_Zamani: z.string().nullable(),
  Goruldu_Zamani: z.string().nullable(),
  Kabul_Zamani: z.string().nullable(),
  KabulEden: z.string(),
  LisansId: z.int().nullable(),
  LisansNo: z.string().nullable(),
  EgitimId: z.int().nullable(),
  /** Why acceptance made no licence by itself; empty: it did, or was not to. */
  LisansEngeli: z.string(),
  FaturaId: z.int().nullable(),
  /** null: it is a draft, or there is none. */
  FaturaNo: z.string().nullable(),
  FaturaTur: z.enum(FATURA_TURLERI).nullable(),
  FaturaDurum: z.enum(FATURA_DURUMLARI).nullable(),
  /** Why acceptance made no draft of an invoice; empty: it did, or was not to. */
  FaturaEngeli: z.string(),
});
export type TeklifKarti = z.infer<typeof teklifKarti>;

/** A contact about a quote. */
export const teklifGorusmeSatiri = z.strictObject({
  Id: z.int(),
  TeklifId: z.int(),
  No: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Proje: z.string(),
  GorusmeTurId: z.int(),
  GorusmeTur: z.string(),
  Tarih: z.string(),
  Aciklama: z.string(),
  /** When to go on; null: nothing was agreed. */
  Sonraki_Tarih: z.string().nullable(),
  /** Nobody has gone on since, and the quote is still open. */
  Acik: z.boolean(),
  Gecikti: z.boolean(),
  KisiId: z.int(),
  Kisi: z.string(),
});
export type TeklifGorusmeSatiri = z.infer<typeof teklifGorusmeSatiri>;

const riskKaydi = { Id: z.int(), MusteriId: z.int(), Musteri: z.string(), Tarih: z.string(), Tutar: tutar };

/** What a dealer stands for, in lira, and the rows that it is made of, as far as the reader works with their products. */
export const bayiRiskKarti = z.strictObject({
  Fatura: tutar,
  Teklif: tutar,
  /** Null: without a limit. */
  Limit: tutar.nullable(),
  /** Whether anything was agreed for today. */
  KosulVar: z.boolean(),
  faturalar: z.array(z.strictObject({ ...riskKaydi, No: z.string(), Tur: z.enum(FATURA_TURLERI) })),
  teklifler: z.array(z.strictObject({ ...riskKaydi, No: z.string() })),
  /** What of it stands in rows of other products, and in rows beyond the longest list. */
  Gorunmeyen: tutar,
});
export type BayiRiskKarti = z.infer<typeof bayiRiskKarti>;
