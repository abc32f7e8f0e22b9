/** What the audit says was done here, and to what. */
export const kartvizit = {
  eylemler: {
    musteriKartvizitKaydet: 'Kartvizit eklendi',
    kartvizitOnayla: 'Kartvizit kişi oldu',
    removeKartvizit: 'Kartvizit kaldırıldı',
    kartvizitGeriAl: 'Kaldırılan kartvizit geri alındı',
  },
  nesneler: { kartvizit: 'Kartvizit' },
} as const;
