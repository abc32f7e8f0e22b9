import { hesapla, type HesapKalemi, type HesaplananKalem, ondalikOku } from '../hesap.ts';
import { gorunenUzunluk } from '../metin.ts';
import { EN_COK_KURUS, type Kurus, kurus, paraYaz } from '../para.ts';
import { EN_COK_KALEM, EN_COK_ORAN } from './rules.ts';

/** What a quote comes to: the one place that the editor, the list, the paper and the customer's page have their figures from. */

export const PERIYOTLAR = { tek: 'Bir kez', aylik: 'Aylık', yillik: 'Yıllık' } as const;
export type Periyot = keyof typeof PERIYOTLAR;
/** How often a line is paid in a year; once: not again. */
const YILDA: Readonly<Record<Periyot, number>> = { tek: 0, aylik: 12, yillik: 1 };

/** By the codes that invoices hold. */
export const BIRIMLER = { C62: 'adet', MON: 'ay', ANN: 'yıl', DAY: 'gün', HUR: 'saat' } as const;
export type Birim = keyof typeof BIRIMLER;

/** VAT in per cent, since 10.07.2023. */
export const KDV_ORANLARI = [0, 1, 10, 20] as const;
export type KdvOrani = (typeof KDV_ORANLARI)[number];

export interface TeklifKalemi {
  readonly Ad: string;
  /** Which of our products it is; null: free text. */
  readonly ProjeId: number | null;
  readonly Miktar: string;
  readonly Birim: Birim;
  readonly BirimFiyat: string;
  /** Per cent, as hundredths; null: none, or a sum. */
  readonly IskontoOran: number | null;
  readonly IskontoTutar: Kurus;
  readonly KdvOran: KdvOrani;
  readonly Periyot: Periyot;
  /** Counted only when the customer chooses it. */
  readonly Opsiyonel: boolean;
  readonly Secildi: boolean;
}

/** Four sums that belong together. */
export interface Toplam {
  readonly Brut: Kurus;
  readonly Iskonto: Kurus;
  readonly Matrah: Kurus;
  readonly Kdv: Kurus;
  readonly GenelToplam: Kurus;
}
export interface TeklifToplami extends Toplam {
  readonly kalemler: readonly Pick<HesaplananKalem, 'Brut' | 'Iskonto' | 'Tutar' | 'KdvTutar'>[];
  readonly oranlar: readonly { readonly KdvOran: number; readonly Matrah: Kurus; readonly Kdv: Kurus }[];
  /** What the optional lines that are not chosen would come to. */
  readonly Secmeli: Toplam;
  /** What comes again in a year, without VAT: twelve times what is monthly, once what is yearly. */
  readonly Yillik: Kurus;
  /** The highest discount of a line, optional or not, in hundredths of a per cent, rounded up. */
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

/** What the lines of a quote come to. The lines have been looked at (`kalemHatasi`). */
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
    // A share that was written as such counts as written: rounding to the kuruş does not lift it over a limit.
    IskontoOrani: Math.max(
      0,
      ...kalemler.map((k, n) =>
        k.IskontoTutar === 0 && satirlar[n]!.Brut !== 0 ? (k.IskontoOran ?? 0) : oranlari[n]!,
      ),
    ),
  };
}

/** What the discounts of a quote cost over the whole of its contract, without VAT; what is optional counts only when chosen. */
export function iskontoBedeli(kalemler: readonly TeklifKalemi[], yil: number): Kurus {
  const { kalemler: satirlar } = teklifToplami(kalemler);
  return topla(
    kalemler.flatMap((k, n) =>
      dahil(k) ? [satirlar[n]!.Iskonto * (k.Periyot === 'tek' ? 1 : YILDA[k.Periyot] * yil)] : [],
    ),
  );
}

/** What stands under a line that gives a discount: what that costs over the contract; null: it gives none. */
export function iskontoCumlesi(k: TeklifKalemi, yil: number, birim: string): string | null {
  const bedel = iskontoBedeli([{ ...k, Opsiyonel: false }], yil);
  if (bedel === 0) return null;
  return `${k.Opsiyonel ? 'Seçilirse iskonto' : 'İskonto'}, ${yil} yılda ${paraYaz(bedel, birim)} (KDV hariç).`;
}

/** A number as people type it, `1.250,5`, as it goes over the wire; null: it is none. */
export function ondalikCevir(yazi: string): string | null {
  const s = yazi.trim().replaceAll(/\s/g, '');
  const duz = s.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(s) ? s.replaceAll('.', '').replace(',', '.') : s;
  return ondalikOku(duz) === null ? null : duz;
}

/** A discount as people type it: `%10` or `10%` a share, `150` a sum; empty: none; null: it is neither. */
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
/** Whether a quantity times a price is a sum that can be kept. */
const sigar = (miktar: bigint, fiyat: bigint): boolean => miktar * fiyat * 100n <= BigInt(EN_COK_KURUS) * CARPIM;

/** What is wrong with a line; null: nothing. */
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

/** What is wrong with the lines of a quote together, naming the line; null: nothing. */
export function kalemlerHatasi(kalemler: readonly TeklifKalemi[]): string | null {
  if (kalemler.length > EN_COK_KALEM) return `Bir teklifin en çok ${EN_COK_KALEM} kalemi olabilir.`;
  for (const [n, k] of kalemler.entries()) {
    const hata = kalemHatasi(k);
    if (hata !== null) return `${n + 1}. kalem: ${hata}`;
  }
  // All of it, chosen or not, so that whatever a customer chooses can be kept, and what it comes to in a year.
  const hepsi = teklifToplami(kalemler.map((k) => ({ ...k, Secildi: true })));
  return Math.max(hepsi.GenelToplam, hepsi.Yillik) > EN_COK_KURUS
    ? `Bir teklif, seçmeli kalemleriyle ve bir yılda en çok ${paraYaz(kurus(EN_COK_KURUS))} tutabilir.`
    : null;
}

const lirasi = (tutar: Kurus): string => `${Math.floor(tutar / 100)}.${String(tutar % 100).padStart(2, '0')}`;

/** What a sum of another currency is in liras, by the rate of a day, to the kuruş. */
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

/** What is chosen of the optional lines, by their place, as the customer says it. */
export const secimle = (kalemler: readonly TeklifKalemi[], secilen: ReadonlySet<number>): TeklifKalemi[] =>
  kalemler.map((k, n) => ({ ...k, Secildi: k.Opsiyonel && secilen.has(n) }));
