import { z } from 'zod';
import { metin, tarih } from '../../platform/field/alan.ts';
import { bos, post, sayfa, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const donem = z
  .string({ error: 'metin olmalı' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'YYYY-AA biçiminde olmalı' });

const bakiye = z.strictObject({
  Kod: z.string(),
  Ad: z.string(),
  Birim: z.string(),
  Borc: z.int(),
  Alacak: z.int(),
  /** Debit less credit. */
  Bakiye: z.int(),
});
export type HesapBakiyesi = z.infer<typeof bakiye>;

export const defter = {
  defterDurumu: post({
    path: '/mali/defter/defterDurumu',
    effect: 'read',
    konu: ['defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({
      FisSayisi: z.int(),
      /** The last hash. A person who keeps it can later prove that no earlier entry was rewritten. */
      Muhur: z.string(),
      hesaplar: z.array(bakiye),
      /** Closed periods, the newest first. */
      donemler: z.array(z.strictObject({ Donem: z.string(), Kapanis: z.string(), Kapatan: z.string() })),
      /** The next period to close. Null: its month is not over yet. */
      Kapanacak: z.string().nullable(),
    }),
    ozet: 'Defterin mizanı, son mührü ve kapalı dönemleri.',
  }),
  defterDogrula: post({
    path: '/mali/defter/defterDogrula',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({
      FisSayisi: z.int(),
      bozukluklar: z.array(z.strictObject({ Sira: z.int().nullable(), Neden: z.string() })),
    }),
    ozet: 'Defterin her fişini ve mühür zincirini baştan sona yeniden hesaplar; değiştirilmiş satırları söyler.',
  }),
  defterAktar: post({
    path: '/mali/defter/defterAktar',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
    request: z.strictObject({ Baslangic: tarih, Bitis: tarih }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Yevmiye defteri: fişler, satırları ve mühürleri; Excel (base64).',
  }),
  donemKapat: post({
    path: '/mali/defter/donemKapat',
    effect: 'write',
    degistirir: ['defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.defterYonet)),
    request: z.strictObject({ Donem: donem }),
    response: yanit({}),
    ozet: 'Biten bir ayı kapatır; kapanan aya fiş yazılmaz.',
  }),
  donemAc: post({
    path: '/mali/defter/donemAc',
    effect: 'write',
    degistirir: ['defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.defterYonet)),
    request: z.strictObject({ Donem: donem, Aciklama: metin(500) }),
    response: yanit({}),
    ozet: 'En son kapanan dönemi, nedeni yazılarak yeniden açar.',
  }),
};
