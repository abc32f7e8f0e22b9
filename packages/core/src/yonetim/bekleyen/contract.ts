import { z } from 'zod';
import { bos, post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';

/** An analysis or a task that waits for the person. One that waits for two reasons has two rows. */
const bekleyenSatiri = z.strictObject({
  Tur: z.enum(['analiz', 'gorev']),
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Proje: z.string(),
  Neden: z.enum(['kabul', 'atanan', 'test', 'soru']),
  Durum: z.string(),
  DurumRenk: tanimRengi.nullable(),
  Aciliyet: z.string(),
  AciliyetRenk: tanimRengi.nullable(),
  Termin: z.string().nullable(),
  Gecikti: z.boolean(),
  /** Reason why it is blocked. Null: not blocked. */
  Engel: z.string().nullable(),
  /** Time of the last event. */
  SonHareket: z.string(),
});
export type BekleyenSatiri = z.infer<typeof bekleyenSatiri>;

export const bekleyen = {
  bekleyenListe: post({
    path: '/istakibi/bekleyenListe',
    konu: ['analiz', 'gorev'],
    access: sayfa(SAYFA.bekleyenler, urun(signedIn)),
    request: bos,
    response: yanit({ bekleyenlist: z.array(bekleyenSatiri) }),
    ozet: 'Kişinin kararını, yapmasını, sınamasını ya da yanıtını bekleyen analizler ve işler, önce geciken ve ivedi olanlar.',
  }),
};
