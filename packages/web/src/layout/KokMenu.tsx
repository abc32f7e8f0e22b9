import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import IconChevronDown from '~icons/tabler/chevron-down';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Tooltip } from '../ui/Tooltip.tsx';
import { MenuIkonu } from './MenuIkonu.tsx';
import { Baget, gorunen, MenuBaglantisi, MenuListesi, vurgu } from './MenuListesi.tsx';
import { useDismiss } from './useDismiss.ts';
import { PlainList } from '../ui/PlainList.tsx';
import css from './SideMenu.module.css';

/** Menu modes horizontal and slim: roots in a bar or a rail, their entries in a pop-up (turkish.md's menu table). */
export function KokMenu({
  menu,
  tur,
  aktifIdler,
}: {
  menu: readonly MenuSatiri[];
  tur: 'horizontal' | 'slim';
  aktifIdler: readonly number[];
}) {
  const { pathname } = useLocation();
  const [secim, setSecim] = useState({ id: -1, pathname });
  // A pop-up belongs to the page on which it was opened.
  const acikId = secim.id !== -1 && secim.pathname === pathname ? secim.id : null;
  const setAcikId = (yeni: number | null) => setSecim({ id: yeni ?? -1, pathname });
  const kutu = useRef<HTMLElement>(null);
  const id = useId();

  const kapat = () => setAcikId(null);
  useDismiss(kutu, acikId !== null, kapat, () =>
    kutu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus(),
  );
  const gez = (e: PointerEvent, m: MenuSatiri) => {
    if (e.pointerType !== 'touch' && acikId !== null && !m.disabled)
      setAcikId(gorunen(m.items ?? []).length > 0 ? m.Id : null);
  };

  return (
    <nav ref={kutu} className={tur === 'slim' ? css.ray : css.cubuk} aria-label="Ana menü">
      <PlainList {...(tur === 'slim' ? { display: 'block' } : { row: true, gap: 2, py: 4 })}>
        {gorunen(menu).map((m, i, hepsi) => {
          if (m.separator) return <li key={m.Id} className={css.ayrac} role="separator" />;
          const alt = gorunen(m.items ?? []);
          const acik = acikId === m.Id;
          const icerik = (
            <>
              <span className={css.ikon} aria-hidden>
                <MenuIkonu ad={m.icon} size={tur === 'slim' ? 20 : 18} />
              </span>
              <span className={tur === 'slim' ? css.rayAd : css.ad} style={vurgu(m)}>
                {m.menuAd}
              </span>
              <Baget m={m} />
            </>
          );
          let kok;
          if (alt.length > 0)
            kok = (
              <button
                type="button"
                className={`bare ${css.kok}`}
                data-dal={aktifIdler.includes(m.Id) || undefined}
                aria-expanded={acik}
                aria-controls={acik ? `${id}-${m.Id}` : undefined}
                disabled={m.disabled}
                onClick={() => setAcikId(acik ? null : m.Id)}
              >
                {icerik}
                {tur === 'horizontal' && <IconChevronDown size={14} className={css.ok} aria-hidden />}
              </button>
            );
          else if (m.disabled || !m.menuYol)
            kok = (
              <span className={css.kok} data-kapali aria-disabled="true">
                {icerik}
              </span>
            );
          else
            kok = (
              <MenuBaglantisi
                m={m}
                yol={m.menuYol}
                className={`bare ${css.kok}`}
                yanar={aktifIdler.includes(m.Id)}
                onClick={kapat}
              >
                {icerik}
              </MenuBaglantisi>
            );
          return (
            <li key={m.Id} className={css.kokSatiri} onPointerEnter={(e) => gez(e, m)}>
              {tur === 'slim' ? (
                <Tooltip label={m.menuAd} side="right" disabled={acikId !== null}>
                  {kok}
                </Tooltip>
              ) : (
                kok
              )}
              {acik && (
                <div
                  id={`${id}-${m.Id}`}
                  className={`layer ${css.acilir}`}
                  data-alt={i >= hepsi.length / 2 || undefined}
                  role="group"
                  aria-label={m.menuAd}
                >
                  <MenuListesi liste={alt} derinlik={1} onLeaf={kapat} aktifIdler={aktifIdler} />
                </div>
              )}
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
