import { NativeSelect, Stack, Text } from '@mantine/core';
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
      <Stack component="nav" gap={12} className={css.parts} aria-label={label}>
        {groups.map((group) => (
          <Stack key={group.title ?? ''} gap={1}>
            {group.title && (
              <Text component="h2" pb={2} px={10} fz={12} fw={500} lh="20px" c="dimmed">
                {group.title}
              </Text>
            )}
            {group.items.map((item) => (
              <button
                key={item.value}
                type="button"
                className={`bare ${css.part}`}
                aria-current={item.value === value ? 'true' : undefined}
                onClick={() => onChange(item.value)}
              >
                <span>{item.label}</span>
                {item.count !== undefined && (
                  <Text span fz={12} fw={400} c="dimmed" className="tnum">
                    {item.count}
                  </Text>
                )}
              </button>
            ))}
          </Stack>
        ))}
      </Stack>
      <NativeSelect
        className={css.select}
        maw={360}
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

/** The columns of a page with its parts at the left. */
export const SIDE_NAV = { of: '228px minmax(0, 1fr)', below: 1100, align: 'start' } as const;
