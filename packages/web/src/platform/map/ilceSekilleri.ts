import { ILCE_MERKEZLERI } from '@masabasi/core/pazarlama/ziyaret/ilceMerkezleri';
import { holds, nearerTo, nearestOn, pathOf, type Point, type Ring, ringsOf } from './polygons.ts';
import { haritadaYeri, IL_SEKILLERI, type IlSekli } from './turkiyeHaritasi.ts';

/** A district's part of its province. */
export interface IlceHucresi {
  readonly Id: number;
  /** Its centre. When the rough outline leaves the centre out, the nearest place on land. */
  readonly at: Point;
  readonly rings: readonly Ring[];
}

/** The piece of land of a place, and the nearest point on it. */
function onLand(rings: readonly Ring[], place: Point): { readonly ring: number; readonly at: Point } {
  const inside = rings.findIndex((ring) => holds(ring, place));
  if (inside >= 0) return { ring: inside, at: place };
  const shores = rings.map((r, ring) => ({ ring, ...nearestOn(r, place) }));
  return shores.toSorted((a, b) => a.far - b.far)[0]!;
}

/**
 * The districts of a province. Their real borders are not freely available, so each district gets the area nearest to
 * its centre on the same piece of land: a strait is not crossed. An island without a centre is divided among all.
 */
export function ilceHucreleri(IlId: number): readonly IlceHucresi[] {
  const rings = ringsOf(IL_SEKILLERI.find((s) => s.Id === IlId)!.d);
  const seats = [...ILCE_MERKEZLERI]
    .filter(([, seat]) => seat.IlId === IlId)
    .map(([Id, { Enlem, Boylam }]) => ({ Id, ...onLand(rings, haritadaYeri(Enlem, Boylam)) }));
  const empty = new Set([...rings.keys()].filter((r) => seats.every((seat) => seat.ring !== r)));
  const partOf = (ring: Ring, r: number, mine: (typeof seats)[number]) =>
    seats
      .filter((other) => other !== mine && (empty.has(r) || other.ring === r))
      .reduce<readonly Ring[]>(
        (parts, other) => parts.flatMap((part) => nearerTo(part, mine.at, other.at)),
        empty.has(r) || mine.ring === r ? [ring] : [],
      );
  return seats.map((mine) => ({
    Id: mine.Id,
    at: mine.at,
    rings: rings.flatMap((ring, r) => partOf(ring, r, mine)),
  }));
}

/** The districts as shapes to draw. */
export const ilceSekilleri = (IlId: number): readonly IlSekli[] =>
  ilceHucreleri(IlId).map(({ Id, at: [x, y], rings }) => ({ Id, x, y, d: pathOf(rings) }));

/** Margin around a province, as a share of its size. */
const KENAR = 0.04;

/** The view box of the map that shows a province. */
export function ilGorunumu(IlId: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const points = ringsOf(IL_SEKILLERI.find((s) => s.Id === IlId)!.d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const edge = Math.max(width, height) * KENAR;
  return { x: left - edge, y: top - edge, width: width + 2 * edge, height: height + 2 * edge };
}
