import type { BildirimTuru } from '../../room.ts';

export const GOREV_ATAMASI: BildirimTuru = {
  tur: 'gorevAtamasi',
  ad: 'İşler',
  aciklama: 'Size bir iş ya da bir işin testi atandığında, işiniz testten döndüğünde.',
  varsayilan: 'acik',
  yol: '/istakibi/isler',
  ayrintisi: 'İşler, İşler sayfasındadır',
};

export const GOREV_ANMASI: BildirimTuru = {
  tur: 'gorevAnmasi',
  ad: 'İş notlarında anılma',
  aciklama: 'Bir işin notunda @ ile anıldığınızda.',
  varsayilan: 'acik',
  yol: '/istakibi/isler',
  ayrintisi: 'Not, İşler sayfasındadır',
};
