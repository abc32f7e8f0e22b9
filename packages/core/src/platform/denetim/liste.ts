import { anahtarSuzgeci, gunSuzgeci, kayitSuzgeci, liste } from '../list/liste.ts';
import type { DenetimSatiri } from './contract.ts';

/** Filters of the audit list. */
export const DENETIM_LISTESI = liste<DenetimSatiri>()({
  ad: 'denetim',
  satirlar: 'kayitlar',
  aranan: 'İşlem, nesne ya da kişi',
  suzgecler: {
    YapanId: kayitSuzgeci(
      { adres: 'yapan', etiket: 'Yapan', bos: 'Yapan herkes' },
      'denetim.denetimGerekli',
      'kisiler',
    ),
    KisiId: kayitSuzgeci(
      { adres: 'kisi', etiket: 'Hakkında', bos: 'Bütün kişiler' },
      'denetim.denetimGerekli',
      'kisiler',
    ),
    Nesne: anahtarSuzgeci(
      { adres: 'nesne', etiket: 'Nesne', bos: 'Bütün nesneler' },
      'denetim.denetimGerekli',
      'nesneler',
    ),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
  },
  siralar: ['Zaman'],
  ilkSira: '-Zaman',
});
export type DenetimListesi = typeof DENETIM_LISTESI;
