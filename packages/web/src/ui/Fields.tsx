import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './Fields.module.css';

/** Data to read: names above their values, in as many columns as have room. */
export const Fields = ({ children }: { children: ReactNode }) => <dl className={css.fields}>{children}</dl>;

/** A name and its value. An empty value is a dash. */
export const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children === null || children === '' ? (
        <Text span c="var(--text-3)">
          –
        </Text>
      ) : (
        children
      )}
    </dd>
  </div>
);
