import type { BildirimTuru } from '../../room.ts';

export const EGITIM_ATAMASI: BildirimTuru = {
  tur: 'egitimAtamasi',
  ad: 'Eğitimler',
  aciklama: 'Size bir eğitim atandığında, eğitiminizin zamanı değiştiğinde ya da eğitim kalktığında.',
  varsayilan: 'acik',
  yol: '/islemler/musterigorusme/egitim',
  ayrintisi: 'Eğitimler, Eğitimler sayfasındadır',
};
