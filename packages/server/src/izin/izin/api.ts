/** The door of this room: other rooms call these and nothing else. */
export {
  type IzinIcerigi,
  gizliTurler,
  gunleriSayanlar,
  izinKarti,
  izinSahibi,
  izinTurleri,
  izinler,
  izniDegistir,
  takvimTatilleri,
  tatiller,
  yakindakiler,
} from './queries.ts';
export {
  cakisanIzin,
  cakismaMetni,
  girdiEngeli,
  icerikDenetimi,
  izinAraligi,
  izinDenetimi,
  izinIcerigi,
  izinleriDuyur,
  izniHesapla,
  izniKaldir,
  izniKaydet,
  mesaiyeGore,
} from './kayit.ts';
