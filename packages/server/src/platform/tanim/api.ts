/** The door of this room: other rooms call these and nothing else. */
export {
  adlar,
  anahtarli,
  calisanlar,
  degistir,
  ekle,
  ilceler,
  iller,
  listeyiKilitle,
  projeler,
  secenekler,
  stateNames,
  tanimSurumu,
  yerler,
} from './queries.ts';
