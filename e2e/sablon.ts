import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { parolaOzetle } from '../packages/server/src/platform/password/parola.ts';
import { PAYLAR } from '../packages/demo/src/paylar.ts';
import { parcaYaz } from '../packages/demo/src/founding/coklar.ts';
import { demoYukle } from '../packages/demo/src/founding/kurulus.ts';
import { ornekIsi } from '../packages/demo/src/founding/job.ts';
import { PAROLA } from './fixtures.ts';
import { klasor, kopyala, SABLON } from './sunucu.ts';

const yaz = (satir: string): void => void process.stderr.write(`${satir}\n`);

/**
 * Creates the demo company once. Every server of the run starts on a copy of it, the shared one too. It has only an old
 * part of each kind of bulk row, because all rows would be copied, counted and sorted in every test.
 */
async function sablonHazirla(): Promise<void> {
  mkdirSync(klasor(SABLON));
  const postgres = await startEmbedded({ dataDir: klasor(SABLON), log: yaz });
  try {
    await migrate(postgres.url);
    const { db } = connect(postgres.url, (e) => yaz(String(e)), { max: 2, ...SURESIZ });
    await demoYukle(db, new Date(), await parolaOzetle(PAROLA), PAYLAR);
    const { rows } = await sql<{ pay: string }>`select pay from ornek_coklar order by sira`.execute(db);
    for (const { pay } of rows) {
      await sql`update ornek_coklar set parca = parcalar * 3 / 4 where pay = ${pay}`.execute(db);
      await db.transaction().execute((tx) => parcaYaz(tx, PAYLAR));
      await sql`update ornek_coklar set parca = parcalar where pay = ${pay}`.execute(db);
    }
    await sql`delete from kuyruk where tur = ${ornekIsi.ad}`.execute(db);
    await db.destroy();
  } finally {
    await postgres.stop();
  }
  kopyala(process.env['DATA_DIR']!);
}

// Runs before the start of the server that all tests share.
await sablonHazirla();
