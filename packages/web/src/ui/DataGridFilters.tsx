import { karsilastir } from '@masabasi/core/platform/text/metin';
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import IconFilter from '~icons/tabler/filter';
import { type ReactNode, useMemo } from 'react';
import { CheckList } from './CheckList.tsx';
import { Count } from './Count.tsx';
import css from './DataGrid.module.css';
import { Popup } from './Popup.tsx';
import { cellText, type GridColumn, type LocalGridModel } from './useDataGrid.ts';
import type { GridFilter } from './useListGrid.ts';
import { onDemand } from './onDemand.tsx';

const DateField = onDemand(() => import('./DateField.tsx').then((m) => ({ default: m.DateField })));

interface LocalProps<T extends RowData> {
  readonly rows: readonly T[];
  readonly model: LocalGridModel<T>;
}

function ChoiceList<T extends RowData>({ column, rows, model }: LocalProps<T> & { column: GridColumn<T> }) {
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

/** Filters by the columns of local rows: several of their values, or a part of a text. */
export function ColumnFilters<T extends RowData>({
  columns,
  rows,
  model,
}: LocalProps<T> & { columns: readonly GridColumn<T>[] }) {
  const pinned = columns.filter((c) => c.filter === 'choice' && c.pinnedFilter);
  const others = columns.filter((c) => c.filter && !c.pinnedFilter);
  const active = others.filter((c) => model.textOf(c.id) !== '' || model.choiceOf(c.id).length > 0).length;
  return (
    <>
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
                {chosen > 0 && <Count>{chosen}</Count>}
              </>
            }
          >
            <ChoiceList column={c} rows={rows} model={model} />
          </Popup>
        );
      })}
      {others.length > 0 && (
        <Behind label="Süzgeçler" active={active}>
          {others.map((c) =>
            c.filter === 'choice' ? (
              <div key={c.id}>
                <Text mb={4} fz={13} fw={500}>
                  {c.filterLabel ?? c.header}
                </Text>
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
        </Behind>
      )}
    </>
  );
}

/** Rare filters behind one button that shows the number of active ones. */
function Behind({
  label,
  active,
  children,
}: {
  readonly label: string;
  readonly active: number;
  readonly children: ReactNode;
}) {
  return (
    <Popup
      label={label}
      active={active > 0}
      button={
        <>
          <IconFilter size={16} aria-hidden /> Süz
          {active > 0 && <Count>{active}</Count>}
        </>
      }
    >
      <Stack gap={12} className={css.filters}>
        {children}
      </Stack>
    </Popup>
  );
}

function Choice({ f }: { readonly f: GridFilter }) {
  return (
    <NativeSelect
      className={css.choice}
      {...(f.behind ? { label: f.label } : { 'aria-label': f.label })}
      data-chosen={f.value !== '' || undefined}
      data={[{ value: '', label: f.all ?? f.label }, ...(f.options ?? [])]}
      value={f.value}
      onChange={(e) => f.set(e.currentTarget.value)}
    />
  );
}

/** Filters of a list of the server: one choice each. Days and rare filters are behind buttons. */
export function ChoiceFilters({ filters }: { filters: readonly GridFilter[] }) {
  const days = filters.filter((f) => f.options === undefined);
  const active = days.filter((f) => f.value !== '').length;
  const behind = filters.filter((f) => f.behind);
  const activeBehind = behind.filter((f) => f.value !== '').length;
  return (
    <>
      {filters.map((f) => f.options && !f.behind && <Choice key={f.id} f={f} />)}
      {behind.length > 0 && (
        <Behind label="Diğer süzgeçler" active={activeBehind}>
          {behind.map((f) => (
            <Choice key={f.id} f={f} />
          ))}
        </Behind>
      )}
      {days.length > 0 && (
        <Popup
          label="Tarih"
          active={active > 0}
          button={
            <>
              Tarih
              {active > 0 && <Count>{active}</Count>}
            </>
          }
        >
          <Stack gap={12}>
            {days.map((f) => (
              <DateField
                key={f.id}
                label={f.label}
                value={f.value === '' ? null : f.value}
                onChange={(day) => f.set(day ?? '')}
              />
            ))}
          </Stack>
        </Popup>
      )}
    </>
  );
}
