import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { Table } from './Table.tsx';

/** A record that did not change. */
export interface Refused {
  readonly id: number;
  readonly name: string;
  readonly why: string;
}

export interface BulkResultProps {
  readonly title: string;
  /** Text about the changed records. */
  readonly done: ReactNode;
  readonly refused: readonly Refused[];
  /** Text about the unchanged records, with their number. */
  readonly left: string;
  readonly label: string;
  readonly nameHeader: string;
  /** Buttons before the close button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Result of an act on several records: the number of changed ones, and the unchanged ones with their reasons. */
export const BulkResult = ({ title, done, refused, left, label, nameHeader, actions, onClose }: BulkResultProps) => (
  <Dialog
    opened
    onClose={onClose}
    title={title}
    width={620}
    readOnly
    footer={
      <>
        {actions}
        <Button onClick={onClose} data-autofocus>
          Kapat
        </Button>
      </>
    }
  >
    <Notice tone="ok" icon={<IconCircleCheck />}>
      {done}
    </Notice>
    {refused.length > 0 && (
      <>
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          {left}
        </Notice>
        <Table
          label={label}
          rows={refused}
          rowKey={(r) => r.id}
          empty=""
          columns={[
            { key: 'ad', header: nameHeader, width: '200px', renderCell: (r) => r.name },
            { key: 'neden', header: 'Neden', renderCell: (r) => r.why },
          ]}
        />
      </>
    )}
  </Dialog>
);
