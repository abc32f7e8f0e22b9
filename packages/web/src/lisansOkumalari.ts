import { anasayfa } from '@masabasi/core/anasayfa/contract';
import { lisans } from '@masabasi/core/lisans/contract';
import { musteri } from '@masabasi/core/musteri/contract';

/** What a change of a licence makes old. */
export const LISANS_OKUMALARI = [
  anasayfa.bekleyenlerim,
  lisans.getLisansRapor,
  lisans.lisansKirilim,
  lisans.lisansDetay,
  lisans.lisansUyarilarim,
  musteri.musteriDetay,
  musteri.musteriZaman,
];
