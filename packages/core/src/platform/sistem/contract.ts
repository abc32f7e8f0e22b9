import { z } from 'zod';
import { bos, post, sayfa, yanit, yetki } from '../call/endpoint.ts';
import { SAYFA } from '../screen/sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { GUNLUK_ISLER, type GunlukIsAdi } from './rules.ts';

/** A slow call to this server since its start. */
const yavasCagri = z.strictObject({ Yol: z.string(), SureMs: z.int(), Zaman: z.string() });
export type YavasCagri = z.infer<typeof yavasCagri>;

export const sistem = {
  sistemDurumu: post({
    path: '/yonetim/sistemDurumu',
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
        /** True for the product's own database. */
        Gomulu: z.boolean(),
      }),
      /** Bytes on the disk of the data folder. */
      Disk: z.strictObject({ Bos: z.int(), Toplam: z.int() }),
      /** Free bytes below which nothing is written; null: the database is not the product's own. */
      YazmaSiniri: z.int().nullable(),
      /** Writing has stopped because the disk is full. */
      YazmaDurdu: z.boolean(),
      /** Number of stored files, their bytes, and the allowed bytes. */
      Dosyalar: z.strictObject({ Adet: z.int(), Boyut: z.int(), Sinir: z.int() }),
      /** The virus scanner answers; null: there is none. */
      Tarayici: z.boolean().nullable(),
      Posta: z.strictObject({ Bekleyen: z.int(), Gidemeyen: z.int(), Kurulu: z.boolean() }),
      Isler: z.array(
        z.strictObject({
          Ad: z.enum(Object.keys(GUNLUK_ISLER) as GunlukIsAdi[]),
          /** Null: it never ran. */
          SonCalisma: z.string().nullable(),
          Gecikti: z.boolean(),
        }),
      ),
      /** Newest backup; null: there is none, or the database is not the product's own. */
      Yedek: z.strictObject({ Ad: z.string(), Zaman: z.string() }).nullable(),
      /** A backup is made every night; null: the database is not the product's own. */
      YedekAcik: z.boolean().nullable(),
      /** People with the full right who sign in with a password alone. */
      IkiAdimsizTamYetkili: z.int(),
      /** Sentences about environment variables without effect. */
      YabanciAyarlar: z.array(z.string()),
      YavasCagrilar: z.array(
        yavasCagri.extend({
          /** Purpose of the call; empty: no call of the contract. */
          Ad: z.string(),
        }),
      ),
    }),
    ozet: 'Sunucunun, veritabanının, günlük işlerin ve yedeğin durumu.',
  }),
};
