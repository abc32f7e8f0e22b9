import type { BildirimTuru } from '../../room.ts';

export const ZIYARET_HABERI: BildirimTuru = {
  tur: 'ziyaretHaberi',
  ad: 'Ziyaretler',
  aciklama: 'Size bir ziyaret atandığında, bir ziyarete katılımcı yazıldığınızda ya da zamanı değiştiğinde.',
  varsayilan: 'acik',
  yol: '/pazarlama/gorusmetakip',
  ayrintisi: 'Ziyaretler, Satış Görüşmeleri sayfasındadır',
};
