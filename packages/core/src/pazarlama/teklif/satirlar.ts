import { z } from 'zod';
import { para, tamSayi, tutar, zorunluMetin, kimlik } from '../../platform/field/alan.ts';
import { FATURA_DURUMLARI, FATURA_TURLERI } from '../../mali/fatura/rules.ts';
import { ondalikOku } from '../../platform/money/hesap.ts';
import { PARA_BIRIMLERI } from '../../musteri/lisans/alanlar.ts';
import { EN_COK_ORAN, TEKLIF_DURUMLARI } from './rules.ts';
import { BIRIMLER, type Birim, KDV_ORANLARI, PERIYOTLAR, type Periyot } from './toplam.ts';

/** Rows of quotes in the answers of calls. */

export const durum = z.enum(TEKLIF_DURUMLARI, { error: 'bilinen bir teklif durumu değil' });
export const paraBirimi = z.enum(PARA_BIRIMLERI, { error: 'bilinen bir para birimi değil' });
export const evet = z.boolean({ error: 'evet ya da hayır olmalı' });

/** A number that `core/hesap` can read. */
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

/** A line in an answer, with its sums. */
export const kalemSatiri = z.strictObject({
  ...kalem.shape,
  Ad: z.string(),
  ProjeId: z.int().nullable(),
  IskontoTutar: tutar,
  /** The customer chose this optional line. */
  Secildi: z.boolean(),
  Brut: tutar,
  Iskonto: tutar,
  Tutar: tutar,
  KdvTutar: tutar,
});
export type TeklifKalemSatiri = z.infer<typeof kalemSatiri>;

const toplamlar = { Brut: tutar, Iskonto: tutar, Matrah: tutar, Kdv: tutar, GenelToplam: tutar };

/** Sums of a quote's lines. */
export const toplam = z.strictObject({
  ...toplamlar,
  kalemler: z.array(z.strictObject({ Brut: tutar, Iskonto: tutar, Tutar: tutar, KdvTutar: tutar })),
  oranlar: z.array(z.strictObject({ KdvOran: z.int(), Matrah: tutar, Kdv: tutar })),
  Secmeli: z.strictObject(toplamlar),
  Yillik: tutar,
  IskontoOrani: z.int(),
});

/** A quote in lists: always one revision. */
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
  /** The last day of its validity is over. */
  Gecti: z.boolean(),
  ParaBirimi: paraBirimi,
  GenelToplam: tutar,
  /** The total in liras, by the rate of the quote. */
  LiraToplam: tutar,
  Yillik: tutar,
  Olasilik: z.int(),
  Beklenen_Kapanis: z.string().nullable(),
  SahipId: z.int(),
  Sahip: z.string(),
  Surum: z.int(),
});
export type TeklifSatiri = z.infer<typeof teklifSatiri>;

/** A quote on its own page. */
export const teklifKarti = teklifSatiri.extend({
  UstTeklifId: z.int().nullable(),
  BayiId: z.int().nullable(),
  Kur: z.string(),
  KurGunu: z.string().nullable(),
  Brut: tutar,
  Iskonto: tutar,
  Matrah: tutar,
  Kdv: tutar,
  /** Highest discount of a line, in hundredths of a per cent. */
  IskontoOrani: z.int(),
  /** The quote takes its dealer over the limit, by more than was approved. Always false for a sent quote. */
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
  /** Reason why acceptance made no licence; empty: it made one, or did not have to. */
  LisansEngeli: z.string(),
  FaturaId: z.int().nullable(),
  /** null: there is no invoice, or only a draft. */
  FaturaNo: z.string().nullable(),
  FaturaTur: z.enum(FATURA_TURLERI).nullable(),
  FaturaDurum: z.enum(FATURA_DURUMLARI).nullable(),
  /** Reason why acceptance made no draft invoice; empty: it made one, or did not have to. */
  FaturaEngeli: z.string(),
});
export type TeklifKarti = z.infer<typeof teklifKarti>;

/** A talk about a quote. */
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
  /** Agreed day of the next talk; null: none. */
  Sonraki_Tarih: z.string().nullable(),
  /** No later talk took place, and the quote is still open. */
  Acik: z.boolean(),
  Gecikti: z.boolean(),
  KisiId: z.int(),
  Kisi: z.string(),
});
export type TeklifGorusmeSatiri = z.infer<typeof teklifGorusmeSatiri>;

const riskKaydi = { Id: z.int(), MusteriId: z.int(), Musteri: z.string(), Tarih: z.string(), Tutar: tutar };

/** Risk of a dealer in lira, with the rows behind it, as far as the reader works with their products. */
export const bayiRiskKarti = z.strictObject({
  Fatura: tutar,
  Teklif: tutar,
  /** Null: without a limit. */
  Limit: tutar.nullable(),
  /** Terms are agreed for today. */
  KosulVar: z.boolean(),
  faturalar: z.array(z.strictObject({ ...riskKaydi, No: z.string(), Tur: z.enum(FATURA_TURLERI) })),
  teklifler: z.array(z.strictObject({ ...riskKaydi, No: z.string() })),
  /** Risk in rows of other products, and in rows beyond the longest list. */
  Gorunmeyen: tutar,
});
export type BayiRiskKarti = z.infer<typeof bayiRiskKarti>;
