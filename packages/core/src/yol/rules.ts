import type { AnalizDurumu } from '../analiz/rules.ts';
import type { GorevDurumu } from '../gorev/rules.ts';

/** The way of a wish: asked, accepted, built, tested, in a version, told (customers.md 2.7). */
export const YOL_ADIMLARI = {
  istek: 'İstendi',
  kabul: 'Kabul Edildi',
  yapim: 'Yapıldı',
  test: 'Test Edildi',
  versiyon: 'Yayınlandı',
  haber: 'Bildirildi',
} as const;
export type YolAdimi = keyof typeof YOL_ADIMLARI;

/** How far a step is: done, under way, or still to come; `durdu` where the wish goes no further. */
export type AdimHali = 'bitti' | 'suruyor' | 'bekliyor' | 'durdu';

/** What the way of a wish is told from. */
export interface YolHali {
  readonly durum: AnalizDurumu;
  /** Customers, contacts and requests that it comes from. */
  readonly kaynak: number;
  readonly isler: readonly { readonly durum: GorevDurumu }[];
  /** Of those who asked: who was told of a version, and who was not, with a reason. */
  readonly haberli: number;
}

const DURAN: ReadonlySet<AnalizDurumu> = new Set(['red', 'iptal', 'ertelendi']);
const KABUL: ReadonlySet<AnalizDurumu> = new Set(['kabul', 'sartli', 'planlandi']);
const YAPILAN: ReadonlySet<GorevDurumu> = new Set([
  'testbekliyor',
  'testte',
  'testonayli',
  'versiyonda',
  'yayinlandi',
  'kapandi',
]);
const DENENEN: ReadonlySet<GorevDurumu> = new Set(['testonayli', 'versiyonda', 'yayinlandi', 'kapandi']);
const CIKAN: ReadonlySet<GorevDurumu> = new Set(['yayinlandi', 'kapandi']);

/** How many of the tasks are so far; without a task none is. */
function kadari(
  isler: YolHali['isler'],
  varan: ReadonlySet<GorevDurumu>,
  yolda: (d: GorevDurumu) => boolean,
): AdimHali {
  if (isler.length > 0 && isler.every((i) => varan.has(i.durum))) return 'bitti';
  return isler.some((i) => varan.has(i.durum) || yolda(i.durum)) ? 'suruyor' : 'bekliyor';
}

/** How far each step of the way is; what was given up is no part of it. */
export function yolHalleri({ durum, kaynak, isler: hepsi, haberli }: YolHali): Readonly<Record<YolAdimi, AdimHali>> {
  const isler = hepsi.filter((i) => i.durum !== 'iptal');
  const versiyon = kadari(isler, CIKAN, (d) => d === 'versiyonda');
  const kabul = () => {
    if (DURAN.has(durum)) return 'durdu';
    if (KABUL.has(durum)) return 'bitti';
    return durum === 'analizbekliyor' ? 'bekliyor' : 'suruyor';
  };
  const haber = () => {
    if (haberli > 0) return versiyon === 'bitti' ? 'bitti' : 'suruyor';
    // Who was never asked for by anybody outside has nobody to tell.
    return versiyon === 'bitti' && kaynak === 0 ? 'bitti' : 'bekliyor';
  };
  return {
    istek: kaynak > 0 || durum !== 'analizbekliyor' ? 'bitti' : 'suruyor',
    kabul: kabul(),
    yapim: kadari(isler, YAPILAN, (d) => d === 'gelistirmede' || d === 'testred'),
    test: kadari(isler, DENENEN, (d) => d === 'testte' || d === 'testred'),
    versiyon,
    haber: haber(),
  };
}
