import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { MenuTur } from '@masabasi/core/kisi/oturum/rules';
import { useCallback, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { yananIzi } from './menuYeri.ts';
import { plainPath } from '../routes.tsx';
import { KokMenu } from './KokMenu.tsx';
import { gorunen, MenuListesi } from './MenuListesi.tsx';
import { useSabitlenenler } from './sabitler.ts';
import { useDismiss } from './useDismiss.ts';
import css from './SideMenu.module.css';

export interface SideMenuProps {
  readonly menu: readonly MenuSatiri[];
  readonly tur: MenuTur;
  /** True above 1024 px. Below that every mode is a drawer. */
  readonly masaustu: boolean;
  /** True while the panel (static, overlay, drawer) is visible. */
  readonly acik: boolean;
  readonly onClose: () => void;
}

/** The side menu in its four modes, built from the server's menu list. */
export function SideMenu({ menu, tur, masaustu, acik, onClose }: SideMenuProps) {
  const { pathname } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const aktifIdler = yananIzi(menu, plainPath(pathname)).map((m) => m.Id);
  const sabitlenenler = useSabitlenenler(gorunen(menu));
  const baslik = useId();
  const sabit = masaustu && tur === 'static';
  const cekmece = !masaustu;

  useDismiss(panel, acik && !sabit, onClose, () => document.querySelector<HTMLElement>('[data-menu-dugmesi]')?.focus());
  const acilan = useCallback(
    (nav: HTMLElement | null) => {
      panel.current = nav;
      if (cekmece) nav?.querySelector<HTMLElement>('a, button')?.focus();
    },
    [cekmece],
  );

  if (masaustu && (tur === 'horizontal' || tur === 'slim'))
    return <KokMenu menu={menu} tur={tur} aktifIdler={aktifIdler} />;
  if (!acik) return null;
  return (
    <>
      {cekmece && <div className={css.perde} />}
      <nav ref={acilan} id="ana-menu" className={css.panel} data-tur={cekmece ? 'cekmece' : tur} aria-label="Ana menü">
        {sabitlenenler.length > 0 && (
          <div role="group" aria-labelledby={baslik} className={css.sabitlenenler}>
            <p id={baslik} className={css.sabitBasligi}>
              Sabitlenenler
            </p>
            <MenuListesi liste={sabitlenenler} aktifIdler={aktifIdler} onLeaf={() => !sabit && onClose()} sabitlenir />
          </div>
        )}
        <MenuListesi liste={menu} aktifIdler={aktifIdler} onLeaf={() => !sabit && onClose()} sabitlenir ac />
      </nav>
    </>
  );
}
