import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { EKRAN_SOZLERI } from './ekranSozleri.ts';
import { isReady, plainPath, ROUTES } from '../../routes.tsx';

/** A screen in the global search. */
export interface Ekran {
  readonly ad: string;
  /** Its place in the menu. */
  readonly yeri: string;
  /** Other words that find it. */
  readonly sozler: string;
  readonly yol: string;
}

const ekran = (ad: string, yeri: string, yol: string): Ekran => ({
  ad,
  yeri,
  yol,
  sozler: `${yeri} ${EKRAN_SOZLERI[plainPath(yol)] ?? ''}`,
});

const yapraklar = (menu: readonly MenuSatiri[], ust: readonly string[] = []): Ekran[] =>
  menu.flatMap((m) => {
    if (!m.visible || m.disabled || m.separator) return [];
    const kendisi = m.menuYol && isReady(m.menuYol) ? [ekran(m.menuAd, ust.join(' › '), m.menuYol)] : [];
    return [...kendisi, ...yapraklar(m.items ?? [], [...ust, m.menuAd])];
  });

/** The screens that a person may open, each once: the screens of the menu, and those for everybody. */
export function ekranlari(menu: readonly MenuSatiri[]): Ekran[] {
  const herkesin = ROUTES.filter((r) => r.everyone).map((r) => ekran(r.name, '', r.path));
  const hepsi = [...yapraklar(menu), ...herkesin];
  return [...new Map(hepsi.toReversed().map((e) => [plainPath(e.yol), e])).values()].toReversed();
}
