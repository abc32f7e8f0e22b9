/** The door of this room: other rooms call these and nothing else. */
export { PROJELER } from './ilkUrunler.ts';
export { calisanlar, ilkKonulariYaz, ilkUrunleriYaz, proje } from './queries.ts';
