/** The door of this room: other rooms call these and nothing else. */
export {
  type Ek,
  type PostaKonusu,
  anahtarsiz,
  ekleri,
  gizliKod,
  konuImzasi,
  kurulumImzasi,
  postaGeriDondu,
  postaKonusu,
  postaSayilari,
  postaYaz,
  postaliSatirlar,
} from './queries.ts';
export { type MailLine, mailLine, ulasmayan } from './kayit.ts';
