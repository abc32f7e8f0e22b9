import type { BildirimTuru } from '../../room.ts';

/** Link of calls: the page of a telephone, without the number. */
export const CAGRI_YOLU = '/islemler/musterigorusme/detay?telefon=';

export const KACAN_CAGRI: BildirimTuru = {
  tur: 'kacanCagri',
  ad: 'Kaçan çağrılar',
  aciklama: 'Kimse masasında değilken bir müşteri aradığında ve ilk dönecek kişi sizseniz.',
  varsayilan: 'acik',
  yol: null,
  ayrintisi: 'Çağrılar Telefon ekranındadır',
};
