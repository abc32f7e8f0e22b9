/** The door of this room: other rooms call these and nothing else. */
export { kisiOzeti, ozetler, yasalDegerler } from './queries.ts';
