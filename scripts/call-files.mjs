/**
 * The text of the client's calls (`calls.mjs`), generated from the contract: the address of each endpoint, with its
 * schemas as types only.
 */
import { nodes } from './tree.mjs';

const HEAD = '// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.';

/** A value as source text, quoted as in the rest of the source. */
function source(value) {
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return String(value);
}

const callSource = (endpoint, told) =>
  `{ ${told
    .filter((key) => endpoint[key] !== undefined)
    .map((key) => `${key}: ${source(endpoint[key])}`)
    .join(', ')} }`;

const callsSource = (entries, told) =>
  entries.map(([name, endpoint]) => `  ${name}: ${callSource(endpoint, told)},\n`).join('');

/** The module of one room. */
const roomFile = (room, folder, endpoints, told) => `${HEAD}
import type { Calls } from '@masabasi/core/platform/call/call';
import type { ${room} as contract } from '@masabasi/core/${folder}/contract';

export const ${room}: Calls<typeof contract> = {
${callsSource(Object.entries(endpoints), told)}};
`;

/**
 * The calls that pages read first.
 * @param named tells if the first load names a call
 */
function firstFile(contract, named, told) {
  const blocks = Object.entries(contract).flatMap(([room, endpoints]) => {
    const entries = Object.entries(endpoints).filter(([name]) => named.has(`${room}.${name}`));
    const names = entries.map(([name]) => source(name)).join(' | ');
    const text = `\nexport const ${room}: Calls<Contract['${room}'], ${names}> = {\n${callsSource(entries, told)}};\n`;
    return entries.length === 0 ? [] : [text];
  });
  return `${HEAD}
import type { Calls } from '@masabasi/core/platform/call/call';
import type { Contract } from '@masabasi/core/contract';
${blocks.join('')}`;
}

/** The calls that give filters of lists their choices. */
function choicesFile(contract, lists, told) {
  const names = lists.flatMap(({ suzgecler }) =>
    Object.values(suzgecler).flatMap(({ gosterim }) => (gosterim.tur === 'kayit' ? [gosterim.uc] : [])),
  );
  const entries = [...new Set(names)]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const [room, call] = name.split('.');
      return [source(name), contract[room][call]];
    });
  return `${HEAD}
import type { Calls } from '@masabasi/core/platform/call/call';
import type { SecenekUclari } from '@masabasi/core/platform/list/secenekUclari';

export const CHOICES: Calls<SecenekUclari> = {
${callsSource(entries, told)}};
`;
}

/** All generated modules: name and text of each. `folderOf` gives a room's folder in core. */
export function callFiles({ contract, lists, told, named, folderOf }) {
  return new Map([
    ...Object.entries(contract).map(([room, endpoints]) => [
      `${room}.ts`,
      roomFile(room, folderOf(room), endpoints, told),
    ]),
    ['first.ts', firstFile(contract, named, told)],
    ['choices.ts', choicesFile(contract, lists, told)],
  ]);
}

/** Calls that a module uses, as `room.call`. */
export function namedIn(program) {
  const members = [...nodes(program)].filter((n) => n.type === 'MemberExpression' && n.object.type === 'Identifier');
  return new Set(members.map((n) => `${n.object.name}.${n.property.name}`));
}
