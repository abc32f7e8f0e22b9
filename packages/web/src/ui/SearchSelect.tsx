import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { CREATE, type CreateLine, optionsFilter, searchedOptions } from './searchedOptions.ts';
import css from './SearchSelect.module.css';
import { useLitOption } from './useLitOption.ts';

export interface SearchSelectProps extends Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'limit'> {
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** True: the server has already filtered the options. */
  readonly found?: boolean;
  /** True while the server still looks for the typed text: the options are those of an earlier one. */
  readonly searching?: boolean;
  /** A last line that makes a new record of the typed text, for a person who may create one. */
  readonly create?: CreateLine | undefined;
}

/**
 * A choice with a Turkish search, which forgives one typing mistake. Enter takes the highlighted first match, Escape
 * keeps the present choice. Choosing the present option again keeps it.
 */
export function SearchSelect({
  data,
  found = false,
  searching = false,
  create,
  searchValue,
  onSearchChange,
  onChange,
  onBlur,
  openOnFocus,
  renderOption,
  nothingFoundMessage: nothing,
  value,
  ...props
}: SearchSelectProps) {
  const chosen = data.find((o) => o.value === value)?.label;
  const [own, setOwn] = useState(chosen ?? '');
  /** The text of the new record whose form is open; null: none is. */
  const [made, setMade] = useState<string | null>(null);
  /** True after that form: the focus that comes back to the field opens no list over the form around it. */
  const [quiet, setQuiet] = useState(false);
  const text = searchValue ?? own;
  const typed = text === chosen ? '' : text;
  const search = (next: string) => {
    setOwn(next);
    onSearchChange?.(next);
  };
  const chosenValues = value == null ? [] : [value];
  const options = searchedOptions({ options: data, typed, chosen: chosenValues, found, searching, create, nothing });
  const lit = useLitOption(typed, found ? options.map((o) => o.value).join() : '', searching, () => {
    if (chosen !== undefined) search(chosen);
  });
  return (
    <>
      <Select
        allowDeselect={false}
        {...props}
        {...lit}
        classNames={{ option: css.option! }}
        {...(renderOption && {
          renderOption: (item) => (item.option.value === CREATE ? item.option.label : renderOption(item)),
        })}
        data={options}
        value={value ?? null}
        onChange={(v, option) => {
          if (v !== CREATE) {
            onChange?.(v, option);
            return;
          }
          create?.onCreate?.(typed.trim());
          if (create?.form === undefined) return;
          setMade(typed.trim());
          setQuiet(true);
        }}
        openOnFocus={quiet ? false : openOnFocus}
        onBlur={(e) => {
          if (made === null) setQuiet(false);
          onBlur?.(e);
        }}
        nothingFoundMessage={nothing}
        filter={optionsFilter(found)}
        searchValue={text}
        onSearchChange={search}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
      />
      {made !== null && create?.form?.(made, () => setMade(null))}
    </>
  );
}
