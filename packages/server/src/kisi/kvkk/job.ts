import { SAKLAMA_KONULARI } from '@masabasi/core/kisi/kvkk/rules';
import { sql } from 'kysely';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { SUNUCU, islemde } from '../../platform/http/transaction.ts';
import { imhaSiniri, imhasi } from './imha.ts';
import { saklamaAylari } from './queries.ts';

const IMHA_KILIDI = 72_031;

/**
 * Destroys records after the end of their period: a limited number in each transaction, which also records their
 * destruction. After a stop the next run finds the rest.
 */
async function suresiDolanlariYokEt({ db, simdi, odalar }: Pick<IsCagrisi, 'db' | 'simdi' | 'odalar'>): Promise<void> {
  const aylar = await saklamaAylari(db);
  for (const konu of SAKLAMA_KONULARI) {
    const sinir = imhaSiniri(aylar[konu], simdi);
    const yigin = () =>
      islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
        // If two servers run at once, they must not add the same day up twice.
        await sql`select pg_advisory_xact_lock(${sql.lit(IMHA_KILIDI)})`.execute(is.db);
        const adet = await imhasi(odalar, konu).yok(is.db, sinir, simdi, odalar);
        if (adet > 0) await is.db.insertInto('imha_kaydi').values({ zaman: simdi, konu, sinir, adet }).execute();
        return adet;
      });
    while ((await yigin()) > 0);
  }
}

/** The day's destruction, for the daily job of the servers. */
export const saklamaIsi = {
  ad: 'saklama',
  tekrar: { gunde: '00:00' },
  gecikmeler: SAATTE_BIR,
  calistir: suresiDolanlariYokEt,
} satisfies IsTuru;
