import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconBan from '~icons/tabler/ban';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import css from './Board.module.css';
import { PlainList } from './PlainList.tsx';
import { bildir } from './Toast.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useLatest } from './useLatest.ts';

/** A column of a board. Only its first cards are loaded. */
export interface BoardColumn<C> {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly cards: readonly C[];
  /** A limit that the column exceeds: its count stands out, and this sentence tells why. */
  readonly limit?: string | null;
  /** Loads more cards; null when all are loaded. */
  readonly more: (() => void) | null;
}

export interface BoardProps<C> {
  /** Name for a screen reader. */
  readonly label: string;
  readonly columns: readonly BoardColumn<C>[];
  readonly cardKey: (card: C) => number;
  /** Name of a card in announcements. */
  readonly cardName: (card: C) => string;
  /** @param follow is called before a control on the card moves it, so that the focus goes with the card */
  readonly renderCard: (card: C, follow: () => void) => ReactNode;
  /** Reason that keeps a card out of a column; null when it may go there. */
  readonly barrier: (card: C, column: string) => string | null;
  readonly onMove: (card: C, column: string) => void;
  /** Puts a card between two others, also of its own column. Absent: columns have a fixed order and only take cards. */
  readonly onPlace?: (card: C, column: string, between: Between<C>) => void;
  /** Moves a card up or down by one place. Absent: the person cannot change the order. */
  readonly onShift?: (card: C, by: 1 | -1) => void;
  /** Text of an empty column. */
  readonly none: string;
  readonly busy: boolean;
  /**
   * True for one of several boards below each other: the keyboard help is told once, and the columns are only as tall
   * as needed.
   */
  readonly lane?: boolean;
}

/** The neighbours of a moved card; null before the first or after the last. */
export interface Between<C> {
  readonly before: C | null;
  readonly after: C | null;
}

/** The card that the pointer drags. */
interface Dragged<C> {
  readonly card: C;
  readonly from: string;
}

const focusOf = (root: HTMLElement | null, column: number, place: number): boolean => {
  const cards = root?.querySelectorAll(`[data-column="${column}"] [data-card]`) ?? [];
  const card = cards[Math.min(place, cards.length - 1)];
  const target = card?.querySelector<HTMLElement>('a[href]');
  target?.focus();
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return target != null;
};

/** Index of the card below the pointer. */
function placeOf(column: HTMLElement, y: number): number {
  const cards = [...column.querySelectorAll('[data-card]')];
  const place = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return place < 0 ? cards.length : place;
}

/** The new neighbours of a card; null when it already lies there. */
function betweenOf<C>(cards: readonly C[], card: C, place: number): Between<C> | null {
  const from = cards.indexOf(card);
  if (from >= 0 && (place === from || place === from + 1)) return null;
  const others = cards.filter((c) => c !== card);
  const to = from >= 0 && from < place ? place - 1 : place;
  return { before: others[to - 1] ?? null, after: others[to] ?? null };
}

interface CardProps<C> {
  readonly card: C;
  readonly from: string;
  readonly name: string;
  readonly onDrag: (dragged: Dragged<C> | null) => void;
  /** The dragged card would come before this card, or after it as the last. */
  readonly mark: 'before' | 'after' | undefined;
  readonly render: (card: C, follow: () => void) => ReactNode;
  readonly onFollow: (card: C, from: string) => void;
}

function Card<C>({ card, from, name, onDrag, mark, render, onFollow }: CardProps<C>) {
  const [away, setAway] = useState(false);
  const drag = useLatest((started: boolean) => onDrag(started ? { card, from } : null));
  const item = useCallback(
    (element: HTMLLIElement | null) => {
      if (!element) return undefined;
      return draggable({
        element,
        onDragStart: () => {
          setAway(true);
          drag.current(true);
        },
        onDrop: () => {
          setAway(false);
          drag.current(false);
        },
      });
    },
    [drag],
  );
  return (
    <li
      ref={item}
      className={`card ${css.card}`}
      data-card
      data-away={away || undefined}
      data-mark={mark}
      aria-label={name}
    >
      {render(card, () => onFollow(card, from))}
    </li>
  );
}

/** Mark of a card when the dragged card would come before it, or after it as the last. */
function markOf(
  over: { readonly column: string; readonly place: number } | null,
  { key, cards }: BoardColumn<unknown>,
  place: number,
): 'before' | 'after' | undefined {
  if (over?.column !== key) return undefined;
  if (over.place === place) return 'before';
  return over.place === cards.length && place === cards.length - 1 ? 'after' : undefined;
}

/** The number of cards. Over a limit, a press also tells the reason, for people without a pointer. */
const Quantity = ({ count, limit }: { readonly count: number; readonly limit: string | null }) =>
  limit === null ? (
    <Text span fz={13} fw={500} c="dimmed" className="tnum">
      {sayiYaz(count)}
    </Text>
  ) : (
    <Tooltip label={limit}>
      <button
        type="button"
        className={`bare tnum ${css.limit}`}
        aria-label={`${sayiYaz(count)}. ${limit}`}
        onClick={() => bildir({ baslik: limit, tur: 'warning' })}
      >
        {sayiYaz(count)} <IconAlertTriangle width={13} height={13} aria-hidden />
      </button>
    </Tooltip>
  );

interface ColumnProps {
  readonly index: number;
  /** Name of the board, when several boards on a page have columns with the same names. */
  readonly within: string | undefined;
  readonly name: string;
  readonly count: number;
  readonly limit: string | null;
  /** True: an empty column that nobody has opened. */
  readonly folded: boolean;
  readonly onUnfold: () => void;
  /**
   * Reason that keeps the dragged card out. Null: none. Undefined: no card is dragged, or it comes from this column.
   */
  readonly barrier: string | null | undefined;
  /** Called with the index of the card below the pointer; null when the pointer has left. */
  readonly onOver: (place: number | null) => void;
  readonly onDrop: (place: number) => void;
  readonly more: (() => void) | null;
  readonly none: string;
  readonly children: ReactNode;
}

function Column({
  index,
  within,
  name,
  count,
  limit,
  folded,
  onUnfold,
  barrier,
  onOver,
  onDrop,
  more,
  none,
  children,
}: ColumnProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const latest = useLatest({ onOver, onDrop });
  const box = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const tell = (place: number | null) => latest.current.onOver(place);
      return dropTargetForElements({
        element,
        onDragEnter: () => setOver(true),
        onDrag: ({ location }) => tell(placeOf(element, location.current.input.clientY)),
        onDragLeave: () => {
          setOver(false);
          tell(null);
        },
        onDrop: ({ location }) => {
          setOver(false);
          tell(null);
          latest.current.onDrop(placeOf(element, location.current.input.clientY));
        },
      });
    },
    [latest],
  );
  const look = barrier === undefined ? undefined : barrier === null ? 'open' : 'shut';
  return (
    <Stack
      component="section"
      ref={box}
      gap={6}
      className={`card ${css.column}`}
      {...(within === undefined ? { 'aria-labelledby': id } : { 'aria-label': `${name}, ${within}` })}
      data-look={look}
      data-over={over || undefined}
      data-folded={(folded && !over) || undefined}
    >
      {folded && !over ? (
        <h2 className={css.strip}>
          <button type="button" className="bare" aria-expanded={false} title={`${name}: ${none}`} onClick={onUnfold}>
            <span id={id}>{name}</span> <span className="tnum">0</span>
          </button>
        </h2>
      ) : (
        <Flex component="h2" gap={8} align="center" justify="space-between" h={22} px={4} m={0} fz={13}>
          <span id={id} className="truncate" title={name}>
            {name}
          </span>{' '}
          <Quantity count={count} limit={limit} />
        </Flex>
      )}
      {over && barrier && (
        <Flex component="p" gap={6} p={8} m={0} fz={13} c="var(--danger)" bg="var(--danger-soft)" bdrs={6}>
          <IconBan size={15} style={{ flex: 'none', marginTop: 2 }} aria-hidden /> {barrier}
        </Flex>
      )}
      <PlainList gap={8} aria-labelledby={id} data-column={index}>
        {children}
      </PlainList>
      {count === 0 && (!folded || over) && (
        <Text py={8} px={4} fz={13} c="dimmed">
          {none}
        </Text>
      )}
      {more && (
        <Button variant="subtle" mx="auto" onClick={more} aria-label={`Daha fazla göster: ${name}`}>
          Daha fazla göster
        </Button>
      )}
    </Stack>
  );
}

/**
 * Cards in columns. A card moves to another column with the pointer, or with Shift and an arrow. Arrows and J and K move
 * the focus, Enter and O open the card. A column that refuses a card tells the reason. An empty column is a narrow strip
 * until a card is dragged over it, or somebody presses it.
 */
export function Board<C>(props: BoardProps<C>) {
  const { label, columns, cardKey, cardName, renderCard, barrier, onMove, onPlace, onShift, none, busy, lane } = props;
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged<C> | null>(null);
  const [over, setOver] = useState<{ readonly column: string; readonly place: number } | null>(null);
  const [said, setSaid] = useState('');
  /** Empty columns that somebody opened. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** The card that the keyboard or its menu moved, and its old column: the focus follows the card. */
  const carried = useRef<{ readonly key: number; readonly from: string | null } | null>(null);
  const hint = useId();

  useEffect(() => {
    if (carried.current === null) return;
    const { key, from } = carried.current;
    const card = root.current?.querySelector(`[data-card] [data-key="${key}"]`)?.closest('[data-card]');
    const list = card?.closest<HTMLElement>('[data-column]');
    // The card has not moved yet, because the server is asked first.
    if (list && columns[Number(list.dataset['column'])]?.key === from) return;
    carried.current = null;
    const active = document.activeElement;
    const free = active === document.body || card?.contains(active) || active?.closest('[role=menu]');
    if (free) card?.querySelector<HTMLElement>('a[href]')?.focus();
  });

  /** @param place index in the column; absent: the order of the column decides */
  const move = ({ card, from }: Dragged<C>, column: BoardColumn<C>, place?: number) => {
    const own = from === column.key;
    const between = place === undefined || !onPlace ? null : betweenOf(column.cards, card, place);
    if (own && between === null) return;
    const why = own ? null : barrier(card, column.key);
    if (why === null) {
      setSaid(`${cardName(card)}: ${column.name}`);
      if (between && onPlace) onPlace(card, column.key, between);
      else onMove(card, column.key);
    } else bildir({ baslik: `${cardName(card)} taşınmadı`, metin: why, tur: 'warning' });
  };

  const follow = (card: C, from: string) => {
    carried.current = { key: cardKey(card), from };
  };
  const press = (e: KeyboardEvent) => {
    carried.current = null;
    const item = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-card]') : null;
    const list = item?.closest<HTMLElement>('[data-column]');
    if (!item || !list || !(e.target instanceof HTMLAnchorElement)) return;
    if (e.key === 'm' && !e.ctrlKey && !e.metaKey && !e.altKey) {
      item.querySelector('button')?.click();
      return;
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (!step || e.ctrlKey || e.metaKey || e.altKey) return;
    const [across, down] = step as [number, number];
    const column = Number(list.dataset['column']);
    const place = [...list.querySelectorAll('[data-card]')].indexOf(item);
    e.preventDefault();
    if (e.shiftKey) {
      const card = columns[column]?.cards[place];
      const target = columns[column + across];
      if (down !== 0 && card !== undefined && onShift) {
        carried.current = { key: cardKey(card), from: null };
        onShift(card, down > 0 ? 1 : -1);
      }
      if (across === 0 || card === undefined || target === undefined) return;
      const from = columns[column]!.key;
      follow(card, from);
      move({ card, from }, target);
    } else if (down !== 0) focusOf(root.current, column, Math.max(0, place + down));
    else
      for (let next = column + across; next >= 0 && next < columns.length; next += across)
        if (focusOf(root.current, next, place)) break;
  };

  // Strips alone would show nothing of the board.
  const filled = columns.some((c) => c.count > 0);
  useBoardKeys(root);
  const keys = { role: 'group', onKeyDown: press };
  return (
    <>
      {/* The guide tells it to everybody. */}
      <p id={hint} className="visually-hidden">
        Kartı sürükleyerek ya da kartın menüsünden taşıyınız. Klavyede oklar karttan karta gider, Shift ile sağ ve sol
        ok kartı taşır{onShift ? ', yukarı ve aşağı ok sütunundaki yerini değiştirir' : ''}; M menüsünü, Enter kartı
        açar.
      </p>
      <div
        ref={root}
        className={css.board}
        data-lane={lane || undefined}
        data-board
        aria-label={label}
        aria-describedby={hint}
        aria-busy={busy || undefined}
        {...keys}
      >
        {columns.map((c, index) => (
          <Column
            key={c.key}
            index={index}
            within={lane ? label : undefined}
            name={c.name}
            count={c.count}
            limit={c.limit ?? null}
            folded={filled && c.count === 0 && !opened.has(c.key)}
            onUnfold={() => setOpened((once) => new Set([...once, c.key]))}
            barrier={dragged === null || dragged.from === c.key ? undefined : barrier(dragged.card, c.key)}
            onOver={(place) =>
              setOver((once) =>
                place === null || !onPlace
                  ? null
                  : once?.column === c.key && once.place === place
                    ? once
                    : { column: c.key, place },
              )
            }
            onDrop={(place) => dragged !== null && move(dragged, c, place)}
            more={c.more}
            none={none}
          >
            {c.cards.map((card, place) => (
              <Card
                key={cardKey(card)}
                card={card}
                from={c.key}
                name={cardName(card)}
                onDrag={setDragged}
                mark={dragged === null ? undefined : markOf(over, c, place)}
                render={renderCard}
                onFollow={follow}
              />
            ))}
          </Column>
        ))}
      </div>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}
