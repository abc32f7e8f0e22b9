import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { Table } from './Table.tsx';

/** One that stayed as it was. */
export interface Refused {
  readonly id: number;
  readonly name: string;
  readonly why: string;
}

export interface BulkResultProps {
  readonly title: string;
  /** What became of how many. */
  readonly done: ReactNode;
  readonly refused: readonly Refused[];
  /** How many stayed, and what they are called in the table. */
  readonly left: string;
  readonly label: string;
  readonly nameHeader: string;
  /** Buttons before the one that closes it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** How something that was done to several ended: how many went, which did not, and why. */
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
