import { SAYFA } from '@masabasi/core/sayfa';
import type { BildirimTuru } from '../room.ts';

export const ODEME_UYARISI: BildirimTuru = {
  tur: 'odemeUyarisi',
  ad: 'Kartla ödeme uyarıları',
  aciklama: 'Bir fatura iki kez ödendiğinde ya da alınan tutar istenenden başka olduğunda.',
  varsayilan: 'acik',
  yol: SAYFA.fatura[0],
  ayrintisi: 'Ödemeler, faturanın sayfasındadır',
};
