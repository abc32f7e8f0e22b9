import { z } from 'zod';
import { secenek } from '../field/alan.ts';
import { bos, post, sayfa, yanit, yetki } from '../call/endpoint.ts';
import { SAYFA } from '../screen/sayfa.ts';
import { YETKI } from '../yetki/rules.ts';

export const denetimGor = sayfa(SAYFA.denetim, yetki(YETKI.denetimGor));

export const denetimGerekli = post({
  path: '/yonetim/denetimGerekli',
  konu: [],
  access: denetimGor,
  request: bos,
  response: yanit({
    kisiler: z.array(secenek),
    nesneler: z.array(z.strictObject({ Anahtar: z.string(), Ad: z.string() })),
  }),
  ozet: 'Denetim kayıtlarının süzülebileceği kişiler, ayrılanlar da, ve nesneler.',
});
