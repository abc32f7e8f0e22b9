import { z } from 'zod';
import { ikiOndalik, an, kimlik, tamSayi, tarih, zorunluMetin } from '../alan.ts';
import { bos, post, sayfa, sorumlu, yanit, yetki, yetkiyle } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { EN_FAZLA_DILIM, EN_FAZLA_YIL } from './rules.ts';

/** From so many completed years on, so many days a year. */
const dilim = z.strictObject({ EnAzYil: tamSayi(1, EN_FAZLA_YIL), Gun: tamSayi(0, 365) });
const dilimler = z
  .array(dilim)
  .min(1, { error: 'en az bir dilim olmalı' })
  .max(EN_FAZLA_DILIM, { error: `en fazla ${EN_FAZLA_DILIM} dilim olabilir` });

/** The tiers that hold from a day on, until the next set begins. */
const hakSeti = z.strictObject({ GecerliBaslangic: tarih, dilimler });
export type HakSeti = z.infer<typeof hakSeti>;

/** A set to save and the one it replaces as the person saw it; null: a new one. */
const setDegisikligi = z.strictObject({ set: hakSeti, eski: hakSeti.nullable() });

/** A person whose entitlement a change of tiers moves. */
export const hakFarki = z.strictObject({
  UserId: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  cyil: z.int(),
  EskiHak: z.number(),
  YeniHak: z.number(),
  EskiToplam: z.number(),
  YeniToplam: z.number(),
});
export type HakFarki = z.infer<typeof hakFarki>;

const duzeltmeSatiri = z.strictObject({
  Id: z.int(),
  Gun: z.number(),
  Sebep: z.string(),
  Yazan: z.string(),
  Zaman: an,
});
export type HakDuzeltmesi = z.infer<typeof duzeltmeSatiri>;

export const hakedis = {
  hakDilimleri: post({
    path: '/tanimlar/hakDilimleri',
    effect: 'read',
    konu: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: bos,
    response: yanit({ setler: z.array(z.strictObject({ GecerliBaslangic: z.string(), dilimler: z.array(dilim) })) }),
    ozet: 'Yıllık izin hak dilimleri, geçerlilik tarihine göre.',
  }),
  hakDilimiEtkisi: post({
    path: '/tanimlar/hakDilimiEtkisi',
    effect: 'read',
    konu: [],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: setDegisikligi,
    response: yanit({ farklar: z.array(hakFarki) }),
    ozet: 'Dilimler böyle kaydedilirse kimin hakkı nasıl değişir; kayıt yapmaz.',
  }),
  hakDilimiKaydet: post({
    path: '/tanimlar/hakDilimiKaydet',
    effect: 'write',
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: setDegisikligi,
    response: yanit({}),
    ozet: 'Bir geçerlilik tarihinin dilimlerini kaydeder.',
  }),
  hakDilimiSil: post({
    path: '/tanimlar/hakDilimiSil',
    effect: 'write',
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: z.strictObject({ eski: hakSeti }),
    response: yanit({}),
    ozet: 'Bir geçerlilik tarihinin dilimlerini kaldırır; sonuncusu kaldırılamaz.',
  }),
  hakDuzeltmeleri: post({
    path: '/personel/personel/hakDuzeltmeleri',
    effect: 'read',
    konu: ['hakedis'],
    access: sayfa(SAYFA.izin, sorumlu('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({ duzeltmeler: z.array(duzeltmeSatiri) }),
    ozet: 'Bir kişinin izin bakiyesine elle eklenen ya da çıkarılan günler.',
  }),
  hakDuzeltmeEkle: post({
    path: '/personel/personel/hakDuzeltmeEkle',
    effect: 'write',
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.izin, yetkiyle('UserId', YETKI.izinYonet)),
    request: z.strictObject({
      UserId: kimlik,
      Gun: ikiOndalik(-366, 366),
      Sebep: zorunluMetin(500),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Kişinin izin bakiyesine sebebiyle gün ekler ya da bakiyesinden düşer.',
  }),
};
