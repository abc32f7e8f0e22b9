import { Box, Flex, Text } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import css from './ShadedMap.module.css';

/** A part of the map: its centre and its outline. */
export interface MapShape {
  readonly Id: number;
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

/** A place on the map. */
export interface MapMark {
  readonly Id: number;
  readonly x: number;
  readonly y: number;
}

/** The visible part of the plane. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ShadedMapProps {
  /** Name of the map for a screen reader. */
  readonly label: string;
  readonly shapes: readonly MapShape[];
  readonly view: MapView;
  /** Surrounding shapes, for orientation. */
  readonly around?: readonly MapShape[];
  /** The figure of each shape; 0 when it is missing. */
  readonly values: ReadonlyMap<number, number>;
  /** Text of a shape: its name and figures. */
  readonly describe: (Id: number) => string;
  /** Text before any shape is hovered or chosen. */
  readonly prompt: string;
  readonly marks?: readonly MapMark[];
  readonly selected: number | null;
  readonly onSelect: (Id: number) => void;
  /** The shape where the arrow keys begin. */
  readonly start: number;
  /** True: takes the focus when it appears. */
  readonly focusAtOnce?: boolean;
  /** Called by Escape: goes back to the larger map. */
  readonly onBack?: () => void;
}

/** Number of shades, the lightest for the smallest figures. */
const SHADES = 5;
const NONE: readonly never[] = [];
/** The share of colour in each shade, in per cent. */
const TONES = [0, 18, 36, 54, 74, 96];
const shadeOf = (shade: number): string =>
  shade === 0 ? 'var(--line)' : `color-mix(in srgb, var(--accent-fill) ${TONES[shade]}%, var(--surface))`;

/** Lowest figure of each shade. The shades have equal numbers of shapes, as far as equal figures allow. */
export function mapSteps(values: ReadonlyMap<number, number>): readonly number[] {
  const figures = [...values.values()].filter((n) => n > 0).toSorted((a, b) => a - b);
  return [
    ...new Set(Array.from({ length: SHADES }, (_, i) => figures[Math.floor((i * figures.length) / SHADES)] ?? 0)),
  ].filter((n) => n > 0);
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest shape in a direction. A sideways distance counts more than a distance ahead. */
export function neighbourOf(
  shapes: readonly MapShape[],
  from: number,
  [dx, dy]: readonly [x: number, y: number],
): number {
  const own = shapes.find((s) => s.Id === from)!;
  const far = ({ x, y }: MapShape) => {
    const [along, aside] = [(x - own.x) * dx + (y - own.y) * dy, Math.abs((x - own.x) * dy + (y - own.y) * dx)];
    return along <= 0 ? Number.POSITIVE_INFINITY : along + 2 * aside;
  };
  const nearest = shapes.filter((s) => s.Id !== from).toSorted((a, b) => far(a) - far(b))[0];
  return nearest === undefined || far(nearest) === Number.POSITIVE_INFINITY ? from : nearest.Id;
}

/**
 * Shapes shaded by a figure, with places on them. A person chooses a shape with the pointer, or with the arrow keys,
 * which go to the nearest shape in their direction, and Enter. A table with the same figures stands beside it, so the
 * map is not the only way.
 */
export function ShadedMap({
  label,
  shapes,
  view,
  around = NONE,
  values,
  describe,
  prompt,
  marks = NONE,
  selected,
  onSelect,
  start,
  focusAtOnce = false,
  onBack,
}: ShadedMapProps) {
  const box = useRef<SVGSVGElement>(null);
  const hint = useId();
  const [focused, setFocused] = useState(selected ?? start);
  const [over, setOver] = useState<number | null>(null);
  const steps = mapSteps(values);
  const shade = (Id: number) => steps.filter((n) => (values.get(Id) ?? 0) >= n).length;
  const go = (Id: number) => {
    setFocused(Id);
    box.current?.querySelector<SVGPathElement>(`[data-part="${Id}"]`)?.focus();
  };
  useEffect(() => {
    if (focusAtOnce) box.current?.querySelector<SVGPathElement>('[tabindex="0"]')?.focus();
  }, [focusAtOnce]);
  const onKeyDown = (e: KeyboardEvent) => {
    const arrow = ARROWS[e.key];
    if (arrow) go(neighbourOf(shapes, focused, arrow));
    else if (e.key === 'Home') go(shapes[0]!.Id);
    else if (e.key === 'End') go(shapes.at(-1)!.Id);
    else if (e.key === 'Enter' || e.key === ' ') onSelect(focused);
    else if (e.key === 'Escape' && onBack) onBack();
    else return;
    e.preventDefault();
  };
  const said = over ?? selected;
  // Lines and places keep their size at every zoom. They are smaller for small parts.
  const unit = (Math.max(view.width, view.height * 1.7) / 10_000) * (around.length > 0 ? 0.6 : 1);
  return (
    <Flex component="figure" direction="column" gap={8} m={0}>
      <svg
        ref={box}
        className={css.map}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="listbox"
        // Its options take the focus.
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        <g
          aria-hidden
          pointerEvents="none"
          fill="color-mix(in srgb, var(--line) 35%, var(--surface))"
          stroke="var(--surface)"
          strokeWidth={20 * unit}
        >
          {around.map(({ Id, d }) => (
            <path key={Id} d={d} />
          ))}
        </g>
        {shapes.map(({ Id, d }) => (
          <path
            key={Id}
            d={d}
            data-part={Id}
            className={css.part}
            fill={shadeOf(shade(Id))}
            stroke="var(--surface)"
            strokeWidth={14 * unit}
            role="option"
            aria-label={describe(Id)}
            aria-selected={Id === selected}
            tabIndex={Id === focused ? 0 : -1}
            onFocus={() => {
              setFocused(Id);
              setOver(Id);
            }}
            onBlur={() => setOver(null)}
            onPointerEnter={() => setOver(Id)}
            onPointerLeave={() => setOver(null)}
            onClick={() => {
              setFocused(Id);
              onSelect(Id);
            }}
          />
        ))}
        <g aria-hidden pointerEvents="none" fill="none" stroke="var(--text)" strokeLinejoin="round">
          {shapes
            .filter(({ Id }) => Id === selected || Id === over)
            .map(({ Id, d }) => (
              <path
                key={Id}
                className={css.outline}
                style={{ '--thin': `${34 * unit}px`, '--thick': `${64 * unit}px` } as CSSProperties}
                d={d}
                data-over={Id === over || undefined}
              />
            ))}
        </g>
        <g aria-hidden pointerEvents="none" fill="var(--text)" stroke="var(--surface)" strokeWidth={18 * unit}>
          {marks.map(({ Id, x, y }) => (
            <circle key={Id} cx={x} cy={y} r={58 * unit} />
          ))}
        </g>
      </svg>
      <Flex
        component="figcaption"
        rowGap={4}
        columnGap={24}
        wrap="wrap"
        align="center"
        justify="space-between"
        mih={24}
      >
        <Text span fw={600} aria-hidden>
          {said === null ? prompt : describe(said)}
        </Text>
        <span id={hint} className="visually-hidden">
          Ok tuşlarıyla komşu ile ya da ilçeye geçilir, Enter ile seçilir{onBack && ', Escape ile Türkiye’ye dönülür'}.
          Aynı sayılar haritanın altındaki tablodadır.
        </span>
        {steps.length > 0 && (
          <Flex component="span" rowGap={4} columnGap={12} wrap="wrap" fz={12} c="dimmed" className="tnum">
            {steps.map((n, i) => (
              <Flex key={n} component="span" display="inline-flex" gap={6} align="center">
                <Box
                  component="span"
                  w={18}
                  h={12}
                  bg={shadeOf(i + 1)}
                  bd="1px solid var(--line)"
                  bdrs={3}
                  aria-hidden
                />
                {steps[i + 1] === undefined ? `${n}+` : steps[i + 1]! - 1 > n ? `${n}–${steps[i + 1]! - 1}` : n}
              </Flex>
            ))}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
