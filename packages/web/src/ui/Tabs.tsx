import { Tabs as MantineTabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { type ReactNode, useCallback } from 'react';
import { Count } from './Count.tsx';
import { edgeFade, fadeAtEdges } from './EdgeFade.tsx';
import css from './Tabs.module.css';
import { watchSizes } from './watchSizes.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** Number of waiting items; 0 shows nothing. */
  readonly count?: number;
  /** Number of its rows. */
  readonly quantity?: string | undefined;
  readonly content: ReactNode;
}

/** From this number on, tabs stand closer together. */
const DENSE_FROM = 10;

/**
 * As the `ref` of the open tab: scrolls it into sight when not all tabs fit, also when counts beside the names arrive
 * later.
 */
function keepInSight(tab: HTMLElement | null): (() => void) | undefined {
  const box = tab?.parentElement;
  if (!tab || !box) return undefined;
  return watchSizes([tab], () => {
    const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Sideways only: the page keeps its scroll position.
    box.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  });
}

/** Parts of one page. Only the open part is mounted. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}) {
  const count = tabs.length;
  const fade = useCallback((box: HTMLElement | null) => (box && count > 0 ? fadeAtEdges(box) : undefined), [count]);
  return (
    <MantineTabs
      value={value}
      onChange={(v) => v !== null && onChange(v)}
      keepMounted={false}
      classNames={{ list: `${edgeFade} ${css.list}`, tab: css.tab!, panel: css.panel! }}
    >
      <MantineTabs.List ref={fade} aria-label={label} data-dense={tabs.length > DENSE_FROM || undefined}>
        {tabs.map((t) => (
          <MantineTabs.Tab key={t.value} ref={t.value === value ? keepInSight : null} value={t.value}>
            {t.label}
            {t.quantity !== undefined && (
              <Text span ml={6} fz={12} fw={400} c="dimmed" className="tnum">
                {t.quantity}
              </Text>
            )}
            {t.count !== undefined && t.count > 0 && (
              <Count ml={6}>
                {t.count}
                <span className="visually-hidden"> bekleyen</span>
              </Count>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((t) => (
        <MantineTabs.Panel key={t.value} value={t.value}>
          {t.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
