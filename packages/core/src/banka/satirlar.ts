import { z } from 'zod';
import { tutar } from '../alan.ts';
import { FATURA_TURLERI } from '../fatura/rules.ts';
import { SAGLAYICI_ADLARI } from '../odeme/rules.ts';
import { GEREKCE_METNI } from './eslesme.ts';
import { SINIFLAR, type Sinif } from './rules.ts';

/** A movement of an account; the other side's account and identity number are masked. */
export const bankaHareketi = z.strictObject({
  Id: z.int(),
  HesapId: z.int(),
  Hesap: z.string(),
  Birim: z.string(),
  Gun: z.string(),
  Valor: z.string().nullable(),
  Saat: z.string().nullable(),
  /** Above 0: came in. */
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
  /** Null also of a customer whom the reader does not see. */
  Musteri: z.string().nullable(),
  KarsiHesapId: z.int().nullable(),
  KarsiHesap: z.string().nullable(),
  HesapKod: z.string().nullable(),
  DefterHesabi: z.string().nullable(),
  Notu: z.string(),
  /** What the bank kept before it came. */
  Masraf: tutar,
  /** The invoices that it paid, as far as the reader sees them. */
  faturalar: z.array(z.strictObject({ Id: z.int(), Tur: z.enum(FATURA_TURLERI), No: z.string(), Tutar: tutar })),
  /** The act in the ledger. */
  FisSira: z.int().nullable(),
  Isleyen: z.string().nullable(),
  Islem_Zamani: z.string().nullable(),
  /** Its day is closed. */
  GunKapali: z.boolean(),
  Surum: z.int(),
});

/** A movement of which something has paid no invoice. */
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
/** A payment written by hand that a movement may be. */
export const eslesenTahsilat = z.strictObject({ Id: z.int(), No: z.string(), Tarih: z.string(), Tutar: tutar });

/** Whose a movement may be, what it pays, and why. */
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

/** A lump of payments by card that a movement may be, and why. */
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

/** A movement that is certain, with what it is. */
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
  /** Rows that are there already. */
  Tekrar: z.int(),
  /** Announced, not on the account yet: not imported. */
  Bekleyen: z.int(),
  /** From before the account was opened here. */
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
  /** It is the last one that closed, and so may be opened again. */
  Acilabilir: z.boolean(),
  engeller: z.array(z.strictObject({ Tur: z.string(), Metin: z.string() })),
});
