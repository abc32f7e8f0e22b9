import { Box, Flex, Text } from '@mantine/core';
import { agacSirasi, menuTasi, type MenuYonu } from '@masabasi/core/kisi/menu/rules';
import type { MenuKaydi } from '@masabasi/core/kisi/rol/contract';
import IconChevronRight from '~icons/tabler/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { MenuIkonu } from '../../layout/MenuIkonu.tsx';
import { Chip } from '../../ui/Chip.tsx';
import css from './MenuGirdileri.module.css';

export interface MenuGirdileriProps {
  readonly menuler: readonly MenuKaydi[];
  readonly secili: number | null;
  readonly acik: ReadonlySet<number>;
  readonly onSelect: (id: number) => void;
  readonly onOpen: (id: number, acik: boolean) => void;
  readonly onMove: (yon: MenuYonu) => void;
  readonly onEdit: () => void;
}

const TASIMA: Readonly<Record<string, MenuYonu>> = {
  ArrowUp: 'yukari',
  ArrowDown: 'asagi',
  ArrowRight: 'iceri',
  ArrowLeft: 'disari',
};

/** The visible entries: all of their groups are open. */
function gorunenler(menuler: readonly MenuKaydi[], acik: ReadonlySet<number>) {
  const ustler = new Map(menuler.map((m) => [m.Id, m.UstId]));
  const ustuAcik = (id: number | null): boolean => id === null || (acik.has(id) && ustuAcik(ustler.get(id) ?? null));
  return agacSirasi(menuler).filter(({ m }) => ustuAcik(m.UstId));
}

/**
 * The tree of the menu. Arrows walk through it and open groups, Shift with an arrow moves the entry, Enter edits it.
 * Dragging is never needed: the buttons above do the same.
 */
export function MenuGirdileri({ menuler, secili, acik, onSelect, onOpen, onMove, onEdit }: MenuGirdileriProps) {
  const liste = useRef<HTMLDivElement>(null);
  const satirlar = gorunenler(menuler, acik);
  const altlar = Map.groupBy(menuler, (m) => m.UstId);
  const odak = satirlar.some(({ m }) => m.Id === secili) ? secili : (satirlar[0]?.m.Id ?? null);

  const git = (id: number | null | undefined) => {
    if (id === null || id === undefined) return;
    onSelect(id);
    liste.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
  const tus = (e: KeyboardEvent, m: MenuKaydi) => {
    const yon = TASIMA[e.key];
    const i = satirlar.findIndex((s) => s.m.Id === m.Id);
    const grup = altlar.has(m.Id);
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (yon !== undefined && e.shiftKey) onMove(yon);
    else if (e.key === 'ArrowDown') git(satirlar[i + 1]?.m.Id);
    else if (e.key === 'ArrowUp') git(satirlar[i - 1]?.m.Id);
    else if (e.key === 'Home') git(satirlar[0]?.m.Id);
    else if (e.key === 'End') git(satirlar.at(-1)?.m.Id);
    else if (e.key === 'ArrowRight' && grup)
      if (acik.has(m.Id)) git(satirlar[i + 1]?.m.Id);
      else onOpen(m.Id, true);
    else if (e.key === 'ArrowLeft')
      if (grup && acik.has(m.Id)) onOpen(m.Id, false);
      else git(m.UstId);
    else if (e.key === 'Enter') onEdit();
    else return;
    e.preventDefault();
  };

  return (
    <Box ref={liste} role="tree" aria-label="Menü girdileri" p={4}>
      {satirlar.map(({ m, duzey }) => {
        const grup = altlar.has(m.Id);
        const kardesler = altlar.get(m.UstId) ?? [];
        return (
          <div
            key={m.Id}
            role="treeitem"
            data-id={m.Id}
            className={css.satir}
            style={{ paddingLeft: 4 + 24 * duzey }}
            data-gizli={!m.visible || undefined}
            aria-level={duzey + 1}
            aria-setsize={kardesler.length}
            aria-posinset={kardesler.indexOf(m) + 1}
            aria-expanded={grup ? acik.has(m.Id) : undefined}
            aria-selected={m.Id === secili}
            tabIndex={m.Id === odak ? 0 : -1}
            onFocus={() => m.Id !== secili && onSelect(m.Id)}
            onClick={() => {
              if (grup && m.Id === secili) onOpen(m.Id, !acik.has(m.Id));
              git(m.Id);
            }}
            onDoubleClick={() => !grup && onEdit()}
            onKeyDown={(e) => tus(e, m)}
          >
            <Flex
              component="span"
              flex="none"
              align="center"
              justify="center"
              w={20}
              h={20}
              c="var(--text-3)"
              className={css.ok}
              data-acik={acik.has(m.Id) || undefined}
              aria-hidden
              onClick={(e) => {
                if (!grup) return;
                e.stopPropagation();
                onOpen(m.Id, !acik.has(m.Id));
              }}
            >
              {grup && <IconChevronRight size={16} />}
            </Flex>
            <Flex component="span" flex="none" w={16} c="dimmed" aria-hidden>
              {!m.separator && <MenuIkonu ad={m.icon} size={16} />}
            </Flex>
            <span className={`anywhere ${css.ad}`}>{m.separator ? `${m.menuAd} (ayraç)` : m.menuAd}</span>
            {m.baget && <Chip tone="accent">{m.baget}</Chip>}
            {!m.visible && <Chip>Gizli</Chip>}
            {m.disabled && <Chip tone="warn">Kapalı</Chip>}
            {!m.Urun && <Chip tone="info">Eklenen</Chip>}
            <Text span flex={1} miw={0} fz={12} c="dimmed" ta="right" truncate className="hide-640">
              {m.menuYol}
            </Text>
          </div>
        );
      })}
    </Box>
  );
}

/** True if the entry can move one step in this direction. */
export const tasinabilir = (menuler: readonly MenuKaydi[], id: number | null, yon: MenuYonu): boolean =>
  id !== null && menuTasi(menuler, id, yon) !== null;
