/** The door of this room: other rooms call these and nothing else. */
export { sayaclariKes, sureleriKapat } from './queries.ts';
