import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';

/** Merges the sum rows of each part into one, a part at a time. */
export const toplamlariSikistir = {
  ad: 'istatistik',
  tekrar: { gunde: '03:30' },
  gecikmeler: SAATTE_BIR,
  tek: true,
  async calistir({ db }: Pick<IsCagrisi, 'db'>, _veri?: object, dur?: AbortSignal) {
    const { rows } = await sql<{ gun: Gun }>`select memnuniyet_toplam_parcalari() as gun`.execute(db);
    for (const { gun } of rows) {
      dur?.throwIfAborted();
      await sql`select memnuniyet_toplam_sikistir(${gun}::date)`.execute(db);
    }
  },
} satisfies IsTuru;
