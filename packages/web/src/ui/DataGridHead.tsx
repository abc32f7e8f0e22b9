import type { RowData } from '@tanstack/react-table';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import IconArrowUp from '~icons/tabler/arrow-up';
import type { ReactNode } from 'react';
import css from './DataGrid.module.css';
import { fillingColumn, type GridModel, toggledSort } from './useDataGrid.ts';

const SIGN = { asc: IconArrowUp, desc: IconArrowDown };

/** The column heads of a grid: a click sorts by one column, a click with Shift adds it to the order. */
export function DataGridHead<T extends RowData>({
  model,
  grid,
  check,
}: {
  model: GridModel<T>;
  grid: boolean;
  check: ReactNode | null;
}) {
  const { sort, visible } = model;
  // The other columns are as wide as their content, unless they say more.
  const filling = fillingColumn(visible);
  const role = grid ? 'columnheader' : undefined;
  return (
    <thead role={grid ? 'rowgroup' : undefined} className="visually-hidden-640">
      <tr role={grid ? 'row' : undefined} aria-rowindex={grid ? 1 : undefined}>
        {check !== null && (
          <th scope="col" role={role} className={css.check}>
            {check}
          </th>
        )}
        {visible.map((c) => {
          const place = sort.findIndex((s) => s.id === c.id);
          const sorted = sort[place] && (sort[place].desc ? 'desc' : 'asc');
          const Sign = sorted ? SIGN[sorted] : IconArrowsSort;
          return (
            <th
              key={c.id}
              scope="col"
              role={role}
              data-align={c.align}
              data-spare={c.spare || undefined}
              data-actions={c.actions || undefined}
              style={filling && c !== filling ? { width: c.width ?? '1px' } : undefined}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
            >
              {!model.canSort(c.id) ? (
                <span className={c.actions ? 'visually-hidden' : undefined}>{c.header}</span>
              ) : (
                <button
                  type="button"
                  className={`bare ${css.sort}`}
                  data-sorted={sorted}
                  title="Sırala; Shift ile önceki sıralamaya ekle"
                  onClick={(e) => model.setSort(toggledSort(sort, c.id, e.shiftKey))}
                >
                  {c.header}
                  <Sign size={14} aria-hidden />
                  {sort.length > 1 && sorted && <span className={css.order}>{place + 1}</span>}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
