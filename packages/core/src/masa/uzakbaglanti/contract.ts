import { z } from 'zod';
import {
  an,
  formSekli,
  kayitSekli,
  kimlik,
  metin,
  surum,
  yeniVeyaKimlik,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
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
import { YETKI } from '../../platform/yetki/rules.ts';
import { BAGLANTI_ALANLARI, BASLAYAN_BAGLANTI } from './alanlar.ts';
import { BAGLANTI_LISTESI } from './liste.ts';
import { BAGLANTI_SAYFALARI, baglantiGerekli } from './secenekler.ts';
import { saklananSozlugu } from '../../platform/field/alanlar.ts';

const EVET_HAYIR = { error: 'evet ya da hayır olmalı' };
const kvkkOnay = z.boolean(EVET_HAYIR);
/** The caller has confirmed that the text contains no password. */
const parolaDegil = z.boolean(EVET_HAYIR).default(false);

/** A connection in the list. `KodVar` tells only that there is a code. */
const baglantiSatiri = z.strictObject({
  Id: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  /** Ticket of the connection; null: none, or not visible to the reader. */
  GorusmeId: z.int().nullable(),
  GorusmeNo: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  PersonelId: z.int(),
  Personel: z.string(),
  BaglantiTurId: z.int(),
  BaglantiTur: z.string(),
  KodVar: z.boolean(),
  Baslama_Zamani: z.string(),
  /** Null: still open. */
  Bitis_Zamani: z.string().nullable(),
  /** Whole minutes; null while open. */
  Sure: z.int().nullable(),
  Amac: z.string(),
  Yapilan: z.string(),
  OnayVeren: z.string(),
  KvkkOnay: z.boolean(),
  Surum: z.int(),
});
export type BaglantiSatiri = z.infer<typeof baglantiSatiri>;

const ozet = z.strictObject({
  Adet: z.int(),
  /** Minutes of ended connections. */
  Dakika: z.int(),
  kisiler: z.array(z.strictObject({ PersonelId: z.int(), Ad: z.string(), Adet: z.int(), Dakika: z.int() })),
});
export type BaglantiOzeti = z.infer<typeof ozet>;

/** The list of all connections, or on a card those of one customer or one ticket. */
const ait = { MusteriId: kimlik.nullable().default(null), GorusmeId: kimlik.nullable().default(null) };

const kayit = z.union([
  kayitYaniti,
  /** The text mentions a password. The client may send it again with `parolaDegil`. */
  z.strictObject({ durum: z.literal(false), msg: z.string(), parolaUyarisi: z.literal(true) }),
]);
export const uzakbaglanti = under('/islemler/musterigorusme', {
  getBaglantiList: listeUcu(BAGLANTI_LISTESI, {
    satir: baglantiSatiri,
    ait,
    konu: ['uzakbaglanti', 'musteriler'],
    access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
    ek: { ozet },
    ozet: 'Müşterilere yapılan bağlantılar: günler, süzgeçler, sayı ve dakikalar; kişinin ürünleriyle sınırlı.',
  }),
  baglantiGerekli,
  baglantiBaslat: post({
    degistirir: ['uzakbaglanti', 'musteri', 'gorusme'],
    access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
    request: z.strictObject({
      baglanti: z.strictObject({
        ...kayitSekli(BASLAYAN_BAGLANTI),
        MusteriId: kimlik,
        /** Open ticket of the customer. */
        GorusmeId: kimlik.nullable().default(null),
        KvkkOnay: kvkkOnay,
      }),
      parolaDegil,
    }),
    response: kayit,
    ozet: 'Kişinin kendi bağlantısını başlatır; kimsenin birden çok açık bağlantısı olmaz.',
    denetim: 'Bağlantı başladı',
  }),
  baglantiBitir: post({
    degistirir: ['uzakbaglanti', 'musteri', 'gorusme'],
    access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
    request: byVersion.extend({
      Yapilan: metin(BAGLANTI_ALANLARI.Yapilan.enCok),
      /** Null: now. */
      Bitis_Zamani: an.nullable().default(null),
    }),
    response: yanit({ Surum: z.int(), Sure: z.int() }),
    ozet: 'Süren bir bağlantıyı bitirir; yapılan en az 10 karakterle yazılır.',
    denetim: 'Bağlantı bitti',
  }),
  baglantiKaydet: post({
    degistirir: ['uzakbaglanti', 'musteri', 'gorusme'],
    access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
    request: z.strictObject({
      baglanti: z.strictObject({
        ...formSekli(BAGLANTI_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
        /** Absent: unchanged. */
        GorusmeId: kimlik.nullable().optional(),
        Baslama_Zamani: an,
        /** Null only for an open connection. */
        Bitis_Zamani: an.nullable(),
        KvkkOnay: kvkkOnay,
      }),
      parolaDegil,
    }),
    response: kayit,
    ozet: 'Bir bağlantıyı düzeltir ya da bitmiş bir bağlantıyı sonradan yazar (Id 0).',
    denetim: 'Bağlantı kaydedildi',
  }),
  baglantiKodu: post({
    // Reading the code changes only the audit.
    degistirir: [],
    saklama: 'yok',
    access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
    request: byId,
    response: yanit({ Kod: z.string() }),
    ozet: 'Bağlantının kodunu açar; bakan kayda geçer.',
    denetim: 'Bağlantı koduna bakıldı',
  }),
  baglantiAktar: fileCall({
    access: sayfa(BAGLANTI_SAYFALARI, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(BAGLANTI_LISTESI, ait),
    ozet: 'Süzülen bağlantıların Excel dosyası (base64).',
    denetim: 'Bağlantılar dışa aktarıldı',
  }),
  baglantiAyDokumu: fileCall({
    access: sayfa(BAGLANTI_SAYFALARI, urun(yetki(YETKI.musteriDisaAktar))),
    request: z.strictObject({
      MusteriId: kimlik,
      ay: z.string({ error: 'metin olmalı' }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'YYYY-AA biçiminde olmalı' }),
    }),
    ozet: 'Bir müşterinin bir aydaki bağlantıları: satırlar, ürün ve personel toplamları, genel toplam; Excel, base64.',
    denetim: 'Aylık bağlantı dökümü alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const uzakbaglantiSozleri = {
  nesneler: {
    baglanti: 'Bağlantı',
  },
  kisinin: ['baglanti'],
  alanlar: {
    ...saklananSozlugu(BAGLANTI_ALANLARI),
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
    Sure: 'Süre (dk)',
    GorusmeId: 'Görüşme no',
    ay: 'Ay',
  },
  yollar: { baglanti: '/islemler/musterigorusme/gunlukbaglantilar' },
} as const;
