import type { BildirimTuru } from '../room.ts';

export const POSTA_ULASMADI: BildirimTuru = {
  tur: 'postaUlasmadi',
  ad: 'Ulaşmayan e-postalar',
  aciklama: 'Baktığınız bir istek ya da görüşmede yazılan e-posta alıcısına ulaşmadığında.',
  varsayilan: 'acik',
  yol: null,
  ayrintisi: 'Neden ulaşmadığı kaydın geçmişindedir',
};
