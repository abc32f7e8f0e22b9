import { Flex, Text } from '@mantine/core';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import {
  type Gun,
  gunAyYaz,
  gunEkle,
  gunFarki,
  haftaGunu,
  istanbulGunu,
  istanbulSaati,
} from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCalendarOff from '~icons/tabler/calendar-off';
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { Read } from './Read.tsx';
import { dayColumn, type Holiday, holidayName, Lanes } from './Lanes.tsx';
import { PeriodNav } from './PeriodNav.tsx';
import { PlainList } from './PlainList.tsx';

const DAYS = 7;

/** The Monday of a day's week. */
export const weekOf = (day: Gun): Gun => gunEkle(day, 1 - haftaGunu(day));
/** The last day of the week that begins on this one. */
export const weekEnd = (first: Gun): Gun => gunEkle(first, DAYS - 1);

/** An item with a time in the week. */
export interface WeekItem {
  readonly key: number;
  readonly at: string;
  readonly name: string;
  /** Further information. */
  readonly under: string;
  /** The person of the item. Two people may have the same name. */
  readonly who: { readonly id: number | null; readonly name: string };
  /** Warning about the item; null for none. */
  readonly warning: string | null;
  readonly open: () => void;
}

export interface WeekProps {
  /** Name of the table for a screen reader, and of its first column. */
  readonly label: string;
  readonly corner: string;
  readonly first: Gun;
  readonly onFirst: (first: Gun) => void;
  readonly today: Gun;
  /** Undefined while they are read. */
  readonly items: readonly WeekItem[] | undefined;
  readonly holidays: readonly Holiday[] | undefined;
  readonly busy: boolean;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly text: string };
  /** True: always a list of days, not only when the week does not fit. */
  readonly daily?: boolean;
  /** Text of each day above its items. */
  readonly summary?: ReactNode;
}

const said = (i: WeekItem) => `${istanbulSaati(i.at)} ${i.name}`;
const whole = (i: WeekItem) => [said(i), i.under, i.warning].filter(Boolean).join(', ');

type Shown = Pick<WeekProps, 'label' | 'corner' | 'first' | 'today' | 'busy'> & {
  readonly items: readonly WeekItem[];
  readonly days: ReadonlyMap<Gun, Holiday>;
};

/** The week of all people: people down, days across. */
function WeekLanes({ label, corner, items, days, first, today, busy }: Shown) {
  const columns = useMemo(
    () =>
      Array.from({ length: DAYS }, (_, i) => {
        const day = gunEkle(first, i);
        return dayColumn(day, today, days.get(day));
      }),
    [first, today, days],
  );
  const rows = useMemo(
    () =>
      [...Map.groupBy(items, (i) => i.who.id)]
        .toSorted(([, [a]], [, [b]]) => karsilastir(a!.who.name, b!.who.name))
        .map(([id, all]) => ({
          key: String(id),
          head: all[0]!.who.name,
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

/** The week as a list of days. */
function DayList({ items, days, today }: Pick<Shown, 'items' | 'days' | 'today'>) {
  return [...Map.groupBy(items, (i) => istanbulGunu(i.at))].map(([day, all]) => (
    <section key={day} aria-label={gunAyYaz(day)}>
      <Text component="h3" mt={16} mb={4} fz={13} fw={600} c="dimmed">
        {gunAyYaz(day)}
        {day === today && ' · bugün'}
        {days.has(day) && ` · ${holidayName(days.get(day)!)}`}
      </Text>
      <PlainList>
        {all.map((i) => (
          <li key={i.key}>
            <Flex
              component="button"
              type="button"
              className="bare line-below"
              gap={12}
              w="100%"
              py={10}
              onClick={i.open}
            >
              <b className="tnum">{istanbulSaati(i.at)}</b>
              <span>
                {i.name}
                <Text span display="block" fz={13} c="dimmed">
                  {[i.under, i.who.name].join(' · ')}
                </Text>
                {i.warning !== null && (
                  <Flex component="span" gap={4} align="center" fz={13} c="var(--warn)">
                    <IconAlertTriangle size={14} aria-hidden /> {i.warning}
                  </Flex>
                )}
              </span>
            </Flex>
          </li>
        ))}
      </PlainList>
    </section>
  ));
}

/** A week of items with times: one lane for each person where there is room, else a list of days. */
export function Week({
  first,
  onFirst,
  today,
  items,
  holidays,
  error,
  onRetry,
  empty,
  daily = false,
  summary,
  ...shown
}: WeekProps) {
  const days = useMemo(() => new Map(holidays?.map((h) => [h.Tarih, h])), [holidays]);
  return (
    <>
      <PeriodNav
        name={`${gunAyYaz(first)} – ${gunAyYaz(weekEnd(first))}`}
        what="hafta"
        now={first === weekOf(today)}
        onPrevious={() => onFirst(gunEkle(first, -DAYS))}
        onNext={() => onFirst(gunEkle(first, DAYS))}
        onNow={() => onFirst(weekOf(today))}
      />
      {summary}
      <Read of={{ data: items, error, refetch: onRetry }} rows={6} label="Takvim okunuyor..." />
      {items?.length === 0 && !shown.busy && (
        <EmptyState icon={<IconCalendarOff size={32} stroke={1.5} />} title={empty.title} text={empty.text} />
      )}
      {items !== undefined && items.length > 0 && (
        <>
          {!daily && (
            <div className="hide-640">
              <WeekLanes {...shown} items={items} days={days} first={first} today={today} />
            </div>
          )}
          <div className={daily ? undefined : 'only-640'}>
            <DayList items={items} days={days} today={today} />
          </div>
        </>
      )}
    </>
  );
}
