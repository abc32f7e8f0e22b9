import type { BildirimTuru } from '../../room.ts';

export const DUZELTME_ISTEGI: BildirimTuru = {
  tur: 'duzeltmeIstegi',
  ad: 'Mola düzeltme istekleri',
  aciklama: 'Karar vereceğiniz bir mola düzeltme isteği geldiğinde.',
  varsayilan: 'acik',
  yol: '/personel/mola',
  ayrintisi: 'Ayrıntısı Mola Panosu sayfasındadır',
};
export const DUZELTME_KARARI: BildirimTuru = {
  tur: 'duzeltmeKarari',
  ad: 'Mola düzeltme kararları',
  aciklama: 'Düzeltme isteğiniz onaylandığında ya da reddedildiğinde.',
  varsayilan: 'posta',
  yol: '/personel/mola',
  ayrintisi: 'Sebebi mola detaylarınızdadır; Mola Panosu',
};
