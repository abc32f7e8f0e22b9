/** The door of this room: other rooms call these and nothing else. */
export {
  gecenDakika,
  gecmis,
  gelenPostasi,
  historyLines,
  musteriye,
  sonHareket,
  versionLines,
  yapan,
} from './queries.ts';
export {
  type Author,
  type EskiHareket,
  type Hareket,
  type Yapan,
  hareketDenetle,
  hareketYaz,
  hareketleriSec,
  hareketleriYaz,
} from './kayit.ts';
export { type Change, type Writer, writing } from './record.ts';
