import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import css from './PanoIpucu.module.css';

interface Yer {
  readonly kart: HTMLElement;
  readonly metin: string;
  readonly left: number;
  readonly top: number;
  readonly ustte: boolean;
}

const GECIKME = 350;
const EN = 320;

/**
 * One tooltip for a whole board: for the card under the pointer, or with the keyboard's focus. A board of a thousand
 * people does not need a thousand listeners.
 */
export function PanoIpucu({ metin, children }: { metin: (kisiId: number) => string; children: ReactNode }) {
  const [yer, setYer] = useState<Yer | null>(null);
  const zaman = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sonDokunus = useRef('');
  const id = useId();
  const acik = yer !== null;

  const kapat = () => {
    clearTimeout(zaman.current);
    setYer(null);
  };
  const ac = (e: SyntheticEvent, gecikme: number) => {
    const kart = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-kisi]') : null;
    if (kart === yer?.kart) return;
    kapat();
    const yazi = kart && metin(Number(kart.dataset['kisi']));
    if (!kart || !yazi) return;
    zaman.current = setTimeout(() => {
      const r = kart.getBoundingClientRect();
      const ustte = r.bottom > window.innerHeight - 120;
      const yari = Math.min(EN, window.innerWidth - 16) / 2;
      const orta = r.width > EN ? r.left + yari : r.left + r.width / 2;
      const left = Math.max(8 + yari, Math.min(orta, window.innerWidth - 8 - yari));
      setYer({ kart, metin: yazi, left, top: ustte ? r.top - 6 : r.bottom + 6, ustte });
    }, gecikme);
  };

  useEffect(() => {
    if (!acik) return undefined;
    const odak = document.activeElement;
    odak?.setAttribute('aria-describedby', id);
    const birak = () => setYer(null);
    window.addEventListener('scroll', birak, { capture: true, passive: true });
    return () => {
      odak?.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', birak, { capture: true });
    };
  }, [acik, id]);

  return (
    <div
      role="presentation"
      onPointerOver={(e) => e.pointerType !== 'touch' && ac(e, GECIKME)}
      onPointerLeave={(e) => e.pointerType !== 'touch' && kapat()}
      onPointerDown={kapat}
      // Touch screens have no hover: a tap on a card shows the tooltip, a tap elsewhere hides it.
      onClick={(e) =>
        sonDokunus.current === 'touch' && !(e.target instanceof Element && e.target.closest('button, a')) && ac(e, 0)
      }
      onPointerUp={(e) => (sonDokunus.current = e.pointerType)}
      onFocus={(e) => e.target.matches(':focus-visible') && ac(e, 0)}
      onBlur={kapat}
      onKeyDown={(e) => e.key === 'Escape' && kapat()}
    >
      {children}
      {yer && (
        <div
          role="tooltip"
          id={id}
          className={css.ipucu}
          data-ustte={yer.ustte || undefined}
          style={{ left: yer.left, top: yer.top }}
        >
          {yer.metin}
        </div>
      )}
    </div>
  );
}
