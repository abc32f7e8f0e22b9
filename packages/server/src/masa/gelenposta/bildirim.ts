import type { BildirimTuru } from '../../room.ts';

export const POSTA_YANITI: BildirimTuru = {
  tur: 'postaYaniti',
  ad: 'E-posta yanıtları',
  aciklama: 'Baktığınız bir istek ya da görüşme için müşteriden e-posta geldiğinde.',
  varsayilan: 'acik',
  yol: null,
  ayrintisi: 'E-posta kaydın geçmişindedir',
};
