import { z } from 'zod';
import { kimlik, metin, tamSayi, yaziKimlik, zorunluMetin, byId, byVersion } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { baglanacaklar, DOSYALAR, yuklemeRet, yuklemeYaniti } from '../../platform/dosya/satirlar.ts';
import {
  bos,
  form,
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  under,
  upload,
  urun,
  yanit,
  yetki,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { hareketPostasi, hareketSatiri } from '../../platform/hareket/contract.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { ekler, satirPostasi } from '../../platform/posta/contract.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { aktarilanlar, secilenler, topluYaniti } from '../../platform/list/topluUcu.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { WEBISTEK_LISTESI } from './liste.ts';
import {
  TOPLU_DURUMLAR,
  WEBISTEK_DURUMLARI,
  WEBISTEK_SEKMELERI,
  type WebistekSekmesi,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
} from './rules.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

const durum = z.enum(WEBISTEK_DURUMLARI, { error: 'bilinen bir istek durumu değil' });
const sekme = z.enum(Object.keys(WEBISTEK_SEKMELERI) as WebistekSekmesi[]);

const webistekSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  /** Time of arrival. */
  Tarih: z.string(),
  AdSoyad: z.string(),
  Kurum: z.string(),
  Telefon: z.string(),
  Eposta: z.string(),
  /** Null: a request by mail has no chosen product. */
  ProjeId: z.int().nullable(),
  Proje: z.string().nullable(),
  /** Beginning of the text. */
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

const webistekKarti = webistekSatiri.extend({
  TakipKodu: z.string(),
  MusteriNo: z.string(),
  Aciklama: z.string(),
  Kaynak: z.string(),
  /** Sender of the mail, if it asks for answers at another address (`Eposta`); empty: they are equal. */
  Gonderen: z.string(),
  /** Further addresses at which the mail asks for answers. */
  DigerAdresler: z.array(z.string()),
  RedNeden: z.string().nullable(),
  /** The earlier request that this one repeats. */
  AsilId: z.int().nullable(),
  AsilNo: z.string().nullable(),
});
export type WebistekKarti = z.infer<typeof webistekKarti>;

/** A customer who may be the sender. */
const aday = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  /** Percent. */
  Puan: z.int(),
  Neden: z.string(),
});
export type EslesenMusteri = z.infer<typeof aday>;

/** An earlier request with a similar text. */
const benzer = webistekSatiri.pick({ Id: true, No: true, Tarih: true, Metin: true, Durum: true, Proje: true });

const hareket = hareketSatiri.extend({
  Baslik: z.string(),
  /** The sender of the request reads this line too. */
  Musteriye: z.boolean(),
  /** Mail that was sent with the line; null: none, or already deleted. */
  Posta: satirPostasi.nullable(),
  /** The mail that arrived. */
  GelenPosta: hareketPostasi,
});

const secilen = secilenler('istek');
const SAYFALAR = SAYFA.webistek;

export const webistek = under('/islemler/musterigorusme', {
  webistekSorusu: post({
    path: '/webistek/webistekSorusu',
    konu: [],
    saklama: 'yok',
    access: form(60, 300),
    request: bos,
    response: yanit({ Soru: z.string(), Bit: z.int() }),
    ozet: 'Web istek formunun gönderilmeden önce çözdüğü soru; iki saat geçerlidir ve bir istek içindir.',
  }),
  webistekGonder: post({
    path: '/webistek/webistekGonder',
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
      /** Address of the page with the form. */
      Kaynak: metin(300).default(''),
      /** Hidden field: only robots fill it. */
      Web: metin(300).default(''),
      Soru: zorunluMetin(200),
      Sayac: tamSayi(0, 2_147_483_647),
    }),
    response: yanit({ TakipKodu: z.string() }),
    ozet: 'Web’den istek bırakır; aynı soruyla ikinci kez gönderilen ilk isteğin takip kodunu verir.',
    denetim: 'Web’den istek geldi',
  }),
  webistekDosyaGonder: upload({
    path: '/webistek/webistekDosyaGonder',
    degistirir: ['dosya', 'webistek'],
    access: form(40, 3600),
    request: z.strictObject({ TakipKodu: metin(40) }),
    // The answer has no file address, because people from outside send files but open none.
    response: z.discriminatedUnion('durum', [z.strictObject({ durum: z.literal(true), Kalan: z.int() }), yuklemeRet]),
    dosyalar: { ...DOSYALAR, adet: 1 },
    ozet: 'Yeni bırakılmış bir isteğe dışarıdan dosya ekler; aynı dosya ikinci kez gönderilirse bir kez saklanır. Dosyalar dışarıdan açılamaz.',
  }),
  webistekTakip: post({
    path: '/webistek/webistekTakip',
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
    konu: ['webistek', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    ek: { ozet: z.strictObject({ adetler: z.record(sekme, z.int()) }) },
    ozet: 'Web’den gelen istekler: bölümler ve sayıları, süzgeçler; kişinin ürünleriyle sınırlı.',
  }),
  webistekBul: aramaUcu({
    access: sayfa(SAYFALAR, urun(signedIn)),
    ozet: 'Numarasıyla, isteyeniyle ya da yazdıklarıyla bulunan web istekleri.',
  }),
  getWebistekDetay: post({
    konu: ['webistek', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({
      webistek: webistekKarti,
      hareketlist: z.array(hareket),
      adaylar: z.array(aday),
      benzerler: z.array(benzer),
    }),
    ozet: 'Bir web isteği: kim olabileceği, benzeyen istekler, geçmişi.',
  }),
  webistekUstlen: post({
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: kayitYaniti,
    ozet: 'Bekleyen isteği incelemeye alır; aynı anda isteyenlerden yalnız biri alır.',
    denetim: 'Web isteği incelemeye alındı',
  }),
  webistekKaydet: post({
    degistirir: ['webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      webistek: byVersion.extend({ MusteriId: kimlik.nullable() }),
    }),
    response: kayitYaniti,
    ozet: 'İsteğin müşterisini belirler ya da kaldırır.',
    denetim: 'Web isteğinin müşterisi belirlendi',
  }),
  webistekYanitla: post({
    degistirir: ['webistek', 'bekleyen', 'posta'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({
      Metin: zorunluMetin(8000),
      Ekler: ekler,
      dosyalar: baglanacaklar,
    }),
    response: kayitYaniti,
    ozet: 'İsteği yanıtlar: yanıt takip sayfasında görünür, adresi varsa e-posta ile de gider.',
    denetim: 'Web isteği yanıtlandı',
  }),
  webistekDurumGuncelle: post({
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({
      Durum: durum,
      Aciklama: metin(2000).default(''),
      AsilId: kimlik.nullable().default(null),
    }),
    response: kayitYaniti,
    ozet: 'İsteği reddeder, mükerrer ya da spam sayar, elenmiş isteği yeniden incelemeye alır.',
    denetim: 'Web isteğinin durumu değişti',
  }),
  webistekTopluUstlen: post({
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ istekler: secilen }),
    response: topluYaniti,
    ozet: 'İstekleri birlikte incelemeye alır; alınamayanın nedeni söylenir, ötekiler alınır.',
  }),
  webistekTopluDurum: post({
    degistirir: ['webistek', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      istekler: secilen,
      Durum: z.enum(TOPLU_DURUMLAR, { error: 'isteklerin birlikte geçtiği bir durum değil' }),
      /** Reason of a refusal. All people who made this request read it. */
      Aciklama: metin(2000).default(''),
    }),
    response: topluYaniti,
    ozet: 'İstekleri birlikte reddeder, spam sayar ya da yeniden incelemeye alır; geçemeyenin nedeni söylenir, ötekiler geçer.',
  }),
  webistekAktar: fileCall({
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(WEBISTEK_LISTESI, { Idler: aktarilanlar('istek') }),
    ozet: 'Süzülen ya da seçilen web isteklerinin Excel dosyası (base64).',
    denetim: 'Web istekleri dosyaya aktarıldı',
  }),
  webistekDosyaKaydet: upload({
    degistirir: ['dosya', 'webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      /** Absent: the files wait with the caller until they are attached to a record. */
      WebistekId: yaziKimlik.optional(),
    }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir web isteğine dosya ekler; isteği verilmeyen dosya bir gün yükleyende bekler.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const webistekSozleri = {
  nesneler: {
    webistek: 'Web isteği',
  },
  alanlar: WEBISTEK_HAREKETLERI.alanlar,
  degerler: { Durum: WEBISTEK_DURUM_ADLARI, DurumAnahtar: WEBISTEK_DURUM_ADLARI },
  yollar: { webistek: '/islemler/musterigorusme/webistek/' },
} as const;
