import { z } from 'zod';
import { surumHareketi } from '../../platform/hareket/contract.ts';
import {
  an,
  kayitSekli,
  kimlik,
  metin,
  secenek,
  surum,
  tamSayi,
  tarih,
  tutar,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
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
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { takvimTatili } from '../../izin/tatil/contract.ts';
import { tanimRengi, tanimSecenegi } from '../../platform/tanim/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { EGITIM_ALANLARI } from './alanlar.ts';
import { EGITIM_LISTESI } from './liste.ts';
import {
  EGITIM_DURUMLARI,
  EGITIM_SEKMELERI,
  type EgitimSekmesi,
  EN_COK_KATILIMCI,
  EN_COK_KONU,
  EN_COK_PUAN,
  EGITIM_DURUM_ADLARI,
  EGITIM_HAREKETLERI,
} from './rules.ts';

const durum = z.enum(EGITIM_DURUMLARI, { error: 'bilinen bir eğitim durumu değil' });
const evet = z.boolean({ error: 'evet ya da hayır olmalı' });
const sekme = z.enum(Object.keys(EGITIM_SEKMELERI) as EgitimSekmesi[]);

const konular = z
  .array(z.strictObject({ Metin: zorunluMetin(200), Tamam: evet }))
  .max(EN_COK_KONU, { error: `en fazla ${EN_COK_KONU} konu içerebilir` });
const kisiler = <S extends z.ZodType>(satir: S) =>
  z.array(satir).max(EN_COK_KATILIMCI, { error: `en fazla ${EN_COK_KATILIMCI} kişi içerebilir` });

/** A row of the training list. */
const egitimSatiri = z.strictObject({
  Id: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  EgitimTurId: z.int(),
  EgitimTur: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  DurumRenk: tanimRengi.nullable(),
  Planlanan_Baslama: z.string().nullable(),
  Planlanan_Bitis: z.string().nullable(),
  Baslama_Zamani: z.string().nullable(),
  Bitis_Zamani: z.string().nullable(),
  /** Minutes: the real length, or the planned one before the training. */
  Sure: z.int().nullable(),
  EgitmenId: z.int().nullable(),
  Egitmen: z.string().nullable(),
  Yer: z.string(),
  Katilimci: z.int(),
  /** Number of participants who came. */
  Katilan: z.int(),
  Ucretli: z.boolean(),
  Tutar: tutar,
  Surum: z.int(),
});
export type EgitimSatiri = z.infer<typeof egitimSatiri>;

/** A training in its own window. */
const egitimKarti = egitimSatiri.extend({
  LisansId: z.int().nullable(),
  LisansNo: z.string().nullable(),
  Link: z.string().nullable(),
  Konular: z.array(z.strictObject({ Metin: z.string(), Tamam: z.boolean() })),
  Aciklama: z.string(),
  ErtelemeNeden: z.string().nullable(),
  /** The training that this one repeats, and the training that repeats this one. */
  OncekiId: z.int().nullable(),
  TekrarId: z.int().nullable(),
  Acan: z.string(),
});
export type EgitimKarti = z.infer<typeof egitimKarti>;

const egitimKatilimcisi = z.strictObject({
  KatilimciId: z.int(),
  MusteriPersonelId: z.int().nullable(),
  Ad: z.string(),
  Katildi: z.boolean(),
  Puan: z.int().nullable(),
  SertifikaNo: z.string().nullable(),
});
export type EgitimKatilimciSatiri = z.infer<typeof egitimKatilimcisi>;

/** A training in a calendar. */
const takvimdekiEgitim = z.strictObject({
  Id: z.int(),
  Planlanan_Baslama: an,
  Planlanan_Bitis: an,
  Musteri: z.string(),
  Proje: z.string(),
  EgitimTur: z.string(),
  EgitmenId: z.int(),
  Egitmen: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  /** Warning about the time of the training, or null. */
  Uyari: z.string().nullable(),
});
export type TakvimdekiEgitim = z.infer<typeof takvimdekiEgitim>;

/** Null: trainings of all customers. Otherwise those of one customer, for the customer's card. */
const ait = { MusteriId: kimlik.nullable().default(null) };

/** The training page, and the customer's card with its list of trainings. */
const SAYFALAR = [...SAYFA.egitim, ...SAYFA.musteri];

export const egitim = under('/islemler/musterigorusme', {
  getEgitimList: listeUcu(EGITIM_LISTESI, {
    satir: egitimSatiri,
    ait,
    konu: ['egitim', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    /** Number of trainings in each filter tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Eğitim listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleriyle sınırlı.',
  }),
  egitimBul: aramaUcu({
    access: sayfa(SAYFA.egitim, urun(signedIn)),
    ozet: 'Müşterisiyle bulunan eğitimler.',
  }),
  getEgitimDetay: post({
    konu: ['egitim', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({
      egitim: egitimKarti,
      katilimcilar: z.array(egitimKatilimcisi),
      hareketlist: z.array(surumHareketi),
    }),
    ozet: 'Bir eğitim, katılımcıları ve geçmişi.',
  }),
  egitimTakvimi: post({
    konu: ['egitim', 'musteriler', 'izin', 'demo', 'tatil'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ ilk: tarih, son: tarih }),
    response: yanit({ egitimler: z.array(takvimdekiEgitim), tatiller: z.array(takvimTatili) }),
    ozet: 'İki gün arasındaki eğitimler (kişinin ürünleriyle sınırlı) ve resmi tatiller.',
  }),
  egitimGerekli: post({
    // The form reads this data each time it opens, and once more after it has added a contact person.
    konu: ['yetkili'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik.nullable().default(null), ProjeId: kimlik.nullable().default(null) }),
    response: yanit({
      egitimTur: z.array(tanimSecenegi),
      /** People who work with the product. */
      egitmenler: z.array(secenek),
      lisanslar: z.array(secenek.extend({ ProjeId: z.int() })),
      yetkililer: z.array(secenek),
    }),
    ozet: 'Eğitim formunun seçim listeleri: türler, ürünün eğitmenleri, müşterinin lisansları ve yetkili kişileri.',
  }),
  egitimKaydet: post({
    degistirir: ['egitim', 'musteri', 'gorusme'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      egitim: z.strictObject({
        ...kayitSekli(EGITIM_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
        LisansId: kimlik.nullable(),
        Planlanan_Baslama: an.nullable(),
        Planlanan_Bitis: an.nullable(),
        Konular: konular,
      }),
      /** All expected participants. `KatilimciId` 0 for a new one. */
      katilimcilar: kisiler(
        z.strictObject({ KatilimciId: yeniVeyaKimlik, MusteriPersonelId: kimlik.nullable(), Ad: zorunluMetin(200) }),
      ),
      /** The caller has seen the warnings about the time. */
      uyarilariGordum: evet.default(false),
      /** The ticket that led to a new training. */
      GorusmeId: kimlik.nullable().default(null),
    }),
    response: z.union([
      kayitYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyarilar: z.array(z.string()) }),
    ]),
    govdeSiniri: 128 * 1024,
    ozet: 'Eğitim ister (Id 0) ya da değiştirir; günü ve eğitmeni yazılan eğitim planlanmış olur.',
    denetim: 'Eğitim kaydedildi',
  }),
  egitimDurumGuncelle: post({
    degistirir: ['egitim', 'musteri'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion.extend({
      Durum: durum,
      Aciklama: metin(2000).default(''),
      Baslama_Zamani: an.nullable().default(null),
      Bitis_Zamani: an.nullable().default(null),
      /** Only with 'yapildi': the participants who came and the finished topics. Null: unchanged. */
      katilimcilar: kisiler(
        z.strictObject({
          KatilimciId: kimlik,
          Katildi: evet,
          Puan: tamSayi(0, EN_COK_PUAN).nullable().default(null),
        }),
      ).default([]),
      Konular: konular.nullable().default(null),
    }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      /** The training that repeats this one. */
      TekrarId: z.int().optional(),
    }),
    govdeSiniri: 128 * 1024,
    ozet: 'Eğitimin durumunu değiştirir; yapılınca katılanlara sertifika numarası verilir, tekrar gerekince yeni eğitim açılır.',
    denetim: 'Eğitimin durumu değişti',
  }),
  egitimDurumGeriAl: post({
    degistirir: ['egitim', 'musteri'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Son durum değişikliğini geri alır: yapan kişi, 15 dakika içinde, üstüne bir şey yapılmadıysa.',
    denetim: 'Eğitimin durumu geri alındı',
  }),
  egitimAktar: fileCall({
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(EGITIM_LISTESI, ait),
    ozet: 'Süzülen eğitimlerin Excel dosyası (base64).',
    denetim: 'Eğitimler dışa aktarıldı',
  }),
  print_egitim_sertifika: fileCall({
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, KatilimciId: kimlik.nullable().default(null) }),
    ozet: 'Yapılmış bir eğitimin katılım sertifikaları: bir kişinin ya da hepsinin; PDF, base64.',
    denetim: 'Eğitim sertifikası yazdırıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const egitimSozleri = {
  nesneler: {
    egitim: 'Eğitim',
  },
  alanlar: EGITIM_HAREKETLERI.alanlar,
  paralar: ['Tutar'],
  degerler: { Durum: EGITIM_DURUM_ADLARI, DurumAnahtar: EGITIM_DURUM_ADLARI, EskiDurum: EGITIM_DURUM_ADLARI },
  yollar: { egitim: '/islemler/musterigorusme/egitim/' },
} as const;
