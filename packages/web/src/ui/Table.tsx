import { Box } from '@mantine/core';
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
  /** CSS width. The column without one takes the remaining width. */
  readonly width?: string;
  readonly nowrap?: boolean;
  /** Left out when the table is narrow but not yet cards, because the row's own card shows it. */
  readonly spare?: boolean | 'wide';
  /** True for buttons of the row: no label on a narrow screen, and a header only for screen readers. */
  readonly actions?: boolean;
}

export interface TableProps<T> {
  /** Name of the table for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string | number;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  /** True for a table with a few short columns: it stays a table in a narrow place, where others become cards. */
  readonly compact?: boolean;
}

/** A plain table for short lists. On a narrow screen each row is a card with labels. */
export function Table<T>({ label, columns, rows, rowKey, error, onRetry, empty, compact }: TableProps<T>) {
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (!rows)
    return (
      <Box px={16} py={8}>
        <SkeletonRows rows={6} label="Kayıtlar hazırlanıyor..." />
      </Box>
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
                  data-wraps={!k.nowrap || undefined}
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
