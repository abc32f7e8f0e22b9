import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlainList } from './PlainList.tsx';

export interface LegendEntry {
  readonly name: string;
  readonly sample: ReactNode;
}

/** Names of the lines and areas of a chart, each after its sample. */
export const ChartLegend = ({ entries }: { readonly entries: readonly LegendEntry[] }) => (
  <PlainList row rowGap={4} columnGap={16} mb={8} fz={13} c="dimmed" aria-hidden>
    {entries.map((e) => (
      <Flex key={e.name} component="li" gap={6} align="center">
        {e.sample}
        {e.name}
      </Flex>
    ))}
  </PlainList>
);
