/** Plane geometry of the map: outlines as SVG paths of relative lines, as in turkiyeHaritasi.ts, and their parts. */

export type Point = readonly [x: number, y: number];
/** A closed line without crossings. The last point is joined to the first. */
export type Ring = readonly Point[];

/** The rings of a path of moves and relative lines. */
export const ringsOf = (path: string): readonly Ring[] =>
  path.split(/(?=M)/).map((part) => {
    const numbers = part.match(/-?\d+/g)!.map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
      [x, y] = [x + numbers[2 * i]!, y + numbers[2 * i + 1]!];
      return [x, y];
    });
  });

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The path of these rings. */
export const pathOf = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`).join('');

/** Area inside a ring. */
export const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

/** True when a point lies inside a ring. */
export const holds = (ring: Ring, [x, y]: Point): boolean =>
  ring.filter(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  }).length %
    2 ===
  1;

/** The nearest place on a ring to a point, and its distance. */
export function nearestOn(ring: Ring, [x, y]: Point): { readonly at: Point; readonly far: number } {
  let best = { at: ring[0]!, far: Number.POSITIVE_INFINITY };
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const square = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
    const at: Point = [ax + along * (bx - ax), ay + along * (by - ay)];
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far < best.far) best = { at, far };
  }
  return best;
}

/** Distance of a point from the area of the rings; 0 inside. */
export const outsideBy = (rings: readonly Ring[], p: Point): number =>
  Math.min(...rings.map((ring) => (holds(ring, p) ? 0 : nearestOn(ring, p).far)));

/** Distance from the dividing line, in units of the map, that counts as none. */
const ON_THE_LINE = 1e-9;

/**
 * The parts of a ring that lie nearer to `a` than to `b`. The dividing line may cut a bent ring into several parts. Its
 * crossings, sorted along the line, belong together in pairs, because the inside of the ring lies between the two of a
 * pair.
 */
export function nearerTo(ring: Ring, a: Point, b: Point): readonly Ring[] {
  const [nx, ny] = [a[0] - b[0], a[1] - b[1]];
  const middle = ((a[0] + b[0]) * nx + (a[1] + b[1]) * ny) / 2;
  const side = ([x, y]: Point): number => x * nx + y * ny - middle;
  const sides = ring.map(side);
  if (sides.every((s) => s >= 0)) return [ring];
  if (sides.every((s) => s < 0)) return [];
  // Each chain runs from an entry into this side to the exit.
  const walked: Point[][] = [];
  const first = sides.findIndex((s, i) => s < 0 && sides[(i + 1) % ring.length]! >= 0);
  for (let step = 0; step < ring.length; step++) {
    const [i, j] = [(first + step) % ring.length, (first + step + 1) % ring.length];
    const [s, t] = [sides[i]!, sides[j]!];
    const [p, q] = [ring[i]!, ring[j]!];
    const at = s / (s - t);
    const crossing: Point = [p[0] + at * (q[0] - p[0]), p[1] + at * (q[1] - p[1])];
    if (s < 0 && t >= 0) walked.push([crossing, q]);
    else if (s >= 0 && t < 0) walked.at(-1)!.push(crossing);
    else if (s >= 0) walked.at(-1)!.push(q);
  }
  // A corner that only touches the line has no area, and its two crossings would break the pairs.
  const touching = ON_THE_LINE * Math.hypot(nx, ny);
  const chains = walked.filter((chain) => chain.some((p) => side(p) > touching));
  const along = ([x, y]: Point): number => y * nx - x * ny;
  const ends = chains
    .flatMap((chain, i) => [
      { chain: i, start: true, at: along(chain[0]!) },
      { chain: i, start: false, at: along(chain.at(-1)!) },
    ])
    .toSorted((p, q) => p.at - q.at);
  // After the end of each chain comes the chain that begins at the paired crossing.
  const next = new Map<number, number>();
  for (let i = 0; i < ends.length; i += 2) {
    const [p, q] = [ends[i]!, ends[i + 1]!];
    next.set(p.start ? q.chain : p.chain, p.start ? p.chain : q.chain);
  }
  const parts: Ring[] = [];
  for (const from of chains.keys()) {
    if (!next.has(from)) continue;
    const part: Point[] = [];
    for (let at: number | undefined = from; at !== undefined;) {
      part.push(...chains[at]!);
      const then: number | undefined = next.get(at);
      next.delete(at);
      at = then;
      if (at === from) break;
    }
    parts.push(part);
  }
  return parts;
}
