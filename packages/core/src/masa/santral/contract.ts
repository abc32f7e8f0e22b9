import { z } from 'zod';
import { an, kimlik, metin, zorunluMetin, byId } from '../../platform/field/alan.ts';
import {
  bos,
  imzali,
  post,
  postBare,
  sayfa,
  signedIn,
  under,
  urun,
  yanit,
  yetki,
  yetkiyle,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { CAGRI_DURUMLARI, CAGRI_OLAYLARI, type CagriDurumu } from './rules.ts';

/** The telephone exchange: ringing calls, missed calls, and the extensions of people. */

const durumlar = Object.keys(CAGRI_DURUMLARI) as CagriDurumu[];
const dahili = metin(10);

/** A call that rings for the caller of this read, or that they have answered. */
const calanCagri = z.strictObject({
  Id: z.int(),
  /** Empty: the number is hidden. */
  Telefon: z.string(),
  Baslama: z.string(),
  Durum: z.enum(durumlar),
});
export type CalanCagri = z.infer<typeof calanCagri>;

const cagriSatiri = calanCagri.extend({
  /** Customer with this number, as far as the reader may see it; null: none. */
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  /** Seconds of talk; null: nobody answered, or the talk goes on. */
  Sure: z.int().nullable(),
  /** Person who answered. */
  Acan: z.string().nullable(),
  /** Person who called back. */
  Arayan: z.string().nullable(),
  /** Everybody was away when the call rang, and this person was expected back first. */
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

export const santral = under('/santral', {
  santralOlay: postBare({
    degistirir: ['santral', 'bekleyen'],
    access: imzali('santral', 600, 60),
    request: z.strictObject({
      /** The exchange's own number of the call, the same in all its events. */
      Cagri: zorunluMetin(100),
      Olay: z.enum(CAGRI_OLAYLARI, { error: 'caliyor, acildi ya da bitti olmalı' }),
      /** Number of the calling side; empty: hidden. */
      Telefon: metin(40).default(''),
      /**
       * Extensions that ring, or the one that answered. Empty: our answer tells the exchange which ones should ring.
       */
      Dahililer: z.array(dahili).max(50, { error: 'en çok 50 dahili olabilir' }).default([]),
      Zaman: an,
    }),
    response: yanit({
      /** Extensions on whose screens the call appeared. */
      Dahililer: z.array(z.string()),
      /** Nobody is at the desk: the extension that is expected back first, and the time. */
      Donecek: z.strictObject({ Dahili: z.string(), Zaman: z.string() }).nullable(),
    }),
    ozet: 'Telefon santralinin imzaladığı olay: çağrı çalıyor, açıldı, bitti; aynı olay yinelense de bir kez sayılır.',
  }),
  getCalanlar: post({
    konu: ['santral'],
    access: sayfa(SAYFA.gorusme),
    request: bos,
    response: yanit({ cagrilar: z.array(calanCagri) }),
    ozet: 'Kişide şu anda çalan ve kişinin açtığı çağrılar.',
  }),
  getCagriList: post({
    konu: ['santral', 'musteriler'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ Cevapsiz: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false) }),
    response: yanit({
      cagrilar: z.array(cagriSatiri),
      /** Missed calls that wait to be called back. */
      Bekleyen: z.int(),
      /** An exchange is set up. Without one only trial calls ring. */
      Kurulu: z.boolean(),
      /** The reader may start a trial call. */
      Denenir: z.boolean(),
    }),
    ozet: 'Son çağrılar ya da yalnız geri aranmayı bekleyenler; müşterinin adı, okuyanın ürünleriyle sınırlı.',
  }),
  cagriKapat: post({
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme),
    request: byId,
    response: yanit({}),
    ozet: 'Çalan çağrının kartını kişinin ekranından kaldırır.',
  }),
  cagriArandi: post({
    degistirir: ['santral', 'bekleyen'],
    access: sayfa(SAYFA.gorusme),
    request: byId,
    response: yanit({}),
    ozet: 'Cevapsız bir çağrının geri arandığını yazar; ilk yazan kalır.',
    denetim: 'Cevapsız çağrı geri arandı',
  }),
  cagriDene: post({
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: bos,
    response: yanit({ Telefon: z.string() }),
    ozet: 'Kişinin kendisinde bir deneme çağrısı çaldırır: örnek şirkette herkes, başka yerde sistemin durumunu gören.',
  }),
  getDahililer: post({
    konu: ['santral', 'personel'],
    access: sayfa(SAYFA.gorusme, yetki(YETKI.sistemGor)),
    request: bos,
    response: yanit({ dahililer: z.array(dahiliSatiri) }),
    ozet: 'Çalışanlar ve dahili numaraları.',
  }),
  dahiliKaydet: post({
    degistirir: ['santral'],
    access: sayfa(SAYFA.gorusme, yetkiyle('KisiId', YETKI.sistemGor)),
    request: z.strictObject({
      KisiId: kimlik,
      /** Extension as the writer read it. A change since then is refused with a message. */
      Eski: dahili.nullable(),
      Dahili: dahili,
    }),
    response: yanit({}),
    ozet: 'Bir çalışanın dahili numarasını yazar ya da kaldırır.',
    denetim: 'Dahili numara kaydedildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const santralSozleri = {
  nesneler: { dahili: 'Dahili numara', cagri: 'Çağrı' },
  alanlar: { Dahili: 'Dahili numara' },
} as const;
