import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A demo company of its own, for what would stand in other tests' way. */
export interface KendiSunucusu {
  readonly url: string;
  kapat(): Promise<void>;
}

async function bosKapi(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const bitis = (surec: ChildProcess) =>
  surec.exitCode === null ? new Promise<void>((done) => surec.once('exit', () => done())) : Promise.resolve();

/** Starts the product in a folder of its own and waits until it answers. */
export async function kendiSunucusu(): Promise<KendiSunucusu> {
  const dataDir = mkdtempSync(join(tmpdir(), 'masabasi-e2e-'));
  chmodSync(dataDir, 0o755);
  const port = String(await bosKapi());
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'warn' };
  const surec = spawn('node', ['packages/server/src/server.ts'], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const kapat = async () => {
    surec.kill('SIGTERM');
    await bitis(surec);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let i = 0; i < 360 && surec.exitCode === null; i++) {
    const hazir = await fetch(`${url}/ready`).then(
      (y) => y.ok,
      () => false,
    );
    if (hazir) return { url, kapat };
    await new Promise((done) => setTimeout(done, 500));
  }
  await kapat();
  throw new Error('sunucu başlamadı');
}
