import { Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fits, resize, show } from '../testing/screen.tsx';
import { Chip } from './Chip.tsx';
import { tellCutTexts } from './cutText.ts';
import { DataGrid } from './DataGrid.tsx';
import type { GridKey } from './DataGridRow.tsx';
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

function Choosing({ onOpen }: { readonly onOpen: (row: Row) => void }) {
  const [selected, setSelected] = useState<readonly GridKey[]>([]);
  return (
    <DataGrid
      name="choosing"
      label="Kişiler"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(r) => r.Id}
      selection="multi"
      selected={selected}
      onSelect={setSelected}
      onOpen={onOpen}
    />
  );
}

test.each(['{Enter}', 'o'])('j and k move, Space selects, and %s opens the row', async (key) => {
  const opened: string[] = [];
  show(<Choosing onOpen={(r) => opened.push(r.name)} />);
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await userEvent.keyboard('jjk ');
  await expect.element(page.getByRole('row', { selected: true })).toHaveTextContent('Çağrı');
  await userEvent.keyboard('j');
  await userEvent.keyboard(key);
  expect(opened).toEqual(['Işıl']);
  // A second Space takes the choice back.
  await userEvent.keyboard('k ');
  await expect.element(page.getByRole('row', { selected: true })).not.toBeInTheDocument();
});

test('the text column takes the width that the others leave, and a chip is never cut', async () => {
  const long = 'Yazıcı her sabah ilk reçetede duruyor, ikinci denemede basıyor';
  const columns: readonly GridColumn<Row>[] = [
    { id: 'no', header: 'No', width: '80px', value: (r) => r.Id },
    { id: 'text', header: 'Konuşulan', card: 'title', value: () => long },
    { id: 'state', header: 'Durum', width: '60px', value: () => '', renderCell: () => <Chip>Müşteri Bekleniyor</Chip> },
    { id: 'when', header: 'Tarih', nowrap: true, value: () => '', text: () => '28.11.2026 21:40' },
  ];
  await resize(900, 600);
  show(<DataGrid name="widths" label="Kişiler" columns={columns} rows={ROWS} rowKey={(r) => r.Id} />);
  const cells = () => page.getByRole('row').elements()[1]!.querySelectorAll('td');
  await expect.poll(() => cells().length).toBe(4);
  const widths = [...cells()].map((td) => td.clientWidth);
  expect(widths[1]).toBeGreaterThan(900 - 80 - 200 - 200);
  for (const td of [cells()[2]!, cells()[3]!]) expect(td.scrollWidth).toBeLessThanOrEqual(td.clientWidth);
  await fits();
});

test('outside of a list, too, a text that ends with an ellipsis shows itself on hover, and a whole one does not', async () => {
  tellCutTexts(document);
  show(
    <>
      <Text truncate w={80}>
        <span>Kanarya Eczanesi, Kadıköy Şubesi</span>
      </Text>
      <Text truncate w={400}>
        Kısa ad
      </Text>
      <Text truncate w={40} title="Başka bir söz">
        Kendi ipucu olan ad
      </Text>
    </>,
  );
  await page.getByText('Kanarya').hover();
  await expect.element(page.getByTitle('Kanarya Eczanesi, Kadıköy Şubesi')).toBeVisible();
  await page.getByText('Kısa ad').hover();
  await page.getByText('Kendi ipucu').hover();
  await expect.element(page.getByTitle('Başka bir söz')).toBeVisible();
  expect(document.querySelectorAll('[title]')).toHaveLength(2);
});
