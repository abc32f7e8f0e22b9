import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import css from './DataGrid.module.css';
import { cellText, fillingColumn, type GridColumn } from './useDataGrid.ts';

export type GridKey = string | number;

export interface DataGridRowProps<T extends RowData> {
  readonly row: T;
  readonly id: GridKey;
  /** Row number in the whole list, from 2: the head is 1. */
  readonly ariaIndex: number;
  readonly columns: readonly GridColumn<T>[];
  /** Undefined when rows cannot be selected. */
  readonly selected: boolean | undefined;
  /** True for the only row that Tab reaches; undefined when rows take no focus. */
  readonly tabbable: boolean | undefined;
  readonly tone: string | undefined;
  /** Name of the check box; undefined without multiple selection. */
  readonly checkLabel: string | undefined;
  readonly opens: boolean;
}

/** A row of native cells. It renders again only when its record, its selection or the columns change. */
function Row<T extends RowData>({
  row,
  id,
  ariaIndex,
  columns,
  selected,
  tabbable,
  tone,
  checkLabel,
  opens,
}: DataGridRowProps<T>) {
  const focusable = tabbable !== undefined;
  const filling = fillingColumn(columns);
  return (
    <tr
      role={focusable ? 'row' : undefined}
      aria-rowindex={focusable ? ariaIndex : undefined}
      aria-selected={selected}
      tabIndex={focusable ? (tabbable ? 0 : -1) : undefined}
      data-key={id}
      data-tone={tone}
      data-opens={opens || undefined}
      className={css.row}
    >
      {checkLabel !== undefined && (
        <td role={focusable ? 'gridcell' : undefined} className={css.check}>
          <input
            type="checkbox"
            className={`tick ${css.box}`}
            tabIndex={-1}
            aria-label={checkLabel}
            checked={selected === true}
            readOnly
          />
        </td>
      )}
      {columns.map((c) => (
        <td
          key={c.id}
          role={focusable ? 'gridcell' : undefined}
          data-align={c.align}
          data-nowrap={c.nowrap || undefined}
          data-spare={c.spare || undefined}
          data-label={c.header}
          data-actions={c.actions || undefined}
          data-wrap={c.wrap || undefined}
          data-fill={(c === filling && !c.wrap) || undefined}
          data-card={c.card}
        >
          {c.renderCell ? c.renderCell(row) : cellText(c, row)}
        </td>
      ))}
    </tr>
  );
}

export const DataGridRow = memo(Row) as typeof Row;
