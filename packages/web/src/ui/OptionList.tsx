import { Text } from '@mantine/core';
import css from './OptionList.module.css';
import { showNearest } from './showNearest.ts';

/** An option in a list under a field. */
export interface ListOption {
  readonly key: number;
  readonly name: string;
  /** Grey text beside the name. */
  readonly note?: string;
  /** Beginning of its text, in one line. */
  readonly detail?: string;
}

export interface OptionListProps<O extends ListOption> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly O[];
  /** Index of the option that the keyboard has chosen. The field keeps the focus. */
  readonly active: number;
  readonly onTake: (option: O) => void;
}

/** Id of an option, for the field that has the focus. */
export const optionId = (list: string, key: number): string => `${list}-${key}`;

/** The list of options under a field while a person types. */
export function OptionList<O extends ListOption>({ id, label, options, active, onTake }: OptionListProps<O>) {
  return (
    <div id={id} role="listbox" aria-label={label} className={css.list}>
      {options.map((o, i) => (
        <button
          key={o.key}
          ref={i === active ? showNearest : null}
          type="button"
          id={optionId(id, o.key)}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          className={`bare hover ${css.option}`}
          // The field keeps the focus.
          onMouseDown={(e) => e.preventDefault()}
          onClick={() => onTake(o)}
        >
          <Text span truncate>
            {o.name}
          </Text>
          {o.note && (
            <Text span fz={13} c="dimmed">
              {o.note}
            </Text>
          )}
          {o.detail && (
            <Text span truncate fz={13} c="dimmed" className="whole">
              {o.detail}
            </Text>
          )}
        </button>
      ))}
    </div>
  );
}

/** Target index of an arrow key in a list of `count` options; null for another key. */
export const arrowTo = (key: string, active: number, count: number): number | null => {
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active - 1 + count) % count : null;
};
