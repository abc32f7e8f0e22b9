import { alanAdi } from '../../platform/field/alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../../platform/undo/geriAlma.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, ayEkle, gunEkle, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';
import { LISANS_ALANLARI, type LisansAlanlari } from './alanlar.ts';

/** The state of a licence on a day: a person's decision, otherwise its kind and the day. */
export const LISANS_DURUMLARI = ['Aktif', 'Demo', 'Süresi Dolmuş', 'Askıda', 'İptal'] as const;
export type LisansDurumu = (typeof LISANS_DURUMLARI)[number];

/** States that a person sets. */
export const LISANS_HALLERI = ['Aktif', 'Askıda', 'İptal'] as const;
export type LisansHali = (typeof LISANS_HALLERI)[number];

/** State machine of the states that a person sets. A cancelled licence stays cancelled. */
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

/** Filter tabs of the licence report, in their order. A number is the maximum of days left. */
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

/** Within this many days after its end, a renewal leaves no gap. Later it begins on the day of the renewal. */
export const YENILEME_MUHLETI_GUN = 30;

const ayinGunu = (gun: Gun): number => Number(gun.slice(8));

/** The day of the month on which periods begin: the anchor, or the last day of a shorter month. */
function cipaliAyEkle(gun: Gun, ay: number, cipa: number): Gun {
  const ilkGun = ayEkle(`${gun.slice(0, 7)}-01`, ay);
  const sonGun = ayinGunu(gunEkle(ayEkle(ilkGun, 1), -1));
  return `${ilkGun.slice(0, 7)}-${String(Math.min(cipa, sonGun)).padStart(2, '0')}`;
}

/** The last day of a period of this many months from `baslama`. */
export const donemBitisi = (baslama: Gun, ay: number, cipa: number = ayinGunu(baslama)): Gun =>
  gunEkle(cipaliAyEkle(baslama, ay, cipa), -1);

export interface Donem {
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  readonly CipaGun: number;
}

/**
 * The period that a renewal adds. It leaves no gap during the licence and its grace period, later it begins today. The
 * anchor stays: from 31 January to 28 February to 31 March.
 * @param ay months
 * @param bugun the day in Istanbul
 */
export function yenilemeDonemi(l: { Bitis: Gun; CipaGun: number }, ay: number, bugun: Gun): Donem {
  const ertesi = gunEkle(l.Bitis, 1);
  const gecikti = gunFarki(ertesi, bugun) > YENILEME_MUHLETI_GUN;
  const Baslama = gecikti ? bugun : ertesi;
  // An end typed by hand moves the anchor.
  const cipada = !gecikti && cipaliAyEkle(ertesi, 0, l.CipaGun) === ertesi;
  const CipaGun = cipada ? l.CipaGun : ayinGunu(Baslama);
  return { Baslama, Bitis: donemBitisi(Baslama, ay, CipaGun), CipaGun };
}

/** Reason to refuse a renewal, or null. */
export function yenilemeEngeli({ BitisTarihi, Hal }: { readonly BitisTarihi: Gun | null; readonly Hal: LisansHali }) {
  if (BitisTarihi === null) return 'Süresiz lisans yenilenmez.';
  return Hal === 'Aktif' ? null : `Lisans ${Hal === 'Askıda' ? 'askıda' : 'iptal edilmiş'}; yenilenmez.`;
}

/** Days after a reminder in which a second one needs a confirmation. */
export const HATIRLATMA_ARASI_GUN = 7;

/** Facts for the decision to write to the customer, by a person or at night. */
export interface Yazilan {
  /** The licence allows warnings to its customer. */
  readonly MusteriyeUyari: boolean;
  /** Mail address of the customer. */
  readonly Eposta: string | null;
  /** The customer's last consent for mail. Null: none. */
  readonly Onay: 'Onay' | 'Ret' | null;
  /**
   * The day of the last mail about it. Null: never. For a person every mail counts. At night only mails sent by people
   * count, because the thresholds keep their own distance.
   */
  readonly SonYazi: Gun | null;
}

/** Reason for not writing to the customer about the end, or null. `yine` ignores a recent mail. */
export function yazmaEngeli(y: Yazilan, bugun: Gun, yine = false): string | null {
  if (!y.MusteriyeUyari) return 'Lisansta müşteriye uyarı kapalı.';
  if (y.Eposta === null) return 'Müşterinin e-posta adresi yok.';
  if (y.Onay === 'Ret') return 'Müşteri e-posta almak istemiyor.';
  if (yine || y.SonYazi === null || gunFarki(y.SonYazi, bugun) >= HATIRLATMA_ARASI_GUN) return null;
  return `${tarihYaz(y.SonYazi)} günü hatırlatıldı.`;
}

/** The same facts for a reminder sent by a person. */
export interface Hatirlanan extends Yazilan {
  readonly Hal: LisansHali;
  readonly BitisTarihi: Gun | null;
}

/** Reason to refuse a reminder, or null. `yine` ignores a recent mail. */
export function hatirlatmaEngeli(h: Hatirlanan, bugun: Gun, yine: boolean): string | null {
  if (h.Hal !== 'Aktif') return h.Hal === 'Askıda' ? 'Lisans askıda.' : 'Lisans iptal edilmiş.';
  if (h.BitisTarihi === null) return 'Süresiz lisans.';
  return yazmaEngeli(h, bugun, yine);
}

/** Upper limit of licences in one bulk renewal or reminder. */
export const EN_COK_TOPLU = 100;

const YENILEME_SOZU = {
  baskasi: 'Yenilemeyi yalnız yapan kişi geri alabilir.',
  gec: `Yenileme ${GERI_ALMA_DK} dakika içinde geri alınır; bitiş tarihini karttan düzeltiniz.`,
};

/** Reason to refuse the undo of the last renewal, or null. */
export function geriAlmaEngeli(son: SonHareket | null, kisi: number): string | null {
  if (son?.Tur !== 'Yenileme') return 'Lisansın son işlemi bir yenileme değil; geri alınacak bir şey yok.';
  return geriAlinmaz(son, kisi, YENILEME_SOZU);
}

/** Days of a period, including its first and last day. */
export const donemGunu = (baslama: Gun, bitis: Gun): number => gunFarki(baslama, bitis) + 1;

/** Days left at which a warning is sent. After the end it is weekly. */
export const UYARI_ESIKLERI = [60, 30, 15, 7, 1, 0] as const;
/** Weeks after the end in which the customer still gets a warning. The responsible person gets it longer. */
const MUSTERIYE_EN_COK_HAFTA = 4;

/**
 * The threshold that a licence has reached, or null before the first one. A threshold as long as the period does not
 * count: a trial of a fortnight must not warn on its first day.
 * @param kalan days left. 0 is the last valid day
 * @param donem days of the running period
 */
export function uyariEsigi(kalan: number, donem: number): number | null {
  if (kalan < 0) return Math.ceil(kalan / 7) * 7 || 0;
  const esik = UYARI_ESIKLERI.findLast((e) => kalan <= e);
  return esik === undefined || esik >= donem ? null : esik;
}

/** True if the customer gets the warning, too. */
export const musteriyeDe = (esik: number): boolean => esik >= -7 * MUSTERIYE_EN_COK_HAFTA;

/** The remaining time in words. */
export const kalanYaz = (kalan: number): string =>
  kalan > 0 ? `${kalan} gün kaldı` : kalan === 0 ? 'bugün son gün' : `${-kalan} gün önce doldu`;

/** A threshold in words. */
export const uyariYaz = (esik: number): string =>
  esik > 0 ? `${esik} gün kala` : esik === 0 ? 'Son gün' : `${-esik / 7} hafta sonra`;

/** Upper limit of licences in one list of warnings. */
export const EN_COK_UYARILAN = 200;

/** The fields that the rules check. */
export type LisansFormu = Pick<LisansAlanlari, 'BaslamaTarihi' | 'BitisTarihi' | 'OtomatikYenile'>;
export type LisansHatalari = Partial<Record<keyof LisansFormu, string>>;

/** Errors of a licence, by field. */
export function lisansHatalari(l: LisansFormu): LisansHatalari {
  return {
    ...(l.BitisTarihi !== null &&
      l.BitisTarihi < l.BaslamaTarihi && { BitisTarihi: 'Bitiş tarihi başlamadan önce olamaz.' }),
    ...(l.BitisTarihi === null &&
      l.OtomatikYenile && { OtomatikYenile: 'Bitişi olmayan lisans yenilenmez; bitiş tarihi yazınız.' }),
  };
}

/** Price of this many months at a yearly amount, rounded to the nearest kuruş. */
export const donemBedeli = (yillik: Kurus, ay: number): Kurus => kurus(Math.round((yillik * ay) / 12));

/** Minimum number of characters of a reason (customers.md 1: at least ten characters). */
export const EN_KISA_NEDEN = 10;

/** Kinds of history lines of a licence. */
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
  // `Donem`: first day of the added period. `Tutar`: in kuruş. `GeriAlinan`: number of renewals undone before.
  alanlar: {
    BitisTarihi: alanAdi(LISANS_ALANLARI, 'BitisTarihi'),
    Donem: 'Dönem başlangıcı',
    CipaGun: 'Dönem günü',
    GeriAlinan: 'Geri alınan yenileme',
    Tutar: 'Tutar',
  },
});
