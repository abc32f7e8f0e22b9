/** What the audit says was done here, and to what. */
export const oturum = {
  eylemler: {
    digerOturumlariSonlandir: 'Öbür oturumlar kapatıldı',
    girisHatasi: 'Giriş reddedildi',
    login: 'Giriş yapıldı',
    logout: 'Çıkış yapıldı',
    oturumSonlandir: 'Oturum kapatıldı',
    usertemaguncelle: 'Görünüm değiştirildi',
  },
  nesneler: {
    oturum: 'Oturum',
  },
} as const;
