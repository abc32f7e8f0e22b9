import type { BildirimTuru } from '../room.ts';

/** The way to calls: the page of a telephone without a number. */
export const CAGRI_YOLU = '/islemler/musterigorusme/detay?telefon=';

export const KACAN_CAGRI: BildirimTuru = {
  tur: 'kacanCagri',
  ad: 'Kaçan çağrılar',
  aciklama: 'Kimse masasında değilken bir müşteri aradığında ve ilk dönecek kişi sizseniz.',
  varsayilan: 'acik',
  yol: null,
  ayrintisi: 'Çağrılar Telefon ekranındadır',
};
