import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, fits, resize, show } from '../testing/screen.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './useDataGrid.ts';
import type { GridFilter } from './useListGrid.ts';

interface Row {
  readonly Id: number;
  readonly name: string;
  readonly city: string;
}
const CITIES = ['İzmir', 'Iğdır', 'Ankara'];
const ROWS: readonly Row[] = ['Çağrı', 'Işıl', 'İrem'].map((name, i) => ({ Id: i + 1, name, city: CITIES[i]! }));
const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Ad', card: 'title', value: (r) => r.name, filter: 'text' },
  { id: 'city', header: 'İl', value: (r) => r.city, filter: 'choice' },
];
const NAMES = Array.from({ length: 9 }, (_, i) => `Uzun adlı süzgeç ${i + 1}`);

/** A list with many filters, all of them active when `value` is given. */
function People({ value = '' }: { readonly value?: string }) {
  const [values, setValues] = useState(() => NAMES.map(() => value));
  const pageFilters = NAMES.map((label, i): GridFilter => ({
    id: label,
    label,
    all: 'Hepsi',
    options: [
      { value: '1', label: 'Birinci uzun seçenek' },
      { value: '2', label: 'İkinci' },
    ],
    value: values[i]!,
    set: (v) => setValues((all) => all.with(i, v)),
  }));
  return (
    <DataGrid
      name="people"
      label="Kişiler"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(r) => r.Id}
      pageFilters={pageFilters}
      onExport={() => undefined}
    />
  );
}
const bar = page.getByRole('group', { name: 'Kişiler: araçlar' });
const rows = () =>
  new Set([...bar.element().children].filter((e) => e.checkVisibility()).map((e) => Math.round(middle(e) / 12))).size;
const middle = (e: Element) => {
  const { top, bottom } = e.getBoundingClientRect();
  return (top + bottom) / 2;
};
const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((r) => r.querySelector('td')!.textContent);
const open = () => page.getByRole('button', { name: 'Süzgeç', exact: true }).click();

test('nine active filters and all tools stand in one row at a desk, and a planted second row is found', async () => {
  show(<People value="1" />);
  await expect.element(page.getByRole('button', { name: /^Kaldır: Uzun adlı süzgeç 9/ })).toBeInTheDocument();
  for (const width of [1440, 1366, 1180]) {
    await resize(width, 900);
    expect([width, rows()]).toEqual([width, 1]);
    await fits();
  }
  (bar.element() as HTMLElement).style.flexWrap = 'wrap';
  for (const e of bar.element().children) (e as HTMLElement).style.flex = '1 0 40%';
  expect(rows()).toBeGreaterThan(1);
});

test('one menu holds all filters; a typed value is taken by Enter, and the filter is changed and removed', async () => {
  show(<People />);
  await open();
  const search = page.getByRole('combobox', { name: 'Süzgeçler: ara' });
  await expect.element(search).toHaveFocus();
  await accessible();
  await userEvent.keyboard('ikinci');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Süzgeçler' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Süzgeç', exact: true })).toHaveFocus();
  await page.getByRole('button', { name: 'Uzun adlı süzgeç 1: İkinci', exact: true }).click();
  await expect.element(page.getByRole('combobox', { name: 'Uzun adlı süzgeç 1: ara' })).toHaveFocus();
  await accessible();
  // The present choice is lit; one above it is the first.
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await page.getByRole('button', { name: 'Kaldır: Uzun adlı süzgeç 1: Birinci uzun seçenek' }).click();
  await expect.element(page.getByRole('list', { name: 'Kişiler: süzgeçler' })).not.toBeInTheDocument();
});

test('filters of the columns: several texts, and a part of a text in Turkish', async () => {
  show(<People />);
  await open();
  await userEvent.keyboard('il');
  await page.getByRole('option', { name: 'İl', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Iğdır' }).click();
  await page.getByRole('checkbox', { name: 'İzmir' }).click();
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual(['Çağrı', 'Işıl']);
  await open();
  await page.getByRole('option', { name: 'Ad', exact: true }).click();
  await userEvent.keyboard('isil');
  expect(names()).toEqual(['Işıl']);
  // Backspace in an empty search goes back to all filters.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Temizle' }).click();
  expect(names()).toHaveLength(3);
});

test('on a phone search and active filters stay, and a press on a filter opens its menu', async () => {
  await resize(390);
  show(<People value="1" />);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Süzgeç', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Uzun adlı süzgeç 1: Birinci uzun seçenek', exact: true }).click();
  await expect.element(page.getByRole('combobox', { name: 'Uzun adlı süzgeç 1: ara' })).toBeVisible();
  await accessible();
  await fits();
});
