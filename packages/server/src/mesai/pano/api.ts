/** The door of this room: other rooms call these and nothing else. */
export {
  calismalari,
  departmanMola,
  halleri,
  kisiDurumu,
  kisiGunu,
  kisininHali,
  panoKisileri,
  tatiller,
  yokluklar,
} from './queries.ts';
