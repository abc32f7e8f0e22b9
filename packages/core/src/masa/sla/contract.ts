import { z } from 'zod';
import { metin, tamSayi } from '../../platform/field/alan.ts';
import { bos, post, sayfa, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

/** A clock of a promise (SLA), for the ticket's card. */
export const slaSaati = z.strictObject({
  hal: z.enum(['isler', 'durdu', 'bitti']),
  kalan: z.int(),
  bitis: z.string().nullable(),
  uyari: z.string().nullable(),
});

/** The promises (SLA) of the desk and its service hours, for people who edit the reference lists. */

const soz = z.strictObject({
  /** The key of a priority. Null: all priorities without their own promise. */
  Oncelik: metin(40).nullable(),
  YanitDk: tamSayi(1, 60_000),
  CozumDk: tamSayi(1, 60_000),
});
const pencere = z.strictObject({ Gun: tamSayi(1, 7), Bas: tamSayi(0, 1439), Bit: tamSayi(1, 1440) });
const kurallar = z.strictObject({ sozler: z.array(soz).max(50), saatler: z.array(pencere).max(70) });

const tanimlayan = sayfa(SAYFA.tanim, yetki(YETKI.tanimYonet));

export const sla = under('/tanimlar', {
  slaKurallari: post({
    konu: ['sla', 'tanim'],
    access: tanimlayan,
    request: bos,
    response: yanit({
      kurallar,
      Surum: z.int(),
      /** The priorities with their own promise, and (null) the others. */
      oncelikler: z.array(z.strictObject({ Oncelik: z.string().nullable(), Ad: z.string() })),
      /** The changes, newest first. */
      gecmis: z.array(
        z.strictObject({
          Surum: z.int(),
          Zaman: z.string(),
          Kisi: z.string().nullable(),
          farklar: z.array(z.string()),
        }),
      ),
    }),
    ozet: 'Önceliklerin yanıt ve çözüm sözleri, masanın çalışma saatleri ve eski hâlleri.',
  }),
  slaOnizle: post({
    konu: [],
    agir: true,
    access: tanimlayan,
    request: z.strictObject({ kurallar }),
    response: yanit({
      /** Number of open tickets, and of those with another deadline, newly late, and no longer late. */
      Acik: z.int(),
      Degisen: z.int(),
      Gecikecek: z.int(),
      Kurtulan: z.int(),
    }),
    ozet: 'Bu sözlerle açık görüşmelerden kaçının süresinin değişeceği; hiçbir şey yazmaz.',
  }),
  slaKaydet: post({
    degistirir: ['sla'],
    access: tanimlayan,
    request: z.strictObject({ kurallar, Surum: tamSayi(1, 2_147_483_647) }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Sözleri ve çalışma saatlerini değiştirir; açık görüşmelerin süreleri arkasından yeniden hesaplanır.',
    denetim: 'Süre sözleri değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const slaSozleri = {
  nesneler: { sla_surumu: 'Süre sözleri' },
  alanlar: { farklar: 'Değişenler' },
} as const;
