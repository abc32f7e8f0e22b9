import { createElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Dugum } from './kilavuz.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Prose } from '../../ui/Prose.tsx';
import css from './YardimMetni.module.css';

export interface YardimMetniProps {
  readonly dugumler: readonly Dugum[];
  /** Opens another section of the guide. */
  readonly onBolum: (id: string) => void;
  /** False for a screen that the person may not open: its link becomes plain text. */
  readonly acilirMi: (yol: string) => boolean;
}

/** A picture of the screen, as wide as the panel. A press shows it in full size. */
function Resim({ nitelik }: { nitelik: Readonly<Record<string, string | number>> }) {
  const [buyuk, setBuyuk] = useState(false);
  const alt = String(nitelik['alt']);
  return (
    <>
      <button type="button" className={css.buyut} aria-label={`Büyüt: ${alt}`} onClick={() => setBuyuk(true)}>
        <img className={css.resim} loading="lazy" decoding="async" {...nitelik} alt={alt} />
      </button>
      {buyuk && (
        <Dialog opened onClose={() => setBuyuk(false)} title={alt} width={1242} closeOnClickOutside>
          <img className={css.resim} {...nitelik} alt={alt} />
        </Dialog>
      )}
    </>
  );
}

/** The text of the guide as elements. Links to the guide stay in the panel, links to a screen open it. */
export function YardimMetni({ dugumler, onBolum, acilirMi }: YardimMetniProps) {
  const ciz = (d: Dugum, i: number): ReactNode => {
    if (typeof d === 'string') return d;
    const [etiket, nitelik, ...icindekiler] = d;
    const ic = icindekiler.map(ciz);
    const yol = String(nitelik?.['href'] ?? '');
    if (etiket === 'a' && yol.startsWith('#'))
      return (
        <a
          key={i}
          href={yol}
          onClick={(e) => {
            e.preventDefault();
            onBolum(yol.slice(1));
          }}
        >
          {ic}
        </a>
      );
    if (etiket === 'a')
      return acilirMi(yol) ? (
        <Link key={i} to={yol}>
          {ic}
        </Link>
      ) : (
        ic
      );
    if (etiket === 'table')
      return (
        <table key={i} className={css.tablo}>
          {ic}
        </table>
      );
    if (etiket === 'img') return <Resim key={i} nitelik={nitelik ?? {}} />;
    return createElement(etiket, { key: i, ...nitelik }, ...ic);
  };
  return <Prose className={css.metin}>{dugumler.map(ciz)}</Prose>;
}
