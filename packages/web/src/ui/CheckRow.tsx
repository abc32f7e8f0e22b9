import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './CheckRow.module.css';

export interface CheckRowProps extends BoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Only a part of the entries below is chosen. */
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  /** Less high. */
  readonly dense?: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A text with the browser's own check box before it. */
export const CheckRow = ({ checked, onChange, indeterminate = false, disabled, dense, ...rest }: CheckRowProps) => {
  const { children, ...row } = rest;
  return (
    <Box component="label" className={css.row} data-dense={dense || undefined} {...row}>
      <input
        type="checkbox"
        className="tick"
        checked={checked}
        disabled={disabled}
        ref={(e) => {
          if (e) e.indeterminate = indeterminate;
        }}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
      {children}
    </Box>
  );
};
