import type { Endpoint } from '@masabasi/core/endpoint';
import type { Plugin } from 'vite';

/**
 * What pages read first comes with the first load; the other calls of their rooms, with which a contract is full, need
 * not. The module that names those reads gets them as data instead of its imports.
 */

/** What the client asks of an endpoint. */
const KEPT: ReadonlySet<string> = new Set<keyof Endpoint>([
  'method',
  'path',
  'wrap',
  'effect',
  'konu',
  'govdeSiniri',
  'agir',
  'saklama',
]);
const FROM_CONTRACT = /^import \{ (\w+) \} from '(@masabasi\/core\/\w+\/contract)';$/gm;

export function okunanUclar(): Plugin {
  return {
    name: 'endpoints-read-first',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/web/src/ilkOkumalar.ts')) return undefined;
      let edited = code;
      for (const [statement, room, file] of code.matchAll(FROM_CONTRACT)) {
        const module: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = await import(file);
        const all = module[room] ?? {};
        const kept = Object.entries(all)
          .filter(([name]) => new RegExp(`(?<![\\w.])${room}\\.${name}\\b`).test(code))
          .map(([name, endpoint]) => [name, Object.fromEntries(Object.entries(endpoint).filter(([k]) => KEPT.has(k)))]);
        edited = edited.replace(statement, `const ${room} = ${JSON.stringify(Object.fromEntries(kept))};`);
      }
      if (edited === code) this.error(`${id}: no call was found in it; look at how it is written now`);
      return edited;
    },
  };
}
