/** What the audit says was done here, and to what. */
export const izin = {
  eylemler: {
    izinAktar: 'İzinler dışa aktarıldı',
    izinGecmisi: 'İznin geçmişine bakıldı',
    izinkaydet: 'İzin kaydedildi',
    izinsil: 'İzin silindi',
    personelizinlist: 'İzinlere bakıldı',
    print_izin_talep: 'İzin formu alındı (PDF)',
    silinenIzinler: 'Silinen izinlere bakıldı',
  },
  nesneler: {
    izin: 'İzin',
  },
} as const;
