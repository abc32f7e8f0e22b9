import type { Surec } from '../surec.ts';

export const TALEP_DURUMLARI = ['Bekliyor', 'İkinci Onayda', 'Onaylandı', 'Reddedildi', 'Vazgeçildi'] as const;
export type TalepDurumu = (typeof TALEP_DURUMLARI)[number];

/** Not decided yet: its days count as asked for. */
export const BEKLEYEN_DURUMLAR = ['Bekliyor', 'İkinci Onayda'] as const satisfies readonly TalepDurumu[];
export const bekler = (durum: TalepDurumu): boolean => BEKLEYEN_DURUMLAR.some((d) => d === durum);

/** A request as who decides on it, or made it, sees it. */
export interface TalepHali {
  readonly Durum: TalepDurumu;
  readonly UserId: number;
  /** Whether one approval is not enough for it. */
  readonly ikiOnayli: boolean;
  readonly IlkOnaylayanId: number | null;
}
export interface TalepCagirani {
  readonly Id: number;
  readonly ayricalikli: boolean;
  /** Gives second approvals. */
  readonly ikinciOnaylar: boolean;
}

/** A rule for second approvals: null for none, otherwise of requests for more days than these; 0: of every one. */
export type OnayKurali = number | null;

/** Whether a request needs a second approval; one for hours is of no whole day. */
export const ikiOnayli = (kural: OnayKurali, t: { readonly IzinId: number | null; readonly KullanilanGun: number }) =>
  kural !== null && t.IzinId === null && (kural === 0 || t.KullanilanGun > kural);

const KENDISININ = 'Kendi isteğinize siz karar veremezsiniz.';
const kararVerir = (t: TalepHali, c: TalepCagirani): boolean => t.UserId !== c.Id || c.ayricalikli;
const IKI_KISI = 'Bir isteğin iki onayını aynı kişi veremez.';
/** Two people beside the one who asks: of their own second step the privileged do not decide either. */
const ikinciKararVerir = (t: TalepHali, c: TalepCagirani): boolean => t.UserId !== c.Id && t.IlkOnaylayanId !== c.Id;

/**
 * A request for leave, or for cancelling one: decided by who heads the person, and where the company wants it once more by
 * somebody else; or taken back by the person.
 */
export const TALEP_SURECI: Surec<TalepDurumu, TalepHali, TalepCagirani> = {
  durumlar: TALEP_DURUMLARI,
  ilk: 'Bekliyor',
  hali: (t) => t.Durum,
  gecisler: [
    { nereden: ['Bekliyor'], nereye: 'Reddedildi', ad: 'Reddet', kosul: kararVerir, cumle: KENDISININ },
    {
      nereden: ['Bekliyor'],
      nereye: 'Onaylandı',
      ad: 'Onayla',
      kosul: (t, c) => kararVerir(t, c) && !t.ikiOnayli,
      cumle: KENDISININ,
    },
    {
      nereden: ['Bekliyor'],
      nereye: 'İkinci Onayda',
      ad: 'Onayla',
      kosul: (t, c) => kararVerir(t, c) && t.ikiOnayli,
      cumle: KENDISININ,
    },
    {
      nereden: ['İkinci Onayda'],
      nereye: 'Reddedildi',
      ad: 'Reddet',
      kosul: (t, c) => c.ikinciOnaylar && ikinciKararVerir(t, c),
      cumle: IKI_KISI,
    },
    {
      nereden: ['İkinci Onayda'],
      nereye: 'Onaylandı',
      ad: 'Onayla',
      kosul: (t, c) => c.ikinciOnaylar && ikinciKararVerir(t, c),
      cumle: IKI_KISI,
    },
    {
      nereden: BEKLEYEN_DURUMLAR,
      nereye: 'Vazgeçildi',
      ad: 'Vazgeç',
      kosul: (t, c) => t.UserId === c.Id,
      cumle: 'İstekten yalnız isteyen vazgeçebilir.',
    },
  ],
  kapali: () => 'Bu istek için karar verilmiş.',
};
