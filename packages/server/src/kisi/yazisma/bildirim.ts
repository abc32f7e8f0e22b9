import type { BildirimTuru } from '../../room.ts';

export const YAZISMA_MESAJI: BildirimTuru = {
  tur: 'yazismaMesaji',
  ad: 'Yazışma',
  aciklama: 'Size yazıldığında: ikili konuşmada okumadığınız ilk mesajda.',
  varsayilan: 'acik',
  yol: '/personel/yazisma',
  ayrintisi: 'Mesaj, Yazışma sayfasındadır',
};

export const YAZISMA_ANMASI: BildirimTuru = {
  tur: 'yazismaAnmasi',
  ad: 'Yazışmada anılma',
  aciklama: 'Bir konuşmada @ ile anıldığınızda.',
  varsayilan: 'acik',
  yol: '/personel/yazisma',
  ayrintisi: 'Mesaj, Yazışma sayfasındadır',
};

export const YAZISMA_SIKAYETI: BildirimTuru = {
  tur: 'yazismaSikayeti',
  ad: 'Bildirilen mesajlar',
  aciklama: 'Yazışmayı gözetiyorsanız, bir mesaj bildirildiğinde.',
  varsayilan: 'acik',
  yol: '/personel/yazisma',
  ayrintisi: 'Ayrıntısı Yazışma sayfasındadır',
};

export const YAZISMA_ACILI: BildirimTuru = {
  tur: 'yazismaAcili',
  ad: 'Acil mesajlar',
  aciklama: 'Size ya da yerine baktığınız birine acil yazıldığında.',
  varsayilan: 'acik',
  yol: '/personel/yazisma',
  ayrintisi: 'Mesaj, Yazışma sayfasındadır',
};
