import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const GORUSME_HATIRLATMASI: BildirimTuru = {
  tur: 'gorusmeHatirlatmasi',
  ad: 'Görüşme hatırlatmaları',
  aciklama: 'Bir görüşme için kurduğunuz hatırlatmanın zamanı geldiğinde.',
  varsayilan: 'acik',
  yol: SAYFA.gorusme[0],
  ayrintisi: 'Görüşme Destek Görüşmeleri sayfasındadır',
};
