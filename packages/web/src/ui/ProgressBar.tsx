import { Flex, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import css from './ProgressBar.module.css';

export interface ProgressProps extends ComponentProps<'progress'> {
  readonly height?: number;
}

/** The bar alone, beside its figure. */
export const Progress = ({ height = 8, ...rest }: ProgressProps) => (
  <progress className={css.cubuk} style={{ height, borderRadius: height / 2 }} {...rest} />
);

/** Progress of long work in per cent, with a text. */
export const ProgressBar = ({ label, value }: { label: string; value: number }) => (
  <Stack gap={8}>
    <Flex gap={12} justify="space-between" fw={500}>
      <span>{label}</span>
      <span className="tnum">%{value}</span>
    </Flex>
    <Progress aria-label={label} max={100} value={value} />
  </Stack>
);
