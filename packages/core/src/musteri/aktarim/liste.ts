import { isaretSuzgeci, liste, sayfada, secimSuzgeci } from '../../platform/list/liste.ts';
import type { AktarimSatiri } from './contract.ts';
import { SATIR_SONUCLARI } from './rules.ts';

export const SATIR_LISTESI = liste<AktarimSatiri>()({
  ad: 'aktarimSatirlari',
  satirlar: 'satirlar',
  aranan: 'Müşteri, açıklama',
  suzgecler: {
    Sonuc: sayfada(secimSuzgeci({ adres: 'sonuc', etiket: 'Sonuç', bos: 'Bütün satırlar' }, SATIR_SONUCLARI)),
    /** Only lines that could not be taken back. */
    Birakilan: isaretSuzgeci({ adres: 'birakilan', etiket: 'Geri alınmadı' }),
  },
  siralar: ['Satir', 'Ad', 'Sonuc'],
  ilkSira: 'Satir',
});
