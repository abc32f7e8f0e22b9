import type { BildirimTuru } from '../../room.ts';

export const DEMO_ATAMASI: BildirimTuru = {
  tur: 'demoAtamasi',
  ad: 'Demo atamaları',
  aciklama: 'Size bir demo kurulumu atandığında.',
  varsayilan: 'acik',
  yol: '/',
  ayrintisi: 'Demolarınız ana sayfadadır',
};
