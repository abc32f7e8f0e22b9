/** Audit words of this room. */
export const defter = {
  eylemler: {
    defterAktar: 'Defter dışa aktarıldı',
    donemAc: 'Dönem yeniden açıldı',
    donemKapat: 'Dönem kapatıldı',
  },
  nesneler: { defter_donem: 'Dönem' },
  alanlar: { SonSira: 'Son fiş', SonOzet: 'Son mühür' },
} as const;
