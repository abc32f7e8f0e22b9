import { karsilastir } from '@masabasi/core/metin';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { IconColumns3, IconDownload, IconFilter, IconFilterOff, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { CheckList } from './CheckList.tsx';
import css from './DataGrid.module.css';
import { Popup } from './Popup.tsx';
import { cellText, type DataGridModel, type GridColumn } from './useDataGrid.ts';

export interface DataGridToolbarProps<T extends RowData> {
  readonly label: string;
  readonly columns: readonly GridColumn<T>[];
  readonly rows: readonly T[];
  readonly model: DataGridModel<T>;
  readonly actions: ReactNode;
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}

function ChoiceList<T extends RowData>({
  column,
  rows,
  model,
}: {
  column: GridColumn<T>;
  rows: readonly T[];
  model: DataGridModel<T>;
}) {
  const options = useMemo(
    () =>
      [...new Set(rows.map((r) => cellText(column, r)))]
        .filter((t) => t !== '')
        .toSorted(karsilastir)
        .map((t) => ({ value: t, label: t })),
    [rows, column],
  );
  return (
    <CheckList
      label={column.filterLabel ?? column.header}
      options={options}
      checked={model.choiceOf(column.id)}
      onChange={(v) => model.setFilter(column.id, v)}
    />
  );
}

/** Sorting where there is no table head: rows are cards on a phone. */
function SortSelect<T extends RowData>({ columns, model }: Pick<DataGridToolbarProps<T>, 'columns' | 'model'>) {
  const [first] = model.table.state.sorting;
  return (
    <NativeSelect
      className={css.sortSelect}
      aria-label="Sırala"
      value={first ? `${first.id} ${first.desc ? 'desc' : 'asc'}` : ''}
      data={[
        { value: '', label: 'Sıralama yok' },
        ...columns.flatMap((c) =>
          c.actions
            ? []
            : [
                { value: `${c.id} asc`, label: `${c.header} ↑` },
                { value: `${c.id} desc`, label: `${c.header} ↓` },
              ],
        ),
      ]}
      onChange={(e) => {
        const [id, direction] = e.currentTarget.value.split(' ');
        model.table.setSorting(id ? [{ id, desc: direction === 'desc' }] : []);
        model.table.setPageIndex(0);
      }}
    />
  );
}

/** Above the rows: what can be done, the search, the filters, the columns, the spreadsheet. */
export function DataGridToolbar<T extends RowData>({
  label,
  columns,
  rows,
  model,
  actions,
  onExport,
  exporting,
}: DataGridToolbarProps<T>) {
  const named = columns.filter((c) => !c.actions);
  const pinned = columns.filter((c) => c.filter === 'choice' && c.pinnedFilter);
  const others = columns.filter((c) => c.filter && !c.pinnedFilter);
  const active = others.filter((c) => model.textOf(c.id) !== '' || model.choiceOf(c.id).length > 0).length;
  if (rows.length === 0 && !actions) return null;
  return (
    <div className={css.toolbar} role="group" aria-label={`${label}: araçlar`}>
      {actions && <div className={css.actions}>{actions}</div>}
      {/* Nothing to search in: only what can be done. */}
      {rows.length > 0 && (
        <div className={css.tools}>
          <TextInput
            className={css.search}
            type="search"
            aria-label={`${label}: ara`}
            placeholder="Ara..."
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={
              model.search !== '' && (
                <ActionIcon size={24} aria-label="Aramayı temizle" onClick={() => model.setSearch('')}>
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )
            }
            value={model.search}
            onChange={(e) => model.setSearch(e.currentTarget.value)}
          />
          <SortSelect columns={columns} model={model} />
          {pinned.map((c) => {
            const chosen = model.choiceOf(c.id).length;
            return (
              <Popup
                key={c.id}
                label={c.filterLabel ?? c.header}
                active={chosen > 0}
                button={
                  <>
                    {c.filterLabel ?? c.header}
                    {chosen > 0 && <span className={css.count}>{chosen}</span>}
                  </>
                }
              >
                <ChoiceList column={c} rows={rows} model={model} />
              </Popup>
            );
          })}
          {others.length > 0 && (
            <Popup
              label="Süzgeçler"
              active={active > 0}
              button={
                <>
                  <IconFilter size={16} aria-hidden /> Süz
                  {active > 0 && <span className={css.count}>{active}</span>}
                </>
              }
            >
              <div className={css.filters}>
                {others.map((c) =>
                  c.filter === 'choice' ? (
                    <div key={c.id}>
                      <p className={css.filterName}>{c.filterLabel ?? c.header}</p>
                      <ChoiceList column={c} rows={rows} model={model} />
                    </div>
                  ) : (
                    <TextInput
                      key={c.id}
                      label={c.filterLabel ?? c.header}
                      value={model.textOf(c.id)}
                      onChange={(e) => model.setFilter(c.id, e.currentTarget.value)}
                    />
                  ),
                )}
              </div>
            </Popup>
          )}
          {model.filtered && (
            <Button
              variant="subtle"
              leftSection={<IconFilterOff size={16} aria-hidden />}
              onClick={() => model.clearFilters()}
            >
              Temizle
            </Button>
          )}
          <Popup label="Sütunlar" iconOnly button={<IconColumns3 size={17} aria-hidden />}>
            <div className={css.filters}>
              <CheckList
                label="Sütunlar"
                options={named.map((c) => ({ value: c.id, label: c.header }))}
                checked={model.visible.filter((c) => !c.actions).map((c) => c.id)}
                onChange={(ids) => {
                  if (ids.length === 0) return;
                  for (const c of named) model.table.getColumn(c.id)?.toggleVisibility(ids.includes(c.id));
                }}
              />
              <Button variant="default" onClick={() => model.resetView()}>
                Görünümü Sıfırla
              </Button>
            </div>
          </Popup>
          {onExport && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={exporting}
              onClick={onExport}
            >
              Excel’e Aktar
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
