import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih } from '../../platform/field/alan.ts';
import { post, sayfa, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { bayiHakedisi, hakedisSatiri } from './satirlar.ts';

export type BayiHakedisi = z.infer<typeof bayiHakedisi>;
export type HakedisSatiri = z.infer<typeof hakedisSatiri>;

const YOL = '/mali/bayi';
const surum = tamSayi(0, 2_147_483_647);
const goren = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.maliGor)));
const onaylayan = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.bayiKosul)));
const odeyen = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.tahsilatYaz)));
const hangisi = { Id: kimlik, Surum: surum };
const donem = z
  .string({ error: 'metin olmalı' })
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: '2026-10 gibi bir ay olmalı' });
const kayit = yanit({ Surum: z.int() });

export const bayifatura = {
  getBayiHakedis: post({
    path: `${YOL}/getBayiHakedis`,
    effect: 'read',
    konu: ['bayifatura', 'bayi'],
    access: goren,
    request: z.strictObject({ Donem: donem }),
    response: yanit({
      hakedisler: z.array(bayiHakedisi),
      /** The month is over, so its commission can be calculated. */
      Hesaplanabilir: z.boolean(),
    }),
    ozet: 'Bir ayın bayi hakedişleri: ciro, iade, komisyon, durum; kişinin gördüğü bayilerle sınırlı.',
  }),
  getHakedisDetay: post({
    path: `${YOL}/getHakedisDetay`,
    effect: 'read',
    konu: ['bayifatura', 'bayi', 'musteriler'],
    access: goren,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ hakedis: bayiHakedisi, satirlar: z.array(hakedisSatiri) }),
    ozet: 'Bir hakediş ve onu oluşturan faturalar.',
  }),
  hakedisHesapla: post({
    path: `${YOL}/hakedisHesapla`,
    effect: 'write',
    degistirir: ['bayifatura'],
    access: onaylayan,
    request: z.strictObject({ Donem: donem }),
    response: yanit({ Adet: z.int() }),
    ozet: 'Biten bir ayın hakedişlerini hesaplar; onaylananlar olduğu gibi kalır.',
  }),
  hakedisOnayla: post({
    path: `${YOL}/hakedisOnayla`,
    effect: 'write',
    degistirir: ['bayifatura'],
    access: onaylayan,
    request: z.strictObject({ ...hangisi, Onayli: z.boolean({ error: 'evet ya da hayır olmalı' }) }),
    response: kayit,
    ozet: 'Hakedişi onaylar ya da onayını geri alır; onaylanan değişmez.',
  }),
  hakedisFaturala: post({
    path: `${YOL}/hakedisFaturala`,
    effect: 'write',
    degistirir: ['bayifatura'],
    access: odeyen,
    request: z.strictObject({ ...hangisi, FaturaNo: metin(30), FaturaTarihi: tarih.nullable() }),
    response: kayit,
    ozet: 'Bayinin hakediş için kestiği faturayı yazar; numarası boş: geri alır.',
  }),
  hakedisOde: post({
    path: `${YOL}/hakedisOde`,
    effect: 'write',
    degistirir: ['bayifatura'],
    access: odeyen,
    request: z.strictObject({ ...hangisi, OdemeTarihi: tarih.nullable() }),
    response: kayit,
    ozet: 'Hakedişin ödendiği günü yazar; gün yoksa geri alır.',
  }),
  hakedisAktar: post({
    path: `${YOL}/hakedisAktar`,
    effect: 'read',
    konu: [],
    agir: true,
    access: goren,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Bir hakedişin dökümü, bayiye gönderilebilecek Excel (base64).',
  }),
};
