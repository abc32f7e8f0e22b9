import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { setImmediate as birazdan } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Calisma } from './calistir.ts';
import { diskBekcisi } from './platform/db/disk.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { connected, holdDatabase } from './platform/db/hold.ts';
import { hataOzeti, temizle } from './platform/log/log.ts';

const yaz = (satir: string): void => void process.stdout.write(`${temizle(satir)}\n`);

const DUR_SINYALLERI = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Milliseconds in which /ready answers no before new connections are refused: after a service manager's stop, and after
 * Ctrl+C.
 */
const DUYURU_MS = { SIGTERM: 1500, digerleri: 100 } as const;
const ISRAR_MS = 2500;

/**
 * Stops once, however many stop signals arrive. Ctrl+C reaches the whole process group and `npm` passes it on. The end
 * of the parent process (`scripts/start.mjs` holds a channel to us) means stop, too. A signal that comes much later is
 * a person who insists.
 */
function durdurmayiDinle(close: (duyuru: number) => void): void {
  let basladi: number | null = null;
  const dur = (duyuru: number) => {
    if (basladi === null) {
      basladi = performance.now();
      close(duyuru);
    } else if (performance.now() - basladi > ISRAR_MS) process.exit(1);
  };
  for (const sinyal of DUR_SINYALLERI)
    process.on(sinyal, () => dur(sinyal === 'SIGTERM' ? DUYURU_MS.SIGTERM : DUYURU_MS.digerleri));
  if (process.connected) process.once('disconnect', () => dur(DUYURU_MS.digerleri));
}

/** Rejects when this machine does not have the address. */
async function dinlenebilir(host: string): Promise<void> {
  const deneme = createServer();
  await new Promise<void>((tamam, olmadi) => deneme.once('error', olmadi).listen(0, host, tamam));
  await new Promise((kapandi) => deneme.close(kapandi));
}

/**
 * Resolves when the screens are built. `scripts/start.mjs` builds them beside us and reports it over its channel. A
 * server that was started alone has built screens already.
 */
async function derlenenEkranlar(): Promise<void> {
  if (!process.argv.includes('--ekranlar-derleniyor')) return;
  await new Promise((hazir) => process.once('message', hazir));
}

type Veritabani = Pick<Calisma, 'url' | 'kendi'>;

/** Checks that an external database answers. */
async function baskasininki(url: string): Promise<Veritabani> {
  await connected(url, (c) => c.query('select'));
  return { url, kendi: null };
}

/** Starts the embedded database and holds it against another Masabaşı. */
async function kendiniAc(config: Config, adres: string, durdur: Calisma['durdur']): Promise<Veritabani> {
  // The database restarted and another Masabaşı took the lock first. Two on one folder would lose each other's writes.
  const baskasiAldi = (kim: string) => {
    process.stderr.write(`${config.dataDir} klasörünü başka bir Masabaşı almış: ${kim}; bu sunucu duruyor.\n`);
    process.exit(1);
  };
  const gomulu = await startEmbedded({ dataDir: config.dataDir, log: yaz });
  const { url, home } = gomulu;
  const tutan = await holdDatabase(url, { address: adres, log: yaz, onTaken: baskasiAldi });
  if ('heldBy' in tutan)
    throw new ConfigError(`${config.dataDir} klasörünü başka bir Masabaşı kullanıyor: ${tutan.heldBy}`);
  const disk = await diskBekcisi({ klasor: home, sinirMb: config.diskSiniri, log: yaz });
  durdur.push(
    () => gomulu.stop(),
    () => tutan.release(),
    async () => disk.stop(),
  );
  return { url, kendi: { parola: gomulu.passwordFile, disk } };
}

/**
 * Starts the product. Wrong settings are reported before its two thousand files are read. The files are read while the
 * database starts. Everything that was started is stopped in reverse order.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const ekranlar = derlenenEkranlar();
  const sureler: Record<string, number> = {};
  for (const satir of config.yabanciAyarlar) yaz(`Uyarı: ${satir}`);
  const adres = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  // Comes before the database, which takes a while: fails when the address is not ours. An address in use may belong to
  // the other Masabaşı, which `holdDatabase` reports.
  await dinlenebilir(config.host);
  const durdur: (() => Promise<unknown>)[] = [];
  const hepsiniDurdur = async () => {
    for (const d of durdur.toReversed()) await d();
  };
  let duyuru = 0;
  // From here on a stop signal during the start is heard, too.
  const { close } = closeWithGrace({ delay: 10_000, skip: [...DUR_SINYALLERI] }, async ({ err }) => {
    if (err) yaz(`beklenmeyen hata: ${hataOzeti(err).stack}`);
    await hepsiniDurdur();
  });
  durdurmayiDinle((ms) => {
    duyuru = ms;
    close();
  });
  try {
    const acilan = config.databaseUrl === null ? kendiniAc(config, adres, durdur) : baskasininki(config.databaseUrl);
    // An unusable folder or a silent database is reported before the files are read.
    await (config.databaseUrl === null ? Promise.race([acilan, birazdan()]) : acilan);
    const okunan = import('./calistir.ts');
    okunan.catch(() => undefined);
    const veritabani = await acilan;
    const { calistir } = await okunan;
    sureler['veritabanı'] = performance.now();
    await calistir({ config, adres, ...veritabani, durdur, duyuru: () => duyuru, yaz, ekranlar, sureler });
    process.send?.({ hazir: sureler });
    // Runs now and not only at the end, so that the next start is fast even after a kill.
    flushCompileCache();
  } catch (e) {
    await hepsiniDurdur();
    throw e;
  }
}

/** One line for a known start error, with the name of the setting. Null for an unexpected error. */
function acilisHatasi(e: unknown): string | null {
  if (e instanceof ConfigError) return e.message;
  const { code, path, syscall, message } = e as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'Bu adres kullanımda; PORT ile başka bir kapı seçiniz.';
  if (syscall === 'listen') return `HOST, PORT: bu adres dinlenemiyor (${code})`;
  if (path !== undefined && /^E(ACCES|PERM|ROFS|EXIST|NOTDIR|NOENT)$/.test(code ?? ''))
    return `DATA_DIR: klasör kullanılamıyor (${code}: ${path})`;
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|EHOSTUNREACH|ENETUNREACH)/.test(code ?? ''))
    return `DATABASE_URL: veritabanına ulaşılamıyor (${code})`;
  if (/^(28|3D)/.test(code ?? '')) return `DATABASE_URL: veritabanı girişi kabul etmedi (${code}: ${message})`;
  return null;
}

try {
  await main();
} catch (e) {
  const neden = acilisHatasi(e);
  const metin = neden ?? temizle(e instanceof Error ? hataOzeti(e).stack : String(e));
  process.stderr.write(`Masabaşı başlatılamadı: ${metin}\n`);
  process.exit(1);
}
