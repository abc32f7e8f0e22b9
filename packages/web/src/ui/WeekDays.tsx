import { Box, Flex, Text } from '@mantine/core';
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
    <Box component="fieldset" miw={0} p={0} m={0} bd={0} aria-invalid={Boolean(error)}>
      <Box component="legend" p={0} mb={4} fz={13} fw={500}>
        {label}
      </Box>
      <Flex gap={4} wrap="wrap">
        {DAYS.map((name, i) => (
          <label key={name} className={css.day}>
            <input
              type="checkbox"
              className="cover"
              aria-label={name}
              checked={value.includes(i + 1)}
              onChange={(e) => onChange(e.currentTarget.checked ? [...value, i + 1] : value.filter((d) => d !== i + 1))}
            />
            {SHORT[i]}
          </label>
        ))}
      </Flex>
      {error && (
        <Text mt={4} fz={13} c="var(--danger)">
          {error}
        </Text>
      )}
    </Box>
  );
}
