import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A separate demo company, for changes that would disturb other tests. */
export interface KendiSunucusu {
  readonly url: string;
  /** The one-time key that the server of an empty installation prints for its set-up page, else null. */
  readonly anahtar: string | null;
  kapat(): Promise<void>;
}

/** Path in the run's folder, which holds the product's data and its template. */
export const klasor = (ad: string) => join(process.env['E2E_DIR']!, ad);
export const SABLON = 'sablon';

async function bosKapi(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const bitis = (surec: ChildProcess) =>
  surec.exitCode === null ? new Promise<void>((done) => surec.once('exit', () => done())) : Promise.resolve();

/** Starts the product on a data folder and waits until it answers. */
async function baslat(
  dataDir: string,
  demo = '1',
  ortam: (url: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<KendiSunucusu> {
  const port = String(await bosKapi());
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: demo, LOG_LEVEL: 'warn' };
  // The channel is a lifeline: however the worker that started it ends, the server stops by itself.
  const surec = spawn('node', ['packages/server/src/server.ts'], {
    env: { ...process.env, ...env, ...ortam(url) },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  let ciktisi = '';
  surec.stdout?.setEncoding('utf8').on('data', (parca: string) => {
    ciktisi += parca;
  });
  const anahtari = () => /^Kurulum anahtarı .*: (\S+)$/m.exec(ciktisi)?.[1] ?? null;
  const kapat = async () => {
    surec.kill('SIGTERM');
    await bitis(surec);
  };
  for (let i = 0; i < 1800 && surec.exitCode === null; i++) {
    const hazir = await fetch(`${url}/ready`).then(
      (y) => y.ok,
      () => false,
    );
    if (hazir && (demo === '1' || anahtari() !== null)) return { url, anahtar: anahtari(), kapat };
    await new Promise((done) => setTimeout(done, 100));
  }
  await kapat();
  throw new Error('sunucu başlamadı');
}

/** Copies the template. The database's files keep their owner. */
export function kopyala(dataDir: string): void {
  const { status } = spawnSync('cp', ['-a', `${klasor(SABLON)}/.`, dataDir], { stdio: 'inherit' });
  if (status !== 0) throw new Error('şablon kopyalanamadı');
}

/** Starts the product on a folder of its own, prepared by `hazirla`. Stopping the server deletes the folder. */
async function ayri(
  demo: string,
  hazirla: (dataDir: string) => void,
  ortam?: (url: string) => Readonly<Record<string, string>>,
): Promise<KendiSunucusu> {
  const dataDir = mkdtempSync(klasor('kendi-'));
  chmodSync(dataDir, 0o755);
  hazirla(dataDir);
  const sunucu = await baslat(dataDir, demo, ortam);
  return {
    url: sunucu.url,
    anahtar: sunucu.anahtar,
    async kapat() {
      await sunucu.kapat();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the product with a demo company of its own.
 * @param ortam further environment variables, computed from the server's address
 */
export const kendiSunucusu = (ortam?: (url: string) => Readonly<Record<string, string>>): Promise<KendiSunucusu> =>
  ayri('1', kopyala, ortam);

/** Starts the product as it is before its set-up. */
export const bosSunucu = (): Promise<KendiSunucusu> => ayri('0', () => {});
