import { cizilenMenu } from '@masabasi/core/kisi/menu/cizilenMenu';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import IconChevronDown from '~icons/tabler/chevron-down';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { NavLink } from 'react-router';
import { useBekleyen } from '../yonetim/bekleyen/bekleyen.ts';
import { isReady, preloading } from '../routes.tsx';
import { MenuIkonu } from './MenuIkonu.tsx';
import { SabitDugmesi } from './SabitDugmesi.tsx';
import { sabitTusu } from './sabitler.ts';
import { Count } from '../ui/Count.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import css from './SideMenu.module.css';

/** The entries to draw. */
export const gorunen = (liste: readonly MenuSatiri[]): MenuSatiri[] => cizilenMenu(liste, isReady);

const RENKLER: Readonly<Record<string, string>> = {
  vurgulu: 'var(--accent-text)',
  uyari: 'var(--warn)',
  soluk: 'var(--text-3)',
};
/** Emphasis of an entry, set by the administrator. */
export const vurgu = ({ class: sinif, style }: MenuSatiri): CSSProperties => ({
  color: RENKLER[sinif ?? ''],
  fontWeight: style === 'kalin' ? 600 : undefined,
  fontStyle: style === 'italik' ? 'italic' : undefined,
});

/** An entry below others is indented. */
const girinti = (derinlik = 0) =>
  derinlik === 0 ? {} : { 'data-derinlik': derinlik, style: { '--derinlik': derinlik } as CSSProperties };

interface SatirProps {
  readonly m: MenuSatiri;
  readonly derinlik: number;
  readonly acik: boolean;
  readonly onToggle: () => void;
  readonly onLeaf: () => void;
  readonly aktifIdler: readonly number[];
  readonly sabitlenir: boolean;
}

/** The badge: the administrator's text, else the number of waiting items. */
export function Baget({ m }: { m: MenuSatiri }) {
  const { adet } = useBekleyen(m);
  if (!m.baget && adet === 0) return null;
  return (
    <Count px={6} c="var(--accent-text)" bg="var(--accent-soft)" className={`tnum ${css.baget}`}>
      {m.baget || (
        <>
          <span className="visually-hidden">, bekleyen </span>
          {adet}
        </>
      )}
    </Count>
  );
}

interface BaglantiProps {
  readonly m: MenuSatiri;
  readonly yol: string;
  readonly className: string | undefined;
  readonly derinlik?: number;
  /** True for the present page and the pages above it. */
  readonly yanar: boolean;
  /** Key that acts on the focused entry. */
  readonly tus?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The link of an entry. While items wait, it opens exactly the records that its badge counts. */
export function MenuBaglantisi({ m, yol, className, derinlik, yanar, tus, onClick, children }: BaglantiProps) {
  const { yol: bekleyenlere } = useBekleyen(m);
  return (
    <NavLink
      to={bekleyenlere ?? yol}
      end
      className={className}
      {...girinti(derinlik)}
      data-yanar={yanar || undefined}
      aria-keyshortcuts={tus}
      onClick={onClick}
      {...preloading(yol)}
    >
      {children}
    </NavLink>
  );
}

/** One entry: a link, or a button that opens the entries below it. */
function Satir({ m, derinlik, acik, onToggle, onLeaf, aktifIdler, sabitlenir }: SatirProps) {
  const id = useId();
  if (m.separator) return <li className={css.ayrac} role="separator" />;
  const alt = gorunen(m.items ?? []);
  const ikon = derinlik === 0 && (
    <span className={css.ikon} aria-hidden>
      <MenuIkonu ad={m.icon} />
    </span>
  );
  const icerik = (
    <>
      {ikon}
      <span className={css.ad} style={vurgu(m)}>
        {m.menuAd}
      </span>
      <Baget m={m} />
    </>
  );
  if (alt.length > 0)
    return (
      <li>
        <button
          type="button"
          className={`bare ${css.satir}`}
          {...girinti(derinlik)}
          data-dal={aktifIdler.includes(m.Id) || undefined}
          aria-expanded={acik}
          aria-controls={id}
          disabled={m.disabled}
          onClick={onToggle}
        >
          {icerik}
          <IconChevronDown size={16} className={css.ok} aria-hidden />
        </button>
        {acik && (
          <div id={id}>
            <MenuListesi
              liste={alt}
              derinlik={derinlik + 1}
              onLeaf={onLeaf}
              aktifIdler={aktifIdler}
              sabitlenir={sabitlenir}
              ac
            />
          </div>
        )}
      </li>
    );
  const sabitlenen = sabitlenir && !m.disabled && m.menuYol !== null && m.menuYol !== '/';
  return (
    <li className={css.sayfa} {...(sabitlenen && { onKeyDown: sabitTusu })}>
      {m.disabled || !m.menuYol ? (
        <span className={css.satir} {...girinti(derinlik)} data-kapali aria-disabled="true">
          {icerik}
        </span>
      ) : (
        <MenuBaglantisi
          m={m}
          yol={m.menuYol}
          className={`bare ${css.satir}`}
          derinlik={derinlik}
          yanar={aktifIdler.includes(m.Id)}
          tus={sabitlenen ? 'P' : undefined}
          onClick={onLeaf}
        >
          {icerik}
        </MenuBaglantisi>
      )}
      {sabitlenen && <SabitDugmesi m={m} />}
    </li>
  );
}

interface ListeProps {
  readonly liste: readonly MenuSatiri[];
  readonly derinlik?: number;
  readonly onLeaf: () => void;
  readonly aktifIdler: readonly number[];
  /** True: opens the branch of the present page. */
  readonly ac?: boolean;
  /** True: its pages can be pinned. */
  readonly sabitlenir?: boolean;
}

/** Entries of one level. Several groups may be open. */
export function MenuListesi({ liste, derinlik = 0, onLeaf, aktifIdler, ac = false, sabitlenir = false }: ListeProps) {
  const dal = ac ? (liste.find((m) => aktifIdler.includes(m.Id))?.Id ?? null) : null;
  const [secim, setSecim] = useState<{ readonly idler: readonly number[]; readonly dal: number | null }>({
    idler: [],
    dal: null,
  });
  // The page moved to another branch: that branch opens beside the others.
  const acikIdler = dal === null || secim.dal === dal ? secim.idler : [...secim.idler, dal];
  return (
    <PlainList display="block">
      {gorunen(liste).map((m) => (
        <Satir
          key={m.Id}
          m={m}
          derinlik={derinlik}
          acik={acikIdler.includes(m.Id)}
          onToggle={() =>
            setSecim({
              idler: acikIdler.includes(m.Id) ? acikIdler.filter((id) => id !== m.Id) : [...acikIdler, m.Id],
              dal: dal ?? secim.dal,
            })
          }
          onLeaf={onLeaf}
          aktifIdler={aktifIdler}
          sabitlenir={sabitlenir}
        />
      ))}
    </PlainList>
  );
}
