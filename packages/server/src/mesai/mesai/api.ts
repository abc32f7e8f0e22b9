/** The door of this room: other rooms call these and nothing else. */
export {
  bitenleriKapat,
  kisininMesaileri,
  kisiyiKilitle,
  mesaiBaslat,
  mesaiBaslayamaz,
  mesaiyiBitir,
  sonMesailer,
} from './queries.ts';
