import type { BildirimTuru } from '../../room.ts';

export const IZIN_DEVRI: BildirimTuru = {
  tur: 'izinDevri',
  ad: 'İzinde kalan görüşmeler',
  aciklama: 'Siz ya da departmanınızdan biri, üzerinde açık görüşmeler varken izne çıkacağında ya da çıktığında.',
  varsayilan: 'acik',
  yol: '/',
  ayrintisi: 'Görüşmeler ana sayfadan devredilir',
};
