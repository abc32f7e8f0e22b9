import { Flex, type FlexProps, Text } from '@mantine/core';

type Sum = readonly [name: string, value: string];

export interface SumsProps extends Omit<FlexProps, 'children' | 'gap' | 'ref'> {
  readonly label?: string;
  readonly sums: readonly Sum[];
  /** The last one, larger and below a line. */
  readonly total?: Sum | undefined;
  readonly gap?: number;
}

/** Sums of money below each other, their names at the left. */
export const Sums = ({ label, sums, total, gap = 6, ...rest }: SumsProps) => (
  <Flex component="dl" direction="column" gap={gap} m={0} aria-label={label} {...rest}>
    {sums.map(([name, value]) => (
      <Flex key={name} gap={12} justify="space-between">
        <Text component="dt" c="dimmed">
          {name}
        </Text>
        <Text component="dd" className="tnum nowrap">
          {value}
        </Text>
      </Flex>
    ))}
    {total && (
      <Flex gap={12} justify="space-between" pt={gap + 2} fz={16} fw={600} className="line-above">
        <Text component="dt">{total[0]}</Text>
        <Text component="dd" className="tnum nowrap">
          {total[1]}
        </Text>
      </Flex>
    )}
  </Flex>
);
