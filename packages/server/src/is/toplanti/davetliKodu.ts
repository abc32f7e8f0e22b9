import { createHash } from 'node:crypto';
import { katla } from '@masabasi/core/platform/text/metin';
import type { Db } from '../../platform/db/connect.ts';
import { gizliKod } from '../../platform/posta/api.ts';

/**
 * A code in the number of a meeting that only one guest's calendar knows. Nobody else can answer in the name of that
 * guest. The code has digits and small letters only, because calendars may change other characters.
 */
export const davetliKodu = async (db: Db, uid: string, eposta: string): Promise<string> =>
  createHash('sha256')
    .update(await gizliKod(db, `takvim:${uid}:${katla(eposta)}`))
    .digest('hex')
    .slice(0, 20);
