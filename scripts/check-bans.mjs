/**
 * Bans that no oxlint rule covers; the rest is in .oxlintrc.json. The message is the reason. check-bans.test.mjs plants
 * a violation of each.
 */
import { lineAt, modulesIn, nodes, parse, report } from './tree.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path) || /^(e2e|bench)\//.test(path);
const isTarih = (path) => path === 'packages/core/src/platform/time/tarih.ts';
/** Core, the rooms of the server and the demo company: they take the time as an argument. */
const hasNoClock = (path) =>
  !isTest(path) &&
  (/^packages\/(core|demo)\/src\//.test(path) ||
    /^packages\/server\/src\/(?!platform\/(http|db)\/|testing\/)\w+\//.test(path));

const isCall = (node, object, property) =>
  node.type === 'CallExpression' && node.callee.object?.name === object && node.callee.property?.name === property;
const isNewDate = (node) => node.type === 'NewExpression' && node.callee.name === 'Date';
/** A date without a zone means another moment on another machine (or midnight of another day). */
const isZoneless = (text) => /^\d{4}-\d{2}(-\d{2})?(T[\d:.]+)?$/.test(text);

/** Ways to open connections: modules of Node, packages, and global functions. */
const CLIENTS =
  /^(node:)?(net|tls|http|https|http2|dgram|dns)(\/|$)|^(undici|nodemailer|imapflow|aws4fetch|ws|axios|got|node-fetch|pg)(\/|$)/;
const GLOBAL_CLIENTS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);
/**
 * Files that may connect, each to the address its configuration names (decision 0090). Imports of types are no
 * connection.
 */
const CONNECTS = new Set(
  `platform/db/connect platform/db/embedded platform/db/hold platform/db/migrate platform/dosya/nesneDeposu
   platform/dosya/tarama masa/gelenposta/kutu platform/posta/job mali/fatura/entegratorHttp mali/odeme/tasima
   acilis env platform/log/log platform/http/closing platform/http/stream`
    .split(/\s+/)
    .map((name) => `packages/server/src/${name}.ts`)
    .concat(['packages/sandbox/src/banka.ts', 'packages/sandbox/src/entegrator.ts']),
);
const isProduct = (path) =>
  /^packages\/(server|demo|sandbox)\/src\//.test(path) && !isTest(path) && !/\/testing(\/|\.)/.test(path);
const importsValue = (n) =>
  n.type === 'ImportDeclaration'
    ? n.importKind !== 'type' && (n.specifiers.length === 0 || n.specifiers.some((x) => x.importKind !== 'type'))
    : n.type === 'ImportExpression';

/** Branded ids of `http/access.ts`. */
const CHECKED_IDS = new Set(['KisiId', 'DepartmanId', 'UrunKapsami']);

const SKIPS = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'only']);
const TESTS = new Set(['test', 'it', 'describe']);

export const BANS = [
  {
    why: '`as unknown as` turns the type check off: parse the value, or give the type where it is made',
    broken: (n) => n.type === 'TSAsExpression' && n.expression.type === 'TSAsExpression',
  },
  {
    why: '`as any` turns the type check off: parse the value, or give the type where it is made',
    broken: (n) => n.type === 'TSAsExpression' && n.typeAnnotation.type === 'TSAnyKeyword',
  },
  {
    why: 'ids that were checked against the caller come from http/access.ts alone: call it',
    broken: (n, path) =>
      isProduct(path) &&
      path !== 'packages/server/src/platform/http/access.ts' &&
      n.type === 'TSAsExpression' &&
      [n.typeAnnotation, ...(n.typeAnnotation.types ?? [])].some((t) => CHECKED_IDS.has(t.typeName?.name)),
  },
  {
    why: 'a date without a zone is another moment on another machine: tarih.ts reads dates',
    broken: (n, path) =>
      !isTarih(path) &&
      (isNewDate(n) || isCall(n, 'Date', 'parse')) &&
      (n.arguments.length > 1 ||
        (n.arguments[0]?.type === 'Literal' && isZoneless(String(n.arguments[0].value))) ||
        (n.arguments[0]?.type === 'TemplateLiteral' &&
          !/(Z|[+-]\d\d:\d\d)$/.test(n.arguments[0].quasis.at(-1).value.raw))),
  },
  {
    why: 'rules and rooms have no clock: the time comes as an argument',
    broken: (n, path) => hasNoClock(path) && ((isNewDate(n) && n.arguments.length === 0) || isCall(n, 'Date', 'now')),
  },
  {
    why: 'a test that does not run proves nothing: make it pass or take it out',
    broken: (n) =>
      n.type === 'MemberExpression' &&
      TESTS.has(n.object.name ?? n.object.property?.name) &&
      SKIPS.has(n.property.name),
  },
  {
    why: 'connections go out from the modules of decision 0090 alone: the hosts come from the configuration',
    broken: (n, path) =>
      isProduct(path) &&
      !CONNECTS.has(path) &&
      ((importsValue(n) && CLIENTS.test(String(n.source.value))) ||
        (/^(Call|New)Expression$/.test(n.type) &&
          GLOBAL_CLIENTS.has(n.callee.name ?? n.callee.property?.name) &&
          (n.callee.type === 'Identifier' || n.callee.object.name === 'globalThis'))),
  },
  {
    why: 'an address that is changed from what is drawn loses the change before: useAdres of adres.ts changes it',
    broken: (n, path) =>
      path.startsWith('packages/web/src/') &&
      n.type === 'VariableDeclarator' &&
      n.init?.callee?.name === 'useSearchParams' &&
      n.id.elements?.length > 1,
  },
  {
    why: 'a failure that nobody hears of is found by a user: handle it or let it through',
    broken: (n) =>
      n.type === 'CallExpression' &&
      n.callee.property?.name === 'catch' &&
      n.arguments[0]?.type === 'ArrowFunctionExpression' &&
      n.arguments[0].body.type === 'BlockStatement' &&
      n.arguments[0].body.body.length === 0,
  },
];

const NO_REASON = 'a suppression needs its reason: `-- because …` on the same line';
const suppressesSilently = ({ value }) => /(oxlint|eslint)-disable/.test(value) && !/ -- \S.{9,}/.test(value);

/** One line for each violation. */
export function banViolations(files) {
  return files.flatMap((file) => {
    const { program, comments } = parse(file);
    const say = (offset, why) => `${file.path}:${lineAt(file.text, offset)} ${why}`;
    return [
      ...Array.from(nodes(program)).flatMap((node) =>
        BANS.filter(({ broken }) => broken(node, file.path)).map(({ why }) => say(node.start, why)),
      ),
      ...comments.filter(suppressesSilently).map((comment) => say(comment.start, NO_REASON)),
    ];
  });
}

if (import.meta.main) {
  const files = modulesIn('packages', 'e2e', 'bench');
  report('yasaklar', files.length, banViolations(files));
}
