import { saklananSozlugu } from '../../platform/field/alanlar.ts';
import { LISANS_ALANLARI } from './alanlar.ts';
import { LISANS_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const lisans = {
  eylemler: {
    lisansAktar: 'Lisanslar dışa aktarıldı',
    print_lisans: 'Lisans listesi yazdırıldı',
    lisansAnahtari: 'Lisans anahtarına bakıldı',
    lisansDevret: 'Lisans devredildi',
    lisansHalDegistir: 'Lisansın hâli değişti',
    lisansKaydet: 'Lisans kaydedildi',
    lisansHatirlat: 'Lisans hatırlatıldı',
    lisansYenile: 'Lisans yenilendi',
    lisansYenilemeGeriAl: 'Lisans yenilemesi geri alındı',
  },
  nesneler: {
    lisans: 'Lisans',
  },
  alanlar: {
    ...saklananSozlugu(LISANS_ALANLARI),
    ...LISANS_HAREKETLERI.alanlar,
    YenilemeAy: 'Yenileme (ay)',
  },
} as const;
