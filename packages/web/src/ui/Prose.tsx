import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './Prose.module.css';

export interface ProseProps extends BoxProps {
  readonly children: ReactNode;
}

/** A long text: paragraphs and lists with room between them. */
export const Prose = ({ className = '', ...rest }: ProseProps) => (
  <Box className={`${css.prose} ${className}`} {...rest} />
);
