import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { HARITA_BOY, HARITA_EN, haritadaYeri, IL_SEKILLERI, type IlSekli } from '../turkiyeHaritasi.ts';
import css from './TurkiyeHaritasi.module.css';

/** A place on the map: by its degrees, else in the middle of its province. */
export interface MapPoint {
  readonly Id: number;
  readonly Enlem: number | null;
  readonly Boylam: number | null;
  readonly IlId: number | null;
}

export interface TurkiyeHaritasiProps {
  /** Names the map for a screen reader. */
  readonly label: string;
  /** The figure of each province, by its plate; without one it is 0. */
  readonly values: ReadonlyMap<number, number>;
  /** What is said of a province: its name and its figures. */
  readonly describe: (IlId: number) => string;
  readonly points?: readonly MapPoint[];
  readonly selected: number | null;
  readonly onSelect: (IlId: number) => void;
}

/** So many shades, the lightest for the smallest figures. */
const SHADES = 5;
const NONE: readonly never[] = [];

/** From which figure on each shade is used: as many provinces have each, as far as equal figures allow. */
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

/** The nearest province in a direction: what lies aside is further than what lies ahead. */
export function neighbourOf(from: number, [dx, dy]: readonly [x: number, y: number]): number {
  const il = IL_SEKILLERI.find((s) => s.Id === from)!;
  const far = ({ x, y }: IlSekli) => {
    const [along, aside] = [(x - il.x) * dx + (y - il.y) * dy, Math.abs((x - il.x) * dy + (y - il.y) * dx)];
    return along <= 0 ? Number.POSITIVE_INFINITY : along + 2 * aside;
  };
  const nearest = IL_SEKILLERI.filter((s) => s.Id !== from).toSorted((a, b) => far(a) - far(b))[0]!;
  return far(nearest) === Number.POSITIVE_INFINITY ? from : nearest.Id;
}

/**
 * The provinces of Turkey, shaded by a figure, with places on them. One is chosen with the pointer, or by the arrows, which
 * go to the nearest in their direction, and Enter. Beside it stands a table of the same figures: the map is not the only way.
 */
export function TurkiyeHaritasi({ label, values, describe, points = NONE, selected, onSelect }: TurkiyeHaritasiProps) {
  const box = useRef<SVGSVGElement>(null);
  const hint = useId();
  const [focused, setFocused] = useState(selected ?? 6);
  const [over, setOver] = useState<number | null>(null);
  const steps = mapSteps(values);
  const shade = (Id: number) => steps.filter((n) => (values.get(Id) ?? 0) >= n).length;
  const go = (Id: number) => {
    setFocused(Id);
    box.current?.querySelector<SVGPathElement>(`[data-il="${Id}"]`)?.focus();
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const arrow = ARROWS[e.key];
    if (arrow) go(neighbourOf(focused, arrow));
    else if (e.key === 'Home') go(IL_SEKILLERI[0]!.Id);
    else if (e.key === 'End') go(IL_SEKILLERI.at(-1)!.Id);
    else if (e.key === 'Enter' || e.key === ' ') onSelect(focused);
    else return;
    e.preventDefault();
  };
  const said = over ?? selected;
  return (
    <figure className={css.figure}>
      <svg
        ref={box}
        className={css.map}
        viewBox={`-40 -40 ${HARITA_EN + 80} ${HARITA_BOY + 80}`}
        role="listbox"
        // Its options have the focus.
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        {IL_SEKILLERI.map(({ Id, d }) => (
          <path
            key={Id}
            d={d}
            data-il={Id}
            data-shade={shade(Id)}
            className={css.il}
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
          {IL_SEKILLERI.filter(({ Id }) => Id === selected || Id === over).map(({ Id, d }) => (
            <path key={Id} d={d} data-over={Id === over || undefined} />
          ))}
        </g>
        <g aria-hidden className={css.points}>
          {points.flatMap(({ Id, Enlem, Boylam, IlId }) => {
            const il = IL_SEKILLERI.find((s) => s.Id === IlId);
            const place = Enlem !== null && Boylam !== null ? haritadaYeri(Enlem, Boylam) : il && [il.x, il.y];
            return place ? [<circle key={Id} cx={place[0]} cy={place[1]} r={58} />] : [];
          })}
        </g>
      </svg>
      <figcaption className={css.below}>
        <span className={css.said} aria-hidden>
          {said === null ? 'Bir ilin üzerine geliniz ya da seçiniz.' : describe(said)}
        </span>
        <span id={hint} className="visually-hidden">
          Ok tuşlarıyla komşu ile geçilir, Enter ile seçilir. Aynı sayılar haritanın altındaki tablodadır.
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
