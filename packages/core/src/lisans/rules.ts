import { alanAdi } from '../alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../geriAlma.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { type Kurus, kurus } from '../para.ts';
import type { Surec } from '../surec.ts';
import { type Gun, ayEkle, gunEkle, gunFarki, tarihYaz } from '../tarih.ts';
import { LISANS_ALANLARI, type LisansAlanlari } from './alanlar.ts';

/** What a licence is on a day: what a person decided, and otherwise its kind and the day. */
export const LISANS_DURUMLARI = ['Aktif', 'Demo', 'Süresi Dolmuş', 'Askıda', 'İptal'] as const;
export type LisansDurumu = (typeof LISANS_DURUMLARI)[number];

/** What a person decides of a licence. */
export const LISANS_HALLERI = ['Aktif', 'Askıda', 'İptal'] as const;
export type LisansHali = (typeof LISANS_HALLERI)[number];

/** What a person decides of a licence, and may take back; a cancelled one stays cancelled. */
export const LISANS_SURECI: Surec<LisansHali, { readonly Hal: LisansHali }, { readonly yonetir: boolean }> = {
  durumlar: LISANS_HALLERI,
  ilk: 'Aktif',
  hali: (l) => l.Hal,
  gecisler: [
    { nereden: ['Aktif', 'Askıda'], nereye: 'İptal', ad: 'İptal Et', kim: (c) => c.yonetir },
    { nereden: ['Aktif'], nereye: 'Askıda', ad: 'Askıya Al', kim: (c) => c.yonetir },
    { nereden: ['Askıda'], nereye: 'Aktif', ad: 'Askıdan İndir', kim: (c) => c.yonetir },
  ],
  kapali: () => 'İptal edilen lisans geri alınmaz; yeni bir lisans açınız.',
  zaten: (hal) => `Lisans zaten ${hal === 'Aktif' ? 'askıda değil' : hal === 'Askıda' ? 'askıda' : 'iptal edilmiş'}.`,
};

/** The parts of the licence report, in their order; a number is the days that are left at most. */
export const LISANS_SEKMELERI = {
  hepsi: 'Hepsi',
  aktif: 'Aktif',
  gun60: '60 Gün',
  gun30: '30 Gün',
  gun15: '15 Gün',
  gun7: '7 Gün',
  dolan: 'Dolan',
  demo: 'Demo',
  askida: 'Askıda',
  iptal: 'İptal',
} as const;
export type LisansSekmesi = keyof typeof LISANS_SEKMELERI;

/** So many days after its end a licence is renewed without a gap; later, from the day it is renewed. */
export const YENILEME_MUHLETI_GUN = 30;

const ayinGunu = (gun: Gun): number => Number(gun.slice(8));

/** The day of the month on which periods begin: the anchor, or the last day of a month too short for it. */
function cipaliAyEkle(gun: Gun, ay: number, cipa: number): Gun {
  const ilkGun = ayEkle(`${gun.slice(0, 7)}-01`, ay);
  const sonGun = ayinGunu(gunEkle(ayEkle(ilkGun, 1), -1));
  return `${ilkGun.slice(0, 7)}-${String(Math.min(cipa, sonGun)).padStart(2, '0')}`;
}

/** The last day of a period of so many months that begins on `baslama`. */
export const donemBitisi = (baslama: Gun, ay: number, cipa: number = ayinGunu(baslama)): Gun =>
  gunEkle(cipaliAyEkle(baslama, ay, cipa), -1);

export interface Donem {
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  readonly CipaGun: number;
}

/**
 * The period that a renewal adds: without a gap where the licence still runs or its grace does, else from today. The
 * anchor stays: from 31 January to 28 February to 31 March.
 * @param ay months
 * @param bugun the day of Istanbul
 */
export function yenilemeDonemi(l: { Bitis: Gun; CipaGun: number }, ay: number, bugun: Gun): Donem {
  const ertesi = gunEkle(l.Bitis, 1);
  const gecikti = gunFarki(ertesi, bugun) > YENILEME_MUHLETI_GUN;
  const Baslama = gecikti ? bugun : ertesi;
  // An end that somebody wrote by hand moves the anchor with it.
  const cipada = !gecikti && cipaliAyEkle(ertesi, 0, l.CipaGun) === ertesi;
  const CipaGun = cipada ? l.CipaGun : ayinGunu(Baslama);
  return { Baslama, Bitis: donemBitisi(Baslama, ay, CipaGun), CipaGun };
}

/** Why a licence is not renewed; null: nothing stands against it. */
export function yenilemeEngeli({ BitisTarihi, Hal }: { readonly BitisTarihi: Gun | null; readonly Hal: LisansHali }) {
  if (BitisTarihi === null) return 'Süresiz lisans yenilenmez.';
  return Hal === 'Aktif' ? null : `Lisans ${Hal === 'Askıda' ? 'askıda' : 'iptal edilmiş'}; yenilenmez.`;
}

/** So long after a reminder nobody is reminded once more by mistake. */
export const HATIRLATMA_ARASI_GUN = 7;

/** What a rule looks at before the customer of a licence is written to, by a person or in the night. */
export interface Yazilan {
  /** The licence says that its customer is told of its end. */
  readonly MusteriyeUyari: boolean;
  /** The customer's. */
  readonly Eposta: string | null;
  /** What the customer last said of being written to; null: nothing. */
  readonly Onay: 'Onay' | 'Ret' | null;
  /**
   * The day on which the customer was last written to of it; null: never. To a person every mail counts; in the night only
   * what a person has sent, as its own thresholds keep their distance.
   */
  readonly SonYazi: Gun | null;
}

/** Why the customer of a licence is not written to of its end; null: nothing stands against it. `yine`: also who was lately. */
export function yazmaEngeli(y: Yazilan, bugun: Gun, yine = false): string | null {
  if (!y.MusteriyeUyari) return 'Lisansta müşteriye uyarı kapalı.';
  if (y.Eposta === null) return 'Müşterinin e-posta adresi yok.';
  if (y.Onay === 'Ret') return 'Müşteri e-posta almak istemiyor.';
  if (yine || y.SonYazi === null || gunFarki(y.SonYazi, bugun) >= HATIRLATMA_ARASI_GUN) return null;
  return `${tarihYaz(y.SonYazi)} günü hatırlatıldı.`;
}

/** What a rule looks at of a licence whose customer a person reminds. */
export interface Hatirlanan extends Yazilan {
  readonly Hal: LisansHali;
  readonly BitisTarihi: Gun | null;
}

/** Why a person does not remind the customer of a licence; null: nothing stands against it. `yine`: also who was lately. */
export function hatirlatmaEngeli(h: Hatirlanan, bugun: Gun, yine: boolean): string | null {
  if (h.Hal !== 'Aktif') return h.Hal === 'Askıda' ? 'Lisans askıda.' : 'Lisans iptal edilmiş.';
  if (h.BitisTarihi === null) return 'Süresiz lisans.';
  return yazmaEngeli(h, bugun, yine);
}

/** So many licences are renewed, or their customers reminded, at once. */
export const EN_COK_TOPLU = 100;

const YENILEME_SOZU = {
  baskasi: 'Yenilemeyi yalnız yapan kişi geri alabilir.',
  gec: `Yenileme ${GERI_ALMA_DK} dakika içinde geri alınır; bitiş tarihini karttan düzeltiniz.`,
};

/** Why the last renewal of a licence cannot be taken back, or null. */
export function geriAlmaEngeli(son: SonHareket | null, kisi: number): string | null {
  if (son?.Tur !== 'Yenileme') return 'Lisansın son işlemi bir yenileme değil; geri alınacak bir şey yok.';
  return geriAlinmaz(son, kisi, YENILEME_SOZU);
}

/** Days of a period, its first and last among them. */
export const donemGunu = (baslama: Gun, bitis: Gun): number => gunFarki(baslama, bitis) + 1;

/** Days left at which somebody is told; after the end every week. */
export const UYARI_ESIKLERI = [60, 30, 15, 7, 1, 0] as const;
/** The customer is not written to any more so many weeks after the end; who looks after the customer is. */
const MUSTERIYE_EN_COK_HAFTA = 4;

/**
 * The threshold that a licence has reached, or null before the first. A threshold as long as the period itself is none:
 * nobody is told on the first day of a fortnight's trial that it ends in 15 days.
 * @param kalan days left; 0 is the last valid day
 * @param donem days of the running period
 */
export function uyariEsigi(kalan: number, donem: number): number | null {
  if (kalan < 0) return Math.ceil(kalan / 7) * 7 || 0;
  const esik = UYARI_ESIKLERI.findLast((e) => kalan <= e);
  return esik === undefined || esik >= donem ? null : esik;
}

/** Whether the customer is told of a threshold too. */
export const musteriyeDe = (esik: number): boolean => esik >= -7 * MUSTERIYE_EN_COK_HAFTA;

/** What is left of a licence, in words. */
export const kalanYaz = (kalan: number): string =>
  kalan > 0 ? `${kalan} gün kaldı` : kalan === 0 ? 'bugün son gün' : `${-kalan} gün önce doldu`;

/** A threshold, in words. */
export const uyariYaz = (esik: number): string =>
  esik > 0 ? `${esik} gün kala` : esik === 0 ? 'Son gün' : `${-esik / 7} hafta sonra`;

/** So many licences somebody was warned of are listed at once. */
export const EN_COK_UYARILAN = 200;

/** What a rule looks at of a licence. */
export type LisansFormu = Pick<LisansAlanlari, 'BaslamaTarihi' | 'BitisTarihi' | 'OtomatikYenile'>;
export type LisansHatalari = Partial<Record<keyof LisansFormu, string>>;

/** What is wrong with each field of a licence. */
export function lisansHatalari(l: LisansFormu): LisansHatalari {
  return {
    ...(l.BitisTarihi !== null &&
      l.BitisTarihi < l.BaslamaTarihi && { BitisTarihi: 'Bitiş tarihi başlamadan önce olamaz.' }),
    ...(l.BitisTarihi === null &&
      l.OtomatikYenile && { OtomatikYenile: 'Bitişi olmayan lisans yenilenmez; bitiş tarihi yazınız.' }),
  };
}

/** What so many months of a sum a year cost, to the nearest kuruş. */
export const donemBedeli = (yillik: Kurus, ay: number): Kurus => kurus(Math.round((yillik * ay) / 12));

/** A reason has to say something (customers.md 1: at least ten characters). */
export const EN_KISA_NEDEN = 10;

/** What happens to a licence. */
export const LISANS_HAREKETLERI = hareketSozlugu({
  nesne: 'lisans',
  ad: 'Lisans',
  turler: {
    Aktivasyon: 'Aktivasyon',
    Yenileme: 'Yenileme',
    'Yenileme Geri Alındı': 'Yenileme Geri Alındı',
    Yükseltme: 'Yükseltme',
    Düzeltme: 'Düzeltme',
    Devir: 'Devir',
    Askı: 'Askı',
    'Askıdan Alma': 'Askıdan Alma',
    İptal: 'İptal',
    Hatırlatma: 'Hatırlatma',
  },
  // `Donem`: the first day of the period that a renewal adds; `Tutar` in kuruş; `GeriAlinan`: how many renewals had been taken back.
  alanlar: {
    BitisTarihi: alanAdi(LISANS_ALANLARI, 'BitisTarihi'),
    Donem: 'Dönem başlangıcı',
    CipaGun: 'Dönem günü',
    GeriAlinan: 'Geri alınan yenileme',
    Tutar: 'Tutar',
  },
});
