import type { ReactNode } from 'react';
import { listFilters } from './gridFilters.ts';
import { DataGridToolbar } from './DataGridToolbar.tsx';
import { type GridList, listTools } from './useListGrid.ts';

export interface ListToolsProps<T> {
  readonly label: string;
  readonly list: GridList<T>;
  /** The menu of saved views. */
  readonly views: ReactNode;
  /** Controls of this form of the list. */
  readonly scope?: ReactNode;
}

/** Search, filters and saved views of a list without a table, such as a board or calendar. */
export const ListTools = <T,>({ label, list, views, scope }: ListToolsProps<T>) => (
  <DataGridToolbar
    label={label}
    model={listTools(list)}
    bare={false}
    actions={null}
    scope={scope}
    filters={listFilters(list.filters)}
    views={views}
    onExport={undefined}
    exporting={false}
  />
);
