import { bos, post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { secenek } from '../../platform/field/alan.ts';
import { z } from 'zod';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';

const secenekler = z.array(tanimSecenegi);

export const ziyaretGerekli = post({
  path: '/pazarlama/gorusmetakibi/getGerekliList',
  konu: ['tanim', 'proje', 'personel'],
  access: sayfa(SAYFA.ziyaret, urun(signedIn)),
  request: bos,
  response: yanit({
    gorusmeTur: secenekler,
    sonuclar: z.array(z.strictObject({ Id: z.string(), Ad: z.string() })),
    proje: z.array(secenek),
    personel: z.array(secenek),
    bayiler: secenekler,
    digerProgramlar: secenekler,
    ayrilmaNedenleri: secenekler,
    il: z.array(secenek),
    ilce: z.array(secenek.extend({ IlId: z.int() })),
    branslar: secenekler,
    /** Id of the reason that asks for the other program; null: the installation has none. */
    baskaProgramId: z.int().nullable(),
  }),
  ozet: 'Ziyaretlerin, adayların ve yönlendirmelerin seçim listeleri.',
});
