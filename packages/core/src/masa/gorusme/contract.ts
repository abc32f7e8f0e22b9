import { z } from 'zod';
import {
  formSekli,
  kimlik,
  metin,
  surum,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { baglanacaklar } from '../../platform/dosya/satirlar.ts';
import {
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  under,
  urun,
  yanit,
  yetki,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { ekler } from '../../platform/posta/contract.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { slaSaati } from '../sla/contract.ts';
import { anilacaklar, takip, takipUclari } from '../takip/contract.ts';
import { aktarilanlar } from '../../platform/list/topluUcu.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GORUSME_ALANLARI } from './alanlar.ts';
import { GORUSME_LISTESI } from './liste.ts';
import { GORUSME_SEKMELERI, type GorusmeSekmesi, GORUSME_DURUM_ADLARI, GORUSME_HAREKETLERI } from './rules.ts';
import { alici, arayan, benzer, durum, gorusmeKarti, hareket, kardes, listelenenGorusme } from './satirlar.ts';
import { TAKIP_HAL_ADLARI } from '../takip/rules.ts';

const sekme = z.enum(Object.keys(GORUSME_SEKMELERI) as GorusmeSekmesi[]);

const kayit = yanit({ Id: z.int(), No: z.string(), Surum: z.int() });
/** A refusal with a question. The caller may repeat the call and confirm that the warning was read. */
const uyari = z.strictObject({
  durum: z.literal(false),
  msg: z.string(),
  uyari: z.enum(['lisans', 'ayniKonu', 'yok']),
  /** The open ticket about the same matter. */
  gorusme: kardes.nullable(),
});
/** The caller knows that a connection for this ticket is still open, and solves it anyway. */
const baglantiSuruyor = z.boolean({ error: 'evet ya da hayır olmalı' }).default(false);
const baglantiUyarisi = z.strictObject({ durum: z.literal(false), msg: z.string(), uyari: z.literal('baglanti') });
const gordum = z
  .array(z.enum(['lisans', 'ayniKonu', 'yok'], { error: 'bilinen bir uyarı değil' }))
  .max(3)
  .default([]);

const SAYFALAR = SAYFA.gorusme;
/** The card of a customer shows the customer's tickets. */
const KART = [...SAYFA.gorusme, ...SAYFA.musteri];
const ait = { MusteriId: kimlik.nullable().default(null) };

export const gorusme = under('/islemler/musterigorusme', {
  ...takipUclari,
  getGorusmeList: listeUcu(GORUSME_LISTESI, {
    satir: listelenenGorusme,
    ait,
    konu: ['gorusme', 'musteriler'],
    access: sayfa(KART, urun(signedIn)),
    ek: { ozet: z.strictObject({ adetler: z.record(sekme, z.int()) }) },
    ozet: 'Müşteri görüşmeleri: bölümler ve sayıları, süzgeçler; kişinin ürünleriyle sınırlı.',
  }),
  gorusmeBul: aramaUcu({
    access: sayfa(SAYFALAR, urun(signedIn)),
    ozet: 'Numarasıyla, müşterisiyle ya da konuşulanla bulunan görüşmeler.',
  }),
  getGorusmeDetay: post({
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({
      gorusme: gorusmeKarti,
      hareketlist: z.array(hareket),
      musteri: arayan,
      takip,
      /** Mail addresses for an answer. The person who wrote last comes first. */
      alicilar: z.array(alici),
      /** The promise (SLA). Null: no promise. */
      sla: z.strictObject({ yanit: slaSaati, cozum: slaSaati }).nullable(),
      /** True while the caller may undo the merge with another ticket. */
      birlesmeGeriAlinir: z.boolean(),
    }),
    ozet: 'Bir görüşme: yazışması, müşterisi, lisansları, açık işleri ve süre sözü.',
  }),
  benzerGorusmeler: post({
    // Read once when a ticket is opened. Old solved tickets do not change with each event at the desk.
    konu: [],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({ benzerler: z.array(benzer) }),
    ozet: 'Bir görüşmeye benzeyen çözülmüş görüşmeler: sözleri, konusu ve ürünüyle; en çok 5, çözümleriyle.',
  }),
  telefonBul: post({
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ telefon: zorunluMetin(30) }),
    response: yanit({ musterilist: z.array(arayan) }),
    ozet: 'Arayan numaranın müşterileri: lisansları, açık görüşmeleri; en çok 5.',
  }),
  arayanMusteri: post({
    konu: ['gorusme', 'musteriler', 'lisans'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({ musteri: arayan }),
    ozet: 'Seçilen müşterinin masada bilinmesi gerekenleri: lisansları, açık görüşmeleri.',
  }),
  gorusmeKaydet: post({
    degistirir: ['gorusme', 'musteri', 'bekleyen', 'webistek'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      gorusme: z.strictObject({
        ...formSekli(GORUSME_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
        /** A licence of the customer for the product. Absent: unchanged. */
        LisansId: kimlik.nullable().optional(),
        /** A contact person of the customer. Absent: unchanged. */
        MusteriPersonelId: kimlik.nullable().optional(),
      }),
      /** The assignee of a new ticket. Null: nobody yet. */
      AtananId: kimlik.nullable().default(null),
      /** The solution of a new ticket that was solved during the call. */
      Cozum: metin(8000).default(''),
      /** The web request that a new ticket was opened from. */
      WebistekId: kimlik.nullable().default(null),
      /** The ticket in which the matter of a new ticket came up. */
      AyrilanId: kimlik.nullable().default(null),
      /** The warnings that the caller has seen. */
      gordum,
    }),
    response: z.union([kayit, uyari]),
    ozet: 'Görüşme açar (Id 0) ya da düzeltir; çözümü yazılan yeni görüşme çözülmüş olarak açılır.',
    denetim: 'Görüşme kaydedildi',
  }),
  gorusmeUstlen: post({
    degistirir: ['gorusme', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: kayit,
    ozet: 'Atanmamış bir görüşmeyi üstlenir; aynı anda isteyenlerden yalnız biri alır.',
    denetim: 'Görüşme üstlenildi',
  }),
  gorusmeAta: post({
    degistirir: ['gorusme', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({ AtananId: kimlik, Aciklama: metin(2000).default(''), gordum }),
    response: z.union([kayit, uyari]),
    ozet: 'Görüşmeyi birine verir ya da aktarır; kişi izinli ya da masasında değilse önce söyler.',
    denetim: 'Görüşme aktarıldı',
  }),
  gorusmeBirlestir: post({
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({ HedefId: kimlik }),
    response: kayit,
    ozet: 'Açık bir görüşmeyi aynı müşterinin başka bir açık görüşmesiyle birleştirir; yazışma orada sürer.',
    denetim: 'Görüşmeler birleştirildi',
  }),
  gorusmeBirlestirGeriAl: post({
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: kayit,
    ozet: 'Birleştirmeyi geri alır: yapan, 15 dakika içinde.',
    denetim: 'Görüşmelerin birleştirilmesi geri alındı',
  }),
  gorusmeDurumGuncelle: post({
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({
      Durum: durum,
      Aciklama: metin(2000).default(''),
      Cozum: metin(8000).default(''),
      baglantiSuruyor,
    }),
    response: z.union([kayit, baglantiUyarisi]),
    ozet: 'Görüşmenin durumunu değiştirir; geçilemeyecek bir durumda geçilebilecekleri söyler.',
    denetim: 'Görüşmenin durumu değişti',
  }),
  gorusmeHareketKaydet: post({
    dakikada: 60,
    degistirir: ['gorusme', 'musteri', 'bekleyen', 'posta', 'dosya'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      hareket: z.strictObject({
        GorusmeId: kimlik,
        Tur: z.enum(['not', 'yanit'], { error: 'iç not (not) ya da müşteriye yanıt (yanit) olmalı' }),
        Aciklama: zorunluMetin(8000),
        /** Mail address of an answer. Null: the answer was given by telephone. */
        Alici: metin(254).nullable().default(null),
        /** Files of the ticket that a mailed answer takes along. */
        Ekler: ekler,
        /** People mentioned in a note. */
        Anilanlar: anilacaklar,
        dosyalar: baglanacaklar,
        /** The text also solves the ticket in this version, and is its solution. Null: the state stays. */
        Coz: z.strictObject({ Surum: surum, baglantiSuruyor }).nullable().default(null),
      }),
    }),
    response: z.union([kayitYaniti, baglantiUyarisi]),
    ozet: 'Görüşmeye iç not ya da müşteriye yanıt yazar; alıcısı olan yanıt e-posta ile gider, bekleyen dosyalar görüşmeye eklenir. Yazılan, istenirse görüşmeyi çözer.',
    denetim: 'Görüşmeye yazıldı',
  }),
  gorusmeAktar: fileCall({
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(GORUSME_LISTESI, {
      ...ait,
      /** Ids of the tickets to export. Null: all tickets of the view. */
      Idler: aktarilanlar('görüşme'),
    }),
    ozet: 'Süzülen ya da seçilen görüşmelerin Excel dosyası (base64).',
    denetim: 'Görüşmeler dosyaya aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const gorusmeSozleri = {
  eylemler: {
    gorusmeKapan: 'Çözülen görüşme kendiliğinden kapandı',
  },
  nesneler: { gorusme: 'Görüşme' },
  alanlar: { ...GORUSME_HAREKETLERI.alanlar, Takip: 'Takip' },
  degerler: {
    Durum: GORUSME_DURUM_ADLARI,
    DurumAnahtar: GORUSME_DURUM_ADLARI,
    Takip: TAKIP_HAL_ADLARI,
    Tur: { not: GORUSME_HAREKETLERI.turler.not, yanit: GORUSME_HAREKETLERI.turler.yanit },
  },
  yollar: { gorusme: '/islemler/musterigorusme/detay?id=' },
} as const;
