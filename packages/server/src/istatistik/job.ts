import { sql } from 'kysely';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../db/isler.ts';

/** Makes one row of what each month's sums were added up by. */
export const toplamlariSikistir = {
  ad: 'istatistik',
  tekrar: { gunde: '03:30' },
  gecikmeler: SAATTE_BIR,
  tek: true,
  calistir: ({ db }: Pick<IsCagrisi, 'db'>) => sql`select memnuniyet_toplam_sikistir()`.execute(db),
} satisfies IsTuru;
