import type { MenuGirdisi } from '../kisi/menu/rules.ts';

/** A menu of two groups, one with a subgroup, for the rules that walk it. */
export const MENU: readonly MenuGirdisi[] = (
  [
    [1, null, '/'],
    [100, null, null],
    [101, 100, '/personel/mola'],
    [102, 100, null],
    [103, 102, '/personel/izin'],
    [200, null, null],
    [201, 200, '/yonetim/yetki'],
    [202, 200, '/yonetim/menu'],
  ] as const
).map(([Id, UstId, menuYol]) => ({
  Id,
  UstId,
  menuYol,
  menuAd: `M${Id}`,
  visible: true,
  disabled: false,
  separator: false,
}));
