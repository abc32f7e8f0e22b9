import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './ListFilters.module.css';

export interface ListFilter {
  readonly label: string;
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface ListFiltersProps {
  /** Names the search. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly filters: readonly ListFilter[];
  /** Beside the search. */
  readonly children?: ReactNode;
}

/** The choices of a filter: all of them, or one of the rows. */
export const filterOptions = (all: string, rows: readonly { readonly Id: number; readonly Ad: string }[]) => [
  { value: '', label: all },
  ...rows.map((r) => ({ value: String(r.Id), label: r.Ad })),
];

/** What stands above a list that the server searches: the search, and what else it is cut down by. */
export const ListFilters = ({ label, search, onSearch, filters, children }: ListFiltersProps) => (
  <div className={css.filters}>
    <TextInput
      type="search"
      className={css.search}
      aria-label={label}
      placeholder="Ara..."
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={100}
      value={search}
      onChange={(e) => onSearch(e.currentTarget.value)}
    />
    {children}
    {filters.map((f) => (
      <NativeSelect
        key={f.label}
        aria-label={f.label}
        data={[...f.options]}
        value={f.value}
        onChange={(e) => f.onChange(e.currentTarget.value)}
      />
    ))}
  </div>
);
