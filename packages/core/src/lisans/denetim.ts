/** What the audit says was done here, and to what. */
export const lisans = {
  eylemler: {
    lisansAktar: 'Lisanslar dışa aktarıldı',
    lisansAnahtari: 'Lisans anahtarına bakıldı',
    lisansDevret: 'Lisans devredildi',
    lisansHalDegistir: 'Lisansın hâli değişti',
    lisansKaydet: 'Lisans kaydedildi',
    lisansYenile: 'Lisans yenilendi',
  },
  nesneler: {
    lisans: 'Lisans',
  },
} as const;
