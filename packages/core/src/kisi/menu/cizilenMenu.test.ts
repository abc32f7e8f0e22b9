import { describe, expect, test } from 'vitest';
import { cizilenMenu, sabitHatasi } from './cizilenMenu.ts';

describe('the drawn menu', () => {
  interface Dal {
    readonly Id: number;
    readonly menuYol: string | null;
    readonly visible: boolean;
    readonly disabled: boolean;
    readonly separator: boolean;
    readonly items?: readonly Dal[];
  }
  const dal = (Id: number, d: Partial<Dal> = {}): Dal => ({
    Id,
    menuYol: d.items ? null : `/${Id}`,
    visible: true,
    disabled: false,
    separator: false,
    ...d,
  });
  const ciz = (...menu: Dal[]) => {
    const yaz = (liste: readonly Dal[]): unknown[] => liste.map((m) => (m.items ? [m.Id, ...yaz(m.items)] : m.Id));
    return yaz(cizilenMenu(menu, (yol) => yol !== '/404'));
  };
  const cizgi = (Id: number) => dal(Id, { menuYol: null, separator: true });

  test('has the only entry of a group in the place of the group, at every level', () => {
    expect(ciz(dal(1), dal(2, { items: [dal(3)] }), dal(4, { items: [dal(5), dal(6)] }))).toEqual([1, 3, [4, 5, 6]]);
    expect(ciz(dal(1, { items: [dal(2, { items: [dal(3), dal(4, { visible: false })] })] }))).toEqual([3]);
    expect(ciz(dal(1, { items: [dal(2), dal(3, { items: [dal(4)] })] }))).toEqual([[1, 2, 4]]);
    expect(ciz(dal(1, { items: [cizgi(2), dal(3)] }))).toEqual([3]);
  });

  test('keeps a closed group closed', () => {
    expect(ciz(dal(1, { disabled: true, items: [dal(2)] }))).toEqual([[1, 2]]);
  });

  test('has no hidden entry, no page that does not exist, and no group without one of its own', () => {
    const gizli = dal(2, { visible: false });
    expect(ciz(dal(1, { items: [gizli] }), dal(3, { items: [dal(404)] }), dal(404), gizli, cizgi(5))).toEqual([5]);
    expect(ciz(dal(1, { items: [cizgi(2)] }), dal(3, { visible: false, items: [dal(4)] }))).toEqual([]);
    expect(ciz(dal(1, { menuYol: null }))).toEqual([1]);
  });
});

test('nine pages can be pinned', () => {
  expect(sabitHatasi([1, 2, 3, 4, 5, 6, 7, 8])).toBeNull();
  expect(sabitHatasi([1, 2, 3, 4, 5, 6, 7, 8, 9])).toMatch(/^En çok 9 sayfa/);
});
