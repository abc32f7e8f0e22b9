import { WEB_DIR, buildApp } from './app.ts';
import { type Config, ConfigError, DEMO_DISARIDA } from './config.ts';
import { SURESIZ, connect } from './platform/db/connect.ts';
import type { DiskBekcisi } from './platform/db/disk.ts';
import { isleriBaslat } from './platform/db/isler.ts';
import { temizlikIsi } from './platform/db/job.ts';
import { migrate } from './platform/db/migrate.ts';
import type { SurenIs } from './platform/db/tekrar.ts';
import { yedekIsi } from './platform/db/yedek.ts';
import { sematronuDene } from './mali/fatura/sema.ts';
import { kaliciMi } from './platform/http/probes.ts';
import { kurulumAnahtariHazirla } from './platform/setup/kurulum.ts';
import { denemeBankasiyla } from './mali/odeme/denemeBankasi.ts';
import { parolaOzetle } from './platform/password/parola.ts';
import { faces } from './rooms.ts';
import type { OrnekSirket } from './ornekSirket.ts';
import { temelVeri } from './yonetim/kurulum/temelVeri.ts';
import { zamaninda } from './platform/time/zamaninda.ts';

const DEMO_PAROLASI = 'masabasi';
const saat = (): Date => new Date();

/**
 * Milliseconds that running calls, running jobs and the pool get to end. Together with the database less than ten
 * seconds.
 */
const CAGRI_MS = 3500;
const IS_MS = 5000;
const HAVUZ_MS = 1000;

/** The embedded database in our own folder. */
export interface KendiVeritabani {
  readonly parola: string;
  readonly disk: DiskBekcisi;
}

export interface Calisma {
  readonly config: Config;
  /** Address at which the product listens. */
  readonly adres: string;
  readonly url: string;
  /** Null: an external database, which others keep and copy. */
  readonly kendi: KendiVeritabani | null;
  /** Stop functions of everything that was started here, run in reverse order. */
  readonly durdur: (() => Promise<unknown>)[];
  /** Milliseconds in which /ready answers no after a stop was asked for, before new connections are refused. */
  readonly duyuru: () => number;
  readonly yaz: (satir: string) => void;
  /** Resolves when the screens may be served. */
  readonly ekranlar: Promise<unknown>;
  /** Milliseconds of each part of the start, by its name for the terminal. */
  readonly sureler: Record<string, number>;
}

/** The one import of the demo company: an installation without one reads none of its files. */
const ornekSirket = async (): Promise<OrnekSirket> => (await import('@masabasi/demo/sirket')).sirket;

/** Runs the product on a database that answers: migrations, first data, server, jobs. */
export async function calistir(calisma: Calisma): Promise<void> {
  const { config, adres, url, kendi, durdur, duyuru, yaz, ekranlar, sureler } = calisma;
  const disk = kendi?.disk;
  await sematronuDene(config.semaDizini);
  // In the demo company card payments go to a trial bank that keeps its book in our own folder. It starts while the
  // database is made ready. When that fails, nobody waits for the bank any more.
  const odemeli = denemeBankasiyla(config);
  odemeli.catch(() => undefined);
  // So are the files of the demo company read.
  if (config.demo) ornekSirket().catch(() => undefined);
  await migrate(url);

  let hata = (e: Error): void => yaz(`veritabanı bağlantısı: ${e.message}`);
  const baglanti = connect(url, (e) => hata(e), { max: config.databasePool });
  const { db } = baglanti;
  durdur.push(() => zamaninda(HAVUZ_MS, db.destroy(), () => undefined));
  // Reads one instant before anything is written: behind a pooler it may not be in UTC, and that ends the start.
  await baglanti.pool.query('select now()');
  if (!(await kaliciMi(baglanti.pool)))
    yaz(
      'DİKKAT: veritabanında fsync, full_page_writes ya da synchronous_commit kapalı; elektrik kesilirse onaylanmış kayıtlar kaybolabilir.',
    );
  await temelVeri(db);
  const kurulu = await db.selectFrom('kurulum').select(['sirket', 'demo']).executeTakeFirst();
  if (kurulu?.demo && config.disariAcik) throw new ConfigError(DEMO_DISARIDA);
  if (config.demo && !kurulu) {
    yaz('Örnek şirket yükleniyor...');
    const basladi = performance.now();
    const yukleyen = connect(url, (e) => hata(e), { max: 2, ...SURESIZ });
    try {
      await (await ornekSirket()).kur(yukleyen.db, saat(), await parolaOzetle(DEMO_PAROLASI));
    } finally {
      await yukleyen.db.destroy();
    }
    sureler['örnek şirket'] = performance.now() - basladi;
  }

  const urun = await odemeli;
  await ekranlar;
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
    await app.closing.drain(duyuru());
    await zamaninda(CAGRI_MS, app.close(), () => app.server.closeAllConnections());
    await bitenler;
  });
  await app.listen({ host: config.host, port: config.port });

  const ortak = { db, config: urun, saat, log: app.log, dolu: () => disk?.dolu() ?? false };
  const demo = (kurulu ? kurulu.demo : config.demo) ? await ornekSirket() : null;
  if (demo) {
    // Must come before the clock closes shifts: fills in the demo people's work from the time the server was down.
    const oynatici = demo.oynat(ortak);
    isler.push(oynatici);
    await oynatici.hazir;
  }
  const gecelik =
    kendi === null || !config.yedek
      ? []
      : [yedekIsi({ url, parola: kendi.parola, klasor: config.yedekDir, sinir: kendi.disk.sinir })];
  const turler = [...faces.flatMap((f) => f.isler ?? []), ...(demo?.isler ?? []), temizlikIsi, ...gecelik];
  const isci = isleriBaslat({ ...ortak, odalar: faces }, turler);
  isVar = () => isci.bak();
  isler.push(isci, ...faces.flatMap((f) => f.surekli ?? []).map((is) => is(ortak)));

  if (demo) isler.push(await demo.izle(db, saat(), yaz));
  yaz(`\nMasabaşı hazır: ${adres}`);
  if (demo)
    yaz(
      'Örnek hesaplar (parola masabasi, lisans MASABASI-DEMO): yonetici, sorumlu, personel1, personel2, satis1, yetkisiz, deneme',
    );
  const anahtar = await kurulumAnahtariHazirla(db);
  if (anahtar !== null) yaz(`İlk kurulum: ${adres}/kurulum\nKurulum anahtarı (bir kez kullanılır): ${anahtar}`);
}
