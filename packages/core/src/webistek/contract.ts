import { z } from 'zod';
import { kimlik, metin, tamSayi, yaziKimlik, zorunluMetin } from '../alan.ts';
import { aramaUcu } from '../aramaUcu.ts';
import { baglanacaklar, DOSYALAR, yuklemeRet, yuklemeYaniti } from '../dosya/satirlar.ts';
import { bos, form, post, sayfa, signedIn, upload, urun, yanit, yetki } from '../endpoint.ts';
import { hareketPostasi, hareketSatiri } from '../hareket/contract.ts';
import { aktarimIstegi, listeUcu } from '../listeUcu.ts';
import { ekler, satirPostasi } from '../posta/contract.ts';
import { SAYFA } from '../sayfa.ts';
import { aktarilanlar, secilenler, topluYaniti } from '../topluUcu.ts';
import { YETKI } from '../yetki/rules.ts';
import { WEBISTEK_LISTESI } from './liste.ts';
import { TOPLU_DURUMLAR, WEBISTEK_DURUMLARI, WEBISTEK_SEKMELERI, type WebistekSekmesi } from './rules.ts';
import { TELEFON_UZUNLUGU } from '../kimlik.ts';

const surum = tamSayi(0, 2_147_483_647);
const durum = z.enum(WEBISTEK_DURUMLARI, { error: 'bilinen bir istek durumu değil' });
const sekme = z.enum(Object.keys(WEBISTEK_SEKMELERI) as WebistekSekmesi[]);

export const webistekSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  /** When it came. */
  Tarih: z.string(),
  AdSoyad: z.string(),
  Kurum: z.string(),
  Telefon: z.string(),
  Eposta: z.string(),
  /** Null: who wrote a mail chose none. */
  ProjeId: z.int().nullable(),
  Proje: z.string().nullable(),
  /** How it begins. */
  Metin: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  AtananId: z.int().nullable(),
  Atanan: z.string().nullable(),
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  GorusmeId: z.int().nullable(),
  GorusmeNo: z.string().nullable(),
  Surum: z.int(),
});
export type WebistekSatiri = z.infer<typeof webistekSatiri>;

export const webistekKarti = webistekSatiri.extend({
  TakipKodu: z.string(),
  MusteriNo: z.string(),
  Aciklama: z.string(),
  Kaynak: z.string(),
  /** The address a mail was sent from, where answers are asked for at another one, `Eposta`; empty: it is the same. */
  Gonderen: z.string(),
  /** Further addresses at which the mail asks for answers. */
  DigerAdresler: z.array(z.string()),
  RedNeden: z.string().nullable(),
  /** The request that this one repeats. */
  AsilId: z.int().nullable(),
  AsilNo: z.string().nullable(),
});
export type WebistekKarti = z.infer<typeof webistekKarti>;

/** A customer who may have asked. */
const aday = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  /** Percent. */
  Puan: z.int(),
  Neden: z.string(),
});
export type EslesenMusteri = z.infer<typeof aday>;

/** A request that may say the same. */
const benzer = webistekSatiri.pick({ Id: true, No: true, Tarih: true, Metin: true, Durum: true, Proje: true });

const hareket = hareketSatiri.extend({
  Baslik: z.string(),
  /** Read by whoever asked, too. */
  Musteriye: z.boolean(),
  /** The mail that went out with it; null: none did, or it is forgotten. */
  Posta: satirPostasi.nullable(),
  /** The mail that came. */
  GelenPosta: hareketPostasi,
});

const kayit = yanit({ Id: z.int(), Surum: z.int() });
const secilen = secilenler('istek');
const SAYFALAR = SAYFA.webistek;

export const webistek = {
  webistekSorusu: post({
    path: '/webistek/webistekSorusu',
    effect: 'read',
    konu: [],
    saklama: 'yok',
    access: form(60, 300),
    request: bos,
    response: yanit({ Soru: z.string(), Bit: z.int() }),
    ozet: 'Web istek formunun gönderilmeden önce çözdüğü soru; iki saat geçerlidir ve bir istek içindir.',
  }),
  webistekGonder: post({
    path: '/webistek/webistekGonder',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen'],
    access: form(20, 3600),
    request: z.strictObject({
      AdSoyad: zorunluMetin(120),
      Kurum: metin(160).default(''),
      MusteriNo: metin(20).default(''),
      Telefon: metin(TELEFON_UZUNLUGU).default(''),
      Eposta: metin(254).default(''),
      ProjeId: kimlik,
      Aciklama: zorunluMetin(5000),
      /** The address of the page that the form stood on. */
      Kaynak: metin(300).default(''),
      /** Nobody sees this field; what is written into it was written by a machine. */
      Web: metin(300).default(''),
      Soru: zorunluMetin(200),
      Sayac: tamSayi(0, 2_147_483_647),
    }),
    response: yanit({ TakipKodu: z.string() }),
    ozet: 'Web’den istek bırakır; aynı soruyla ikinci kez gönderilen ilk isteğin takip kodunu verir.',
  }),
  webistekDosyaGonder: upload({
    path: '/webistek/webistekDosyaGonder',
    effect: 'write',
    degistirir: ['dosya', 'webistek'],
    access: form(40, 3600),
    request: z.strictObject({ TakipKodu: metin(40) }),
    // No address: whoever is outside brings files and opens none.
    response: z.discriminatedUnion('durum', [z.strictObject({ durum: z.literal(true), Kalan: z.int() }), yuklemeRet]),
    dosyalar: { ...DOSYALAR, adet: 1 },
    ozet: 'Yeni bırakılmış bir isteğe dışarıdan dosya ekler; aynı dosya ikinci kez gönderilirse bir kez saklanır. Dosyalar dışarıdan açılamaz.',
  }),
  webistekTakip: post({
    path: '/webistek/webistekTakip',
    effect: 'read',
    konu: [],
    saklama: 'yok',
    access: form(60, 300),
    request: z.strictObject({ TakipKodu: metin(40) }),
    response: yanit({
      Tarih: z.string(),
      Proje: z.string().nullable(),
      Durum: z.string(),
      GorusmeNo: z.string().nullable(),
      yanitlar: z.array(z.strictObject({ Tarih: z.string(), Metin: z.string() })),
    }),
    ozet: 'Takip koduyla bir isteğin durumu ve yanıtları; isteğin kendisi ve kişinin bilgileri dönmez.',
  }),
  getWebistekList: listeUcu(WEBISTEK_LISTESI, {
    satir: webistekSatiri,
    path: '/islemler/musterigorusme/getWebistekList',
    konu: ['webistek', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    ek: { ozet: z.strictObject({ adetler: z.record(sekme, z.int()) }) },
    ozet: 'Web’den gelen istekler: bölümler ve sayıları, süzgeçler; kişinin ürünleriyle sınırlı.',
  }),
  webistekBul: aramaUcu({
    path: '/islemler/musterigorusme/webistekBul',
    access: sayfa(SAYFALAR, urun(signedIn)),
    ozet: 'Numarasıyla, isteyeniyle ya da yazdıklarıyla bulunan web istekleri.',
  }),
  getWebistekDetay: post({
    path: '/islemler/musterigorusme/getWebistekDetay',
    effect: 'read',
    konu: ['webistek', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      webistek: webistekKarti,
      hareketlist: z.array(hareket),
      adaylar: z.array(aday),
      benzerler: z.array(benzer),
    }),
    ozet: 'Bir web isteği: kim olabileceği, benzeyen istekler, geçmişi.',
  }),
  webistekUstlen: post({
    path: '/islemler/musterigorusme/webistekUstlen',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: kayit,
    ozet: 'Bekleyen isteği incelemeye alır; aynı anda isteyenlerden yalnız biri alır.',
  }),
  webistekKaydet: post({
    path: '/islemler/musterigorusme/webistekKaydet',
    effect: 'write',
    degistirir: ['webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      webistek: z.strictObject({ Id: kimlik, Surum: surum, MusteriId: kimlik.nullable() }),
    }),
    response: kayit,
    ozet: 'İsteğin müşterisini belirler ya da kaldırır.',
  }),
  webistekYanitla: post({
    path: '/islemler/musterigorusme/webistekYanitla',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen', 'posta'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Metin: zorunluMetin(8000),
      Ekler: ekler,
      dosyalar: baglanacaklar,
    }),
    response: kayit,
    ozet: 'İsteği yanıtlar: yanıt takip sayfasında görünür, adresi varsa e-posta ile de gider.',
  }),
  webistekDurumGuncelle: post({
    path: '/islemler/musterigorusme/webistekDurumGuncelle',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Durum: durum,
      Aciklama: metin(2000).default(''),
      AsilId: kimlik.nullable().default(null),
    }),
    response: kayit,
    ozet: 'İsteği reddeder, mükerrer ya da spam sayar, elenmiş isteği yeniden incelemeye alır.',
  }),
  webistekTopluUstlen: post({
    path: '/islemler/musterigorusme/webistekTopluUstlen',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ istekler: secilen }),
    response: topluYaniti,
    ozet: 'İstekleri birlikte incelemeye alır; alınamayanın nedeni söylenir, ötekiler alınır.',
  }),
  webistekTopluDurum: post({
    path: '/islemler/musterigorusme/webistekTopluDurum',
    effect: 'write',
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      istekler: secilen,
      Durum: z.enum(TOPLU_DURUMLAR, { error: 'isteklerin birlikte geçtiği bir durum değil' }),
      /** Of a refusal: why, as every one of those who asked reads it. */
      Aciklama: metin(2000).default(''),
    }),
    response: topluYaniti,
    ozet: 'İstekleri birlikte reddeder, spam sayar ya da yeniden incelemeye alır; geçemeyenin nedeni söylenir, ötekiler geçer.',
  }),
  webistekAktar: post({
    path: '/islemler/musterigorusme/webistekAktar',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(WEBISTEK_LISTESI, { Idler: aktarilanlar('istek') }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Süzülen ya da seçilen web isteklerinin Excel dosyası (base64).',
  }),
  webistekDosyaKaydet: upload({
    path: '/islemler/musterigorusme/webistekDosyaKaydet',
    effect: 'write',
    degistirir: ['dosya', 'webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      /** Without it the files wait with the caller until they are hung on a record. */
      WebistekId: yaziKimlik.optional(),
    }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir web isteğine dosya ekler; isteği verilmeyen dosya bir gün yükleyende bekler.',
  }),
};
