import { type AnketSorusu, type SoruYaniti, SORU_TIPLERI, sonrakiAdim } from '../anket/rules.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { gorunenUzunluk } from '../metin.ts';
import type { Surec } from '../surec.ts';
import { type Gun, gunEkle, gunFarki, tarihYaz } from '../tarih.ts';

/** Customers are asked how it was: whom, when and how often, and what becomes of an answer. */

export const MEMNUNIYET_DURUMLARI = [
  'bekliyor',
  'ulasilamadi',
  'tamamlandi',
  'reddetti',
  'suresi_doldu',
  'iptal',
] as const;
export type MemnuniyetDurumu = (typeof MEMNUNIYET_DURUMLARI)[number];
export const MEMNUNIYET_DURUM_ADLARI: Readonly<Record<MemnuniyetDurumu, string>> = {
  bekliyor: 'Bekliyor',
  ulasilamadi: 'Ulaşılamadı',
  tamamlandi: 'Tamamlandı',
  reddetti: 'Reddetti',
  suresi_doldu: 'Süresi Doldu',
  iptal: 'İptal',
};

export const MEMNUNIYET_KANALLARI = { eposta: 'E-posta', telefon: 'Telefon', baglanti: 'Bağlantı' } as const;
export type MemnuniyetKanali = keyof typeof MEMNUNIYET_KANALLARI;

/** The parts of the list, in their order. */
export const MEMNUNIYET_SEKMELERI = {
  aranacak: 'Aranacak',
  bekleyen: 'Bekleyen',
  tamamlanan: 'Tamamlanan',
  ilgim: 'İlgilenmemi Bekleyen',
  dusuk: 'Düşük Puan',
  hepsi: 'Hepsi',
} as const;
export type MemnuniyetSekmesi = keyof typeof MEMNUNIYET_SEKMELERI;

/** Somebody is called so often at most. */
export const EN_COK_DENEME = 3;
/** Hours of rest after a call that nobody took. */
export const YENIDEN_ARAMA_SAATI = 3;
/** From this score on, what customers write is shown to whom it is about as thanks. */
export const TESEKKUR_PUANI = 80;
/** A reason, and what was done about a low score, have to say something (customers.md 1). */
export const EN_AZ_METIN = 10;

export interface MemnuniyetHali {
  readonly DurumAnahtar: MemnuniyetDurumu;
  /** Who is rated; null: nobody in particular. */
  readonly PersonelId: number | null;
}
export interface MemnuniyetCagirani {
  readonly Id: number;
}

export const KENDI_ANKETI = 'Sizin işinizi soran anketi başka biri yapar.';
/** Whether somebody may ask: nobody asks how they did themselves. */
export const sorabilir = (m: Pick<MemnuniyetHali, 'PersonelId'>, { Id }: MemnuniyetCagirani): boolean =>
  m.PersonelId !== Id;

const SORULAN: readonly MemnuniyetDurumu[] = ['bekliyor', 'ulasilamadi'];
/** Whether it is still asked. */
export const soruluyor = (durum: MemnuniyetDurumu): boolean => SORULAN.includes(durum);

/** The way of one asking (customers.md 2.1). */
export const MEMNUNIYET_SURECI: Surec<MemnuniyetDurumu, MemnuniyetHali, MemnuniyetCagirani> = {
  durumlar: MEMNUNIYET_DURUMLARI,
  ilk: 'bekliyor',
  hali: (m) => m.DurumAnahtar,
  gecisler: [
    // By a call that nobody took; more of them are tries of the same state.
    {
      nereden: ['bekliyor'],
      nereye: 'ulasilamadi',
      ad: 'Ulaşılamadı',
      dolayli: true,
      kosul: sorabilir,
      cumle: KENDI_ANKETI,
    },
    // By answers: on the page, or by telephone.
    { nereden: SORULAN, nereye: 'tamamlandi', ad: 'Anketi Yap', dolayli: true },
    { nereden: SORULAN, nereye: 'reddetti', ad: 'Reddetti', kosul: sorabilir, cumle: KENDI_ANKETI },
    // By the clock.
    { nereden: SORULAN, nereye: 'suresi_doldu', ad: 'Süresi Doldu', dolayli: true },
    { nereden: SORULAN, nereye: 'iptal', ad: 'İptal Et', kosul: sorabilir, cumle: KENDI_ANKETI },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir anket kapanmıştır, durumu değişmez.`,
};

/**
 * Whether one of many is in the sample, decided once and for all by its number: the same one asked again is in it again. About
 * `yuzde` of a hundred numbers in a row are.
 */
export const orneklemde = (no: number, yuzde: number): boolean =>
  // Knuth's multiplicative hash spreads numbers that follow each other.
  (((no * 2_654_435_761) >>> 0) % 10_000) / 100 < yuzde;

/** The secret in the address of an asking: 32 random bytes. */
export const KOD_BAYTI = 32;
/** Whether this can be one. */
export const anketKodu = (yazi: string): boolean => /^[\w-]{43}$/.test(yazi);

/** On one page stand so many questions at most, and one that is answered in words, so that its form stays small. */
const EN_COK_SAYFA_SORUSU = 10;
/** So much may be written on the page. */
export const EN_COK_SAYFA_YORUMU = 1500;

/** What is asked on the next page: as far as the survey goes on without an answer, in pieces that a form can send. */
function sonrakiSayfa(
  sorular: readonly AnketSorusu[],
  yanitlar: readonly SoruYaniti[],
  gecilen: ReadonlySet<number>,
): readonly AnketSorusu[] {
  const adim = sonrakiAdim(sorular, yanitlar, gecilen).slice(0, EN_COK_SAYFA_SORUSU);
  const [, ikinci] = adim.filter((s) => s.Tip === SORU_TIPLERI.metin);
  return ikinci === undefined ? adim : adim.slice(0, adim.indexOf(ikinci));
}

/** Where somebody stands who answers page by page. */
export interface AnketYeri {
  /** The pages that they have passed. */
  readonly onceki: readonly (readonly AnketSorusu[])[];
  /** The page that they are on; empty: all is answered. */
  readonly sayfa: readonly AnketSorusu[];
}

/**
 * The pages of a survey for somebody who answered so: those that are passed, and the one after them. An answer that was changed
 * leads another way from its page on.
 * @param gecilen the numbers of the questions that have been on a page already
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

/** What came of a call. */
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
/** What is wrong with what is written of a call; the answers themselves are the survey's matter. */
export const aramaHatalari = (f: AramaFormu): Partial<Record<keyof AramaFormu, string>> =>
  f.Sonuc === 'iptal' && gorunenUzunluk(f.Aciklama) < EN_AZ_METIN
    ? { Aciklama: `İptal nedenini en az ${EN_AZ_METIN} karakterle yazınız.` }
    : {};

/** Why nobody is called once more; null: somebody may be. */
export const denemeEngeli = ({ DenemeSayi }: { readonly DenemeSayi: number }): string | null =>
  DenemeSayi >= EN_COK_DENEME ? `Müşteri ${EN_COK_DENEME} kez arandı; bu anket için yeniden aranmaz.` : null;

/** How a customer may be reached who is to be asked. */
export interface Ulasim {
  readonly Eposta: string | null;
  readonly Telefon: string | null;
  /** What the customer last said of mails, and of calls; null: nothing. */
  readonly EpostaOnayi: 'Onay' | 'Ret' | null;
  readonly AramaOnayi: 'Onay' | 'Ret' | null;
}
/**
 * How a customer is asked: by mail where there is an address, else by telephone; null: they do not want to be, or cannot.
 * @param baglanti whether this installation has an address that people outside reach
 */
export function sorulacakKanal(u: Ulasim, baglanti: boolean): 'eposta' | 'telefon' | null {
  if (baglanti && u.Eposta !== null && u.EpostaOnayi !== 'Ret') return 'eposta';
  return u.Telefon !== null && u.AramaOnayi !== 'Ret' ? 'telefon' : null;
}

/** Why a customer is not written to; null: they may be. */
export function yazilmaEngeli(u: Ulasim): string | null {
  if (u.Eposta === null) return 'Müşterinin e-posta adresi yok.';
  return u.EpostaOnayi === 'Ret' ? 'Müşteri e-posta almak istemiyor.' : null;
}
/** Why a customer is not called; null: they may be. */
export function aranmaEngeli(u: Ulasim): string | null {
  if (u.Telefon === null) return 'Müşterinin telefonu yok.';
  return u.AramaOnayi === 'Ret' ? 'Müşteri aranmak istemiyor.' : null;
}

/** A customer who may be asked by hand. */
export interface ElleSorulan {
  /** The customer has left, or was deleted. */
  readonly Gitti: boolean;
  /** What it is asked about; null: no contact in particular. */
  readonly Gorusme: { readonly Kapali: boolean; readonly PersonelId: number | null } | null;
}
/** Why a customer is not asked by hand, by whatever survey; null: they may be. */
export function elleSormaEngeli({ Gitti, Gorusme }: ElleSorulan, cagiran: MemnuniyetCagirani): string | null {
  if (Gitti) return 'Ayrılan müşteriye anket sorulmaz.';
  if (Gorusme === null) return null;
  if (!Gorusme.Kapali) return 'Anket, görüşme kapandıktan sonra sorulur.';
  return sorabilir(Gorusme, cagiran) ? null : KENDI_ANKETI;
}
/** Why a customer is left in peace on a day; null: they need not be. */
export function sessizlikEngeli(sessizGun: number, sonSorulma: Gun | null, bugun: Gun): string | null {
  if (sonSorulma === null || gunFarki(sonSorulma, bugun) >= sessizGun) return null;
  const ilk = tarihYaz(gunEkle(sonSorulma, sessizGun));
  return `Bu müşteriye en son ${tarihYaz(sonSorulma)} günü anket soruldu; bu anket ${ilk} gününden önce sorulmaz.`;
}

/** What is written when a low score has been looked after. */
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

/** What happens to an asking. */
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
