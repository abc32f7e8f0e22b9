import {
  ACIK_DURUMLAR,
  GORUSME_SURECI,
  gorusmeAcik,
  type GorusmeCagirani,
  gorusmeDurumHatalari,
  type GorusmeDurumu,
  type GorusmeHali,
} from '../gorusme/rules.ts';
import { cikislar, gecisEngeli, sunulanSayilari } from '../../platform/process/surec.ts';
import { type Gun, gunEkle, haftaGunu } from '../../platform/time/tarih.ts';

/** Many tickets at once: bulk acts, the board of states, the calendar of days. */

/** Columns of the board: all open states, and solved. */
export const PANO_DURUMLARI = [...ACIK_DURUMLAR, 'cozuldu'] as const satisfies readonly GorusmeDurumu[];
export type PanoDurumu = (typeof PANO_DURUMLARI)[number];
/** Number of cards in a column at the start and per step, and the upper limit. */
export const PANO_BOYU = 20;
export const EN_COK_PANO_BOYU = 200;

/** True if a move needs words: a reason, the thing it waits for, or the solution. */
export const sozIster = (durum: GorusmeDurumu, nereye: GorusmeDurumu): boolean => {
  const yeniden = !gorusmeAcik(durum) && gorusmeAcik(nereye);
  return Object.keys(gorusmeDurumHatalari({ Durum: nereye, Aciklama: '', Cozum: '' }, yeniden)).length > 0;
};

/** Ways to move a card to a state: directly, with words, by taking it, by assigning it. */
type HamleYolu = 'dogrudan' | 'sozle' | 'ustlen' | 'ver';
export interface PanoHamlesi {
  readonly nereye: GorusmeDurumu;
  /** Name of the move. Without a move, the name of the state. */
  readonly ad: string;
  readonly yol: HamleYolu;
  /** Reason to refuse the move, or null. */
  readonly engel: string | null;
}

/**
 * The move of a card to a state. The only move of an unassigned ticket to 'atandi' is taking it, or assigning it by a
 * person who assigns tickets.
 * @param ad the installation's name of a state
 */
export function panoHamlesi(
  g: GorusmeHali,
  nereye: GorusmeDurumu,
  cagiran: GorusmeCagirani,
  ad: (durum: GorusmeDurumu) => string,
): PanoHamlesi {
  const gecis = cikislar(GORUSME_SURECI, g.DurumAnahtar).find((c) => c.nereye === nereye);
  const temel = { nereye, ad: gecis?.ad ?? ad(nereye) };
  if (nereye === g.DurumAnahtar)
    return { ...temel, yol: 'dogrudan', engel: `Görüşme zaten ‘${ad(nereye)}’ durumunda.` };
  if (nereye === 'atandi' && gecis !== undefined)
    return { ...temel, ad: cagiran.dagitir ? 'Ata' : 'Üstlen', yol: cagiran.dagitir ? 'ver' : 'ustlen', engel: null };
  const engel = gecisEngeli(GORUSME_SURECI, g, nereye, cagiran, ad);
  return { ...temel, yol: sozIster(g.DurumAnahtar, nereye) ? 'sozle' : 'dogrudan', engel };
}

/** The possible moves in a card's menu. */
export const panoHamleleri = (
  g: GorusmeHali,
  cagiran: GorusmeCagirani,
  ad: (durum: GorusmeDurumu) => string,
): PanoHamlesi[] =>
  cikislar(GORUSME_SURECI, g.DurumAnahtar)
    .filter((c) => c.nereye !== 'birlesti')
    .map((c) => panoHamlesi(g, c.nereye, cagiran, ad))
    .filter((h) => h.engel === null);

/** The kinds of days in the calendar. */
export const TAKVIM_GUNLERI = {
  acilis: 'Açıldığı gün',
  soz: 'Söz verilen gün',
  hatirlatma: 'Hatırlatmam',
} as const;
export type TakvimGunu = keyof typeof TAKVIM_GUNLERI;
export const EN_COK_GUNLUK = 50;

/** The weeks of a month, from Monday to Sunday. @param gun any day of the month */
export function ayinHaftalari(gun: Gun): { readonly ilk: Gun; readonly son: Gun } {
  const bas = `${gun.slice(0, 8)}01`;
  const ilk = gunEkle(bas, 1 - haftaGunu(bas));
  const sonrakiAy = gunEkle(bas, 31).slice(0, 8);
  const bitis = gunEkle(`${sonrakiAy}01`, -1);
  return { ilk, son: gunEkle(bitis, 7 - haftaGunu(bitis)) };
}

/**
 * The possible common target states, each with the number of tickets that can move there. The time limit for opening a
 * solved ticket again is unknown here: the server checks each ticket.
 */
export function topluHedefler(
  gorusmeler: readonly Pick<GorusmeHali, 'DurumAnahtar' | 'AtananId'>[],
  cagiran: GorusmeCagirani,
): ReadonlyMap<GorusmeDurumu, number> {
  return sunulanSayilari(
    GORUSME_SURECI,
    gorusmeler.map((g) => ({ ...g, YenidenAcilir: true })),
    cagiran,
  );
}
