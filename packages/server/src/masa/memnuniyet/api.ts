/** The door of this room: other rooms call these and nothing else. */
export { sonPuanlar, ulasim } from './queries.ts';
export { surumuSor } from './kayit.ts';
