import { karsilastir } from '@masabasi/core/metin';
import { type Gun, gunAyYaz, gunEkle, gunFarki, haftaGunu, istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Lanes } from './Lanes.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import css from './Week.module.css';

const DAYS = 7;
const SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** The Monday of a day's week. */
export const weekOf = (day: Gun): Gun => gunEkle(day, 1 - haftaGunu(day));
/** The last day of the week that begins on this one. */
export const weekEnd = (first: Gun): Gun => gunEkle(first, DAYS - 1);

/** Something that is at a time of the week. */
export interface WeekItem {
  readonly key: number;
  readonly at: string;
  readonly name: string;
  /** What else there is to know. */
  readonly under: string;
  /** Whose it is. */
  readonly who: string;
  /** What stands against it; null: nothing. */
  readonly warning: string | null;
  readonly open: () => void;
}

export interface WeekProps {
  /** Names the table for a screen reader, and its first column. */
  readonly label: string;
  readonly corner: string;
  readonly first: Gun;
  readonly onFirst: (first: Gun) => void;
  readonly today: Gun;
  /** Undefined: not read yet. */
  readonly items: readonly WeekItem[] | undefined;
  readonly busy: boolean;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly text: string };
  /** Always as a list of days, not only where a week does not fit. */
  readonly daily?: boolean;
}

const said = (i: WeekItem) => `${istanbulSaati(i.at)} ${i.name}`;
const whole = (i: WeekItem) => [said(i), i.under, i.warning].filter(Boolean).join(', ');

type Shown = Pick<WeekProps, 'label' | 'corner' | 'first' | 'today' | 'busy'> & { readonly items: readonly WeekItem[] };

/** A week of everybody: people down, days across. */
function WeekLanes({ label, corner, items, first, today, busy }: Shown) {
  const columns = useMemo(
    () =>
      SHORT.map((over, i) => {
        const day = gunEkle(first, i);
        return {
          key: day,
          over,
          name: String(Number(day.slice(8))),
          under: '',
          said: day === today ? ['bugün'] : [],
          label: gunAyYaz(day),
          mark: i >= 5 ? ('off' as const) : undefined,
          today: day === today,
        };
      }),
    [first, today],
  );
  const rows = useMemo(
    () =>
      [...Map.groupBy(items, (i) => i.who)]
        .toSorted(([a], [b]) => karsilastir(a, b))
        .map(([head, all]) => ({
          key: head,
          head,
          bars: all.map((i) => {
            const from = gunFarki(first, istanbulGunu(i.at));
            const look = i.warning === null ? undefined : ('open' as const);
            return { from, to: from + 1, text: said(i), label: whole(i), look, open: i.open };
          }),
        })),
    [items, first],
  );
  return <Lanes label={label} corner={corner} columns={columns} rows={rows} busy={busy} />;
}

/** The same as a list of days. */
function DayList({ items, today }: Pick<Shown, 'items' | 'today'>) {
  return [...Map.groupBy(items, (i) => istanbulGunu(i.at))].map(([day, all]) => (
    <section key={day} aria-label={gunAyYaz(day)}>
      <h3 className={css.day}>
        {gunAyYaz(day)}
        {day === today && ' · bugün'}
      </h3>
      <ul className={css.list}>
        {all.map((i) => (
          <li key={i.key}>
            <button type="button" className={css.row} onClick={i.open}>
              <b className="tnum">{istanbulSaati(i.at)}</b>
              <span>
                {i.name}
                <span className={css.under}>{[i.under, i.who].join(' · ')}</span>
                {i.warning !== null && (
                  <span className={css.warning}>
                    <IconAlertTriangle size={14} aria-hidden /> {i.warning}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A week of what has a time: a lane for everybody where there is room, else a list of days. */
export function Week({ first, onFirst, today, items, error, onRetry, empty, daily = false, ...shown }: WeekProps) {
  return (
    <>
      <div className={css.top}>
        <ActionIcon aria-label="Önceki hafta" onClick={() => onFirst(gunEkle(first, -DAYS))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h2 className={css.name} aria-live="polite">
          {gunAyYaz(first)} – {gunAyYaz(weekEnd(first))}
        </h2>
        <ActionIcon aria-label="Sonraki hafta" onClick={() => onFirst(gunEkle(first, DAYS))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" disabled={first === weekOf(today)} onClick={() => onFirst(weekOf(today))}>
          Bugün
        </Button>
      </div>
      {error && !items && <ErrorState error={error} onRetry={onRetry} />}
      {!error && !items && <SkeletonRows rows={6} label="Takvim okunuyor..." />}
      {items?.length === 0 && !shown.busy && (
        <EmptyState icon={<IconCalendarOff size={32} stroke={1.5} />} title={empty.title} text={empty.text} />
      )}
      {items !== undefined && items.length > 0 && (
        <>
          {!daily && (
            <div className={css.wide}>
              <WeekLanes {...shown} items={items} first={first} today={today} />
            </div>
          )}
          <div className={daily ? undefined : css.narrow}>
            <DayList items={items} today={today} />
          </div>
        </>
      )}
    </>
  );
}
