import { Flex, Stack } from '@mantine/core';
import IconX from '~icons/tabler/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceFilters } from './DataGridFilters.tsx';
import css from './FilterBar.module.css';
import { IconButton } from './IconButton.tsx';
import { PlainList } from './PlainList.tsx';
import type { GridFilter } from './useListGrid.ts';

interface FilterBarProps {
  readonly filters: readonly GridFilter[];
  /** Ready periods, each with its address. */
  readonly periods: readonly { readonly name: string; readonly to: string; readonly current: boolean }[];
  /** Content before the filters. */
  readonly lead?: ReactNode;
}

/** Filters of a page of figures: choices, ready periods, and the active ones as chips that a press removes. */
export function FilterBar({ filters, periods, lead }: FilterBarProps) {
  const chosen = filters.filter((f) => f.value !== '');
  return (
    <Stack gap={8} mb={16} className={css.bar} role="group" aria-label="Süzgeçler">
      <Flex gap={8} wrap="wrap" className={css.row}>
        {lead && <div className={css.lead}>{lead}</div>}
        <ChoiceFilters filters={filters} />
      </Flex>
      {periods.length > 0 && (
        <Flex component="nav" gap={8} wrap="wrap" aria-label="Dönem">
          {periods.map(({ name, to, current }) => (
            <Link key={name} className={css.period} replace aria-current={current ? 'true' : undefined} to={to}>
              {name}
            </Link>
          ))}
        </Flex>
      )}
      {chosen.length > 0 && (
        <PlainList row gap={8} aria-label="Seçilen süzgeçler">
          {chosen.map((f) => (
            <Flex
              key={f.id}
              component="li"
              gap={4}
              align="center"
              p="2px 4px 2px 10px"
              fz={13}
              bg="var(--surface-2)"
              bdrs={999}
            >
              {f.label}: {f.shown}
              <IconButton
                size={24}
                c="inherit"
                bdrs={12}
                aria-label={`Kaldır: ${f.label}: ${f.shown}`}
                onClick={() => f.set('')}
              >
                <IconX size={13} aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
