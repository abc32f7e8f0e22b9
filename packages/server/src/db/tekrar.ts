/** Work that goes on until it is stopped. */
export interface SurenIs {
  /** Asks what is under way to end, and waits for it. */
  stop(): Promise<void>;
}

/** What all recurring work is given. */
export interface TekrarOrtami {
  /** There is no room on the disk: no round begins. */
  readonly dolu?: () => boolean;
}

/**
 * Does a piece of work now, and again whenever it has rested; one round at a time. A round that fails is told to `hata`
 * and tried again with the next one.
 * @param o.ms rest after a round
 * @param o.hataMs rest after one that failed, where that is another; the process need not stay for either
 * @param is its answer `true` says that more is waiting: the next round begins at once
 */
export function tekrarla(
  o: TekrarOrtami & { readonly ms: number; readonly hataMs?: number; readonly hata: (err: unknown) => void },
  is: (dur: AbortSignal) => Promise<unknown>,
): SurenIs {
  const dur = new AbortController();
  let zamanlayici: NodeJS.Timeout | undefined;
  const tur = async (): Promise<void> => {
    let ara = o.ms;
    try {
      while (!dur.signal.aborted && !o.dolu?.() && (await is(dur.signal)) === true);
    } catch (err) {
      o.hata(err);
      ara = o.hataMs ?? o.ms;
    }
    if (!dur.signal.aborted) zamanlayici = setTimeout(() => void (suren = tur()), ara).unref();
  };
  let suren = tur();
  return {
    async stop() {
      dur.abort();
      clearTimeout(zamanlayici);
      await suren;
    },
  };
}
