/** The files of a new room (`new.mjs`), made from the templates in `scripts/room`. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { buyuk, kucuk } from '../packages/core/src/platform/text/metin.ts';
import { vocabularyViolations } from './check-vocabulary.mjs';
import { DISTRICTS, PACKAGES } from './districts.mjs';

const TEMPLATES = join(import.meta.dirname, 'room');
const USAGE =
  'npm run new -- <district>/<room> ["Title of one record" ["Title of several"]], for example: izin/vardiya "Vardiya"';
const MIGRATIONS = 'packages/server/src/platform/db/migrations';

/** Words that PostgreSQL keeps for itself, so that no table bears them unquoted. */
const SQL_WORDS = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate column
   concurrently constraint create cross default deferrable desc distinct do else end except false fetch for foreign
   freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like
   limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary
   references returning right select similar some symmetric table tablesample then to trailing true union unique user
   using variadic verbose when where window with`.split(/\s+/),
);

/** Code is ASCII, so its letters have no Turkish case. */
const capital = (name) => name.replaceAll(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 32));
const upperFirst = (name) => capital(name[0]) + name.slice(1);
const snake = (name) => name.replaceAll(/[A-Z]/g, (c) => `_${String.fromCharCode(c.charCodeAt(0) + 32)}`);
/** The Turkish plural, by the last vowel. */
const plural = (title) => `${title}${/[aıou][^aeıioöuü]*$/.test(kucuk(title)) ? 'lar' : 'ler'}`;

/** Names of a room in its files. */
function namesOf(district, room, title, titles = plural(title)) {
  const table = snake(room);
  return {
    district,
    room,
    Room: upperFirst(room),
    ROOM: capital(table),
    table,
    title,
    titles,
    lower: kucuk(title),
  };
}

const filled = (template, names) =>
  readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8').replaceAll(/%(\w+)%/g, (_, name) => names[name]);

/** The number after the last migration's. */
const nextNumber = (root) =>
  String(Math.max(...readdirSync(join(root, MIGRATIONS)).map((name) => Number.parseInt(name, 10))) + 1).padStart(
    4,
    '0',
  );

/** The path of each template's file: beside the other files of its package, or where it is found by its folder. */
function pathsOf(root, { district, room, Room, table }) {
  const inRooms = readdirSync(TEMPLATES).flatMap((file) => {
    const [, pkg, rest] = /^(core|server|web)-(.+)\.txt$/.exec(file) ?? [];
    const name = pkg === 'web' ? `${Room}${rest}` : rest;
    return pkg === undefined ? [] : [[`${pkg}-${rest}`, `packages/${pkg}/src/${district}/${room}/${name}`]];
  });
  return [
    ...inRooms,
    ['migration.ts', `${MIGRATIONS}/${nextNumber(root)}-${table.replaceAll('_', '-')}.ts`],
    ['writes.ts', `bench/prove/writes/${room}.ts`],
  ];
}

/** The page about a district, with a row for the room after the other rooms. */
function withRow(page, { room, lower, district }) {
  const rows = /^## Rooms\n[\s\S]*?\n\|[\s\S]*?\n(?=\n)/m.exec(page);
  if (rows === null) throw new Error(`the README of ${district} has no table of rooms`);
  const end = rows.index + rows[0].length;
  return `${page.slice(0, end)}| \`${room}\` | ${lower} | records with a name | \`/${district}/${room}\` |\n${page.slice(end)}`;
}

const filesOf = (root, names) =>
  new Map(pathsOf(root, names).map(([template, path]) => [path, filled(template, names)]));

/** The modules among files, parsed. */
const parsed = (files) =>
  [...files].filter(([path]) => /\.tsx?$/.test(path)).map(([path, text]) => parseSync(path, text));

/** True when the files of any room import something else under this name. */
const importedByAny = (root, district, name) =>
  parsed(filesOf(root, namesOf(district, 'anyRoom', 'Any')))
    .flatMap(({ module }) => module.staticImports.flatMap(({ entries }) => entries))
    .some(({ localName }) => localName.value === name);

/**
 * The files of a new room, by their paths, or the sentence that refuses it.
 * @param root the folder of the project
 * @param args the arguments of the command
 */
export function newRoom(root, [place = '', given, several, ...more]) {
  const [, district, room] = /^([^/]+)\/([^/]+)$/.exec(place) ?? [];
  if (room === undefined || more.length > 0) return { refusal: USAGE };
  if (!DISTRICTS.includes(district))
    return { refusal: `There is no district '${district}'. The districts are: ${DISTRICTS.join(', ')}.` };
  if (!/^[a-z][a-zA-Z]{1,29}$/.test(room))
    return {
      refusal: `'${room}' cannot be the name of a room: write a Turkish noun in plain letters, as in 'vardiya'.`,
    };
  const title = given ?? buyuk(room[0]) + room.slice(1);
  const wrong = [title, several ?? title].find((word) => !/^\p{Lu}[\p{L}\p{Nd} -]{0,59}$/u.test(word));
  if (wrong !== undefined)
    return {
      refusal: `'${wrong}' cannot be a title: write a word that begins with a capital letter, as in "Vardiya".`,
    };
  const there = PACKAGES.flatMap((pkg) => DISTRICTS.map((d) => `packages/${pkg}/src/${d}/${room}`)).find((path) =>
    existsSync(join(root, path)),
  );
  if (there !== undefined) return { refusal: `The room ${room} exists already: ${there}.` };
  const names = namesOf(district, room, title, several);
  if (SQL_WORDS.has(names.table))
    return { refusal: `'${room}' cannot be the name of a room: PostgreSQL keeps this word for itself.` };
  const table = globSync(`${MIGRATIONS}/*.ts`, { cwd: root }).find((path) =>
    new RegExp(`create table (if not exists )?${names.table}\\b`).test(readFileSync(join(root, path), 'utf8')),
  );
  if (table !== undefined) return { refusal: `The table ${names.table} exists already: ${table} makes it.` };
  const files = filesOf(root, names);
  const [empty] = vocabularyViolations([...files.keys()]);
  const [reserved] = parsed(files).flatMap(({ errors }) => errors.map(({ message }) => message));
  const taken = importedByAny(root, district, room) ? 'a module of the room imports something else so' : undefined;
  const why = empty ?? reserved ?? taken;
  if (why !== undefined) return { refusal: `'${room}' cannot be the name of a room: ${why}` };
  const readme = `packages/server/src/${district}/README.md`;
  files.set(readme, withRow(readFileSync(join(root, readme), 'utf8'), names));
  return { files, left: leftOf(files, names) };
}

/** Files that a person still has to touch, each with its change. */
function leftOf(files, { district, room, Room, title, titles }) {
  const page = `/${district}/${room}`;
  const migration = [...files.keys()].find((path) => path.startsWith(MIGRATIONS));
  return [
    ['packages/core/src/platform/yetki/rules.ts', 'a permission of its own; its name in katalog.ts beside it'],
    ['packages/core/src/platform/screen/sayfa.ts', `${room}: ['${page}'], and the permission of its first reads`],
    [`packages/core/src/${district}/${room}/contract.ts`, `ERISIM = sayfa(SAYFA.${room}, yetki(YETKI.…))`],
    [`packages/server/src/${district}/${room}/testing.ts`, `kim: 'yetki …', sayfa: '${page}', no gecmez`],
    [
      'packages/web/src/routes.tsx',
      `s('${page}', '${titles}', () => import('./${district}/${room}/${Room}Page.tsx'), ILK.${room}),`,
    ],
    ['packages/web/src/ilkOkumalar.ts', `${room}: hep(oku(${room}.${room}Listesi, {})),`],
    [
      'packages/server/src/platform/setup/menuler.ts',
      `[<next free number of its group>, '${titles}', '${page}', 'list']; its roles`,
    ],
    ['packages/web/src/yonetim/arama/ekranSozleri.ts', `'${page}': other words for it`],
    [`e2e/ekranlar/${room}.ts`, `the states of '${district}/${room}/${Room}Page' for axe`],
    ['docs/kullanim.md', `a section with <!-- sayfa: ${page} -->, its picture in e2e/resimler.ts`],
    ['docs/sozluk.md', `${room} and its English word`],
    [`packages/server/src/${district}/README.md`, `the English word and the records of ${room}`],
    [migration, `the columns of ${title}; another number when another branch took this one`],
    ...(district === 'platform' ? [['scripts/districts.mjs', `${room} in PLATFORM_ROOMS`]] : []),
  ];
}
