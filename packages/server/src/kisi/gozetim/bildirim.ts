import type { BildirimTuru } from '../../room.ts';

export const YAZISMA_GOZETIMI: BildirimTuru = {
  tur: 'yazismaGozetimi',
  ad: 'Yazışmanın gözetimi',
  aciklama: 'Bildirdiğiniz mesaja karar verildiğinde ve bir konuşmanıza dışarıdan bakıldığında.',
  varsayilan: 'acik',
  yol: '/personel/yazisma',
  ayrintisi: 'Ayrıntısı Yazışma sayfasındadır',
};
