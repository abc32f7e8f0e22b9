import { ActionIcon, Button, NativeSelect, Stack } from '@mantine/core';
import IconColumns3 from '~icons/tabler/columns-3';
import IconDownload from '~icons/tabler/download';
import type { ReactNode } from 'react';
import { CheckList } from './CheckList.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { BarFilter } from './FilterBarMenu.tsx';
import { Popup } from './Popup.tsx';
import type { GridColumn, GridModel } from './useDataGrid.ts';

/** Search of a list in any form, and clearing of all that limits it. */
export type ToolbarModel = Pick<GridModel<never>, 'search' | 'searchHint' | 'setSearch' | 'filtered' | 'clearFilters'>;

interface TableTools<T> {
  readonly columns: readonly GridColumn<T>[];
  readonly model: GridModel<T>;
}

export interface DataGridToolbarProps<T> {
  readonly label: string;
  readonly model: ToolbarModel;
  /** Absent for a list without columns. */
  readonly table?: TableTools<T>;
  /** True when there is nothing to search in: only the acts are shown. */
  readonly bare: boolean;
  readonly actions: ReactNode;
  readonly scope: ReactNode;
  readonly filters: readonly BarFilter[];
  /** Saved views of the list. */
  readonly views: ReactNode;
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}

/** Sorting for cards on a phone, which have no table head. */
function SortSelect<T>({ columns, model }: TableTools<T>) {
  const [first] = model.sort;
  return (
    <NativeSelect
      aria-label="Sırala"
      value={first ? `${first.id} ${first.desc ? 'desc' : 'asc'}` : ''}
      data={[
        { value: '', label: 'Sıralama yok' },
        ...columns.flatMap((c) =>
          model.canSort(c.id)
            ? [
                { value: `${c.id} asc`, label: `${c.header} ↑` },
                { value: `${c.id} desc`, label: `${c.header} ↓` },
              ]
            : [],
        ),
      ]}
      onChange={(e) => {
        const [id, direction] = e.currentTarget.value.split(' ');
        model.setSort(id ? [{ id, desc: direction === 'desc' }] : []);
      }}
    />
  );
}

/** Choice of the visible columns. */
function ColumnPicker<T>({ columns, model }: TableTools<T>) {
  const named = columns.filter((c) => !c.actions);
  return (
    <Popup label="Sütunlar" iconOnly quiet button={<IconColumns3 size={17} aria-hidden />}>
      <Stack gap={12}>
        <CheckList
          label="Sütunlar"
          options={named.map((c) => ({ value: c.id, label: c.header }))}
          checked={model.visible.filter((c) => !c.actions).map((c) => c.id)}
          onChange={(ids) => ids.length > 0 && model.setVisible(ids)}
        />
        <Button variant="default" onClick={() => model.resetView()}>
          Görünümü Sıfırla
        </Button>
      </Stack>
    </Popup>
  );
}

/** The bar of a list: its search and filters, and the tools of its table. */
export function DataGridToolbar<T>({
  label,
  model,
  table,
  bare,
  actions,
  scope,
  filters,
  views,
  onExport,
  exporting,
}: DataGridToolbarProps<T>) {
  if (bare && !actions && !scope) return null;
  if (bare) return <FilterBar label={label} scope={scope} filters={[]} acts={actions} />;
  const { search, setSearch } = model;
  return (
    <FilterBar
      label={label}
      search={search === null ? null : { text: search, hint: model.searchHint ?? '', set: setSearch }}
      views={views}
      scope={scope}
      filters={filters}
      onClear={model.filtered ? () => model.clearFilters() : undefined}
      sort={table && <SortSelect {...table} />}
      acts={actions}
      tools={
        (table || onExport) && (
          <>
            {table && <ColumnPicker {...table} />}
            {onExport && (
              <ActionIcon
                c="var(--text-2)"
                aria-label="Excel’e Aktar"
                title="Excel’e Aktar"
                loading={exporting}
                onClick={onExport}
              >
                <IconDownload size={17} aria-hidden />
              </ActionIcon>
            )}
          </>
        )
      }
    />
  );
}
