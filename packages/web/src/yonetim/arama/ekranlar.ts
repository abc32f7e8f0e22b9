import { cizilenMenu } from '@masabasi/core/kisi/menu/cizilenMenu';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { Ben } from '../../platform/session/ben.ts';
import { EKRAN_SEKMELERI } from './ekranSekmeleri.ts';
import { EKRAN_SOZLERI } from './ekranSozleri.ts';
import type { Ekran, EkranSekmesi } from './sekmeAra.ts';
import { isReady, plainPath, ROUTES } from '../../routes.tsx';

const ekran = (ad: string, yeri: string, yol: string): Ekran => ({
  ad,
  yeri,
  yol,
  sozler: `${yeri} ${EKRAN_SOZLERI[plainPath(yol)] ?? ''}`,
});

const sekmeleri = ({ ad, yol, sozler }: Ekran, ben: Ben): EkranSekmesi[] =>
  (EKRAN_SEKMELERI[plainPath(yol)] ?? [])
    .filter((s) => s.acik?.(ben) ?? true)
    .map((s) => ({
      ad: s.ad,
      yeri: ad,
      kendi: `${s.ad} ${s.sozler ?? ''}`,
      sozler: `${ad} ${sozler} ${s.sozler ?? ''}`,
      yol: s.ara.startsWith('/') ? `${yol.slice(0, yol.lastIndexOf('/'))}${s.ara}` : `${yol}${s.ara}`,
    }));

const yapraklar = (menu: readonly MenuSatiri[], ust: readonly string[] = []): Ekran[] =>
  menu.flatMap((m) => {
    if (m.disabled || m.separator) return [];
    const kendisi = m.menuYol && isReady(m.menuYol) ? [ekran(m.menuAd, ust.join(' › '), m.menuYol)] : [];
    return [...kendisi, ...yapraklar(m.items ?? [], [...ust, m.menuAd])];
  });

/** The screens that a person may open, each once: the screens of the menu, then those for everybody. Then their tabs. */
export function ekranlari(
  menu: readonly MenuSatiri[],
  ben: Ben,
): { readonly ekranlar: readonly Ekran[]; readonly sekmeler: readonly EkranSekmesi[] } {
  const herkesin = ROUTES.filter((r) => r.everyone).map((r) => ekran(r.name, '', r.path));
  const hepsi = [...yapraklar(cizilenMenu(menu, isReady)), ...herkesin];
  const ekranlar = [...new Map(hepsi.toReversed().map((e) => [plainPath(e.yol), e])).values()].toReversed();
  return { ekranlar, sekmeler: ekranlar.flatMap((e) => sekmeleri(e, ben)) };
}
