import { type Gun, ayEkle, ayYaz, gunAyYaz, gunEkle, gunFarki, haftaGunu } from '@masabasi/core/platform/time/tarih';
import type { ReactNode } from 'react';
import { Read } from './Read.tsx';
import { type Holiday, holidayName, SHORT } from './Lanes.tsx';
import css from './Month.module.css';
import { PeriodNav } from './PeriodNav.tsx';

const HEADS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

export interface MonthProps {
  /** Name of the table for a screen reader. */
  readonly label: string;
  /** A day in the shown month. */
  readonly day: Gun;
  readonly onDay: (day: Gun) => void;
  readonly today: Gun;
  /** First day of the shown weeks, a Monday. */
  readonly first: Gun;
  readonly last: Gun;
  readonly holidays: readonly Holiday[] | undefined;
  /** Content of a day; undefined while it is read. */
  readonly renderDay: ((day: Gun) => ReactNode) | undefined;
  readonly busy: boolean;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
}

/** A month in weeks from Monday to Sunday, with the content of each day. */
export function Month({
  label,
  day,
  onDay,
  today,
  first,
  last,
  holidays,
  renderDay,
  busy,
  error,
  onRetry,
}: MonthProps) {
  const month = day.slice(0, 7);
  const free = new Map(holidays?.map((h) => [h.Tarih, h]));
  const weeks = Array.from({ length: (gunFarki(first, last) + 1) / 7 }, (_, w) =>
    Array.from({ length: 7 }, (_d, d) => gunEkle(first, w * 7 + d)),
  );
  return (
    <>
      <PeriodNav
        name={ayYaz(month)}
        what="ay"
        now={month === today.slice(0, 7)}
        onPrevious={() => onDay(ayEkle(`${month}-01`, -1))}
        onNext={() => onDay(ayEkle(`${month}-01`, 1))}
        onNow={() => onDay(today)}
      />
      <Read of={{ data: renderDay, error, refetch: onRetry }} rows={6} label="Takvim okunuyor..." />
      {renderDay && (
        <table className={css.table} aria-label={label} aria-busy={busy || undefined}>
          <thead>
            <tr>
              {HEADS.map((h, i) => (
                <th key={h} scope="col">
                  <span className="visually-hidden-640">{h}</span>
                  <span className="only-640" aria-hidden>
                    {SHORT[i]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((d) => {
                  const holiday = free.get(d);
                  return (
                    <td
                      key={d}
                      data-out={d.slice(0, 7) !== month || undefined}
                      data-off={holiday !== undefined || haftaGunu(d) >= 6 || undefined}
                      data-today={d === today || undefined}
                    >
                      <div className={css.day}>
                        <span className={`tnum ${css.number}`}>
                          <span aria-hidden>{Number(d.slice(8))}</span>
                          <span className="visually-hidden">
                            {gunAyYaz(d)}
                            {d === today && ', bugün'}
                          </span>
                        </span>
                        {holiday && (
                          <span className={`truncate hide-640 ${css.holiday}`} title={holidayName(holiday)}>
                            {holidayName(holiday)}
                          </span>
                        )}
                        {renderDay(d)}
                      </div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
