import type { BildirimTuru } from '../../room.ts';

export const YONLENDIRME_HABERI: BildirimTuru = {
  tur: 'yonlendirmeHaberi',
  ad: 'Yönlendirmeler',
  aciklama:
    'Size ya da departmanınıza bir aday yönlendirildiğinde, yönlendirdiğinize karar verildiğinde ya da geciktiğinde.',
  varsayilan: 'acik',
  yol: '/pazarlama/gorusmetakip/yonlendirme',
  ayrintisi: 'Yönlendirmeler, Yönlendirmeler sayfasındadır',
};
