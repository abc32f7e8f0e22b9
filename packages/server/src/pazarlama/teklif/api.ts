/** The door of this room: other rooms call these and nothing else. */
export { programaKaybedilenler } from './queries.ts';
