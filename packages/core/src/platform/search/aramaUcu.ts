import { z } from 'zod';
import { kimlik, metin } from '../field/alan.ts';
import { type Access, post, yanit } from '../call/endpoint.ts';
import { SON_ACILAN_EN_COK } from './aramaParcalari.ts';
import { EN_UZUN_ARAMA } from '../list/liste.ts';

/**
 * The global search call of a room (server/yonetim/arama/README.md). A room with a list of its own also answers which
 * of its records match a few letters. Everyone who may read the list may call it.
 */

const bulunan = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** Extra text that distinguishes records with the same name. */
  Ek: z.string(),
  /** The path that opens the record. */
  Yol: z.string(),
});
export type Bulunan = z.infer<typeof bulunan>;

/** The typed text, or the ids of records. */
export interface BulunanSorgusu {
  readonly ara: string;
  readonly idler: readonly number[];
}

interface UcTanimi<A> {
  readonly path?: `/${string}`;
  readonly access: A;
  readonly ozet: string;
}

/** The call that finds a room's records by the typed text, or by their ids when the text is empty. */
export const aramaUcu = <const A extends Access<'ara' | 'idler'>>(uc: UcTanimi<A>) => ({
  ...post({
    ...uc,
    // No live updates: every keystroke asks anew.
    konu: [],
    request: z.strictObject({
      ara: metin(EN_UZUN_ARAMA).default(''),
      idler: z
        .array(kimlik)
        .max(SON_ACILAN_EN_COK, { error: `en fazla ${SON_ACILAN_EN_COK} kayıt` })
        .default([]),
      /** True: one typing mistake is forgiven where the words find nothing. */
      yakin: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: yanit({ bulunanlar: z.array(bulunan) }),
  }),
  arama: true as const,
});

export type AramaUcu = ReturnType<typeof aramaUcu>;
