import { readdirSync, readFileSync } from 'node:fs';
import type { Ekran } from './ekran.ts';

/** Files in `packages/web/src` from which the product loads its screens. */
const YUKLEYENLER = ['routes.tsx', 'layout/App.tsx'];

/** The file of every screen that the product can load, without its extension. */
export const urununEkranlari = (): string[] =>
  YUKLEYENLER.flatMap((dosya) => {
    const metin = readFileSync(new URL(`../packages/web/src/${dosya}`, import.meta.url), 'utf8');
    const klasor = new URL(dosya, 'file:///').href;
    return Array.from(metin.matchAll(/\bimport\('([^']+)\.tsx'\)/g), (m) => new URL(m[1]!, klasor).pathname.slice(1));
  });

/**
 * The screens of the product and the states of each for axe: `ekranlar/<room>.ts` has those of a room, read from the
 * folder. A state that needs a whole story, such as an import or two editors of one record, is checked in that story's
 * own test.
 */
const odalar = await Promise.all(
  readdirSync(new URL('ekranlar', import.meta.url)).map(
    (dosya) => import(`./ekranlar/${dosya}`) as Promise<{ readonly ekranlar: Readonly<Record<string, Ekran>> }>,
  ),
);
export const EKRANLAR: Readonly<Record<string, Ekran>> = Object.assign({}, ...odalar.map((o) => o.ekranlar));
