import { z } from 'zod';
import { metin, zorunluMetin, parolaMetni } from '../../platform/field/alan.ts';
import { anyone, bos, get, post, signedIn, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { PAROLA_EN_FAZLA } from '../../kisi/oturum/rules.ts';
import { VARSAYILAN_PROJELER } from '../../musteri/proje/rules.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

/** The part of the demo company's sample data that is being added, and its position among all parts. */
const ornekIlerlemesi = z.strictObject({ Bolum: z.int(), Bolumler: z.int(), Ad: z.string() });
export type OrnekIlerlemesi = z.infer<typeof ornekIlerlemesi>;

export const kurulum = under('', {
  kurulumDurumu: get({
    konu: ['kurulum'],
    access: anyone,
    request: bos,
    response: z.strictObject({
      durum: z.literal(true),
      /** False until the set-up page has been completed. */
      kurulu: z.boolean(),
      sirket: z.string(),
      /** The login form shows the licence field when the installation has one configured. */
      lisansGerekli: z.boolean(),
      demo: z.boolean(),
      surum: z.string(),
      /** `spec` asks for 5 characters, `asvs` for 8 and refuses common passwords. */
      parolaPolitikasi: z.enum(['spec', 'asvs']),
    }),
    ozet: 'Kurulumun yapılıp yapılmadığı ve giriş ekranının bilmesi gerekenler.',
  }),
  kur: post({
    degistirir: ['kurulum'],
    access: anyone,
    request: z.strictObject({
      anahtar: metin(100),
      sirket: zorunluMetin(120),
      lisans: metin(64),
      departman: zorunluMetin(80),
      /** Names of the first products. Every person works with them. */
      urunler: z
        .array(zorunluMetin(120))
        .min(1, 'en az bir ürün adı yazınız')
        .max(VARSAYILAN_PROJELER.length, 'en çok üç ürün yazılır; ötekiler Ürünler sayfasından eklenir'),
      Ad: zorunluMetin(60),
      Soyad: zorunluMetin(60),
      UserName: zorunluMetin(60),
      parola: parolaMetni(PAROLA_EN_FAZLA),
      tekrar: parolaMetni(PAROLA_EN_FAZLA),
    }),
    response: yanit({}),
    ozet: 'Boş kurulumda şirketi, lisansı ve ilk yöneticiyi tanımlar; bir kez çalışır.',
  }),
  ilkAdimlar: post({
    konu: ['kurulum'],
    access: yetki(YETKI.ayricalikli),
    request: bos,
    response: yanit({
      /** Empty after the first steps are done. */
      adimlar: z.array(
        z.strictObject({
          Ad: z.string(),
          Aciklama: z.string(),
          Yol: z.string(),
          Form: z.boolean(),
          Tamam: z.boolean(),
          /** Result of a done step, as in `3 ürün`. */
          Yapilan: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Yeni kurulumda ilk yapılacaklar; yapılanın işareti kendiliğinden konur.',
  }),
  ilkAdimlariKapat: post({
    degistirir: ['kurulum'],
    access: yetki(YETKI.ayricalikli),
    request: bos,
    response: yanit({}),
    ozet: 'İlk yapılacaklar listesini herkes için kaldırır.',
    denetim: 'İlk adımlar kapatıldı',
  }),
  turDuraklari: post({
    konu: [],
    access: urun(signedIn),
    request: bos,
    response: yanit({
      /** Empty outside the demo company. */
      duraklar: z.array(z.strictObject({ Ad: z.string(), Aciklama: z.string(), Yol: z.string() })),
    }),
    ozet: 'Örnek şirketin turu: bir çağrıdan tahsilata, kişinin ürünlerindeki kayıtlarla.',
  }),
  ornekIlerlemesi: post({
    konu: ['kurulum'],
    access: signedIn,
    request: bos,
    /** Null: all sample data exists, or it is no demo company. */
    response: yanit({ ilerleme: ornekIlerlemesi.nullable() }),
    ozet: 'Örnek şirketin arkadan eklenen eski kayıtlarının nereye geldiği.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const kurulumSozleri = {
  nesneler: {
    kurulum: 'Kurulum',
  },
} as const;
