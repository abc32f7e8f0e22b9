import type { Kullanici } from '@masabasi/core/kisi/oturum/contract';
import { MENU_TURLERI, type MenuTur, type Tema, TEMALAR } from '@masabasi/core/kisi/oturum/rules';

/** The person's theme and menu mode, as stored in this browser (specification 3: dark, menutur, tema). */
export interface Tercih {
  readonly dark: 0 | 1;
  readonly menutur: MenuTur;
  readonly tema: Tema;
}

const biri = <T extends string>(deger: string | null, secenekler: readonly T[], yoksa: T): T =>
  secenekler.find((s) => s === deger) ?? yoksa;

/** Reads the stored preference. A missing or unknown value takes its default. */
export const tercihiOku = (): Tercih => ({
  dark: localStorage.getItem('dark') === '1' ? 1 : 0,
  menutur: biri(localStorage.getItem('menutur'), MENU_TURLERI, 'static'),
  tema: biri(localStorage.getItem('tema'), TEMALAR, 'blue'),
});

/** Stores a person's preference in this browser. */
export function tercihiYaz(u: Pick<Kullanici, 'DarkTheme' | 'MenuTur' | 'Tema'>): void {
  localStorage.setItem('dark', String(u.DarkTheme));
  localStorage.setItem('menutur', u.MenuTur);
  localStorage.setItem('tema', u.Tema);
}

/** Applies the stored preference to the page. */
export function tercihiUygula(): void {
  const { dark, menutur, tema } = tercihiOku();
  const kok = document.documentElement;
  kok.setAttribute('data-mantine-color-scheme', dark === 1 ? 'dark' : 'light');
  kok.setAttribute('data-tema', tema);
  kok.setAttribute('data-menutur', menutur);
}
