import { ActionIcon, Button, Flex, TextInput } from '@mantine/core';
import IconAdjustmentsHorizontal from '~icons/tabler/adjustments-horizontal';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Count } from './Count.tsx';
import { edgeFade, fadeAtEdges } from './EdgeFade.tsx';
import css from './FilterBar.module.css';
import { type BarFilter, clearFilter, FilterMenu, placeOf, shownValue } from './FilterBarMenu.tsx';
import { IconButton } from './IconButton.tsx';
import { PlainList } from './PlainList.tsx';

export interface FilterBarProps {
  /** Name of the list or page. */
  readonly label: string;
  /** True above figures, where no panel is around it. */
  readonly flat?: boolean;
  readonly search?: { readonly text: string; readonly hint: string; readonly set: (text: string) => void } | null;
  /** The menu of saved views. */
  readonly views?: ReactNode;
  /** Choice of the shown records' source: a survey, a calendar. */
  readonly scope?: ReactNode;
  /** Ready periods, each with its address. */
  readonly periods?: readonly { readonly name: string; readonly to: string; readonly current: boolean }[];
  readonly filters: readonly BarFilter[];
  /** Clears search and filters. Absent while there is nothing to clear. */
  readonly onClear?: (() => void) | undefined;
  /** Sorting for cards on a phone, which have no heads. */
  readonly sort?: ReactNode;
  /** Acts on the list and the chosen row, which stay on a phone, too. */
  readonly acts?: ReactNode;
  /** The columns, print and spreadsheet of the whole list. */
  readonly tools?: ReactNode;
}

/** The active filters. A press on one changes it, a press on its cross removes it. */
function Chips({
  label,
  active,
  onOpen,
}: {
  label: string;
  active: readonly BarFilter[];
  onOpen: (f: BarFilter) => void;
}) {
  const count = active.length;
  const fade = useCallback(
    (line: HTMLElement | null) => {
      if (!line || count === 0) return undefined;
      // The newest filter is in sight.
      line.scrollLeft = line.scrollWidth;
      return fadeAtEdges(line);
    },
    [count],
  );
  return (
    <PlainList
      ref={fade}
      row
      wrap="nowrap"
      gap={6}
      className={`${edgeFade} ${css.chips}`}
      aria-label={`${label}: süzgeçler`}
    >
      {active.map((f) => {
        const text = `${f.label}: ${shownValue(f)}`;
        return (
          <Flex key={f.id} component="li" align="center" flex="none" h={26} fz={13} bg="var(--accent-soft)" bdrs={13}>
            <button
              type="button"
              className={`bare truncate ${css.chip}`}
              aria-haspopup="dialog"
              title={text}
              onClick={() => onOpen(f)}
            >
              {text}
            </button>
            <IconButton size={26} c="inherit" bdrs={13} aria-label={`Kaldır: ${text}`} onClick={() => clearFilter(f)}>
              <IconX size={13} aria-hidden />
            </IconButton>
          </Flex>
        );
      })}
    </PlainList>
  );
}

/**
 * The one row above every list and page of figures: search, saved views, active filters, the menu of all filters, and
 * at its end the tools. On a phone search and active filters stay, and one button shows the rest.
 */
export function FilterBar({
  label,
  flat = false,
  search = null,
  views,
  scope,
  periods,
  filters,
  onClear,
  sort,
  acts,
  tools,
}: FilterBarProps) {
  const [unfolded, setUnfolded] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const active = filters.filter((f) => shownValue(f) !== '');
  const foldable = filters.length > 0 || Boolean(views) || Boolean(sort) || Boolean(tools);
  const open = (f: BarFilter) => {
    // On a phone the menu is in the folded part.
    setUnfolded(true);
    setAt(placeOf(f));
  };
  const done = () => {
    setAt(null);
    bar.current?.querySelector<HTMLElement>(`.${css.menu} > div > button`)?.focus();
  };
  return (
    <div
      ref={bar}
      id={id}
      className={css.bar}
      role="group"
      aria-label={`${label}: araçlar`}
      data-flat={flat || undefined}
      data-unfolded={unfolded || undefined}
    >
      {search && (
        <TextInput
          className={css.search}
          type="search"
          aria-label={`${label}: ara`}
          placeholder={search.hint || 'Ara...'}
          maxLength={100}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            search.text !== '' && (
              <ActionIcon size={24} aria-label="Aramayı temizle" onClick={() => search.set('')}>
                <IconX size={14} aria-hidden />
              </ActionIcon>
            )
          }
          value={search.text}
          onChange={(e) => search.set(e.currentTarget.value)}
        />
      )}
      {foldable && (
        <ActionIcon
          className={css.more}
          variant="default"
          aria-label={`${label}: süz ve sırala${active.length > 0 ? `, ${active.length} süzgeç` : ''}`}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          <IconAdjustmentsHorizontal size={17} aria-hidden />
          {active.length > 0 && (
            <Count size={16} pos="absolute" top={-6} right={-6}>
              {active.length}
            </Count>
          )}
        </ActionIcon>
      )}
      {scope}
      {periods !== undefined && periods.length > 0 && (
        <Flex component="nav" gap={4} className={css.periods} aria-label="Dönem">
          {periods.map(({ name, to, current }) => (
            <Link key={name} className={css.period} replace aria-current={current ? 'true' : undefined} to={to}>
              {name}
            </Link>
          ))}
        </Flex>
      )}
      {sort && <div className={css.sort}>{sort}</div>}
      {views && <div className={css.fold}>{views}</div>}
      {active.length > 0 && <Chips label={label} active={active} onOpen={open} />}
      {filters.length > 0 && (
        <div className={`${css.fold} ${css.menu}`}>
          <FilterMenu filters={filters} at={at} onAt={setAt} onDone={done} />
        </div>
      )}
      {onClear && (
        <Button className={css.clear} variant="subtle" onClick={onClear}>
          Temizle
        </Button>
      )}
      {acts && (
        <Flex gap={4} align="center" className={css.acts}>
          {acts}
        </Flex>
      )}
      {tools && (
        <Flex gap={4} align="center" className={`${css.fold} ${css.tools}`}>
          {tools}
        </Flex>
      )}
    </div>
  );
}
