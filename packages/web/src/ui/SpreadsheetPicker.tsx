import { Button, Flex } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import { FileButton } from './FileButton.tsx';

export interface SpreadsheetPickerProps {
  /** Name of the file for a screen reader. */
  readonly label: string;
  readonly loading?: boolean;
  readonly onFile: (file: File) => void;
  readonly onTemplate: () => void;
}

/** A button to load a spreadsheet or CSV, and one to download an empty template. */
export function SpreadsheetPicker({ label, loading, onFile, onTemplate }: SpreadsheetPickerProps) {
  return (
    <Flex gap={8} wrap="wrap">
      <FileButton
        first
        label={label}
        accept=".xlsx,.xls,.csv,.txt"
        loading={loading}
        icon={<IconFileSpreadsheet size={16} aria-hidden />}
        onFile={onFile}
      >
        Dosya Seç
      </FileButton>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onTemplate}>
        Boş Şablonu İndir
      </Button>
    </Flex>
  );
}
