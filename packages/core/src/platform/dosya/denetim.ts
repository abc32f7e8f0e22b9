/** Audit words of this room. */
export const dosya = {
  eylemler: {
    dosyaKaydet: 'Dosya eklendi',
    dosyaBagla: 'Bekleyen dosya kayda eklendi',
    dosyaSil: 'Dosya kaldırıldı',
    dosyaGeriAl: 'Kaldırılan dosya geri alındı',
    supheliIndir: 'Uyarılı dosya indirildi',
  },
  nesneler: {
    dosya: 'Dosya',
    bekleyen: 'Kayda eklenmeyi bekleyen dosya',
  },
} as const;
