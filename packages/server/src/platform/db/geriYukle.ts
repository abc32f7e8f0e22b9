import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { startEmbedded } from './embedded.ts';
import { clusterHome, databaseOwner, give } from './embeddedFiles.ts';
import { connected } from './hold.ts';
import { YedekHatasi, yedekDogrula } from './yedek.ts';

export interface GeriYukleme {
  /** Rows of each table of the restored database. All of them were read. */
  readonly satirlar: Readonly<Record<string, number>>;
  /** Folder of the former database, which was moved aside. Null: there was none. */
  readonly oncekiler: string | null;
}

const ac = (kaynak: string, hedef: string) =>
  pipeline(createReadStream(kaynak), createZstdDecompress(), createWriteStream(hedef, { mode: 0o600, flush: true }));

/** Reads every row of every table once and counts them. */
const okunanlar = (url: string): Promise<Record<string, number>> =>
  connected(url, async (baglanti) => {
    const { rows } = await baglanti.query<{ ad: string }>(
      `select quote_ident(table_name) as ad from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const sayilar: Record<string, number> = {};
    for (const { ad } of rows) {
      const sonuc = await baglanti.query<{ adet: string }>(
        `select count(*) as adet, bit_xor(hashtextextended(t::text, 0)) from ${ad} t`,
      );
      sayilar[ad] = Number(sonuc.rows[0]!.adet);
    }
    return sayilar;
  });

/**
 * Puts a copy in the place of the embedded database of a data folder. Before it touches anything there, it checks the
 * copy, unpacks it beside the folder, starts it and reads it through. An existing database is refused, or moved aside
 * when asked.
 */
export async function geriYukle(o: {
  yedek: string;
  dataDir: string;
  /** True: moves an existing database aside. */
  yerine: boolean;
  log: (satir: string) => void;
}): Promise<GeriYukleme> {
  const owner = databaseOwner(o.dataDir);
  const home = clusterHome(o.dataDir, owner, o.log);
  const [cluster, parola] = [join(home, 'pg'), join(home, 'pg-password')];
  const dolu = existsSync(cluster);
  if (dolu && !o.yerine)
    throw new YedekHatasi(
      `${cluster} klasöründe bir veritabanı var. Yerine geçsin diye --yerine veriniz; eskisi saklanır.`,
    );
  if (existsSync(join(cluster, 'postmaster.pid')))
    throw new YedekHatasi(`${cluster} çalışıyor ya da düzgün kapanmamış. Önce Masabaşı’nı durdurunuz.`);
  const liste = await yedekDogrula(o.yedek);
  const yeni = join(home, `geri-${process.pid}`);
  await rm(yeni, { recursive: true, force: true });
  try {
    await mkdir(yeni);
    for (const klasor of ['', ...liste.klasorler])
      await mkdir(join(yeni, 'pg', klasor), { recursive: true, mode: 0o700 });
    for (const { yol } of liste.dosyalar) await ac(join(o.yedek, `${yol}.zst`), join(yeni, yol));
    give(join(yeni, 'pg'), owner);
    // A folder with a cluster and its password is a complete data folder.
    const pg = await startEmbedded({ dataDir: yeni, log: o.log });
    let satirlar: Record<string, number>;
    try {
      satirlar = await okunanlar(pg.url);
    } finally {
      await pg.stop();
    }
    let oncekiler: string | null = null;
    if (dolu) {
      oncekiler = await mkdtemp(join(home, 'onceki-'));
      // The database's user has to pass through, as in every data folder.
      await chmod(oncekiler, 0o755);
      await rename(cluster, join(oncekiler, 'pg'));
      await rename(parola, join(oncekiler, 'pg-password'));
    }
    await rename(join(yeni, 'pg-password'), parola);
    await rename(join(yeni, 'pg'), cluster);
    return { satirlar, oncekiler };
  } finally {
    await rm(yeni, { recursive: true, force: true });
  }
}
