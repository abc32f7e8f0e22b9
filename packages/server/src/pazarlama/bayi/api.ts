/** The door of this room: other rooms call these and nothing else. */
export { gorur, kapsamda, kosullar, sozlesmesi } from './queries.ts';
