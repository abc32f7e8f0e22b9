import { Box, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Columns, fitting } from './Columns.tsx';

export interface Tile {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
  /** Smaller text below the figure. */
  readonly note?: ReactNode;
}

export interface TilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  /**
   * True: all tiles have the same width, also a last one alone on its row. For notes longer than their figures. A
   * number is their least width.
   */
  readonly even?: boolean | number;
}

/** Figures above a list, each with its label. */
export function Tiles({ label, tiles, even = false }: TilesProps) {
  const cells = tiles.map((t) => (
    <Box key={t.label} flex="1 1 auto" miw={140} maw="100%" p={12} className="card">
      <Text component="dt" fz={13} c="dimmed">
        {t.label}
      </Text>
      <Text component="dd" mt={2} fz={20} fw={600} lh="28px" className="tnum">
        {t.value ?? '…'}
      </Text>
      {t.note && (
        <Text component="dd" fz={13} c="dimmed">
          {t.note}
        </Text>
      )}
    </Box>
  ));
  const list = { component: 'dl', gap: 12, m: '0 0 16px', 'aria-label': label } as const;
  return even !== false ? (
    <Columns of={fitting(even === true ? 208 : even)} {...list}>
      {cells}
    </Columns>
  ) : (
    <Flex wrap="wrap" {...list}>
      {cells}
    </Flex>
  );
}
