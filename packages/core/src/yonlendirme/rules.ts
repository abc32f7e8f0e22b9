import { gorunenUzunluk, sayiYaz } from '../metin.ts';
import type { Surec } from '../surec.ts';
import { type An, type Gun, gunEkle, istanbulGunu } from '../tarih.ts';

/** A prospect is handed over until somebody takes it, refuses it, or it is taken back. */
export const YONLENDIRME_DURUMLARI = ['bekliyor', 'kabul', 'red', 'geri'] as const;
export type YonlendirmeDurumu = (typeof YONLENDIRME_DURUMLARI)[number];
export const YONLENDIRME_DURUM_ADLARI: Readonly<Record<YonlendirmeDurumu, string>> = {
  bekliyor: 'Bekliyor',
  kabul: 'Kabul Edildi',
  red: 'Reddedildi',
  geri: 'Geri Alındı',
};

/** The parts of the list, in their order. */
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
/** What of the caller decides: whom it was handed to, who handed it over. */
export interface YonlendirmeCagirani {
  readonly alici: boolean;
  readonly gonderen: boolean;
}

/** The way of a hand-over: whom it was handed to decides, who handed it over may take it back until then. */
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
/** Nobody is given longer to decide than so many days. */
const EN_UZAK_GUN = 60;

export interface YonlendirmeFormu {
  readonly HedefKisiId: number | null;
  readonly HedefDepartmanId: number | null;
  readonly Neden: string;
  readonly Termin: Gun | null;
}
export type YonlendirmeHatalari = Partial<Record<keyof YonlendirmeFormu, string>>;

/** What is wrong with each field of a hand-over. */
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

/** Why a decision cannot be written so; null: it can. */
export const kararHatasi = (durum: YonlendirmeDurumu, aciklama: string): string | null =>
  durum === 'red' && gorunenUzunluk(aciklama) < EN_KISA_NEDEN
    ? `Ret nedenini en az ${EN_KISA_NEDEN} karakterle yazınız.`
    : null;

/** What is known of somebody to whom a prospect may be handed. */
export interface OneriAdayi {
  readonly KisiId: number;
  readonly Ad: string;
  /** The customer's province is one of theirs; null: they have none, and sell everywhere. */
  readonly Bolgede: boolean | null;
  /** How many prospects of this product they won. */
  readonly Kazandigi: number;
  /** How many open prospects are theirs, with what waits for their decision. */
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
 * To whom a prospect is best handed, the best first: who sells in its province before those who sell everywhere, who won
 * with its product, who has less to do. Who sells elsewhere is not proposed.
 * @param il what the province is called; null: it is not known
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
