import type { GizliAlan } from '@masabasi/core/platform/identity/kimlik';
import { sql } from 'kysely';
import type { Ben } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import { islemde } from '../http/transaction.ts';

/** Opening masked fields, for people, customers and demos alike. */

const SAATTE_EN_FAZLA = 30;
const SAAT = 3_600_000;
const ACANLAR = { kisi: 'personelKimlikAc', musteri: 'musteriKimlikAc', demo_istek: 'demoKimlikAc' } as const;

/**
 * Writes the audit entry of an opened field. The limit for each person is counted by these entries, on all servers
 * together.
 * @throws 429 after too many in an hour
 */
export const kimlikAcildi = (
  ctx: Pick<Temel, 'db' | 'simdi' | 'istek'> & { readonly ben: Ben },
  nesne: keyof typeof ACANLAR,
  nesneId: number,
  Alan: GizliAlan,
): Promise<void> =>
  islemde({ db: ctx.db, simdi: ctx.simdi, istek: ctx.istek, kisiId: ctx.ben.Id }, async (is) => {
    // One after the other, so that simultaneous openings are counted, too.
    await is.db.selectFrom('kisi').select('id').where('id', '=', ctx.ben.Id).forNoKeyUpdate().execute();
    const { rows } = await sql<{ zaman: string }>`
      select zaman from denetim where kisi_id = ${ctx.ben.Id} and zaman > ${new Date(ctx.simdi.getTime() - SAAT)}
        and eylem = any(${Object.values(ACANLAR)}) order by zaman desc offset ${SAATTE_EN_FAZLA - 1} limit 1`.execute(
      is.db,
    );
    const ilk = rows[0]?.zaman;
    if (ilk !== undefined)
      throw new HttpError(429, `Bir saatte en fazla ${SAATTE_EN_FAZLA} maskeli bilgi açabilirsiniz.`, {
        'retry-after': String(Math.max(1, Math.ceil((Date.parse(ilk) + SAAT - ctx.simdi.getTime()) / 1000))),
      });
    await is.denetle({ eylem: ACANLAR[nesne], nesne, nesneId, yeni: { Alan } });
  });
