import { ActionIcon } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { GridColumn } from './useDataGrid.ts';

export interface RowActionsProps {
  /** What the row is called, for a screen reader. */
  readonly name: string;
  readonly onEdit: () => void;
  /** Absent: it cannot be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

/** The buttons that change a row and delete it. */
export const RowActions = ({ name, onEdit, onDelete }: RowActionsProps) => (
  <>
    <ActionIcon aria-label={`Düzenle: ${name}`} onClick={onEdit}>
      <IconPencil size={17} aria-hidden />
    </ActionIcon>
    {onDelete && (
      <ActionIcon color="danger" aria-label={`Sil: ${name}`} onClick={onDelete}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    )}
  </>
);

/** The column of a grid that holds them. */
export const actionColumn = <T,>(actions: (row: T) => RowActionsProps): GridColumn<T> => ({
  id: 'eylem',
  header: 'İşlemler',
  actions: true,
  width: '110px',
  value: () => null,
  renderCell: (row) => <RowActions {...actions(row)} />,
});
