/** What the audit says was done here, and to what. */
export const bildirim = {
  eylemler: {
    bildirimTercihKaydet: 'Bildirim tercihi değişti',
  },
  alanlar: {
    Hal: 'Nasıl',
    Tur: 'Tür',
  },
} as const;
