import { useState } from 'react';
import { bildir } from './Toast.tsx';

/** Result for one record of a bulk act; `Neden` null: it succeeded. */
export interface BulkAnswer {
  readonly Id: number;
  readonly Neden: string | null;
}

/** Words for changed and unchanged records: ‘verildi’, ‘verilmedi’. */
export type BulkWords = readonly [went: string, stayed: string];

export interface BulkEnd<T> {
  readonly rows: readonly T[];
  readonly answers: readonly BulkAnswer[];
  readonly words: BulkWords;
}

/**
 * Reports the end of bulk acts: a toast when all records changed, a dialog when some did not; those stay chosen.
 * @param noun singular noun of a record: ‘görüşme’
 */
export function useBulkEnd<T>(chosen: readonly T[], onChoose: (ids: readonly number[]) => void, noun: string) {
  const [end, setEnd] = useState<BulkEnd<T> | null>(null);
  /** @param undo takes all changes back; absent: they are final */
  const finish = (answers: readonly BulkAnswer[], words: BulkWords, undo?: () => void) => {
    const stayed = answers.filter((a) => a.Neden !== null).map((a) => a.Id);
    if (stayed.length > 0) setEnd({ rows: chosen, answers, words });
    else
      bildir({
        baslik: `${answers.length} ${noun} ${words[0]}`,
        tur: 'success',
        sure: 3000,
        ...(undo && { eylem: { etiket: 'Geri Al', calistir: undo } }),
      });
    onChoose(stayed);
  };
  return { end, finish, close: () => setEnd(null) };
}
