import { z } from 'zod';
import { kayitSekli, kimlik, metin, tamSayi, yeniVeyaKimlik, zorunluMetin } from '../alan.ts';
import { aramaUcu } from '../aramaUcu.ts';
import { YOKLUKLAR } from '../devir/rules.ts';
import { baglanacaklar } from '../dosya/contract.ts';
import { post, sayfa, signedIn, urun, yanit, yetki } from '../endpoint.ts';
import { hareketSatiri } from '../hareket/contract.ts';
import { lisansOzeti } from '../lisans/contract.ts';
import { aktarimIstegi, listeUcu } from '../listeUcu.ts';
import { satirPostasi } from '../posta/contract.ts';
import { SAYFA } from '../sayfa.ts';
import { slaSaati } from '../sla/contract.ts';
import { SLA_HALLERI } from '../sla/rules.ts';
import { anilacaklar, anilanlar, takip, takipUclari } from '../takip/contract.ts';
import { tanimRengi } from '../tanim/contract.ts';
import { YETKI } from '../yetki/rules.ts';
import { GORUSME_ALANLARI } from './alanlar.ts';
import { ALICI_KAYNAKLARI } from './alici.ts';
import { GORUSME_LISTESI } from './liste.ts';
import { GORUSME_DURUMLARI, GORUSME_SEKMELERI, type GorusmeSekmesi } from './rules.ts';

const surum = tamSayi(0, 2_147_483_647);
const durum = z.enum(GORUSME_DURUMLARI, { error: 'bilinen bir görüşme durumu değil' });
const sekme = z.enum(Object.keys(GORUSME_SEKMELERI) as GorusmeSekmesi[]);
const alanlar = kayitSekli(GORUSME_ALANLARI);

export const gorusmeSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  /** When it began. */
  Tarih: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  GorusmeTur: z.string(),
  TalepTur: z.string().nullable(),
  Konu: z.string(),
  Oncelik: z.string(),
  OncelikRenk: tanimRengi.nullable(),
  OncelikSira: z.int(),
  Yon: alanlar.Yon,
  Baslik: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  DurumRenk: tanimRengi.nullable(),
  AcanId: z.int(),
  Acan: z.string(),
  AtananId: z.int().nullable(),
  Atanan: z.string().nullable(),
  /** When the clock that runs ends; null: none runs. */
  SlaBitis: z.string().nullable(),
  /** How it stands with the promise; null: there is none, or it was kept or broken long ago. */
  SlaHali: z.enum(SLA_HALLERI).nullable(),
  /** Minutes that were spent on it. */
  Sure: z.int(),
  /** The same with those of its connections. */
  Calisilan: z.int(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type GorusmeSatiri = z.infer<typeof gorusmeSatiri>;

/** A contact in a list. */
export const listelenenGorusme = gorusmeSatiri.extend({
  /** Why whose it is will not be there when its promise ends; null: they will, or nothing is promised. */
  SozYokluk: z.enum(YOKLUKLAR).nullable(),
});
export type ListelenenGorusme = z.infer<typeof listelenenGorusme>;

/** A contact that another one leads to. */
const baglanan = z.strictObject({ Id: z.int(), No: z.string(), Baslik: z.string() });

export const gorusmeKarti = gorusmeSatiri.extend({
  ...alanlar,
  OncelikId: z.int(),
  Aciklama: z.string(),
  Cozum: z.string(),
  CozumZamani: z.string().nullable(),
  KapanisZamani: z.string().nullable(),
  IlkYanitZamani: z.string().nullable(),
  YenidenAcilir: z.boolean(),
  /** The request from the web that it was opened out of. */
  WebistekId: z.int().nullable(),
  WebistekNo: z.string().nullable(),
  /** The contact that goes on for this one. */
  UstId: z.int().nullable(),
  UstNo: z.string().nullable(),
  /** Those that became part of this one. */
  Birlesenler: z.array(baglanan),
  /** The contact in which its matter came up. */
  AyrilanId: z.int().nullable(),
  AyrilanNo: z.string().nullable(),
  /** Those whose matter came up in this one. */
  Ayrilanlar: z.array(baglanan),
  Yazan: z.string().nullable(),
  CreateDateTime: z.string(),
  Duzenleyen: z.string().nullable(),
  EditDateTime: z.string().nullable(),
});
export type GorusmeKarti = z.infer<typeof gorusmeKarti>;

const hareket = hareketSatiri.extend({
  Baslik: z.string(),
  KisiId: z.int().nullable(),
  /** Read by the customer, too. */
  Musteriye: z.boolean(),
  /** Whom an answer was sent to. */
  Alici: z.string().nullable(),
  /** What became of that mail; null: there is none, or its time of keeping is over. */
  Posta: satirPostasi.nullable(),
  Anilanlar: anilanlar,
});
export type GorusmeHareketi = z.infer<typeof hareket>;

/** Another contact of the same customer. */
export const kardes = gorusmeSatiri.pick({
  Id: true,
  No: true,
  Tarih: true,
  Proje: true,
  Konu: true,
  Baslik: true,
  Durum: true,
  DurumAnahtar: true,
  DurumRenk: true,
  Atanan: true,
});
export type KardesGorusme = z.infer<typeof kardes>;

/** A solved contact that is about the same as another one. */
const benzer = gorusmeSatiri.pick({ Id: true, No: true, Musteri: true, Proje: true, Konu: true, Baslik: true }).extend({
  CozumZamani: z.string(),
  Cozum: z.string(),
  /** What the two have in common, in words. */
  Neden: z.string(),
});
export type BenzerGorusme = z.infer<typeof benzer>;

/** Who calls: what the desk knows of them before the second sentence. */
export const arayan = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  /** Whose number it is, where it is not the customer's own. */
  Kisi: z.string().nullable(),
  Durum: z.string(),
  Telefon: z.string().nullable(),
  GSM: z.string().nullable(),
  Eposta: z.string().nullable(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  ProjeIdler: z.array(z.int()),
  lisanslar: z.array(lisansOzeti),
  /** What is open, and what was last closed. */
  gorusmeler: z.array(kardes),
});
export type Arayan = z.infer<typeof arayan>;

/** Somebody whom an answer can be sent to. */
const alici = z.strictObject({ Adres: z.string(), Ad: z.string(), Kaynak: z.enum(ALICI_KAYNAKLARI) });

const kayit = yanit({ Id: z.int(), No: z.string(), Surum: z.int() });
/** A refusal that asks something back: who has seen what it says may say so. */
const uyari = z.strictObject({
  durum: z.literal(false),
  msg: z.string(),
  uyari: z.enum(['lisans', 'ayniKonu', 'yok']),
  /** The open contact about the same matter. */
  gorusme: kardes.nullable(),
});
const gordum = z
  .array(z.enum(['lisans', 'ayniKonu', 'yok'], { error: 'bilinen bir uyarı değil' }))
  .max(3)
  .default([]);

const SAYFALAR = SAYFA.gorusme;
/** The card of a customer shows their contacts. */
const KART = [...SAYFA.gorusme, ...SAYFA.musteri];
const ait = { MusteriId: kimlik.nullable().default(null) };

export const gorusme = {
  ...takipUclari,
  getGorusmeList: listeUcu(GORUSME_LISTESI, {
    satir: listelenenGorusme,
    ait,
    path: '/islemler/musterigorusme/getGorusmeList',
    konu: ['gorusme', 'musteriler'],
    access: sayfa(KART, urun(signedIn)),
    ek: { ozet: z.strictObject({ adetler: z.record(sekme, z.int()) }) },
    ozet: 'Müşteri görüşmeleri: bölümler ve sayıları, süzgeçler; kişinin ürünleriyle sınırlı.',
  }),
  gorusmeBul: aramaUcu({
    path: '/islemler/musterigorusme/gorusmeBul',
    access: sayfa(SAYFALAR, urun(signedIn)),
    ozet: 'Numarasıyla, müşterisiyle ya da konuşulanla bulunan görüşmeler.',
  }),
  getGorusmeDetay: post({
    path: '/islemler/musterigorusme/getGorusmeDetay',
    effect: 'read',
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      gorusme: gorusmeKarti,
      hareketlist: z.array(hareket),
      musteri: arayan,
      /** Whom an answer can be sent to, who is meant in front. */
      alicilar: z.array(alici),
      takip,
      /** The promise; null: none holds. */
      sla: z.strictObject({ yanit: slaSaati, cozum: slaSaati }).nullable(),
    }),
    ozet: 'Bir görüşme: yazışması, müşterisi, lisansları, açık işleri ve süre sözü.',
  }),
  benzerGorusmeler: post({
    path: '/islemler/musterigorusme/benzerGorusmeler',
    effect: 'read',
    // What was solved long ago does not change with every word that is said at the desk: read when a contact is opened.
    konu: [],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ benzerler: z.array(benzer) }),
    ozet: 'Bir görüşmeye benzeyen çözülmüş görüşmeler: sözleri, konusu ve ürünüyle; en çok 5, çözümleriyle.',
  }),
  telefonBul: post({
    path: '/islemler/musterigorusme/telefonBul',
    effect: 'read',
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ telefon: zorunluMetin(30) }),
    response: yanit({ musterilist: z.array(arayan) }),
    ozet: 'Arayan numaranın müşterileri: lisansları, açık görüşmeleri; en çok 5.',
  }),
  arayanMusteri: post({
    path: '/islemler/musterigorusme/arayanMusteri',
    effect: 'read',
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({ musteri: arayan }),
    ozet: 'Seçilen müşterinin masada bilinmesi gerekenleri: lisansları, açık görüşmeleri.',
  }),
  gorusmeKaydet: post({
    path: '/islemler/musterigorusme/gorusmeKaydet',
    effect: 'write',
    degistirir: ['gorusme', 'musteri', 'bekleyen', 'webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      gorusme: z.strictObject({ ...alanlar, Id: yeniVeyaKimlik, Surum: surum, MusteriId: kimlik }),
      /** Of a new one: whose it is; null: nobody's yet. */
      AtananId: kimlik.nullable().default(null),
      /** Of a new one that was solved while they talked: how. */
      Cozum: metin(8000).default(''),
      /** Of a new one: the request from the web that it was opened out of. */
      WebistekId: kimlik.nullable().default(null),
      /** Of a new one: the contact in which its matter came up. */
      AyrilanId: kimlik.nullable().default(null),
      /** The warnings that the caller has seen. */
      gordum,
    }),
    response: z.union([kayit, uyari]),
    ozet: 'Görüşme açar (Id 0) ya da düzeltir; çözümü yazılan yeni görüşme çözülmüş olarak açılır.',
  }),
  gorusmeUstlen: post({
    path: '/islemler/musterigorusme/gorusmeUstlen',
    effect: 'write',
    degistirir: ['gorusme', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: kayit,
    ozet: 'Atanmamış bir görüşmeyi üstlenir; aynı anda isteyenlerden yalnız biri alır.',
  }),
  gorusmeAta: post({
    path: '/islemler/musterigorusme/gorusmeAta',
    effect: 'write',
    degistirir: ['gorusme', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Surum: surum, AtananId: kimlik, Aciklama: metin(2000).default(''), gordum }),
    response: z.union([kayit, uyari]),
    ozet: 'Görüşmeyi birine verir ya da aktarır; kişi izinli ya da masasında değilse önce söyler.',
  }),
  gorusmeBirlestir: post({
    path: '/islemler/musterigorusme/gorusmeBirlestir',
    effect: 'write',
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Surum: surum, HedefId: kimlik }),
    response: kayit,
    ozet: 'Açık bir görüşmeyi aynı müşterinin başka bir açık görüşmesiyle birleştirir; yazışma orada sürer.',
  }),
  gorusmeBirlestirGeriAl: post({
    path: '/islemler/musterigorusme/gorusmeBirlestirGeriAl',
    effect: 'write',
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: kayit,
    ozet: 'Birleştirmeyi geri alır: yapan, 15 dakika içinde.',
  }),
  gorusmeDurumGuncelle: post({
    path: '/islemler/musterigorusme/gorusmeDurumGuncelle',
    effect: 'write',
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Durum: durum,
      Aciklama: metin(2000).default(''),
      Cozum: metin(8000).default(''),
      /** The caller knows that somebody is connected because of it, and has it solved all the same. */
      baglantiSuruyor: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: z.union([
      kayit,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyari: z.literal('baglanti') }),
    ]),
    ozet: 'Görüşmenin durumunu değiştirir; geçilemeyecek bir durumda geçilebilecekleri söyler.',
  }),
  gorusmeHareketKaydet: post({
    path: '/islemler/musterigorusme/gorusmeHareketKaydet',
    effect: 'write',
    degistirir: ['gorusme', 'posta', 'dosya'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      hareket: z.strictObject({
        GorusmeId: kimlik,
        Tur: z.enum(['not', 'yanit'], { error: 'iç not (not) ya da müşteriye yanıt (yanit) olmalı' }),
        Aciklama: zorunluMetin(8000),
        /** Of an answer: where it is sent to; null: it was given on the telephone. */
        Alici: metin(254).nullable().default(null),
        /** Of a note: whom it calls. */
        Anilanlar: anilacaklar,
        dosyalar: baglanacaklar,
      }),
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Görüşmeye iç not ya da müşteriye yanıt yazar; alıcısı olan yanıt e-posta ile gider, bekleyen dosyalar görüşmeye eklenir.',
  }),
  gorusmeAktar: post({
    path: '/islemler/musterigorusme/gorusmeAktar',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(GORUSME_LISTESI, {
      ...ait,
      /** Only these; null: all that the view finds. */
      Idler: z.array(kimlik).max(200, { error: 'en fazla 200 görüşme içerebilir' }).nullable().default(null),
    }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Süzülen ya da seçilen görüşmelerin Excel dosyası (base64).',
  }),
};
