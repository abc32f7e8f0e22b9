import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { ayYaz, type Gun } from '../../platform/time/tarih.ts';

/** Commission of a dealer for a month: a share of the invoices to its customers, less the returns. */

export const HAKEDIS_DURUMLARI = ['hesaplandi', 'onayli', 'faturalandi', 'odendi'] as const;
export type HakedisDurumu = (typeof HAKEDIS_DURUMLARI)[number];
export const HAKEDIS_DURUM_ADLARI: Readonly<Record<HakedisDurumu, string>> = {
  hesaplandi: 'Hesaplandı',
  onayli: 'Onaylı',
  faturalandi: 'Faturalandı',
  odendi: 'Ödendi',
};

export interface HakedisHali {
  readonly DurumAnahtar: HakedisDurumu;
  readonly Tutar: number;
}
export interface HakedisCagirani {
  /** Right 1041: maintains the terms of dealers. */
  readonly onaylar: boolean;
  /** Right 1016: records payments. */
  readonly oder: boolean;
}
/** State machine of a month's commission. Each step can be undone. */
export const HAKEDIS_SURECI: Surec<HakedisDurumu, HakedisHali, HakedisCagirani> = {
  durumlar: HAKEDIS_DURUMLARI,
  ilk: 'hesaplandi',
  hali: (h) => h.DurumAnahtar,
  gecisler: [
    {
      nereden: ['hesaplandi'],
      nereye: 'onayli',
      ad: 'Onayla',
      kim: (c) => c.onaylar,
      kosul: (h) => h.Tutar > 0,
      cumle: 'Alacağı olmayan hakediş onaylanmaz; eksi kalan, bayinin sonraki ayından düşülür.',
    },
    { nereden: ['onayli'], nereye: 'hesaplandi', ad: 'Onayı Geri Al', kim: (c) => c.onaylar },
    { nereden: ['onayli'], nereye: 'faturalandi', ad: 'Faturası Geldi', kim: (c) => c.oder },
    { nereden: ['faturalandi'], nereye: 'onayli', ad: 'Faturayı Geri Al', kim: (c) => c.oder },
    { nereden: ['faturalandi'], nereye: 'odendi', ad: 'Ödendi', kim: (c) => c.oder },
    { nereden: ['odendi'], nereye: 'faturalandi', ad: 'Ödemeyi Geri Al', kim: (c) => c.oder },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki hakediş bu adıma geçmez.`,
};

/** An invoice to a dealer's customer in the month. Negative for a return. */
export interface HakedisKalemi {
  readonly Tarih: Gun;
  /** Without VAT. */
  readonly Matrah: Kurus;
  /** In hundredths of a percent, valid on the day of the sale. */
  readonly Oran: number;
}

/**
 * Commission of an invoice. Half a kuruş is rounded away from zero, so a return takes back the exact commission of its
 * sale.
 */
export function komisyonu({ Matrah, Oran }: Pick<HakedisKalemi, 'Matrah' | 'Oran'>): Kurus {
  const pay = BigInt(Math.abs(Matrah)) * BigInt(Oran);
  const tutar = Number((pay * 2n + 10_000n) / 20_000n);
  return kurus(Matrah < 0 ? 0 - tutar : tutar);
}

export interface HakedisToplami {
  readonly Ciro: Kurus;
  readonly Iade: Kurus;
  readonly Komisyon: Kurus;
  readonly Tutar: Kurus;
}
/**
 * Totals of a month.
 * @param devir negative rest of earlier months
 */
export function hakedisToplami(kalemler: readonly HakedisKalemi[], devir: Kurus): HakedisToplami {
  const topla = (sayilan: readonly HakedisKalemi[]) => kurus(sayilan.reduce((t, k) => t + k.Matrah, 0));
  const Komisyon = kurus(kalemler.reduce((t, k) => t + komisyonu(k), 0));
  return {
    Ciro: topla(kalemler.filter((k) => k.Matrah > 0)),
    Iade: kurus(0 - topla(kalemler.filter((k) => k.Matrah < 0))),
    Komisyon,
    Tutar: kurus(Komisyon + devir),
  };
}

/** Error of the dealer's own invoice, or null. */
export const bayiFaturaHatasi = (no: string): string | null =>
  gorunenUzunluk(no) === 0 ? 'Bayinin kestiği faturanın numarasını yazınız.' : null;

/**
 * Error of the day of the dealer's invoice or of its payment, or null.
 * @param ne `Faturanın`, `Ödemenin`
 */
export function hakedisGunuHatasi(ne: string, gun: Gun, donem: string, bugun: Gun): string | null {
  if (gun > bugun) return `${ne} günü bugünden ileri olamaz.`;
  return gun < `${donem}-01` ? `${ne} günü, hakedişin ayından (${ayYaz(donem)}) önce olamaz.` : null;
}
