import { z } from 'zod';
import { an, kimlik, metin, zorunluMetin } from '../alan.ts';
import { bos, imzali, post, postBare, sayfa, signedIn, urun, yanit, yetki, yetkiyle } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { CAGRI_DURUMLARI, CAGRI_OLAYLARI, type CagriDurumu } from './rules.ts';

/** The telephone exchange: calls as they ring, those that were missed, and whose extension is whose. */

const durumlar = Object.keys(CAGRI_DURUMLARI) as CagriDurumu[];
const dahili = metin(10);

/** A call that rings at the caller of the read, or that they have answered. */
export const calanCagri = z.strictObject({
  Id: z.int(),
  /** Empty: the caller hides it. */
  Telefon: z.string(),
  Baslama: z.string(),
  Durum: z.enum(durumlar),
});
export type CalanCagri = z.infer<typeof calanCagri>;

export const cagriSatiri = calanCagri.extend({
  /** Whose number it is, of those whom the reader sees; null: nobody's. */
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  /** Seconds that were talked; null: nobody did, or they still do. */
  Sure: z.int().nullable(),
  /** Who answered it. */
  Acan: z.string().nullable(),
  /** Who called back. */
  Arayan: z.string().nullable(),
  /** When it rang everybody was away, and this person was to be back first. */
  Donecek: z.string().nullable(),
  Donus: z.string().nullable(),
});
export type CagriSatiri = z.infer<typeof cagriSatiri>;

const dahiliSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  Dahili: z.string().nullable(),
});
export type DahiliSatiri = z.infer<typeof dahiliSatiri>;

export const santral = {
  santralOlay: postBare({
    path: '/santral/santralOlay',
    effect: 'write',
    degistirir: ['santral', 'bekleyen'],
    access: imzali('santral', 600, 60),
    request: z.strictObject({
      /** The exchange's own number of the call, the same in all that it says of it. */
      Cagri: zorunluMetin(100),
      Olay: z.enum(CAGRI_OLAYLARI, { error: 'caliyor, acildi ya da bitti olmalı' }),
      /** Who calls; empty: hidden. */
      Telefon: metin(40).default(''),
      /** The extensions that ring, or the one that answered; none: the answer says which should ring. */
      Dahililer: z.array(dahili).max(50, { error: 'en çok 50 dahili olabilir' }).default([]),
      Zaman: an,
    }),
    response: yanit({
      /** The extensions at which the call appeared. */
      Dahililer: z.array(z.string()),
      /** Nobody is at the desk: whose extension is manned first, and when. */
      Donecek: z.strictObject({ Dahili: z.string(), Zaman: z.string() }).nullable(),
    }),
    ozet: 'Telefon santralinin imzaladığı olay: çağrı çalıyor, açıldı, bitti; aynı olay yinelense de bir kez sayılır.',
  }),
  getCalanlar: post({
    path: '/santral/getCalanlar',
    effect: 'read',
    konu: ['santral'],
    access: sayfa(SAYFA.gorusme),
    request: bos,
    response: yanit({ cagrilar: z.array(calanCagri) }),
    ozet: 'Kişide şu anda çalan ve kişinin açtığı çağrılar.',
  }),
  getCagriList: post({
    path: '/santral/getCagriList',
    effect: 'read',
    konu: ['santral', 'musteriler'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ Cevapsiz: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false) }),
    response: yanit({
      cagrilar: z.array(cagriSatiri),
      /** How many missed calls wait to be returned. */
      Bekleyen: z.int(),
      /** Whether an exchange is set up; without one only trial calls ring. */
      Kurulu: z.boolean(),
      /** Whether the reader may let a trial call ring. */
      Denenir: z.boolean(),
    }),
    ozet: 'Son çağrılar ya da yalnız geri aranmayı bekleyenler; müşterinin adı, okuyanın ürünleriyle sınırlı.',
  }),
  cagriKapat: post({
    path: '/santral/cagriKapat',
    effect: 'write',
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({}),
    ozet: 'Çalan çağrının kartını kişinin ekranından kaldırır.',
  }),
  cagriArandi: post({
    path: '/santral/cagriArandi',
    effect: 'write',
    degistirir: ['santral', 'bekleyen'],
    access: sayfa(SAYFA.gorusme),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({}),
    ozet: 'Cevapsız bir çağrının geri arandığını yazar; ilk yazan kalır.',
  }),
  cagriDene: post({
    path: '/santral/cagriDene',
    effect: 'write',
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: bos,
    response: yanit({ Telefon: z.string() }),
    ozet: 'Kişinin kendisinde bir deneme çağrısı çaldırır: örnek şirkette herkes, başka yerde sistemin durumunu gören.',
  }),
  getDahililer: post({
    path: '/santral/getDahililer',
    effect: 'read',
    konu: ['santral', 'personel'],
    access: sayfa(SAYFA.gorusme, yetki(YETKI.sistemGor)),
    request: bos,
    response: yanit({ dahililer: z.array(dahiliSatiri) }),
    ozet: 'Çalışanlar ve dahili numaraları.',
  }),
  dahiliKaydet: post({
    path: '/santral/dahiliKaydet',
    effect: 'write',
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme, yetkiyle('KisiId', YETKI.sistemGor)),
    request: z.strictObject({
      KisiId: kimlik,
      /** As the writer read it; another one meanwhile is told. */
      Eski: dahili.nullable(),
      /** Empty: none. */
      Dahili: dahili,
    }),
    response: yanit({}),
    ozet: 'Bir çalışanın dahili numarasını yazar ya da kaldırır.',
  }),
};
