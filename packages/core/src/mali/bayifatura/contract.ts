import { z } from 'zod';
import { kimlik, metin, surum, tarih, byId } from '../../platform/field/alan.ts';
import { post, sayfa, under, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { bayiHakedisi, hakedisSatiri } from './satirlar.ts';
import { HAKEDIS_DURUM_ADLARI } from './rules.ts';

export type BayiHakedisi = z.infer<typeof bayiHakedisi>;
export type HakedisSatiri = z.infer<typeof hakedisSatiri>;

const goren = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.maliGor)));
const onaylayan = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.bayiKosul)));
const odeyen = sayfa(SAYFA.bayifatura, urun(yetki(YETKI.tahsilatYaz)));
const hangisi = { Id: kimlik, Surum: surum };
const donem = z
  .string({ error: 'metin olmalı' })
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: '2026-10 gibi bir ay olmalı' });
const kayit = yanit({ Surum: z.int() });

export const bayifatura = under('/mali/bayi', {
  getBayiHakedis: post({
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
    konu: ['bayifatura', 'bayi', 'musteriler'],
    access: goren,
    request: byId,
    response: yanit({ hakedis: bayiHakedisi, satirlar: z.array(hakedisSatiri) }),
    ozet: 'Bir hakediş ve onu oluşturan faturalar.',
  }),
  hakedisHesapla: post({
    degistirir: ['bayifatura'],
    access: onaylayan,
    request: z.strictObject({ Donem: donem }),
    response: yanit({ Adet: z.int() }),
    ozet: 'Biten bir ayın hakedişlerini hesaplar; onaylananlar olduğu gibi kalır.',
    denetim: 'Bayi hakedişleri hesaplandı',
  }),
  hakedisOnayla: post({
    degistirir: ['bayifatura'],
    access: onaylayan,
    request: z.strictObject({ ...hangisi, Onayli: z.boolean({ error: 'evet ya da hayır olmalı' }) }),
    response: kayit,
    ozet: 'Hakedişi onaylar ya da onayını geri alır; onaylanan değişmez.',
    denetim: 'Bayi hakedişi onaylandı ya da onayı geri alındı',
  }),
  hakedisFaturala: post({
    degistirir: ['bayifatura'],
    access: odeyen,
    request: z.strictObject({ ...hangisi, FaturaNo: metin(30), FaturaTarihi: tarih.nullable() }),
    response: kayit,
    ozet: 'Bayinin hakediş için kestiği faturayı yazar; numarası boş: geri alır.',
    denetim: 'Bayi hakedişinin faturası yazıldı',
  }),
  hakedisOde: post({
    degistirir: ['bayifatura'],
    access: odeyen,
    request: z.strictObject({ ...hangisi, OdemeTarihi: tarih.nullable() }),
    response: kayit,
    ozet: 'Hakedişin ödendiği günü yazar; gün yoksa geri alır.',
    denetim: 'Bayi hakedişinin ödemesi yazıldı',
  }),
  hakedisAktar: fileCall({
    access: goren,
    request: byId,
    ozet: 'Bir hakedişin dökümü, bayiye gönderilebilecek Excel (base64).',
    denetim: 'Bayi hakedişi dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const bayifaturaSozleri = {
  nesneler: { bayi_hakedis: 'Bayi hakedişi' },
  alanlar: { DurumAnahtar: 'Durum', FaturaNo: 'Fatura no', Adet: 'Adet' },
  degerler: { DurumAnahtar: HAKEDIS_DURUM_ADLARI },
  yollar: { bayi_hakedis: '/mali/bayifatura' },
} as const;
