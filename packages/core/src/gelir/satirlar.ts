import { z } from 'zod';
import { tutar } from '../alan.ts';
import { FATURA_TURLERI } from '../fatura/rules.ts';
import { KOVALAR, SEVIYELER } from './rules.ts';

/** Sums of a period, by currency. */
export const gelirBirimi = z.strictObject({
  Birim: z.string(),
  Adet: z.int(),
  /** Without VAT; returns taken off. */
  Matrah: tutar,
  Odenecek: tutar,
  Tahsil: tutar,
  /** As of now, whenever it was cut. */
  Acik: tutar,
  Gecikmis: tutar,
  /** What fell due in the period, and how much of it is paid; in thousandths. */
  Oran: z.int().nullable(),
  /** Of running licences, a month. */
  AylikYinelenen: tutar,
  YinelenenAdet: z.int(),
});
export const gelirAyi = z.strictObject({ Ay: z.string(), Birim: z.string(), Odenecek: tutar, Tahsil: tutar });
export const gelirKirilimi = z.strictObject({
  /** null: nobody's, as of customers without a dealer. */
  Id: z.int().nullable(),
  Ad: z.string(),
  Birim: z.string(),
  Adet: z.int(),
  Matrah: tutar,
});
export const gelirTahmini = z.strictObject({
  Ay: z.string(),
  Birim: z.string(),
  Adet: z.int(),
  Beklenen: tutar,
  Alt: tutar,
  Ust: tutar,
});

export const alacakYasi = z.strictObject({
  MusteriId: z.int(),
  Musteri: z.string(),
  Birim: z.string(),
  /** In the order of `KOVALAR`. */
  kovalar: z.array(tutar).length(KOVALAR.length),
  Toplam: tutar,
});

/** A row of what a figure is made of. */
export const gelirSatiri = z.strictObject({
  FaturaId: z.int(),
  Tur: z.enum(FATURA_TURLERI),
  No: z.string(),
  Tarih: z.string(),
  Musteri: z.string(),
  Birim: z.string(),
  Tutar: tutar,
});

/** A debt that is late, and what was done about it. */
export const gecikenAlacak = z.strictObject({
  FaturaId: z.int(),
  Tur: z.enum(FATURA_TURLERI),
  No: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Birim: z.string(),
  Kalan: tutar,
  Vade: z.string(),
  Gecikme: z.int(),
  /** At the rates that are written; 0 where none is. */
  Faiz: tutar,
  SonSeviye: z.union(SEVIYELER.map((s) => z.literal(s))).nullable(),
  SonZaman: z.string().nullable(),
  SozGunu: z.string().nullable(),
  SozNotu: z.string(),
  Durduruldu: z.boolean(),
  DurmaNedeni: z.string(),
  /** Which reminder is due; null: none is. */
  Siradaki: z.union(SEVIYELER.map((s) => z.literal(s))).nullable(),
  /** Why none is. */
  Engel: z.string(),
});

export const faizOrani = z.strictObject({
  Gecerlilik: z.string(),
  /** In hundredths of a percent a year. */
  Oran: z.int(),
  Aciklama: z.string(),
  Yazan: z.string().nullable(),
});

/** A line of a customer's account: what they came to owe, or what they paid. */
export const cariSatiri = z.strictObject({
  /** The act of the ledger. */
  FisSira: z.int(),
  Gun: z.string(),
  Aciklama: z.string(),
  Borc: tutar,
  Alacak: tutar,
  /** The debt after it; below 0, the sum paid ahead. */
  Bakiye: tutar,
  FaturaId: z.int().nullable(),
  Tur: z.enum(FATURA_TURLERI).nullable(),
});

/** A customer's debt in one currency. */
export const cariBakiyesi = z.strictObject({
  Birim: z.string(),
  Bakiye: tutar,
  /** The late part of the open invoices. */
  Gecikmis: tutar,
});
