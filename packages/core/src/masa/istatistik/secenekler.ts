import { z } from 'zod';
import { secenek } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';

export const istatistikGerekli = post({
  path: '/istatistik/memnuniyet/istatistikGerekli',
  konu: ['tanim'],
  access: sayfa(SAYFA.istatistik, urun(signedIn)),
  request: bos,
  response: yanit({
    anketler: z.array(secenek),
    sorular: z.array(secenek.extend({ AnketId: z.int() })),
    projeler: z.array(secenek),
    departmanlar: z.array(secenek),
    iller: z.array(secenek),
    /** The caller, and the people of the departments that the caller leads. */
    kisiler: z.array(secenek),
  }),
  ozet: 'Memnuniyet istatistiklerinin süzgeç seçenekleri.',
});
