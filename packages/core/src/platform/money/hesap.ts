import { type Kurus, kurus } from './para.ts';

/**
 * Arithmetic of documents with lines: quotes and invoices, in the editor, in lists, on paper and in XML, so that they
 * never differ by a kuruş. Whole numbers throughout (BigInt), rounded half away from zero (customers.md 6.2).
 */

/** Quantities and prices carry up to eight decimals. */
const ONDALIK = 8;
const BIRIM = 10n ** BigInt(ONDALIK);

const SAYI = /^(\d{1,12})(?:\.(\d{1,8}))?$/;

/**
 * Reads a quantity or a unit price in the wire format `825.5`: a text with a point, not negative, at most eight
 * decimals. Null: any other text.
 */
export function ondalikOku(metin: string): bigint | null {
  const [, tam, kesir = ''] = SAYI.exec(metin) ?? [];
  return tam === undefined ? null : BigInt(tam) * BIRIM + BigInt(kesir.padEnd(ONDALIK, '0'));
}

/** Division rounded half away from zero. The divisor is positive. */
function bol(pay: bigint, payda: bigint): bigint {
  const arti = pay < 0n ? -pay : pay;
  const sonuc = (arti * 2n + payda) / (payda * 2n);
  return pay < 0n ? -sonuc : sonuc;
}

export interface HesapKalemi {
  /** In the format of `ondalikOku`. The price is in whole units of the currency. */
  readonly Miktar: string;
  readonly BirimFiyat: string;
  /**
   * Per cent with two decimals, as hundredths (`1250`: 12,50 %). A discount amount on the same line is subtracted
   * first.
   */
  readonly IskontoOran: number | null;
  readonly IskontoTutar: Kurus;
  /** Whole per cent. */
  readonly KdvOran: number;
  /** Reason for no VAT. Lines of one rate with different reasons have separate totals. */
  readonly MuafiyetKodu: string | null;
  /** VAT that the buyer withholds: the code and the share of the VAT, `9/10`. */
  readonly Tevkifat: { readonly Kod: string; readonly Pay: number; readonly Payda: number } | null;
  /** Another tax that is part of the VAT base. */
  readonly EkVergi?: Kurus;
}

export interface HesaplananKalem {
  readonly Brut: Kurus;
  readonly Iskonto: Kurus;
  /** Net of discounts, before VAT. */
  readonly Tutar: Kurus;
  readonly KdvTutar: Kurus;
  readonly TevkifTutar: Kurus;
}

export interface HesapSonucu {
  readonly kalemler: readonly HesaplananKalem[];
  /** By rate and reason, in the order of the lines. */
  readonly oranlar: readonly {
    readonly KdvOran: number;
    readonly MuafiyetKodu: string | null;
    readonly Matrah: Kurus;
    readonly Kdv: Kurus;
  }[];
  /** By code. The base of the withholding is the VAT itself. */
  readonly tevkifatlar: readonly {
    readonly Kod: string;
    readonly Pay: number;
    readonly Payda: number;
    readonly Matrah: Kurus;
    readonly Tutar: Kurus;
  }[];
  readonly Brut: Kurus;
  readonly Iskonto: Kurus;
  readonly Matrah: Kurus;
  readonly EkVergi: Kurus;
  /** The full VAT, including the withheld part. */
  readonly Kdv: Kurus;
  readonly Tevkifat: Kurus;
  /** VAT that the buyer pays to the seller. */
  readonly OdenenKdv: Kurus;
  readonly VergiDahil: Kurus;
  readonly Odenecek: Kurus;
}

const para = (n: bigint): Kurus => kurus(Number(n));
const topla = (n: readonly bigint[]): bigint => n.reduce((t, x) => t + x, 0n);

/**
 * Distributes a share `pay/payda` of the sums. Each sum gets its own share, cut to the kuruş. The rest of the rounded
 * total goes to the largest remainders, the first of equal ones. So no share differs from its exact value by a kuruş or
 * more, unlike a distribution by weights.
 */
export function dagit(toplam: bigint, tabanlar: readonly bigint[], pay: bigint, payda: bigint): bigint[] {
  const paylar = tabanlar.map((t, n) => ({ n, pay: (t * pay) / payda, kalan: (t * pay) % payda }));
  let artan = toplam - topla(paylar.map((p) => p.pay));
  for (const p of paylar.toSorted((a, b) => (a.kalan === b.kalan ? a.n - b.n : a.kalan > b.kalan ? -1 : 1))) {
    if (artan <= 0n) break;
    p.pay += 1n;
    artan -= 1n;
  }
  return paylar.map((p) => p.pay);
}

/** Groups items and keeps their order. */
function gruplar<T>(bunlar: readonly T[], anahtar: (t: T) => string): { readonly n: number; readonly t: T }[][] {
  return [
    ...Map.groupBy(
      bunlar.map((t, n) => ({ t, n })),
      ({ t }) => anahtar(t),
    ).values(),
  ];
}

/**
 * Totals of lines. Each line is rounded once, to the kuruş. VAT is calculated from the total of each rate and
 * distributed over its lines, so that the lines' taxes add up to the document's.
 * @throws RangeError for a quantity or price that `ondalikOku` does not read, a discount above its line, a sum too
 * large
 */
export function hesapla(kalemler: readonly HesapKalemi[]): HesapSonucu {
  const satirlar = kalemler.map((k) => {
    const miktar = ondalikOku(k.Miktar);
    const fiyat = ondalikOku(k.BirimFiyat);
    if (miktar === null || fiyat === null) throw new RangeError('not a quantity or price');
    // The product of two factors with eight decimals each, in hundredths.
    const brut = bol(miktar * fiyat * 100n, BIRIM * BIRIM);
    const kalan = brut - BigInt(k.IskontoTutar);
    const iskonto = BigInt(k.IskontoTutar) + bol(kalan * BigInt(k.IskontoOran ?? 0), 10_000n);
    if (iskonto < 0n || iskonto > brut) throw new RangeError('a discount above its line');
    return { brut, iskonto, tutar: brut - iskonto, ek: BigInt(k.EkVergi ?? 0), kdv: 0n, tevkif: 0n };
  });
  const oranlar = gruplar(kalemler, (k) => `${k.KdvOran} ${k.MuafiyetKodu ?? ''}`).map((grup) => {
    const { KdvOran, MuafiyetKodu } = grup[0]!.t;
    const tabanlar = grup.map(({ n }) => satirlar[n]!.tutar + satirlar[n]!.ek);
    const matrah = topla(tabanlar);
    const kdv = bol(matrah * BigInt(KdvOran), 100n);
    dagit(kdv, tabanlar, BigInt(KdvOran), 100n).forEach((pay, i) => (satirlar[grup[i]!.n]!.kdv = pay));
    return { KdvOran, MuafiyetKodu, Matrah: para(matrah), Kdv: para(kdv) };
  });
  const tevkifatlar = gruplar(kalemler, ({ Tevkifat: t }) => (t ? `${t.Kod} ${t.Pay}/${t.Payda}` : '')).flatMap(
    (grup) => {
      const tevkifat = grup[0]!.t.Tevkifat;
      if (!tevkifat) return [];
      const kdvler = grup.map(({ n }) => satirlar[n]!.kdv);
      const tutar = bol(topla(kdvler) * BigInt(tevkifat.Pay), BigInt(tevkifat.Payda));
      dagit(tutar, kdvler, BigInt(tevkifat.Pay), BigInt(tevkifat.Payda)).forEach(
        (pay, i) => (satirlar[grup[i]!.n]!.tevkif = pay),
      );
      return [{ ...tevkifat, Matrah: para(topla(kdvler)), Tutar: para(tutar) }];
    },
  );
  const toplami = (al: (s: (typeof satirlar)[number]) => bigint) => topla(satirlar.map(al));
  const matrah = toplami((s) => s.tutar);
  const ek = toplami((s) => s.ek);
  const kdv = toplami((s) => s.kdv);
  const tevkif = toplami((s) => s.tevkif);
  return {
    kalemler: satirlar.map((s) => ({
      Brut: para(s.brut),
      Iskonto: para(s.iskonto),
      Tutar: para(s.tutar),
      KdvTutar: para(s.kdv),
      TevkifTutar: para(s.tevkif),
    })),
    oranlar,
    tevkifatlar,
    Brut: para(toplami((s) => s.brut)),
    Iskonto: para(toplami((s) => s.iskonto)),
    Matrah: para(matrah),
    EkVergi: para(ek),
    Kdv: para(kdv),
    Tevkifat: para(tevkif),
    OdenenKdv: para(kdv - tevkif),
    VergiDahil: para(matrah + ek + kdv),
    Odenecek: para(matrah + ek + kdv - tevkif),
  };
}

/** The lira value of a document. */
export type LiraToplami = Pick<HesapSonucu, 'Matrah' | 'Kdv' | 'Tevkifat' | 'VergiDahil' | 'Odenecek'>;

/**
 * An amount of another currency in lira, rounded half away from zero. Null if the rate cannot be read.
 * @param kur lira per unit of the currency, `41.1234`
 */
function liraKarsiligi(tutar: Kurus, kur: string): Kurus | null {
  const oran = ondalikOku(kur);
  return oran === null || oran === 0n ? null : para(bol(BigInt(tutar) * oran, BIRIM));
}

/** The lira value of a document. Base, VAT and withheld tax are rounded once each, and the totals are their sums. */
export function liraToplami(
  { Matrah, Kdv, Tevkifat }: Pick<HesapSonucu, 'Matrah' | 'Kdv' | 'Tevkifat'>,
  kur: string | null,
): LiraToplami | null {
  const [matrah, kdv, tevkifat] = [Matrah, Kdv, Tevkifat].map((t) => (kur === null ? null : liraKarsiligi(t, kur)));
  if (matrah == null || kdv == null || tevkifat == null) return null;
  const VergiDahil = kurus(matrah + kdv);
  return { Matrah: matrah, Kdv: kdv, Tevkifat: tevkifat, VergiDahil, Odenecek: kurus(VergiDahil - tevkifat) };
}
