import { hareketSozlugu } from '../hareket/rules.ts';
import { gorunenUzunluk } from '../metin.ts';
import type { Surec } from '../surec.ts';

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

/** Somebody is called so often at most. */
export const EN_COK_DENEME = 3;
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
