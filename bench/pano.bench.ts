import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { benchYukle } from '../packages/demo/src/yukSirketi.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';

/**
 * The board of 100 people on two million break rows: the product's endpoint beside the bare floor (node:http + pg, the
 * same SQL as a prepared statement, JSON.stringify, nothing else), in turn, three times, in one run.
 */
const KISI = 100;
const SATIR = Number(process.env['BENCH_ROWS'] ?? 2_000_000);
const SANIYE = Number(process.env['BENCH_SECONDS'] ?? 6);
const TUR = 3;
/** Least share of the floor's requests a second, and of its processor time, that the product reaches. */
const HEDEF = 0.7;
const BAGLANTI = 8;

interface Sunucu {
  readonly ad: string;
  readonly surec: ChildProcess;
  readonly url: string;
  readonly token: string;
  readonly departmanId: number;
}

/** User and system time of a process so far, in milliseconds. */
function cpuMs(pid: number): number {
  const alanlar = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(alanlar[11]) + Number(alanlar[12])) * 10;
}

const baslat = (ad: string, dosya: string, ortam: Record<string, string>): Promise<Sunucu> =>
  new Promise((tamam, hata) => {
    const surec = fork(new URL(dosya, import.meta.url), { env: { ...process.env, ...ortam } });
    surec.once('error', hata);
    surec.once('exit', (kod) => hata(new Error(`${ad} durdu: ${kod}`)));
    surec.once('message', (m) => tamam({ ad, surec, ...(m as { url: string; token: string; departmanId: number }) }));
  });

async function olc(s: Sunucu, saniye: number) {
  const once = cpuMs(s.surec.pid!);
  const r = await autocannon({
    url: s.url,
    method: 'POST',
    headers: { authorization: `Bearer ${s.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ val: { departmanId: s.departmanId } }),
    connections: BAGLANTI,
    duration: saniye,
  });
  if (r.non2xx > 0 || r.errors > 0) throw new Error(`${s.ad}: ${r.non2xx} hatalı yanıt, ${r.errors} kopma`);
  const adet = r.requests.total;
  return {
    saniyede: r.requests.average,
    cpuUs: ((cpuMs(s.surec.pid!) - once) * 1000) / adet,
    p99: r.latency.p99,
    bayt: r.throughput.total / adet,
  };
}

const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const sunucular: Sunucu[] = [];
try {
  await migrate(pg.url);
  const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
  await temelVeri(b.db);
  const t0 = performance.now();
  await benchYukle(b.db, { kisi: KISI, satir: SATIR, simdi: new Date() });
  console.log(`${KISI} kişi, ${SATIR} mola satırı: ${((performance.now() - t0) / 1000).toFixed(1)} s`);
  await b.db.destroy();

  const ortam = { DATABASE_URL: pg.url };
  sunucular.push(await baslat('ürün', './pano-urun.ts', ortam), await baslat('taban', './pano-taban.ts', ortam));
  for (const s of sunucular) await olc(s, 3);
  const sonuc = new Map<string, Awaited<ReturnType<typeof olc>>[]>(sunucular.map((s) => [s.ad, []]));
  for (let tur = 0; tur < TUR; tur++) for (const s of sunucular) sonuc.get(s.ad)!.push(await olc(s, SANIYE));
  const orta = (ad: string, alan: 'saniyede' | 'cpuUs' | 'p99' | 'bayt') => ortanca(sonuc.get(ad)!.map((r) => r[alan]));
  for (const { ad } of sunucular)
    console.log(
      `${ad.padEnd(6)} ${orta(ad, 'saniyede').toFixed(0)} istek/s, ${orta(ad, 'cpuUs').toFixed(0)} µs CPU/istek, p99 ${orta(ad, 'p99')} ms, ${(orta(ad, 'bayt') / 1024).toFixed(1)} kB`,
    );
  const istek = orta('ürün', 'saniyede') / orta('taban', 'saniyede');
  const cpu = orta('taban', 'cpuUs') / orta('ürün', 'cpuUs');
  console.log(`BENCH pano oran_istek=${istek.toFixed(2)} oran_cpu=${cpu.toFixed(2)} hedef=${HEDEF.toFixed(2)}`);
  if (Math.min(istek, cpu) < HEDEF) throw new Error('hedef aşıldı');
} finally {
  for (const s of sunucular) {
    s.surec.removeAllListeners('exit');
    s.surec.kill('SIGTERM');
  }
  await pg.stop();
  await remove();
}
