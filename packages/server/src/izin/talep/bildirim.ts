import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

/** A mail contains neither the type nor the note of a leave. The page shows them. */
const ayrintisi = 'Türü ve açıklaması İzinler sayfasındadır';

export const IZIN_ISTEGI: BildirimTuru = {
  tur: 'izinIstegi',
  ad: 'İzin istekleri',
  aciklama: 'Karar vereceğiniz bir izin ya da iptal isteği geldiğinde.',
  varsayilan: 'posta',
  yol: SAYFA.izin[0],
  ayrintisi,
};
export const IZIN_KARARI: BildirimTuru = {
  tur: 'izinKarari',
  ad: 'İzin kararları',
  aciklama: 'İsteğiniz onaylandığında ya da reddedildiğinde.',
  varsayilan: 'posta',
  yol: SAYFA.izin[0],
  ayrintisi,
};
