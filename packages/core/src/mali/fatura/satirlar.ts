import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { GELEN_YANITLARI } from './gelen.ts';
import { GONDERIM_DURUMLARI } from './gonderim.ts';
import { KANIT_DENETIMLERI, type KanitDenetimi } from './kanit.ts';
import { FATURA_DURUMLARI, FATURA_SENARYOLARI, FATURA_TIPLERI, FATURA_TURLERI } from './rules.ts';

/** Schemas of invoices in this room's answers. */

/** An invoice in lists. */
export const faturaSatiri = z.strictObject({
  Id: z.int(),
  Tur: z.enum(FATURA_TURLERI),
  /** Null for a draft. */
  No: z.string().nullable(),
  Tarih: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  Senaryo: z.enum(FATURA_SENARYOLARI),
  Tip: z.enum(FATURA_TIPLERI),
  ParaBirimi: z.string(),
  Matrah: tutar,
  Kdv: tutar,
  Odenecek: tutar,
  /** Amount still to be paid. 0 for a draft, a return or a cancelled invoice. */
  Kalan: tutar,
  Vade: z.string().nullable(),
  Durum: z.string(),
  DurumAnahtar: z.enum(FATURA_DURUMLARI),
  /** State at the integrator. Null: not sent. */
  Gonderim: z.enum(GONDERIM_DURUMLARI).nullable(),
  Surum: z.int(),
});
export type FaturaSatiri = z.infer<typeof faturaSatiri>;

export const faturaKalemi = z.strictObject({
  Ad: z.string(),
  Miktar: z.string(),
  BirimKodu: z.string(),
  BirimFiyat: z.string(),
  IskontoOran: z.int().nullable(),
  IskontoTutar: tutar,
  KdvOran: z.int(),
  MuafiyetKodu: z.string().nullable(),
  TevkifatKodu: z.string().nullable(),
});

/** Seller or buyer on the screen. A person's number is masked. */
const taraf = z.strictObject({
  Ad: z.string(),
  KimlikNo: z.string(),
  VergiDairesi: z.string(),
  Adres: z.string(),
});

export const faturaKarti = faturaSatiri.extend({
  Ettn: z.string(),
  LisansId: z.int().nullable(),
  LisansNo: z.string().nullable(),
  /** The quote that the invoice was made from. */
  TeklifId: z.int().nullable(),
  TeklifNo: z.string().nullable(),
  IadeId: z.int().nullable(),
  IadeNo: z.string().nullable(),
  Kur: z.string().nullable(),
  Aciklama: z.string(),
  Brut: tutar,
  Iskonto: tutar,
  Tevkifat: tutar,
  Kesen: z.string().nullable(),
  KesmeZamani: z.string().nullable(),
  IptalNedeni: z.string().nullable(),
});
export type FaturaKarti = z.infer<typeof faturaKarti>;

export const faturaTarafi = taraf;
export type FaturaTarafi = z.infer<typeof taraf>;

export const faturaTahsilati = z.strictObject({
  Id: z.int(),
  Tarih: z.string(),
  Tutar: tutar,
  Kaynak: z.enum(['elle', 'banka', 'odeme']),
  Aciklama: z.string(),
  Yazan: z.string().nullable(),
});
export type FaturaTahsilati = z.infer<typeof faturaTahsilati>;

/** Results of the checks before sending. */
export const faturaKaniti = z.strictObject({
  Zaman: z.string(),
  /** SHA-256 of the checked XML, in hexadecimal. */
  Sha256: z.string(),
  denetimler: z.array(
    z.strictObject({
      Denetim: z.enum(Object.keys(KANIT_DENETIMLERI) as KanitDenetimi[]),
      Gecti: z.boolean(),
      Ayrinti: z.string(),
    }),
  ),
});
/** State at the integrator, and the last message. */
export const faturaGonderimi = z.strictObject({
  Durum: z.enum(GONDERIM_DURUMLARI),
  Kod: z.string().nullable(),
  Aciklama: z.string(),
  Zaman: z.string(),
  Ulasma: z.string().nullable(),
  /** The buyer's reason for the rejection. */
  YanitNedeni: z.string(),
});
export type FaturaGonderimi = z.infer<typeof faturaGonderimi>;

export const aykirilik = z.strictObject({ Kural: z.string(), Cumle: z.string() });

/** An invoice from another sender. */
export const gelenFatura = z.strictObject({
  Id: z.int(),
  Ettn: z.string(),
  No: z.string(),
  Tarih: z.string(),
  Gonderen: z.string(),
  /** Masked for a person. */
  GonderenNo: z.string(),
  Senaryo: z.string(),
  Tip: z.string(),
  ParaBirimi: z.string(),
  Matrah: tutar,
  Vergi: tutar,
  Odenecek: tutar,
  Kaynak: z.enum(['dosya', 'entegrator']),
  Gelis: z.string(),
  Yanit: z.enum(GELEN_YANITLARI),
  YanitAdi: z.string(),
  /** The last day for an answer. Null: this kind is not answered. */
  SonGun: z.string().nullable(),
  /** Number of violated rules. */
  Aykiri: z.int(),
  Surum: z.int(),
});
export type GelenFatura = z.infer<typeof gelenFatura>;

export const gelenKalemi = z.strictObject({
  Id: z.string(),
  Ad: z.string(),
  Miktar: z.string(),
  Birim: z.string(),
  Fiyat: z.string(),
  Kdv: z.string().nullable(),
  Tutar: z.string(),
});
