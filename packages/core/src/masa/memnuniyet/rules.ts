import { type AnketSorusu, type SoruYaniti, SORU_TIPLERI, sonrakiAdim } from '../anket/rules.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, gunEkle, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';

/** Satisfaction surveys: the asked customers, the times, the limits, and the follow-up of an answer. */

export const MEMNUNIYET_DURUM_ADLARI = {
  bekliyor: 'Bekliyor',
  ulasilamadi: 'Ulaşılamadı',
  tamamlandi: 'Tamamlandı',
  reddetti: 'Reddetti',
  suresi_doldu: 'Süresi Doldu',
  iptal: 'İptal',
} as const;
export type MemnuniyetDurumu = keyof typeof MEMNUNIYET_DURUM_ADLARI;
export const MEMNUNIYET_DURUMLARI = Object.keys(MEMNUNIYET_DURUM_ADLARI) as MemnuniyetDurumu[];

export const MEMNUNIYET_KANALLARI = { eposta: 'E-posta', telefon: 'Telefon', baglanti: 'Bağlantı' } as const;
export type MemnuniyetKanali = keyof typeof MEMNUNIYET_KANALLARI;

/** Filter tabs of the list, in their order. */
export const MEMNUNIYET_SEKMELERI = {
  aranacak: 'Aranacak',
  bekleyen: 'Bekleyen',
  tamamlanan: 'Tamamlanan',
  ilgim: 'İlgilenmemi Bekleyen',
  dusuk: 'Düşük Puan',
  hepsi: 'Hepsi',
} as const;
export type MemnuniyetSekmesi = keyof typeof MEMNUNIYET_SEKMELERI;

/** Upper limit of calls for one survey. */
export const EN_COK_DENEME = 3;
/** Hours of rest after an unanswered call. */
export const YENIDEN_ARAMA_SAATI = 3;
/** From this score on, the rated person sees the customer's words as thanks. */
export const TESEKKUR_PUANI = 80;
/** Minimum number of characters of a reason and of a follow-up of a low score (customers.md 1). */
const EN_AZ_METIN = 10;

export interface MemnuniyetHali {
  readonly DurumAnahtar: MemnuniyetDurumu;
  /** The rated person, or null. */
  readonly PersonelId: number | null;
}
export interface MemnuniyetCagirani {
  readonly Id: number;
}

export const KENDI_ANKETI = 'Sizin işinizi soran anketi başka biri yapar.';
/** True if the person may send the survey. Nobody sends a survey about their own work. */
export const sorabilir = (m: Pick<MemnuniyetHali, 'PersonelId'>, { Id }: MemnuniyetCagirani): boolean =>
  m.PersonelId !== Id;

const SORULAN: readonly MemnuniyetDurumu[] = ['bekliyor', 'ulasilamadi'];
/** True while the survey waits for an answer. */
export const soruluyor = (durum: MemnuniyetDurumu): boolean => SORULAN.includes(durum);

/** State machine of a sent survey (customers.md 2.1). */
export const MEMNUNIYET_SURECI: Surec<MemnuniyetDurumu, MemnuniyetHali, MemnuniyetCagirani> = {
  durumlar: MEMNUNIYET_DURUMLARI,
  ilk: 'bekliyor',
  hali: (m) => m.DurumAnahtar,
  gecisler: [
    // Happens after an unanswered call. Further calls stay in this state.
    {
      nereden: ['bekliyor'],
      nereye: 'ulasilamadi',
      ad: 'Ulaşılamadı',
      dolayli: true,
      kosul: sorabilir,
      cumle: KENDI_ANKETI,
    },
    // Happens with the answers, on the page or by telephone.
    { nereden: SORULAN, nereye: 'tamamlandi', ad: 'Anketi Yap', dolayli: true },
    { nereden: SORULAN, nereye: 'reddetti', ad: 'Reddetti', kosul: sorabilir, cumle: KENDI_ANKETI },
    // Happens when the time is over.
    { nereden: SORULAN, nereye: 'suresi_doldu', ad: 'Süresi Doldu', dolayli: true },
    { nereden: SORULAN, nereye: 'iptal', ad: 'İptal Et', kosul: sorabilir, cumle: KENDI_ANKETI },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir anket kapanmıştır, durumu değişmez.`,
};

/**
 * True if a number is in the sample. The same number always gives the same result. About `yuzde` percent of consecutive
 * numbers are in it.
 */
export const orneklemde = (no: number, yuzde: number): boolean =>
  // Knuth's multiplicative hash spreads consecutive numbers.
  (((no * 2_654_435_761) >>> 0) % 10_000) / 100 < yuzde;

/** Bytes of the random secret in the survey's address. */
export const KOD_BAYTI = 32;
/** True if the text has the form of a secret. */
export const anketKodu = (yazi: string): boolean => /^[\w-]{43}$/.test(yazi);

/** Upper limit of questions on a page. A page has only one text question, so that its form stays small. */
const EN_COK_SAYFA_SORUSU = 10;
/** Upper limit of characters in a text answer on the page. */
export const EN_COK_SAYFA_YORUMU = 1500;

/** The questions of the next page: up to the next branch, in portions that a form can send. */
function sonrakiSayfa(
  sorular: readonly AnketSorusu[],
  yanitlar: readonly SoruYaniti[],
  gecilen: ReadonlySet<number>,
): readonly AnketSorusu[] {
  const adim = sonrakiAdim(sorular, yanitlar, gecilen).slice(0, EN_COK_SAYFA_SORUSU);
  const [, ikinci] = adim.filter((s) => s.Tip === SORU_TIPLERI.metin);
  return ikinci === undefined ? adim : adim.slice(0, adim.indexOf(ikinci));
}

/** The place of a customer who answers page by page. */
export interface AnketYeri {
  /** The finished pages. */
  readonly onceki: readonly (readonly AnketSorusu[])[];
  /** The current page. Empty: all questions are answered. */
  readonly sayfa: readonly AnketSorusu[];
}

/**
 * The finished pages for these answers, and the page after them. A changed answer changes all pages after it.
 * @param gecilen the numbers of the questions already shown
 */
export function anketYeri(
  sorular: readonly AnketSorusu[],
  yanitlar: readonly SoruYaniti[],
  gecilen: ReadonlySet<number>,
): AnketYeri {
  const onceki: (readonly AnketSorusu[])[] = [];
  const bunlar = new Set<number>();
  for (;;) {
    const sayfa = sonrakiSayfa(sorular, yanitlar, bunlar);
    if (sayfa.length === 0 || sayfa.some((s) => !gecilen.has(s.Id))) return { onceki, sayfa };
    for (const s of sayfa) bunlar.add(s.Id);
    onceki.push(sayfa);
  }
}

export const ARAMA_SONUCLARI = {
  tamamlandi: 'Yanıtladı',
  ulasilamadi: 'Ulaşılamadı',
  reddetti: 'Reddetti',
  iptal: 'İptal',
} as const;
export type AramaSonucu = keyof typeof ARAMA_SONUCLARI;
export interface AramaFormu {
  readonly Sonuc: AramaSonucu;
  readonly Aciklama: string;
}
/** Errors of a call's form, by field. The survey's own rules check the answers. */
export const aramaHatalari = (f: AramaFormu): Partial<Record<keyof AramaFormu, string>> =>
  f.Sonuc === 'iptal' && gorunenUzunluk(f.Aciklama) < EN_AZ_METIN
    ? { Aciklama: `İptal nedenini en az ${EN_AZ_METIN} karakterle yazınız.` }
    : {};

/** Reason against another call, or null. */
export const denemeEngeli = ({ DenemeSayi }: { readonly DenemeSayi: number }): string | null =>
  DenemeSayi >= EN_COK_DENEME ? `Müşteri ${EN_COK_DENEME} kez arandı; bu anket için yeniden aranmaz.` : null;

/** Contact data of a customer. */
export interface Ulasim {
  readonly Eposta: string | null;
  readonly Telefon: string | null;
  /** The customer's last consent for mails and for calls. Null: none. */
  readonly EpostaOnayi: 'Onay' | 'Ret' | null;
  readonly AramaOnayi: 'Onay' | 'Ret' | null;
}
/**
 * The channel of a survey: mail if there is an address, otherwise telephone. Null: refused or impossible.
 * @param baglanti true if the installation has a public address
 */
export function sorulacakKanal(u: Ulasim, baglanti: boolean): 'eposta' | 'telefon' | null {
  if (baglanti && u.Eposta !== null && u.EpostaOnayi !== 'Ret') return 'eposta';
  return u.Telefon !== null && u.AramaOnayi !== 'Ret' ? 'telefon' : null;
}

/** Reason against a mail, or null. */
export function yazilmaEngeli(u: Ulasim): string | null {
  if (u.Eposta === null) return 'Müşterinin e-posta adresi yok.';
  return u.EpostaOnayi === 'Ret' ? 'Müşteri e-posta almak istemiyor.' : null;
}
/** Reason against a call, or null. */
export function aranmaEngeli(u: Ulasim): string | null {
  if (u.Telefon === null) return 'Müşterinin telefonu yok.';
  return u.AramaOnayi === 'Ret' ? 'Müşteri aranmak istemiyor.' : null;
}

/** A customer for a survey started by hand. */
export interface ElleSorulan {
  /** The customer has left or is deleted. */
  readonly Gitti: boolean;
  /** The ticket of the survey. Null: no ticket. */
  readonly Gorusme: { readonly Kapali: boolean; readonly PersonelId: number | null } | null;
}
/** Reason to refuse any survey started by hand, or null. */
export function elleSormaEngeli({ Gitti, Gorusme }: ElleSorulan, cagiran: MemnuniyetCagirani): string | null {
  if (Gitti) return 'Ayrılan müşteriye anket sorulmaz.';
  if (Gorusme === null) return null;
  if (!Gorusme.Kapali) return 'Anket, görüşme kapandıktan sonra sorulur.';
  return sorabilir(Gorusme, cagiran) ? null : KENDI_ANKETI;
}
/** Reason for a rest of the customer on this day, or null. */
export function sessizlikEngeli(sessizGun: number, sonSorulma: Gun | null, bugun: Gun): string | null {
  if (sonSorulma === null || gunFarki(sonSorulma, bugun) >= sessizGun) return null;
  const ilk = tarihYaz(gunEkle(sonSorulma, sessizGun));
  return `Bu müşteriye en son ${tarihYaz(sonSorulma)} günü anket soruldu; bu anket ${ilk} gününden önce sorulmaz.`;
}

/** The form for the end of a follow-up. */
export interface IzlemeFormu {
  readonly Yapilan: string;
  readonly Musteriye: string;
}
export function izlemeHatalari(f: IzlemeFormu): Partial<Record<keyof IzlemeFormu, string>> {
  return {
    ...(gorunenUzunluk(f.Yapilan) < EN_AZ_METIN && {
      Yapilan: `Ne yapıldığını en az ${EN_AZ_METIN} karakterle yazınız.`,
    }),
    ...(gorunenUzunluk(f.Musteriye) < EN_AZ_METIN && {
      Musteriye: `Müşteriye ne söylendiğini en az ${EN_AZ_METIN} karakterle yazınız.`,
    }),
  };
}

/** Kinds of history lines of a sent survey. */
export const MEMNUNIYET_HAREKETLERI = hareketSozlugu({
  nesne: 'memnuniyet',
  ad: 'Anket',
  turler: {
    istendi: 'Anket istendi',
    gonderildi: 'Anket gönderildi',
    arandi: 'Müşteri arandı',
    tamamlandi: 'Anket yanıtlandı',
    durum: 'Durum değişti',
    izleme: 'Düşük puan izlemeye alındı',
    izlendi: 'İzleme kapandı',
    tesekkur: 'Müşteriye dönüldü',
  },
  alanlar: { DurumAnahtar: 'Durum', Puan: 'Puan', Deneme: 'Deneme', Kanal: 'Kanal', SorumluId: 'Sorumlu no' },
});
