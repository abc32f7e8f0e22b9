import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../config.ts';
import { startEmbedded } from './embedded.ts';
import { geriYukle } from './geriYukle.ts';
import { YedekHatasi, yedekle } from './yedek.ts';

/** `npm run backup [-- folder]` and `npm run restore -- copy [--yerine]`, for the embedded database. */

const KULLANIM = `Kullanım:
  npm run backup [-- <klasör>]              yedek alır; Masabaşı çalışırken de
  npm run restore -- <yedek> [--yerine]     yedeği DATA_DIR klasörüne yükler; Masabaşı durmuşken`;

const log = (satir: string): void => void process.stdout.write(`${satir}\n`);
const mb = (bayt: number): string => (bayt / 1e6).toFixed(1).replace('.', ',');

async function al(dataDir: string, klasor: string): Promise<void> {
  // A running database is used, and left running while a server holds it.
  const pg = await startEmbedded({ dataDir, log });
  try {
    const basla = performance.now();
    const { yol, dosya, boy } = await yedekle({
      url: pg.url,
      parola: pg.passwordFile,
      klasor,
      simdi: new Date(),
      elle: true,
    });
    log(`Yedek alındı: ${yol} (${dosya} dosya, ${mb(boy)} MB, ${((performance.now() - basla) / 1000).toFixed(1)} s)`);
  } finally {
    await pg.stop();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yerine: { type: 'boolean' } } });
  const [komut, yol] = positionals;
  const { databaseUrl, dataDir, yedekDir } = readConfig(process.env);
  if (databaseUrl !== null)
    throw new YedekHatasi(
      'DATABASE_URL verilmiş: kendi PostgreSQL sunucunuzu pg_dump ile yedekleyiniz (docs/yedek.md).',
    );
  if (komut === 'backup') return al(dataDir, yol ?? yedekDir);
  if (komut !== 'restore' || yol === undefined) throw new YedekHatasi(KULLANIM);
  const { satirlar, oncekiler } = await geriYukle({ yedek: yol, dataDir, yerine: values.yerine ?? false, log });
  const toplam = Object.values(satirlar).reduce((t, n) => t + n, 0);
  log(`Yedek yüklendi ve okundu: ${Object.keys(satirlar).length} tablo, ${toplam} satır.`);
  if (oncekiler !== null) log(`Önceki veritabanı saklandı: ${oncekiler}`);
}

try {
  await main();
} catch (hata) {
  const bilinen = hata instanceof YedekHatasi || hata instanceof ConfigError;
  process.stderr.write(`${hata instanceof Error ? (bilinen ? hata.message : hata.stack) : String(hata)}\n`);
  process.exit(1);
}
