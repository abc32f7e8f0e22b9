import { ActionIcon, Button, Flex, NativeSelect, Stack, TextInput } from '@mantine/core';
import IconAdjustmentsHorizontal from '~icons/tabler/adjustments-horizontal';
import IconColumns3 from '~icons/tabler/columns-3';
import IconDownload from '~icons/tabler/download';
import IconFilterOff from '~icons/tabler/filter-off';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';
import { type ReactNode, useId, useState } from 'react';
import { CheckList } from './CheckList.tsx';
import { Count } from './Count.tsx';
import css from './DataGrid.module.css';
import { IconButton } from './IconButton.tsx';
import { PlainList } from './PlainList.tsx';
import { Popup } from './Popup.tsx';
import type { GridChip, GridColumn, GridModel } from './useDataGrid.ts';

/** Search and filters of a list in any form. */
export type ToolbarModel = Pick<
  GridModel<never>,
  'search' | 'searchHint' | 'setSearch' | 'filtered' | 'chips' | 'clearFilters'
>;

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
  /** Choice of the rows' source: a year, also former staff. */
  readonly scope: ReactNode;
  readonly filters: ReactNode;
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
      className={css.sortSelect}
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
    <Popup label="Sütunlar" iconOnly button={<IconColumns3 size={17} aria-hidden />}>
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

const Chips = ({ label, chips }: { label: string; chips: readonly GridChip[] }) => (
  <PlainList row gap={6} flex="1 0 100%" aria-label={`${label}: süzgeçler`}>
    {chips.map((c) => (
      <Flex
        key={c.id}
        component="li"
        align="center"
        maw="100%"
        h={26}
        pl={10}
        fz={13}
        bg="var(--accent-soft)"
        bdrs={13}
      >
        <span className="truncate">{c.label}</span>
        <IconButton size={26} c="inherit" bdrs={13} aria-label={`Kaldır: ${c.label}`} onClick={c.remove}>
          <IconX size={13} aria-hidden />
        </IconButton>
      </Flex>
    ))}
  </PlainList>
);

/**
 * The toolbar above the rows: acts, search, filters, columns, spreadsheet, then the active filters. On a phone the
 * search stays, and one button opens the rest.
 */
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
  const [open, setOpen] = useState(false);
  const id = useId();
  if (bare && !actions && !scope) return null;
  return (
    <div className={css.toolbar} role="group" aria-label={`${label}: araçlar`}>
      {actions && (
        <Flex gap={8} wrap="wrap" align="center">
          {actions}
        </Flex>
      )}
      {bare && scope && (
        <Flex gap={8} wrap="wrap" align="center" className={css.tools}>
          {scope}
        </Flex>
      )}
      {!bare && (
        <Flex gap={8} wrap="wrap" align="center" className={css.tools}>
          {model.search !== null && (
            <TextInput
              className={css.search}
              type="search"
              aria-label={`${label}: ara`}
              placeholder={model.searchHint ?? 'Ara...'}
              maxLength={100}
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
          )}
          <ActionIcon
            className={css.more}
            variant="default"
            aria-label={`${label}: süz ve sırala${model.chips.length > 0 ? `, ${model.chips.length} süzgeç` : ''}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconAdjustmentsHorizontal size={17} aria-hidden />
            {model.chips.length > 0 && (
              <Count size={16} pos="absolute" top={-6} right={-6}>
                {model.chips.length}
              </Count>
            )}
          </ActionIcon>
          {scope}
          <div id={id} className={css.rest} data-open={open || undefined}>
            {table && <SortSelect {...table} />}
            {filters}
            {model.filtered && (
              <Button
                variant="subtle"
                leftSection={<IconFilterOff size={16} aria-hidden />}
                onClick={() => model.clearFilters()}
              >
                Temizle
              </Button>
            )}
            <Flex gap={8} align="center" className={css.whole}>
              {views}
              {table && <ColumnPicker {...table} />}
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
            </Flex>
          </div>
        </Flex>
      )}
      {!bare && model.chips.length > 0 && <Chips label={label} chips={model.chips} />}
    </div>
  );
}
