import { BOYLAR, EN_COK_SIRA } from '@masabasi/core/platform/list/liste';
import { karsilastir, aramaAnahtari } from '@masabasi/core/platform/text/metin';
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  type ColumnDef,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type FilterFn,
  globalFilteringFeature,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

/** A column of a `DataGrid`, with everything it sorts, filters, searches and shows. */
export interface GridColumn<T> {
  readonly id: string;
  readonly header: string;
  /** Name of its filter, when it differs from the column. */
  readonly filterLabel?: string;
  /** Value for sorting: numbers as numbers, texts in Turkish order, null always last. */
  readonly value: (row: T) => string | number | null;
  /** Text for reading, search and filters; by default the value as text. */
  readonly text?: (row: T) => string;
  readonly renderCell?: (row: T) => ReactNode;
  readonly align?: 'right';
  readonly width?: string;
  readonly nowrap?: boolean;
  /** Left out when the table is narrow but not yet cards, or (`wide`) not wide: the row's own card shows it. */
  readonly spare?: boolean | 'wide';
  /** Takes the width that the other columns leave; without it the name of the card does. */
  readonly fill?: boolean;
  readonly filter?: 'text' | 'choice';
  readonly initiallyHidden?: boolean;
  /** True: the text is never cut, and its rows may be higher than one line. */
  readonly wrap?: boolean;
  /**
   * Its place on a card (name, one of two lines, `named` line with the column's name, chip). Absent: it is left out.
   */
  readonly card?: 'title' | 'line' | 'named' | 'chip';
  /** True for buttons of the row: the name is only read out, and it is not sorted, filtered or hidden. */
  readonly actions?: boolean;
}

export type GridSort = readonly { readonly id: string; readonly desc: boolean }[];

/** The hidden column of the global search: one folded text a row. */
const SEARCH = '__search';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
});
type GridFeatures = typeof features;

export const cellText = <T>(column: GridColumn<T>, row: T): string =>
  column.text ? column.text(row) : String(column.value(row) ?? '');

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Folded words of a search. All of them must occur. */
const words = (value: unknown): string[] =>
  aramaAnahtari(asText(value))
    .split(/\s+/)
    .filter((w) => w !== '');

function textFilter<T extends RowData>(read: (row: T) => string): FilterFn<GridFeatures, T> {
  return Object.assign(
    (row: { original: T }, _: string, value: string[]) => {
      const text = read(row.original);
      return value.every((w) => text.includes(w));
    },
    { resolveFilterValue: words },
  );
}

/** The search column's value is already folded. */
const searchFilter = Object.assign(
  (row: { getValue: (id: string) => unknown }, id: string, value: string[]) => {
    const text = String(row.getValue(id));
    return value.every((w) => text.includes(w));
  },
  { resolveFilterValue: words },
);

const choiceFilter =
  <T extends RowData>(column: GridColumn<T>): FilterFn<GridFeatures, T> =>
  (row, _, value: readonly string[]) =>
    value.includes(cellText(column, row.original));

/**
 * Sorts by rank: all different texts are put into Turkish order once, and the ranks are kept while the rows are the
 * same. Comparing 10,000 names pair by pair takes too long for a click.
 */
function rankSort<T extends RowData>(rows: readonly T[], column: GridColumn<T>): SortFn<GridFeatures, T> {
  let ranks: Map<string, number> | null = null;
  const rank = (s: string) => {
    ranks ??= new Map(
      [...new Set(rows.map((r) => column.value(r)).filter((v) => typeof v === 'string'))]
        .toSorted(karsilastir)
        .map((v, i) => [v, i]),
    );
    return ranks.get(s) ?? -1;
  };
  return (a, b, id) => {
    const [x, y] = [a.getValue(id), b.getValue(id)];
    if (typeof x === 'number' && typeof y === 'number') return x - y;
    return rank(String(x)) - rank(String(y));
  };
}

function columnDefs<T extends RowData>(
  columns: readonly GridColumn<T>[],
  rows: readonly T[],
): ColumnDef<GridFeatures, T>[] {
  const folded = new WeakMap<object, string>();
  const fold = (row: T): string => {
    const known = folded.get(row);
    if (known !== undefined) return known;
    const made = aramaAnahtari(columns.map((c) => (c.actions ? '' : cellText(c, row))).join('\n'));
    folded.set(row, made);
    return made;
  };
  return [
    ...columns.map((c): ColumnDef<GridFeatures, T> => ({
      id: c.id,
      header: c.header,
      accessorFn: (row) => c.value(row) ?? undefined,
      sortFn: rankSort(rows, c),
      sortUndefined: 'last',
      sortDescFirst: false,
      filterFn: c.filter === 'choice' ? choiceFilter(c) : textFilter((row) => aramaAnahtari(cellText(c, row))),
      enableGlobalFilter: false,
    })),
    {
      id: SEARCH,
      header: '',
      accessorFn: fold,
      enableSorting: false,
      enableHiding: false,
    },
  ];
}

export interface SavedView {
  readonly sorting: SortingState;
  readonly hidden: readonly string[];
  readonly pageSize: number;
}

/** Reads a stored view, without parts that no longer fit the columns. */
export function readView(key: string, ids: readonly string[]): Partial<SavedView> {
  const written = localStorage.getItem(key);
  if (written === null) return {};
  try {
    const v = JSON.parse(written) as Partial<SavedView>;
    return {
      ...(Array.isArray(v.sorting) && {
        sorting: v.sorting.filter((s) => ids.includes(s.id)).map((s) => ({ id: s.id, desc: s.desc })),
      }),
      ...(Array.isArray(v.hidden) && { hidden: v.hidden.filter((id) => ids.includes(id)) }),
      ...(BOYLAR.some((n) => n === v.pageSize) && { pageSize: v.pageSize }),
    };
  } catch {
    return {};
  }
}

/** The column that takes the spare width of the table, so that its text is cut last. */
export const fillingColumn = <T>(columns: readonly GridColumn<T>[]): GridColumn<T> | undefined =>
  columns.find((c) => c.fill) ??
  columns.find((c) => c.wrap) ??
  columns.find((c) => c.card === 'title') ??
  columns.find((c) => !c.actions && !c.nowrap && !c.align && !c.width);

const hiddenState = (ids: readonly string[]) => Object.fromEntries([...ids, SEARCH].map((id) => [id, false]));

/** The state that a grid draws, for rows sorted and filtered here or on the server. */
export interface GridModel<T> {
  readonly visible: readonly GridColumn<T>[];
  readonly setVisible: (ids: readonly string[]) => void;
  readonly resetView: () => void;
  /** The rows of the page. */
  readonly rows: readonly { readonly id: string; readonly original: T }[];
  /** The rows that "select all" chooses. */
  readonly selectable: readonly T[];
  readonly total: number;
  /** True when there are more rows than counted. */
  readonly more: boolean;
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  /** Reads in advance a page that is likely to be opened. */
  readonly ahead?: (page: number) => void;
  readonly sort: GridSort;
  readonly canSort: (id: string) => boolean;
  readonly setSort: (sort: GridSort) => void;
  /** Null: the list has no search. */
  readonly search: string | null;
  readonly searchHint?: string;
  readonly setSearch: (text: string) => void;
  readonly filtered: boolean;
  readonly clearFilters: () => void;
}

export interface LocalGridModel<T> extends GridModel<T> {
  readonly setFilter: (id: string, value: string | readonly string[] | undefined) => void;
  /** The words of a text filter. */
  readonly textOf: (id: string) => string;
  /** The ticked values of a choice filter. */
  readonly choiceOf: (id: string) => readonly string[];
  /** The rows of all pages, in order. */
  readonly ordered: () => readonly T[];
}

/** The order after a click on a column head: ascending, descending, none; alone, or added to the others. */
export function toggledSort(sort: GridSort, id: string, beside: boolean): GridSort {
  const now = sort.find((s) => s.id === id);
  const next = now === undefined ? [{ id, desc: false }] : now.desc ? [] : [{ id, desc: true }];
  if (!beside) return next;
  return now === undefined ? [...sort, ...next] : sort.flatMap((s) => (s.id === id ? next : [s]));
}

const NONE: readonly never[] = [];

/**
 * The state of a grid with local rows: order, filters, hidden columns, page. The view is stored under the grid's name.
 */
export function useDataGrid<T extends RowData>(
  name: string,
  columns: readonly GridColumn<T>[],
  rows: readonly T[] | undefined,
  rowKey: (row: T) => string | number,
  initial: { readonly sort: GridSort; readonly size: number },
): LocalGridModel<T> {
  const key = `masabasi.liste.${name}`;
  const [first] = useState(() => {
    const defaults = {
      sorting: initial.sort.map((s) => ({ ...s })),
      hidden: columns.filter((c) => c.initiallyHidden).map((c) => c.id),
      pageSize: initial.size,
    };
    const saved = readView(
      key,
      columns.map((c) => c.id),
    );
    return { defaults, view: { ...defaults, ...saved } };
  });
  const data = rows ?? NONE;
  const defs = useMemo(() => columnDefs(columns, data), [columns, data]);
  const table = useTable<GridFeatures, T>({
    features,
    columns: defs,
    data,
    getRowId: (row) => String(rowKey(row)),
    autoResetPageIndex: false,
    maxMultiSortColCount: EN_COK_SIRA,
    globalFilterFn: searchFilter,
    getColumnCanGlobalFilter: (c) => c.id === SEARCH,
    initialState: {
      sorting: first.view.sorting,
      columnVisibility: hiddenState(first.view.hidden),
      pagination: { pageIndex: 0, pageSize: first.view.pageSize },
    },
  });
  const { sorting, columnVisibility, pagination, columnFilters, globalFilter } = table.state;

  useEffect(() => {
    const hidden = columns.filter((c) => columnVisibility[c.id] === false).map((c) => c.id);
    localStorage.setItem(key, JSON.stringify({ sorting, hidden, pageSize: pagination.pageSize }));
  }, [key, columns, sorting, columnVisibility, pagination.pageSize]);

  const count = table.getFilteredRowModel().rows.length;
  const last = Math.max(0, Math.ceil(count / pagination.pageSize) - 1);
  useEffect(() => {
    if (rows && pagination.pageIndex > last) table.setPageIndex(last);
  }, [rows, table, pagination.pageIndex, last]);

  const visible = useMemo(() => columns.filter((c) => columnVisibility[c.id] !== false), [columns, columnVisibility]);
  const filter = (id: string, value: string | readonly string[] | undefined) => {
    table.getColumn(id)?.setFilterValue(value?.length === 0 ? undefined : value);
    table.setPageIndex(0);
  };
  const found = asText(globalFilter);
  return {
    visible,
    setVisible: (ids) => {
      for (const c of columns) if (!c.actions) table.getColumn(c.id)?.toggleVisibility(ids.includes(c.id));
    },
    rows: table.getRowModel().rows,
    selectable: table.getFilteredRowModel().rows.map((r) => r.original),
    ordered: () => table.getSortedRowModel().rows.map((r) => r.original),
    total: count,
    more: false,
    page: pagination.pageIndex,
    size: pagination.pageSize,
    setPage: (page) => table.setPageIndex(page),
    setSize: (pageSize) => table.setPagination({ pageIndex: 0, pageSize }),
    sort: sorting,
    canSort: (id) => columns.some((c) => c.id === id && !c.actions),
    setSort: (sort) => {
      table.setSorting(sort.slice(-EN_COK_SIRA).map((s) => ({ ...s })));
      table.setPageIndex(0);
    },
    search: found,
    setSearch: (text) => {
      table.setGlobalFilter(text);
      table.setPageIndex(0);
    },
    setFilter: filter,
    textOf: (id) => asText(columnFilters.find((f) => f.id === id)?.value),
    choiceOf: (id) => {
      const value = columnFilters.find((f) => f.id === id)?.value;
      return Array.isArray(value) ? value.filter((v) => typeof v === 'string') : NONE;
    },
    clearFilters: () => {
      table.setGlobalFilter('');
      table.setColumnFilters([]);
      table.setPageIndex(0);
    },
    filtered: columnFilters.length > 0 || found !== '',
    resetView: () => {
      table.setSorting(first.defaults.sorting);
      table.setColumnVisibility(hiddenState(first.defaults.hidden));
      table.setPagination({ pageIndex: 0, pageSize: first.defaults.pageSize });
    },
  };
}
