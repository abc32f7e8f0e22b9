import { type BoxProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface CountProps extends BoxProps {
  readonly size?: 16 | 18 | 20;
  readonly 'aria-hidden'?: boolean;
  readonly children: ReactNode;
}

/** A figure in a round field, for what waits or is chosen. */
export const Count = ({ size = 18, ...rest }: CountProps) => (
  <Text
    span
    miw={size}
    px={size / 2 - 4}
    fz={12}
    fw={600}
    lh={`${size}px`}
    c="var(--on-accent)"
    ta="center"
    bg="var(--accent-fill)"
    bdrs={size / 2}
    {...rest}
  />
);
