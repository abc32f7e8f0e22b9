import { Box } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import css from './Tooltip.module.css';

export interface TooltipProps {
  readonly label: ReactNode;
  readonly side?: 'top' | 'bottom' | 'right';
  /** True when the child's own text already tells the same. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A short text beside a control, on hover and on keyboard focus. Escape hides it. It only repeats or adds information:
 * the control has its own `aria-label`.
 */
export function Tooltip({ label, side = 'bottom', disabled = false, children }: TooltipProps) {
  const kutu = useRef<HTMLSpanElement>(null);
  const zaman = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [yer, setYer] = useState<{ left: number; top: number } | null>(null);
  const id = useId();

  const ac = (gecikme: number) => {
    clearTimeout(zaman.current);
    zaman.current = setTimeout(() => {
      // Without a box the tooltip is gone from the page.
      const r = (kutu.current?.firstElementChild ?? kutu.current)?.getBoundingClientRect();
      if (!r) return;
      if (side === 'right') setYer({ left: r.right + 8, top: r.top + r.height / 2 });
      else setYer({ left: r.left + r.width / 2, top: side === 'top' ? r.top - 6 : r.bottom + 6 });
    }, gecikme);
  };
  const kapat = () => {
    clearTimeout(zaman.current);
    setYer(null);
  };

  return (
    <Box
      ref={kutu}
      role="presentation"
      component="span"
      display="inline-flex"
      onPointerEnter={(e) => e.pointerType !== 'touch' && ac(350)}
      onPointerLeave={kapat}
      onPointerDown={kapat}
      onFocus={(e) => e.target.matches(':focus-visible') && ac(0)}
      onBlur={kapat}
      onKeyDown={(e) => e.key === 'Escape' && kapat()}
    >
      {children}
      {yer && !disabled && (
        <span role="tooltip" id={id} className={css.ipucu} data-side={side} style={yer}>
          {label}
        </span>
      )}
    </Box>
  );
}
