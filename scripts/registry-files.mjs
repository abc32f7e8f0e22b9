/** The texts of the registries (`registries.mjs`), generated from the folders of the rooms. */
import { DISTRICTS } from './districts.mjs';
import { parse } from './tree.mjs';

const HEAD =
  '// Written from the folders of the rooms by `npm run fix` (scripts/registries.mjs): a change here is lost.';

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** An expression without the `as const` or `satisfies` around it, and calls without the path above them (`under`). */
function bare(node) {
  if (/^TS(As|Satisfies)Expression$/.test(node?.type)) return bare(node.expression);
  return node?.type === 'CallExpression' && node.callee.name === 'under' ? bare(node.arguments.at(-1)) : node;
}

/** The values that a module exports, as syntax trees by name. */
const exportsOf = (file) =>
  new Map(
    parse(file).program.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations.map((declared) => [declared.id.name, bare(declared.init)])
        : [],
    ),
  );

/**
 * Rooms of a package whose module of this name exports an object under the room's own name, ordered by name.
 * @param files modules as `{ path, text }`, also of other folders
 */
export function roomsWith(pkg, module, files) {
  const rooms = files.flatMap((file) => {
    const [district, name, base] = /^packages\/\w+\/src\/(\w+)\/(\w+)\/(\w+)\.ts$/.exec(file.path)?.slice(1) ?? [];
    if (!file.path.startsWith(`packages/${pkg}/`) || base !== module || !DISTRICTS.includes(district)) return [];
    const exported = exportsOf(file);
    if (exported.get(name)?.type !== 'ObjectExpression') return [];
    return [{ name, from: `./${district}/${name}/${module}.ts`, exported }];
  });
  const sorted = rooms.toSorted(byName);
  const twice = sorted.find((room, i) => room.name === sorted[i + 1]?.name);
  if (twice) throw new Error(`two rooms are called ${twice.name}: ${twice.from} and another one`);
  return sorted;
}

const importing = ({ from }, ...names) => `import { ${names.join(', ')} } from '${from}';\n`;
const entries = (names) => names.map((name) => `  ${name},\n`).join('');

/** Name of the audit words that a room exports beside its calls. */
const wordsOf = ({ name }) => `${name}Sozleri`;

/** Calls and audit words of the rooms of core. */
export function coreRegistry(files) {
  const rooms = roomsWith('core', 'contract', files);
  const worded = rooms.filter((room) => room.exported.has(wordsOf(room)));
  const imports = rooms.map((room) => importing(room, room.name, ...(worded.includes(room) ? [wordsOf(room)] : [])));
  return `${HEAD}
${imports.join('')}import type { OdaSozleri } from './platform/denetim/sozler.ts';

/** Every call of the product, by room. A room without handlers does not compile. */
export const contract = {
${entries(rooms.map((room) => room.name))}};

/** Audit words of the rooms, beside those of their calls. */
export const sozler = {
${entries(worded.map((room) => `${room.name}: ${wordsOf(room)}`))}} satisfies Partial<Record<keyof typeof contract, OdaSozleri>>;
`;
}

/** Faces of the rooms of the server. */
export function serverRegistry(files) {
  const faces = roomsWith('server', 'room', files);
  const called = new Set(roomsWith('core', 'contract', files).map((room) => room.name));
  const [rooms, others] = [true, false].map((calls) => faces.filter((room) => called.has(room.name) === calls));
  return `${HEAD}
${faces.map((room) => importing(room, room.name)).join('')}import type { RoomFace, Rooms } from './room.ts';

/** All rooms that answer calls, typed over the contract: a missing room does not compile. */
export const rooms: Rooms = {
${entries(rooms.map((room) => room.name))}};

/** The faces of all rooms, including rooms without calls. */
export const faces: readonly (RoomFace & { readonly ad: string })[] = [
  ...Object.entries(rooms).map(([ad, oda]) => ({ ...oda, ad })),
${entries(others.map(({ name }) => `{ ad: '${name}', ...${name} }`))}];
`;
}
