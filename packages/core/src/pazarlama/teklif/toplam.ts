import { hesapla, type HesapKalemi, type HesaplananKalem, ondalikOku } from '../../platform/money/hesap.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { EN_COK_KURUS, type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import { EN_COK_KALEM, EN_COK_ORAN } from './rules.ts';

/** Totals of a quote. The editor, the list, the paper and the customer's page all take their figures from here. */

export const PERIYOTLAR = { tek: 'Bir kez', aylik: 'Aylık', yillik: 'Yıllık' } as const;
export type Periyot = keyof typeof PERIYOTLAR;
/** Payments of a line in a year. A line that is paid once does not recur, so it has 0. */
const YILDA: Readonly<Record<Periyot, number>> = { tek: 0, aylik: 12, yillik: 1 };

/** Units by the codes that invoices use. */
export const BIRIMLER = { C62: 'adet', MON: 'ay', ANN: 'yıl', DAY: 'gün', HUR: 'saat' } as const;
export type Birim = keyof typeof BIRIMLER;

/** VAT in per cent, since 10.07.2023. */
export const KDV_ORANLARI = [0, 1, 10, 20] as const;
export type KdvOrani = (typeof KDV_ORANLARI)[number];

export interface TeklifKalemi {
  readonly Ad: string;
  /** Our product; null: free text. */
  readonly ProjeId: number | null;
  readonly Miktar: string;
  readonly Birim: Birim;
  readonly BirimFiyat: string;
  /** Hundredths of a per cent; null: no discount, or one as a sum. */
  readonly IskontoOran: number | null;
  readonly IskontoTutar: Kurus;
  readonly KdvOran: KdvOrani;
  readonly Periyot: Periyot;
  /** Counts only when the customer chooses it. */
  readonly Opsiyonel: boolean;
  readonly Secildi: boolean;
}

interface Toplam {
  readonly Brut: Kurus;
  readonly Iskonto: Kurus;
  readonly Matrah: Kurus;
  readonly Kdv: Kurus;
  readonly GenelToplam: Kurus;
}
export interface TeklifToplami extends Toplam {
  readonly kalemler: readonly Pick<HesaplananKalem, 'Brut' | 'Iskonto' | 'Tutar' | 'KdvTutar'>[];
  readonly oranlar: readonly { readonly KdvOran: number; readonly Matrah: Kurus; readonly Kdv: Kurus }[];
  /** Sums of the optional lines that are not chosen. */
  readonly Secmeli: Toplam;
  /** Recurring sum of a year without VAT: monthly lines twelve times, yearly lines once. */
  readonly Yillik: Kurus;
  /** Highest discount of a line, optional or not, in hundredths of a per cent, rounded up. */
  readonly IskontoOrani: number;
}

const hesabi = (k: TeklifKalemi): HesapKalemi => ({
  Miktar: k.Miktar,
  BirimFiyat: k.BirimFiyat,
  IskontoOran: k.IskontoOran,
  IskontoTutar: k.IskontoTutar,
  KdvOran: k.KdvOran,
  MuafiyetKodu: null,
  Tevkifat: null,
});

const topla = (sayilar: Iterable<number>): Kurus => kurus([...sayilar].reduce((t, n) => t + n, 0));
const dahil = (k: TeklifKalemi): boolean => !k.Opsiyonel || k.Secildi;

/** Totals of a quote. `kalemHatasi` must have accepted the lines before. */
export function teklifToplami(kalemler: readonly TeklifKalemi[]): TeklifToplami {
  const icinde = hesapla(kalemler.filter(dahil).map(hesabi));
  const disinda = hesapla(kalemler.filter((k) => !dahil(k)).map(hesabi));
  const [iciSirasi, disiSirasi] = [icinde.kalemler.values(), disinda.kalemler.values()];
  const satirlar = kalemler.map((k) => (dahil(k) ? iciSirasi : disiSirasi).next().value!);
  const yilliklar = kalemler.flatMap((k, n) => (dahil(k) ? [satirlar[n]!.Tutar * YILDA[k.Periyot]] : []));
  // A line for nothing has its whole price as discount.
  const oranlari = satirlar.map((s) => (s.Brut === 0 ? EN_COK_ORAN : Math.ceil((s.Iskonto * EN_COK_ORAN) / s.Brut)));
  const ozeti = (h: typeof icinde): Toplam => ({
    Brut: h.Brut,
    Iskonto: h.Iskonto,
    Matrah: h.Matrah,
    Kdv: h.Kdv,
    GenelToplam: h.Odenecek,
  });
  return {
    kalemler: satirlar.map(({ Brut, Iskonto, Tutar, KdvTutar }) => ({ Brut, Iskonto, Tutar, KdvTutar })),
    oranlar: icinde.oranlar.map(({ KdvOran, Matrah, Kdv }) => ({ KdvOran, Matrah, Kdv })),
    ...ozeti(icinde),
    Secmeli: ozeti(disinda),
    Yillik: topla(yilliklar),
    // A written percentage counts as it is, so that rounding to the kuruş does not lift it over a limit.
    IskontoOrani: Math.max(
      0,
      ...kalemler.map((k, n) =>
        k.IskontoTutar === 0 && satirlar[n]!.Brut !== 0 ? (k.IskontoOran ?? 0) : oranlari[n]!,
      ),
    ),
  };
}

/** Cost of all discounts over the whole contract, without VAT. Optional lines count only when chosen. */
export function iskontoBedeli(kalemler: readonly TeklifKalemi[], yil: number): Kurus {
  const { kalemler: satirlar } = teklifToplami(kalemler);
  return topla(
    kalemler.flatMap((k, n) =>
      dahil(k) ? [satirlar[n]!.Iskonto * (k.Periyot === 'tek' ? 1 : YILDA[k.Periyot] * yil)] : [],
    ),
  );
}

/** Sentence below a line with a discount: its cost over the contract; null: no discount. */
export function iskontoCumlesi(k: TeklifKalemi, yil: number, birim: string): string | null {
  const bedel = iskontoBedeli([{ ...k, Opsiyonel: false }], yil);
  if (bedel === 0) return null;
  return `${k.Opsiyonel ? 'Seçilirse iskonto' : 'İskonto'}, ${yil} yılda ${paraYaz(bedel, birim)} (KDV hariç).`;
}

/** Typed number such as `1.250,5` in the form for calls; null: not a number. */
export function ondalikCevir(yazi: string): string | null {
  const s = yazi.trim().replaceAll(/\s/g, '');
  const duz = s.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(s) ? s.replaceAll('.', '').replace(',', '.') : s;
  return ondalikOku(duz) === null ? null : duz;
}

/** Typed discount: `%10` or `10%` is a percentage, `150` a sum, empty none; null: neither of these. */
export function iskontoCevir(yazi: string): Pick<TeklifKalemi, 'IskontoOran' | 'IskontoTutar'> | null {
  const s = yazi.trim();
  if (s === '') return { IskontoOran: null, IskontoTutar: kurus(0) };
  const sayi = ondalikCevir(s.replace('%', ''));
  if (sayi === null || !/^\d+(\.\d{1,2})?$/.test(sayi)) return null;
  const yuzdelik = Math.round(Number(sayi) * 100);
  if (!s.includes('%')) return yuzdelik > EN_COK_KURUS ? null : { IskontoOran: null, IskontoTutar: kurus(yuzdelik) };
  return yuzdelik > EN_COK_ORAN ? null : { IskontoOran: yuzdelik, IskontoTutar: kurus(0) };
}

const CARPIM = 10n ** 16n;
/** True when quantity times price is a sum that can be saved. */
const sigar = (miktar: bigint, fiyat: bigint): boolean => miktar * fiyat * 100n <= BigInt(EN_COK_KURUS) * CARPIM;

/** Mistake of a line, or null. */
export function kalemHatasi(k: TeklifKalemi): string | null {
  if (gorunenUzunluk(k.Ad) === 0) return 'Kalemin adını yazınız.';
  const [miktar, fiyat] = [ondalikOku(k.Miktar), ondalikOku(k.BirimFiyat)];
  if (miktar === null || miktar === 0n) return 'Miktarı 1 ya da 2,5 gibi yazınız; sıfır olamaz.';
  if (fiyat === null) return 'Birim fiyatı 1.250,50 gibi yazınız.';
  if (!sigar(miktar, fiyat)) return `Bir kalem en çok ${paraYaz(kurus(EN_COK_KURUS))} tutabilir.`;
  if (k.IskontoOran !== null && k.IskontoTutar > 0) return 'İskontoyu ya yüzde ya tutar olarak yazınız.';
  const [{ Brut }] = hesapla([{ ...hesabi(k), IskontoOran: null, IskontoTutar: kurus(0) }]).kalemler as [
    HesaplananKalem,
  ];
  return k.IskontoTutar > Brut ? 'İskonto, kalemin tutarını aşamaz.' : null;
}

/** Mistake of the lines together, with the number of the line, or null. */
export function kalemlerHatasi(kalemler: readonly TeklifKalemi[]): string | null {
  if (kalemler.length > EN_COK_KALEM) return `Bir teklifin en çok ${EN_COK_KALEM} kalemi olabilir.`;
  for (const [n, k] of kalemler.entries()) {
    const hata = kalemHatasi(k);
    if (hata !== null) return `${n + 1}. kalem: ${hata}`;
  }
  // Checks all lines as chosen, so that every choice of the customer can be saved, and the sum of a year as well.
  const hepsi = teklifToplami(kalemler.map((k) => ({ ...k, Secildi: true })));
  return Math.max(hepsi.GenelToplam, hepsi.Yillik) > EN_COK_KURUS
    ? `Bir teklif, seçmeli kalemleriyle ve bir yılda en çok ${paraYaz(kurus(EN_COK_KURUS))} tutabilir.`
    : null;
}

const lirasi = (tutar: Kurus): string => `${Math.floor(tutar / 100)}.${String(tutar % 100).padStart(2, '0')}`;

/** Converts a sum to liras by the rate of a day, to the kuruş. */
export const lirayla = (tutar: Kurus, kur: string): Kurus =>
  hesapla([
    {
      Miktar: lirasi(tutar),
      BirimFiyat: kur,
      IskontoOran: null,
      IskontoTutar: kurus(0),
      KdvOran: 0,
      MuafiyetKodu: null,
      Tevkifat: null,
    },
  ]).Matrah;

/** Marks the optional lines that the customer chose, by their indexes. */
export const secimle = (kalemler: readonly TeklifKalemi[], secilen: ReadonlySet<number>): TeklifKalemi[] =>
  kalemler.map((k, n) => ({ ...k, Secildi: k.Opsiyonel && secilen.has(n) }));
