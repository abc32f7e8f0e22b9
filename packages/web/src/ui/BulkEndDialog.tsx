import { BulkResult } from './BulkResult.tsx';
import type { BulkEnd } from './useBulkEnd.ts';

interface BulkEndDialogProps<T> {
  readonly end: BulkEnd<T>;
  /** Nouns for a record: heading, singular and plural: ‘Görüşme’, ‘görüşme’, ‘görüşmeler’. */
  readonly nouns: readonly [heading: string, one: string, several: string];
  readonly name: (row: T) => string;
  readonly onClose: () => void;
}

/** Result of an act on several records. Unchanged records stay chosen. */
export function BulkEndDialog<T extends { readonly Id: number }>({ end, nouns, name, onClose }: BulkEndDialogProps<T>) {
  const [heading, one, several] = nouns;
  const [went, stayed] = end.words;
  const names = new Map(end.rows.map((row) => [row.Id, name(row)]));
  const refused = end.answers.flatMap(({ Id, Neden }) =>
    Neden === null ? [] : [{ id: Id, name: names.get(Id) ?? String(Id), why: Neden }],
  );
  return (
    <BulkResult
      title="Toplu İşlem"
      done={`${end.answers.length - refused.length} ${one} ${went}.`}
      refused={refused}
      left={`${refused.length} ${one} ${stayed}; seçili kaldı.`}
      label={`Olduğu gibi kalan ${several}`}
      nameHeader={heading}
      onClose={onClose}
    />
  );
}
