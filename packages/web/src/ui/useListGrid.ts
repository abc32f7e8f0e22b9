import { useMemo, useState } from 'react';
import type { ToolbarModel } from './DataGridToolbar.tsx';
import { type GridColumn, type GridModel, type GridSort, readView } from './useDataGrid.ts';

/** A filter of a list that is filtered elsewhere: one of some choices, or a day. The empty text filters nothing. */
export interface GridFilter {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  /** Text of the first choice; absent for a day. */
  readonly all?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The day as the screen writes it. */
  readonly shown?: string;
}

/** A list that is sorted, filtered and paged elsewhere. */
export interface GridList<T> {
  readonly rows: readonly T[] | undefined;
  readonly error: { readonly message: string } | null;
  readonly retry: () => void;
  /** True while the rows still belong to the former request. */
  readonly busy: boolean;
  readonly total: number;
  readonly more: boolean;
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly ahead: (page: number) => void;
  readonly sort: GridSort;
  readonly sortable: readonly string[];
  /** An empty order means the list's own. */
  readonly setSort: (sort: GridSort) => void;
  readonly search: string | null;
  readonly searchHint: string;
  readonly setSearch: (text: string) => void;
  readonly filters: readonly GridFilter[];
  readonly filtered: boolean;
  readonly clear: () => void;
}

const NONE: readonly never[] = [];

/** Search and filters of such a list, for the toolbar above any form of it. */
export const listTools = <T>(list: GridList<T>): ToolbarModel => ({
  search: list.search,
  searchHint: list.searchHint,
  setSearch: list.setSearch,
  filtered: list.filtered,
  clearFilters: list.clear,
});

/** The state of a grid whose list is kept elsewhere. Only the visible columns are kept here, stored under its name. */
export function useListGrid<T>(
  name: string,
  columns: readonly GridColumn<T>[],
  list: GridList<T>,
  rowKey: (row: T) => string | number,
): GridModel<T> {
  const key = `masabasi.liste.${name}`;
  const first = useMemo(() => columns.filter((c) => c.initiallyHidden).map((c) => c.id), [columns]);
  const [hidden, keepHidden] = useState<readonly string[]>(
    () =>
      readView(
        key,
        columns.map((c) => c.id),
      ).hidden ?? first,
  );
  const setHidden = (ids: readonly string[]) => {
    localStorage.setItem(key, JSON.stringify({ hidden: ids }));
    keepHidden(ids);
  };
  const visible = useMemo(() => columns.filter((c) => !hidden.includes(c.id)), [columns, hidden]);
  const rows = list.rows ?? NONE;
  return {
    ...listTools(list),
    visible,
    setVisible: (ids) => setHidden(columns.filter((c) => !c.actions && !ids.includes(c.id)).map((c) => c.id)),
    resetView: () => {
      setHidden(first);
      list.setSort(NONE);
    },
    rows: rows.map((original) => ({ id: String(rowKey(original)), original })),
    selectable: rows,
    total: list.total,
    more: list.more,
    page: list.page,
    size: list.size,
    setPage: list.setPage,
    setSize: list.setSize,
    ahead: list.ahead,
    sort: list.sort,
    canSort: (id) => list.sortable.includes(id),
    setSort: list.setSort,
  };
}
