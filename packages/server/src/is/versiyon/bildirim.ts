import type { BildirimTuru } from '../../room.ts';

export const VERSIYON_YAYINI: BildirimTuru = {
  tur: 'versiyonYayini',
  ad: 'Versiyonlar',
  aciklama: 'Emek verdiğiniz ya da görüşmesini takip ettiğiniz bir iş yeni versiyonla yayınlandığında.',
  varsayilan: 'acik',
  yol: '/istakibi/versiyonlar',
  ayrintisi: 'Versiyon, Versiyonlar sayfasındadır',
};
