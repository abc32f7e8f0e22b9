import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import IconChevronDown from '~icons/tabler/chevron-down';
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Tooltip } from '../ui/Tooltip.tsx';
import { watchSizes } from '../ui/watchSizes.ts';
import { CERCEVE_IKONLARI, MenuIkonu } from './MenuIkonu.tsx';
import { Baget, gorunen, MenuBaglantisi, MenuListesi, vurgu } from './MenuListesi.tsx';
import { useSabitlenenler } from './sabitler.ts';
import { useDismiss } from './useDismiss.ts';
import { PlainList } from '../ui/PlainList.tsx';
import css from './SideMenu.module.css';

/** A group that the frame makes. Ids of rows are positive. */
const grup = (Id: number, menuAd: string, icon: string, items: MenuSatiri[]): MenuSatiri => ({
  Id,
  UstId: null,
  menuAd,
  menuYol: null,
  icon,
  baget: null,
  class: null,
  style: null,
  disabled: false,
  visible: true,
  separator: false,
  items,
});
const SABITLER_ID = -1;
const DIGER_ID = -2;
/** Space between two roots of the bar, and the width of 'Diğer'. */
const ARALIK = 2;
const DIGER_ENI = 100;

/** Number of roots that fit in one row of the bar; all of them where they are not in a bar. */
function useSigan(kutu: RefObject<HTMLElement | null>, kokler: readonly MenuSatiri[], cubuk: boolean): number {
  const [sigan, setSigan] = useState(kokler.length);
  const bunlar = kokler.map((m) => m.Id).join();
  useLayoutEffect(() => {
    const nav = kutu.current;
    if (!cubuk || !nav) return undefined;
    const satirlar = bunlar.split(',').flatMap((id) => nav.querySelector<HTMLElement>(`[data-kok="${id}"]`) ?? []);
    const olc = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(nav);
      const yer = nav.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const enler = satirlar.map((e) => e.offsetWidth + ARALIK);
      const toplam = (n: number) => enler.slice(0, n).reduce((a, b) => a + b, 0);
      const hepsi = toplam(enler.length) <= yer + ARALIK;
      setSigan(hepsi ? enler.length : enler.findLastIndex((_, i) => toplam(i) + DIGER_ENI <= yer));
    };
    return watchSizes([nav, ...satirlar], olc);
  }, [kutu, cubuk, bunlar]);
  return cubuk ? Math.max(1, sigan) : kokler.length;
}

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
  const [secim, setSecim] = useState({ id: 0, pathname });
  // A pop-up belongs to the page on which it was opened.
  const acikId = secim.id !== 0 && secim.pathname === pathname ? secim.id : null;
  const setAcikId = (yeni: number | null) => setSecim({ id: yeni ?? 0, pathname });
  const kutu = useRef<HTMLElement>(null);
  const id = useId();
  const cubuk = tur === 'horizontal';

  const cizilen = gorunen(menu);
  const sabitlenenler = useSabitlenenler(cizilen);
  const kokler = [
    ...(sabitlenenler.length > 0 ? [grup(SABITLER_ID, 'Sabitlenenler', CERCEVE_IKONLARI.sabit, sabitlenenler)] : []),
    ...cizilen,
  ];
  const sigan = useSigan(kutu, kokler, cubuk);
  const tasanlar = kokler.slice(sigan).filter((m) => !m.separator);
  const hepsi = tasanlar.length > 0 ? [...kokler, grup(DIGER_ID, 'Diğer', CERCEVE_IKONLARI.diger, tasanlar)] : kokler;

  const kapat = () => setAcikId(null);
  useDismiss(kutu, acikId !== null, kapat, () =>
    kutu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus(),
  );
  const gez = (e: PointerEvent, m: MenuSatiri) => {
    if (e.pointerType !== 'touch' && acikId !== null && !m.disabled)
      setAcikId((m.items ?? []).length > 0 ? m.Id : null);
  };
  const yanar = (m: MenuSatiri): boolean =>
    aktifIdler.includes(m.Id) || (m.Id === DIGER_ID && tasanlar.some((t) => aktifIdler.includes(t.Id)));

  return (
    <nav ref={kutu} className={cubuk ? css.cubuk : css.ray} aria-label="Ana menü">
      <PlainList {...(cubuk ? { row: true, wrap: 'nowrap', gap: ARALIK, py: 4 } : { display: 'block' })}>
        {hepsi.map((m, i) => {
          const tasan = i >= sigan && m.Id !== DIGER_ID;
          const olculen = { 'data-kok': m.Id === DIGER_ID ? undefined : m.Id, 'data-tasan': tasan || undefined };
          if (m.separator) return <li key={m.Id} className={css.ayrac} role="separator" {...olculen} />;
          const alt = m.items ?? [];
          const acik = acikId === m.Id;
          const icerik = (
            <>
              <span className={css.ikon} aria-hidden>
                <MenuIkonu ad={m.icon} size={cubuk ? 18 : 20} />
              </span>
              <span className={cubuk ? css.ad : css.rayAd} style={vurgu(m)}>
                {m.menuAd}
              </span>
              {/* The same entries wait at their own place, too. */}
              {m.Id !== SABITLER_ID && <Baget m={m} />}
            </>
          );
          let kok;
          if (alt.length > 0)
            kok = (
              <button
                type="button"
                className={`bare ${css.kok}`}
                data-dal={yanar(m) || undefined}
                aria-expanded={acik}
                aria-controls={acik ? `${id}-${m.Id}` : undefined}
                disabled={m.disabled}
                onClick={() => setAcikId(acik ? null : m.Id)}
              >
                {icerik}
                {cubuk && <IconChevronDown size={14} className={css.ok} aria-hidden />}
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
            <li key={m.Id} className={css.kokSatiri} {...olculen} onPointerEnter={(e) => gez(e, m)}>
              {cubuk ? (
                kok
              ) : (
                <Tooltip label={m.menuAd} side="right" disabled={acikId !== null}>
                  {kok}
                </Tooltip>
              )}
              {acik && (
                <div
                  id={`${id}-${m.Id}`}
                  className={`layer ${css.acilir}`}
                  data-alt={i >= hepsi.length / 2 || undefined}
                  data-son={m.Id === DIGER_ID || undefined}
                  role="group"
                  aria-label={m.menuAd}
                >
                  <MenuListesi liste={alt} derinlik={1} onLeaf={kapat} aktifIdler={aktifIdler} sabitlenir />
                </div>
              )}
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
