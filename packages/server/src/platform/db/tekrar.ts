/** Work that goes on until it is stopped. */
export interface SurenIs {
  /** Aborts the running round and waits for it. */
  stop(): Promise<void>;
}

/** Environment of all recurring work. */
export interface TekrarOrtami {
  /** True while the disk is full: no round begins. */
  readonly dolu?: () => boolean;
}

/**
 * Runs a piece of work now and repeats it after a rest, one round at a time. A failed round is passed to `hata` and
 * repeated after its rest.
 * @param o.ms rest after a round
 * @param o.hataMs rest after a failed round, where it differs. The process need not stay for either
 * @param is returns true when more work waits: the next round begins at once
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
