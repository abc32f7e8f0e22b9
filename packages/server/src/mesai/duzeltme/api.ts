/** The door of this room: other rooms call these and nothing else. */
export { bekleyenKayitlar, bekleyenVar, ekle, kendiKaydi, kilitle, liste, reddedilmis } from './queries.ts';
export { duzeltmeyiUygula, sinirHatasi } from './kayit.ts';
