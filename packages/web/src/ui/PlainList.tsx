import { Flex, type FlexProps } from '@mantine/core';
import type { Ref } from 'react';
import css from './PlainList.module.css';

interface PlainListProps extends Omit<FlexProps, 'ref'> {
  readonly ref?: Ref<HTMLElement>;
  /** The entries stand beside each other and wrap. */
  readonly row?: boolean;
  readonly ordered?: boolean;
}

/** A list without bullets and indent, its entries below each other. */
export const PlainList = ({ row = false, ordered = false, className = '', ...rest }: PlainListProps) => (
  <Flex
    component={ordered ? 'ol' : 'ul'}
    className={`${css.list} ${className}`}
    direction={row ? 'row' : 'column'}
    wrap={row ? 'wrap' : 'nowrap'}
    {...(rest as object)}
  />
);
