import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Tabs.module.css';

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
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the open tab into sight when not all tabs fit, also when counts beside the names arrive later.
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector(`[id$="-tab-${value}"]`);
    if (!box || !tab) return undefined;
    const watch = new ResizeObserver(() => {
      const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
      // Sideways only: the page keeps its scroll position.
      box.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
    });
    watch.observe(tab);
    return () => watch.disconnect();
  }, [value]);
  const count = tabs.length;
  // Tabs beyond an edge fade towards it, to show that there are more.
  useEffect(() => {
    const box = list.current;
    if (!box || count === 0) return undefined;
    const fade = () => {
      box.toggleAttribute('data-before', box.scrollLeft > 1);
      box.toggleAttribute('data-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    };
    fade();
    const watch = new ResizeObserver(fade);
    for (const e of [box, ...box.children]) watch.observe(e);
    box.addEventListener('scroll', fade, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', fade);
    };
  }, [count]);
  return (
    <MantineTabs
      value={value}
      onChange={(v) => v !== null && onChange(v)}
      keepMounted={false}
      classNames={{ list: css.list!, tab: css.tab!, panel: css.panel! }}
    >
      <MantineTabs.List ref={list} aria-label={label} data-dense={tabs.length > DENSE_FROM || undefined}>
        {tabs.map((t) => (
          <MantineTabs.Tab key={t.value} value={t.value}>
            {t.label}
            {t.quantity !== undefined && <span className={css.quantity}>{t.quantity}</span>}
            {t.count !== undefined && t.count > 0 && (
              <span className={css.count}>
                {t.count}
                <span className="visually-hidden"> bekleyen</span>
              </span>
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
