/** How much of what was decided was won, and how far that can be relied on. */

/** Of fewer decisions a rate says little. */
export const AZ_ORNEK = 20;

export interface KazanmaOrani {
  /** Won and lost together. */
  readonly Adet: number;
  /** Per cent with one decimal; null: nothing was decided. */
  readonly Oran: number | null;
  /** Between which rates it lies, 95 times of 100 (Wilson); null as above. */
  readonly Alt: number | null;
  readonly Ust: number | null;
  readonly Az: boolean;
}

const Z = 1.959963984540054;
const yuzde = (x: number): number => Math.round(x * 1000) / 10;

/** The win rate of so many won and lost; what is still open, ran out or was revised is no decision. */
export function kazanmaOrani(kazanilan: number, kaybedilen: number): KazanmaOrani {
  const n = kazanilan + kaybedilen;
  if (n === 0) return { Adet: 0, Oran: null, Alt: null, Ust: null, Az: true };
  const p = kazanilan / n;
  const payda = 1 + (Z * Z) / n;
  const orta = p + (Z * Z) / (2 * n);
  const yari = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return {
    Adet: n,
    Oran: yuzde(p),
    Alt: yuzde(Math.max(0, (orta - yari) / payda)),
    Ust: yuzde(Math.min(1, (orta + yari) / payda)),
    Az: n < AZ_ORNEK,
  };
}
