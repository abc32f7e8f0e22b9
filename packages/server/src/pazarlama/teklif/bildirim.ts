import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

const [yol] = SAYFA.teklif;

export const TEKLIF_HABERI: BildirimTuru = {
  tur: 'teklif',
  ad: 'Teklifleriniz',
  aciklama:
    'Müşteri teklifinizi açtığında, soru sorduğunda, kabul ettiğinde ya da reddettiğinde; teklifiniz yanıtsız kaldığında.',
  varsayilan: 'acik',
  yol,
  ayrintisi: 'Teklifler, Teklif Takibi sayfasındadır',
};

export const ISKONTO_ONAYI: BildirimTuru = {
  tur: 'iskontoOnayi',
  ad: 'Teklif onayları',
  aciklama:
    'İskontosu sınırı ya da tutarı bayinin risk limitini aşan bir teklif onayınızı beklediğinde; sizinki onaylandığında.',
  varsayilan: 'acik',
  yol,
  ayrintisi: 'Teklifler, Teklif Takibi sayfasındadır',
};
