import { z } from 'zod';
import { kimlik, metin, tamSayi } from '../alan.ts';
import { bos, post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';

/** Handing open contacts over before a leave begins. */

const surum = tamSayi(0, 2_147_483_647);
/** So many are handed over in one act. */
export const EN_COK_DEVIR = 200;

const devredilecek = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Musteri: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  Durum: z.string(),
  Oncelik: z.string(),
  SlaBitis: z.string().nullable(),
  /** Its promise ends during the leave. */
  IzindeBiter: z.boolean(),
  Surum: z.int(),
  /** Who could take it; null: nobody. */
  OneriId: z.int().nullable(),
});
export type Devredilecek = z.infer<typeof devredilecek>;

const izinOzeti = z.strictObject({
  Id: z.int(),
  KisiId: z.int(),
  Kisi: z.string(),
  Baslangic: z.string(),
  /** The day of return. */
  Bitis: z.string(),
});

export const devir = {
  devirlerim: post({
    path: '/islemler/musterigorusme/devirlerim',
    effect: 'read',
    konu: ['devir'],
    access: sayfa(SAYFA.gorusme),
    request: bos,
    response: yanit({
      /** The next leave of the person that begins soon, while contacts are theirs; null: none does. */
      devir: z.strictObject({ IzinId: z.int(), Baslangic: z.string(), Adet: z.int(), IzindeBiten: z.int() }).nullable(),
    }),
    ozet: 'Kişinin yakında başlayacak izni ve o zamana kadar devredilecek açık görüşmelerinin sayısı.',
  }),
  izinDevri: post({
    path: '/islemler/musterigorusme/izinDevri',
    effect: 'read',
    konu: ['devir', 'gorusme', 'izin', 'musteriler'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ IzinId: kimlik }),
    response: yanit({
      izin: izinOzeti,
      /** Why the caller hands none of them over; null: they may. */
      Engel: z.string().nullable(),
      /** What ends during the leave first. */
      gorusmeler: z.array(devredilecek),
      /** Who works with which product and is there then. */
      adaylar: z.array(
        z.strictObject({ Id: z.int(), ProjeId: z.int(), Ad: z.string(), Departman: z.string(), Acik: z.int() }),
      ),
    }),
    ozet: 'İzne çıkacak kişinin açık görüşmeleri ve her biri için önerilen kişi; kendisi ve sorumlusu okur.',
  }),
  izinDevret: post({
    path: '/islemler/musterigorusme/izinDevret',
    effect: 'write',
    degistirir: ['gorusme', 'bekleyen', 'devir'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({
      IzinId: kimlik,
      satirlar: z
        .array(z.strictObject({ Id: kimlik, Surum: surum, AtananId: kimlik }))
        .min(1, { error: 'en az bir görüşme seçilmeli' })
        .max(EN_COK_DEVIR, { error: `en çok ${EN_COK_DEVIR} görüşme devredilir` }),
      /** What each of them is told. */
      Aciklama: metin(2000).default(''),
    }),
    response: yanit({
      Devredilen: z.int(),
      /** Of each that stayed where it was, why. */
      kalanlar: z.array(z.strictObject({ Id: z.int(), No: z.string().nullable(), Neden: z.string() })),
    }),
    ozet: 'Seçilen görüşmeleri izin öncesinde devreder; her birinin sonucunu ayrı söyler.',
  }),
  sozUyarilari: post({
    path: '/islemler/musterigorusme/sozUyarilari',
    effect: 'read',
    konu: ['gorusme', 'izin', 'hatirlatma'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ GorusmeId: kimlik }),
    response: yanit({ uyarilar: z.array(z.string()) }),
    ozet: 'Görüşmenin sözü ya da hatırlatması, sahibinin çalışmadığı bir saate düşüyorsa bunu söyler.',
  }),
};
