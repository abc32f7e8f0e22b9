import { useState } from 'react';

/** Most acts that can be taken back. */
const EN_COK = 100;

interface Durumlar<T> {
  readonly once: readonly T[];
  readonly sonra: readonly T[];
}

export interface Geri<T> {
  readonly degistir: (yeni: T) => void;
  /** Null: nothing to undo or redo. */
  readonly geri: (() => void) | null;
  readonly yinele: (() => void) | null;
}

/** Undo and redo for the content of a form. */
export function useGeriAlinan<T>(simdi: T, yaz: (yeni: T) => void): Geri<T> {
  const [{ once, sonra }, setD] = useState<Durumlar<T>>({ once: [], sonra: [] });
  const [onceki, sonraki] = [once.at(-1), sonra[0]];
  return {
    degistir: (yeni) => {
      setD({ once: [...once, simdi].slice(-EN_COK), sonra: [] });
      yaz(yeni);
    },
    geri:
      onceki === undefined
        ? null
        : () => {
            setD({ once: once.slice(0, -1), sonra: [simdi, ...sonra] });
            yaz(onceki);
          },
    yinele:
      sonraki === undefined
        ? null
        : () => {
            setD({ once: [...once, simdi], sonra: sonra.slice(1) });
            yaz(sonraki);
          },
  };
}
