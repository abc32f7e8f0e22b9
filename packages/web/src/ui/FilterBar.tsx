import IconX from '~icons/tabler/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceFilters } from './DataGridFilters.tsx';
import css from './FilterBar.module.css';
import type { GridFilter } from './useListGrid.ts';

interface FilterBarProps {
  readonly filters: readonly GridFilter[];
  /** Ready periods, each with its address. */
  readonly periods: readonly { readonly name: string; readonly to: string; readonly current: boolean }[];
  /** Content before the filters. */
  readonly lead?: ReactNode;
}

/** Filters of a page of figures: choices, ready periods, and the active ones as chips that a press removes. */
export function FilterBar({ filters, periods, lead }: FilterBarProps) {
  const chosen = filters.filter((f) => f.value !== '');
  return (
    <div className={css.bar} role="group" aria-label="Süzgeçler">
      <div className={css.row}>
        {lead && <div className={css.lead}>{lead}</div>}
        <ChoiceFilters filters={filters} />
      </div>
      {periods.length > 0 && (
        <nav className={css.row} aria-label="Dönem">
          {periods.map(({ name, to, current }) => (
            <Link key={name} className={css.period} replace aria-current={current ? 'true' : undefined} to={to}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {chosen.length > 0 && (
        <ul className={css.row} aria-label="Seçilen süzgeçler">
          {chosen.map((f) => (
            <li key={f.id} className={css.chip}>
              {f.label}: {f.shown}
              <button type="button" aria-label={`Kaldır: ${f.label}: ${f.shown}`} onClick={() => f.set('')}>
                <IconX size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
