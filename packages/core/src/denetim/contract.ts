import { z } from 'zod';
import { an, tamSayi } from '../alan.ts';
import { post, sayfa, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';

export const denetimSatiri = z.strictObject({
  Id: z.int(),
  Zaman: an,
  Kisi: z.string().nullable(),
  Eylem: z.string(),
  Nesne: z.string(),
  NesneId: z.int().nullable(),
  /** Of a person: the name. */
  NesneAdi: z.string().nullable(),
  Eski: z.string().nullable(),
  Yeni: z.string().nullable(),
  Ip: z.string(),
});
export type DenetimSatiri = z.infer<typeof denetimSatiri>;

export const denetim = {
  getDenetim: post({
    path: '/yonetim/getDenetim',
    effect: 'read',
    // Every write adds to it: it is read when it is opened.
    konu: [],
    access: sayfa(SAYFA.denetim, yetki(YETKI.denetimGor)),
    request: z.strictObject({ oncesi: tamSayi(1, Number.MAX_SAFE_INTEGER).optional() }),
    response: yanit({ kayitlar: z.array(denetimSatiri), devami: z.boolean() }),
    ozet: 'Denetim kayıtları, yeniden eskiye 200’er satır.',
  }),
};
