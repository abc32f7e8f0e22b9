/** The door of this room: other rooms call these and nothing else. */
export { acilaninSozu, normalOncelik, slaOku, takvim } from './queries.ts';
export { hepsiYenilensin, slaOlayiYaz, slaYenile } from './kayit.ts';
