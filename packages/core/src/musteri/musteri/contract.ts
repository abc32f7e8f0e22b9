import { z } from 'zod';
import {
  formSekli,
  kayitSekli,
  kimlik,
  metin,
  secenek,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  byId,
} from '../../platform/field/alan.ts';
import {
  acikDeger,
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
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { EN_UZUN_ARAMA } from '../../platform/list/liste.ts';
import { MUSTERI_SECEN, SAYFA } from '../../platform/screen/sayfa.ts';
import { GIZLI_ALANLAR } from '../../platform/identity/kimlik.ts';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { MUSTERI_ALANLARI, MUSTERI_DURUMLARI } from './alanlar.ts';
import { MUSTERI_LISTESI } from './liste.ts';
import { EN_COK_ETIKET, ONAY_DURUMLARI, ONAY_KANALLARI, ONAY_KAYNAKLARI, ZAMAN_TURLERI } from './rules.ts';

const tip = z.union([z.literal(1), z.literal(2)], { error: '1 (gerçek kişi) veya 2 (kurum) olmalı' });
const durum = z.enum(MUSTERI_DURUMLARI, { error: 'bilinen bir durum değil' });

const onay = {
  Kanal: z.enum(ONAY_KANALLARI, { error: 'bilinen bir kanal değil' }),
  Durum: z.enum(ONAY_DURUMLARI, { error: "'Onay' ya da 'Ret' olmalı" }),
  Kaynak: z.enum(ONAY_KAYNAKLARI, { error: 'bilinen bir kaynak değil' }),
};
/** A customer's consent to calls or messages. The newest of a channel applies, the others are its history. */
const onaySatiri = z.strictObject({
  Id: z.int(),
  ...onay,
  Tarih: z.string(),
  /** Time and author of the entry. */
  Zaman: z.string(),
  Kisi: z.string().nullable(),
});
export type OnaySatiri = z.infer<typeof onaySatiri>;

const alanlar = kayitSekli(MUSTERI_ALANLARI);

export const musteriFormu = z.strictObject(alanlar);

const etiket = z.strictObject({ Id: z.int(), Ad: z.string(), Renk: tanimRengi.nullable() });

export const musteriSatiri = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Tip: tip,
  Ad: z.string(),
  /** Masked. */
  TCKimlikNo: z.string().nullable(),
  VKN: z.string().nullable(),
  Kurum: z.string().nullable(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  GSM: z.string().nullable(),
  Eposta: z.string().nullable(),
  Projeler: z.array(z.string()),
  Sorumlu: z.string().nullable(),
  Durum: durum,
  Etiketler: z.array(etiket),
});
export type MusteriSatiri = z.infer<typeof musteriSatiri>;

/**
 * A customer in a form's choice: enough to tell two equal names apart, and no more. `Telefon` is the mobile number, or
 * the other one, for readers of customers or tickets; null for the rest.
 */
const musteriSecenegi = musteriSatiri.pick({
  Id: true,
  MusteriNo: true,
  Ad: true,
  Il: true,
  Ilce: true,
  Telefon: true,
});
export type MusteriSecenegi = z.infer<typeof musteriSecenegi>;

/** A card with masked values (`kimlik.ts`). It shows only the products that the caller works with. */
export const musteriKarti = z.strictObject({
  ...alanlar,
  DogumTarihi: z.string().nullable(),
  AyrilmaTarihi: z.string().nullable(),
  Id: z.int(),
  MusteriNo: z.string(),
  GorunenAd: z.string(),
  Kurum: z.string().nullable(),
  Brans: z.string().nullable(),
  Cinsiyet: z.string().nullable(),
  KanGrubu: z.string().nullable(),
  Ulke: z.string().nullable(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Bayi: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  Banka: z.string().nullable(),
  HesapTur: z.string().nullable(),
  AyrilmaNedeni: z.string().nullable(),
  DigerProgram: z.string().nullable(),
  /** Names of `ProjeIdler`, also of products no longer in use. */
  Projeler: z.array(secenek),
  Etiketler: z.array(etiket),
  Yazan: z.string().nullable(),
  CreateDateTime: z.string(),
  Duzenleyen: z.string().nullable(),
  EditDateTime: z.string().nullable(),
  Surum: z.int(),
});
export type MusteriKarti = z.infer<typeof musteriKarti>;

export const musteri = under('/tanimlar/musteri', {
  musterilist: listeUcu(MUSTERI_LISTESI, {
    satir: musteriSatiri,
    konu: ['musteriler'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    ozet: 'Müşteri arama: ad, müşteri no, T.C. kimlik, vergi no, telefon, e-posta; kişinin ürünleriyle sınırlı.',
  }),
  musteriSecenekleri: post({
    konu: ['musteriler'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: z.strictObject({ ara: metin(EN_UZUN_ARAMA) }),
    response: yanit({ musteriler: z.array(musteriSecenegi) }),
    ozet: 'Formlarda müşteri arama: en az üç harfle, en çok 20 müşteri; kişinin ürünleriyle sınırlı.',
  }),
  musteriBul: aramaUcu({
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    ozet: 'Adı, numarası ya da telefonuyla bulunan müşteriler, ya da kimlikleri verilenler.',
  }),
  musteriDetay: post({
    konu: ['musteri', 'lisans'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: byId,
    response: yanit({ musteri: musteriKarti }),
    ozet: 'Bir müşterinin kartı.',
  }),
  musteriZaman: post({
    konu: [
      'musteri',
      'lisans',
      'demo',
      'egitim',
      'gorusme',
      'uzakbaglanti',
      'webistek',
      'dosya',
      'yetkili',
      'onay',
      'ziyaret',
      'fatura',
    ],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: z.strictObject({
      Id: kimlik,
      sayfa: tamSayi(1, 10_000).default(1),
      /** Kinds of history lines to show. Empty: all. */
      turler: z
        .array(z.enum(ZAMAN_TURLERI, { error: 'bilinen bir olay türü değil' }))
        .max(ZAMAN_TURLERI.length, { error: 'her türü en fazla bir kez içerebilir' })
        .default([]),
    }),
    response: yanit({
      zamanlist: z.array(
        hareketSatiri.extend({
          Baslik: z.string(),
          Proje: z.string().nullable(),
          /** Page of the record. Null: the card itself, a page closed to the caller, or an old line. */
          Yol: z.string().nullable(),
        }),
      ),
      devami: z.boolean(),
    }),
    ozet: 'Müşterinin zaman çizelgesi, istenirse yalnız bazı türlerden; yeniden eskiye 50’şer satır.',
  }),
  musteriKaydet: post({
    path: '/musteriKaydet',
    // Records of a leaving customer may stop waiting for a person.
    degistirir: ['musteri', 'musteriler', 'bekleyen'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: z.strictObject({
      musteri: z.strictObject({
        ...formSekli(MUSTERI_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: tamSayi(0, 2_147_483_647),
      }),
      /** The caller has seen the customers who resemble this one. */
      benzerleriGordum: z.boolean().default(false),
    }),
    response: z.union([
      kayitYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), benzerler: z.array(musteriSatiri) }),
    ]),
    ozet: 'Müşteri ekler (Id 0) ya da değiştirir; benzer bir kayıt varsa önce gösterir.',
    denetim: 'Müşteri kaydedildi',
  }),
  musteriEtiketKaydet: post({
    degistirir: ['musteri', 'musteriler'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: z.strictObject({
      MusteriId: kimlik,
      Surum: tamSayi(0, 2_147_483_647),
      /** The new complete list of tags. */
      Etiketler: z.array(kimlik).max(EN_COK_ETIKET, { error: `en fazla ${EN_COK_ETIKET} etiket içerebilir` }),
    }),
    response: kayitYaniti,
    ozet: 'Müşterinin etiketlerini bütünüyle yazar.',
    denetim: 'Müşterinin etiketleri değişti',
  }),
  musteriOnaylari: post({
    konu: ['onay'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: byId,
    response: yanit({ onaylar: z.array(onaySatiri) }),
    ozet: 'Müşterinin arama, SMS ve e-posta onayları, geçmişiyle; yeniden eskiye.',
  }),
  musteriOnayKaydet: post({
    degistirir: ['onay', 'musteri'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: z.strictObject({
      MusteriId: kimlik,
      ...onay,
      Tarih: tarih,
      /** The newest consent of the channel that the caller has seen. 0: none. */
      SonId: tamSayi(0, 2_147_483_647),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir kanalın onayını ya da reddini yazar; öncekiler geçmişte durur.',
    denetim: 'Müşterinin ileti onayı yazıldı',
  }),
  // A read: the answer of a write is stored for a day to be repeated.
  musteriKimlikAc: post({
    konu: [],
    saklama: 'yok',
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriKimlikGor))),
    request: z.strictObject({ Id: kimlik, Alan: z.enum(GIZLI_ALANLAR, { error: 'açılan bir alan değil' }) }),
    response: acikDeger,
    ozet: 'Bir müşterinin maskeli bir bilgisi, açık; her bakış denetime yazılır ve bir saatte en çok 30 kez olur.',
    denetim: 'Müşterinin maskeli bilgisi açıldı',
  }),
  musteriSil: post({
    degistirir: ['musteriler'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik, Surum: tamSayi(0, 2_147_483_647) }),
    response: yanit({}),
    ozet: 'Müşteriyi listelerden kaldırır; kaydı ve geçmişi durur.',
    denetim: 'Müşteri silindi',
  }),
  musteriSilGeriAl: post({
    path: '/musteriSilGeriAl',
    degistirir: ['musteri', 'musteriler', 'bekleyen'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: byId,
    response: yanit({}),
    ozet: 'Silinen müşteriyi geri getirir: silen kişi, 15 dakika içinde.',
    denetim: 'Silinen müşteri geri alındı',
  }),
  musteriDisaAktar: fileCall({
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(MUSTERI_LISTESI),
    ozet: 'Aramanın bulduğu bütün müşteriler, Excel dosyası olarak.',
    denetim: 'Müşteriler dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const musteriSozleri = {
  nesneler: {
    musteri: 'Müşteri',
  },
  alanlar: {
    EtiketId: 'Etiket no',
    KayitId: 'Kayıt no',
    Kimlik: 'Kimlik no',
    MusteriNo: 'Müşteri no',
  },
  yollar: { musteri: '/tanimlar/musteri/detay?id=' },
} as const;
