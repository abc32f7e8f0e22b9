import { z } from 'zod';
import { an, kimlik, secenek, zorunluMetin } from '../field/alan.ts';
import { bos, post, sayfa, under, yanit, yetki } from '../call/endpoint.ts';
import { SAYFA } from '../screen/sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { EN_COK_EK, POSTA_HALLERI } from './rules.ts';

const postaSatiri = z.strictObject({
  Id: z.int(),
  Alici: z.string(),
  Konu: z.string(),
  Metin: z.string(),
  Durum: z.enum(['Bekliyor', 'Gönderildi', 'Hata']),
  Hata: z.string().nullable(),
  Deneme: z.int(),
  CreateDateTime: an,
  GonderimZamani: an.nullable(),
  /** Names of the attached files. */
  Ekler: z.array(z.string()),
});
export type PostaSatiri = z.infer<typeof postaSatiri>;

/** Mail that was sent with a history line. */
export const satirPostasi = z.strictObject({
  Alici: z.string(),
  Hal: z.enum(POSTA_HALLERI),
  /** Time at which the mail server took it. */
  Zaman: an.nullable(),
  /** Reason why it did not leave. */
  Neden: z.string().nullable(),
  Ekler: z.array(
    z.strictObject({
      Ad: z.string(),
      /** The file was removed before the mail left. */
      Kaldi: z.boolean(),
    }),
  ),
});
export type SatirPostasi = z.infer<typeof satirPostasi>;

/** Files of a record that are attached to an answer. */
export const ekler = z
  .array(kimlik)
  .max(EN_COK_EK, { error: `en fazla ${EN_COK_EK} dosya içerebilir` })
  .default([]);

/** The right to write mails includes the list of possible recipients. */
const gonderir = sayfa([...SAYFA.posta, ...SAYFA.personel, ...SAYFA.mola], yetki(YETKI.postaGonder));

export const posta = under('', {
  postaKisileri: post({
    konu: ['personel'],
    access: gonderir,
    request: bos,
    response: yanit({ kisiler: z.array(secenek) }),
    ozet: 'E-posta yazılabilecek çalışanlar.',
  }),
  sendMail: post({
    degistirir: ['posta'],
    access: gonderir,
    request: z.strictObject({
      /** Ids of people; their addresses come from their staff cards, never from the request. */
      kisiler: z.array(kimlik).min(1, { error: 'en az bir kişi seçilmeli' }).max(200, { error: 'en fazla 200 kişi' }),
      konu: zorunluMetin(200),
      metin: zorunluMetin(10_000),
    }),
    response: yanit({ adet: z.int() }),
    ozet: 'Çalışanlara e-posta yazar; gönderim sırasına koyar.',
    denetim: 'E-posta yazıldı',
  }),
  getGidenPosta: post({
    path: '/yonetim/getGidenPosta',
    konu: ['posta'],
    access: sayfa(SAYFA.posta, yetki(YETKI.gidenPostaGor)),
    request: bos,
    response: yanit({ postalar: z.array(postaSatiri), smtp: z.boolean() }),
    ozet: 'Son 500 giden posta ve durumları.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const postaSozleri = {
  nesneler: {
    posta: 'E-posta',
  },
  yollar: { posta: '/yonetim/posta' },
} as const;
