/** The door of this room: other rooms call these and nothing else. */
export { DURUM_SATIRI, gorur, kapsamda } from './queries.ts';
export { gorevlendir, gorevlenecek } from './kayit.ts';
