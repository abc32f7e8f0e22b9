import type { Gun } from '../../platform/time/tarih.ts';

/** Announcements (settled: menu 11): a period and an audience. */

export const METIN = {
  tarihSirasi: 'Bitiş tarihi başlangıç tarihinden önce olamaz.',
  departmanYok: 'Seçilen departmanlardan biri bulunamadı. Listeyi yeniden açınız.',
} as const;

/** Error of an announcement's period, or null. */
export const donemHatasi = (d: { readonly Baslangic: Gun; readonly Bitis: Gun }): string | null =>
  d.Bitis < d.Baslangic ? METIN.tarihSirasi : null;
