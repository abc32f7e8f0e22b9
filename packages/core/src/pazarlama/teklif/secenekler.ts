import { z } from 'zod';
import { secenek } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';

/** Choices of the forms and filters of quotes. */
export const getTeklifGerekliList = post({
  path: '/pazarlama/tekliftakibi/getTeklifGerekliList',
  konu: ['tanim', 'proje', 'personel', 'teklifSinir'],
  // Also for readers of the quotes on a customer's or a dealer's card.
  access: sayfa([...SAYFA.teklif, ...SAYFA.musteri, ...SAYFA.bayi], urun(signedIn)),
  request: bos,
  response: yanit({
    bayiler: z.array(tanimSecenegi),
    digerProgramlar: z.array(tanimSecenegi),
    ayrilmaNedenleri: z.array(tanimSecenegi),
    gorusmeTur: z.array(tanimSecenegi),
    lisansTur: z.array(tanimSecenegi),
    egitimTur: z.array(tanimSecenegi),
    personel: z.array(secenek),
    proje: z.array(secenek),
    /** Discount that the caller may give without approval, in hundredths of a per cent. */
    Sinir: z.int(),
  }),
  ozet: 'Tekliflerin seçim listeleri ve kişinin iskonto sınırı.',
});
