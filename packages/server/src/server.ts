import closeWithGrace from 'close-with-grace';
import { aktarimIsi, aktarimTemizligi } from './aktarim/job.ts';
import { WEB_DIR, buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { SURESIZ, connect } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { birlesmeTemizligi } from './birlestirme/job.ts';
import { type GunlukIs, gunlukIsler } from './db/gunluk.ts';
import { holdDatabase } from './db/hold.ts';
import { temizlikIsi } from './db/job.ts';
import { migrate } from './db/migrate.ts';
import { demoYukle } from './db/seed/demo.ts';
import { demoOynatici } from './db/seed/oynatici.ts';
import { temelVeri } from './db/seed/temel.ts';
import { yedekIsi } from './db/yedek.ts';
import { kurulumAnahtariHazirla } from './kurulum/queries.ts';
import { saklamaIsi } from './kvkk/job.ts';
import { lisansIsi } from './lisans/job.ts';
import { mesaiIsi } from './mesai/job.ts';
import { parolaOzetle } from './parola.ts';
import { ayrilanlariKapat } from './personel/job.ts';
import { postaIsi } from './posta/job.ts';

const DEMO_PAROLASI = 'masabasi';
const saat = (): Date => new Date();
const yaz = (satir: string): void => void process.stdout.write(`${satir}\n`);

const DUR_SINYALLERI = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops once, however often it is asked: Ctrl+C reaches the whole process group, `npm` passes it on, and the end of
 * whoever started us (`scripts/start.mjs` holds a channel to us) means the same. Only a signal that comes a second
 * later is a person who insists.
 */
function durdurmayiDinle(close: () => void): void {
  let basladi: number | null = null;
  const dur = () => {
    if (basladi === null) {
      basladi = performance.now();
      close();
    } else if (performance.now() - basladi > 1000) process.exit(1);
  };
  for (const sinyal of DUR_SINYALLERI) process.on(sinyal, dur);
  if (process.connected) process.once('disconnect', dur);
}

/** Starts the product: database, migrations, first data, server, jobs. Whatever was started is stopped in reverse. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const adres = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  const durdur: (() => Promise<unknown>)[] = [];
  const hepsiniDurdur = async () => {
    for (const d of durdur.toReversed()) await d();
  };
  // From here on: who asks to stop while we still start is heard, too.
  const { close } = closeWithGrace({ delay: 10_000, skip: [...DUR_SINYALLERI] }, async ({ err }) => {
    if (err) yaz(`beklenmeyen hata: ${err.stack ?? err.message}`);
    await hepsiniDurdur();
  });
  durdurmayiDinle(close);
  try {
    let url = config.databaseUrl;
    const gecelik: GunlukIs[] = [];
    if (url === null) {
      const gomulu = await startEmbedded({ dataDir: config.dataDir, log: yaz });
      url = gomulu.url;
      const tutan = await holdDatabase(url, { address: adres });
      if ('heldBy' in tutan)
        throw new ConfigError(`${config.dataDir} klasörünü başka bir Masabaşı kullanıyor: ${tutan.heldBy}`);
      if (config.yedek) gecelik.push(yedekIsi({ url, parola: gomulu.passwordFile, klasor: config.yedekDir }));
      durdur.push(
        () => gomulu.stop(),
        () => tutan.release(),
      );
    }
    await migrate(url);

    let hata = (e: Error): void => yaz(`veritabanı bağlantısı: ${e.message}`);
    const baglanti = connect(url, (e) => hata(e));
    const { db } = baglanti;
    durdur.push(() => db.destroy());
    // An instant is read before anything is written: behind a pooler it may not be in UTC, and that ends the start.
    await baglanti.pool.query('select now()');
    await temelVeri(db);
    const kurulu = await db.selectFrom('kurulum').select(['sirket', 'demo']).executeTakeFirst();
    if (config.demo && !kurulu) {
      yaz('Örnek şirket yükleniyor…');
      const yukleyen = connect(url, (e) => hata(e), { max: 2, ...SURESIZ });
      try {
        await demoYukle(yukleyen.db, saat(), await parolaOzetle(DEMO_PAROLASI));
      } finally {
        await yukleyen.db.destroy();
      }
    }

    const app = await buildApp({
      ...baglanti,
      config,
      listenUrl: config.databaseListenUrl ?? url,
      webDir: WEB_DIR,
      strict: false,
      saat,
    });
    hata = (err) => app.log.warn({ err }, 'veritabanı bağlantısı koptu');
    durdur.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });

    const isler = { db, config, saat, log: app.log };
    const demoMu = kurulu ? kurulu.demo : config.demo;
    if (demoMu) {
      // Before the clock closes shifts: what the demo's people did while the server was down is played first.
      const oynatici = demoOynatici(isler);
      durdur.push(() => oynatici.stop());
      await oynatici.hazir;
    }
    const gunluk = gunlukIsler(isler, [
      { ad: 'personelAyrilma', calistir: (d, simdi) => ayrilanlariKapat(d, simdi, app.log) },
      saklamaIsi,
      aktarimTemizligi,
      birlesmeTemizligi,
      lisansIsi,
      ...gecelik,
    ]);
    for (const is of [mesaiIsi(isler), temizlikIsi(isler), postaIsi(isler), aktarimIsi(isler), gunluk])
      durdur.push(() => is.stop());

    yaz(`\nMasabaşı hazır: ${adres}`);
    if (demoMu)
      yaz(
        'Örnek hesaplar (parola masabasi, lisans MASABASI-DEMO): yonetici, sorumlu, personel1, personel2, satis1, yetkisiz, deneme',
      );
    const anahtar = await kurulumAnahtariHazirla(db);
    if (anahtar !== null) yaz(`İlk kurulum: ${adres}/kurulum\nKurulum anahtarı (bir kez kullanılır): ${anahtar}`);
  } catch (e) {
    await hepsiniDurdur();
    throw e;
  }
}

try {
  await main();
} catch (e) {
  const adresDolu = (e as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const metin = adresDolu
    ? 'Bu adres kullanımda; PORT ile başka bir kapı seçiniz.'
    : e instanceof Error
      ? e.message
      : String(e);
  process.stderr.write(`Masabaşı başlatılamadı: ${metin}\n`);
  if (!(e instanceof ConfigError) && !adresDolu && e instanceof Error) process.stderr.write(`${e.stack}\n`);
  process.exit(1);
}
