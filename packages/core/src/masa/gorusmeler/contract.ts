import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { gorusmeSatiri, kardes, listelenenGorusme } from '../gorusme/satirlar.ts';
import { GORUSME_LISTESI } from '../gorusme/liste.ts';
import { GORUSME_DURUMLARI } from '../gorusme/rules.ts';
import { EN_UZUN_ARAMA } from '../../platform/list/liste.ts';
import { aktarimIstegi } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { takvimTatili } from '../../izin/tatil/contract.ts';
import { EN_COK_TOPLU } from '../../platform/list/toplu.ts';
import { secilenler, topluYaniti } from '../../platform/list/topluUcu.ts';
import {
  EN_COK_GUNLUK,
  EN_COK_PANO_BOYU,
  PANO_BOYU,
  PANO_DURUMLARI,
  TAKVIM_GUNLERI,
  type TakvimGunu,
} from './rules.ts';

const SAYFALAR = SAYFA.gorusme;
const secilen = secilenler('görüşme');

const panoKarti = listelenenGorusme.extend({ YenidenAcilir: z.boolean() });
export type PanoKarti = z.infer<typeof panoKarti>;
const boy = tamSayi(1, EN_COK_PANO_BOYU).default(PANO_BOYU);
/** Number of cards per column. */
const boylar = z
  .strictObject({ yeni: boy, atandi: boy, islemde: boy, musteri: boy, yazilim: boy, cozuldu: boy })
  .default({
    yeni: PANO_BOYU,
    atandi: PANO_BOYU,
    islemde: PANO_BOYU,
    musteri: PANO_BOYU,
    yazilim: PANO_BOYU,
    cozuldu: PANO_BOYU,
  });

const takvimGorusmesi = gorusmeSatiri
  .pick({
    Id: true,
    No: true,
    Baslik: true,
    Musteri: true,
    AtananId: true,
    Atanan: true,
    DurumAnahtar: true,
    Durum: true,
  })
  .extend({ Zaman: z.string() });
export type TakvimGorusmesi = z.infer<typeof takvimGorusmesi>;

/** Common settings of all bulk acts. */
const toplu = {
  access: sayfa(SAYFALAR, urun(signedIn)),
} as const;
/** The view of the list, without its page. */
const gorunum = <Ek extends z.ZodRawShape>(ek: Ek) => aktarimIstegi(GORUSME_LISTESI, ek);

/** No words for the audit: bulk acts are audited one by one, as single acts. */
export const gorusmeler = under('/islemler/musterigorusme', {
  gorusmeAdaylari: post({
    konu: ['mola', 'izin'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      /** Products of the tickets to assign. */
      ProjeIdler: z
        .array(kimlik)
        .min(1, { error: 'en az bir ürün içermeli' })
        .max(EN_COK_TOPLU, { error: `en fazla ${EN_COK_TOPLU} ürün içerebilir` }),
    }),
    response: yanit({
      /** People who work with one of the products. People at their desk come first. */
      adaylar: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          /** The requested products that the person works with. */
          ProjeIdler: z.array(z.int()),
          /** The person's present place, in words. Null: hidden from the reader. */
          Hal: z.string().nullable(),
          Burada: z.boolean(),
        }),
      ),
    }),
    ozet: 'Bu ürünlerin görüşmeleri kime verilebilir, şu anda nerede: masasında olanlar önde.',
  }),
  gorusmeTopluUstlen: post({
    ...toplu,
    degistirir: ['gorusme', 'bekleyen'],
    request: z.strictObject({ gorusmeler: secilen }),
    response: topluYaniti,
    ozet: 'Atanmamış görüşmeleri birlikte üstlenir; üstlenilemeyenin nedeni söylenir, ötekiler üstlenilir.',
  }),
  gorusmeTopluAta: post({
    ...toplu,
    degistirir: ['gorusme', 'bekleyen'],
    request: z.strictObject({
      gorusmeler: secilen,
      AtananId: kimlik,
      Aciklama: metin(2000).default(''),
      /** The caller knows that the new assignee is absent. */
      yokGordum: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: z.union([
      topluYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyari: z.literal('yok') }),
    ]),
    ozet: 'Görüşmeleri birine birlikte verir; kişi yerinde değilse önce söyler, verilemeyenin nedeni söylenir.',
  }),
  gorusmeTopluDurum: post({
    ...toplu,
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    request: z.strictObject({
      gorusmeler: secilen,
      Durum: z.enum(GORUSME_DURUMLARI, { error: 'bilinen bir görüşme durumu değil' }),
      Aciklama: metin(2000).default(''),
      Cozum: metin(8000).default(''),
    }),
    response: topluYaniti,
    ozet: 'Görüşmelerin durumunu birlikte değiştirir; geçemeyenin nedeni söylenir, ötekiler geçer.',
  }),
  gorusmeTopluOncelik: post({
    ...toplu,
    degistirir: ['gorusme', 'musteri', 'bekleyen'],
    request: z.strictObject({ gorusmeler: secilen, OncelikId: kimlik }),
    response: topluYaniti,
    ozet: 'Görüşmelerin önceliğini, onunla da süre sözünü birlikte değiştirir; değişmeyenin nedeni söylenir.',
  }),
  birlesilebilenler: post({
    konu: ['gorusme', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, ara: metin(EN_UZUN_ARAMA).default('') }),
    response: yanit({ gorusmeler: z.array(kardes) }),
    ozet: 'Bir görüşmenin birleşebileceği görüşmeler: müşterisinin öbür açık görüşmeleri, numarayla ya da sözle aranır; en çok 20.',
  }),
  musteriMasasi: post({
    path: '/tanimlar/musteri/musteriMasasi',
    konu: ['gorusme', 'musteriler', 'lisans', 'egitim', 'webistek'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.gorusme], urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({
      /** All open tickets, the earliest end of a promise first, then the tickets closed last. */
      gorusmelist: z.array(gorusmeSatiri),
      /** Number of open tickets. */
      Acik: z.int(),
      /** Start of the last ticket, or null. */
      SonGorusme: z.string().nullable(),
      /** Number of open web requests. */
      AcikWebistek: z.int(),
      PlanliEgitim: z.int(),
      /** Time of the next training, or null. */
      SiradakiEgitim: z.string().nullable(),
    }),
    ozet: 'Bir müşterinin masadaki hâli: bütün açık görüşmeleri, sözü önce bitenden; son kapananlar; bekleyen istek ve eğitimleri.',
  }),
  gorusmePanosu: post({
    konu: ['gorusme', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: gorunum({
      Boylar: boylar,
    }),
    response: yanit({
      sutunlar: z.array(
        z.strictObject({
          Durum: z.enum(PANO_DURUMLARI),
          /** The installation's name of the state. */
          Ad: z.string(),
          /** Number of all tickets. Only the first ones are sent. */
          Adet: z.int(),
          gorusmeler: z.array(panoKarti),
        }),
      ),
    }),
    ozet: 'Süzülen görüşmeler durumlarına göre sütunlarda: her sütunun sayısı ve ilkleri, sözü önce bitenden başlayarak.',
  }),
  gorusmeTakvimi: post({
    konu: ['gorusme', 'musteriler', 'hatirlatma', 'tatil'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: gorunum({
      Tur: z.enum(Object.keys(TAKVIM_GUNLERI) as TakvimGunu[], { error: 'bilinen bir gün türü değil' }),
      ilk: tarih,
      son: tarih,
      /** Number of tickets sent per day. The total is sent, too. */
      Gunluk: tamSayi(1, EN_COK_GUNLUK).default(3),
    }),
    response: yanit({
      gunler: z.array(z.strictObject({ Gun: z.string(), Adet: z.int(), gorusmeler: z.array(takvimGorusmesi) })),
      tatiller: z.array(takvimTatili),
    }),
    ozet: 'Süzülen görüşmeler günlerinde: açıldıkları, söz verildikleri ya da kişinin kendi hatırlatmasının günü; sayıları ve ilkleri.',
  }),
});
