/** The door of this room: other rooms call these and nothing else. */
export { gecenDakika, gecmis, gelenPostasi, sonHareket, yapan } from './queries.ts';
export {
  type EskiHareket,
  type Hareket,
  type Yapan,
  hareketDenetle,
  hareketYaz,
  hareketleriSec,
  hareketleriYaz,
} from './kayit.ts';
export { type Writer, author, writing } from './record.ts';
