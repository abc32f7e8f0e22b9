import { Box, type BoxProps } from '@mantine/core';

export interface ShareBarProps extends Omit<BoxProps, 'h'> {
  /** In per cent. */
  readonly share: number;
  readonly h?: number;
  readonly color?: string;
}

/** A part of a whole as a bar. The figure stands beside it. */
export const ShareBar = ({ share, h = 8, color = 'var(--accent-fill)', ...rest }: ShareBarProps) => (
  <Box component="span" display="block" h={h} bg="var(--surface-2)" bdrs={h / 2} {...rest} aria-hidden>
    <Box component="span" display="block" w={`${share}%`} h="100%" bg={color} bdrs={h / 2} />
  </Box>
);
