/** The door of this room: other rooms call these and nothing else. */
export { SAYFA_TABLOLARI, acilanlar } from './queries.ts';
