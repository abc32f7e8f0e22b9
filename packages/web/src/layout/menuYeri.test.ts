import { readFileSync } from 'node:fs';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { expect, test } from 'vitest';
import { yananIzi } from './menuYeri.ts';

/** Checks that every page marks its entry in the menu, also with further words in the address. */

const oku = (yol: string) => readFileSync(new URL(yol, import.meta.url), 'utf8');

let sonId = 0;
const satir = (menuAd: string, menuYol: string | null, visible: boolean, items: MenuSatiri[] = []): MenuSatiri => ({
  Id: ++sonId,
  UstId: null,
  menuAd,
  menuYol,
  icon: null,
  baget: null,
  class: null,
  style: null,
  disabled: false,
  visible,
  separator: false,
  items,
});

/** The menu of a new installation, read as a text: its groups with their visible and hidden entries. */
const [tepe, gruplar] = oku('../../../server/src/platform/setup/menuler.ts').split('const GRUPLAR') as [string, string];
const yapraklari = (govde: string, gizliler: string) => {
  const gizli = govde.indexOf(gizliler);
  return [...govde.matchAll(/\[\d+, '([^']+)', '(\/[^']+)'/g)].map((y) =>
    satir(y[1]!, y[2]!, gizli === -1 || y.index < gizli),
  );
};
const menu = [
  ...yapraklari(tepe, 'GIZLILER'),
  ...[...gruplar.matchAll(/\n {4}ad: '([^']+)'([^]*?)\n {2}\},/g)].map(([, ad, govde]) =>
    satir(ad!, null, true, yapraklari(govde!, 'gizli: [')),
  ),
];
const yollari = new Set(menu.flatMap((m) => [m, ...(m.items ?? [])].map((y) => y.menuYol)));

/** The pages of routes.tsx that stand in the menu, with a record number where the path has a parameter. */
const rotalar = [...oku('../routes.tsx').matchAll(/(?:\bs\(\s*|\bpath: )'(\/[^']+)'/g)].map(([, yol]) => yol!);
const sayfalar = rotalar.filter((r) => yollari.has(r.replace(/\/:.*$/, '')));

test('the menu and the pages were read', () => {
  expect(menu.length).toBeGreaterThan(8);
  expect(sayfalar.length).toBeGreaterThan(40);
  expect(sayfalar.filter((r) => r.includes('/:')).length).toBeGreaterThan(4);
});

test.each(sayfalar)('%s', (rota) => {
  const yol = rota.replace(/\/:.*$/, '/1379');
  const iz = yananIzi(menu, yol);
  expect(iz.map((m) => m.visible)).toEqual(iz.length === 1 ? [true] : [true, true]);
  expect(iz.length === 1).toBe(menu.includes(iz[0]!) && iz[0]!.menuYol !== null);
  const yanan = iz.at(-1)!.menuYol!;
  // Its own entry, the nearest one above it, or the list beside a hidden entry.
  const ustler = [yol, rota.replace(/\/:.*$/, ''), yol.replace(/\/[^/]*$/, '')];
  expect(ustler.some((u) => [u, `${u}/liste`, `${u}/list`].includes(yanan))).toBe(true);
});

test('a deeper address marks the same entry, and an unknown address marks none', () => {
  const fatura = yananIzi(menu, '/mali/efatura/1379');
  expect(fatura.map((m) => m.menuAd)).toEqual(['Mali', 'e-Fatura']);
  expect(yananIzi(menu, '/mali/efatura/1379/gelen')).toEqual(fatura);
  expect(yananIzi(menu, '/pazarlama/gorusmetakip/detay').at(-1)!.menuAd).toBe('Satış Görüşmeleri');
  expect(yananIzi(menu, '/tanimlar/musteri/detay').map((m) => m.menuAd)).toEqual(['Müşteriler']);
  for (const yol of ['/', '', '/olanlar', '/efatura']) expect(yananIzi(menu, yol)).toEqual([]);
});
