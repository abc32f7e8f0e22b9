import { z } from 'zod';
import { kimlik, metin, byVersion } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';

/** Handover of open tickets before a leave begins. */

/** Maximum number of tickets in one handover. */
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
  /** The promise (SLA) ends during the leave. */
  IzindeBiter: z.boolean(),
  Surum: z.int(),
  /** Suggested person. Null: nobody can take it. */
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

export const devir = under('/islemler/musterigorusme', {
  devirlerim: post({
    konu: ['devir'],
    access: sayfa(SAYFA.gorusme),
    request: bos,
    response: yanit({
      /** The person's next leave that begins soon, if they have open tickets. Null: none. */
      devir: z.strictObject({ IzinId: z.int(), Baslangic: z.string(), Adet: z.int(), IzindeBiten: z.int() }).nullable(),
    }),
    ozet: 'Kişinin yakında başlayacak izni ve o zamana kadar devredilecek açık görüşmelerinin sayısı.',
  }),
  izinDevri: post({
    konu: ['devir', 'gorusme', 'izin', 'musteriler'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ IzinId: kimlik }),
    response: yanit({
      izin: izinOzeti,
      /** Reason why the caller may not hand over. Null: they may. */
      Engel: z.string().nullable(),
      /** Tickets whose promise ends during the leave come first. */
      gorusmeler: z.array(devredilecek),
      /** People who are present during the leave, with their products. */
      adaylar: z.array(
        z.strictObject({ Id: z.int(), ProjeId: z.int(), Ad: z.string(), Departman: z.string(), Acik: z.int() }),
      ),
    }),
    ozet: 'İzne çıkacak kişinin açık görüşmeleri ve her biri için önerilen kişi; kendisi ve sorumlusu okur.',
  }),
  izinDevret: post({
    degistirir: ['gorusme', 'bekleyen', 'devir'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({
      IzinId: kimlik,
      satirlar: z
        .array(byVersion.extend({ AtananId: kimlik }))
        .min(1, { error: 'en az bir görüşme seçilmeli' })
        .max(EN_COK_DEVIR, { error: `en çok ${EN_COK_DEVIR} görüşme devredilir` }),
      /** Note for the history of every ticket. */
      Aciklama: metin(2000).default(''),
    }),
    response: yanit({
      Devredilen: z.int(),
      /** Tickets that were not handed over, each with the reason. */
      kalanlar: z.array(z.strictObject({ Id: z.int(), No: z.string().nullable(), Neden: z.string() })),
    }),
    ozet: 'Seçilen görüşmeleri izin öncesinde devreder; her birinin sonucunu ayrı söyler.',
    denetim: 'Görüşmeler izin öncesi devredildi',
  }),
  sozUyarilari: post({
    konu: ['gorusme', 'izin', 'hatirlatma'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ GorusmeId: kimlik }),
    response: yanit({ uyarilar: z.array(z.string()) }),
    ozet: 'Görüşmenin sözü ya da hatırlatması, sahibinin çalışmadığı bir saate düşüyorsa bunu söyler.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const devirSozleri = {
  alanlar: { Devredilen: 'Devredilen', KisiId: 'Kişi no' },
} as const;
