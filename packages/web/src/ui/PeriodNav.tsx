import { ActionIcon, Button } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import css from './PeriodNav.module.css';

export interface PeriodNavProps {
  /** Which one is seen. */
  readonly name: string;
  /** What it is: a week, a month. */
  readonly what: string;
  /** Today lies in it. */
  readonly now: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onNow: () => void;
}

/** Above a calendar: which week or month it shows, and the way to the others. */
export const PeriodNav = ({ name, what, now, onPrevious, onNext, onNow }: PeriodNavProps) => (
  <div className={css.top}>
    <ActionIcon aria-label={`Önceki ${what}`} onClick={onPrevious}>
      <IconChevronLeft size={18} aria-hidden />
    </ActionIcon>
    <h2 className={css.name} aria-live="polite">
      {name}
    </h2>
    <ActionIcon aria-label={`Sonraki ${what}`} onClick={onNext}>
      <IconChevronRight size={18} aria-hidden />
    </ActionIcon>
    <Button variant="default" disabled={now} onClick={onNow}>
      Bugün
    </Button>
  </div>
);
