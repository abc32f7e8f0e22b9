/** What the audit says was done here, and to what. */
export const odeme = {
  eylemler: {
    prepare: 'Kartla ödeme açıldı',
    odemeBaglantiVer: 'Ödeme bağlantısı verildi',
    odemeBaglantiKapat: 'Ödeme bağlantısı kapatıldı',
    print_odeme: 'Kartla ödemenin öyküsü yazdırıldı',
    odemeGeriAl: 'Kartla ödemenin iadesi istendi',
  },
  nesneler: { odeme_deneme: 'Kartla ödeme' },
} as const;
