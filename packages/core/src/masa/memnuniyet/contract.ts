import { z } from 'zod';
import { kimlik, metin, secenek, tamSayi, zorunluMetin, byId, byVersion } from '../../platform/field/alan.ts';
import { EN_COK_CEVAP, EN_COK_SORU, EN_COK_YORUM, SORU_TIPLERI } from '../anket/rules.ts';
import { bos, kayitYaniti, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { MEMNUNIYET_LISTESI } from './liste.ts';
import {
  ARAMA_SONUCLARI,
  type AramaSonucu,
  MEMNUNIYET_DURUMLARI,
  MEMNUNIYET_KANALLARI,
  MEMNUNIYET_SEKMELERI,
  type MemnuniyetKanali,
  type MemnuniyetSekmesi,
  MEMNUNIYET_DURUM_ADLARI,
  MEMNUNIYET_HAREKETLERI,
} from './rules.ts';

const anahtarlari = <K extends string>(o: Readonly<Record<K, string>>) => Object.keys(o) as [K, ...K[]];
const durum = z.enum(MEMNUNIYET_DURUMLARI, { error: 'bilinen bir anket durumu değil' });
const kanal = z.enum(anahtarlari<MemnuniyetKanali>(MEMNUNIYET_KANALLARI), { error: 'bilinen bir kanal değil' });
const sekme = z.enum(anahtarlari<MemnuniyetSekmesi>(MEMNUNIYET_SEKMELERI));

/** A row of the list of sent surveys. */
const memnuniyetSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  GorusmeId: z.int().nullable(),
  GorusmeNo: z.string().nullable(),
  EgitimId: z.int().nullable(),
  VersiyonId: z.int().nullable(),
  VersiyonNo: z.string().nullable(),
  /** End of the ticket or other matter that the survey is about. */
  Kapanis: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Telefon: z.string().nullable(),
  GSM: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  TurId: z.int(),
  Tur: z.string(),
  /** The rated person. */
  PersonelId: z.int().nullable(),
  Personel: z.string().nullable(),
  Kanal: kanal,
  DenemeSayi: z.int(),
  /** The survey is not sent earlier. */
  Vakit: z.string(),
  Son_Gecerlilik: z.string(),
  /** Null: no score, or hidden from the caller. */
  Puan: z.number().nullable(),
  /** True if the caller may read the answers. */
  Acik: z.boolean(),
  /** State of the follow-up of a low score. Null: no low score, or hidden from the caller. */
  Izleme: z.enum(['acik', 'kapandi']).nullable(),
  Durum: z.string(),
  DurumAnahtar: durum,
  Surum: z.int(),
});
export type MemnuniyetSatiri = z.infer<typeof memnuniyetSatiri>;

/** A sent survey with the text for the caller on the telephone, and its answers. */
const memnuniyetKarti = memnuniyetSatiri.extend({
  /** The mail address it was sent to. */
  Eposta: z.string(),
  Gonderim_Zamani: z.string().nullable(),
  Bitis_Zamani: z.string().nullable(),
  AnketorId: z.int().nullable(),
  Anketor: z.string().nullable(),
  Betik: z.string(),
  Giris: z.string(),
  /** Scores below this limit get a follow-up. */
  Esik: z.int(),
});
export type MemnuniyetKarti = z.infer<typeof memnuniyetKarti>;

/** A question in the words of its version, which never change. */
const soru = z.strictObject({
  Id: z.int(),
  TurId: z.int(),
  Sira: z.int(),
  Soru: z.string(),
  Tip: z.enum(SORU_TIPLERI),
  Zorunlu: z.boolean(),
  Agirlik: z.number(),
  KosulSoruId: z.int().nullable(),
  KosulCevapId: z.int().nullable(),
  KosulEnAz: z.int().nullable(),
  KosulEnCok: z.int().nullable(),
  SoruSurum: z.int(),
});
const cevap = z.strictObject({
  Id: z.int(),
  SoruId: z.int(),
  Ad: z.string(),
  Puan: z.number().nullable(),
  Sira: z.int(),
});
export type MemnuniyetSorusu = z.infer<typeof soru>;
export type MemnuniyetCevabi = z.infer<typeof cevap>;

const verilenYanit = z.strictObject({
  SoruId: z.int(),
  CevapIdler: z.array(z.int()),
  Deger: z.int().nullable(),
  Metin: z.string(),
});

/** The matter that the survey is about. */
const konusu = z.strictObject({
  Baslik: z.string(),
  Aciklama: z.string(),
  Cozum: z.string(),
  Yol: z.string(),
});

const memnuniyetIzlemesi = z.strictObject({
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  Zaman: z.string(),
  KapanmaZamani: z.string().nullable(),
  Kapatan: z.string().nullable(),
  Yapilan: z.string(),
  Kanal: z.enum(['eposta', 'telefon']).nullable(),
  Musteriye: z.string(),
  /** The caller may close the follow-up. */
  Kapatilir: z.boolean(),
  Surum: z.int(),
});
export type MemnuniyetIzlemesi = z.infer<typeof memnuniyetIzlemesi>;

const SAYFALAR = SAYFA.memnuniyet;

export const memnuniyet = under('/islemler/musterigorusme', {
  getMemnuniyetList: listeUcu(MEMNUNIYET_LISTESI, {
    satir: memnuniyetSatiri,
    konu: ['memnuniyet', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    ek: { ozet: z.strictObject({ adetler: z.record(sekme, z.int()) }) },
    ozet: 'Müşterilere sorulan anketler: bölümler ve sayıları, süzgeçler; kişinin ürünleriyle sınırlı.',
  }),
  getMemnuniyetDetay: post({
    konu: ['memnuniyet', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({
      memnuniyet: memnuniyetKarti,
      sorular: z.array(soru),
      cevaplar: z.array(cevap),
      yanitlar: z.array(verilenYanit),
      konusu: konusu.nullable(),
      izleme: memnuniyetIzlemesi.nullable(),
      hareketlist: z.array(hareketSatiri.extend({ Baslik: z.string(), Musteriye: z.boolean() })),
    }),
    ozet: 'Bir anket: soruları, görebilene yanıtları, sorduğu görüşme ya da eğitim, geçmişi.',
  }),
  memnuniyetSorulari: post({
    konu: ['memnuniyet'],
    access: sayfa(SAYFALAR),
    request: z.strictObject({ TurId: kimlik }),
    response: yanit({ sorular: z.array(soru), cevaplar: z.array(cevap) }),
    ozet: 'Bir anketin yayındaki soruları ve seçenekleri.',
  }),
  memnuniyetKaydet: post({
    degistirir: ['memnuniyet', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      memnuniyet: byVersion.extend({
        Sonuc: z.enum(anahtarlari<AramaSonucu>(ARAMA_SONUCLARI), { error: 'bilinen bir sonuç değil' }),
        Aciklama: metin(2000).default(''),
      }),
      yanitlar: z
        .array(
          z.strictObject({
            SoruId: kimlik,
            CevapIdler: z
              .array(kimlik)
              .max(EN_COK_CEVAP, { error: `en fazla ${EN_COK_CEVAP} seçenek içerebilir` })
              .default([]),
            Deger: tamSayi(0, 10).nullable().default(null),
            Metin: metin(EN_COK_YORUM).default(''),
          }),
        )
        .max(EN_COK_SORU, { error: `en fazla ${EN_COK_SORU} yanıt içerebilir` })
        .default([]),
    }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      /** The next survey to call about, or null. */
      SonrakiId: z.int().nullable(),
    }),
    ozet: 'Telefonla yapılan anketi kaydeder: yanıtlar, ulaşılamadı, reddetti ya da iptal; kimse kendi işini sormaz.',
    denetim: 'Anket araması kaydedildi',
  }),
  memnuniyetGonder: post({
    saklama: 'yok',
    degistirir: ['memnuniyet', 'posta'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({ kanal }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      /**
       * Address of the survey, sent once: a path if the installation has no public address. Null: mail or telephone.
       */
      Adres: z.string().nullable(),
    }),
    ozet: 'Anketi e-postayla gönderir, bağlantısını verir ya da arama sırasına alır; önceki bağlantı geçersiz olur.',
    denetim: 'Anket gönderildi',
  }),
  sorulabilir: post({
    konu: ['memnuniyet', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik, GorusmeId: kimlik.nullable() }),
    response: yanit({
      /** Reason why no survey can be started by hand, or null. */
      Engel: z.string().nullable(),
      anketler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), ProjeId: z.int().nullable() })),
      /** Possible products: the ticket's product, otherwise the customer's products. */
      projeler: z.array(secenek),
      /** Reason why each channel is closed. Null: open. */
      kanallar: z.record(kanal, z.string().nullable()),
    }),
    ozet: 'Bir müşteriye elle sorulabilecek anketler, ürünler ve yollar.',
  }),
  memnuniyetSor: post({
    saklama: 'yok',
    degistirir: ['memnuniyet', 'posta'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      MusteriId: kimlik,
      /** The closed ticket of the survey, or null. */
      GorusmeId: kimlik.nullable(),
      ProjeId: kimlik,
      TurId: kimlik,
      kanal,
    }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      /** Like `Adres` above. */
      Adres: z.string().nullable(),
    }),
    ozet: 'Müşteriye elle anket sorar: kapanan bir görüşmesi ya da bir ürünü hakkında, e-postayla, bağlantıyla ya da telefonla.',
    denetim: 'Anket elle soruldu',
  }),
  memnuniyetIzle: post({
    degistirir: ['memnuniyet', 'bekleyen', 'posta'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({
      Yapilan: zorunluMetin(4000),
      Kanal: z.enum(['eposta', 'telefon'], { error: 'e-posta ya da telefon olmalı' }),
      Musteriye: zorunluMetin(4000),
    }),
    response: kayitYaniti,
    ozet: 'Düşük puanın izlemesini kapatır: ne yapıldığı ve müşteriye ne söylendiğiyle.',
    denetim: 'Düşük puanla ilgilenildi',
  }),
  musterilerinSoyledikleri: post({
    konu: ['memnuniyet'],
    access: signedIn,
    request: bos,
    response: yanit({
      /** Null: too few answers for figures. */
      ozet: z.strictObject({ Yanit: z.int(), Puan: z.number().nullable(), Csat: z.number().nullable() }).nullable(),
      tesekkurler: z.array(z.strictObject({ Zaman: z.string(), Proje: z.string(), Yorum: z.string() })),
    }),
    ozet: 'Çağıranın kendi işi için müşterilerin son 12 ayda söyledikleri: beş yanıttan sonra sayılar ve teşekkürler.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const memnuniyetSozleri = {
  eylemler: {
    memnuniyetYanitla: 'Anket yanıtlandı',
  },
  nesneler: {
    memnuniyet: 'Anket',
  },
  alanlar: MEMNUNIYET_HAREKETLERI.alanlar,
  degerler: {
    Durum: MEMNUNIYET_DURUM_ADLARI,
    DurumAnahtar: MEMNUNIYET_DURUM_ADLARI,
    Kanal: MEMNUNIYET_KANALLARI,
    Sonuc: MEMNUNIYET_DURUM_ADLARI,
  },
  yollar: { memnuniyet: '/islemler/musterigorusme/memnuniyet/' },
} as const;
