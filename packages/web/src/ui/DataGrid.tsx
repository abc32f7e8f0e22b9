import { BOYLAR, ILK_BOY } from '@masabasi/core/platform/list/liste';
import type { RowData } from '@tanstack/react-table';
import { Box, Button, Flex, Text } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import css from './DataGrid.module.css';
import { columnFilters, listFilters } from './gridFilters.ts';
import { DataGridHead } from './DataGridHead.tsx';
import { DataGridRow, type GridKey } from './DataGridRow.tsx';
import { DataGridToolbar } from './DataGridToolbar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import type { BarFilter } from './FilterBarMenu.tsx';
import { Pager } from './Pager.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import { type GridColumn, type GridModel, type GridSort, useDataGrid } from './useDataGrid.ts';
import { showCutText } from './cutText.ts';
import { openByName, useGridKeys } from './useGridKeys.ts';
import { type GridFilter, type GridList, useListGrid } from './useListGrid.ts';
import { useWide } from './useWide.ts';

interface CommonProps<T extends RowData> {
  /** The columns are stored under this name, and for local rows also order and page size. */
  readonly name: string;
  /** Name for a screen reader. */
  readonly label: string;
  /** A constant or a memo: the same array while nothing changes. */
  readonly columns: readonly GridColumn<T>[];
  readonly rowKey: (row: T) => GridKey;
  /** Short name of a row for its check box. */
  readonly rowName?: (row: T) => string;
  readonly empty?: { readonly title: string; readonly text?: string; readonly action?: ReactNode; icon?: ReactNode };
  readonly selection?: 'single' | 'multi';
  readonly selected?: readonly GridKey[];
  readonly onSelect?: (keys: readonly GridKey[]) => void;
  /** Acts on the chosen rows. The grid itself clears the selection. */
  readonly bulk?: ReactNode;
  /** Called by Enter and double click; without selection by a click. */
  readonly onOpen?: (row: T) => void;
  /** Tone of a row: ok, info, warn, danger or muted. */
  readonly rowTone?: (row: T) => string | undefined;
  /** Acts on the chosen row, at the end of the bar. */
  readonly actions?: ReactNode;
  /** Choice of the rows' source, beside the search. */
  readonly scope?: ReactNode;
  /** Filters that the page applies itself, before those of the columns. */
  readonly pageFilters?: readonly GridFilter[];
  readonly exporting?: boolean;
  readonly hideToolbar?: boolean;
}

/** All rows are in the browser; the grid sorts, filters and pages them. */
interface LocalProps<T extends RowData> extends CommonProps<T> {
  readonly list?: undefined;
  readonly rows: readonly T[] | undefined;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  /** True while the rows still belong to the former request. */
  readonly busy?: boolean;
  readonly initialSort?: GridSort;
  /** Rows of a page until the person chooses a number. */
  readonly initialSize?: number;
  /** Called with the sorted and filtered rows. */
  readonly onExport?: (rows: readonly T[], columns: readonly GridColumn<T>[]) => void;
}

/** A page of the rows; the server sorts, filters and counts. A column can be sorted when the list knows its id. */
interface ListProps<T extends RowData> extends CommonProps<T> {
  readonly list: GridList<T>;
  /** The menu of saved views. */
  readonly views?: ReactNode;
  readonly onExport?: () => void;
}

export type DataGridProps<T extends RowData> = LocalProps<T> | ListProps<T>;

const NO_SORT: GridSort = [];
const NO_KEYS: readonly GridKey[] = [];
const NO_ROWS: readonly never[] = [];
const NO_FILTERS: readonly GridFilter[] = [];

const inControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, select, textarea, input:not([type="checkbox"])') !== null;
const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-key]') : null;

interface ViewProps<T extends RowData> extends CommonProps<T> {
  readonly model: GridModel<T>;
  /** True once rows or an answer are there. */
  readonly loaded: boolean;
  /** True when the list has no row at all, without any filter. */
  readonly bare: boolean;
  readonly busy: boolean;
  readonly error: { readonly message: string } | null | undefined;
  readonly onRetry: (() => void) | undefined;
  readonly filters: readonly BarFilter[];
  readonly views?: ReactNode;
  readonly exportAll: (() => void) | undefined;
}

/** Draws the list for local and server rows. */
function GridView<T extends RowData>(props: ViewProps<T>) {
  const { label, columns, rowKey, selection, onOpen, onSelect, rowTone, model, loaded, bare, error } = props;
  const { selected = NO_KEYS, rowName } = props;
  const [active, setActive] = useState<string | null>(null);
  const { total, rows: page, selectable } = model;
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
  // A click with Shift chooses all rows from the last chosen one. It must not mark text.
  const addRange = (id: string) => {
    const ids = page.map((r) => r.id);
    const [a, b] = [ids.indexOf(tabbed?.id ?? id), ids.indexOf(id)].toSorted((x, y) => x - y);
    const range = page.slice(a, b! + 1).filter((r) => !chosen.has(r.id));
    onSelect?.([...selected, ...range.map((r) => rowKey(r.original))]);
  };
  const press = (e: MouseEvent) => {
    if (multi && e.shiftKey && rowOf(e.target) && !inControl(e.target)) e.preventDefault();
  };
  const click = (e: MouseEvent) => {
    const id = rowOf(e.target)?.dataset['key'];
    if (id === undefined || inControl(e.target)) return;
    if (multi && e.shiftKey) {
      setActive(id);
      addRange(id);
      return;
    }
    if (window.getSelection()?.isCollapsed === false) return;
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
      else if (!openByName(tr) && selection) onSelect?.(keyOf(id));
    } else if (e.key === ' ' && selection) {
      e.preventDefault();
      if (multi) toggle(id);
      else onSelect?.(chosen.has(id) ? NO_KEYS : keyOf(id));
    }
  };

  const box = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const { search, setSearch } = model;
  const escape = () => {
    const said = Boolean(search) || selected.length > 0;
    // The selection goes first, then the search: a search was mostly made for the selection.
    if (selected.length > 0) onSelect?.(NO_KEYS);
    else if (search) setSearch('');
    return said;
  };
  useGridKeys(box, escape);
  const handlers = grid ? { onMouseDown: press, onClick: click, onDoubleClick: doubleClick, onKeyDown: keyDown } : {};

  const allChosen = selectable.length > 0 && selectable.every((r) => chosen.has(String(rowKey(r))));
  const check = multi ? (
    <input
      type="checkbox"
      className={`tick ${css.box}`}
      aria-label="Tümünü seç"
      checked={allChosen}
      onChange={() => onSelect?.(allChosen ? NO_KEYS : selectable.map(rowKey))}
    />
  ) : null;
  const onePage = props.hideToolbar && total <= BOYLAR[0];

  return (
    <Box ref={box} display="grid" miw={0} data-grid>
      {!props.hideToolbar && (
        <DataGridToolbar
          label={label}
          model={model}
          table={{ columns, model }}
          bare={bare}
          actions={props.actions}
          scope={props.scope}
          filters={props.filters}
          views={props.views}
          exporting={props.exporting === true}
          onExport={props.exportAll}
        />
      )}
      {error && !loaded && <ErrorState error={error} onRetry={props.onRetry} />}
      {!error && !loaded && (
        <Box p="8px 16px 16px">
          <SkeletonRows rows={8} label="Kayıtlar hazırlanıyor..." />
        </Box>
      )}
      {loaded && total === 0 && (
        <EmptyState
          {...(model.filtered
            ? { title: 'Kayıt Bulunamadı.', text: 'Aramaya ve süzgeçlere uyan kayıt yok.' }
            : (props.empty ?? { title: 'Kayıt Bulunamadı.' }))}
        />
      )}
      {loaded && total > 0 && (
        <>
          <div ref={wide} className={css.scroll}>
            <table
              ref={showCutText}
              className={css.table}
              role={grid ? 'grid' : undefined}
              aria-label={label}
              data-cards={model.visible.some((c) => c.card) || undefined}
              aria-busy={props.busy || undefined}
              aria-rowcount={grid ? total + 1 : undefined}
              aria-multiselectable={multi || undefined}
            >
              <DataGridHead model={model} grid={grid} check={check} />
              <tbody role={grid ? 'rowgroup' : undefined} {...handlers}>
                {page.map((r, i) => (
                  <DataGridRow
                    key={r.id}
                    row={r.original}
                    id={r.id}
                    ariaIndex={model.page * model.size + i + 2}
                    columns={model.visible}
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
          {!onePage && (
            <Flex gap="8px 24px" wrap="wrap" align="center" justify="flex-end" className={css.foot}>
              <Pager
                label={label}
                total={total}
                more={model.more}
                page={model.page}
                size={model.size}
                onPage={model.setPage}
                onSize={model.setSize}
                onAhead={model.ahead}
              />
            </Flex>
          )}
        </>
      )}
      {multi && selected.length > 0 && (
        <div className={css.bulk} role="group" aria-label={`${label}: seçilenler`}>
          <Text span mr="auto" fw={500} role="status">
            {selected.length} kayıt seçili
          </Text>
          {props.bulk}
          <Button variant="subtle" onClick={() => onSelect?.(NO_KEYS)}>
            Seçimi Kaldır
          </Button>
        </div>
      )}
    </Box>
  );
}

function LocalGrid<T extends RowData>(props: LocalProps<T>) {
  const { name, columns, rows, rowKey, onExport } = props;
  const model = useDataGrid(name, columns, rows, rowKey, {
    sort: props.initialSort ?? NO_SORT,
    size: props.initialSize ?? ILK_BOY,
  });
  return (
    <GridView
      {...props}
      model={model}
      loaded={rows !== undefined}
      bare={(rows === undefined || rows.length === 0) && (props.pageFilters ?? NO_FILTERS).every((f) => f.value === '')}
      busy={props.busy === true}
      error={props.error}
      onRetry={props.onRetry}
      filters={[...listFilters(props.pageFilters ?? NO_FILTERS), ...columnFilters(columns, rows ?? NO_ROWS, model)]}
      exportAll={onExport && (() => onExport(model.ordered(), model.visible))}
    />
  );
}

function ListGrid<T extends RowData>(props: ListProps<T>) {
  const { name, columns, list, rowKey } = props;
  const model = useListGrid(name, columns, list, rowKey);
  return (
    <GridView
      {...props}
      model={model}
      loaded={list.rows !== undefined}
      bare={false}
      busy={list.busy}
      error={list.error}
      onRetry={list.retry}
      filters={listFilters([...(props.pageFilters ?? NO_FILTERS), ...list.filters])}
      exportAll={props.onExport}
    />
  );
}

/**
 * The list of the product: sorting by several columns, filters, search, pages, selection, columns, a stored view. It
 * works on local rows or on a list of the server. On a phone its rows are cards. With selection or `onOpen` it is an
 * ARIA grid: arrows move from row to row.
 */
export function DataGrid<T extends RowData>(props: DataGridProps<T>) {
  return props.list === undefined ? <LocalGrid {...props} /> : <ListGrid {...props} />;
}
