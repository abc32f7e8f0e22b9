import type { FieldProps } from './Form.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import type { CreateLine } from './searchedOptions.ts';

/** A record as an option of a field. */
export interface Option {
  readonly Id: number;
  readonly Ad: string;
}

/** The present choice of a record as an option, when it has one. */
export const chosen = (Id: number | null | undefined, Ad: string | null | undefined): Option | null =>
  Id && Ad ? { Id, Ad } : null;

/**
 * The options of a field. The present choice stays on offer, even when nobody else may choose it any more.
 * @param current the present choices of the record
 */
export const withCurrent = (options: readonly Option[], current: readonly Option[]): readonly Option[] => [
  ...current.filter((c) => !options.some((o) => o.Id === c.Id)),
  ...options,
];
/** The options in the shape of the library's combobox. */
export const offered = (options: readonly Option[], current: readonly Option[]) =>
  withCurrent(options, current).map((o) => ({ value: String(o.Id), label: o.Ad }));

export interface SelectFieldProps extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly options: readonly Option[];
  /** The present choice of the record. It stays on offer while the record has it. */
  readonly current?: Option | null | undefined;
  readonly placeholder?: string | undefined;
  readonly nothingFound?: string;
  /** True when the name already stands beside the field: the label is only read out. */
  readonly hideLabel?: boolean;
  /** A last line that makes a new record of the typed text, for a person who may create one. */
  readonly create?: CreateLine | undefined;
}

/** Choice of one record with a search. */
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
    // An open list would hide the error below the field.
    openOnFocus={!first && !props.error}
    clearable={!required}
    clearButtonProps={{ 'aria-label': `${props.label}: seçimi kaldır` }}
  />
);
