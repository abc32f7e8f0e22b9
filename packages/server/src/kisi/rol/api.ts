/** The door of this room: other rooms call these and nothing else. */
export { yeniRolleri } from './kayit.ts';
export { haklariKilitle, kalanAyricalikli } from './queries.ts';
