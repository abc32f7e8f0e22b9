import { createHash } from 'node:crypto';
import { katla } from '@masabasi/core/metin';
import type { Db } from '../db/connect.ts';
import { gizliKod } from '../posta/queries.ts';

/**
 * A code that stands in the number of a meeting as one guest's calendar knows it. Whoever answers in the name of another guest does not have
 * it. In digits and small letters, as calendars are free to change the others.
 */
export const davetliKodu = async (db: Db, uid: string, eposta: string): Promise<string> =>
  createHash('sha256')
    .update(await gizliKod(db, `takvim:${uid}:${katla(eposta)}`))
    .digest('hex')
    .slice(0, 20);
