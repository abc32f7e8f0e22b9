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
    <figure className={css.figure}>
      <svg
        ref={box}
        className={css.map}
        style={{ '--unit': `${unit}px` } as CSSProperties}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="listbox"
        // Its options take the focus.
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        <g aria-hidden className={css.around}>
          {around.map(({ Id, d }) => (
            <path key={Id} d={d} />
          ))}
        </g>
        {shapes.map(({ Id, d }) => (
          <path
            key={Id}
            d={d}
            data-part={Id}
            data-shade={shade(Id)}
            className={css.part}
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
        <g aria-hidden className={css.outlines}>
          {shapes
            .filter(({ Id }) => Id === selected || Id === over)
            .map(({ Id, d }) => (
              <path key={Id} d={d} data-over={Id === over || undefined} />
            ))}
        </g>
        <g aria-hidden className={css.marks}>
          {marks.map(({ Id, x, y }) => (
            <circle key={Id} cx={x} cy={y} r={58 * unit} />
          ))}
        </g>
      </svg>
      <figcaption className={css.below}>
        <span className={css.said} aria-hidden>
          {said === null ? prompt : describe(said)}
        </span>
        <span id={hint} className="visually-hidden">
          Ok tuşlarıyla komşu ile ya da ilçeye geçilir, Enter ile seçilir{onBack && ', Escape ile Türkiye’ye dönülür'}.
          Aynı sayılar haritanın altındaki tablodadır.
        </span>
        {steps.length > 0 && (
          <span className={css.legend}>
            {steps.map((n, i) => (
              <span key={n} className={css.step}>
                <span className={css.swatch} data-shade={i + 1} aria-hidden />
                {steps[i + 1] === undefined ? `${n}+` : steps[i + 1]! - 1 > n ? `${n}–${steps[i + 1]! - 1}` : n}
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
