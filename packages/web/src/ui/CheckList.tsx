import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { Flex, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CheckRow } from './CheckRow.tsx';

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
  const shown = onSearch ? options : arananlar(search, options, (o) => o.label);
  return (
    <Flex component="fieldset" direction="column" gap={8} p={0} m={0} bd={0}>
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
      <Stack gap={0}>
        {shown.map((o) => (
          <CheckRow
            key={o.value}
            checked={checked.includes(o.value)}
            onChange={(on) => onChange(on ? [...checked, o.value] : checked.filter((v) => v !== o.value))}
          >
            {o.label}
          </CheckRow>
        ))}
        {shown.length === 0 && <Text c="dimmed">Seçenek bulunamadı</Text>}
      </Stack>
    </Flex>
  );
}
