import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';

/** Finds the place of a page in the menu. */

/** The menu rows from the root to the entry of a path; null when the menu has no such path. */
export function menuIzi(menu: readonly MenuSatiri[], yol: string): MenuSatiri[] | null {
  for (const m of menu) {
    if (m.menuYol === yol) return [m];
    const alt = menuIzi(m.items ?? [], yol);
    if (alt) return [m, ...alt];
  }
  return null;
}

export const ustu = (yol: string | null): string => (yol ?? '').replace(/\/[^/]*$/, '');

/** The list of a path among the entries of its level: the path itself, or its own page with the same name. */
const listesi = (kardesler: readonly MenuSatiri[], yol: string): MenuSatiri | undefined =>
  ['', '/liste', '/list']
    .map((son) => kardesler.find((m) => m.visible && m.menuYol === `${yol}${son}`))
    .find((m) => m !== undefined);

/**
 * Replaces a hidden entry by the visible list of its level: the same list under another path, or the list that opens
 * the record.
 */
export function gorunenIzi(menu: readonly MenuSatiri[], nokta: readonly MenuSatiri[]): readonly MenuSatiri[] {
  const [kayit, grup] = [nokta.at(-1), nokta.at(-2)];
  if (!kayit?.menuYol || kayit.visible) return nokta;
  const kardesler = grup === undefined ? menu : (grup.items ?? []);
  const kendisi = listesi(kardesler, kayit.menuYol);
  if (kendisi) return [...nokta.slice(0, -1), kendisi];
  const ust = ustu(kayit.menuYol);
  const liste = ust === '' ? undefined : listesi(kardesler, ust);
  return liste ? [...nokta.slice(0, -1), liste, kayit] : nokta;
}

/** The entries to mark on a page, from the root: those of its own path, or of the nearest path above it. */
export function yananIzi(menu: readonly MenuSatiri[], yol: string): readonly MenuSatiri[] {
  for (let y = yol; y !== ''; y = ustu(y)) {
    const nokta = menuIzi(menu, y);
    if (nokta) return gorunenIzi(menu, nokta).filter((m) => m.visible);
  }
  return [];
}
