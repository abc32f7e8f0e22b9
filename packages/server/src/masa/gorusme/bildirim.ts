import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const GORUSME_ATAMASI: BildirimTuru = {
  tur: 'gorusmeAtamasi',
  ad: 'Görüşme atamaları',
  aciklama: 'Size bir müşteri görüşmesi atandığında.',
  varsayilan: 'acik',
  yol: SAYFA.gorusme[0],
  ayrintisi: 'Görüşme Destek Görüşmeleri sayfasındadır',
};
