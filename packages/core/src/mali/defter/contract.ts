import { z } from 'zod';
import { metin, tarih } from '../../platform/field/alan.ts';
import { bos, post, sayfa, under, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
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

export const defter = under('/mali/defter', {
  defterDurumu: post({
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
  defterAktar: fileCall({
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
    request: z.strictObject({ Baslangic: tarih, Bitis: tarih }),
    ozet: 'Yevmiye defteri: fişler, satırları ve mühürleri; Excel (base64).',
    denetim: 'Defter dışa aktarıldı',
  }),
  donemKapat: post({
    degistirir: ['defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.defterYonet)),
    request: z.strictObject({ Donem: donem }),
    response: yanit({}),
    ozet: 'Biten bir ayı kapatır; kapanan aya fiş yazılmaz.',
    denetim: 'Dönem kapatıldı',
  }),
  donemAc: post({
    degistirir: ['defter'],
    access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.defterYonet)),
    request: z.strictObject({ Donem: donem, Aciklama: metin(500) }),
    response: yanit({}),
    ozet: 'En son kapanan dönemi, nedeni yazılarak yeniden açar.',
    denetim: 'Dönem yeniden açıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const defterSozleri = {
  nesneler: { defter_donem: 'Dönem' },
  alanlar: { SonSira: 'Son fiş', SonOzet: 'Son mühür' },
} as const;
