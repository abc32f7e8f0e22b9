import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih, yeniVeyaKimlik } from '../alan.ts';
import { aramaUcu } from '../aramaUcu.ts';
import { post, sayfa, signedIn, urun, yanit, yetki } from '../endpoint.ts';
import { listeUcu } from '../listeUcu.ts';
import { SAYFA } from '../sayfa.ts';
import { tanimRengi } from '../tanim/contract.ts';
import { YETKI } from '../yetki/rules.ts';
import { VERSIYON_LISTESI } from './liste.ts';
import { EN_COK_DALGA, VERSIYON_DURUMLARI } from './rules.ts';

/** Where licences are seen. */
const LISANS_SAYFALARI = [...SAYFA.lisans, ...SAYFA.musteri];
const surum = tamSayi(0, 2_147_483_647);
const durum = z.enum(VERSIYON_DURUMLARI, { error: 'bilinen bir versiyon durumu değil' });
const evet = z.boolean({ error: 'evet ya da hayır olmalı' });

/** A version as lists show it. */
export const versiyonSatiri = z.strictObject({
  Id: z.int(),
  ProjeId: z.int(),
  Proje: z.string(),
  No: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  Planlanan_Tarih: z.string(),
  Yayin_Zamani: z.string().nullable(),
  Zorunlu: z.boolean(),
  /** Tasks that are meant for it; of these, those that are whole. */
  Is: z.int(),
  Biten: z.int(),
  Surum: z.int(),
});
export type VersiyonSatiri = z.infer<typeof versiyonSatiri>;

/** A task of a version. */
export const versiyonIsi = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  IsTur: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.string(),
  DurumRenk: tanimRengi.nullable(),
  Atanan: z.string().nullable(),
  /** Why it cannot go on; null: it can. */
  Engel: z.string().nullable(),
  /** What no passed test of the last round shows. */
  KalanKriter: z.int(),
});
export type VersiyonIsi = z.infer<typeof versiyonIsi>;

export const versiyonKarti = versiyonSatiri.extend({
  SurumNotu: z.string(),
  Yayinlayan: z.string().nullable(),
  /** Tasks that were taken into it, and those meant for it that are not. */
  Alinan: z.int(),
  Disarida: z.int(),
});
export type VersiyonKarti = z.infer<typeof versiyonKarti>;

/** A week of a burn-up: how many tasks the version had and how many of them were whole at its end. */
export const versiyonHaftasi = z.strictObject({ Gun: z.string(), Kapsam: z.int(), Biten: z.int() });

/** Who asked for what is in a version: a customer, or whoever wrote from the web. */
export const versiyonSorani = z.strictObject({
  /** null: no customer. */
  MusteriId: z.int().nullable(),
  Ad: z.string(),
  /** Where they asked. */
  kaynaklar: z.array(z.strictObject({ Tur: z.enum(['gorusme', 'webistek']), Id: z.int(), No: z.string() })),
  /** What they asked for. */
  Konular: z.array(z.string()),
  /** When they were told; null: not yet. */
  Bildirildi: z.string().nullable(),
  /** Why they are not written to; null: they are, or were. */
  Neden: z.string().nullable(),
});
export type VersiyonSorani = z.infer<typeof versiyonSorani>;

/** A licence and the version that it runs. */
export const versiyonLisansi = z.strictObject({
  LisansId: z.int(),
  LisansNo: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  /** What it runs as far as is known, and since when. */
  Versiyon: z.string().nullable(),
  Zaman: z.string().nullable(),
});
export type VersiyonLisansi = z.infer<typeof versiyonLisansi>;

const kayit = yanit({ Id: z.int(), Surum: z.int() });

export const versiyon = {
  versiyonListe: listeUcu(VERSIYON_LISTESI, {
    satir: versiyonSatiri,
    path: '/istakibi/versiyonListe',
    konu: ['versiyon', 'gorev', 'proje'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    ozet: 'Versiyonlar: kişinin ürünleriyle sınırlı.',
  }),
  versiyonDetay: post({
    path: '/istakibi/versiyonDetay',
    effect: 'read',
    konu: ['versiyon', 'gorev', 'proje'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      versiyon: versiyonKarti,
      isler: z.array(versiyonIsi),
      haftalar: z.array(versiyonHaftasi),
      /** Between which days it will be whole; null: too little is known. */
      tahmin: z.strictObject({ Erken: z.string(), Gec: z.string().nullable() }).nullable(),
      /** Why it is not foretold; null: it is. */
      tahminsiz: z.string().nullable(),
      /** A note for customers, written from its tasks. */
      onerilenNot: z.string(),
      hareketlist: z.array(
        z.strictObject({
          Id: z.int(),
          Zaman: z.string(),
          Baslik: z.string(),
          Aciklama: z.string(),
          Kisi: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Bir versiyon: kapsamı, ilerleyişi ve tahmini, sürüm notu, geçmişi.',
  }),
  versiyonSinavi: post({
    path: '/istakibi/versiyonSinavi',
    effect: 'read',
    konu: ['versiyon', 'gorev'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      /** The newest first. */
      sinavlar: z.array(
        z.strictObject({
          No: z.string(),
          Gun: z.string(),
          Erken: z.string(),
          Gec: z.string().nullable(),
          Gercek: z.string(),
          Icinde: z.boolean(),
        }),
      ),
    }),
    ozet: 'Versiyonun ürününde geçmiş versiyonlar için yarı yolda yapılacak tahminler ve ne olduğu.',
  }),
  versiyonSoranlari: post({
    path: '/istakibi/versiyonSoranlari',
    effect: 'read',
    konu: ['versiyon', 'gorev', 'analiz', 'musteriler'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ soranlar: z.array(versiyonSorani) }),
    ozet: 'Versiyondaki işleri isteyenler: nereden istedikleri, yayınlanınca yazılıp yazılmayacağı ya da yazıldığı.',
  }),
  versiyonKullananlari: post({
    path: '/istakibi/versiyonKullananlari',
    effect: 'read',
    konu: ['versiyon', 'lisans', 'musteriler'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, ara: metin(100).default('') }),
    response: yanit({
      /** Valid licences of the product, and those of them that run it. */
      Lisans: z.int(),
      Kullanan: z.int(),
      /** The first of those that the search finds. */
      kullananlar: z.array(versiyonLisansi),
      digerleri: z.array(versiyonLisansi),
    }),
    ozet: 'Ürünün geçerli lisanslarından kaçı bu versiyonu kullanıyor; kullananlar ve ötekiler, arananların ilkleri.',
  }),
  versiyonKaydet: post({
    path: '/istakibi/versiyonKaydet',
    effect: 'write',
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: z.strictObject({
      versiyon: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        ProjeId: kimlik,
        No: metin(30),
        Planlanan_Tarih: tarih,
        SurumNotu: metin(10_000),
        Zorunlu: evet,
      }),
    }),
    response: kayit,
    govdeSiniri: 64 * 1024,
    ozet: 'Versiyon açar (Id 0) ya da değiştirir; yayınlanmış versiyonun numarası ve tarihi değişmez.',
  }),
  versiyonDurumGuncelle: post({
    path: '/istakibi/versiyonDurumGuncelle',
    effect: 'write',
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: z.strictObject({ Id: kimlik, Surum: surum, Durum: durum }),
    response: kayit,
    ozet: 'Versiyonu dondurur, dondurmasını kaldırır ya da iptal eder.',
  }),
  versiyonMusteriKaydet: post({
    path: '/istakibi/versiyonMusteriKaydet',
    effect: 'write',
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: z.strictObject({
      Id: kimlik,
      Lisanslar: z.array(kimlik).min(1, { error: 'en az bir lisans seçilmeli' }).max(EN_COK_DALGA),
    }),
    response: yanit({ Id: z.int(), Adet: z.int() }),
    ozet: 'Seçilen lisansların bu versiyona geçtiğini yazar.',
  }),
  lisansVersiyonu: post({
    path: '/istakibi/lisansVersiyonu',
    effect: 'read',
    konu: ['versiyon', 'lisans'],
    access: sayfa(LISANS_SAYFALARI, urun(signedIn)),
    request: z.strictObject({ LisansId: kimlik }),
    response: yanit({
      VersiyonId: z.int().nullable(),
      Versiyon: z.string().nullable(),
      Zaman: z.string().nullable(),
      /** The last ones of its product that came out, the newest first. */
      secenekler: z.array(z.strictObject({ Id: z.int(), Ad: z.string() })),
    }),
    ozet: 'Bir lisansın kullandığı versiyon ve geçebileceği versiyonlar.',
  }),
  lisansVersiyonKaydet: post({
    path: '/istakibi/lisansVersiyonKaydet',
    effect: 'write',
    degistirir: ['versiyon'],
    access: sayfa(LISANS_SAYFALARI, urun(yetki(YETKI.lisansYonet))),
    request: z.strictObject({ LisansId: kimlik, VersiyonId: kimlik }),
    response: yanit({ Id: z.int(), Adet: z.int() }),
    ozet: 'Bir lisansın bir versiyona geçtiğini yazar.',
  }),
  versiyonBul: aramaUcu({
    path: '/istakibi/versiyonBul',
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    ozet: 'Numarası ya da ürünüyle bulunan versiyonlar.',
  }),
  versiyonYayinla: post({
    path: '/istakibi/versiyonYayinla',
    effect: 'write',
    degistirir: ['versiyon', 'gorev', 'bekleyen', 'gorusme', 'webistek', 'memnuniyet'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.versiyonYayinla))),
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      /** Tasks that were not taken into it are moved out; false: where there is one, it does not come out. */
      Tasi: evet.default(false),
      /** The version that they are meant for from then on; null: for none. */
      HedefId: kimlik.nullable().default(null),
    }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      Is: z.int(),
      /** Who was written to, and who asked but could not be. */
      Yazilan: z.int(),
      Yazilmayan: z.int(),
    }),
    ozet: 'Versiyonu bütün işleriyle yayınlar; isteyenlere, izinleri varsa, bir kez yazar.',
  }),
};
