import { Flex } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import css from './Segments.module.css';

interface Segment<T> {
  readonly value: T;
  readonly label: string;
  /** With an icon, only a screen reader reads the word. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly title?: string | undefined;
  /** Colour of the word while it is chosen. */
  readonly color?: string;
}

export interface SegmentsProps<T extends string | number | null> {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** Less high, in the rows of a list. */
  readonly dense?: boolean;
}

/** One of a few options: radio buttons that look like one control. */
export function Segments<T extends string | number | null>(props: SegmentsProps<T>) {
  const { value, options, onChange, dense, ...named } = props;
  const name = useId();
  return (
    <Flex component="span" role="radiogroup" display="inline-flex" p={2} bg="var(--surface-2)" bdrs={6} {...named}>
      {options.map((o) => (
        <label
          key={o.label}
          className={css.option}
          data-dense={dense || undefined}
          style={o.value === value ? { color: o.color } : undefined}
        >
          <input
            type="radio"
            name={name}
            className="cover"
            checked={o.value === value}
            disabled={o.disabled}
            title={o.title ?? (o.icon ? o.label : undefined)}
            onChange={() => onChange(o.value)}
          />
          {o.icon}
          <span className={o.icon ? 'visually-hidden' : undefined}>{o.label}</span>
        </label>
      ))}
    </Flex>
  );
}
