import { Flex, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import type { ReactNode } from 'react';
import css from './ViewSwitch.module.css';

export interface ViewSwitchProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
}

/** A choice between a few views of the same data. */
export const ViewSwitch = <T extends string>({ label, value, onChange, options }: ViewSwitchProps<T>) => (
  <SegmentedControl
    aria-label={label}
    value={value}
    onChange={onChange}
    size="sm"
    transitionDuration={0}
    classNames={{ root: css.root!, indicator: css.indicator!, label: css.label! }}
    data={options.map((o) => ({
      value: o.value,
      label: (
        <Flex component="span" display="inline-flex" gap={6} align="center">
          {o.icon}
          {o.label}
        </Flex>
      ),
    }))}
  />
);
