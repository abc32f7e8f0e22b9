import { z } from 'zod';
import {
  an,
  ikili,
  ikiOndalik,
  kimlik,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  zorunluMetin,
} from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, sorumlu, under, yanit, yetki, yetkiyle } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { izinRengi, personelIzin } from '../izin/contract.ts';
import { DEFTER_TURLERI } from '../izin/izinDefteri.ts';
import { YASAL_ANAHTARLAR, YASAL_DEGER_ADLARI } from './yasal.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { EN_FAZLA_DILIM, EN_FAZLA_YIL } from './rules.ts';

/** `Gun` days a year from `EnAzYil` completed years on. */
const dilim = z.strictObject({ EnAzYil: tamSayi(1, EN_FAZLA_YIL), Gun: tamSayi(0, 365) });
const dilimler = z
  .array(dilim)
  .min(1, { error: 'en az bir dilim olmalı' })
  .max(EN_FAZLA_DILIM, { error: `en fazla ${EN_FAZLA_DILIM} dilim olabilir` });

/** Tiers valid from a day on, until the next set begins. */
const hakSeti = z.strictObject({ GecerliBaslangic: tarih, dilimler });
export type HakSeti = z.infer<typeof hakSeti>;

/** A set to save, and the set it replaces as the person saw it. Null: a new one. */
const setDegisikligi = z.strictObject({ set: hakSeti, eski: hakSeti.nullable() });

/** A person whose entitlement changes with the tiers. */
const hakFarki = z.strictObject({
  UserId: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  cyil: z.int(),
  EskiHak: z.number(),
  YeniHak: z.number(),
  EskiToplam: z.number(),
  YeniToplam: z.number(),
  EskiKalan: z.number(),
  YeniKalan: z.number(),
});
export type HakFarki = z.infer<typeof hakFarki>;

const duzeltmeSatiri = z.strictObject({
  Id: z.int(),
  Gun: z.number(),
  Sebep: z.string(),
  Yazan: z.string(),
  Zaman: an,
});

const yasalAnahtar = z.enum(YASAL_ANAHTARLAR, { error: 'bilinen bir yasal değer değil' });
const yasalSatiri = z.strictObject({ Anahtar: yasalAnahtar, GecerliBaslangic: tarih, Deger: ikiOndalik(0, 9999) });
/** A number to save, and the number it replaces as the person saw it. Null: a new one. */
const yasalDegisikligi = z.strictObject({ deger: yasalSatiri, eski: yasalSatiri.nullable() });

const evetHayir = z.union([z.literal(0), z.literal(1)]);

/** A kind of leave on the administrator's page. */
const izinTuruSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** It reduces the annual entitlement. */
  Yillik: z.boolean(),
  /** Usual length in days. If `Yasal` names a statutory number, that number applies. */
  VarsayilanGun: z.number().nullable(),
  Yasal: yasalAnahtar.nullable(),
  Ucretli: evetHayir,
  Renk: izinRengi,
  BelgeGerekir: evetHayir,
  PanoGizli: evetHayir,
  /** Days of rest and holidays count: it takes calendar days. */
  TakvimGunu: evetHayir,
  Aktif: evetHayir,
  /** Number of leaves and requests of this kind. */
  Kullanim: z.int(),
  Surum: z.int(),
});
export type IzinTuruSatiri = z.infer<typeof izinTuruSatiri>;

export const hakedis = under('/tanimlar', {
  izinDefteri: post({
    path: '/personel/personel/izinDefteri',
    konu: ['izin', 'hakedis', 'izinTalep'],
    access: sayfa(SAYFA.izin, sorumlu('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({
      personelizin: personelIzin,
      satirlar: z.array(
        z.strictObject({
          Tarih: z.string().nullable(),
          Tur: z.enum(DEFTER_TURLERI),
          Ad: z.string(),
          Gun: z.number(),
          Bakiye: z.number(),
        }),
      ),
    }),
    ozet: 'Bir kişinin izin bakiyesinin dökümü: her yıl dönümü, düzeltme, izin ve bekleyen istek.',
  }),
  izinTurleri: post({
    konu: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: bos,
    response: yanit({ turler: z.array(izinTuruSatiri) }),
    ozet: 'İzin türleri, kullanımdan kaldırılanlarla.',
  }),
  izinTuruKaydet: post({
    degistirir: ['hakedis', 'izin', 'izinli'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Ad: zorunluMetin(60),
      VarsayilanGun: ikiOndalik(0, 366).nullable(),
      Yasal: yasalAnahtar.nullable(),
      Ucretli: ikili,
      Renk: izinRengi,
      BelgeGerekir: ikili,
      PanoGizli: ikili,
      TakvimGunu: ikili,
      Aktif: ikili,
      Surum: tamSayi(0, 2_147_483_647),
    }),
    response: kayitYaniti,
    ozet: 'İzin türü ekler (Id 0) ya da değiştirir; girilmiş izinlerin süresi değişmez.',
    denetim: 'İzin türü kaydedildi',
  }),
  yasalDegerler: post({
    konu: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: bos,
    response: yanit({ degerler: z.array(yasalSatiri) }),
    ozet: 'İzinle ilgili yasal değerler, geçerlilik tarihine göre.',
  }),
  yasalDegerEtkisi: post({
    konu: [],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: yasalDegisikligi,
    response: yanit({ farklar: z.array(hakFarki) }),
    ozet: 'Değer böyle kaydedilirse kimin bakiyesi nasıl değişir; kayıt yapmaz.',
  }),
  yasalDegerKaydet: post({
    degistirir: ['hakedis', 'izin'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: yasalDegisikligi,
    response: yanit({}),
    ozet: 'Bir yasal değeri geçerlilik tarihiyle kaydeder.',
    denetim: 'Yasal değer kaydedildi',
  }),
  hakDilimleri: post({
    konu: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: bos,
    response: yanit({
      setler: z.array(z.strictObject({ GecerliBaslangic: z.string(), dilimler: z.array(dilim) })),
      /** Statutory minimums of the tiers. */
      yasal: z.array(yasalSatiri),
    }),
    ozet: 'Yıllık izin hak dilimleri, geçerlilik tarihine göre.',
  }),
  hakDilimiEtkisi: post({
    konu: [],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: setDegisikligi,
    response: yanit({ farklar: z.array(hakFarki) }),
    ozet: 'Dilimler böyle kaydedilirse kimin hakkı nasıl değişir; kayıt yapmaz.',
  }),
  hakDilimiKaydet: post({
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: setDegisikligi,
    response: yanit({}),
    ozet: 'Bir geçerlilik tarihinin dilimlerini kaydeder.',
    denetim: 'İzin hak dilimleri kaydedildi',
  }),
  hakDilimiSil: post({
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.tatilYonet)),
    request: z.strictObject({ eski: hakSeti }),
    response: yanit({}),
    ozet: 'Bir geçerlilik tarihinin dilimlerini kaldırır; sonuncusu kaldırılamaz.',
    denetim: 'İzin hak dilimleri silindi',
  }),
  hakDuzeltmeleri: post({
    path: '/personel/personel/hakDuzeltmeleri',
    konu: ['hakedis'],
    access: sayfa(SAYFA.izin, sorumlu('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({ duzeltmeler: z.array(duzeltmeSatiri) }),
    ozet: 'Bir kişinin izin bakiyesine elle eklenen ya da çıkarılan günler.',
  }),
  hakDuzeltmeEkle: post({
    path: '/personel/personel/hakDuzeltmeEkle',
    degistirir: ['hakedis'],
    access: sayfa(SAYFA.izin, yetkiyle('UserId', YETKI.izinYonet)),
    request: z.strictObject({
      UserId: kimlik,
      Gun: ikiOndalik(-366, 366),
      Sebep: zorunluMetin(500),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Kişinin izin bakiyesine sebebiyle gün ekler ya da bakiyesinden düşer.',
    denetim: 'İzin bakiyesi düzeltildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const hakedisSozleri = {
  nesneler: {
    hakDilimi: 'İzin hak dilimleri',
    izinTuru: 'İzin türü',
    yasalDeger: 'Yasal değer',
  },
  alanlar: {
    EnAzYil: 'En az yıl',
    Anahtar: 'Yasal değer',
    Deger: 'Değer',
    VarsayilanGun: 'Süre (gün)',
    Yasal: 'Süresini belirleyen yasal değer',
    Ucretli: 'Ücretli',
    BelgeGerekir: 'Belge gerekir',
    PanoGizli: 'Panoda gizli',
    TakvimGunu: 'Takvim günü sayılır',
    GecerliBaslangic: 'Geçerlilik başlangıcı',
    dilimler: 'Dilimler',
  },
  degerler: { Anahtar: YASAL_DEGER_ADLARI, Yasal: YASAL_DEGER_ADLARI },
  yollar: { hakDilimi: '/tanimlar/hakdilimi', izinTuru: '/tanimlar/hakdilimi', yasalDeger: '/tanimlar/hakdilimi' },
} as const;
