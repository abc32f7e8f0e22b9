import { z } from 'zod';
import { kayitSekli, kimlik, secenek, tutar } from '../../platform/field/alan.ts';
import { YETKILI_ALANLARI } from '../../musteri/yetkili/alanlar.ts';
import { BAYI_ALANLARI } from './alanlar.ts';

/** Rows in the answers of the dealer calls. */

/** A dealer in the list. */
export const bayiSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Aktif: z.boolean(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  /** The territory, in words. */
  Bolge: z.string(),
  /** The first contact person. */
  Yetkili: z.string().nullable(),
  Telefon: z.string().nullable(),
  Eposta: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  Sozlesme_Baslama: z.string().nullable(),
  Sozlesme_Bitis: z.string().nullable(),
  /** Customers with the caller's products. */
  Musteri: z.int(),
  /** Running licences. */
  Lisans: z.int(),
  Surum: z.int(),
});
export type BayiSatiri = z.infer<typeof bayiSatiri>;

/** A dealer on its card. */
export const bayiKarti = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Aktif: z.boolean(),
  ...kayitSekli(BAYI_ALANLARI),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Sozlesme: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  BolgeIller: z.array(secenek),
  BolgeIlceler: z.array(secenek.extend({ Il: z.string() })),
  Projeler: z.array(secenek),
  Musteri: z.int(),
  Lisans: z.int(),
  Surum: z.int(),
});
export type BayiKarti = z.infer<typeof bayiKarti>;

export const bayiYetkilisi = z.strictObject({ YetkiliId: z.int(), ...kayitSekli(YETKILI_ALANLARI) });
export type BayiYetkiliSatiri = z.infer<typeof bayiYetkilisi>;

/** Terms of a dealer from a day on. */
export const bayiKosulu = z.strictObject({
  KosulId: z.int(),
  Gecerlilik: z.string(),
  KomisyonOran: z.number(),
  IskontoOran: z.number(),
  RiskLimiti: tutar.nullable(),
  Aciklama: z.string(),
  Yazan: z.string().nullable(),
  Zaman: z.string(),
});
export type BayiKosulu = z.infer<typeof bayiKosulu>;

export const bayiMusterisi = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  Durum: z.string(),
  /** Running licences. */
  Lisans: z.int(),
  /** The customer belongs to the dealer since this day. */
  Beri: z.string().nullable(),
});
export type BayiMusterisi = z.infer<typeof bayiMusterisi>;

export const bayiLisansi = z.strictObject({
  Id: z.int(),
  LisansNo: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Proje: z.string(),
  LisansTur: z.string(),
  BaslamaTarihi: z.string(),
  BitisTarihi: z.string().nullable(),
  KalanGun: z.int().nullable(),
  YillikBedel: tutar,
  ParaBirimi: z.string(),
  Durum: z.string(),
});
export type BayiLisansi = z.infer<typeof bayiLisansi>;

/** A past assignment of a customer or a licence to a dealer. */
export const bayiAtamasi = z.strictObject({
  Nesne: z.enum(['musteri', 'lisans']),
  NesneId: z.int(),
  MusteriId: z.int(),
  Ad: z.string(),
  Baslama: z.string(),
  Bitis: z.string().nullable(),
  /** The current dealer. Null: no dealer, or still this one. */
  Yeni: z.string().nullable(),
});
export type BayiAtamasi = z.infer<typeof bayiAtamasi>;

/** A dealer's month: new, renewed and lost licences, and the yearly fees of new and renewed ones in TRY. */
export const bayiAyi = z.strictObject({
  Ay: z.int(),
  Yeni: z.int(),
  Yenilenen: z.int(),
  Kaybedilen: z.int(),
  Tutar: tutar,
});
export type BayiAyi = z.infer<typeof bayiAyi>;

/** A province: its customers, and the dealers whose territory covers it fully or in part. */
export const bayiIli = z.strictObject({
  IlId: z.int(),
  Ad: z.string(),
  Musteri: z.int(),
  Bayisiz: z.int(),
  Bayiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Tam: z.boolean(), Musteri: z.int() })),
});
export type BayiIli = z.infer<typeof bayiIli>;

/** A district with its customers and its dealers. A dealer may cover the district alone or the whole province. */
export const bayiIlcesi = bayiIli.omit({ IlId: true }).extend({ IlceId: z.int() });
export type BayiIlcesi = z.infer<typeof bayiIlcesi>;

/** A dealer on the map: at its coordinates, or else in its province. */
export const bayiNoktasi = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  IlId: z.int().nullable(),
  Enlem: z.number().nullable(),
  Boylam: z.number().nullable(),
});
export type BayiNoktasi = z.infer<typeof bayiNoktasi>;

/** The previous dealer of the customers and licences, for undo. */
export const bayiOncesi = z.strictObject({
  BayiId: z.int().nullable(),
  MusteriIdler: z.array(kimlik),
  LisansIdler: z.array(kimlik),
});
