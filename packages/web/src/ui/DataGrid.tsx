import type { RowData } from '@tanstack/react-table';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import css from './DataGrid.module.css';
import { DataGridRow, type GridKey } from './DataGridRow.tsx';
import { DataGridToolbar } from './DataGridToolbar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Pager } from './Pager.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import { type DataGridModel, type GridColumn, type GridSort, useDataGrid } from './useDataGrid.ts';

export interface DataGridProps<T extends RowData> {
  /** Sort, columns and page size are remembered under it. */
  readonly name: string;
  /** Names the list for a screen reader. */
  readonly label: string;
  /** A constant or a memo: the same array as long as nothing changes. */
  readonly columns: readonly GridColumn<T>[];
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => GridKey;
  /** A word or two for a row, for its check box. */
  readonly rowName?: (row: T) => string;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  /** The rows belong to an older question. */
  readonly busy?: boolean;
  readonly empty?: { readonly title: string; readonly text?: string; readonly action?: ReactNode; icon?: ReactNode };
  readonly initialSort?: GridSort;
  readonly selection?: 'single' | 'multi';
  readonly selected?: readonly GridKey[];
  readonly onSelect?: (keys: readonly GridKey[]) => void;
  /** Enter and double click; without selection a click. */
  readonly onOpen?: (row: T) => void;
  /** Colours a row: ok, info, warn, danger or muted. */
  readonly rowTone?: (row: T) => string | undefined;
  /** Buttons at the left of the toolbar. */
  readonly actions?: ReactNode;
  /** Receives the rows as they are sorted and filtered. */
  readonly onExport?: (rows: readonly T[], columns: readonly GridColumn<T>[]) => void;
  readonly exporting?: boolean;
  readonly hideToolbar?: boolean;
}

const NO_SORT: GridSort = [];
const NO_KEYS: readonly GridKey[] = [];
const NO_ROWS: readonly never[] = [];
const SIGN = { asc: IconArrowUp, desc: IconArrowDown };

function Head<T extends RowData>({
  model,
  grid,
  check,
}: {
  model: DataGridModel<T>;
  grid: boolean;
  check: ReactNode | null;
}) {
  const { table, visible } = model;
  const several = table.state.sorting.length > 1;
  const role = grid ? 'columnheader' : undefined;
  return (
    <thead role={grid ? 'rowgroup' : undefined}>
      <tr role={grid ? 'row' : undefined} aria-rowindex={grid ? 1 : undefined}>
        {check !== null && (
          <th scope="col" role={role} className={css.check}>
            {check}
          </th>
        )}
        {visible.map((c) => {
          const column = table.getColumn(c.id);
          const sorted = column?.getIsSorted() || null;
          const Sign = sorted ? SIGN[sorted] : IconArrowsSort;
          return (
            <th
              key={c.id}
              scope="col"
              role={role}
              data-align={c.align}
              style={c.width ? { width: c.width } : undefined}
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {c.actions ? (
                <span className="visually-hidden">{c.header}</span>
              ) : (
                <button
                  type="button"
                  className={css.sort}
                  data-sorted={sorted ?? undefined}
                  title="Sırala; Shift ile önceki sıralamaya ekle"
                  onClick={(e) => {
                    column?.toggleSorting(undefined, e.shiftKey);
                    table.setPageIndex(0);
                  }}
                >
                  {c.header}
                  <Sign size={14} aria-hidden />
                  {several && sorted && <span className={css.order}>{(column?.getSortIndex() ?? 0) + 1}</span>}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const inControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, select, textarea, input:not([type="checkbox"])') !== null;
const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-key]') : null;

/**
 * The list of the product: sorting by several columns, filters, search, pages, selection, columns, a remembered view. On
 * a phone its rows are cards. With selection or `onOpen` it is an ARIA grid: arrows move from row to row.
 */
export function DataGrid<T extends RowData>(props: DataGridProps<T>) {
  const { name, label, columns, rows, rowKey, selection, onOpen, onSelect, rowTone } = props;
  const { selected = NO_KEYS, rowName, error, onRetry } = props;
  const model = useDataGrid(name, columns, rows, rowKey, props.initialSort ?? NO_SORT);
  const [active, setActive] = useState<string | null>(null);
  const { table, visible } = model;
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getFilteredRowModel().rows.length;
  const page = table.getRowModel().rows;
  const grid = selection !== undefined || onOpen !== undefined;
  const multi = selection === 'multi';
  const chosen = new Set(selected.map(String));
  const tabbed = page.find((r) => r.id === active) ?? page.find((r) => chosen.has(r.id)) ?? page[0];

  const keyOf = (id: string) => page.filter((r) => r.id === id).map((r) => rowKey(r.original));
  const toggle = (id: string) =>
    onSelect?.(chosen.has(id) ? selected.filter((k) => String(k) !== id) : [...selected, ...keyOf(id)]);
  const open = (id: string) => {
    const row = page.find((r) => r.id === id);
    if (row) onOpen?.(row.original);
  };
  const click = (e: MouseEvent) => {
    const id = rowOf(e.target)?.dataset['key'];
    if (id === undefined || inControl(e.target) || window.getSelection()?.isCollapsed === false) return;
    setActive(id);
    if (!selection) open(id);
    else if (multi || e.ctrlKey || e.metaKey) toggle(id);
    else onSelect?.(keyOf(id));
  };
  const doubleClick = (e: MouseEvent) => {
    const id = rowOf(e.target)?.dataset['key'];
    if (id !== undefined && selection && !inControl(e.target)) open(id);
  };
  const keyDown = (e: KeyboardEvent) => {
    const tr = rowOf(e.target);
    if (!tr || e.target !== tr) return;
    const list = [...(tr.parentElement?.children ?? NO_ROWS)].filter((x) => x instanceof HTMLTableRowElement);
    const i = list.indexOf(tr);
    const to = { ArrowDown: i + 1, ArrowUp: i - 1, Home: 0, End: list.length - 1 }[e.key];
    const id = tr.dataset['key'] ?? '';
    if (to !== undefined) {
      e.preventDefault();
      const next = list[Math.min(list.length - 1, Math.max(0, to))];
      const key = next?.dataset['key'];
      if (next === undefined || key === undefined) return;
      next.focus();
      setActive(key);
      if (selection === 'single') onSelect?.(keyOf(key));
      else if (multi && e.shiftKey && !chosen.has(key)) toggle(key);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      if (onOpen) open(id);
      else if (selection) onSelect?.(keyOf(id));
    } else if (e.key === ' ' && selection) {
      e.preventDefault();
      if (multi) toggle(id);
      else onSelect?.(chosen.has(id) ? NO_KEYS : keyOf(id));
    }
  };

  const handlers = grid ? { onClick: click, onDoubleClick: doubleClick, onKeyDown: keyDown } : {};

  const allChosen = total > 0 && table.getFilteredRowModel().rows.every((r) => chosen.has(r.id));
  const check = multi ? (
    <input
      type="checkbox"
      className={css.box}
      aria-label="Tümünü seç"
      checked={allChosen}
      onChange={() => onSelect?.(allChosen ? NO_KEYS : table.getFilteredRowModel().rows.map((r) => rowKey(r.original)))}
    />
  ) : null;

  return (
    <div className={css.grid}>
      {!props.hideToolbar && (
        <DataGridToolbar
          label={label}
          columns={columns}
          rows={rows ?? NO_ROWS}
          model={model}
          actions={props.actions}
          exporting={props.exporting === true}
          onExport={
            props.onExport &&
            (() =>
              props.onExport?.(
                table.getSortedRowModel().rows.map((r) => r.original),
                visible,
              ))
          }
        />
      )}
      {error && !rows && <ErrorState error={error} onRetry={onRetry} />}
      {!error && !rows && (
        <div className={css.wait}>
          <SkeletonRows rows={8} label="Kayıtlar hazırlanıyor..." />
        </div>
      )}
      {rows && total === 0 && (
        <EmptyState
          {...(rows.length === 0
            ? (props.empty ?? { title: 'Kayıt Bulunamadı.' })
            : { title: 'Kayıt Bulunamadı.', text: 'Aramaya ve süzgeçlere uyan kayıt yok.' })}
        />
      )}
      {rows && total > 0 && (
        <>
          <div className={css.scroll}>
            <table
              className={css.table}
              role={grid ? 'grid' : undefined}
              aria-label={label}
              aria-busy={props.busy || undefined}
              aria-rowcount={grid ? total + 1 : undefined}
              aria-multiselectable={multi || undefined}
            >
              <Head model={model} grid={grid} check={check} />
              <tbody role={grid ? 'rowgroup' : undefined} {...handlers}>
                {page.map((r, i) => (
                  <DataGridRow
                    key={r.id}
                    row={r.original}
                    id={r.id}
                    ariaIndex={pageIndex * pageSize + i + 2}
                    columns={visible}
                    selected={selection && chosen.has(r.id)}
                    tabbable={grid ? r === tabbed : undefined}
                    tone={rowTone?.(r.original)}
                    checkLabel={multi ? `Seç: ${rowName?.(r.original) ?? r.id}` : undefined}
                    opens={onOpen !== undefined}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div className={css.foot}>
            {selection && selected.length > 0 && multi && <span>{selected.length} kayıt seçili</span>}
            <Pager
              label={label}
              total={total}
              page={pageIndex}
              size={pageSize}
              onPage={(p) => table.setPageIndex(p)}
              onSize={(n) => table.setPagination({ pageIndex: 0, pageSize: n })}
            />
          </div>
        </>
      )}
    </div>
  );
}
