import { gorunenUzunluk, sayiYaz } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type An, type Gun, gunEkle, istanbulGunu } from '../../platform/time/tarih.ts';

/** States of a referral. It waits until somebody accepts or refuses it, or its sender takes it back. */
export const YONLENDIRME_DURUMLARI = ['bekliyor', 'kabul', 'red', 'geri'] as const;
export type YonlendirmeDurumu = (typeof YONLENDIRME_DURUMLARI)[number];
export const YONLENDIRME_DURUM_ADLARI: Readonly<Record<YonlendirmeDurumu, string>> = {
  bekliyor: 'Bekliyor',
  kabul: 'Kabul Edildi',
  red: 'Reddedildi',
  geri: 'Geri Alındı',
};

/** Tabs of the list, in their order. */
export const YONLENDIRME_SEKMELERI = {
  bana: 'Kararımı Bekleyen',
  gonderdigim: 'Gönderdiklerim',
  geciken: 'Geciken',
  hepsi: 'Hepsi',
} as const;
export type YonlendirmeSekmesi = keyof typeof YONLENDIRME_SEKMELERI;

export interface YonlendirmeHali {
  readonly DurumAnahtar: YonlendirmeDurumu;
}
/** Role of the caller: receiver or sender of the referral. */
export interface YonlendirmeCagirani {
  readonly alici: boolean;
  readonly gonderen: boolean;
}

/** State machine of a referral. The receiver decides, and the sender may take it back until then. */
export const YONLENDIRME_SURECI: Surec<YonlendirmeDurumu, YonlendirmeHali, YonlendirmeCagirani> = {
  durumlar: YONLENDIRME_DURUMLARI,
  ilk: 'bekliyor',
  hali: (y) => y.DurumAnahtar,
  gecisler: [
    { nereden: ['bekliyor'], nereye: 'kabul', ad: 'Kabul Et', kim: (c) => c.alici },
    { nereden: ['bekliyor'], nereye: 'red', ad: 'Reddet', kim: (c) => c.alici },
    { nereden: ['bekliyor'], nereye: 'geri', ad: 'Geri Al', kim: (c) => c.gonderen },
  ],
  kapali: (durum) => `Bu yönlendirme kapanmış: ‘${durum}’.`,
};

const EN_KISA_NEDEN = 10;
/** Longest time for a decision, in days. */
const EN_UZAK_GUN = 60;

export interface YonlendirmeFormu {
  readonly HedefKisiId: number | null;
  readonly HedefDepartmanId: number | null;
  readonly Neden: string;
  readonly Termin: Gun | null;
}
export type YonlendirmeHatalari = Partial<Record<keyof YonlendirmeFormu, string>>;

/** Mistakes of a referral, by field. */
export function yonlendirmeHatalari(f: YonlendirmeFormu, simdi: An): YonlendirmeHatalari {
  const bugun = istanbulGunu(simdi);
  const termin =
    f.Termin === null
      ? 'Son karar gününü yazınız.'
      : f.Termin < bugun
        ? 'Son karar günü geçmişte olamaz.'
        : f.Termin > gunEkle(bugun, EN_UZAK_GUN)
          ? `Son karar günü en çok ${EN_UZAK_GUN} gün sonra olabilir.`
          : null;
  return {
    ...((f.HedefKisiId === null) === (f.HedefDepartmanId === null) && {
      HedefKisiId: 'Bir kişi ya da bir departman seçiniz.',
    }),
    ...(gorunenUzunluk(f.Neden) < EN_KISA_NEDEN && {
      Neden: `Yönlendirme nedenini en az ${EN_KISA_NEDEN} karakterle yazınız.`,
    }),
    ...(termin && { Termin: termin }),
  };
}

/** Reason to refuse a decision, or null. */
export const kararHatasi = (durum: YonlendirmeDurumu, aciklama: string): string | null =>
  durum === 'red' && gorunenUzunluk(aciklama) < EN_KISA_NEDEN
    ? `Ret nedenini en az ${EN_KISA_NEDEN} karakterle yazınız.`
    : null;

/** A person to whom a prospect may be referred. */
export interface OneriAdayi {
  readonly KisiId: number;
  readonly Ad: string;
  /** True: the customer's province is in the person's regions. Null: the person has no regions and sells everywhere. */
  readonly Bolgede: boolean | null;
  /** Prospects of this product that the person won. */
  readonly Kazandigi: number;
  /** Open prospects of the person, and referrals that wait for their decision. */
  readonly Yuk: number;
}
export interface Oneri {
  readonly KisiId: number;
  readonly Ad: string;
  readonly Puan: number;
  readonly Neden: string;
}

const BOLGE_PUANI = 40;
const KAZANC_PUANI = 5;
const EN_COK_KAZANC = 30;
const YUK_PUANI = 1;

/**
 * People to whom a prospect may be referred, the best first: sellers of its province, then winners with its product,
 * then people with less work. Sellers of other regions are left out.
 * @param il name of the province; null: unknown
 */
export const onerileri = (adaylar: readonly OneriAdayi[], il: string | null): Oneri[] =>
  adaylar
    .filter((a) => a.Bolgede !== false)
    .map((a) => ({
      KisiId: a.KisiId,
      Ad: a.Ad,
      Puan:
        (a.Bolgede === true ? BOLGE_PUANI : 0) +
        Math.min(EN_COK_KAZANC, a.Kazandigi * KAZANC_PUANI) -
        a.Yuk * YUK_PUANI,
      Neden: [
        a.Bolgede === true ? `bölgesi ${il}` : 'her yerde satar',
        a.Kazandigi > 0 && `bu üründe ${sayiYaz(a.Kazandigi)} müşteri kazandı`,
        a.Yuk === 0 ? 'açık adayı yok' : `${sayiYaz(a.Yuk)} açık adayı var`,
      ]
        .filter(Boolean)
        .join(', '),
    }))
    .toSorted((a, b) => b.Puan - a.Puan || a.KisiId - b.KisiId);
