import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { openLoop, shot } from './prove/load.ts';
import { companyDatabase, databaseCpuMs, serverOn } from './prove/running.ts';
import { COMPANY, companySessions } from './prove/company.ts';
import { cpuMs } from './prove/server.ts';

/**
 * A change of status: the product beside the bare floor (node:http + pg, the product's own recorded statements in one
 * transaction, no decisions), in turn, three times, in one run. Compares the processor time of server and database
 * together.
 */
const RATE = 40;
const SANIYE = Number(process.env['BENCH_SECONDS'] ?? 10);
const TUR = 3;
const KISI = 100;
/** Least share of the floor's processor time in the product's: a change takes at most 1 / HEDEF times as much. */
const HEDEF = 0.7;
const [SIGARA, MASADA] = [645, 651];

export interface TabanIsi {
  readonly url: string;
  readonly kisiler: readonly { readonly id: number; readonly token: string }[];
  readonly durumlar: readonly number[];
}

const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;

const geri: (() => unknown)[] = [];
const son = { after: (g: () => unknown) => void geri.push(g) };
try {
  const veritabani = await companyDatabase(son, COMPANY);
  const kisiler = (await companySessions(veritabani, COMPANY.people)).slice(0, KISI);
  let sira = 0;
  /** Everybody goes on a break, then everybody comes back. */
  const next = () => {
    const n = sira++;
    const { id, token } = kisiler[n % KISI]!;
    const moladurum = Math.floor(n / KISI) % 2 === 0 ? SIGARA : MASADA;
    return shot(mola.moladurumGuncelle, 'degisim', token, { userid: id, moladurum });
  };
  async function olc(url: string, pid: number): Promise<number> {
    await openLoop(url, { rate: RATE, seconds: KISI / RATE, next });
    const [sunucuOnce, veriOnce] = [cpuMs(pid), databaseCpuMs(veritabani.dataDir)];
    const vuruslar = await openLoop(url, { rate: RATE, seconds: SANIYE, next });
    if (vuruslar.some((v) => v.status !== 200)) throw new Error(`${url}: hatalı yanıt`);
    const sunucu = (cpuMs(pid) - sunucuOnce) / vuruslar.length;
    const veri = (databaseCpuMs(veritabani.dataDir) - veriOnce) / vuruslar.length;
    console.log(`  sunucu ${sunucu.toFixed(2)} ms, veritabanı ${veri.toFixed(2)} ms`);
    // Ends the breaks that have begun, so that each run begins with everybody at the desk.
    const kalan = (2 * KISI - (sira % (2 * KISI))) % (2 * KISI);
    // Half a request less than the next whole one, so that exactly this many are due.
    if (kalan > 0) await openLoop(url, { rate: RATE, seconds: (kalan - 0.5) / RATE, next });
    return sunucu + veri;
  }

  async function urun(): Promise<number> {
    const s = await serverOn(son, veritabani.url);
    await s.start();
    console.log('ürün');
    const ms = await olc(s.url, s.pid());
    await s.stop();
    return ms;
  }
  async function taban(): Promise<number> {
    const surec: ChildProcess = fork(new URL('degisim-taban.ts', import.meta.url));
    geri.push(() => surec.kill());
    surec.send({ url: veritabani.url, kisiler, durumlar: [SIGARA, MASADA] } satisfies TabanIsi);
    const [url] = (await once(surec, 'message')) as [string];
    console.log('taban');
    const ms = await olc(url, surec.pid!);
    surec.kill();
    return ms;
  }

  const urunler: number[] = [];
  const tabanlar: number[] = [];
  for (let i = 0; i < TUR; i++) {
    urunler.push(await urun());
    tabanlar.push(await taban());
  }
  const [u, t] = [ortanca(urunler), ortanca(tabanlar)];
  console.log(
    `BENCH degisim urun=${u.toFixed(2)} ms taban=${t.toFixed(2)} ms oran=${(t / u).toFixed(2)} hedef=${HEDEF.toFixed(2)}`,
  );
  if (t / u < HEDEF) throw new Error('hedef aşıldı');
} finally {
  for (const g of geri.toReversed()) await g();
}
