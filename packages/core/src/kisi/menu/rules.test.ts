import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acilabilir,
  agacSirasi,
  menuAgaciHatasi,
  type MenuGirdisi,
  menuTasi,
  menuUyarisi,
  menuYolHatasi,
  type MenuYonu,
} from './rules.ts';
import { MENU } from '../../testing/menu.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(2000) };

describe('the menu tree', () => {
  const degis = (id: number, d: Partial<MenuGirdisi>) => MENU.map((m) => (m.Id === id ? { ...m, ...d } : m));

  test.each(['/', '/personel/izin', '/istatistik/memnuniyet/7', '/a_b-c'])('%s is a path of the product', (yol) => {
    expect(menuYolHatasi(yol)).toBeNull();
  });
  test.each([
    '',
    'personel',
    '//kotu.example',
    '/\\kotu.example',
    'https://kotu.example',
    'javascript:alert(1)',
    '/a b',
    '/a/',
    '/../a',
    '/a?b=1',
    '/a#b',
    '/şube',
    '/a\n',
  ])('%j is no path of the product', (yol) => {
    expect(menuYolHatasi(yol)).toMatch(/^Adres ‘\/’ ile başlamalı/);
  });

  test.each([
    ['as it is', MENU, null],
    ['below itself', degis(100, { UstId: 100 }), '‘M100’ kendi altına ya da olmayan bir girdinin altına alınamaz.'],
    ['in a circle', degis(100, { UstId: 102 }), /^‘M100’ kendi altına/],
    ['below a missing entry', degis(101, { UstId: 7 }), /^‘M101’ kendi altına/],
    ['below a page', degis(103, { UstId: 101 }), '‘M101’ bir grup olmadığı için altına girdi alamaz.'],
    ['below a separator', degis(102, { separator: true }), '‘M102’ bir grup olmadığı için altına girdi alamaz.'],
  ] as const)('an entry %s', (_, menuler, beklenen) => {
    const hata = menuAgaciHatasi(menuler);
    if (beklenen instanceof RegExp) expect(hata).toMatch(beklenen);
    else expect(hata).toBe(beklenen);
  });

  test('has four levels at most', () => {
    const grup = (Id: number, UstId: number | null) => ({ ...MENU[1]!, Id, UstId });
    const dort = [grup(1, null), grup(2, 1), grup(3, 2), grup(4, 3)];
    expect(menuAgaciHatasi(dort)).toBeNull();
    expect(menuAgaciHatasi([...dort, grup(5, 4)])).toMatch(/en çok 4 düzeyli/);
  });

  test('every accepted tree can be walked to its end', () => {
    const agac = fc.array(fc.option(fc.nat(7)), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(agac, (ustler) => {
        const menuler = ustler.map((UstId, Id) => ({ ...MENU[1]!, Id, UstId }));
        if (menuAgaciHatasi(menuler) === null) expect(agacSirasi(menuler)).toHaveLength(8);
      }),
      KOSU,
    );
  });

  test('is read from the top, each group before its entries', () => {
    expect(agacSirasi(MENU.toReversed()).map(({ m, duzey }) => [m.Id, duzey])).toEqual([
      [200, 0],
      [202, 1],
      [201, 1],
      [100, 0],
      [102, 1],
      [103, 2],
      [101, 1],
      [1, 0],
    ]);
  });

  test('warns once if its own pages become hidden', () => {
    expect(menuUyarisi(MENU, degis(101, { visible: false }))).toBeNull();
    for (const menuler of [
      degis(201, { visible: false }),
      degis(200, { visible: false }),
      degis(201, { disabled: true }),
    ])
      expect(menuUyarisi(MENU, menuler)).toMatch(/^Bu değişiklikten sonra ‘M201’ menüden açılamaz/);
    expect(menuUyarisi(MENU, degis(202, { visible: false }))).toMatch(/‘M202’ .* \/yonetim\/menu adresi/);
    const gizli = degis(200, { visible: false });
    expect(menuUyarisi(gizli, gizli)).toBeNull();
    expect(acilabilir(MENU, MENU[1]!)).toBe(false);
  });
});

describe('moving an entry', () => {
  const YONLER: readonly MenuYonu[] = ['yukari', 'asagi', 'iceri', 'disari'];
  const sira = (liste: readonly MenuGirdisi[] | null) =>
    liste &&
    agacSirasi(liste)
      .map(({ m, duzey }) => `${'.'.repeat(duzey)}${m.Id}`)
      .join(' ');

  test.each([
    [101, 'yukari', null],
    [101, 'asagi', '1 100 .102 ..103 .101 200 .201 .202'],
    [102, 'yukari', '1 100 .102 ..103 .101 200 .201 .202'],
    [102, 'iceri', null],
    [103, 'disari', '1 100 .101 .102 .103 200 .201 .202'],
    [200, 'iceri', '1 100 .101 .102 ..103 .200 ..201 ..202'],
    [202, 'disari', '1 100 .101 .102 ..103 200 .201 202'],
    [100, 'iceri', null],
    [1, 'disari', null],
    [200, 'asagi', null],
    [999, 'asagi', null],
  ] as const)('%i %s', (id, yon, beklenen) => {
    expect(sira(menuTasi(MENU, id, yon))).toBe(beklenen);
  });

  test('loses nothing and makes no circle, and a step among neighbours can be undone', () => {
    const adim = fc.record({ id: fc.constantFrom(...MENU.map((m) => m.Id)), yon: fc.constantFrom(...YONLER) });
    fc.assert(
      fc.property(fc.array(adim, { maxLength: 20 }), (adimlar) => {
        let liste: readonly MenuGirdisi[] = MENU;
        for (const { id, yon } of adimlar) {
          const sonra = menuTasi(liste, id, yon);
          if (sonra === null) continue;
          expect(menuAgaciHatasi(sonra)).toBeNull();
          expect(new Set(sonra.map((m) => m.Id))).toEqual(new Set(MENU.map((m) => m.Id)));
          expect(sonra).toHaveLength(MENU.length);
          const geri = { yukari: 'asagi', asagi: 'yukari' } as const;
          if (yon === 'yukari' || yon === 'asagi') expect(sira(menuTasi(sonra, id, geri[yon]))).toBe(sira(liste));
          liste = sonra;
        }
      }),
      KOSU,
    );
  });
});
