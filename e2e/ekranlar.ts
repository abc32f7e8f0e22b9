import { readdirSync, readFileSync } from 'node:fs';
import type { Ekran } from './ekran.ts';

/** Where in `packages/web/src` the product loads its screens from. */
const YUKLEYENLER = ['routes.tsx', 'layout/App.tsx'];

/** The file of every screen that the product can load, without its ending. */
export const urununEkranlari = (): string[] =>
  YUKLEYENLER.flatMap((dosya) => {
    const metin = readFileSync(new URL(`../packages/web/src/${dosya}`, import.meta.url), 'utf8');
    const klasor = new URL(dosya, 'file:///').href;
    return Array.from(metin.matchAll(/\bimport\('([^']+)\.tsx'\)/g), (m) => new URL(m[1]!, klasor).pathname.slice(1));
  });

/**
 * The screens of the product and the states of each that axe looks at: those of a room in `ekranlar/<room>.ts`, read from
 * the folder. What a state needs a story for, such as an import or two who edit one record, its own test looks at.
 */
const odalar = await Promise.all(
  readdirSync(new URL('ekranlar', import.meta.url)).map(
    (dosya) => import(`./ekranlar/${dosya}`) as Promise<{ readonly ekranlar: Readonly<Record<string, Ekran>> }>,
  ),
);
export const EKRANLAR: Readonly<Record<string, Ekran>> = Object.assign({}, ...odalar.map((o) => o.ekranlar));
