import { useEffect, useRef } from 'react';
import css from './OptionList.module.css';

/** What a list under a field offers. */
export interface ListOption {
  readonly key: number;
  readonly name: string;
  /** Beside the name, quietly. */
  readonly note?: string;
  /** How it begins, in one line. */
  readonly detail?: string;
}

export interface OptionListProps<O extends ListOption> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly O[];
  /** Which of them the keyboard is at; the field has the focus. */
  readonly active: number;
  readonly onTake: (option: O) => void;
}

/** The id of one of its options, for the field that has the focus. */
export const optionId = (list: string, key: number): string => `${list}-${key}`;

/** The list of a field that offers something while somebody types. */
export function OptionList<O extends ListOption>({ id, label, options, active, onTake }: OptionListProps<O>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={box} id={id} role="listbox" aria-label={label} className={css.list}>
      {options.map((o, i) => (
        <button
          key={o.key}
          type="button"
          id={optionId(id, o.key)}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          className={css.option}
          // The field keeps the focus.
          onMouseDown={(e) => e.preventDefault()}
          onClick={() => onTake(o)}
        >
          <span className={css.name}>{o.name}</span>
          {o.note && <span className={css.note}>{o.note}</span>}
          {o.detail && <span className={css.detail}>{o.detail}</span>}
        </button>
      ))}
    </div>
  );
}

/** Where the arrows lead in a list of so many; null: another key. */
export const arrowTo = (key: string, active: number, count: number): number | null => {
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active - 1 + count) % count : null;
};
