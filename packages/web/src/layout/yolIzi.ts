import type { MenuSatiri } from '@masabasi/core/oturum/contract';
import { menuIzi, menuYollari } from '../oturum.ts';
import { findRoute, inMenu, plainPath } from '../routes.tsx';

/** A part of the way to a page; a part without a page of its own leads to its first one. */
export interface YolParcasi {
  readonly ad: string;
  readonly yol: string | null;
}

const parca = (m: MenuSatiri): YolParcasi => ({
  ad: m.menuAd,
  yol: m.menuYol || (menuYollari(m.items ?? []).find((yol) => findRoute(yol)?.load) ?? null),
});

const ustu = (yol: string | null): string => (yol ?? '').replace(/\/[^/]*$/, '');

/** A record is opened from a list and stands unseen beside it in the menu: the list that it belongs to. */
function listesi(nokta: readonly MenuSatiri[]): MenuSatiri[] {
  const [kayit, grup] = [nokta.at(-1), nokta.at(-2)];
  if (!kayit || kayit.visible || !grup) return [];
  const ust = ustu(kayit.menuYol);
  return (grup.items ?? []).filter((m) => m.visible && (m.menuYol === ust || ustu(m.menuYol) === ust)).slice(0, 1);
}

/** The way to a page through the menu; empty on the home page. */
export function yolIzi(menu: readonly MenuSatiri[], pathname: string): YolParcasi[] {
  if (pathname === '/') return [];
  const nokta = menuIzi(menu, pathname) ?? menuIzi(menu, plainPath(pathname));
  if (nokta) return [...nokta.slice(0, -1), ...listesi(nokta), ...nokta.slice(-1)].map(parca);
  // A card whose path ends in its number, or in "detay", lies under its list.
  const ust = ustu(plainPath(pathname));
  const rota = findRoute(pathname);
  const ustIz = (menuIzi(menu, ust) ?? []).map(parca);
  return [...ustIz, ...(rota && inMenu(menuYollari(menu), pathname) ? [{ ad: rota.name, yol: null }] : [])];
}
