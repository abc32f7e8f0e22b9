import type { FieldProps } from './Form.tsx';
import { SearchSelect } from './SearchSelect.tsx';

/** A record that a field offers. */
export interface Option {
  readonly Id: number;
  readonly Ad: string;
}

/** What a record has of a list, where it has anything. */
export const chosen = (Id: number | null | undefined, Ad: string | null | undefined): Option | null =>
  Id && Ad ? { Id, Ad } : null;

/**
 * What a field offers; what a record has stays on offer though nobody else may choose it any more.
 * @param current what the record has
 */
export const withCurrent = (options: readonly Option[], current: readonly Option[]): readonly Option[] => [
  ...current.filter((c) => !options.some((o) => o.Id === c.Id)),
  ...options,
];
/** The same as the library's box takes it. */
export const offered = (options: readonly Option[], current: readonly Option[]) =>
  withCurrent(options, current).map((o) => ({ value: String(o.Id), label: o.Ad }));

export interface SelectFieldProps extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly options: readonly Option[];
  /** What the record has; it is offered to it for as long as it has it. */
  readonly current?: Option | null | undefined;
  readonly placeholder?: string | undefined;
  readonly nothingFound?: string;
  /** The name stands beside it already: here it is only read out. */
  readonly hideLabel?: boolean;
}

/** One record of a list that is searched by typing. */
export const SelectField = ({
  value,
  onChange,
  options,
  current,
  first,
  required,
  placeholder = 'Seçilmedi',
  nothingFound = 'Bulunamadı',
  hideLabel = false,
  ...props
}: SelectFieldProps) => (
  <SearchSelect
    {...props}
    required={required}
    labelProps={hideLabel ? { className: 'visually-hidden' } : {}}
    placeholder={placeholder}
    data-autofocus={first || undefined}
    data={offered(options, current ? [current] : [])}
    value={value === null ? null : String(value)}
    onChange={(v) => onChange(v === null ? null : Number(v))}
    nothingFoundMessage={nothingFound}
    // An open list would hide why the field was refused.
    openOnFocus={!first && !props.error}
    clearable={!required}
    clearButtonProps={{ 'aria-label': `${props.label}: seçimi kaldır` }}
  />
);
