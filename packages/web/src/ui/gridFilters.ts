import type { RowData } from '@tanstack/react-table';
import type { BarFilter } from './FilterBarMenu.tsx';
import { cellText, type GridColumn, type LocalGridModel } from './useDataGrid.ts';
import type { GridFilter } from './useListGrid.ts';

/** Filters by the columns of local rows: several of their texts, or a part of a text. */
export const columnFilters = <T extends RowData>(
  columns: readonly GridColumn<T>[],
  rows: readonly T[],
  model: LocalGridModel<T>,
): readonly BarFilter[] =>
  columns.flatMap((c): BarFilter[] => {
    const of = { id: c.id, label: c.filterLabel ?? c.header };
    if (c.filter === 'choice')
      return [
        {
          ...of,
          kind: 'several',
          texts: () => rows.map((r) => cellText(c, r)),
          value: model.choiceOf(c.id),
          set: (v) => model.setFilter(c.id, v),
        },
      ];
    return c.filter === 'text'
      ? [{ ...of, kind: 'text', value: model.textOf(c.id), set: (v) => model.setFilter(c.id, v) }]
      : [];
  });

/** Filters of a list of the server: one of some choices, or a day. */
export const listFilters = (filters: readonly GridFilter[]): readonly BarFilter[] =>
  filters.map(({ id, label, value, set, shown = value, options, all = label }) =>
    options === undefined
      ? { kind: 'day', id, label, value, set, shown }
      : { kind: 'one', id, label, value, set, options, all },
  );
