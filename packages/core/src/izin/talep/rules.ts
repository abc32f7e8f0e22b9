import type { Surec } from '../../platform/process/surec.ts';

export const TALEP_DURUMLARI = ['Bekliyor', 'İkinci Onayda', 'Onaylandı', 'Reddedildi', 'Vazgeçildi'] as const;
export type TalepDurumu = (typeof TALEP_DURUMLARI)[number];

/** Undecided states: the days count as requested. */
export const BEKLEYEN_DURUMLAR = ['Bekliyor', 'İkinci Onayda'] as const satisfies readonly TalepDurumu[];
export const bekler = (durum: TalepDurumu): boolean => BEKLEYEN_DURUMLAR.some((d) => d === durum);

/** Data of a request that its state changes depend on. */
export interface TalepHali {
  readonly Durum: TalepDurumu;
  readonly UserId: number;
  /** The request needs two approvals. */
  readonly ikiOnayli: boolean;
  readonly IlkOnaylayanId: number | null;
  /** Person who decided. Absent: nobody asks for it. */
  readonly KararVerenId?: number | null;
}
export interface TalepCagirani {
  readonly Id: number;
  readonly ayricalikli: boolean;
  /** Has the right to give second approvals. */
  readonly ikinciOnaylar: boolean;
}

/** Rule for second approvals: requests for more days than this need one; 0: every request; null: none. */
export type OnayKurali = number | null;

/** True when a request needs a second approval. A request for hours has no whole day. */
export const ikiOnayli = (kural: OnayKurali, t: { readonly IzinId: number | null; readonly KullanilanGun: number }) =>
  kural !== null && t.IzinId === null && (kural === 0 || t.KullanilanGun > kural);

const KENDISININ = 'Kendi isteğinize siz karar veremezsiniz.';
const kararVerir = (t: TalepHali, c: TalepCagirani): boolean => t.UserId !== c.Id || c.ayricalikli;
const IKI_KISI = 'Bir isteğin iki onayını aynı kişi veremez.';
/**
 * The second approval needs a third person: neither the requester, even with the full right, nor the first approver.
 */
const ikinciKararVerir = (t: TalepHali, c: TalepCagirani): boolean => t.UserId !== c.Id && t.IlkOnaylayanId !== c.Id;

/**
 * State machine of a request for a leave or for its cancellation. The head of the person decides, then a second person
 * where the company wants that. The requester can withdraw it.
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
      nereden: ['Onaylandı', 'Reddedildi'],
      nereye: 'Bekliyor',
      ad: 'Kararı Geri Al',
      // Two people gave both approvals, so none of them takes them back alone.
      kosul: (t, c) => t.KararVerenId === c.Id && t.IlkOnaylayanId === null,
      cumle: 'Bu kararı geri alamazsınız.',
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

/** A kind of leave as the person's own: `Yıllık izniniz`. Null: the kind is not told. */
export function izninizYaz(tur: string | null): string {
  if (tur === null) return 'İzniniz';
  const adi = /^(.+) (İzin|İzni)$/.exec(tur)?.[1];
  return adi === undefined ? `İzniniz (${tur})` : `${adi} izniniz`;
}
