import type { Gun } from '../../platform/time/tarih.ts';

/**
 * Code lists of the official package: the allowed codes of a document, with their first days. Version 1.43, published
 * on 2026-07-27, in force since 2026-09-14.
 */

export const EARSIV_SENARYOSU = 'EARSIVFATURA';
export const KAMU_SENARYOSU = 'KAMU';
export const SENARYOLAR: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'TICARIFATURA',
  'TEMELFATURA',
  'YOLCUBERABERFATURA',
  'IHRACAT',
  'OZELFATURA',
  KAMU_SENARYOSU,
  'HKS',
  'ENERJI',
  'ILAC_TIBBICIHAZ',
  'YATIRIMTESVIK',
  'IDIS',
  EARSIV_SENARYOSU,
]);

export const TIPLER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'SATIS',
  'IADE',
  'TEVKIFAT',
  'TEVKIFATIADE',
  'ISTISNA',
  'OZELMATRAH',
  'IHRACKAYITLI',
  'SGK',
  'KOMISYONCU',
  'HKSSATIS',
  'HKSKOMISYONCU',
  'KONAKLAMAVERGISI',
  'SARJ',
  'SARJANLIK',
  'TEKNOLOJIDESTEK',
  'YTBSATIS',
  'YTBIADE',
  'YTBISTISNA',
  'YTBTEVKIFAT',
  'YTBTEVKIFATIADE',
]);

/** Return types. */
export const IADE_TIPLERI: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'IADE',
  'TEVKIFATIADE',
  'YTBIADE',
  'YTBTEVKIFATIADE',
]);
/** Types that may have withheld VAT, and types that must have it. */
export const TEVKIFATLI_TIPLER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'TEVKIFAT',
  'IADE',
  'SGK',
  'SARJ',
  'SARJANLIK',
  'YTBTEVKIFAT',
  'YTBIADE',
]);
export const TEVKIFAT_TIPLERI: ReadonlySet<string> = /* @__PURE__ */ new Set(['TEVKIFAT', 'YTBTEVKIFAT']);
/** Withheld taxes that are written as taxes: excise, and VAT in the old way. */
export const OTV_TEVKIFATI = '4171';
export const KDV_TEVKIFATI = '9015';
/** Types that may withhold excise. */
export const OTV_TEVKIFATLI_TIPLER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'TEVKIFAT',
  'IADE',
  'SGK',
  'YTBIADE',
]);
/** Types without VAT that need no reason. */
export const NEDENSIZ_TIPLER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'IADE',
  'YTBIADE',
  'IHRACKAYITLI',
  'OZELMATRAH',
  'SGK',
  'KONAKLAMAVERGISI',
]);

/** Kinds of codes that explain missing or special VAT, with the types that may use them. */
export const KOD_TIPLERI = {
  istisna: ['ISTISNA', 'IADE', 'IHRACKAYITLI', 'SGK', 'YTBISTISNA', 'YTBIADE'],
  ozelMatrah: ['OZELMATRAH', 'IADE', 'SGK'],
  ihracKayitli: ['IHRACKAYITLI', 'IADE', 'SGK'],
} as const;

/** First day of list version 1.43. Older invoices follow the earlier rules. */
export const LISTE_GUNU: Gun = '2026-09-14';
/** Exemptions added by this list. */
export const YENI_ISTISNALAR: ReadonlySet<string> = /* @__PURE__ */ new Set(['233']);
/** Incentive codes. Before this list they were ordinary exemptions, since then they are for incentives only. */
export const TESVIK_KODLARI: ReadonlySet<string> = /* @__PURE__ */ new Set(['308', '339']);
export const TESVIK_SENARYOSU = 'YATIRIMTESVIK';
/** Not an exemption, but no VAT is charged either. */
export const ISTISNA_OLMAYAN = '351';
/** VAT is required with this code. */
export const KDVLI_KOD = '555';
/** The only scenarios that allow it. */
export const KDVLI_KOD_SENARYOLARI: readonly string[] = ['TEMELFATURA', 'TICARIFATURA', EARSIV_SENARYOSU];
export const OZEL_MATRAH_KODU = /^8(?:0[1-9]|1[0-2])$/;
export const IHRAC_KODU = /^70[1-4]$/;
/** Excise exemptions, not VAT exemptions. */
export const OTV_ISTISNASI = /^(?:001|10[1-8]|151)$/;
/** VAT is still calculated, for goods of passengers. */
export const YOLCU_KODU = '501';

export const VERGI_KODLARI: ReadonlySet<string> = /* @__PURE__ */ new Set(
  '0003 0011 0015 0021 0022 0059 0061 0071 0073 0074 0075 0076 0077 1047 1048 4071 4080 4081 4171 8001 8002 8004 8005 8006 8007 8008 9015 9021 9040 9077 9944'.split(
    ' ',
  ),
);
export const KDV_KODU = '0015';
/** Taxes of banks and insurers. Nobody charges VAT on a base with these taxes. */
export const BANKA_VERGILERI: ReadonlySet<string> = /* @__PURE__ */ new Set(['0021', '0022', '9021']);
/** Maximum rate of these taxes. */
export const EN_COK_BANKA_VERGISI = 15;

/** VAT rates. `Son` is the last day on which an invoice may have the rate. */
const KDV_ORANLARI: readonly { readonly Oran: number; readonly Bas: Gun; readonly Son: Gun | null }[] = [
  { Oran: 0, Bas: '1985-01-01', Son: null },
  { Oran: 1, Bas: '1985-01-01', Son: null },
  { Oran: 8, Bas: '1985-01-01', Son: '2023-07-09' },
  { Oran: 18, Bas: '2001-05-15', Son: '2023-07-09' },
  { Oran: 10, Bas: '2023-07-10', Son: null },
  { Oran: 20, Bas: '2023-07-10', Son: null },
];
export const kdvOranlari = (gun: Gun): number[] =>
  KDV_ORANLARI.filter((k) => k.Bas <= gun && (k.Son === null || gun <= k.Son))
    .map((k) => k.Oran)
    .toSorted((a, b) => a - b);

/** Offered units, by code. */
export const BIRIMLER: Readonly<Record<string, string>> = {
  C62: 'Adet',
  HUR: 'Saat',
  DAY: 'Gün',
  MON: 'Ay',
  ANN: 'Yıl',
  LS: 'Götürü',
  SET: 'Takım',
  MTR: 'Metre',
  MTK: 'Metrekare',
  MTQ: 'Metreküp',
  KGM: 'Kilogram',
  GRM: 'Gram',
  TNE: 'Ton',
  LTR: 'Litre',
  KWH: 'Kilovatsaat',
  BX: 'Kutu',
  PR: 'Çift',
  CTM: 'Karat',
  CEN: 'Yüz Adet',
  T3: 'Bin Adet',
  NIU: 'Adet (NIU)',
};
