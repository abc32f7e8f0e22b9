import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import css from './IconButton.module.css';

export interface IconButtonProps extends BoxProps, ElementProps<'button'> {
  readonly 'aria-label': string;
  readonly size?: number;
  /** Lighter than other icons, beside a text. */
  readonly faint?: boolean;
  /** Larger on a phone. */
  readonly touch?: boolean;
}

/** An icon that is a button, without a ground of its own. */
export const IconButton = ({ size = 32, faint, touch, className = '', ...rest }: IconButtonProps) => (
  <Box
    component="button"
    type="button"
    className={`${css.button} ${className}`}
    w={size}
    h={size}
    data-faint={faint || undefined}
    data-touch={touch || undefined}
    {...rest}
  />
);
