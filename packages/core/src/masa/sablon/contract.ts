import { z } from 'zod';
import {
  ikili,
  kimlik,
  metin,
  surum,
  tamSayi,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { type Degisken, DEGISKENLER, SABLON_TURLERI, type SablonTuru, SABLON_HAREKETLERI } from './rules.ts';

/** Templates for answers to customers and for internal notes. */

const tur = z.enum(Object.keys(SABLON_TURLERI) as SablonTuru[], {
  error: 'yanıt (yanit), iç not (not) ya da ikisi (hepsi) olmalı',
});

const sablonSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** The text to type after a slash. */
  Kisayol: z.string().nullable(),
  Metin: z.string(),
  Tur: tur,
  ProjeId: z.int().nullable(),
  Proje: z.string().nullable(),
  KonuId: z.int().nullable(),
  Konu: z.string().nullable(),
  /** 1: only its author has it. */
  Kisisel: z.union([z.literal(0), z.literal(1)]),
  Aktif: z.union([z.literal(0), z.literal(1)]),
  Sira: z.int(),
  /** Number of uses. */
  Kullanim: z.int(),
  Surum: z.int(),
});
export type SablonSatiri = z.infer<typeof sablonSatiri>;

const deger = z.string().nullable();

export const sablon = under('/islemler/musterigorusme', {
  sablonListesi: post({
    konu: ['sablon', 'tanim', 'proje'],
    access: sayfa(SAYFA.sablon, urun(signedIn)),
    request: bos,
    response: yanit({ sablonlar: z.array(sablonSatiri) }),
    ozet: 'Şablonlar: ortak olanlardan kişinin ürünlerininkiler, bir de kendi yazdıkları; kullanımdan kaldırılanlarla.',
  }),
  sablonGecmisi: post({
    konu: ['sablon'],
    access: sayfa(SAYFA.sablon, urun(signedIn)),
    request: byId,
    response: yanit({ hareketlist: z.array(hareketSatiri) }),
    ozet: 'Bir şablonun geçmişi.',
  }),
  sablonKaydet: post({
    degistirir: ['sablon'],
    access: sayfa(SAYFA.sablon, urun(signedIn)),
    request: z.strictObject({
      sablon: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        Ad: zorunluMetin(120),
        Kisayol: metin(30).nullable(),
        Metin: zorunluMetin(4000),
        Tur: tur,
        ProjeId: kimlik.nullable(),
        KonuId: kimlik.nullable(),
        Kisisel: ikili,
        Aktif: ikili,
        Sira: tamSayi(0, 9999),
      }),
    }),
    response: kayitYaniti,
    ozet: 'Şablon ekler (Id 0) ya da değiştirir; ortak olanı yetkisi olan, kişisel olanı sahibi.',
  }),
  sablonSil: post({
    degistirir: ['sablon'],
    access: sayfa(SAYFA.sablon, urun(signedIn)),
    request: byVersion,
    response: yanit({}),
    ozet: 'Şablonu siler; 15 dakika içinde geri alınır.',
  }),
  sablonSilGeriAl: post({
    degistirir: ['sablon'],
    access: sayfa(SAYFA.sablon, urun(signedIn)),
    request: byId,
    response: yanit({}),
    ozet: 'Silinen şablonu geri getirir: silen, 15 dakika içinde.',
  }),
  gorusmeSablonlari: post({
    konu: ['sablon', 'gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: byId,
    response: yanit({
      /** Templates for the ticket's product and subject first, then the most used ones. */
      sablonlar: z.array(sablonSatiri),
      degerler: z.strictObject(
        Object.fromEntries(Object.keys(DEGISKENLER).map((ad) => [ad, deger])) as Record<Degisken, typeof deger>,
      ),
    }),
    ozet: 'Bir görüşmede kullanılacak şablonlar ve değişkenlerinin orada ne olduğu.',
  }),
  sablonKullanildi: post({
    degistirir: [],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: byId,
    response: yanit({}),
    ozet: 'Şablonun bir yazıya eklendiğini sayar.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const sablonSozleri = {
  eylemler: SABLON_HAREKETLERI.turler,
  nesneler: { sablon: 'Şablon' },
  alanlar: SABLON_HAREKETLERI.alanlar,
  evetHayir: ['Kisisel', 'Kullanimda'],
  degerler: { Tur: SABLON_TURLERI },
  yollar: { sablon: '/islemler/musterigorusme/sablon' },
} as const;
