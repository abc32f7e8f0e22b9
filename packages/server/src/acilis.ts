import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { WEB_DIR, buildApp } from './app.ts';
import { ConfigError, DEMO_DISARIDA, readConfig } from './config.ts';
import { SURESIZ, connect } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { type DiskBekcisi, diskBekcisi } from './db/disk.ts';
import { holdDatabase } from './db/hold.ts';
import { type IsTuru, isleriBaslat } from './db/isler.ts';
import { temizlikIsi } from './db/job.ts';
import { migrate } from './db/migrate.ts';
import type { SurenIs } from './db/tekrar.ts';
import { demoYukle } from './seed/demo.ts';
import { demoOynatici } from './seed/oynatici.ts';
import { temelVeri } from './seed/temel.ts';
import { yedekIsi } from './db/yedek.ts';
import { sematronuDene } from './fatura/sema.ts';
import { kaliciMi } from './http/probes.ts';
import { kurulumAnahtariHazirla } from './kurulum/queries.ts';
import { hataOzeti, temizle } from './log.ts';
import { denemeBankasiyla } from './odeme/denemeBankasi.ts';
import { parolaOzetle } from './parola.ts';
import { faces } from './rooms.ts';
import { zamaninda } from './zamaninda.ts';

const DEMO_PAROLASI = 'masabasi';
const saat = (): Date => new Date();
const yaz = (satir: string): void => void process.stdout.write(`${temizle(satir)}\n`);

const DUR_SINYALLERI = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long /ready says no before nobody new is let in: a service manager's stop, and a person's Ctrl+C. */
const DUYURU_MS = { SIGTERM: 1500, digerleri: 100 } as const;
/** What running calls, running jobs and the pool are given; together with the database less than ten seconds. */
const CAGRI_MS = 3500;
const IS_MS = 5000;
const HAVUZ_MS = 1000;
const ISRAR_MS = 2500;

/**
 * Stops once, however often it is asked: Ctrl+C reaches the whole process group, `npm` passes it on, and the end of
 * whoever started us (`scripts/start.mjs` holds a channel to us) means the same. Only a signal that comes much later
 * is a person who insists.
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

/** Tries whether this machine has an address at all; rejects when not. */
async function dinlenebilir(host: string): Promise<void> {
  const deneme = createServer();
  await new Promise<void>((tamam, olmadi) => deneme.once('error', olmadi).listen(0, host, tamam));
  await new Promise((kapandi) => deneme.close(kapandi));
}

/** Starts the product: database, migrations, first data, server, jobs. Whatever was started is stopped in reverse. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const adres = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  // Before the database, which takes a while: an address that is not ours. One in use may be the other Masabaşı's,
  // which says so by its hold.
  await dinlenebilir(config.host);
  await sematronuDene(config.semaDizini);
  const durdur: (() => Promise<unknown>)[] = [];
  const hepsiniDurdur = async () => {
    for (const d of durdur.toReversed()) await d();
  };
  let duyuru = 0;
  // From here on: who asks to stop while we still start is heard, too.
  const { close } = closeWithGrace({ delay: 10_000, skip: [...DUR_SINYALLERI] }, async ({ err }) => {
    if (err) yaz(`beklenmeyen hata: ${hataOzeti(err).stack}`);
    await hepsiniDurdur();
  });
  durdurmayiDinle((ms) => {
    duyuru = ms;
    close();
  });
  // The database restarted, and another Masabaşı was quicker: two on one folder would lose what the other wrote.
  const baskasiAldi = (kim: string) => {
    process.stderr.write(`${config.dataDir} klasörünü başka bir Masabaşı almış: ${kim}; bu sunucu duruyor.\n`);
    process.exit(1);
  };
  try {
    let url = config.databaseUrl;
    const gecelik: IsTuru[] = [];
    let disk: DiskBekcisi | undefined;
    if (url === null) {
      const gomulu = await startEmbedded({ dataDir: config.dataDir, log: yaz });
      url = gomulu.url;
      const tutan = await holdDatabase(url, { address: adres, log: yaz, onTaken: baskasiAldi });
      if ('heldBy' in tutan)
        throw new ConfigError(`${config.dataDir} klasörünü başka bir Masabaşı kullanıyor: ${tutan.heldBy}`);
      disk = await diskBekcisi({ klasor: gomulu.home, sinirMb: config.diskSiniri, log: yaz });
      if (config.yedek)
        gecelik.push(yedekIsi({ url, parola: gomulu.passwordFile, klasor: config.yedekDir, sinir: disk.sinir }));
      durdur.push(
        () => gomulu.stop(),
        () => tutan.release(),
        async () => disk?.stop(),
      );
    }
    await migrate(url);

    let hata = (e: Error): void => yaz(`veritabanı bağlantısı: ${e.message}`);
    const baglanti = connect(url, (e) => hata(e), { max: config.databasePool });
    const { db } = baglanti;
    durdur.push(() => zamaninda(HAVUZ_MS, db.destroy(), () => undefined));
    // An instant is read before anything is written: behind a pooler it may not be in UTC, and that ends the start.
    await baglanti.pool.query('select now()');
    if (!(await kaliciMi(baglanti.pool)))
      yaz(
        'DİKKAT: veritabanında fsync, full_page_writes ya da synchronous_commit kapalı; elektrik kesilirse onaylanmış kayıtlar kaybolabilir.',
      );
    await temelVeri(db);
    const kurulu = await db.selectFrom('kurulum').select(['sirket', 'demo']).executeTakeFirst();
    if (kurulu?.demo && config.disariAcik) throw new ConfigError(DEMO_DISARIDA);
    if (config.demo && !kurulu) {
      yaz('Örnek şirket yükleniyor…');
      const yukleyen = connect(url, (e) => hata(e), { max: 2, ...SURESIZ });
      try {
        await demoYukle(yukleyen.db, saat(), await parolaOzetle(DEMO_PAROLASI), faces);
      } finally {
        await yukleyen.db.destroy();
      }
    }

    // In the demo company cards are of a bank to try against.
    const urun = await denemeBankasiyla(config);
    let isVar = (): void => undefined;
    const app = await buildApp({
      ...baglanti,
      config: urun,
      listenUrl: config.databaseListenUrl ?? url,
      webDir: WEB_DIR,
      strict: false,
      saat,
      disk,
      isVar: () => isVar(),
    });
    hata = (err) => app.log.warn({ err }, 'veritabanı bağlantısı koptu');
    const isler: SurenIs[] = [];
    durdur.push(async () => {
      const bitenler = zamaninda(IS_MS, Promise.all(isler.map((is) => is.stop())), () =>
        app.log.warn('süren bir iş yarım bırakılıyor; bir sonraki açılışta baştan yapılacak'),
      );
      await app.closing.drain(duyuru);
      await zamaninda(CAGRI_MS, app.close(), () => app.server.closeAllConnections());
      await bitenler;
    });
    await app.listen({ host: config.host, port: config.port });

    const ortak = { db, config: urun, saat, log: app.log, dolu: () => disk?.dolu() ?? false };
    const demoMu = kurulu ? kurulu.demo : config.demo;
    if (demoMu) {
      // Before the clock closes shifts: what the demo's people did while the server was down is played first.
      const oynatici = demoOynatici({ ...ortak, odalar: faces });
      isler.push(oynatici);
      await oynatici.hazir;
    }
    const turler = [...faces.flatMap((f) => f.isler ?? []), temizlikIsi, ...gecelik];
    const isci = isleriBaslat({ ...ortak, odalar: faces }, turler);
    isVar = () => isci.bak();
    isler.push(isci, ...faces.flatMap((f) => f.surekli ?? []).map((is) => is(ortak)));

    yaz(`\nMasabaşı hazır: ${adres}`);
    if (demoMu)
      yaz(
        'Örnek hesaplar (parola masabasi, lisans MASABASI-DEMO): yonetici, sorumlu, personel1, personel2, satis1, yetkisiz, deneme',
      );
    const anahtar = await kurulumAnahtariHazirla(db);
    if (anahtar !== null) yaz(`İlk kurulum: ${adres}/kurulum\nKurulum anahtarı (bir kez kullanılır): ${anahtar}`);
    // Now, and not only at the end: who is killed starts as quickly the next time.
    flushCompileCache();
  } catch (e) {
    await hepsiniDurdur();
    throw e;
  }
}

/** Why it did not start, in one line that names the setting, or null for what nobody foresaw. */
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
