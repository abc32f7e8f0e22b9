/** The door of this room: other rooms call these and nothing else. */
export { haklariKilitle, kalanAyricalikli } from './queries.ts';
