import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const LISANS_UYARISI: BildirimTuru = {
  tur: 'lisansUyarisi',
  ad: 'Lisans uyarıları',
  aciklama: 'Baktığınız müşterilerin lisanslarının bitişi yaklaştığında ya da geçtiğinde.',
  varsayilan: 'posta',
  yol: SAYFA.lisans[0],
  ayrintisi: 'Bütün lisanslar Lisans Raporu sayfasındadır',
};
