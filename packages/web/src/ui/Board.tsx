import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { sayiYaz } from '@masabasi/core/metin';
import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Board.module.css';
import { bildir } from './Toast.tsx';

/** One column of a board, of which the first cards are here. */
export interface BoardColumn<C> {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly cards: readonly C[];
  /** Brings more of its cards; null: all are here. */
  readonly more: (() => void) | null;
}

export interface BoardProps<C> {
  /** Names it for a screen reader. */
  readonly label: string;
  readonly columns: readonly BoardColumn<C>[];
  readonly cardKey: (card: C) => number;
  /** What a card is called where it is spoken of. */
  readonly cardName: (card: C) => string;
  readonly renderCard: (card: C) => ReactNode;
  /** Why a card cannot be put into a column; null: it can. */
  readonly barrier: (card: C, column: string) => string | null;
  readonly onMove: (card: C, column: string) => void;
  /** Puts a card one place up or down in its column; absent: its order is not the person's to give. */
  readonly onShift?: (card: C, by: 1 | -1) => void;
  /** What an empty column says. */
  readonly none: string;
  readonly busy: boolean;
}

/** The card that is on its way, by the pointer. */
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

interface CardProps<C> {
  readonly card: C;
  readonly from: string;
  readonly name: string;
  readonly onDrag: (dragged: Dragged<C> | null) => void;
  readonly children: ReactNode;
}

function Card<C>({ card, from, name, onDrag, children }: CardProps<C>) {
  const item = useRef<HTMLLIElement>(null);
  const [away, setAway] = useState(false);
  const now = useRef({ card, from, onDrag });
  useEffect(() => {
    now.current = { card, from, onDrag };
  });
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    return draggable({
      element,
      onDragStart: () => {
        setAway(true);
        now.current.onDrag({ card: now.current.card, from: now.current.from });
      },
      onDrop: () => {
        setAway(false);
        now.current.onDrag(null);
      },
    });
  }, []);
  return (
    <li ref={item} className={css.card} data-card data-away={away || undefined} aria-label={name}>
      {children}
    </li>
  );
}

interface ColumnProps {
  readonly index: number;
  readonly name: string;
  readonly count: number;
  /** What stands against the card that is on its way; null: nothing; undefined: none is, or it comes from here. */
  readonly barrier: string | null | undefined;
  readonly onDrop: () => void;
  readonly more: (() => void) | null;
  readonly none: string;
  readonly children: ReactNode;
}

function Column({ index, name, count, barrier, onDrop, more, none, children }: ColumnProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => {
        setOver(false);
        drop.current();
      },
    });
  }, []);
  const look = barrier === undefined ? undefined : barrier === null ? 'open' : 'shut';
  return (
    <section ref={box} className={css.column} aria-labelledby={id} data-look={look} data-over={over || undefined}>
      <h2 className={css.name}>
        <span id={id}>{name}</span> <span className={css.count}>{sayiYaz(count)}</span>
      </h2>
      {over && barrier && (
        <p className={css.why}>
          <IconBan size={15} aria-hidden /> {barrier}
        </p>
      )}
      <ul className={css.cards} aria-labelledby={id} data-column={index}>
        {children}
      </ul>
      {count === 0 && <p className={css.none}>{none}</p>}
      {more && (
        <Button variant="subtle" className={css.more} onClick={more} aria-label={`Daha fazla göster: ${name}`}>
          Daha fazla göster
        </Button>
      )}
    </section>
  );
}

/**
 * Cards in columns. A card is carried to another column with the pointer, or with Shift and the arrows; arrows alone go
 * from card to card. A column that does not take it says why.
 */
export function Board<C>(props: BoardProps<C>) {
  const { label, columns, cardKey, cardName, renderCard, barrier, onMove, onShift, none, busy } = props;
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged<C> | null>(null);
  const [said, setSaid] = useState('');
  /** The card that was carried with the keyboard: the focus goes with it. */
  const carried = useRef<number | null>(null);
  const hint = useId();

  useEffect(() => {
    if (carried.current === null) return;
    const card = root.current?.querySelector(`[data-card] [data-key="${carried.current}"]`)?.closest('[data-card]');
    carried.current = null;
    card?.querySelector<HTMLElement>('a[href]')?.focus();
  });

  const move = (card: C, column: BoardColumn<C>) => {
    const why = barrier(card, column.key);
    if (why === null) {
      setSaid(`${cardName(card)}: ${column.name}`);
      onMove(card, column.key);
    } else bildir({ baslik: `${cardName(card)} taşınmadı`, metin: why, tur: 'warning' });
  };

  const press = (e: KeyboardEvent) => {
    const item = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-card]') : null;
    const list = item?.closest<HTMLElement>('[data-column]');
    if (!item || !list || !(e.target instanceof HTMLAnchorElement)) return;
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
        carried.current = cardKey(card);
        onShift(card, down > 0 ? 1 : -1);
      }
      if (across === 0 || card === undefined || target === undefined) return;
      carried.current = cardKey(card);
      move(card, target);
    } else if (down !== 0) focusOf(root.current, column, Math.max(0, place + down));
    else
      for (let next = column + across; next >= 0 && next < columns.length; next += across)
        if (focusOf(root.current, next, place)) break;
  };

  const keys = { role: 'group', onKeyDown: press };
  return (
    <>
      <p id={hint} className={css.hint}>
        Kartı sürükleyerek ya da kartın menüsünden taşıyınız. Klavyede oklar karttan karta gider, Shift ile sağ ve sol
        ok kartı taşır{onShift ? ', yukarı ve aşağı ok sütunundaki yerini değiştirir' : ''}.
      </p>
      <div
        ref={root}
        className={css.board}
        aria-label={label}
        aria-describedby={hint}
        aria-busy={busy || undefined}
        {...keys}
      >
        {columns.map((c, index) => (
          <Column
            key={c.key}
            index={index}
            name={c.name}
            count={c.count}
            barrier={dragged === null || dragged.from === c.key ? undefined : barrier(dragged.card, c.key)}
            onDrop={() => dragged !== null && dragged.from !== c.key && move(dragged.card, c)}
            more={c.more}
            none={none}
          >
            {c.cards.map((card) => (
              <Card key={cardKey(card)} card={card} from={c.key} name={cardName(card)} onDrag={setDragged}>
                {renderCard(card)}
              </Card>
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
