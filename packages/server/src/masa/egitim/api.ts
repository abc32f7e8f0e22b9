/** The door of this room: other rooms call these and nothing else. */
export { musterininPlanli } from './queries.ts';
export { egitimIste, egitimdenVazgec } from './kayit.ts';
