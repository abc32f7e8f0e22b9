import type { BildirimTuru } from '../../room.ts';

export const POSTA_ULASMADI: BildirimTuru = {
  tur: 'postaUlasmadi',
  ad: 'Ulaşmayan e-postalar',
  aciklama: 'Baktığınız bir istek ya da görüşmede müşteriye yazılan e-posta gönderilemediğinde ya da geri döndüğünde.',
  varsayilan: 'acik',
  yol: null,
  ayrintisi: 'E-posta kaydın geçmişindedir',
};
