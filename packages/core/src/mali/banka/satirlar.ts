import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { FATURA_TURLERI } from '../fatura/rules.ts';
import { SAGLAYICI_ADLARI } from '../odeme/rules.ts';
import { GEREKCE_METNI } from './eslesme.ts';
import { SINIFLAR, type Sinif } from './rules.ts';

/** A movement of an account. The other side's account and identity number are masked. */
export const bankaHareketi = z.strictObject({
  Id: z.int(),
  HesapId: z.int(),
  Hesap: z.string(),
  Birim: z.string(),
  Gun: z.string(),
  Valor: z.string().nullable(),
  Saat: z.string().nullable(),
  /** Positive for incoming money. */
  Tutar: tutar,
  Bakiye: tutar.nullable(),
  Kod: z.string().nullable(),
  Referans: z.string().nullable(),
  Aciklama: z.string(),
  KarsiUnvan: z.string().nullable(),
  KarsiIban: z.string().nullable(),
  KarsiVkn: z.string().nullable(),
  Sinif: z.enum(Object.keys(SINIFLAR) as Sinif[]).nullable(),
  MusteriId: z.int().nullable(),
  /** Null also for a customer that the reader may not see. */
  Musteri: z.string().nullable(),
  KarsiHesapId: z.int().nullable(),
  KarsiHesap: z.string().nullable(),
  HesapKod: z.string().nullable(),
  DefterHesabi: z.string().nullable(),
  Notu: z.string(),
  /** Fee that the bank deducted before the money arrived. */
  Masraf: tutar,
  /** Invoices paid by the movement, as far as the reader may see them. */
  faturalar: z.array(z.strictObject({ Id: z.int(), Tur: z.enum(FATURA_TURLERI), No: z.string(), Tutar: tutar })),
  /** Number of the ledger entry. */
  FisSira: z.int().nullable(),
  Isleyen: z.string().nullable(),
  Islem_Zamani: z.string().nullable(),
  /** The day of the movement is closed. */
  GunKapali: z.boolean(),
  Surum: z.int(),
});

/** A movement with money that has not paid an invoice yet. */
export const bankaAvansi = z.strictObject({ HareketId: z.int(), Gun: z.string(), Hesap: z.string(), Kalan: tutar });

const gerekce = z.enum(Object.keys(GEREKCE_METNI) as (keyof typeof GEREKCE_METNI)[]);
/** An open invoice that a movement may pay. */
export const eslesenAlacak = z.strictObject({
  FaturaId: z.int(),
  No: z.string(),
  Tarih: z.string(),
  Vade: z.string().nullable(),
  Kalan: tutar,
});
/** A payment written by hand that a movement may confirm. */
export const eslesenTahsilat = z.strictObject({ Id: z.int(), No: z.string(), Tarih: z.string(), Tutar: tutar });

/** Proposal for a movement: the customer, the payments and the reasons. */
export const bankaOnerisi = z.strictObject({
  MusteriId: z.int(),
  Musteri: z.string(),
  Skor: z.int(),
  gerekceler: z.array(gerekce),
  odenenler: z.array(z.strictObject({ FaturaId: z.int(), No: z.string(), Tutar: tutar })),
  tahsilat: eslesenTahsilat.nullable(),
  Masraf: tutar,
  Avans: tutar,
});

/** Proposal of a lump sum of card payments for a movement, with the reason. */
export const topluKart = z.strictObject({
  Saglayici: z.enum(SAGLAYICI_ADLARI),
  ValorGun: z.string(),
  Adet: z.int(),
  Brut: tutar,
  Iade: tutar,
  Komisyon: tutar,
  TahsilatIdler: z.array(z.int()),
  KesintiIdler: z.array(z.int()),
  Tam: z.boolean(),
  Neden: z.string(),
});

/** A certain movement with its proposal. */
export const kesinEslesme = z.strictObject({
  Id: z.int(),
  Surum: z.int(),
  Gun: z.string(),
  Hesap: z.string(),
  Birim: z.string(),
  Tutar: tutar,
  Aciklama: z.string(),
  oneri: bankaOnerisi,
});

export const okunanEkstre = z.strictObject({
  Ilk: z.string(),
  Son: z.string(),
  Okunan: z.int(),
  Yeni: z.int(),
  /** Rows that were already imported. */
  Tekrar: z.int(),
  /** Announced rows that are not booked yet. They are not imported. */
  Bekleyen: z.int(),
  /** Rows from before the account's opening day. */
  Oncesi: z.int(),
  Giren: tutar,
  Cikan: tutar,
  Acilis: tutar.nullable(),
  Kapanis: tutar.nullable(),
  uyarilar: z.array(z.string()),
});

export const bankaGunu = z.strictObject({
  Gun: z.string(),
  Adet: z.int(),
  Islenmemis: z.int(),
  Giren: tutar,
  Cikan: tutar,
  Hesaplanan: tutar,
  Banka: tutar.nullable(),
  Defter: tutar,
  Kapali: z.boolean(),
  Kapatan: z.string().nullable(),
  /** The last closed day. Only this day may be reopened. */
  Acilabilir: z.boolean(),
  engeller: z.array(z.strictObject({ Tur: z.string(), Metin: z.string() })),
});
