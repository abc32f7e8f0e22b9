import { z } from 'zod';
import { kimlik, metin, secenek, surum, tarih, zorunluMetin, byVersion } from '../../platform/field/alan.ts';
import { kayitYaniti, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YONLENDIRME_LISTESI } from './liste.ts';
import {
  YONLENDIRME_DURUMLARI,
  YONLENDIRME_SEKMELERI,
  type YonlendirmeSekmesi,
  YONLENDIRME_DURUM_ADLARI,
} from './rules.ts';
import { yonlendirmeSatiri } from './satirlar.ts';

const sekme = z.enum(Object.keys(YONLENDIRME_SEKMELERI) as YonlendirmeSekmesi[]);
const ERISIM = sayfa(SAYFA.ziyaret, urun(signedIn));

export const yonlendirme = under('/pazarlama/gorusmetakibi', {
  getYonlendirmeList: listeUcu(YONLENDIRME_LISTESI, {
    satir: yonlendirmeSatiri,
    konu: ['yonlendirme', 'aday', 'musteriler'],
    access: ERISIM,
    /** Number of referrals on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Yönlendirilen adaylar: kararı beklenenler, gönderilenler, gecikenler.',
  }),
  yonlendirmeOnerileri: post({
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
    denetim: 'Aday yönlendirildi',
  }),
  yonlendirmeKarar: post({
    degistirir: ['yonlendirme', 'aday', 'musteri'],
    access: ERISIM,
    request: byVersion.extend({
      Durum: z.enum(YONLENDIRME_DURUMLARI, { error: 'bilinen bir karar değil' }),
      Aciklama: metin(1000).default(''),
    }),
    response: kayitYaniti,
    ozet: 'Yönlendirilen adayı kabul eder, nedeniyle reddeder ya da göndereni olarak geri alır; kabul edeni bir kişidir.',
    denetim: 'Yönlendirmeye karar verildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const yonlendirmeSozleri = {
  nesneler: { yonlendirme: 'Yönlendirme' },
  alanlar: { HedefKisiId: 'Hedef kişi no', HedefDepartmanId: 'Hedef departman no', AdayId: 'Aday no' },
  degerler: { Durum: YONLENDIRME_DURUM_ADLARI, DurumAnahtar: YONLENDIRME_DURUM_ADLARI },
} as const;
