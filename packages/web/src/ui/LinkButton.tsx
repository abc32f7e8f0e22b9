import { Box, type BoxProps, type ElementProps } from '@mantine/core';

export interface LinkButtonProps extends BoxProps, ElementProps<'button'> {
  /** Underlined without a pointer, too. */
  readonly underlined?: boolean;
}

/** A button that reads like a link. */
export const LinkButton = ({ underlined, className = '', ...rest }: LinkButtonProps) => (
  <Box
    component="button"
    type="button"
    className={`bare link ${className}`}
    style={underlined ? { textDecoration: 'underline', textUnderlineOffset: 2 } : undefined}
    {...rest}
  />
);
