import { Flex, type FlexProps } from '@mantine/core';
import type { Ref } from 'react';
import css from './Columns.module.css';

export interface ColumnsProps extends Omit<FlexProps, 'ref'> {
  readonly ref?: Ref<HTMLElement>;
  readonly component?: 'div' | 'dl' | 'fieldset' | 'form' | 'li' | 'ol' | 'section' | 'span' | 'ul';
  /** The columns, as in `grid-template-columns`. Absent: the wide column of a page, and a narrow one for facts. */
  readonly of?: string;
  /** Up to this width of the screen there is one column. Absent: always as many. */
  readonly below?: 480 | 640 | 900 | 1100;
}

/** Things side by side, below each other on a narrow screen. */
export const Columns = ({
  component = 'div',
  of = 'minmax(0, 1fr) 340px',
  below,
  gap = 16,
  className = '',
  ...rest
}: ColumnsProps) => (
  <Flex
    component={component}
    display="grid"
    gap={gap}
    className={`${css.columns} ${className}`}
    data-below={below}
    __vars={{ '--columns': of }}
    {...(rest as object)}
  />
);

/** As many equal columns as have room, each at least this wide. */
export const fitting = (width: number): string => `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`;
