import { z } from 'zod';
import { kimlik, metin, para, surum, tamSayi, tarih, yeniVeyaKimlik, zorunluMetin } from '../../platform/field/alan.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';
import { EN_COK_YANIT_GUNU } from './gelen.ts';
import { EN_COK_KALEM, FATURA_SENARYOLARI, FATURA_TIPLERI } from './rules.ts';

/** Forms of invoices and of the selling company. */

const kod = z.string({ error: 'metin olmalı' }).regex(/^\d{3}$/, { error: 'üç haneli bir kod olmalı' });
const ondalik = z
  .string({ error: 'metin olmalı' })
  .regex(/^\d{1,12}(?:\.\d{1,8})?$/, { error: '1250.5 gibi yazılmış bir sayı olmalı' });
const kalem = z.strictObject({
  Ad: zorunluMetin(300),
  Miktar: ondalik,
  BirimKodu: z.string().regex(/^[A-Z0-9]{2,3}$/, { error: 'bilinen bir birim kodu değil' }),
  BirimFiyat: ondalik,
  IskontoOran: tamSayi(1, 10_000).nullable().default(null),
  IskontoTutar: para.default(0 as z.output<typeof para>),
  KdvOran: tamSayi(0, 100),
  MuafiyetKodu: kod.nullable().default(null),
  TevkifatKodu: kod.nullable().default(null),
});
export const form = z.strictObject({
  Id: yeniVeyaKimlik,
  Surum: surum,
  MusteriId: kimlik,
  ProjeId: kimlik,
  Senaryo: z.enum(FATURA_SENARYOLARI, { error: 'bilinen bir senaryo değil' }),
  Tip: z.enum(FATURA_TIPLERI, { error: 'bilinen bir fatura tipi değil' }),
  Tarih: tarih,
  Vade: tarih.nullable(),
  ParaBirimi: z.string().regex(/^[A-Z]{3}$/, { error: 'üç harfli bir para birimi kodu olmalı' }),
  Kur: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,6})?$/, { error: '41.25 gibi yazılmış bir kur olmalı' })
    .nullable(),
  Aciklama: metin(2000),
  Kalemler: z.array(kalem).max(EN_COK_KALEM, { error: `en fazla ${EN_COK_KALEM} satır olabilir` }),
});

export const ayar = z.strictObject({
  Unvan: metin(200),
  Vkn: z.string().regex(/^(?:\d{10,11})?$/, { error: '10 ya da 11 haneli olmalı' }),
  VergiDairesi: metin(100),
  Adres: metin(300),
  Ilce: metin(60),
  Il: metin(60),
  Telefon: metin(TELEFON_UZUNLUGU),
  Eposta: metin(120),
  /** IBAN for payments of public bodies. Empty: invoices to public bodies cannot be issued. */
  Iban: metin(40),
  EfaturaSeri: metin(3),
  EarsivSeri: metin(3),
  VadeGun: tamSayi(0, 365),
  YanitGun: tamSayi(1, EN_COK_YANIT_GUNU),
});
