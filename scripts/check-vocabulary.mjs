/**
 * Names of files and folders: a name says what is inside, every room lies in a district, a test stands beside its subject.
 * check-vocabulary.test.mjs plants violations.
 */
import { DISTRICTS } from './districts.mjs';
import { filesIn, report } from './tree.mjs';

/** Folders of a package's source beside the districts. */
const FOLDERS = {
  core: ['testing'],
  server: ['testing'],
  web: ['calls', 'layout', 'testing', 'theme', 'ui'],
  demo: ['founding', 'plan', 'player', 'words'],
  sandbox: ['veri'],
};

/** Files that may lie at the root of a package's source. */
const LOOSE = { core: 10, server: 14, web: 12, demo: 6, sandbox: 14 };

/** Names that say nothing about what is inside. */
const EMPTY_WORDS =
  /^(utils?|helpers?|common|shared|misc|lib|services?|repositor(y|ies)|dtos?|mappers?|managers?|models?|types|constants|index|i18n)$/i;
const words = (part) => part.split('.')[0].split(/[-_]|(?<=[a-z])(?=[A-Z])/);

/** A component or a module; its test may run in a browser. */
const SOURCE = /^([A-Z][a-zA-Z0-9]*((\.browser)?\.test)?\.tsx|[a-z][a-zA-Z0-9]*((\.browser)?\.test|\.d)?\.tsx?)$/;
const STYLE = /^([A-Z][a-zA-Z0-9]*\.module|[a-z][a-z0-9-]*)\.css$/;
const MIGRATION = /^\d{4}-[a-z0-9-]+\.ts$/;
/** Declarations of packages without types are named as the package. */
const DECLARATION = /^[a-z]+(-[a-z]+)*\.d\.ts$/;

function violation(path, all, paths) {
  const [, pkg, inside] = /^packages\/(\w+)\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return null;
  if (!FOLDERS[pkg]) return 'no package of this name is planned';
  const parts = inside.split('/');
  const file = parts.at(-1);
  // Samples are named by the programs that wrote them. A README may describe any folder.
  if (parts.at(-2) === 'veri' || file === 'README.md') return null;
  const empty = parts.flatMap(words).find((word) => EMPTY_WORDS.test(word));
  if (empty) return `'${empty}' says nothing about what is inside: name the thing`;
  if (parts.length > 1 && !DISTRICTS.includes(parts[0]) && !FOLDERS[pkg].includes(parts[0]))
    return `'${parts[0]}' is no district and no other known folder`;
  if (pkg === 'demo' && DISTRICTS.includes(parts[0])) {
    const rooms = `packages/server/src/${parts[0]}/${parts[1].split('.')[0]}/`;
    if (!paths.some((p) => p.startsWith(rooms))) return 'a share of the demo company is named as its room';
  } else if (parts.length === 2 && DISTRICTS.includes(parts[0])) return 'a file of a district lies in one of its rooms';
  if (parts.at(-2) === 'migrations') return MIGRATION.test(file) ? null : 'a migration begins with its number';
  if (!SOURCE.test(file) && !STYLE.test(file) && !DECLARATION.test(file))
    return 'not named like a module or a component';
  if (file.endsWith('.module.css') && parts[0] !== 'ui' && !all.has(path.replace('.module.css', '.tsx')))
    return 'a stylesheet without its component';
  // A component's test stands beside it; a test of rules or of the server may tell one story of several files.
  if (!file.endsWith('.test.tsx')) return null;
  const subject = path.replace(/(\.browser)?\.test\.tsx$/, '');
  // Some modules without a component need a browser, too.
  return ['.tsx', '.ts'].some((end) => all.has(subject + end)) ? null : 'a test without its subject';
}

/** Files that lie loose at the root of a package's source, beyond the allowed number. */
function loose(paths) {
  return Object.entries(LOOSE).flatMap(([pkg, most]) => {
    const found = paths.filter((path) => new RegExp(`^packages/${pkg}/src/[^/]+$`).test(path));
    return found.length <= most ? [] : [`packages/${pkg}/src: ${found.length} loose files, at most ${most}`];
  });
}

/** One line a violation. */
export function vocabularyViolations(paths) {
  const all = new Set(paths);
  return [
    ...paths.flatMap((path) => {
      const why = violation(path, all, paths);
      return why ? [`${path}: ${why}`] : [];
    }),
    ...loose(paths),
  ];
}

if (import.meta.main) {
  const paths = filesIn('packages');
  report('sözcükler', paths.length, vocabularyViolations(paths));
}
