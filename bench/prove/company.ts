import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Baglanti, SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate.ts';
import { benchYukle } from '../../packages/demo/src/yukSirketi.ts';
import { temelVeri } from '../../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { tokenOzeti } from '../../packages/server/src/platform/http/access.ts';
import { parolaOzetle } from '../../packages/server/src/platform/password/parola.ts';
import { testFolder } from '../../packages/server/src/testing/folder.ts';

/** Amounts of data. User names are yuk1 …, everybody's password is PASSWORD. */
export interface Size {
  readonly people: number;
  readonly departments: number;
  readonly breaks: number;
  readonly leaves: number;
  readonly customers: number;
}

/** The company that the goals use. */
export const COMPANY: Size = { people: 300, departments: 10, breaks: 1_000_000, leaves: 50_000, customers: 20_000 };
/** For goals that do not depend on the number of old rows. */
export const SMALL: Size = { people: 60, departments: 2, breaks: 2_400, leaves: 600, customers: 200 };
export const PASSWORD = 'masabasi';
export const LICENCE = 'YUK';

const FRESH_MS = 6 * 3_600_000;
const MIGRATIONS = new URL('../../packages/server/src/platform/db/migrations/', import.meta.url);
const folder = (size: Size): string => {
  const hash = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .update(JSON.stringify(size));
  hash.update(readFileSync(new URL('../../packages/demo/src/yukSirketi.ts', import.meta.url)));
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(new URL(file, MIGRATIONS)));
  return join(tmpdir(), `masabasi-company-${hash.digest('hex').slice(0, 12)}`);
};

/** Fills an empty, migrated database with a company of this size. */
export async function loadCompany({ db, pool }: Baglanti, size: Size): Promise<void> {
  await temelVeri(db);
  await db
    .insertInto('kurulum')
    .values({ sirket: 'Yük Denemesi A.Ş.', lisans: LICENCE, demo: false, zaman: new Date() })
    .execute();
  const { departmanId } = await benchYukle(db, {
    kisi: size.people,
    satir: size.breaks,
    simdi: new Date(),
    parolaOzeti: await parolaOzetle(PASSWORD),
  });
  await pool.query(
    `insert into departman (ad, vardiya_dakika, calisma_gunleri)
     select 'Yük Denemesi ' || i, 1440, '{1,2,3,4,5,6,7}' from generate_series(2, $1::int) i`,
    [size.departments],
  );
  await pool.query(
    `update kisi k set departman_id = d.ids[1 + k.id % cardinality(d.ids)]
     from (select array_agg(id order by id) as ids from departman where ad like 'Yük Denemesi%') d where k.departman_id = $1`,
    [departmanId],
  );
  // The first person of each department is its head. The very first person of all is privileged.
  await pool.query(
    `update departman d set sorumlu_id = (select min(id) from kisi where departman_id = d.id) where d.ad like 'Yük Denemesi%'`,
  );
  await pool.query(
    `insert into kisi_yetki (kisi_id, yetki_id, deger) select min(id), 0, 1 from kisi where kullanici_adi like 'yuk%'`,
  );
  await pool.query(
    `insert into izin (kisi_id, tur_id, baslangic, bitis, kullanilan_gun, hesaplanan_gun, aciklama, yazan_id, yazma_zamani)
     select k.ids[1 + i % cardinality(k.ids)], 280 + i % 4, current_date - 1200 + (i / cardinality(k.ids)) * 7,
       current_date - 1199 + (i / cardinality(k.ids)) * 7, 1, 1, 'Aile ziyareti', k.ids[1], now() - i * interval '1 minute'
     from generate_series(0, $1::int - 1) i, (select array_agg(id order by id) as ids from kisi where kullanici_adi like 'yuk%') k`,
    [size.leaves],
  );
  await pool.query(
    `insert into musteri (tip, ad, soyad, gsm, eposta, il_id, durum, yazma_zamani)
     select 1, 'Ayşe', 'Öztürk ' || i, '0555' || lpad(i::text, 7, '0'), 'musteri' || i || '@ornek.example', 1 + i % 81, 'Aktif',
       now() - i * interval '15 minutes' from generate_series(1, $1::int) i`,
    [size.customers],
  );
  // Marks as read the notices that stand before a person at the first sign-in.
  await pool.query(
    `insert into aydinlatma_goruldu (kisi_id, surum, zaman, ip) select k.id, a.surum, now(), '127.0.0.1' from kisi k, aydinlatma a`,
  );
  await pool.query('vacuum analyze');
}

/**
 * A fresh data folder with the company in it: made once for each state of the migrations, then copied. Its people were
 * at work when it was made, so a folder older than some hours is made anew.
 */
export async function companyFolder(dataDir: string, size: Size = COMPANY): Promise<void> {
  const made = folder(size);
  const stamp = join(made, 'made');
  const fresh = existsSync(stamp) && Date.now() - Number(readFileSync(stamp, 'utf8')) < FRESH_MS;
  if (!fresh) {
    const begun = performance.now();
    // The database ends with this process in any case. Only a finished company is kept.
    const unfinished = testFolder('masabasi-company-');
    const postgres = await startEmbedded({ dataDir: unfinished.dataDir, log: console.log });
    try {
      await migrate(postgres.url);
      const connection = connect(postgres.url, console.error, { max: 2, ...SURESIZ });
      await loadCompany(connection, size);
      await connection.db.destroy();
    } finally {
      await postgres.stop();
    }
    writeFileSync(join(unfinished.dataDir, 'made'), String(Date.now()));
    rmSync(made, { recursive: true, force: true });
    renameSync(unfinished.dataDir, made);
    await unfinished.remove();
    console.log(`company made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  }
  execFileSync('cp', ['-a', '--reflink=auto', `${made}/.`, dataDir]);
}

/** The address of the embedded database that runs in a data folder. */
export function databaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'pg-password'), 'utf8').trim();
  return `postgres://masabasi:${password}@127.0.0.1:${port}/masabasi`;
}

export interface Person {
  readonly id: number;
  readonly departmentId: number;
  readonly token: string;
}

/**
 * Sessions of this many people of the company, as if each had signed in. Beyond the number of people, some get a second
 * session.
 */
export async function companySessions({ pool }: Pick<Baglanti, 'pool'>, count: number): Promise<Person[]> {
  const { rows } = await pool.query<{ id: number; departmentId: number }>(
    `select id, departman_id as "departmentId" from kisi where kullanici_adi like 'yuk%' order by id`,
  );
  const people = Array.from({ length: count }, (_, i) => ({
    ...rows[i % rows.length]!,
    token: randomBytes(32).toString('base64url'),
  }));
  await pool.query(
    `insert into oturum (kisi_id, token_ozeti, baslama, son_kullanim, ip, tarayici, mobil)
     select k, decode(t, 'hex'), now(), now(), '127.0.0.1', 'prove', false from unnest($1::int[], $2::text[]) as x(k, t)`,
    [people.map((p) => p.id), people.map((p) => tokenOzeti(p.token).toString('hex'))],
  );
  return people;
}
