interface MenuDali<T> {
  readonly menuYol: string | null;
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly separator: boolean;
  readonly items?: readonly T[] | undefined;
}

/**
 * The menu as it is drawn, at every level: without hidden entries, without groups that have none to show, and with the
 * entry itself in the place of a group that has a single one.
 * @param acilir true for a path that leads to a page
 */
export function cizilenMenu<T extends MenuDali<T>>(menu: readonly T[], acilir: (yol: string) => boolean): T[] {
  return menu.flatMap((m): T[] => {
    if (!m.visible) return [];
    if (m.separator) return [m];
    const altlar = m.items ?? [];
    if (altlar.length === 0) return m.menuYol === null || m.menuYol === '' || acilir(m.menuYol) ? [m] : [];
    const items = cizilenMenu(altlar, acilir);
    const sayfalar = items.filter((a) => !a.separator);
    if (sayfalar.length === 0) return [];
    return sayfalar.length === 1 && !m.disabled ? sayfalar : [{ ...m, items }];
  });
}

/** Most pages that a person pins, so that the top of the menu stays short. */
const EN_COK_SABIT = 9;

/** Reason to refuse one more pinned page, or null. */
export const sabitHatasi = (sabitler: readonly number[]): string | null =>
  sabitler.length < EN_COK_SABIT
    ? null
    : `En çok ${EN_COK_SABIT} sayfa sabitlenebilir. Önce sabitlenenlerden birini kaldırınız.`;
