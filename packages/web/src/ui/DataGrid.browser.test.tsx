import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './useDataGrid.ts';

interface Row {
  readonly Id: number;
  readonly name: string;
}
const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Ad', value: (r) => r.name, renderCell: (r) => <Link to={`/detay?id=${r.Id}`}>{r.name}</Link> },
];
const ROWS = ['Çağrı', 'Işıl', 'İrem'].map((name, i) => ({ Id: i + 1, name }));
const People = ({ rows }: { rows: readonly Row[] | undefined }) => (
  <DataGrid name="people" label="Kişiler" columns={COLUMNS} rows={rows} rowKey={(r) => r.Id} />
);

test.each(['{Enter}', 'o'])('%s opens the row that the keyboard is on', async (key) => {
  show(<People rows={ROWS} />, '/list');
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'Çağrı' })).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'Işıl' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/detay?id=2');
});

test('sighted people read that rows are loading', async () => {
  show(<People rows={undefined} />);
  await expect.element(page.getByText('Kayıtlar hazırlanıyor...').first()).toBeVisible();
  await expect.element(page.getByText('Kayıt Bulunamadı.')).not.toBeInTheDocument();
});
