import { anasayfa } from '@masabasi/core/anasayfa/contract';
import type { MenuSatiri } from '@masabasi/core/oturum/contract';
import { useEndpoint } from './api.ts';

/** How much waits for the person behind an entry of the menu, what lies below it included. */
export function useBekleyen(m: MenuSatiri): number {
  const { data } = useEndpoint(anasayfa.bekleyenlerim, {});
  const say = (x: MenuSatiri): number =>
    (data?.bekleyenler.find((b) => b.Yol !== null && b.Yol === x.menuYol)?.Adet ?? 0) +
    (x.items ?? []).reduce((toplam, alt) => toplam + say(alt), 0);
  return say(m);
}
