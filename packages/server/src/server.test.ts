import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as bekle } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from './testing/folder.ts';

/** The started product with the demo company, in its own folder. */
const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

let dataDir: string;
let klasor: ReturnType<typeof testFolder>;
let port: number;
let surec: ChildProcess | null = null;

const bosKapi = (): Promise<number> =>
  new Promise((tamam) => {
    const s = createServer();
    s.listen(0, '127.0.0.1', () => {
      const { port: p } = s.address() as { port: number };
      s.close(() => tamam(p));
    });
  });

/** True once it is ready. False while nobody listens. */
async function hazirMi(): Promise<boolean> {
  const yanit = await fetch(`http://127.0.0.1:${port}/ready`).catch((hata: Error) => {
    // The network's own error is the cause of fetch's error.
    if (!(hata.cause instanceof Error && 'code' in hata.cause)) throw hata;
    return null;
  });
  return yanit?.ok ?? false;
}

/**
 * Starts the server and waits for its first answer. Returns the milliseconds.
 * @param ekranlar the screens are still being built at the start. Resolves when they are ready
 */
async function baslat(ekranlar?: Promise<unknown>): Promise<number> {
  const t0 = performance.now();
  let cikti = '';
  const p = spawn(process.execPath, ekranlar ? [SERVER, '--ekranlar-derleniyor'] : [SERVER], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  void ekranlar?.then(() => p.send('ekranlar hazır'));
  for (const akis of [p.stdout!, p.stderr!]) akis.on('data', (d: Buffer) => (cikti += d.toString()));
  surec = p;
  for (;;) {
    if (p.exitCode !== null) throw new Error(`sunucu durdu (${p.exitCode}): ${cikti}`);
    if (await hazirMi()) return performance.now() - t0;
    if (performance.now() - t0 > 300_000) throw new Error(`sunucu açılmadı: ${cikti}`);
    await bekle(20);
  }
}

/** Reads the files of the product, through the same cache, and ends. */
const OKUMA = `
  import { enableCompileCache } from 'node:module';
  enableCompileCache(${JSON.stringify(fileURLToPath(new URL('../../../node_modules/.cache/masabasi', import.meta.url)))});
  await import(${JSON.stringify(new URL('calistir.ts', import.meta.url).href)});
  process.exit();`;

/** Milliseconds for reading the product's files alone. */
async function oku(): Promise<number> {
  const t0 = performance.now();
  const p = spawn(process.execPath, ['--input-type=module', '-e', OKUMA], { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await new Promise((tamam) => p.once('exit', tamam))).toBe(0);
  return performance.now() - t0;
}

async function durdur(): Promise<number | null> {
  const p = surec;
  if (!p || p.exitCode !== null) return null;
  const bitti = new Promise<number | null>((tamam) => p.once('exit', tamam));
  p.kill('SIGTERM');
  surec = null;
  return bitti;
}

beforeAll(async () => {
  klasor = testFolder('masabasi-kill-');
  ({ dataDir } = klasor);
  port = await bosKapi();
  await baslat();
}, 330_000);
afterAll(async () => {
  await durdur();
  await klasor.remove();
});

describe('the running product', () => {
  test('reports an unknown setting before it reads its files', async () => {
    const t0 = performance.now();
    const p = spawn(process.execPath, [SERVER], { env: { ...process.env, PORT: 'yok' }, stdio: 'ignore' });
    expect(await new Promise((tamam) => p.once('exit', tamam))).toBe(1);
    expect(performance.now() - t0).toBeLessThan((await oku()) * 0.7);
  }, 30_000);

  test('names the holder and ends when started a second time on the same data', async () => {
    const p = spawn(process.execPath, [SERVER], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(await bosKapi()), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let hata = '';
    p.stderr.on('data', (d: Buffer) => (hata += d.toString()));
    const kod = await new Promise<number | null>((tamam) => p.once('exit', tamam));
    expect(kod).not.toBe(0);
    expect(hata).toContain(`pid=${surec?.pid}`);
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).ok).toBe(true);
  }, 30_000);

  test('stops cleanly on SIGTERM, and the next start takes little longer than reading its files', async () => {
    const [okumalar, acilislar]: [number[], number[]] = [[], []];
    for (let i = 0; i < 3; i++) {
      expect(await durdur()).toBe(0);
      okumalar.push(await oku());
      acilislar.push(await baslat());
    }
    // Database, migrations and routes together: at most one and a half times the reading, however slow this machine is.
    expect(Math.min(...acilislar) / Math.min(...okumalar)).toBeLessThan(2.5);
  }, 90_000);

  test('prepares itself while the screens are built, and listens only when they are ready', async () => {
    expect(await durdur()).toBe(0);
    const { promise: ekranlar, resolve: derlendi } = Promise.withResolvers<void>();
    const acilan = baslat(ekranlar);
    await bekle(4000);
    expect(await hazirMi()).toBe(false);
    const t0 = performance.now();
    derlendi();
    await acilan;
    // All other work was done meanwhile, so the rest is shorter than a start.
    expect(performance.now() - t0).toBeLessThan(2000);
  }, 60_000);
});
