import type { Surec } from '../surec.ts';

export const TALEP_DURUMLARI = ['Bekliyor', 'Onaylandı', 'Reddedildi', 'Vazgeçildi'] as const;
export type TalepDurumu = (typeof TALEP_DURUMLARI)[number];

/** A request as who decides on it, or made it, sees it. */
export interface TalepHali {
  readonly Durum: TalepDurumu;
  readonly UserId: number;
}
export interface TalepCagirani {
  readonly Id: number;
  readonly ayricalikli: boolean;
}

const KENDISININ = 'Kendi isteğinize siz karar veremezsiniz.';
const kararVerir = (t: TalepHali, c: TalepCagirani): boolean => t.UserId !== c.Id || c.ayricalikli;

/** A request for leave, or for cancelling one: decided once by who heads the person, or taken back by the person. */
export const TALEP_SURECI: Surec<TalepDurumu, TalepHali, TalepCagirani> = {
  durumlar: TALEP_DURUMLARI,
  ilk: 'Bekliyor',
  hali: (t) => t.Durum,
  gecisler: [
    { nereden: ['Bekliyor'], nereye: 'Reddedildi', ad: 'Reddet', kosul: kararVerir, cumle: KENDISININ },
    { nereden: ['Bekliyor'], nereye: 'Onaylandı', ad: 'Onayla', kosul: kararVerir, cumle: KENDISININ },
    {
      nereden: ['Bekliyor'],
      nereye: 'Vazgeçildi',
      ad: 'Vazgeç',
      kosul: (t, c) => t.UserId === c.Id,
      cumle: 'İstekten yalnız isteyen vazgeçebilir.',
    },
  ],
  kapali: () => 'Bu istek için karar verilmiş.',
};
