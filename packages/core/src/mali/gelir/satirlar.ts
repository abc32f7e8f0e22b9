import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { FATURA_TURLERI } from '../fatura/rules.ts';
import { KOVALAR, SEVIYELER } from './rules.ts';

/** Sums of a period, by currency. */
export const gelirBirimi = z.strictObject({
  Birim: z.string(),
  Adet: z.int(),
  /** Without VAT, less the returns. */
  Matrah: tutar,
  Odenecek: tutar,
  Tahsil: tutar,
  /** Open now, from invoices of any date. */
  Acik: tutar,
  Gecikmis: tutar,
  /** Paid share of the amount due in the period, in thousandths. */
  Oran: z.int().nullable(),
  /** Monthly income of running licences. */
  AylikYinelenen: tutar,
  YinelenenAdet: z.int(),
});
export const gelirAyi = z.strictObject({ Ay: z.string(), Birim: z.string(), Odenecek: tutar, Tahsil: tutar });
export const gelirKirilimi = z.strictObject({
  /** Null: no owner, for example customers without a dealer. */
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

/** A row behind a total. */
export const gelirSatiri = z.strictObject({
  FaturaId: z.int(),
  Tur: z.enum(FATURA_TURLERI),
  No: z.string(),
  Tarih: z.string(),
  Musteri: z.string(),
  Birim: z.string(),
  Tutar: tutar,
});

/** A late debt, and the steps taken so far. */
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
  /** At the stored rates. 0 without a rate. */
  Faiz: tutar,
  SonSeviye: z.union(SEVIYELER.map((s) => z.literal(s))).nullable(),
  SonZaman: z.string().nullable(),
  SozGunu: z.string().nullable(),
  SozNotu: z.string(),
  Durduruldu: z.boolean(),
  DurmaNedeni: z.string(),
  /** The reminder level that is due, or null. */
  Siradaki: z.union(SEVIYELER.map((s) => z.literal(s))).nullable(),
  /** Reason why no reminder is due. */
  Engel: z.string(),
});

export const faizOrani = z.strictObject({
  Gecerlilik: z.string(),
  /** In hundredths of a percent a year. */
  Oran: z.int(),
  Aciklama: z.string(),
  Yazan: z.string().nullable(),
});

/** A line of a customer's account: a new debt or a payment. */
export const cariSatiri = z.strictObject({
  /** Number of the ledger entry. */
  FisSira: z.int(),
  Gun: z.string(),
  Aciklama: z.string(),
  Borc: tutar,
  Alacak: tutar,
  /** The debt after this line. Negative: an advance. */
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
