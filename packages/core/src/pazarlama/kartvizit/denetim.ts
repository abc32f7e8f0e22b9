/** Audit words of this room. */
export const kartvizit = {
  eylemler: {
    musteriKartvizitKaydet: 'Kartvizit eklendi',
    kartvizitOnayla: 'Kartvizit kişi oldu',
    removeKartvizit: 'Kartvizit kaldırıldı',
    kartvizitGeriAl: 'Kaldırılan kartvizit geri alındı',
  },
  nesneler: { kartvizit: 'Kartvizit' },
} as const;
