import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const DUSUK_PUAN: BildirimTuru = {
  tur: 'dusukPuan',
  ad: 'Düşük anket puanları',
  aciklama: 'Departmanınızdan birinin işine ya da sorumlusu olduğunuz ürüne bir müşteri düşük puan verdiğinde.',
  varsayilan: 'acik',
  yol: SAYFA.memnuniyet[0],
  ayrintisi: 'Anket, Anket Yanıtları sayfasındadır',
};
