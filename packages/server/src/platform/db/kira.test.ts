import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as bekle } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from './connect.ts';
import type { Isci, IsTuru } from './isler.ts';
import { isAl, isEkle, isiKapat } from './kuyruk.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { bekleyenIsler, isciBaslat } from '../../testing/isler.ts';

/** Claims of servers that die or hang: another server takes the piece over, and the first one loses it. */

let s: TestServer;
let durdurulacak: Isci[];
let surecler: ChildProcess[];
beforeAll(async () => {
  s = await testServer();
  await sql`create table iz (kim text not null)`.execute(s.db);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  [durdurulacak, surecler] = [[], []];
  await sql`truncate kuyruk, iz`.execute(s.db);
});
afterEach(async () => {
  for (const isci of durdurulacak) await isci.stop();
  for (const cocuk of surecler) {
    // A hanging process reacts to no other signal.
    cocuk.kill('SIGKILL');
    if (cocuk.exitCode === null && cocuk.signalCode === null) await once(cocuk, 'exit');
  }
});
const baslat = (turler: readonly IsTuru[]): Isci => {
  const isci = isciBaslat(s, turler);
  durdurulacak.push(isci);
  return isci;
};
const ekle = (ad: string) => isEkle(s.db, { tur: ad, anahtar: '1', vakit: s.saat.simdi });
const satir = (ad: string) => s.db.selectFrom('kuyruk').selectAll().where('tur', '=', ad).executeTakeFirstOrThrow();
const izler = async () => (await sql<{ kim: string }>`select kim from iz`.execute(s.db)).rows.map((r) => r.kim);

/** Another server: does pieces of the kind `sunucu` in a transaction that writes its name. */
const SUNUCU = `
  const { connect, transaction } = await import(process.argv[1] + 'connect.ts');
  const { isleriBaslat } = await import(process.argv[1] + 'isler.ts');
  const { sql } = await import('kysely');
  const { db } = connect(process.argv[2], () => undefined, { max: 4 });
  const yaz = (o, metin) => process.stdout.write(metin + '\\n');
  const log = { debug() {}, info() {}, warn: yaz, error: yaz };
  const an = new Date(process.argv[3]);
  isleriBaslat({ db, config: {}, saat: () => an, log, odalar: [], yoklamaMs: 50 }, [{
    ad: 'sunucu', gecikmeler: [60], kira: 1.5,
    async calistir(c) {
      process.stdout.write('başladı\\n');
      await new Promise((sonra) => setTimeout(sonra, Number(process.argv[4])));
      await transaction(db, async (tx) => {
        await sql\`insert into iz (kim) values ('süreç')\`.execute(tx);
        await c.bitir(tx);
      });
    },
  }]);`;
async function surec(sureMs: number) {
  const kok = new URL('.', import.meta.url).href;
  const cocuk = spawn(
    process.execPath,
    ['--input-type=module', '-e', SUNUCU, kok, s.databaseUrl, s.saat.simdi.toISOString(), String(sureMs)],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: fileURLToPath(new URL('.', import.meta.url)) },
  );
  surecler.push(cocuk);
  let cikti = '';
  cocuk.stdout.on('data', (d: Buffer) => (cikti += d.toString()));
  await vi.waitFor(() => expect(cikti).toContain('başladı'), 10_000);
  return {
    cikti: () => cikti,
    sinyal: (ad: NodeJS.Signals) => void cocuk.kill(ad),
  };
}
const ikinci = (tamam: () => void): IsTuru => ({
  ad: 'sunucu',
  gecikmeler: [60],
  kira: 1.5,
  async calistir(c) {
    await transaction(s.db, async (tx) => {
      await sql`insert into iz (kim) values ('ikinci')`.execute(tx);
      await c.bitir(tx);
    });
    tamam();
  },
});

test('ends the claim of a killed server in time and not before, and another server takes over', async () => {
  await ekle('sunucu');
  const ilk = await surec(60_000);
  ilk.sinyal('SIGKILL');
  const basi = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const [k] = (
    await sql<{ kalan: number }>`select extract(epoch from kira - now())::float8 as kalan from kuyruk`.execute(s.db)
  ).rows;
  baslat([ikinci(() => resolve(performance.now() - basi))]);
  expect((await promise) / 1000).toBeGreaterThanOrEqual(k!.kalan - 0.1);
  await vi.waitFor(async () => expect(await satir('sunucu')).toMatchObject({ durum: 'bitti', deneme: 2 }), 2000);
  expect(await izler()).toEqual(['ikinci']);
}, 30_000);

test('lets a server that hung and comes back overwrite nothing that another one did meanwhile', async () => {
  await ekle('sunucu');
  const ilk = await surec(1000);
  ilk.sinyal('SIGSTOP');
  const { promise, resolve } = Promise.withResolvers<void>();
  const isci = baslat([ikinci(resolve)]);
  await promise;
  await isci.stop();
  const sonra = await satir('sunucu');
  expect(sonra).toMatchObject({ durum: 'bitti', deneme: 2 });
  ilk.sinyal('SIGCONT');
  await vi.waitFor(() => expect(ilk.cikti()).toContain('sonucu yazılmadı'), 10_000);
  expect(await satir('sunucu')).toEqual(sonra);
  expect(await izler()).toEqual(['ikinci']);
}, 30_000);

test('lets a server that comes back neither end nor give back the running claim of another one', async () => {
  await ekle('uzun suren');
  const kira = { ad: 'uzun suren', kira: 0.05, tek: false };
  const ilk = (await isAl(s.db, s.saat.simdi, [kira], 'ilk'))!;
  await bekle(100);
  const yeni = (await isAl(s.db, s.saat.simdi, [{ ...kira, kira: 30 }], 'yeni'))!;
  expect([ilk.id, ilk.deneme, yeni.deneme]).toEqual([yeni.id, 1, 2]);
  expect(await isiKapat(s.db, ilk, { durum: 'bitti', bitis: s.saat.simdi })).toBe(false);
  expect(await satir('uzun suren')).toMatchObject({ durum: 'bekliyor', tutan: 'yeni', bitis: null });
  expect(await isiKapat(s.db, yeni, { durum: 'bitti', bitis: s.saat.simdi })).toBe(true);
  expect(await bekleyenIsler(s, ['uzun suren'])).toEqual([]);
});
