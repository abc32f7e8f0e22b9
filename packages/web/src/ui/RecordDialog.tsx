import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Read, type Reading } from './Read.tsx';
import { Section } from './Section.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

export interface RecordTabs<T> {
  /** Names the row of tabs for a screen reader. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly render: (record: T) => readonly Tab[];
}

export interface RecordDialogProps<T> {
  readonly of: Reading<T>;
  readonly onClose: () => void;
  /** Title until the record arrives, and of a record without a name of its own. */
  readonly kind: string;
  readonly title?: (record: T) => string;
  readonly width?: number;
  /** Grey lines until the record arrives, and a visible text above them. */
  readonly rows?: number;
  readonly label?: string;
  /** Buttons after ‘Kapat’: the moves of the record's state machine and other acts, the main one last. */
  readonly renderActs?: (record: T) => ReactNode;
  /** False: only the cross closes the dialog. */
  readonly closeButton?: boolean;
  /** False where the content itself takes the focus. */
  readonly readOnly?: boolean;
  /** The parts of the record, below each other. */
  readonly children?: (record: T) => ReactNode;
  /** Space between the parts. 0: they stand in plain flow. */
  readonly gap?: number;
  /** The parts of the record in tabs, instead. */
  readonly tabs?: RecordTabs<T>;
  /** Below the parts; with tabs, the last tab. */
  readonly files?: ReactNode;
  /** The last part. A record in tabs shows its history in one of them. */
  readonly renderHistory?: (record: T) => ReactNode;
  /** Windows that open above the record. */
  readonly renderWindows?: (record: T) => ReactNode;
}

const stacked = (gap: number, parts: ReactNode) => (gap === 0 ? parts : <Stack gap={gap}>{parts}</Stack>);

/** The tabs of a record. Each stands apart from the row of tabs, but for the files, which have a frame of their own. */
const tabsOf = (tabs: readonly Tab[], files: ReactNode): readonly Tab[] => [
  ...tabs.map((t) => ({
    ...t,
    content: (
      <Stack gap={20} pt={16}>
        {t.content}
      </Stack>
    ),
  })),
  ...(files === undefined ? [] : [{ value: 'dosya', label: 'Dosya', content: files }]),
];

/**
 * The window of one record: its title, its parts or tabs, files and history, and the acts on it. While it is read, grey
 * lines stand in it; an error offers a retry, and a failed later read keeps the record.
 */
export function RecordDialog<T extends object>({
  of,
  onClose,
  kind,
  title,
  width = 960,
  rows = 8,
  label,
  renderActs,
  closeButton = true,
  readOnly = true,
  children,
  gap = 24,
  tabs,
  files,
  renderHistory,
  renderWindows,
}: RecordDialogProps<T>) {
  const record = of.data;
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={(record && title?.(record)) ?? kind}
        width={width}
        readOnly={readOnly}
        footer={
          (closeButton || (record && renderActs)) && (
            <>
              {closeButton && (
                <Button variant="default" onClick={onClose}>
                  Kapat
                </Button>
              )}
              {record && renderActs?.(record)}
            </>
          )
        }
      >
        <Read of={of} rows={rows} label={label}>
          {(read) =>
            tabs ? (
              <Tabs
                label={tabs.label}
                value={tabs.value}
                onChange={tabs.onChange}
                tabs={tabsOf(tabs.render(read), files)}
              />
            ) : (
              stacked(
                gap,
                <>
                  {children?.(read)}
                  {files}
                  {renderHistory && <Section title="Geçmiş">{renderHistory(read)}</Section>}
                </>,
              )
            )
          }
        </Read>
      </Dialog>
      {record && renderWindows?.(record)}
    </>
  );
}
