import type { AnalizDurumu } from '../../is/analiz/rules.ts';
import type { GorevDurumu } from '../../is/gorev/rules.ts';

/** Path of a wish: asked, accepted, built, tested, released, told (customers.md 2.7). */
export const YOL_ADIMLARI = {
  istek: 'İstendi',
  kabul: 'Kabul Edildi',
  yapim: 'Yapıldı',
  test: 'Test Edildi',
  versiyon: 'Yayınlandı',
  haber: 'Bildirildi',
} as const;
export type YolAdimi = keyof typeof YOL_ADIMLARI;

/** Progress of a step. `durdu`: the wish goes no further. */
export type AdimHali = 'bitti' | 'suruyor' | 'bekliyor' | 'durdu';

/** Data that tells the path of a wish. */
export interface YolHali {
  readonly durum: AnalizDurumu;
  /** Number of customers, tickets and requests behind the wish. */
  readonly kaynak: number;
  readonly isler: readonly { readonly durum: GorevDurumu }[];
  /** Number of people who asked and were told of the version, or were left out with a reason. */
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

/** Progress of all tasks towards these states. Without a task nothing has begun. */
function kadari(
  isler: YolHali['isler'],
  varan: ReadonlySet<GorevDurumu>,
  yolda: (d: GorevDurumu) => boolean,
): AdimHali {
  if (isler.length > 0 && isler.every((i) => varan.has(i.durum))) return 'bitti';
  return isler.some((i) => varan.has(i.durum) || yolda(i.durum)) ? 'suruyor' : 'bekliyor';
}

/** Progress of each step. Cancelled tasks do not count. */
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
    // A wish without an outside source has nobody to tell.
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
