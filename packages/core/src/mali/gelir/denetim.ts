/** Audit words of this room. */
export const gelir = {
  eylemler: {
    cariAktar: 'Cari ekstre alındı',
    faizOraniKaydet: 'Gecikme faizi oranı yazıldı',
    faizOraniSil: 'Gecikme faizi oranı silindi',
    hatirlatmaDurdur: 'Ödeme hatırlatmaları durduruldu ya da başlatıldı',
    hatirlatmaGonder: 'Ödeme hatırlatması gönderildi',
    sozKaydet: 'Ödeme sözü yazıldı',
  },
  nesneler: { faiz_orani: 'Gecikme faizi oranı' },
  alanlar: {
    Birim: 'Para birimi',
    Gecerlilik: 'Geçerlilik',
    FaizOrani: 'Faiz oranı (yüzde biri)',
    Seviye: 'Seviye',
    SozGunu: 'Söz günü',
    Durdur: 'Durduruldu',
    Neden: 'Neden',
  },
} as const;
