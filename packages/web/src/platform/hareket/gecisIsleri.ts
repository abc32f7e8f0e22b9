import { type Surec, sunulanlar } from '@masabasi/core/platform/process/surec';
import type { RecordAct } from '../../ui/RecordView.tsx';

export interface GecisIsleriSecenekleri<D extends string> {
  readonly onSec: (nereye: D) => void;
  /** A move that cannot be undone. */
  readonly tehlikeli?: D;
  /** Moves back, which are never the next act. */
  readonly geri?: readonly D[];
  readonly mesgul?: boolean;
}

/** The moves of a record as acts of its page, and the usual next one: the first that is possible now, else the first. */
export function gecisIsleri<D extends string, K, C>(
  surec: Surec<D, K, C>,
  kayit: K,
  cagiran: C,
  { onSec, tehlikeli, geri = [], mesgul = false }: GecisIsleriSecenekleri<D>,
): { readonly isler: readonly RecordAct[]; readonly siradaki: RecordAct | null } {
  const gecisler = sunulanlar(surec, kayit, cagiran).map(({ nereye, ad, engel }) => ({
    nereye,
    is: {
      label: ad,
      barrier: engel,
      busy: mesgul,
      danger: nereye === tehlikeli,
      onClick: () => onSec(nereye),
    } satisfies RecordAct,
  }));
  const ileri = gecisler.filter(({ nereye }) => nereye !== tehlikeli && !geri.includes(nereye)).map(({ is }) => is);
  return {
    isler: gecisler.map(({ is }) => is),
    siradaki: ileri.find((is) => is.barrier === null) ?? ileri[0] ?? null,
  };
}
