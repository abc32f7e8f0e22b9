/**
 * Allowed imports between the parts of the product. Each rule says what it forbids. check-boundaries.test.mjs plants a
 * violation of each.
 */
import { posix } from 'node:path';
import { DISTRICTS, PLATFORM_ROOMS } from './districts.mjs';
import { lineAt, modulesIn, nodes, parse, report } from './tree.mjs';

const isTest = (path) => /\.test\.tsx?$|^packages\/\w+\/src\/testing\//.test(path);
/** Tests, and the files in which rooms prepare them. */
const isForTests = (path) => isTest(path) || name(path) === 'testing.ts';
const inside = (folder) => (path) => path.startsWith(`${folder}/`);
const inCore = inside('packages/core/src');
const inServer = inside('packages/server/src');
const inWeb = inside('packages/web/src');
const inDemo = inside('packages/demo/src');
const inSandbox = inside('packages/sandbox/src');
const inCalls = inside('packages/web/src/calls');
const name = (path) => path.split('/').at(-1);

/** The district of a file, or undefined: `packages/<package>/src/<district>/…`. */
function district(path) {
  const folder = /^packages\/\w+\/src\/([^/]+)\//.exec(path)?.[1];
  return DISTRICTS.includes(folder) ? folder : undefined;
}

/**
 * The room of a file, or undefined: `packages/<package>/src/<district>/<room>/…`, and in the demo company also
 * `<district>/<room>.ts`.
 */
function room(path) {
  const folder = (inDemo(path) ? /^packages\/demo\/src\/\w+\/(\w+)/ : /^packages\/\w+\/src\/\w+\/([^/]+)\//).exec(
    path,
  )?.[1];
  if (folder === undefined || district(path) === undefined) return undefined;
  return district(path) === 'platform' && !PLATFORM_ROOMS.includes(folder) ? undefined : folder;
}

const knowsFastify = (path) => /^packages\/server\/src\/(platform\/http\/|testing\/|(app|server)\.ts$)/.test(path);
const isPure = (path) => inCore(path) && ['rules.ts', 'tarih.ts', 'metin.ts', 'kimlik.ts'].includes(name(path));
const isPackage = (target, ...names) => names.some((n) => target === n || target.startsWith(`${n}/`));

/** Path below `packages/`, as the list of exceptions names it. */
const tail = (path) => path.replace('packages/', '').replace('/src/', '/');

const ROOMS_FILE = 'packages/server/src/rooms.ts';
const SHARES_FILE = 'packages/demo/src/paylar.ts';
/** The one file of the server that loads the demo company. */
const DEMO_DOOR = 'packages/server/src/calistir.ts';

/** Imports against the order, from before it existed. The list only gets shorter. */
const AGAINST_THE_ORDER = new Set([
  'core/kisi/yazisma/contract.ts -> core/masa/takip/rules.ts',
  'core/pazarlama/teklif/satirlar.ts -> core/mali/fatura/rules.ts',
  'core/platform/list/secenekUclari.ts -> core/is/toplanti/secenekler.ts',
  'core/platform/list/secenekUclari.ts -> core/mali/banka/secenekler.ts',
  'core/platform/list/secenekUclari.ts -> core/masa/istatistik/secenekler.ts',
  'core/platform/list/secenekUclari.ts -> core/masa/uzakbaglanti/secenekler.ts',
  'core/platform/list/secenekUclari.ts -> core/pazarlama/teklif/secenekler.ts',
  'core/platform/list/secenekUclari.ts -> core/pazarlama/ziyaret/secenekler.ts',
  'demo/platform/bildirim.ts -> server/izin/izin/api.ts',
  'demo/platform/dosya.ts -> core/musteri/musteri/rules.ts',
  'server/izin/tatil/handlers.ts -> server/masa/sla/api.ts',
  'server/kisi/personel/queries.ts -> core/izin/talep/rules.ts',
  'server/kisi/yazisma/alici.ts -> core/masa/devir/rules.ts',
  'server/kisi/yazisma/yazi.ts -> core/masa/takip/rules.ts',
  'server/masa/gelenposta/kayit.ts -> server/is/toplanti/api.ts',
  'server/mesai/duzeltme/queries.ts -> server/kisi/departman/api.ts',
  'server/mesai/mola/handlers.ts -> server/kisi/departman/api.ts',
  'server/mesai/pano/queries.ts -> core/masa/devir/rules.ts',
  'server/musteri/demo/handlers.ts -> server/masa/gorusme/api.ts',
  'server/musteri/lisans/handlers.ts -> server/mali/defter/api.ts',
  'server/pazarlama/teklif/kayit.ts -> core/mali/fatura/olustur.ts',
  'server/pazarlama/teklif/kayit.ts -> server/mali/fatura/api.ts',
  'server/pazarlama/teklif/risk.ts -> server/mali/fatura/api.ts',
  'server/platform/db/migrations/0001-ilk.ts -> core/mesai/mola/rules.ts',
  'server/platform/db/schema.ts -> core/izin/hakedis/yasal.ts',
  'server/platform/db/schema.ts -> core/izin/izin/rules.ts',
  'server/platform/db/schema.ts -> core/izin/talep/rules.ts',
  'server/platform/db/schema.ts -> core/masa/gelenposta/rules.ts',
  'server/platform/denetim/queries.ts -> server/musteri/musteri/api.ts',
  'server/platform/http/access.ts -> core/musteri/proje/rules.ts',
  'server/platform/http/caller.ts -> core/kisi/oturum/rules.ts',
  'server/platform/http/door/pace.ts -> core/kisi/oturum/rules.ts',
  'server/platform/http/door/throttle.ts -> core/kisi/oturum/rules.ts',
  'server/platform/http/errors.ts -> core/kisi/ikiAdim/rules.ts',
  'server/platform/http/errors.ts -> core/kisi/oturum/rules.ts',
  'server/platform/password/parola.ts -> core/kisi/oturum/rules.ts',
  'server/platform/personalData/veri.ts -> core/kisi/kvkk/contract.ts',
  'server/platform/posta/job.ts -> core/masa/gelenposta/rules.ts',
  'server/platform/posta/queries.ts -> core/masa/gelenposta/rules.ts',
  'server/platform/posta/queries.ts -> core/masa/webistek/rules.ts',
  'server/platform/sistem/handlers.ts -> server/kisi/ikiAdim/api.ts',
  'web/is/analiz/AnalizKaydi.tsx -> web/pazarlama/yol/AnalizYolu.tsx',
  'web/kisi/kvkk/VeriBolumuTablosu.tsx -> core/izin/izin/rules.ts',
  'web/kisi/oturum/LoginPage.tsx -> core/yonetim/kurulum/rules.ts',
  'web/kisi/personel/BilgilerimPage.tsx -> web/masa/memnuniyet/MusterilerinSoyledikleri.tsx',
  'web/kisi/personel/PersonelKarti.tsx -> web/izin/izin/IzinDetayDialog.tsx',
  'web/kisi/yazisma/KayitBagi.tsx -> web/yonetim/arama/aranan.ts',
  'web/kisi/yazisma/MesajMetni.tsx -> core/masa/takip/rules.ts',
  'web/kisi/yazisma/MesajMetni.tsx -> web/masa/gorusme/AnmaMetni.tsx',
  'web/kisi/yazisma/MesajYazisi.tsx -> core/masa/takip/rules.ts',
  'web/masa/gorusme/GorusmeSayfasi.tsx -> web/is/analiz/KaynakAnalizleri.tsx',
  'web/masa/webistek/WebistekKaydi.tsx -> web/is/analiz/KaynakAnalizleri.tsx',
  'web/mesai/mola/DuzeltmelerDialog.tsx -> web/kisi/personel/KisiYuzu.tsx',
  'web/mesai/mola/MolaDetayDialog.tsx -> web/izin/izin/IzinDetayDialog.tsx',
  'web/musteri/lisans/LisansKaydi.tsx -> web/is/versiyon/LisansVersiyonu.tsx',
  'web/musteri/lisans/LisansKaydi.tsx -> web/mali/fatura/useLisansFaturasi.ts',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/mali/gelir/MusteriCarisi.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/masa/egitim/MusteriEgitimleri.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/masa/gorusme/MusteriGorusmeleri.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/masa/memnuniyet/AnketGonderDialog.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/masa/uzakbaglanti/MusteriBaglantilari.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/pazarlama/kartvizit/KartvizitlerDialog.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/pazarlama/teklif/MusteriTeklifleri.tsx',
  'web/musteri/musteri/MusteriDetayPage.tsx -> web/pazarlama/ziyaret/MusteriZiyaretleri.tsx',
  'web/musteri/musteri/MusteriRakamlari.tsx -> web/masa/gorusme/SlaSaati.tsx',
  'web/pazarlama/teklif/teklifBilgileri.tsx -> core/mali/fatura/rules.ts',
  'web/platform/call/cihaz.ts -> core/kisi/oturum/rules.ts',
  'web/platform/call/okumaSirasi.ts -> core/kisi/oturum/rules.ts',
  'web/platform/call/olaylar.ts -> core/masa/varlik/contract.ts',
  'web/platform/form/serverDrafts.ts -> core/masa/taslak/rules.ts',
  'web/platform/map/ilceSekilleri.ts -> core/pazarlama/ziyaret/ilceMerkezleri.ts',
  'web/platform/posta/PostaPage.tsx -> web/masa/gelenposta/GelenPostaSekmesi.tsx',
  'web/platform/session/ben.ts -> core/kisi/oturum/contract.ts',
  'web/platform/session/oturum.ts -> core/kisi/oturum/contract.ts',
  'web/platform/session/oturum.ts -> core/kisi/oturum/rules.ts',
  'web/platform/session/oturum.ts -> web/yonetim/kurulum/tur.ts',
  'web/platform/sistem/SistemPage.tsx -> web/kisi/ikiAdim/IkiAdimKurali.tsx',
  'web/platform/sistem/SistemPage.tsx -> web/mali/odeme/OdemeSinamasi.tsx',
  'web/platform/tanim/TanimPage.tsx -> web/masa/sla/SlaDialog.tsx',
]);

/** `from` is a path. `to` is the path of one of our modules or the name of a package. */
export const RULES = [
  {
    why: 'core imports only zod and itself',
    broken: (from, to) =>
      inCore(from) && !inCore(to) && to !== 'zod' && !(isTest(from) && (to.startsWith('node:') || !to.includes('/'))),
  },
  { why: 'the server never imports the web', broken: (from, to) => inServer(from) && inside('packages/web')(to) },
  {
    why: 'the web never imports the server, the demo company, the sandbox or a module of Node',
    broken: (from, to) =>
      inWeb(from) &&
      (['server', 'demo', 'sandbox'].some((pkg) => inside(`packages/${pkg}`)(to)) ||
        (to.startsWith('node:') && !isTest(from))),
  },
  {
    why: 'the server runs without the demo company: calistir.ts alone loads it, by import()',
    broken: (from, to, { dynamic }) =>
      inServer(from) && inside('packages/demo')(to) && !isForTests(from) && !(from === DEMO_DOOR && dynamic),
  },
  {
    why: 'the server never imports the sandbox: it starts its processes (platform/worker/sandbox.ts)',
    broken: (from, to) => inServer(from) && inside('packages/sandbox')(to) && !isForTests(from),
  },
  {
    why: 'the sandbox shares no code with the product: it imports only core and itself',
    broken: (from, to) => inSandbox(from) && inside('packages')(to) && !inCore(to) && !inSandbox(to),
  },
  {
    why: 'the demo company never imports the web',
    broken: (from, to) => inDemo(from) && inside('packages/web')(to),
  },
  {
    why: 'the demo company uses a room of the server through its door, api.ts; only the share of the room looks inside',
    broken: (from, to) =>
      inDemo(from) &&
      !isForTests(from) &&
      (to === ROOMS_FILE ||
        (inServer(to) &&
          room(to) !== undefined &&
          (name(to) === 'room.ts' || (name(to) !== 'api.ts' && room(from) !== room(to))))),
  },
  {
    why: "a room's share of the demo company is for paylar.ts alone: shares read each other's rows in the database",
    broken: (from, to) =>
      inDemo(to) && room(to) !== undefined && !isForTests(from) && from !== SHARES_FILE && room(from) !== room(to),
  },
  {
    why: 'only http/ and app.ts know Fastify',
    broken: (from, to) =>
      inside('packages')(from) && (to === 'fastify' || to.startsWith('@fastify/')) && !knowsFastify(from),
  },
  {
    why: 'rules, tarih, metin and kimlik are pure: no zod, not even through another module',
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
    why: 'the order of districts: a district imports itself and the districts below it (scripts/districts.mjs)',
    broken: (from, to) =>
      !isForTests(from) &&
      district(from) !== undefined &&
      DISTRICTS.indexOf(district(to)) !== -1 &&
      DISTRICTS.indexOf(district(to)) < DISTRICTS.indexOf(district(from)) &&
      !AGAINST_THE_ORDER.has(`${tail(from)} -> ${tail(to)}`),
  },
  {
    why: 'http/ and db/ of the server know no room: what they need of rooms is in their faces',
    broken: (from, to) =>
      /^packages\/server\/src\/platform\/(http|db)\//.test(from) && !isTest(from) && inServer(to) && room(to),
  },
  {
    why: 'a room of the server uses another room only through its door, api.ts',
    broken: (from, to) =>
      inServer(from) &&
      inServer(to) &&
      room(from) &&
      room(to) &&
      room(from) !== room(to) &&
      name(to) !== 'api.ts' &&
      // A test may prepare another room, look into its records and run its jobs.
      !(isForTests(from) && ['testing.ts', 'job.ts', 'queries.ts', 'kayit.ts'].includes(name(to))),
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
        ? inside('packages')(from) && from !== 'packages/server/src/platform/document/belge.ts'
        : false,
  },
  {
    why: 'only the server and the demo company know the database',
    broken: (from, to) =>
      (isPackage(to, 'kysely') && !inServer(from) && !inDemo(from) && inside('packages')(from)) ||
      (isPackage(to, 'pg') && !inServer(from) && inside('packages')(from)),
  },
];

/** The imports of a module: the target's path or package, whether it imports a value or by `import()`, and the line. */
function importsOf(file) {
  const { module, program } = parse(file);
  const all = [];
  const add = (request, value, at, dynamic = false) =>
    all.push({ to: resolve(file.path, request), value, dynamic, line: lineAt(file.text, at) });
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, entries.length === 0 || entries.some((e) => !e.isType), start);
  for (const { entries, start } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, !isType, start);
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1], true, start, true);
  }
  for (const node of nodes(program)) if (node.type === 'TSImportType') add(node.source.value, false, node.start);
  return all;
}

/** Our modules become paths. Everything else stays a package's name. */
function resolve(from, request) {
  const [, pkg, module] = /^@masabasi\/(core|server|demo|sandbox)\/(.+)$/.exec(request) ?? [];
  if (pkg) return `packages/${pkg}/src/${module}${module.endsWith('.json') ? '' : '.ts'}`;
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

/** Exceptions to the order that no import needs any more. `list` holds `from -> to`, as `AGAINST_THE_ORDER`. */
export function staleExceptions(files, list = AGAINST_THE_ORDER) {
  const there = new Set(files.flatMap((file) => importsOf(file).map(({ to }) => `${tail(file.path)} -> ${tail(to)}`)));
  return [...list].filter((entry) => !there.has(entry)).map((entry) => `${entry}: take it from AGAINST_THE_ORDER`);
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
    list.flatMap(({ to, value, dynamic, line }) =>
      RULES.filter((rule) => rule.broken(from, to, { value, dynamic, reachesZod })).map(
        (rule) => `${from}:${line} imports ${to}: ${rule.why}`,
      ),
    ),
  );
  return [...broken, ...circles(imports)];
}

if (import.meta.main) {
  const files = modulesIn('packages', 'e2e', 'bench');
  report('sınırlar', files.length, [...boundaryViolations(files), ...staleExceptions(files)]);
}
