import {
  ACIK_DURUMLAR,
  GORUSME_SURECI,
  gorusmeAcik,
  type GorusmeCagirani,
  gorusmeDurumHatalari,
  type GorusmeDurumu,
  type GorusmeHali,
} from '../gorusme/rules.ts';
import { cikislar, gecisEngeli, sunulanSayilari } from '../surec.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu } from '../tarih.ts';

/** Many contacts at once: what is done with several, the board of their states, the calendar of their days. */

/** The columns of the board: whatever somebody has to do something with, and what was solved. */
export const PANO_DURUMLARI = [...ACIK_DURUMLAR, 'cozuldu'] as const satisfies readonly GorusmeDurumu[];
export type PanoDurumu = (typeof PANO_DURUMLARI)[number];
/** So many cards a column begins with, and grows by; and so many it has at most. */
export const PANO_BOYU = 20;
export const EN_COK_PANO_BOYU = 200;

/** Whether a move wants to be told something: why, what is waited for, what solved it. */
export const sozIster = (durum: GorusmeDurumu, nereye: GorusmeDurumu): boolean => {
  const yeniden = !gorusmeAcik(durum) && gorusmeAcik(nereye);
  return Object.keys(gorusmeDurumHatalari({ Durum: nereye, Aciklama: '', Cozum: '' }, yeniden)).length > 0;
};

/** How a card gets to a state: by the move alone, with words, by taking it, by giving it to somebody. */
export type HamleYolu = 'dogrudan' | 'sozle' | 'ustlen' | 'ver';
export interface PanoHamlesi {
  readonly nereye: GorusmeDurumu;
  /** What the move is called; where there is none, the state's own name. */
  readonly ad: string;
  readonly yol: HamleYolu;
  /** Why it cannot be made; null: it can. */
  readonly engel: string | null;
}

/**
 * What becomes of a card that is put into a state. One that is nobody's is assigned by being taken, or given by who gives
 * contacts out: it has no other way there.
 * @param ad what a state is called in this installation
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
    return { ...temel, ad: cagiran.dagitir ? 'Ver' : 'Üstlen', yol: cagiran.dagitir ? 'ver' : 'ustlen', engel: null };
  const engel = gecisEngeli(GORUSME_SURECI, g, nereye, cagiran, ad);
  return { ...temel, yol: sozIster(g.DurumAnahtar, nereye) ? 'sozle' : 'dogrudan', engel };
}

/** The moves of a card that its menu offers: all that lead somewhere now. */
export const panoHamleleri = (
  g: GorusmeHali,
  cagiran: GorusmeCagirani,
  ad: (durum: GorusmeDurumu) => string,
): PanoHamlesi[] =>
  cikislar(GORUSME_SURECI, g.DurumAnahtar)
    .filter((c) => c.nereye !== 'birlesti')
    .map((c) => panoHamlesi(g, c.nereye, cagiran, ad))
    .filter((h) => h.engel === null);

/** The days that the calendar can show contacts on. */
export const TAKVIM_GUNLERI = {
  acilis: 'Açıldığı gün',
  soz: 'Söz verilen gün',
  hatirlatma: 'Hatırlatmam',
} as const;
export type TakvimGunu = keyof typeof TAKVIM_GUNLERI;
/** Six weeks: a month from Monday to Sunday. */
export const EN_COK_TAKVIM_GUNU = 42;
export const EN_COK_GUNLUK = 50;

/** The weeks that a month lies in, from Monday to Sunday. @param gun any day of it */
export function ayinHaftalari(gun: Gun): { readonly ilk: Gun; readonly son: Gun } {
  const bas = `${gun.slice(0, 8)}01`;
  const ilk = gunEkle(bas, 1 - haftaGunu(bas));
  const sonrakiAy = gunEkle(bas, 31).slice(0, 8);
  const bitis = gunEkle(`${sonrakiAy}01`, -1);
  return { ilk, son: gunEkle(bitis, 7 - haftaGunu(bitis)) };
}

/** Why the contacts of these days are not shown; null: they are. */
export function takvimAraligiHatasi(ilk: Gun, son: Gun): string | null {
  if (son < ilk) return 'Son gün ilk günden önce olamaz.';
  return gunFarki(ilk, son) >= EN_COK_TAKVIM_GUNU ? `Takvim en çok ${EN_COK_TAKVIM_GUNU} günü gösterir.` : null;
}

/**
 * The states that some of these can be taken to together, each with how many of them can. Of what was solved it is not
 * known here whether it may still be opened again: the server says so of each.
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
