import { cizilenMenu } from '@masabasi/core/kisi/menu/cizilenMenu';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { gorunenIzi, menuIzi, ustu } from './menuYeri.ts';
import { menuYollari } from '../platform/session/oturum.ts';
import { findRoute, inMenu, isReady, plainPath } from '../routes.tsx';

/** A part of the menu path. A part without a page leads to its first page. */
export interface YolParcasi {
  readonly ad: string;
  readonly yol: string | null;
}

const parca = (m: MenuSatiri): YolParcasi => ({
  ad: m.menuAd,
  yol: m.menuYol || (menuYollari(m.items ?? []).find((yol) => findRoute(yol)?.load) ?? null),
});

const idleri = (menu: readonly MenuSatiri[]): number[] => menu.flatMap((m) => [m.Id, ...idleri(m.items ?? [])]);

/** The menu path of a page; empty on the home page. A group that the menu does not draw is no part of it. */
export function yolIzi(menu: readonly MenuSatiri[], pathname: string): YolParcasi[] {
  if (pathname === '/') return [];
  const cizilen = new Set(idleri(cizilenMenu(menu, isReady)));
  const parcalari = (iz: readonly MenuSatiri[]) => iz.filter((m) => m.menuYol !== null || cizilen.has(m.Id)).map(parca);
  const nokta = menuIzi(menu, pathname) ?? menuIzi(menu, plainPath(pathname));
  if (nokta) return parcalari(gorunenIzi(menu, nokta));
  // A card whose path ends in its number or in "detay" lies under its list.
  const rota = findRoute(pathname);
  const ust = rota?.list ?? ustu(plainPath(pathname));
  const ustIz = parcalari(menuIzi(menu, ust) ?? []);
  return [...ustIz, ...(rota && inMenu(menuYollari(menu), pathname) ? [{ ad: rota.name, yol: null }] : [])];
}
