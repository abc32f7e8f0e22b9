import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const SOZ_YAKLASTI: BildirimTuru = {
  tur: 'sozYaklasti',
  ad: 'Süresi dolan görüşmeler',
  aciklama: 'Üzerinizdeki bir görüşmenin süre sözünün dolmasına az kaldığında.',
  varsayilan: 'acik',
  yol: SAYFA.gorusme[0],
  ayrintisi: 'Görüşme Destek Görüşmeleri sayfasındadır',
};

export const SOZ_ASILDI: BildirimTuru = {
  tur: 'sozAsildi',
  ad: 'Süresi geçen görüşmeler',
  aciklama:
    'Sizin, departmanınızdan birinin ya da dağıttıklarınızdan sahipsiz bir görüşmenin süre sözü tutulamadığında.',
  varsayilan: 'acik',
  yol: SAYFA.gorusme[0],
  ayrintisi: 'Görüşme Destek Görüşmeleri sayfasındadır',
};
