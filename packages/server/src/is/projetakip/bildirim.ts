import type { BildirimTuru } from '../../room.ts';

export const PLAN_ONAYI: BildirimTuru = {
  tur: 'planOnayi',
  ad: 'Proje planı onayları',
  aciklama: 'Bir plan onayınızı beklediğinde ya da gönderdiğiniz plana karar verildiğinde.',
  varsayilan: 'acik',
  yol: '/islemler/projetakibi/projeplanpage',
  ayrintisi: 'Plan, Proje Planı sayfasındadır',
};

export const PLAN_KAYMASI: BildirimTuru = {
  tur: 'planKaymasi',
  ad: 'Kayan proje planları',
  aciklama: 'Sorumlusu olduğunuz bir plan, bağlı olduğu plan yüzünden kaydığında.',
  varsayilan: 'acik',
  yol: '/islemler/projetakibi/projeplanpage',
  ayrintisi: 'Plan, Proje Planı sayfasındadır',
};
