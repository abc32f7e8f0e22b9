import { ActionIcon, Button, Flex, Text } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import css from './PeriodNav.module.css';

export interface PeriodNavProps {
  /** Name of the shown period. */
  readonly name: string;
  /** Kind of the period: a week, a month. */
  readonly what: string;
  /** True when the period holds today. */
  readonly now: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onNow: () => void;
}

/** Buttons above a calendar: the shown week or month, and the ways to the others. */
export const PeriodNav = ({ name, what, now, onPrevious, onNext, onNow }: PeriodNavProps) => (
  <Flex gap={8} align="center" py={12}>
    <ActionIcon aria-label={`Önceki ${what}`} onClick={onPrevious}>
      <IconChevronLeft size={18} aria-hidden />
    </ActionIcon>
    <Text component="h2" fz={16} fw={600} ta="center" className={css.name} aria-live="polite">
      {name}
    </Text>
    <ActionIcon aria-label={`Sonraki ${what}`} onClick={onNext}>
      <IconChevronRight size={18} aria-hidden />
    </ActionIcon>
    {/* In a narrow place the dates shrink, not the buttons. */}
    <Button variant="default" flex="none" disabled={now} onClick={onNow}>
      Bugün
    </Button>
  </Flex>
);
