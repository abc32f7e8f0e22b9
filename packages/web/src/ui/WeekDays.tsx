import css from './WeekDays.module.css';

const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
const SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** Short names of weekdays: `Pzt, Sal`; a run of days as `Pzt – Cum`. */
export function weekDaysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  if (sorted.length === 7) return 'Her gün';
  const [first, last] = [sorted[0] ?? 1, sorted.at(-1) ?? 1];
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${SHORT[first - 1]} – ${SHORT[last - 1]}`;
  return sorted.map((d) => SHORT[d - 1]).join(', ');
}

export interface WeekDaysProps {
  readonly label: string;
  /** 1 Monday … 7 Sunday. */
  readonly value: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
  readonly error?: string | false | undefined;
}

/** Choice of several weekdays. */
export function WeekDays({ label, value, onChange, error }: WeekDaysProps) {
  return (
    <fieldset className={css.group} aria-invalid={Boolean(error)}>
      <legend className={css.label}>{label}</legend>
      <div className={css.days}>
        {DAYS.map((name, i) => (
          <label key={name} className={css.day}>
            <input
              type="checkbox"
              className={css.box}
              aria-label={name}
              checked={value.includes(i + 1)}
              onChange={(e) => onChange(e.currentTarget.checked ? [...value, i + 1] : value.filter((d) => d !== i + 1))}
            />
            {SHORT[i]}
          </label>
        ))}
      </div>
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  );
}
