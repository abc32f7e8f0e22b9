/** The door of this room: other rooms call these and nothing else. */
export { ikiAdimAcik, ikiAdimsizTamYetkililer } from './queries.ts';
export { kodSina } from './kayit.ts';
