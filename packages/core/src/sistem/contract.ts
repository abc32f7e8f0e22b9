import { z } from 'zod';
import { bos, post, sayfa, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { GUNLUK_ISLER, type GunlukIsAdi } from './rules.ts';

/** A call that took long, of this server since it started. */
const yavasCagri = z.strictObject({ Yol: z.string(), SureMs: z.int(), Zaman: z.string() });
export type YavasCagri = z.infer<typeof yavasCagri>;

export const sistem = {
  sistemDurumu: post({
    path: '/yonetim/sistemDurumu',
    effect: 'read',
    konu: [],
    access: sayfa(SAYFA.sistem, yetki(YETKI.sistemGor)),
    request: bos,
    response: yanit({
      Surum: z.string(),
      Node: z.string(),
      Baslama: z.string(),
      Bellek: z.int(),
      /** Browsers that listen to this server's events. */
      Izleyen: z.int(),
      Veritabani: z.strictObject({
        Surum: z.string(),
        Boyut: z.int(),
        Baglanti: z.int(),
        EnCokBaglanti: z.int(),
        /** The product's own. */
        Gomulu: z.boolean(),
      }),
      /** Of the data folder. */
      Disk: z.strictObject({ Bos: z.int(), Toplam: z.int() }),
      /** Free bytes below which nothing is written; null: the database is not the product's own. */
      YazmaSiniri: z.int().nullable(),
      /** Nothing is written now, for lack of room. */
      YazmaDurdu: z.boolean(),
      /** Files that are kept, the bytes they take, and how many they may take. */
      Dosyalar: z.strictObject({ Adet: z.int(), Boyut: z.int(), Sinir: z.int() }),
      /** Whether the virus scanner answers; null: there is none. */
      Tarayici: z.boolean().nullable(),
      Posta: z.strictObject({ Bekleyen: z.int(), Gidemeyen: z.int(), Kurulu: z.boolean() }),
      Isler: z.array(
        z.strictObject({
          Ad: z.enum(Object.keys(GUNLUK_ISLER) as GunlukIsAdi[]),
          /** Null: never yet. */
          SonCalisma: z.string().nullable(),
          Gecikti: z.boolean(),
        }),
      ),
      /** The newest copy; null: there is none, or the database is not the product's own. */
      Yedek: z.strictObject({ Ad: z.string(), Zaman: z.string() }).nullable(),
      /** A copy is made every night; null: the database is not the product's own. */
      YedekAcik: z.boolean().nullable(),
      /** People with every right who sign in with a password alone. */
      IkiAdimsizTamYetkili: z.int(),
      /** Sentences about variables of the environment that do nothing. */
      YabanciAyarlar: z.array(z.string()),
      YavasCagrilar: z.array(yavasCagri),
    }),
    ozet: 'Sunucunun, veritabanının, günlük işlerin ve yedeğin durumu.',
  }),
};
