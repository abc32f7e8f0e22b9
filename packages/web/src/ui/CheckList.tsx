import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import css from './CheckList.module.css';

export interface CheckListProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly checked: readonly string[];
  readonly onChange: (checked: readonly string[]) => void;
  /** Searches on the server. The options are then only the first matches. */
  readonly onSearch?: (search: string) => void;
}

/** Check boxes for several choices, with a search when they fill more than a screen. */
export function CheckList({ label, options, checked, onChange, onSearch }: CheckListProps) {
  const [search, setSearch] = useState('');
  const wanted = aramaAnahtari(search.trim());
  const shown = wanted === '' || onSearch ? options : options.filter((o) => aramaAnahtari(o.label).includes(wanted));
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">{label}</legend>
      {(options.length > 8 || onSearch) && (
        <TextInput
          aria-label={`${label}: ara`}
          placeholder="Ara..."
          value={search}
          onChange={(e) => {
            setSearch(e.currentTarget.value);
            onSearch?.(e.currentTarget.value);
          }}
        />
      )}
      <div className={css.list}>
        {shown.map((o) => (
          <label key={o.value} className={css.row}>
            <input
              type="checkbox"
              className={css.box}
              checked={checked.includes(o.value)}
              onChange={(e) =>
                onChange(e.currentTarget.checked ? [...checked, o.value] : checked.filter((v) => v !== o.value))
              }
            />
            {o.label}
          </label>
        ))}
        {shown.length === 0 && <p className={css.none}>Seçenek bulunamadı</p>}
      </div>
    </fieldset>
  );
}
