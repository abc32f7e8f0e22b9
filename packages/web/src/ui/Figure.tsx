import { Box, type BoxProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface FigureProps extends BoxProps {
  readonly name: ReactNode;
  readonly size?: 20 | 24;
  /** Smaller text below the figure. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A figure below its name, in a `dl`. */
export const Figure = ({ name, size = 20, note, children, ...rest }: FigureProps) => (
  <Box fz={13} {...rest}>
    <Text component="dt" c="dimmed">
      {name}
    </Text>
    <Text component="dd" mt={2} fz={size} lh={`${size + 8}px`} fw={600} className="tnum">
      {children}
    </Text>
    {note && (
      <Text component="dd" mt={2} c="dimmed">
        {note}
      </Text>
    )}
  </Box>
);
