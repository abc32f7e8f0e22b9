/** The door of this room: other rooms call these and nothing else. */
export { elleHesaplar, musteriBakiyeleri } from './queries.ts';
export { defterEngeli, defterGeriAl, defterTers, defterTopluYaz, defterYaz, kapaliDonem } from './kayit.ts';
