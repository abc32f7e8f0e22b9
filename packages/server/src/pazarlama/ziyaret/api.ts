/** The door of this room: other rooms call these and nothing else. */
export { soylenenProgramlar } from './queries.ts';
