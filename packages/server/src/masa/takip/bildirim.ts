import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

const ortak = {
  varsayilan: 'acik',
  yol: SAYFA.gorusme[0],
  ayrintisi: 'Görüşme Destek Görüşmeleri sayfasındadır',
} as const;

export const GORUSME_ANMASI: BildirimTuru = {
  ...ortak,
  tur: 'gorusmeAnmasi',
  ad: 'Görüşmede anılmanız',
  aciklama: 'Bir görüşmenin iç notunda biri sizi andığında.',
};

export const GORUSME_TAKIBI: BildirimTuru = {
  ...ortak,
  tur: 'gorusmeTakibi',
  ad: 'Takip ettiğiniz görüşmeler',
  aciklama:
    'Takip ettiğiniz bir görüşmede müşteriye yanıt yazıldığında, durum değiştiğinde ya da görüşme el değiştirdiğinde.',
};
