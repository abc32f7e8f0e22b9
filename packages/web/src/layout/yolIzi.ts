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

/** The list of a path among the entries of a group: the path itself, or its own page that is called so. */
const listesi = (grup: MenuSatiri | undefined, yol: string): MenuSatiri | undefined =>
  ['', '/liste', '/list']
    .map((son) => (grup?.items ?? []).find((m) => m.visible && m.menuYol === `${yol}${son}`))
    .find((m) => m !== undefined);

/** An entry that stands unseen in the menu is the list of its group under another path, or a record that its list opens. */
function gorunenIzi(nokta: readonly MenuSatiri[]): readonly MenuSatiri[] {
  const [kayit, grup] = [nokta.at(-1), nokta.at(-2)];
  if (!kayit?.menuYol || kayit.visible) return nokta;
  const kendisi = listesi(grup, kayit.menuYol);
  if (kendisi) return [...nokta.slice(0, -1), kendisi];
  const liste = listesi(grup, ustu(kayit.menuYol));
  return liste ? [...nokta.slice(0, -1), liste, kayit] : nokta;
}

/** The way to a page through the menu; empty on the home page. */
export function yolIzi(menu: readonly MenuSatiri[], pathname: string): YolParcasi[] {
  if (pathname === '/') return [];
  const nokta = menuIzi(menu, pathname) ?? menuIzi(menu, plainPath(pathname));
  if (nokta) return gorunenIzi(nokta).map(parca);
  // A card whose path ends in its number, or in "detay", lies under its list.
  const ust = ustu(plainPath(pathname));
  const rota = findRoute(pathname);
  const ustIz = (menuIzi(menu, ust) ?? []).map(parca);
  return [...ustIz, ...(rota && inMenu(menuYollari(menu), pathname) ? [{ ad: rota.name, yol: null }] : [])];
}
