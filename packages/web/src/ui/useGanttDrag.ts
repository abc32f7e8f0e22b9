import { type Gun, gunEkle, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type PointerEvent, useRef } from 'react';

/** A period of days, the last one included. */
export interface GanttSpan {
  readonly from: Gun;
  readonly to: Gun;
}

export interface GanttShift {
  readonly key: number;
  /** Number of days by which the beginning and the end move. */
  readonly from: number;
  readonly to: number;
}

/** The period of a moved bar. */
export const shifted = (span: GanttSpan, by: GanttShift): GanttSpan => {
  const from = gunEkle(span.from, by.from);
  const to = gunEkle(span.to, by.to);
  return to < from ? { from, to: from } : { from, to };
};

export interface GanttDrag {
  /** Width of a day in pixels. */
  readonly px: number;
  readonly tell: (text: string | null) => void;
  readonly onShift: ((shift: GanttShift) => void) | undefined;
}

/** The dragged bar: its start, and the days moved so far. */
interface Carried {
  readonly node: SVGGElement;
  readonly key: number;
  readonly start: number;
  readonly resize: boolean;
  readonly span: GanttSpan;
  readonly width: number;
  days: number;
}

/**
 * Drags bars with the pointer. Nothing renders during the drag: only the bar moves, as a whole or by its end, and the
 * rows get the result at the drop.
 */
export function useGanttDrag({ px, tell, onShift }: GanttDrag) {
  const carried = useRef<Carried | null>(null);
  const moved = useRef(false);
  const put = (c: Carried) => {
    const body = c.node.querySelector<SVGRectElement>('[data-body]');
    if (c.resize) {
      body?.setAttribute('width', String(Math.max(px, c.width + c.days * px)));
      c.node.querySelector('[data-handle]')?.setAttribute('transform', `translate(${c.days * px} 0)`);
    } else c.node.setAttribute('transform', `translate(${c.days * px} 0)`);
    const { from, to } = shifted(c.span, { key: c.key, from: c.resize ? 0 : c.days, to: c.days });
    tell(from === to ? tarihYaz(from) : `${tarihYaz(from)} – ${tarihYaz(to)}`);
  };
  const drop = () => {
    const c = carried.current;
    carried.current = null;
    if (!c) return;
    const { days } = c;
    c.days = 0;
    put(c);
    tell(null);
    c.node.removeAttribute('data-carried');
    if (days !== 0) onShift?.({ key: c.key, from: c.resize ? 0 : days, to: days });
  };
  return {
    onPointerDown(e: PointerEvent<SVGSVGElement>) {
      const target = e.target as Element;
      const node = target.closest<SVGGElement>('[data-movable]');
      moved.current = false;
      if (!node || !onShift || e.button !== 0) return;
      e.currentTarget.setPointerCapture(e.pointerId);
      carried.current = {
        node,
        key: Number(node.dataset.bar),
        start: e.clientX,
        resize: target.hasAttribute('data-handle'),
        span: { from: node.dataset.from!, to: node.dataset.to! },
        width: Number(node.querySelector('[data-body]')?.getAttribute('width') ?? 0),
        days: 0,
      };
    },
    onPointerMove(e: PointerEvent<SVGSVGElement>) {
      const c = carried.current;
      if (!c) return;
      const days = Math.round((e.clientX - c.start) / px);
      if (days === c.days) return;
      moved.current = true;
      c.days = days;
      c.node.setAttribute('data-carried', '');
      put(c);
    },
    onPointerUp: drop,
    onPointerCancel() {
      if (carried.current) carried.current.days = 0;
      drop();
    },
    onClickCapture(e: { stopPropagation: () => void }) {
      // The end of a drag is no click.
      if (moved.current) e.stopPropagation();
      moved.current = false;
    },
  };
}
