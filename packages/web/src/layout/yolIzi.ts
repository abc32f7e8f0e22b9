import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { gorunenIzi, menuIzi, ustu } from './menuYeri.ts';
import { menuYollari } from '../platform/session/oturum.ts';
import { findRoute, inMenu, plainPath } from '../routes.tsx';

/** A part of the menu path. A part without a page leads to its first page. */
export interface YolParcasi {
  readonly ad: string;
  readonly yol: string | null;
}

const parca = (m: MenuSatiri): YolParcasi => ({
  ad: m.menuAd,
  yol: m.menuYol || (menuYollari(m.items ?? []).find((yol) => findRoute(yol)?.load) ?? null),
});

/** The menu path of a page; empty on the home page. */
export function yolIzi(menu: readonly MenuSatiri[], pathname: string): YolParcasi[] {
  if (pathname === '/') return [];
  const nokta = menuIzi(menu, pathname) ?? menuIzi(menu, plainPath(pathname));
  if (nokta) return gorunenIzi(nokta).map(parca);
  // A card whose path ends in its number or in "detay" lies under its list.
  const ust = ustu(plainPath(pathname));
  const rota = findRoute(pathname);
  const ustIz = (menuIzi(menu, ust) ?? []).map(parca);
  return [...ustIz, ...(rota && inMenu(menuYollari(menu), pathname) ? [{ ad: rota.name, yol: null }] : [])];
}
