import { z } from 'zod';
import {
  bayrak,
  kimlik,
  metin,
  para,
  surum,
  tarih,
  tutar,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { kayitYaniti, post, sayfa, under, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { HAREKET_LISTESI } from './liste.ts';
import { KOLONLAR, type Kolon, SINIFLAR, type Sinif } from './rules.ts';
import {
  bankaAvansi,
  bankaGunu,
  bankaHareketi,
  bankaOnerisi,
  eslesenAlacak,
  eslesenTahsilat,
  kesinEslesme,
  okunanEkstre,
  topluKart,
} from './satirlar.ts';
import { bankaHesaplari } from './secenekler.ts';

export type BankaHareketi = z.infer<typeof bankaHareketi>;
export type BankaOnerisi = z.infer<typeof bankaOnerisi>;
export type TopluKart = z.infer<typeof topluKart>;
export type KesinEslesme = z.infer<typeof kesinEslesme>;
export type OkunanEkstreOzeti = z.infer<typeof okunanEkstre>;
export type BankaAvansi = z.infer<typeof bankaAvansi>;
export type BankaGunu = z.infer<typeof bankaGunu>;

const isleyen = sayfa(SAYFA.bankagunsonu, urun(yetki(YETKI.bankaIsle)));
/** Maximum number of certain matches in one request. */
export const EN_COK_KESIN = 200;
/** Maximum number of card payments in one lump sum. */
const EN_COK_KART = 2000;
/** Maximum size of one statement in bytes. A statement of a busy month reaches it. */
export const DOSYA_SINIRI = 8 * 1024 * 1024;
/** A number stays a number: as text, its notation would have to be guessed. */
type Hucre = string | number | null;
const EN_COK_SATIR = 30_000;
const EN_COK_SUTUN = 60;
const EN_UZUN_HUCRE = 2000;

const hucreMi = (h: unknown): boolean =>
  h === null || (typeof h === 'string' ? h.length <= EN_UZUN_HUCRE : typeof h === 'number' && Number.isFinite(h));

/**
 * Cells of a table, checked in one loop: a zod schema for each of hundreds of thousands of cells would block all other
 * requests. The thread that reads the texts cleans them.
 */
const tablo = z
  .custom<readonly (readonly Hucre[])[]>(
    (t) =>
      Array.isArray(t) &&
      t.length <= EN_COK_SATIR &&
      t.every((s) => Array.isArray(s) && s.length <= EN_COK_SUTUN && s.every(hucreMi)),
    {
      error: `en çok ${EN_COK_SATIR} satırlık ve ${EN_COK_SUTUN} sütunluk bir tablo olmalı; hücreleri metin ya da sayı`,
    },
  )
  .meta({
    type: 'array',
    maxItems: EN_COK_SATIR,
    items: {
      type: 'array',
      maxItems: EN_COK_SUTUN,
      items: { anyOf: [{ type: 'string', maxLength: EN_UZUN_HUCRE }, { type: 'number' }, { type: 'null' }] },
    },
  });
const kolonAdi = zorunluMetin(100).optional();

const duzen = z.strictObject({
  kolonlar: z.strictObject(
    Object.fromEntries(Object.keys(KOLONLAR).map((k) => [k, kolonAdi])) as Record<Kolon, typeof kolonAdi>,
  ),
  /** Notation of sums: `1.234,56` or `1,234.56`. */
  yazim: z.enum(['tr', 'ing'], { error: "'tr' veya 'ing' olmalı" }),
});

const ekstre = z.strictObject({
  HesapId: kimlik,
  Dosya: zorunluMetin(200),
  /** Either the raw text of a file, or the cells of a table. */
  icerik: z.strictObject({
    metin: metin(DOSYA_SINIRI).nullable().default(null),
    satirlar: tablo.nullable().default(null),
  }),
  /** Meaning of the columns of an unknown layout. The account remembers it. */
  duzen: duzen.nullable().default(null),
});

/** The layout is unknown. The first rows are returned so that a person names the columns. */
const bilinmeyen = z.strictObject({ durum: z.literal(false), msg: z.string(), satirlar: z.array(z.array(z.string())) });

export const banka = under('/mali/banka', {
  bankaHesaplari,
  bankaHesapKaydet: post({
    degistirir: ['banka', 'defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.defterYonet)),
    request: z.strictObject({
      hesap: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        Ad: zorunluMetin(100),
        Banka: metin(100),
        Iban: metin(40).nullable(),
        Birim: z.string({ error: 'metin olmalı' }).regex(/^[A-Z]{3}$/, { error: 'TRY, USD gibi üç harf olmalı' }),
        AcilisGun: tarih,
        AcilisBakiye: para,
        /** The account is overdrawn: its opening balance is negative. */
        AcilisEksi: bayrak,
        Aktif: bayrak,
      }),
    }),
    response: kayitYaniti,
    ozet: 'Banka hesabını kaydeder (Id 0: yeni); açılış bakiyesi deftere işlenir ve sonra değişmez.',
    denetim: 'Banka hesabı kaydedildi',
  }),
  ekstreOku: post({
    konu: [],
    agir: true,
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.bankaIsle)),
    request: ekstre,
    response: z.union([
      yanit({
        ozet: okunanEkstre,
        /** The first new rows. */
        satirlar: z.array(
          z.strictObject({
            Gun: z.string(),
            Tutar: tutar,
            Aciklama: z.string(),
            KarsiUnvan: z.string().nullable(),
          }),
        ),
      }),
      bilinmeyen,
    ]),
    ozet: 'Bir ekstreyi (MT940, CAMT.05x ya da bankanın tablosu) yüklemeden okur: ne yeni, ne tekrar, bakiyesi tutuyor mu.',
    govdeSiniri: DOSYA_SINIRI,
  }),
  ekstreYukle: post({
    degistirir: ['banka'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.bankaIsle)),
    request: ekstre,
    response: z.union([yanit({ ozet: okunanEkstre }), bilinmeyen]),
    ozet: 'Ekstrenin yeni hareketlerini tek işlemde yazar; tekrarlar düşer, aynı günün ikizleri kalır.',
    denetim: 'Ekstre yüklendi',
    govdeSiniri: DOSYA_SINIRI,
  }),
  getHareketList: listeUcu(HAREKET_LISTESI, {
    satir: bankaHareketi,
    konu: ['banka', 'musteriler', 'fatura'],
    access: sayfa(SAYFA.bankagunsonu, urun(yetki(YETKI.maliGor))),
    ek: {
      /** One total per currency. Different currencies are never added. */
      toplamlar: z.array(z.strictObject({ Birim: z.string(), Adet: z.int(), Giren: tutar, Cikan: tutar })),
    },
    ozet: 'Banka hareketleri: süzgeçler, giren ve çıkan toplamlarıyla.',
  }),
  eslesmeOner: post({
    konu: ['banka', 'musteriler', 'fatura'],
    access: isleyen,
    request: byId,
    response: yanit({ oneriler: z.array(bankaOnerisi), kartlar: z.array(topluKart) }),
    ozet: 'Bir hareketin kimin olabileceği ve neyi kapattığı ya da hangi kart tahsilatları olduğu, gerekçeleriyle.',
  }),
  eslesmeAlacaklari: post({
    konu: ['banka', 'musteriler', 'fatura'],
    access: isleyen,
    request: z.strictObject({ Id: kimlik, MusteriId: kimlik }),
    response: yanit({ alacaklar: z.array(eslesenAlacak), tahsilatlar: z.array(eslesenTahsilat) }),
    ozet: 'Müşterinin hareketin para birimindeki açık faturaları ve hareketi beklenen tahsilatları.',
  }),
  kesinEslesmeler: post({
    konu: ['banka', 'musteriler', 'fatura'],
    agir: true,
    access: isleyen,
    request: z.strictObject({ HesapId: kimlik.nullable().default(null) }),
    response: yanit({ eslesmeler: z.array(kesinEslesme), Bakilan: z.int() }),
    ozet: 'İşlenmemiş hareketlerden kesin olanlar: kime ait oldukları, neyi kapattıkları ve neden.',
  }),
  kesinleriIsle: post({
    degistirir: ['banka', 'defter', 'fatura'],
    access: isleyen,
    request: z.strictObject({
      eslesmeler: z
        .array(
          byVersion.extend({
            MusteriId: kimlik,
            FaturaIdler: z.array(kimlik).max(50),
            TahsilatId: kimlik.nullable(),
          }),
        )
        .min(1, { error: 'en az bir hareket seçilmeli' })
        .max(EN_COK_KESIN),
    }),
    response: yanit({ Islenen: z.int(), Atlanan: z.int() }),
    ozet: 'Görülen kesin eşleşmeleri işler; o arada kesinliğini yitiren atlanır.',
  }),
  eslesmeKaydet: post({
    degistirir: ['banka', 'defter', 'fatura'],
    access: isleyen,
    request: byVersion.extend({
      Sinif: z.enum(Object.keys(SINIFLAR) as Sinif[], { error: 'bilinen bir sınıf değil' }),
      MusteriId: kimlik.nullable().default(null),
      KarsiHesapId: kimlik.nullable().default(null),
      HesapKod: z
        .string({ error: 'metin olmalı' })
        .regex(/^\d{3}(\.\d{2})?$/, { error: 'bir hesap kodu değil' })
        .nullable()
        .default(null),
      Notu: metin(500).default(''),
      /**
       * For a customer's payment: the paid invoices, the payments written by hand that it confirms, and the bank's fee.
       */
      odenenler: z
        .array(z.strictObject({ FaturaId: kimlik, Tutar: para }))
        .max(50, { error: 'bir hareket en çok 50 fatura kapatır' })
        .default([]),
      TahsilatIdler: z.array(kimlik).max(20, { error: 'en çok 20 tahsilat seçilebilir' }).default([]),
      Masraf: para.default(0 as z.output<typeof para>),
      /** For a lump sum of card payments: the payments in it, and the earlier payments that were deducted. */
      kart: z
        .strictObject({
          TahsilatIdler: z
            .array(kimlik)
            .min(1, { error: 'en az bir kart tahsilatı seçilmeli' })
            .max(EN_COK_KART, { error: `en çok ${EN_COK_KART} kart tahsilatı seçilebilir` }),
          KesintiIdler: z.array(kimlik).max(EN_COK_KART).default([]),
        })
        .nullable()
        .default(null),
    }),
    response: yanit({ Surum: z.int(), FisSira: z.int() }),
    ozet: 'Bir hareketin ne olduğunu söyler, deftere işler ve seçilen faturaları kapatır; müşterinin IBAN’ı ve adı öğrenilir.',
    denetim: 'Banka hareketi işlendi',
  }),
  eslesmeGeriAl: post({
    degistirir: ['banka', 'defter', 'fatura'],
    access: isleyen,
    request: byVersion,
    response: yanit({ Surum: z.int() }),
    ozet: 'Bir hareketin işlenmesini ters fişle geri alır: kapattığı faturalar açılır, ondan öğrenilen unutulur.',
    denetim: 'Banka hareketi geri alındı',
  }),
  avanslar: post({
    konu: ['banka', 'fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor))),
    request: z.strictObject({ FaturaId: kimlik }),
    response: yanit({ avanslist: z.array(bankaAvansi), Kullanilabilir: tutar }),
    ozet: 'Bir faturanın müşterisinden gelmiş, hiçbir faturayı kapatmamış para; faturanın para biriminde.',
  }),
  avansMahsup: post({
    degistirir: ['banka', 'fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ FaturaId: kimlik, Surum: surum, HareketId: kimlik, Tutar: para }),
    response: kayitYaniti,
    ozet: 'Avans olarak duran parayla faturayı kapatır; defter değişmez, para zaten müşterinin hesabındadır.',
    denetim: 'Avans faturaya mahsup edildi',
  }),
  avansaDondur: post({
    degistirir: ['banka', 'fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ FaturaId: kimlik, Surum: surum, TahsilatId: kimlik }),
    response: kayitYaniti,
    ozet: 'Bankadan gelen bir tahsilatı faturadan alır; para müşterinin avansı olur.',
    denetim: 'Tahsilat avansa döndürüldü',
  }),
  bankaGunleri: post({
    konu: ['banka', 'defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
    request: z.strictObject({ HesapId: kimlik }),
    response: yanit({ gunler: z.array(bankaGunu) }),
    ozet: 'Bir hesabın son günleri: toplamlar, bakiyeler ve günü açık tutan her şey.',
  }),
  gunSonuKapat: post({
    degistirir: ['banka'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.bankaIsle)),
    request: z.strictObject({
      HesapId: kimlik,
      Gun: tarih,
      /** Closing balance of the day, when no statement has it. */
      Bakiye: para.nullable().default(null),
      Eksi: bayrak.default(false),
    }),
    response: yanit({}),
    ozet: 'Hesabın bir gününü kapatır; yalnız her hareketi işlenmiş ve bakiyesi kuruşu kuruşuna tutuyorsa.',
    denetim: 'Banka günü kapatıldı',
  }),
  gunSonuAc: post({
    degistirir: ['banka'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.gunAc)),
    request: z.strictObject({ HesapId: kimlik, Gun: tarih, Aciklama: metin(500) }),
    response: yanit({}),
    ozet: 'Hesabın en son kapanan gününü, nedeni yazılarak yeniden açar.',
    denetim: 'Banka günü yeniden açıldı',
  }),
  gunSonuAktar: fileCall({
    access: sayfa(SAYFA.bankagunsonu, urun(yetki(YETKI.maliGor))),
    request: z.strictObject({ HesapId: kimlik, Gun: tarih }),
    ozet: 'Bir günün hareketleri, bakiyeleri ve işlenişi; Excel (base64).',
    denetim: 'Banka günü dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const bankaSozleri = {
  nesneler: { banka_hesap: 'Banka hesabı', banka_hareket: 'Banka hareketi', banka_ekstre: 'Ekstre' },
  alanlar: {
    Ad: 'Ad',
    Banka: 'Banka',
    Birim: 'Para birimi',
    AcilisGun: 'Açılış günü',
    AcilisBakiye: 'Açılış bakiyesi',
    Bakiye: 'Bakiye',
    Dosya: 'Dosya',
    Eklenen: 'Eklenen',
    Elle: 'Elle yazılmış tahsilat',
    HesapId: 'Hesap no',
    HesapKod: 'Defter hesabı',
    KarsiHesapId: 'Karşı hesap no',
    Kapatilan: 'Kapatılan',
    Masraf: 'Bankanın kestiği',
    Notu: 'Not',
    Okunan: 'Okunan',
    Sinif: 'Sınıf',
  },
  paralar: ['AcilisBakiye', 'Bakiye', 'Elle', 'Kapatilan', 'Masraf', 'Tutar'],
  degerler: { Sinif: SINIFLAR },
  yollar: {
    banka_hesap: '/mali/bankagunsonu',
    banka_hareket: '/mali/bankagunsonu',
    banka_ekstre: '/mali/bankagunsonu',
  },
} as const;
