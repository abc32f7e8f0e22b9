import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import css from './Facts.module.css';

export interface FactsProps extends BoxProps, ElementProps<'dl'> {
  /** Width of the names, as in `grid-template-columns`. */
  readonly labels: string;
  readonly gap?: number | string;
}

/** Names and their values in two columns: pairs of `dt` and `dd`, each pair also in a `div`. */
export const Facts = ({ labels, gap = 8, className = '', ...rest }: FactsProps) => (
  <Box
    component="dl"
    className={`${css.facts} ${className}`}
    style={{ gridTemplateColumns: `${labels} minmax(0, 1fr)`, gap }}
    {...rest}
  />
);
