import type { BildirimTuru } from '../room.ts';

export const IZIN_DEVRI: BildirimTuru = {
  tur: 'izinDevri',
  ad: 'İzin öncesi devir',
  aciklama: 'Siz ya da bölümünüzden biri, üzerinde açık görüşmeler varken izne çıkacağında.',
  varsayilan: 'acik',
  yol: '/',
  ayrintisi: 'Görüşmeler ana sayfadan devredilir',
};
