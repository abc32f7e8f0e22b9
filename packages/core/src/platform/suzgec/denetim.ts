/** Audit words of this room. */
export const suzgec = {
  eylemler: {
    suzgecKaydet: 'Süzgeç kaydedildi',
    suzgecSil: 'Süzgeç silindi',
    suzgecVarsayilanSec: 'Sayfanın ilk süzgeci değişti',
  },
  nesneler: {
    suzgec: 'Süzgeç',
  },
  alanlar: {
    Paylasilan: 'Paylaşılan',
    Sayfa: 'Sayfa',
  },
  evetHayir: ['Paylasilan'],
} as const;
