/** The door of this room: other rooms call these and nothing else. */
export { ornekIlerlemesi } from './queries.ts';
export { temelVeri } from './temelVeri.ts';
