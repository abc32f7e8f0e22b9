import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';

/**
 * Result of a first step, as in `3 ürün`.
 * @param kayitlar the rows behind `from`
 * @param ad the noun of one row; Turkish keeps it after a number
 */
export const yapilanlar =
  (kayitlar: RawBuilder<unknown>, ad: string) =>
  async ({ db }: { readonly db: Db }): Promise<string> => {
    const { adet } = await read(db).only(sql<{ adet: number }>`select count(*) as adet from ${kayitlar}`);
    return `${sayiYaz(adet)} ${ad}`;
  };
