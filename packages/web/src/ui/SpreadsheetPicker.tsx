import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import css from './SpreadsheetPicker.module.css';

export interface SpreadsheetPickerProps {
  /** Names the file for a screen reader. */
  readonly label: string;
  readonly loading?: boolean;
  readonly onFile: (file: File) => void;
  readonly onTemplate: () => void;
}

/** The way in for a table of a spreadsheet or a CSV, and the way to an empty one. */
export function SpreadsheetPicker({ label, loading, onFile, onTemplate }: SpreadsheetPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.buttons}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".xlsx,.csv,.txt"
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          e.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        data-autofocus
        loading={loading}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Dosya Seç
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onTemplate}>
        Boş Şablonu İndir
      </Button>
    </div>
  );
}
