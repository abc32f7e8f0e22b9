import { z } from 'zod';
import { kimlik, metin, zorunluMetin } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { post, sayfa, signedIn, under, urun, yanit, fileAnswer } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { PROJE_DOSYASI_SINIRI } from './rules.ts';

/** Project search, exchange of plans with other programs, and the load of a project's people. */

const access = sayfa(SAYFA.projetakip, urun(signedIn));
const gelen = z.strictObject({ ProjeId: kimlik, Dosya: zorunluMetin(200), metin: metin(PROJE_DOSYASI_SINIRI) });
const hangisi = z.strictObject({ ProjeId: kimlik });
const giden = { konu: [], agir: true, access } as const;

export const aktarim = under('/islemler/projetakibi', {
  prjBul: aramaUcu({
    access,
    ozet: 'Adıyla, açıklamasıyla ya da müşterisiyle bulunan projeler; kişinin ürünleriyle sınırlı.',
  }),
  projeXml: post({
    ...giden,
    request: hangisi,
    response: fileAnswer,
    ozet: 'Bir projenin planlarını Microsoft Project XML’i olarak verir: ağaç, bağlar, onaylı günler, ilerleme, kişiler, tatiller (base64).',
    denetim: 'Proje Microsoft Project dosyasına aktarıldı',
  }),
  projeTakvimi: post({
    ...giden,
    request: hangisi,
    response: fileAnswer,
    ozet: 'Bir projenin planlarını takvimlerin okuduğu iCal dosyası olarak verir (base64).',
    denetim: 'Proje takvim dosyasına aktarıldı',
  }),
  projeYuku: post({
    konu: ['prj', 'tatil', 'izin', 'personel'],
    access,
    request: z.strictObject({ ProjeId: kimlik }),
    response: yanit({
      haftalar: z.array(z.strictObject({ Ilk: z.string(), Son: z.string(), IsGunu: z.int() })),
      yuklist: z.array(
        z.strictObject({
          KisiId: z.int(),
          Kisi: z.string(),
          /** Hours of each week: capacity, load of this project, load of other projects. */
          Kapasite: z.array(z.number()),
          Bu: z.array(z.number()),
          Diger: z.array(z.number()),
        }),
      ),
    }),
    ozet: 'Bir projede işi kalanların gelecek haftaları: izin ve tatil düşülmüş saatleri, bu projenin ve öbürlerinin aldığı.',
  }),
  projeXmlOku: post({
    konu: [],
    agir: true,
    access,
    request: gelen,
    response: yanit({
      konular: z.array(z.strictObject({ Id: z.int(), UstId: z.int().nullable(), Ad: z.string() })),
      planlar: z.array(
        z.strictObject({
          Id: z.int(),
          Konu: z.string(),
          Ad: z.string(),
          Baslama_Tarihi: z.string(),
          Bitis_Tarihi: z.string(),
          KilometreTasi: z.boolean(),
          Sorumlu: z.string().nullable(),
          Tahmini_Sure: z.number(),
          Bag: z.int(),
        }),
      ),
      Olan: z.int(),
      uyarilar: z.array(z.string()),
    }),
    govdeSiniri: 2 * PROJE_DOSYASI_SINIRI,
    ozet: 'Microsoft Project XML’inden neyin geleceğini söyler; hiçbir şey yazmaz.',
  }),
  projeXmlAl: post({
    degistirir: ['prj'],
    access,
    request: gelen,
    response: yanit({ Konu: z.int(), Plan: z.int(), Olan: z.int() }),
    govdeSiniri: 2 * PROJE_DOSYASI_SINIRI,
    ozet: 'Microsoft Project XML’indeki yeni konuları ve planları tek işlemde taslak olarak ekler; olanlar olduğu gibi kalır.',
    denetim: 'Microsoft Project dosyası alındı',
  }),
});
