/**
 * Allowed imports between the parts of the product. Each rule says what it forbids. check-boundaries.test.mjs plants a
 * violation of each.
 */
import { posix } from 'node:path';
import { lineAt, modulesIn, nodes, parse, report } from './tree.mjs';

const isTest = (path) => /\.test\.tsx?$|^packages\/web\/src\/testing\w+\.tsx?$/.test(path);
const inside = (folder) => (path) => path.startsWith(`${folder}/`);
const inCore = inside('packages/core/src');
const inServer = inside('packages/server/src');
const inWeb = inside('packages/web/src');
const inCalls = inside('packages/web/src/calls');
const name = (path) => path.split('/').at(-1);

/** The room of a file, or undefined: `packages/<package>/src/<room>/…`, except for folders that are no rooms. */
function room(path) {
  const folder = /^packages\/\w+\/src\/([^/]+)\//.exec(path)?.[1];
  return ['http', 'db', 'seed', 'ui', 'layout', 'theme', 'calls'].includes(folder) ? undefined : folder;
}

const knowsFastify = (path) =>
  /^packages\/server\/src\/(http\/|(app|server)\.ts$)/.test(path) || path.startsWith('packages/server/src/testing');
const isPure = (path) =>
  inCore(path) && ['rules.ts', 'tarih.ts', 'metin.ts', 'kimlik.ts', 'karart.ts'].includes(name(path));
const isPackage = (target, ...names) => names.some((n) => target === n || target.startsWith(`${n}/`));

const ROOMS_FILE = 'packages/server/src/rooms.ts';

/** `from` is a path. `to` is the path of one of our modules or the name of a package. */
export const RULES = [
  {
    why: 'core imports only zod and itself',
    broken: (from, to) =>
      inCore(from) &&
      !inCore(to) &&
      to !== 'zod' &&
      !(isTest(from) && (to.startsWith('node:') || !to.includes('/'))) &&
      // This module reads the rooms' folders for the tests.
      !(from === 'packages/core/src/testingOdalar.ts' && to === 'node:fs') &&
      !(from === 'packages/core/src/testing.ts' && to === 'vitest'),
  },
  { why: 'the server never imports the web', broken: (from, to) => inServer(from) && inside('packages/web')(to) },
  {
    why: 'the web never imports the server or a module of Node',
    broken: (from, to) => inWeb(from) && (inside('packages/server')(to) || (to.startsWith('node:') && !isTest(from))),
  },
  {
    why: 'only http/ and app.ts know Fastify',
    broken: (from, to) =>
      inside('packages')(from) && (to === 'fastify' || to.startsWith('@fastify/')) && !knowsFastify(from),
  },
  {
    why: 'rules, tarih, metin, kimlik and karart are pure: no zod, not even through another module',
    broken: (from, to, { value, reachesZod }) => isPure(from) && value && (isPackage(to, 'zod') || reachesZod(to)),
  },
  {
    why: "only rooms.ts imports a room's face, and only app.ts and calistir.ts import rooms.ts",
    broken: (from, to) =>
      inServer(from) &&
      inServer(to) &&
      !isTest(from) &&
      ((name(to) === 'room.ts' && room(to) !== undefined && from !== ROOMS_FILE) ||
        (to === ROOMS_FILE && !['app.ts', 'calistir.ts'].includes(name(from)))),
  },
  {
    why: 'http/ and db/ of the server know no room: what they need of rooms is in their faces',
    broken: (from, to) => /^packages\/server\/src\/(http|db)\//.test(from) && !isTest(from) && inServer(to) && room(to),
  },
  {
    why: 'seed/ of the server knows no room: each brings its share of the demo company through its face',
    broken: (from, to) =>
      inside('packages/server/src/seed')(from) &&
      !isTest(from) &&
      inServer(to) &&
      (room(to) !== undefined || to === ROOMS_FILE),
  },
  {
    why: "a room's ornek.ts is for its own face alone: what stands in it runs where a demo company is founded",
    broken: (from, to) =>
      inServer(to) &&
      name(to) === 'ornek.ts' &&
      !isTest(from) &&
      !(name(from) === 'room.ts' && room(from) === room(to)),
  },
  {
    why: 'a room of the server uses another room only through its queries.ts or kayit.ts',
    broken: (from, to) =>
      inServer(from) &&
      inServer(to) &&
      room(from) &&
      room(to) &&
      room(from) !== room(to) &&
      !['queries.ts', 'kayit.ts'].includes(name(to)),
  },
  {
    why: 'no schema comes to the web, not even through another module: it calls with calls/, and takes types from contracts',
    broken: (from, to, { value, reachesZod }) =>
      inWeb(from) && !isTest(from) && value && (isPackage(to, 'zod') || (inCore(to) && reachesZod(to))),
  },
  {
    why: 'ui/ of the web knows no room and no contract',
    broken: (from, to) =>
      inside('packages/web/src/ui')(from) &&
      ((inWeb(to) && (room(to) || inCalls(to))) || (inCore(to) && ['contract.ts', 'endpoint.ts'].includes(name(to)))),
  },
  {
    why: 'documents are drawn by belge.ts alone: a room says what stands in one',
    broken: (from, to) =>
      to === 'pdfkit' || (name(to) === 'belgeCizimi.ts' && !name(from).startsWith('belge'))
        ? inside('packages')(from) && from !== 'packages/server/src/belge.ts'
        : false,
  },
  {
    why: 'only the server knows the database',
    broken: (from, to) => isPackage(to, 'kysely', 'pg') && !inServer(from) && inside('packages')(from),
  },
];

/** The imports of a module: the target's path or package, whether it imports a value, and the line. */
function importsOf(file) {
  const { module, program } = parse(file);
  const all = [];
  const add = (request, value, at) => all.push({ to: resolve(file.path, request), value, line: lineAt(file.text, at) });
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, entries.length === 0 || entries.some((e) => !e.isType), start);
  for (const { entries, start } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, !isType, start);
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1], true, start);
  }
  for (const node of nodes(program)) if (node.type === 'TSImportType') add(node.source.value, false, node.start);
  return all;
}

/** Our modules become paths. Everything else stays a package's name. */
function resolve(from, request) {
  const core = /^@masabasi\/core\/(.+)$/.exec(request);
  if (core) return `packages/core/src/${core[1]}.ts`;
  const other = /^@masabasi\/(\w+)(?:\/(.*))?$/.exec(request);
  if (other) return `packages/${other[1]}/${other[2] ?? ''}`;
  return request.startsWith('.') ? posix.join(posix.dirname(from), request) : request;
}

/**
 * Rooms of the server that import each other in a cycle, each as the path around. Nobody could understand, test or move
 * one of them alone.
 */
function circles(imports) {
  const graph = new Map();
  for (const [from, list] of imports)
    for (const { to } of list)
      if (inServer(from) && inServer(to) && !isTest(from) && room(from) && room(to) && room(from) !== room(to))
        graph.set(room(from), (graph.get(room(from)) ?? new Set()).add(room(to)));
  const found = new Map();
  const walk = (here, way) => {
    const seen = way.indexOf(here);
    if (seen === -1) for (const next of graph.get(here) ?? []) walk(next, [...way, here]);
    else {
      const round = way.slice(seen);
      const first = round.indexOf(round.toSorted()[0]);
      const told = [...round.slice(first), ...round.slice(0, first)];
      found.set(told.join(), [...told, told[0]].join(' -> '));
    }
  };
  for (const start of graph.keys()) walk(start, []);
  return [...found.values()].map((round) => `rooms of the server go round in a circle: ${round}`);
}

/** One line for each violation. */
export function boundaryViolations(files) {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const reaching = new Map();
  const reachesZod = (path) => {
    if (!reaching.has(path)) {
      reaching.set(path, false);
      const values = (imports.get(path) ?? []).filter((i) => i.value);
      reaching.set(
        path,
        values.some((i) => isPackage(i.to, 'zod') || reachesZod(i.to)),
      );
    }
    return reaching.get(path);
  };
  const broken = [...imports].flatMap(([from, list]) =>
    list.flatMap(({ to, value, line }) =>
      RULES.filter((rule) => rule.broken(from, to, { value, reachesZod })).map(
        (rule) => `${from}:${line} imports ${to}: ${rule.why}`,
      ),
    ),
  );
  return [...broken, ...circles(imports)];
}

if (import.meta.main) {
  const files = modulesIn('packages', 'e2e', 'bench');
  report('sınırlar', files.length, boundaryViolations(files));
}
