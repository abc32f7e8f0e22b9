import { z } from 'zod';
import {
  ikiOndalik,
  kayitSekli,
  kimlik,
  metin,
  surum,
  yaziKimlik,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { baglanacaklar, DOSYALAR, yuklemeYaniti } from '../../platform/dosya/satirlar.ts';
import { post, sayfa, signedIn, under, upload, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { EN_COK_TOPLU } from '../../platform/list/toplu.ts';
import { secilenler, topluYaniti } from '../../platform/list/topluUcu.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GOREV_ALANLARI } from './alanlar.ts';
import { GOREV_LISTESI } from './liste.ts';
import {
  EN_COK_BAG,
  EN_COK_TAHMIN,
  GOREV_SEKMELERI,
  type GorevSekmesi,
  PANO_DURUMLARI,
  GOREV_DURUM_ADLARI,
  GOREV_HAREKETLERI,
  TEST_SONUCLARI,
} from './rules.ts';
import {
  bagliGorev,
  boylar,
  cizelgeSatiri,
  gorevDurumu,
  gorevHareketi,
  gorevKarti,
  gorevSatiri,
  gorevTesti,
  testSonucu,
} from './satirlar.ts';

const hangisi = { Id: kimlik, Surum: surum };
const access = sayfa(SAYFA.isler, urun(signedIn));
const kayit = yanit({ Id: z.int(), No: z.string(), Surum: z.int() });
const sekme = z.enum(Object.keys(GOREV_SEKMELERI) as GorevSekmesi[]);

/** The result for each chosen task. Its new version is needed to undo the change. */
const geriAlinir = yanit({
  sonuclar: z.array(z.strictObject({ Id: z.int(), Neden: z.string().nullable(), Surum: z.int().nullable() })),
});

/** Common settings of all writes of this contract. */
const yazma = { degistirir: ['gorev', 'bekleyen'], access } as const;

/** The three ways to upload pictures for a task. */
const yukleme = (path: `/${string}`, ozet: string) =>
  upload({
    path,
    degistirir: ['dosya', 'gorev'],
    access,
    request: z.strictObject({
      /** Without it the files wait until the caller saves the form that they belong to. */
      GorevId: yaziKimlik.optional(),
    }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet,
  });

export const gorev = under('/istakibi', {
  gorevListe: listeUcu(GOREV_LISTESI, {
    satir: gorevSatiri,
    konu: ['gorev', 'versiyon', 'tanim'],
    access,
    /** Number of tasks in each filter tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'İş listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleriyle sınırlı.',
  }),
  gorevPano: post({
    konu: ['gorev', 'versiyon', 'tanim'],
    access,
    request: aktarimIstegi(GOREV_LISTESI, {
      Boylar: boylar,
    }),
    response: yanit({
      sutunlar: z.array(
        z.strictObject({
          Durum: z.enum(PANO_DURUMLARI),
          /** The installation's name of the state. */
          Ad: z.string(),
          /** Number of all tasks. Only the first ones are sent. */
          Adet: z.int(),
          gorevler: z.array(gorevSatiri),
        }),
      ),
      /** People with too many started tasks, independent of the filters. */
      asanlar: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Adet: z.int() })),
    }),
    ozet: 'Süzülen işler durumlarına göre sütunlarda, elle verilen sıralarıyla: her sütunun sayısı ve ilkleri.',
  }),
  gorevDetay: post({
    konu: ['gorev', 'versiyon', 'tanim', 'dosya'],
    access,
    request: byId,
    response: yanit({
      gorev: gorevKarti,
      altIsler: z.array(bagliGorev),
      /** The tasks that it waits for, and the tasks that wait for it. */
      beklenenler: z.array(bagliGorev),
      bekleyenler: z.array(bagliGorev),
      testler: z.array(gorevTesti),
      hareketlist: z.array(gorevHareketi),
    }),
    ozet: 'Bir iş; alt işleri, bağları, testleri ve geçmişi.',
  }),
  gorevKisileri: post({
    konu: ['gorev', 'personel', 'proje'],
    access,
    request: z.strictObject({ ProjeId: kimlik }),
    response: yanit({
      /** People who work with the product, with the number of their started tasks. */
      kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Suren: z.int() })),
    }),
    ozet: 'Bir ürünün işleri kime verilebilir, kimin geliştirmede kaç işi var.',
  }),
  gorevKaydet: post({
    ...yazma,
    degistirir: [...yazma.degistirir, 'analiz', 'toplanti'],
    request: z.strictObject({
      gorev: z.strictObject({
        ...kayitSekli(GOREV_ALANLARI),
        Tahmini_Sure: ikiOndalik(0, EN_COK_TAHMIN).nullable(),
        Id: yeniVeyaKimlik,
        Surum: surum,
        VersiyonId: kimlik.nullable(),
        UstId: kimlik.nullable(),
      }),
      /** The person of a new task. For an existing task use `gorevAta`. */
      AtananId: kimlik.nullable().default(null),
      TestciId: kimlik.nullable().default(null),
      /** The accepted analysis of a new task. */
      AnalizId: kimlik.nullable().default(null),
      /** The meeting decision that a new task carries out. */
      KararId: kimlik.nullable().default(null),
      dosyalar: baglanacaklar,
    }),
    response: kayit,
    govdeSiniri: 128 * 1024,
    ozet: 'İş açar (Id 0) ya da değiştirir.',
    denetim: 'İş kaydedildi',
  }),
  gorevDurumGuncelle: post({
    ...yazma,
    request: z.strictObject({
      ...hangisi,
      YeniDurum: gorevDurumu,
      aciklama: metin(2000).default(''),
      /** The neighbours at its new place. Without them the task becomes the last. */
      oncekiId: kimlik.nullable().default(null),
      sonrakiId: kimlik.nullable().default(null),
      dosyalar: baglanacaklar,
    }),
    response: yanit({
      Id: z.int(),
      No: z.string(),
      Surum: z.int(),
      /** A warning after the change: the caller has too many started tasks. */
      uyari: z.string().nullable(),
    }),
    ozet: 'İşin durumunu değiştirir; olmayan geçişte izinli durumları söyler.',
    denetim: 'İşin durumu değişti',
  }),
  gorevAta: post({
    ...yazma,
    request: z.strictObject({
      ...hangisi,
      AtananId: kimlik.nullable(),
      TestciId: kimlik.nullable(),
      Aciklama: metin(2000).default(''),
    }),
    response: kayit,
    ozet: 'İşi yapacak ve test edecek kişileri belirler; yapan test edemez.',
    denetim: 'İş atandı',
  }),
  gorevSirala: post({
    ...yazma,
    degistirir: ['gorev'],
    request: z.strictObject({ ...hangisi, oncekiId: kimlik.nullable(), sonrakiId: kimlik.nullable() }),
    response: kayit,
    ozet: 'İşi, panodaki sütununda verilen iki iş arasına taşır.',
    denetim: 'İşin panodaki yeri değişti',
  }),
  gorevTopluDurum: post({
    ...yazma,
    request: z.strictObject({ gorevler: secilenler('iş'), YeniDurum: gorevDurumu, aciklama: metin(2000).default('') }),
    response: topluYaniti,
    ozet: 'İşlerin durumunu birlikte değiştirir; geçemeyenin nedeni söylenir, ötekiler geçer.',
  }),
  gorevTopluAta: post({
    ...yazma,
    request: z.strictObject({
      gorevler: z
        .array(z.strictObject({ ...hangisi, AtananId: kimlik.nullable() }))
        .min(1)
        .max(EN_COK_TOPLU),
    }),
    response: geriAlinir,
    ozet: 'İşleri birlikte verir; verilemeyenin nedeni söylenir. Geri almak için her iş kendi kişisiyle verilir.',
  }),
  gorevTopluAlan: post({
    ...yazma,
    request: z.strictObject({
      gorevler: z
        .array(z.strictObject({ ...hangisi, AciliyetId: kimlik.optional(), VersiyonId: kimlik.nullable().optional() }))
        .min(1)
        .max(EN_COK_TOPLU),
    }),
    response: geriAlinir,
    ozet: 'İşlerin aciliyetini ya da hedef versiyonunu birlikte değiştirir; değişmeyenin nedeni söylenir.',
  }),
  gorevYuk: post({
    konu: ['gorev', 'versiyon', 'tanim', 'izin'],
    access: sayfa(SAYFA.isler, urun(yetki(YETKI.isYonet))),
    request: aktarimIstegi(GOREV_LISTESI),
    response: yanit({
      haftalar: z.array(z.strictObject({ Ilk: z.string(), Son: z.string() })),
      kisiler: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          haftalar: z.array(z.strictObject({ Is: z.int(), Saat: z.number(), Kapasite: z.number() })),
          /** Tasks outside these weeks: without a due date, or due later. */
          SonraIs: z.int(),
          SonraSaat: z.number(),
          /** Number of tasks without an estimate. */
          Tahminsiz: z.int(),
        }),
      ),
    }),
    ozet: 'Süzülen işlerin kalan saatleri kişi kişi ve hafta hafta; izinler ve tatiller düşülmüş çalışma saatleriyle.',
  }),
  gorevCizelge: post({
    konu: ['gorev', 'tanim', 'izin'],
    access,
    request: aktarimIstegi(GOREV_LISTESI),
    response: yanit({
      /** Ordered by person and days. Tasks without days come last. */
      isler: z.array(cizelgeSatiri),
      /** Number of all tasks in the view. Only the first ones are sent. */
      Toplam: z.int(),
      /** Full-day holidays. */
      tatiller: z.array(z.string()),
    }),
    ozet: 'Süzülen, daha yapılacak ve test edilen işlerin günleri: kişilerin işleri sırayla, bağları ve çalışma saatleriyle.',
  }),
  gorevNotKaydet: post({
    ...yazma,
    dakikada: 60,
    request: z.strictObject({ Id: kimlik, Aciklama: zorunluMetin(8000), dosyalar: baglanacaklar }),
    response: kayit,
    ozet: 'İşe not yazar; bekleyen dosyaları işe bağlar.',
    denetim: 'İşe not yazıldı',
  }),
  gorevSoruKapat: post({
    ...yazma,
    degistirir: ['bekleyen'],
    access: sayfa(SAYFA.bekleyenler, urun(signedIn)),
    request: byId,
    response: yanit({}),
    ozet: 'Bir işte kişiye sorulanı, yanıt gerekmediği için bekleyenlerinden kaldırır.',
  }),
  gorevEngel: post({
    ...yazma,
    request: z.strictObject({ ...hangisi, Engel: metin(500).nullable() }),
    response: kayit,
    ozet: 'İşi nedeniyle takıldı işaretler ya da engelini kaldırır (boş).',
    denetim: 'İşin engeli değişti',
  }),
  testKaydet: post({
    ...yazma,
    request: z.strictObject({
      GorevId: kimlik,
      KriterId: kimlik.nullable(),
      TestTurId: kimlik,
      Adimlar: zorunluMetin(8000),
      Ortam: zorunluMetin(500),
      Sonuc: testSonucu,
      dosyalar: baglanacaklar,
    }),
    response: kayit,
    ozet: 'Testteki bir işin test kaydı: adımlar, ortam, sonuç, kabul kriteri ve resimleri.',
    denetim: 'İşin testi yazıldı',
  }),
  gorevBagKaydet: post({
    ...yazma,
    request: z.strictObject({
      ...hangisi,
      /** The new complete list of awaited tasks. */
      Beklenenler: z.array(kimlik).max(EN_COK_BAG, { error: `en fazla ${EN_COK_BAG} iş beklenebilir` }),
    }),
    response: kayit,
    ozet: 'İşin beklediği işleri belirler; birbirini bekleyen işler olamaz.',
    denetim: 'İşin bağları değişti',
  }),
  sureBaslat: post({
    ...yazma,
    request: byId,
    response: kayit,
    ozet: 'Kişinin bu işteki sayacını başlatır; başka işte süren sayacı durur.',
    denetim: 'İşin sayacı başladı',
  }),
  sureDurdur: post({
    ...yazma,
    request: z.strictObject({ Id: kimlik, Aciklama: metin(500).default('') }),
    response: kayit,
    ozet: 'Kişinin bu işte süren sayacını durdurur.',
    denetim: 'İşin sayacı durdu',
  }),
  gorevBul: aramaUcu({ access, ozet: 'Numarası ya da sözleriyle bulunan işler.' }),
  gorevAktar: fileCall({
    access,
    request: aktarimIstegi(GOREV_LISTESI),
    ozet: 'Süzülen işlerin Excel dosyası (base64).',
    denetim: 'İşler dosyaya aktarıldı',
  }),
  gorevImgKaydet: yukleme('/istakibi/gorevImgKaydet', 'Bir işe resim ve dosya ekler.'),
  gorevHareketImgKaydet: yukleme(
    '/istakibi/gorevHareketImgKaydet',
    'Durum değişikliğiyle ya da test kaydıyla bağlanacak resimleri yükler.',
  ),
  gorevNotImgKaydet: yukleme('/istakibi/gorevNotImgKaydet', 'Notla bağlanacak resimleri yükler.'),
});

/** Audit words of this room, beside those of its calls. */
export const gorevSozleri = {
  nesneler: { gorev: 'İş' },
  alanlar: GOREV_HAREKETLERI.alanlar,
  degerler: { Durum: GOREV_DURUM_ADLARI, DurumAnahtar: GOREV_DURUM_ADLARI, Sonuc: TEST_SONUCLARI },
  yollar: { gorev: '/istakibi/isler/' },
} as const;
