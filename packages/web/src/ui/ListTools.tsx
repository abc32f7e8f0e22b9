import type { ReactNode } from 'react';
import { ChoiceFilters } from './DataGridFilters.tsx';
import { DataGridToolbar } from './DataGridToolbar.tsx';
import { type GridList, listTools } from './useListGrid.ts';

export interface ListToolsProps<T> {
  readonly label: string;
  readonly list: GridList<T>;
  /** The menu of kept views. */
  readonly views: ReactNode;
  /** What belongs to this way of drawing it. */
  readonly scope?: ReactNode;
}

/** Search, filters and kept views of a list that is drawn without a table: as a board, as a calendar. */
export const ListTools = <T,>({ label, list, views, scope }: ListToolsProps<T>) => (
  <DataGridToolbar
    label={label}
    model={listTools(list)}
    bare={false}
    actions={null}
    scope={scope}
    filters={<ChoiceFilters filters={list.filters} />}
    views={views}
    onExport={undefined}
    exporting={false}
  />
);
