import type { MouseEvent } from 'react';
import { parcala } from '../../platform/search/eslesme.ts';
import { showNearest } from '../../ui/showNearest.ts';
import css from './AramaDialog.module.css';
import type { Oge } from './aramaOgeleri.ts';

interface Props {
  readonly id: string;
  readonly oge: Oge;
  readonly ara: string;
  readonly secili: boolean;
  readonly onClick: (e: MouseEvent) => void;
  readonly onPoint: () => void;
}

const Vurgulu = ({ metin, ara }: { metin: string; ara: string }) =>
  parcala(metin, ara).map((p) => (p.aranan ? <mark key={p.yer}>{p.metin}</mark> : p.metin));

/** A line of the results. A result with an address is a link, so that it can open in a new tab. */
export function AramaSonucu({ id, oge, ara, secili, onClick, onPoint }: Props) {
  const icerik = (
    <>
      <span className={css.ikon} aria-hidden>
        {oge.ikon}
      </span>
      <span className={`truncate ${css.ad}`}>
        <Vurgulu metin={oge.ad} ara={ara} />
      </span>{' '}
      {oge.ek !== '' && (
        <span className={`truncate ${css.ek}`}>
          <Vurgulu metin={oge.ek} ara={ara} />
        </span>
      )}
    </>
  );
  const ozellikler = {
    ref: secili ? showNearest : undefined,
    id,
    role: 'option',
    'aria-selected': secili,
    className: css.oge,
    onClick,
    onPointerMove: onPoint,
  };
  return oge.calistir ? (
    <div {...ozellikler}>{icerik}</div>
  ) : (
    <a {...ozellikler} href={oge.yol} tabIndex={-1}>
      {icerik}
    </a>
  );
}
