import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const ANALIZ_HABERI: BildirimTuru = {
  tur: 'analiz',
  ad: 'Analizler',
  aciklama: 'Size bir analiz atandığında, analizinize ya da istediğiniz bir analize karar verildiğinde.',
  varsayilan: 'acik',
  yol: SAYFA.analiz[0],
  ayrintisi: 'Analizler, İş Analizi sayfasındadır',
};
