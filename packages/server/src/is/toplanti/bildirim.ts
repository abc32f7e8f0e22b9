import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

const [yol] = SAYFA.toplanti;

export const TOPLANTI_DAVETI: BildirimTuru = {
  tur: 'toplantiDaveti',
  ad: 'Toplantı davetleri',
  aciklama: 'Bir toplantıya çağrıldığınızda, toplantınızın zamanı değiştiğinde ya da toplantı iptal edildiğinde.',
  varsayilan: 'acik',
  yol,
  ayrintisi: 'Toplantılar, Toplantılar sayfasındadır',
};

export const TOPLANTI_HABERI: BildirimTuru = {
  tur: 'toplanti',
  ad: 'Toplantılarınız',
  aciklama: 'Düzenlediğiniz toplantıya yanıt geldiğinde; toplantınız başladığında, tutanağı onaylandığında.',
  varsayilan: 'acik',
  yol,
  ayrintisi: 'Toplantılar, Toplantılar sayfasındadır',
};
