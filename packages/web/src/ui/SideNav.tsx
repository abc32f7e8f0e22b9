import { NativeSelect } from '@mantine/core';
import css from './SideNav.module.css';

export interface SideNavItem {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}
export interface SideNavGroup {
  readonly title?: string;
  readonly items: readonly SideNavItem[];
}

const options = (items: readonly SideNavItem[]) =>
  items.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  ));

/** The parts of a page at its left edge. On a narrow screen they are a select. */
export function SideNav({
  label,
  selectLabel,
  groups,
  value,
  onChange,
}: {
  /** Name of the parts for a screen reader. */
  readonly label: string;
  readonly selectLabel: string;
  readonly groups: readonly SideNavGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <>
      <nav className={css.parts} aria-label={label}>
        {groups.map((group) => (
          <div key={group.title ?? ''} className={css.group}>
            {group.title && <h2 className={css.title}>{group.title}</h2>}
            {group.items.map((item) => (
              <button
                key={item.value}
                type="button"
                className={css.part}
                aria-current={item.value === value ? 'true' : undefined}
                onClick={() => onChange(item.value)}
              >
                <span>{item.label}</span>
                {item.count !== undefined && <span className={css.count}>{item.count}</span>}
              </button>
            ))}
          </div>
        ))}
      </nav>
      <NativeSelect
        className={css.select}
        label={selectLabel}
        value={value}
        onChange={(e) => onChange(e.currentTarget.value)}
      >
        {groups.map(({ title, items }) =>
          title === undefined ? (
            options(items)
          ) : (
            <optgroup key={title} label={title}>
              {options(items)}
            </optgroup>
          ),
        )}
      </NativeSelect>
    </>
  );
}

/** Class of a page with its parts at the left. */
export const sideNavPage = css.page;
