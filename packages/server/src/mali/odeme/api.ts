/** The door of this room: other rooms call these and nothing else. */
export { bekleyenKartlar, bekleyenKesintiler, kesintileriBagla, kesintileriCoz, sozlesmeler } from './queries.ts';
