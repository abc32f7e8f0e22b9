import { Box, Flex } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Isaret, kalinlik, resmiCiz, sinirlari, tasi, TURLER, uzat } from './isaret.ts';
import type { Isaretler } from './isaretler.ts';
import css from './IsaretTuvali.module.css';

export interface IsaretTuvaliProps {
  readonly resim: ImageBitmap;
  readonly isaretler: Isaretler;
  /** The canvas with the result: the picture including its marks. */
  readonly tuval: RefObject<HTMLCanvasElement | null>;
}

const YONLER: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The action of the pointer on the held mark: stretch it from its second point, or move it. */
type Tutus = { readonly ne: 'uzat' | 'tasi'; readonly ilk: Isaret; readonly x: number; readonly y: number };

/** A new mark gets the keyboard focus. A text mark gets it in its field. */
const odakla = (isaret: SVGElement | null): void => isaret?.focus({ preventScroll: true });

/** The picture and its marks. The canvas draws the pixels. The layer above takes pointer, focus and keys. */
export function IsaretTuvali({ resim, isaretler: m, tuval }: IsaretTuvaliProps) {
  const { boyutlar: b } = m;
  const ustu = useRef<SVGSVGElement>(null);
  const tutus = useRef<Tutus | null>(null);
  const k = kalinlik(b);
  const seciliNo = m.secili?.no ?? null;
  const yaziMi = m.secili?.tur === 'yazi';

  useEffect(() => {
    const c = tuval.current?.getContext('2d', { willReadFrequently: true });
    if (c) resmiCiz(c, resim, m.isaretler, b);
  });

  const yeri = (e: PointerEvent): [number, number] => {
    const r = ustu.current!.getBoundingClientRect();
    const sinirla = (n: number, enCok: number) => Math.round(Math.min(Math.max(n, 0), enCok));
    return [
      sinirla(((e.clientX - r.left) / r.width) * b.en, b.en),
      sinirla(((e.clientY - r.top) / r.height) * b.boy, b.boy),
    ];
  };
  const tut = (e: PointerEvent, ne: Tutus['ne'], ilk: Isaret) => {
    if (e.button !== 0) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    const [x, y] = yeri(e);
    tutus.current = { ne, ilk, x, y };
    m.sec(ilk.no);
  };
  const oynat = (e: PointerEvent) => {
    const [x, y] = yeri(e);
    const t = tutus.current;
    if (t) m.tut((t.ne === 'tasi' ? tasi : uzat)(t.ilk, x - t.x, y - t.y, b));
    else if (m.elde) m.tut({ ...m.elde, ...(m.elde.tur === 'yazi' ? { x1: x, y1: y } : {}), x2: x, y2: y });
  };
  const birak = () => {
    tutus.current = null;
    m.birak();
  };
  /** Moves the focus to another mark, or to the tools. */
  const silindi = (no: number) => {
    const baska = ustu.current?.querySelector<SVGElement>(`[data-no]:not([data-no="${no}"])`);
    (baska ?? ustu.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-araclar] button'))?.focus();
  };
  const tus = (e: KeyboardEvent, i: Isaret) => {
    const yon = YONLER[e.key];
    if (e.key === 'Delete' || e.key === 'Backspace') {
      m.sil(i.no);
      silindi(i.no);
    } else if (yon) m.yaz((e.shiftKey ? uzat : tasi)(i, yon[0] * k * 3, yon[1] * k * 3, b));
    else return;
    e.preventDefault();
  };
  const surukleme = { onPointerMove: oynat, onPointerUp: birak, onPointerCancel: birak };
  return (
    <Flex justify="center" bg="var(--surface-2)" bd="1px solid var(--line)" bdrs={6} style={{ overflow: 'hidden' }}>
      <Box pos="relative" w="100%" maw={`${(b.en / b.boy) * 60}vh`} style={{ aspectRatio: `${b.en} / ${b.boy}` }}>
        <canvas ref={tuval} width={b.en} height={b.boy} className={css.tuval} aria-hidden />
        <svg
          ref={ustu}
          viewBox={`0 0 ${b.en} ${b.boy}`}
          className={`${css.tuval} ${css.ustu}`}
          role="group"
          aria-label="İşaretler"
        >
          <rect
            fill="transparent"
            role="presentation"
            width={b.en}
            height={b.boy}
            onPointerDown={(e) => {
              if (e.button !== 0) return;
              e.currentTarget.setPointerCapture(e.pointerId);
              m.baslat(...yeri(e));
            }}
            {...surukleme}
          />
          {m.isaretler.map((i, n) => {
            const s = sinirlari(i, b);
            return (
              <rect
                key={i.no}
                ref={i.no === seciliNo && !yaziMi ? odakla : null}
                data-no={i.no}
                className={css.isaret}
                data-secili={i.no === seciliNo || undefined}
                role="button"
                tabIndex={0}
                aria-label={`${TURLER[i.tur]} ${n + 1}${i.yazi === '' ? '' : `: ${i.yazi}`}`}
                aria-pressed={i.no === seciliNo}
                x={s.x - k * 2}
                y={s.y - k * 2}
                width={s.en + k * 4}
                height={s.boy + k * 4}
                onPointerDown={(e) => tut(e, 'tasi', i)}
                {...surukleme}
                onFocus={() => m.sec(i.no)}
                onKeyDown={(e) => tus(e, i)}
              />
            );
          })}
          {m.secili && !yaziMi && (
            <circle
              role="presentation"
              fill="var(--accent-fill)"
              stroke="#fff"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
              cursor="nwse-resize"
              cx={(m.elde ?? m.secili).x2}
              cy={(m.elde ?? m.secili).y2}
              r={k * 3}
              onPointerDown={(e) => tut(e, 'uzat', m.secili!)}
              {...surukleme}
            />
          )}
        </svg>
      </Box>
    </Flex>
  );
}
