import { Stack } from '@mantine/core';
import { type Tab, Tabs } from './Tabs.tsx';

export interface RecordTabsProps {
  /** Names the row of tabs for a screen reader. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabs: readonly Tab[];
}

/** The work on a record in tabs. Each stands apart from the row of tabs. */
export const RecordTabs = ({ tabs, ...rest }: RecordTabsProps) => (
  <Tabs
    {...rest}
    tabs={tabs.map((t) => ({
      ...t,
      content: (
        <Stack gap={20} pt={16}>
          {t.content}
        </Stack>
      ),
    }))}
  />
);
