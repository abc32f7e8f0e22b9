import { z } from 'zod';
import { an } from '../field/alan.ts';
import { urun } from '../call/endpoint.ts';
import { listeUcu } from '../list/listeUcu.ts';
import { DENETIM_LISTESI } from './liste.ts';
import { denetimGerekli, denetimGor } from './secenekler.ts';

const denetimSatiri = z.strictObject({
  Id: z.int(),
  Zaman: an,
  Kisi: z.string().nullable(),
  Eylem: z.string(),
  EylemAdi: z.string(),
  Nesne: z.string(),
  NesneTuru: z.string(),
  NesneId: z.int().nullable(),
  /** A name or a number that people know the object by. */
  NesneAdi: z.string().nullable(),
  /** Path of the page that shows the object. Null: no page does. */
  NesneYolu: z.string().nullable(),
  /** The changed fields, in words. */
  Degisimler: z.array(
    z.strictObject({
      /** Empty for an entry that holds one value alone. */
      Alan: z.string(),
      /** Null: the entry has no value of this side. */
      Once: z.string().nullable(),
      Sonra: z.string().nullable(),
    }),
  ),
  Ip: z.string(),
});
export type DenetimSatiri = z.infer<typeof denetimSatiri>;

export const denetim = {
  getDenetim: listeUcu(DENETIM_LISTESI, {
    satir: denetimSatiri,
    path: '/yonetim/getDenetim',
    // Every write adds a row, so the list is read only when it is opened.
    konu: [],
    access: urun(denetimGor),
    ozet: 'Denetim kayıtları; yapana, hakkında olduğu kişiye, nesneye ve güne göre süzülür.',
  }),
  denetimGerekli,
};

/** Audit words of this room, beside those of its calls. */
export const denetimSozleri = {
  nesneler: {
    denetim: 'Denetim kayıtları',
  },
  // Entries of exports and prints hold the number of rows, for all kinds of records.
  alanlar: {
    adet: 'Adet',
  },
} as const;
