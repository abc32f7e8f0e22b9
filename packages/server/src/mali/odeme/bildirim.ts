import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BildirimTuru } from '../../room.ts';

export const ODEME_UYARISI: BildirimTuru = {
  tur: 'odemeUyarisi',
  ad: 'Kartla ödeme uyarıları',
  aciklama: 'Bir fatura iki kez ödendiğinde ya da alınan tutar istenenden başka olduğunda.',
  varsayilan: 'acik',
  yol: SAYFA.fatura[0],
  ayrintisi: 'Ödemeler, faturanın sayfasındadır',
};

export const FATURA_ODENDI: BildirimTuru = {
  tur: 'faturaOdendi',
  ad: 'Kestiğim fatura ödendi',
  aciklama: 'Müşteri, sizin kestiğiniz bir faturayı kartla ödediğinde.',
  varsayilan: 'acik',
  yol: SAYFA.fatura[0],
  ayrintisi: 'Ödeme, faturanın sayfasındadır',
};
