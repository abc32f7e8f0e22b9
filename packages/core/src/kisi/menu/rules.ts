/** The menu's tree: allowed entries, their places, and their moves. */
export interface MenuYeri {
  readonly Id: number;
  readonly UstId: number | null;
}

export interface MenuSayfasi extends MenuYeri {
  readonly menuYol: string | null;
}

/**
 * Ids of given entries to leave out, because their page would only refuse, and of groups that become empty. `acik`
 * holds the ids of the given entries.
 */
export function kapaliGirdiler(
  menuler: readonly MenuSayfasi[],
  acik: ReadonlySet<number>,
  acilir: (yol: string | null) => boolean,
): ReadonlySet<number> {
  const verilenler = menuler.filter((m) => acik.has(m.Id));
  const kapali = new Set(verilenler.filter((m) => !acilir(m.menuYol)).map((m) => m.Id));
  const altlar = Map.groupBy(verilenler, (m) => m.UstId);
  for (let once = -1; once < kapali.size;) {
    once = kapali.size;
    for (const m of verilenler) {
      const alt = altlar.get(m.Id) ?? [];
      if (m.menuYol === null && alt.length > 0 && alt.every((a) => kapali.has(a.Id))) kapali.add(m.Id);
    }
  }
  return kapali;
}

/** The page of roles and permissions. */
export const YETKI_EKRANI = '/yonetim/yetki';
const MENU_EKRANI = '/yonetim/menu';

/** The icons of entries. `web/layout/MenuIkonu.tsx` draws each of them. */
export const MENU_IKONLARI = [
  'home',
  'user',
  'users',
  'team',
  'id',
  'clock',
  'coffee',
  'calendar',
  'beach',
  'building',
  'store',
  'headset',
  'phone',
  'star',
  'school',
  'plug',
  'world',
  'timeline',
  'checklist',
  'list',
  'folder',
  'box',
  'invoice',
  'wallet',
  'chart',
  'report',
  'map',
  'mail',
  'speakerphone',
  'shield',
  'key',
  'lock',
  'settings',
] as const;
/** Emphasis of an entry (`class` and `style` of the specification): only names from our style sheet, no free styles. */
export const MENU_SINIFLARI = ['vurgulu', 'uyari', 'soluk'] as const;
export type MenuSinifi = (typeof MENU_SINIFLARI)[number];
export const MENU_SINIF_ADLARI: Readonly<Record<MenuSinifi, string>> = {
  vurgulu: 'Vurgulu',
  uyari: 'Uyarı',
  soluk: 'Soluk',
};
export const MENU_BICIMLERI = ['kalin', 'italik'] as const;
export type MenuBicimi = (typeof MENU_BICIMLERI)[number];
export const MENU_BICIM_ADLARI: Readonly<Record<MenuBicimi, string>> = { kalin: 'Kalın', italik: 'Eğik' };

export type MenuIkonAdi = (typeof MENU_IKONLARI)[number];

/** Levels that the side menu can draw. */
const EN_COK_DUZEY = 4;

export interface MenuGirdisi extends MenuYeri {
  readonly menuAd: string;
  readonly menuYol: string | null;
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly separator: boolean;
}

/** Reason to refuse a path, or null. Allows only the product's own pages, never another host. */
export const menuYolHatasi = (yol: string): string | null =>
  /^(\/|(\/[A-Za-z0-9_-]+)+)$/.test(yol)
    ? null
    : 'Adres ‘/’ ile başlamalı; harf, rakam, ‘-’ ve ‘_’ dışında bir şey içermemeli.';

/** Reason to refuse a new path for an existing entry: all people with this entry would get the other page. */
export const menuYoluEngeli = (ayricalikli: boolean, once: string | null, sonra: string | null): string | null =>
  ayricalikli || sonra === null || once === sonra
    ? null
    : 'Bir girdinin adresini yalnız tam yetkili kullanıcılar değiştirebilir. Yeni bir girdi ekleyebilirsiniz.';

/** The entries above one, nearest first. Null: a circle, or a missing entry. */
function ustleri<T extends MenuYeri>(liste: ReadonlyMap<number, T>, m: T): T[] | null {
  const yol: T[] = [];
  for (let u = m.UstId; u !== null;) {
    const ust = liste.get(u);
    if (!ust || ust.Id === m.Id || yol.includes(ust)) return null;
    yol.push(ust);
    u = ust.UstId;
  }
  return yol;
}

/** The entries in tree order, each before the entries below it, with its level from 0. */
export function agacSirasi<T extends MenuYeri>(menuler: readonly T[]): { readonly m: T; readonly duzey: number }[] {
  const altlar = Map.groupBy(menuler, (m) => m.UstId);
  const gez = (ust: number | null, duzey: number): { m: T; duzey: number }[] =>
    (altlar.get(ust) ?? []).flatMap((m) => [{ m, duzey }, ...gez(m.Id, duzey + 1)]);
  return gez(null, 0);
}

/** True if an entry is visible and has an open page: neither the entry nor any above it is hidden or closed. */
export function acilabilir(menuler: readonly MenuGirdisi[], m: MenuGirdisi): boolean {
  const liste = new Map(menuler.map((x) => [x.Id, x]));
  return m.menuYol !== null && [m, ...(ustleri(liste, m) ?? [])].every((x) => x.visible && !x.disabled);
}

/** Reason to refuse the tree, or null. */
export function menuAgaciHatasi(menuler: readonly MenuGirdisi[]): string | null {
  const liste = new Map(menuler.map((m) => [m.Id, m]));
  for (const m of menuler) {
    const ustler = ustleri(liste, m);
    if (ustler === null) return `‘${m.menuAd}’ kendi altına ya da olmayan bir girdinin altına alınamaz.`;
    if (ustler.length >= EN_COK_DUZEY) return `Menü en çok ${EN_COK_DUZEY} düzeyli olabilir (‘${m.menuAd}’).`;
    const ust = ustler[0];
    if (ust && (ust.separator || ust.menuYol !== null))
      return `‘${ust.menuAd}’ bir grup olmadığı için altına girdi alamaz.`;
  }
  return null;
}

/** Warning to confirm if a change hides one of the two menu pages from the editor, or null. */
export function menuUyarisi(once: readonly MenuGirdisi[], sonra: readonly MenuGirdisi[]): string | null {
  const gorunur = (menuler: readonly MenuGirdisi[], yol: string) =>
    menuler.some((m) => m.menuYol === yol && acilabilir(menuler, m));
  const kaybolan = [YETKI_EKRANI, MENU_EKRANI].find((yol) => gorunur(once, yol) && !gorunur(sonra, yol));
  if (kaybolan === undefined) return null;
  const ad = once.find((m) => m.menuYol === kaybolan)?.menuAd ?? kaybolan;
  return `Bu değişiklikten sonra ‘${ad}’ menüden açılamaz; sayfaya yalnız ${kaybolan} adresi yazılarak girilebilir.`;
}

export type MenuYonu = 'yukari' | 'asagi' | 'iceri' | 'disari';

const yerDegis = <T>(liste: readonly T[], a: T, b: T): T[] => liste.map((x) => (x === a ? b : x === b ? a : x));

/**
 * Moves an entry by one step: among its neighbours, into the group before it, or out of its group to the place after
 * it.
 * @returns the entries in their new order, or null if there is no such step
 */
export function menuTasi<T extends MenuGirdisi>(menuler: readonly T[], id: number, yon: MenuYonu): T[] | null {
  const m = menuler.find((x) => x.Id === id);
  if (!m) return null;
  const kardesler = menuler.filter((x) => x.UstId === m.UstId);
  const i = kardesler.indexOf(m);
  const komsu = kardesler[yon === 'asagi' ? i + 1 : i - 1];
  if (yon === 'yukari' || yon === 'asagi') return komsu ? yerDegis(menuler, m, komsu) : null;
  const digerleri = menuler.filter((x) => x !== m);
  const ust = menuler.find((x) => x.Id === m.UstId);
  if (yon === 'disari' ? !ust : !komsu) return null;
  const sonra =
    yon === 'iceri'
      ? [...digerleri, { ...m, UstId: komsu?.Id ?? null }]
      : digerleri.flatMap((x) => (x === ust ? [x, { ...m, UstId: x.UstId }] : [x]));
  return menuAgaciHatasi(sonra) === null ? sonra : null;
}
