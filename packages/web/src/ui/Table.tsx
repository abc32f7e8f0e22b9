import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import css from './Table.module.css';

export interface Column<T> {
  readonly key: string;
  readonly header: string;
  readonly renderCell: (row: T) => ReactNode;
  readonly align?: 'left' | 'right';
  /** CSS width; the column without one takes what is left. */
  readonly width?: string;
  readonly nowrap?: boolean;
  /** Left out where a table is narrow but not yet cards: the row's own card tells it. */
  readonly spare?: boolean | 'wide';
  /** Buttons of the row: no label on a narrow screen, the header is only for screen readers. */
  readonly actions?: boolean;
}

export interface TableProps<T> {
  /** Names the table for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string | number;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  /** It has a few short columns and stays a table in a narrow place, where others become cards. */
  readonly compact?: boolean;
}

/** A plain table for short lists; on a narrow screen each row is a card with its labels. */
export function Table<T>({ label, columns, rows, rowKey, error, onRetry, empty, compact }: TableProps<T>) {
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (!rows)
    return (
      <div className={css.bekle}>
        <SkeletonRows rows={6} label="Kayıtlar hazırlanıyor..." />
      </div>
    );
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <div className={css.kap} data-compact={compact || undefined}>
      <table className={css.tablo} aria-label={label}>
        <thead>
          <tr>
            {columns.map((k) => (
              <th
                key={k.key}
                scope="col"
                style={{ width: k.width }}
                data-esnek={k.width === undefined || undefined}
                data-align={k.align}
                data-spare={k.spare || undefined}
              >
                {k.actions ? <span className="visually-hidden">{k.header}</span> : k.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((k) => (
                <td
                  key={k.key}
                  data-align={k.align}
                  data-label={k.header}
                  data-esnek={k.width === undefined || undefined}
                  data-nowrap={k.nowrap || undefined}
                  data-actions={k.actions || undefined}
                  data-spare={k.spare || undefined}
                >
                  {k.renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
