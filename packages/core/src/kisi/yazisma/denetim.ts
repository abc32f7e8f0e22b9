/** Audit words of this room. They tell the act, never the text of a message. */
export const yazisma = {
  eylemler: {
    konusmaAc: 'Konuşma açıldı',
    grupKaydet: 'Konuşma grubu kaydedildi',
    kisiEngelle: 'Kişi engellendi ya da engeli kaldırıldı',
    mesajSikayet: 'Mesaj bildirildi',
    gruptanAyril: 'Gruptan ayrıldı',
    mesajGeriAl: 'Mesaj geri alındı',
    yazismaTercihKaydet: 'Okundu bilgisi tercihi değişti',
  },
  nesneler: { konusma: 'Konuşma', mesaj: 'Mesaj' },
  alanlar: { Kisiler: 'Kişiler', Engelli: 'Engelli', OkunduGoster: 'Okundu bilgisi gösterilsin' },
  evetHayir: ['OkunduGoster', 'Engelli'],
} as const;
