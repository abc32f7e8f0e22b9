import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { anasayfa } from '../../calls/anasayfa.ts';
import { useEndpoint } from '../../platform/call/api.ts';

/**
 * Counts the waiting items of a menu entry and the entries below it, and gives its path: while records wait, the path
 * shows exactly those records, where they are a tab of the page.
 */
export function useBekleyen(m: MenuSatiri): { readonly adet: number; readonly yol: string | null } {
  const { data } = useEndpoint(anasayfa.bekleyenlerim, {});
  const bekleyeni = (x: MenuSatiri) => data?.bekleyenler.find((b) => b.Sayfa !== null && b.Sayfa === x.menuYol);
  const say = (x: MenuSatiri): number =>
    bekleyeni(x)?.Adet ?? (x.items ?? []).filter((alt) => alt.visible).reduce((toplam, alt) => toplam + say(alt), 0);
  const adet = say(m);
  const kayitlar = bekleyeni(m)?.Yol ?? null;
  // Records in a window over the page would be in the way of everybody who wants the page itself.
  const sekmede = kayitlar !== null && new URLSearchParams(kayitlar.split('?')[1]).has('sekme');
  return { adet, yol: sekmede ? kayitlar : m.menuYol };
}
