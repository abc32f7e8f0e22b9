import { z } from 'zod';
import { kimlik, yaziKimlik } from '../alan.ts';
import { download, nesneSayfasi, post, ret, upload, urun, yanit } from '../endpoint.ts';
import {
  DOSYA_NESNELERI,
  EN_COK_DOSYA,
  EN_COK_DOSYA_BAYTI,
  RESIM_BOYLARI,
  type DosyaNesnesi,
  type ResimBoyu,
} from './rules.ts';

/** A file as the specification's uploads answer it. `url` shows it, small where it is a picture; `href` is the whole. */
export const gorsel = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  url: z.string(),
  href: z.string(),
  /** Bytes. */
  Boyut: z.int(),
  Tip: z.string(),
});
export type Gorsel = z.infer<typeof gorsel>;

/** An upload that was refused (specification 8). */
export const yuklemeRet = z.strictObject({
  durum: z.literal(false),
  msg: z.string(),
  images: z.array(gorsel).max(0),
  url: z.literal(''),
  href: z.literal(''),
});

/** What every upload of somebody inside answers (specification 7 and 8). */
export const yuklemeYaniti = z.discriminatedUnion('durum', [
  z.strictObject({ durum: z.literal(true), images: z.array(gorsel), url: z.string(), href: z.string() }),
  yuklemeRet,
]);

/** The files of every upload. */
export const DOSYALAR = { adet: EN_COK_DOSYA, bayt: EN_COK_DOSYA_BAYTI } as const;

export const dosyaSatiri = z.strictObject({
  ...gorsel.shape,
  /** Of a picture, its pixels. */
  En: z.int().nullable(),
  Boy: z.int().nullable(),
  Zaman: z.string(),
  Yukleyen: z.string().nullable(),
});
export type DosyaSatiri = z.infer<typeof dosyaSatiri>;

/** Files that wait with the caller, to be hung on what is being saved. */
export const baglanacaklar = z
  .array(kimlik)
  .max(EN_COK_DOSYA, { error: `en fazla ${EN_COK_DOSYA} dosya içerebilir` })
  .default([]);

const nesne = z.enum(Object.keys(DOSYA_NESNELERI) as [DosyaNesnesi], {
  error: 'dosya eklenebilen bir kayıt türü değil',
});

export const dosya = {
  getDosyaList: post({
    path: '/dosya/getDosyaList',
    effect: 'read',
    konu: ['dosya'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, NesneId: kimlik }),
    response: yanit({ dosyalist: z.array(dosyaSatiri) }),
    ozet: 'Bir kaydın dosyaları, yenisi başta.',
  }),
  dosyaKaydet: upload({
    path: '/dosya/dosyaKaydet',
    effect: 'write',
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, NesneId: yaziKimlik }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir kayda dosya ekler; resimler küçültülür, içlerindeki yer ve cihaz bilgisi atılır. Kaydı olmayan dosya (bekleyen, NesneId çağıranın kendisi) bir gün durur.',
  }),
  dosyaSil: post({
    path: '/dosya/dosyaSil',
    effect: 'write',
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, Id: kimlik }),
    response: yanit({}),
    ozet: 'Bir dosyayı kaydından kaldırır; süresi dolana kadar geri alınabilir.',
  }),
  dosyaGeriAl: post({
    path: '/dosya/dosyaGeriAl',
    effect: 'write',
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, Id: kimlik }),
    response: yanit({}),
    ozet: 'Kaldırılan dosyayı geri getirir.',
  }),
  dosyaIndir: download({
    path: '/dosya/dosyaIndir',
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({
      Nesne: nesne,
      Id: yaziKimlik,
      Boy: z
        .enum(Object.keys(RESIM_BOYLARI) as [ResimBoyu, ...ResimBoyu[]], { error: 'asil, orta ya da kucuk olmalı' })
        .default('asil'),
    }),
    response: ret,
    ozet: 'Bir dosyanın kendisi; resimlerin küçükleri de.',
  }),
};
