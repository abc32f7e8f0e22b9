import { z } from 'zod';
import { kimlik, metin } from './alan.ts';
import { type Access, type Endpoint, post, yanit } from './endpoint.ts';
import { SON_ACILAN_EN_COK } from './aramaParcalari.ts';
import { EN_UZUN_ARAMA } from './liste.ts';

/**
 * What the field that finds everything asks a room (decision 0051). A room that has a list of its own also says what of it
 * is found in a few letters; who may ask is who may read that list.
 */

const bulunan = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** What tells it from another of the same name. */
  Ek: z.string(),
  /** Where it is opened. */
  Yol: z.string(),
});
export type Bulunan = z.infer<typeof bulunan>;

/** What is asked of it: what was typed, or ids. */
export interface BulunanSorgusu {
  readonly ara: string;
  readonly idler: readonly number[];
}

interface UcTanimi<A> {
  readonly path: `/${string}`;
  readonly access: A;
  readonly ozet: string;
}

/** The call that finds a room's records: by what was typed, or by their ids where nothing was. */
export const aramaUcu = <const A extends Access<'ara' | 'idler'>>(uc: UcTanimi<A>) => ({
  ...post({
    ...uc,
    effect: 'read',
    // Asked anew whenever somebody types.
    konu: [],
    request: z.strictObject({
      ara: metin(EN_UZUN_ARAMA).default(''),
      idler: z
        .array(kimlik)
        .max(SON_ACILAN_EN_COK, { error: `en fazla ${SON_ACILAN_EN_COK} kayıt` })
        .default([]),
    }),
    response: yanit({ bulunanlar: z.array(bulunan) }),
  }),
  arama: true as const,
});

/** What `aramaUcu` makes. */
export type AramaUcu = ReturnType<typeof aramaUcu>;

/** Whether an endpoint is one of those. */
export const aramaUcuMu = (e: Endpoint): boolean => 'arama' in e && e.arama === true;
