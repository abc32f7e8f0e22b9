/** The door of this room: other rooms call these and nothing else. */
export {
  demoLisanslari,
  kart,
  kilitle,
  lisansDurumu,
  lisanslar,
  ozetleri,
  turAnahtari,
  yenilemeSurer,
  yerineGecenYok,
} from './queries.ts';
export { bitisiTasi, halDegistir, lisansAc, lisansEngeli, sirketAdi } from './kayit.ts';
