import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih, zorunluMetin } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YONLENDIRME_LISTESI } from './liste.ts';
import { YONLENDIRME_DURUMLARI, YONLENDIRME_SEKMELERI, type YonlendirmeSekmesi } from './rules.ts';
import { yonlendirmeSatiri } from './satirlar.ts';

const surum = tamSayi(0, 2_147_483_647);
const sekme = z.enum(Object.keys(YONLENDIRME_SEKMELERI) as YonlendirmeSekmesi[]);
const secenek = z.strictObject({ Id: z.int(), Ad: z.string() });
const ERISIM = sayfa(SAYFA.ziyaret, urun(signedIn));

export const yonlendirme = {
  getYonlendirmeList: listeUcu(YONLENDIRME_LISTESI, {
    satir: yonlendirmeSatiri,
    path: '/pazarlama/gorusmetakibi/getYonlendirmeList',
    konu: ['yonlendirme', 'aday', 'musteriler'],
    access: ERISIM,
    /** Number of referrals on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Yönlendirilen adaylar: kararı beklenenler, gönderilenler, gecikenler.',
  }),
  yonlendirmeOnerileri: post({
    path: '/pazarlama/gorusmetakibi/yonlendirmeOnerileri',
    effect: 'read',
    konu: ['aday', 'satisBolgesi', 'musteriler'],
    access: ERISIM,
    request: z.strictObject({ AdayId: kimlik }),
    response: yanit({
      oneriler: z.array(z.strictObject({ KisiId: z.int(), Ad: z.string(), Puan: z.int(), Neden: z.string() })),
      departmanlar: z.array(secenek),
    }),
    ozet: 'Bir adayın kime yönlendirilebileceği: il, ürün ve yüke göre, nedeniyle; en uygunu başta.',
  }),
  yonlendirmeKaydet: post({
    path: '/pazarlama/gorusmetakibi/yonlendirmeKaydet',
    effect: 'write',
    degistirir: ['yonlendirme', 'aday', 'musteri'],
    access: ERISIM,
    request: z.strictObject({
      AdayId: kimlik,
      /** Version of the prospect. */
      Surum: surum,
      HedefKisiId: kimlik.nullable().default(null),
      HedefDepartmanId: kimlik.nullable().default(null),
      Neden: zorunluMetin(1000),
      Termin: tarih,
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir adayı bir kişiye ya da departmana yönlendirir; kabul edilene kadar aday eskisi gibi kalır.',
  }),
  yonlendirmeKarar: post({
    path: '/pazarlama/gorusmetakibi/yonlendirmeKarar',
    effect: 'write',
    degistirir: ['yonlendirme', 'aday', 'musteri'],
    access: ERISIM,
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Durum: z.enum(YONLENDIRME_DURUMLARI, { error: 'bilinen bir karar değil' }),
      Aciklama: metin(1000).default(''),
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Yönlendirilen adayı kabul eder, nedeniyle reddeder ya da göndereni olarak geri alır; kabul edeni bir kişidir.',
  }),
};
