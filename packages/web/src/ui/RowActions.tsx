import { ActionIcon } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { GridColumn } from './useDataGrid.ts';

export interface RowActionsProps {
  /** Name of the row, for a screen reader. */
  readonly name: string;
  readonly onEdit: () => void;
  /** Absent when the row cannot be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

/** Buttons to change and delete a row. */
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

/** The grid column with these buttons. */
export const actionColumn = <T,>(actions: (row: T) => RowActionsProps): GridColumn<T> => ({
  id: 'eylem',
  header: 'İşlemler',
  actions: true,
  width: '110px',
  value: () => null,
  renderCell: (row) => <RowActions {...actions(row)} />,
});
