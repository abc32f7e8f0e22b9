import { useCallback, useState } from 'react';

/** So many acts can be taken back. */
const EN_COK = 100;

interface Durumlar<T> {
  readonly once: readonly T[];
  readonly simdi: T;
  readonly sonra: readonly T[];
}

export interface Geri<T> {
  readonly simdi: T;
  readonly degistir: (yeni: T) => void;
  /** Begins anew with what the server has: nothing before it can be taken back. */
  readonly basla: (yeni: T) => void;
  /** Null: there is nothing to take back, or to do again. */
  readonly geri: (() => void) | null;
  readonly yinele: (() => void) | null;
}

/** Something that is worked on, of which every act can be taken back and done again. */
export function useGeriAlinan<T>(ilk: T): Geri<T> {
  const [d, setD] = useState<Durumlar<T>>({ once: [], simdi: ilk, sonra: [] });
  const degistir = useCallback(
    (yeni: T) => setD(({ once, simdi }) => ({ once: [...once, simdi].slice(-EN_COK), simdi: yeni, sonra: [] })),
    [],
  );
  const basla = useCallback((yeni: T) => setD({ once: [], simdi: yeni, sonra: [] }), []);
  const geri = useCallback(
    () =>
      setD((s) =>
        s.once.length === 0 ? s : { once: s.once.slice(0, -1), simdi: s.once.at(-1)!, sonra: [s.simdi, ...s.sonra] },
      ),
    [],
  );
  const yinele = useCallback(
    () =>
      setD((s) =>
        s.sonra.length === 0 ? s : { once: [...s.once, s.simdi], simdi: s.sonra[0]!, sonra: s.sonra.slice(1) },
      ),
    [],
  );
  return {
    simdi: d.simdi,
    degistir,
    basla,
    geri: d.once.length > 0 ? geri : null,
    yinele: d.sonra.length > 0 ? yinele : null,
  };
}
