import { useState } from 'react';
import { bildir } from './Toast.tsx';

/** What became of one of those that were acted on; `Neden` null: it was done. */
export interface BulkAnswer {
  readonly Id: number;
  readonly Neden: string | null;
}

/** What is said of those that went, and of those that did not: ‘verildi’, ‘verilmedi’. */
export type BulkWords = readonly [went: string, stayed: string];

export interface BulkEnd<T> {
  readonly rows: readonly T[];
  readonly answers: readonly BulkAnswer[];
  readonly words: BulkWords;
}

/**
 * How acts on several records end: said in passing where all went, in a window where some did not, and those stay chosen.
 * @param noun what one is called: ‘görüşme’
 */
export function useBulkEnd<T>(chosen: readonly T[], onChoose: (ids: readonly number[]) => void, noun: string) {
  const [end, setEnd] = useState<BulkEnd<T> | null>(null);
  /** @param undo takes all of it back; absent: it cannot be */
  const finish = (answers: readonly BulkAnswer[], words: BulkWords, undo?: () => void) => {
    const stayed = answers.filter((a) => a.Neden !== null).map((a) => a.Id);
    if (stayed.length > 0) setEnd({ rows: chosen, answers, words });
    else
      bildir({
        baslik: `${answers.length} ${noun} ${words[0]}`,
        tur: 'success',
        ...(undo && { eylem: { etiket: 'Geri Al', calistir: undo } }),
      });
    onChoose(stayed);
  };
  return { end, finish, close: () => setEnd(null) };
}
