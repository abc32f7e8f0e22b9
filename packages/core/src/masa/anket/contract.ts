import { z } from 'zod';
import {
  ikili,
  ikiOndalik,
  kimlik,
  metin,
  secenek,
  tamSayi,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
  surum,
} from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import {
  EN_COK_ANKET_METNI,
  ANKET_OLAYLARI,
  type AnketOlayi,
  AYAR_SINIRLARI,
  EN_COK_CEVAP,
  EN_COK_CEVAP_METNI,
  EN_COK_PUAN,
  EN_COK_SORU,
  EN_COK_SORU_METNI,
  SORU_TIPLERI,
  type SoruTipi,
} from './rules.ts';

/** Surveys that are being written, and their versions, which never change. */

const EN_COK_NO = 2_147_483_647;
/** Below 0: the question or choice is not stored yet. */
const no = tamSayi(-EN_COK_NO, EN_COK_NO);
const olay = z.enum(Object.keys(ANKET_OLAYLARI) as AnketOlayi[], {
  error: 'kapanan görüşme (gorusme) ya da yapılan eğitim (egitim) olmalı',
});
const tip = z.literal(Object.values(SORU_TIPLERI) as SoruTipi[], { error: 'bilinen bir soru türü değil' });
/** The questions with all their choices can be longer than other requests. */
const EN_UZUN = 768 * 1024;

const sorular = z
  .array(
    z.strictObject({
      Id: no,
      Soru: metin(EN_COK_SORU_METNI),
      Tip: tip,
      Zorunlu: z.boolean({ error: 'evet ya da hayır olmalı' }),
      Agirlik: ikiOndalik(0, EN_COK_PUAN),
      Cevaplar: z
        .array(
          z.strictObject({
            Id: no,
            Ad: metin(EN_COK_CEVAP_METNI),
            Puan: tamSayi(0, EN_COK_PUAN).nullable(),
          }),
        )
        .max(EN_COK_CEVAP, { error: `en çok ${EN_COK_CEVAP} seçenek olur` }),
      KosulSoruId: no.nullable(),
      KosulCevapId: no.nullable(),
      KosulEnAz: tamSayi(0, 10).nullable(),
      KosulEnCok: tamSayi(0, 10).nullable(),
    }),
  )
  .max(EN_COK_SORU, { error: `en çok ${EN_COK_SORU} soru olur` });

const soruSatiri = z.strictObject({
  Id: z.int(),
  Soru: z.string(),
  Tip: tip,
  Zorunlu: z.boolean(),
  Agirlik: z.number(),
  Cevaplar: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Puan: z.int().nullable() })).readonly(),
  KosulSoruId: z.int().nullable(),
  KosulCevapId: z.int().nullable(),
  KosulEnAz: z.int().nullable(),
  KosulEnCok: z.int().nullable(),
});

const anketSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  ProjeId: z.int().nullable(),
  Proje: z.string().nullable(),
  Olay: olay.nullable(),
  Aktif: z.union([z.literal(0), z.literal(1)]),
  /** The published version. Null: the survey was never published. */
  YayinNo: z.int().nullable(),
  YayinZamani: z.string().nullable(),
  SoruSayisi: z.int(),
  /** Number of complete answers to any version. */
  Yanit: z.int(),
  /** True if the draft differs from the published version. */
  Taslak: z.boolean(),
  Surum: z.int(),
});
export type AnketSatiri = z.infer<typeof anketSatiri>;

const anketKarti = anketSatiri.extend({
  GecerlilikGun: z.int(),
  OrneklemYuzde: z.int(),
  SessizGun: z.int(),
  BeklemeDk: z.int(),
  Esik: z.int(),
  Giris: z.string(),
  Tesekkur: z.string(),
  Betik: z.string(),
});
export type AnketKarti = z.infer<typeof anketKarti>;

const surumOzeti = z.strictObject({
  No: z.int(),
  Zaman: z.string(),
  /** The person who published it. Null: it came with the product. */
  Kisi: z.string().nullable(),
  SoruSayisi: z.int(),
  Yanit: z.int(),
});
export type AnketSurumOzeti = z.infer<typeof surumOzeti>;

const access = sayfa(SAYFA.anket, urun(yetki(YETKI.anketYonet)));

export const anket = under('/islemler/musterigorusme', {
  anketListesi: post({
    konu: ['anket', 'tanim', 'proje'],
    access,
    request: bos,
    response: yanit({
      anketler: z.array(anketSatiri),
      projeler: z.array(secenek),
    }),
    ozet: 'Anketler: ürünü olmayanlar ve kişinin ürünlerininkiler; seçilebilecek ürünler.',
  }),
  anketDetay: post({
    konu: ['anket', 'tanim', 'proje'],
    access,
    request: byId,
    response: yanit({
      anket: anketKarti,
      /** The draft or a published version. */
      Sorular: z.array(soruSatiri),
      /** The published questions. Null: the survey was never published. */
      Yayindaki: z.array(soruSatiri).nullable(),
      /** Ids of all questions that were ever published. Their kind can no longer change. */
      YayinliIdler: z.array(z.int()),
      surumler: z.array(surumOzeti),
      projeler: z.array(secenek),
    }),
    ozet: 'Bir anket: ayarları, yazılan ve yayındaki soruları, versiyonları.',
  }),
  anketSurumOku: post({
    konu: ['anket'],
    access,
    request: z.strictObject({ Id: kimlik, No: tamSayi(1, EN_COK_NO) }),
    response: yanit({ No: z.int(), Sorular: z.array(soruSatiri) }),
    ozet: 'Bir anketin bir versiyonundaki sorular, yayınlandıkları gibi.',
  }),
  anketKaydet: post({
    degistirir: ['anket', 'tanim'],
    access,
    request: z.strictObject({
      anket: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        Ad: zorunluMetin(200),
        ProjeId: kimlik.nullable(),
        Aktif: ikili,
        Olay: olay.nullable(),
        GecerlilikGun: tamSayi(1, AYAR_SINIRLARI.GecerlilikGun),
        OrneklemYuzde: tamSayi(0, AYAR_SINIRLARI.OrneklemYuzde),
        SessizGun: tamSayi(0, AYAR_SINIRLARI.SessizGun),
        BeklemeDk: tamSayi(0, AYAR_SINIRLARI.BeklemeDk),
        Esik: tamSayi(0, AYAR_SINIRLARI.Esik),
        Giris: metin(EN_COK_ANKET_METNI),
        Tesekkur: metin(EN_COK_ANKET_METNI),
        Betik: metin(EN_COK_ANKET_METNI),
      }),
    }),
    response: kayitYaniti,
    ozet: 'Anket ekler (Id 0) ya da ayarlarını değiştirir; soruları olduğu gibi kalır.',
    denetim: 'Anket ayarları kaydedildi',
  }),
  anketTaslakYaz: post({
    degistirir: ['anket'],
    access,
    request: byVersion.extend({ Sorular: sorular }),
    response: yanit({ Surum: z.int(), Taslak: z.boolean() }),
    govdeSiniri: EN_UZUN,
    ozet: 'Yazılan soruları taslak olarak saklar; sorulanlar değişmez. Yayındakinin aynısıysa taslak kalmaz.',
    denetim: 'Anket taslağı kaydedildi',
  }),
  anketYayinla: post({
    degistirir: ['anket', 'tanim'],
    access,
    request: byVersion.extend({ Sorular: sorular }),
    response: yanit({ No: z.int(), Surum: z.int() }),
    govdeSiniri: EN_UZUN,
    ozet: 'Soruları değişmeyecek yeni bir versiyon olarak yayınlar; hiç sorulmayacak ya da hiç bitmeyecek dal reddedilir.',
    denetim: 'Anket yayınlandı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const anketSozleri = {
  nesneler: { anket: 'Anket' },
  alanlar: {
    AnketSurumu: 'Anket versiyonu',
    BeklemeDk: 'Bekleme (dk)',
    Betik: 'Telefon metni',
    Esik: 'Düşük puan eşiği',
    GecerlilikGun: 'Geçerlilik (gün)',
    Giris: 'Karşılama',
    Olay: 'Ne zaman sorulur',
    OrneklemYuzde: 'Örneklem (%)',
    SessizGun: 'Sessiz süre (gün)',
    SoruSayisi: 'Soru sayısı',
    Tesekkur: 'Teşekkür',
  },
  degerler: { Olay: ANKET_OLAYLARI },
  yollar: { anket: '/islemler/musterigorusme/anket/' },
} as const;
