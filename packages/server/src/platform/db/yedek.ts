import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { gunEkle, gunFarki, haftaGunu, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { z } from 'zod';
import { diskYeri } from './disk.ts';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from './isler.ts';
import { connected } from './hold.ts';

/**
 * Copies of the embedded database while it works. PostgreSQL is told when copying begins and ends. Its writes in
 * between lie in its log, which is copied, too, and replayed when the copy is first started. A copy gets its final name
 * only when it is complete, with a list of its files that shows any damage.
 */

/** Files that PostgreSQL creates at every start, or must not find in a copy. The log is copied separately. */
const ATLANAN = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const GECICI = /(^|\/)(pgsql_tmp[^/]*|postmaster\.(pid|opts)|pg_internal\.init)$/;
/** Files copied at a time. */
const KOSUT = 4;
const YER_ARALIGI_MS = 1000;

const LISTE = 'liste.json';
const OZET = 'liste.sha256';
const YARIM = '.yarim-';

const yedekListesi = z.strictObject({
  bicim: z.literal(1),
  zaman: z.string(),
  /** The major version of PostgreSQL. No other version can read the copy. */
  pg: z.string(),
  klasorler: z.array(z.string()),
  /** Size and SHA-256 of the compressed file. */
  dosyalar: z.array(z.strictObject({ yol: z.string(), boy: z.int(), sha256: z.string() })),
});
type YedekListesi = z.infer<typeof yedekListesi>;
type Dosya = YedekListesi['dosyalar'][number];

export class YedekHatasi extends Error {}

const yok = (hata: unknown): boolean => (hata as NodeJS.ErrnoException).code === 'ENOENT';

/** A stream that passes everything on and knows its size and hash at the end. */
function olcen() {
  const ozet = createHash('sha256');
  let boy = 0;
  const akis = new Transform({
    transform(parca: Buffer, _, tamam) {
      ozet.update(parca);
      boy += parca.length;
      tamam(null, parca);
    },
  });
  return { akis, sonuc: () => ({ boy, sha256: ozet.digest('hex') }) };
}

/** Copies one file, compressed. Null when it is gone, because its table was dropped meanwhile. */
async function kopyala(kaynak: string, hedef: string, yol: string, dur: AbortSignal): Promise<Dosya | null> {
  const yer = join(hedef, `${yol}.zst`);
  await mkdir(dirname(yer), { recursive: true, mode: 0o700 });
  const { akis, sonuc } = olcen();
  try {
    await pipeline(
      createReadStream(kaynak),
      createZstdCompress(),
      akis,
      createWriteStream(yer, { mode: 0o600, flush: true }),
      { signal: dur },
    );
  } catch (hata) {
    dur.throwIfAborted();
    if (!yok(hata)) throw hata;
    await rm(yer, { force: true });
    return null;
  }
  return { yol, ...sonuc() };
}

async function kopyalaHepsini(
  kok: string,
  hedef: string,
  yollar: readonly string[],
  dur: AbortSignal,
): Promise<Dosya[]> {
  const kalan = [...yollar];
  const dosyalar: Dosya[] = [];
  const isci = async () => {
    for (let yol = kalan.pop(); yol !== undefined; yol = kalan.pop()) {
      dur.throwIfAborted();
      const dosya = await kopyala(join(kok, yol), hedef, `pg/${yol}`, dur);
      if (dosya) dosyalar.push(dosya);
    }
  };
  // All workers must have ended before their files are removed.
  const biten = await Promise.allSettled(Array.from({ length: KOSUT }, isci));
  for (const b of biten) if (b.status === 'rejected') throw b.reason;
  return dosyalar;
}

/** Ends a copy that would fill its disk or the database's disk. With `sinir` 0 it may fill both. */
function yerGozcusu(klasorler: readonly string[], sinir: number, dur: AbortSignal | undefined) {
  const nobet = new AbortController();
  const bak = async (): Promise<void> => {
    for (const klasor of klasorler)
      if ((await diskYeri(klasor)).Bos < sinir)
        nobet.abort(new YedekHatasi(`Yedek için yer yok: ${klasor} klasörünün diskinde yer açınız.`));
  };
  const zamanlayici = setInterval(() => void bak().catch((hata: unknown) => nobet.abort(hata)), YER_ARALIGI_MS);
  return {
    bak,
    dur: AbortSignal.any([nobet.signal, ...(dur ? [dur] : [])]),
    stop: () => clearInterval(zamanlayici),
  };
}

const icYolu = (kok: string, d: Dirent): string => join(d.parentPath, d.name).slice(kok.length + 1);

/** `2026-11-20T02-00-05Z`: names sort like times. A copy that a person asked for has another form, and stays. */
const yedekAdi = (an: Date, elle: boolean): string =>
  `${an.toISOString().slice(0, 19).replaceAll(':', '-')}Z${elle ? '-elle' : ''}`;
const YEDEK_ADI = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-elle)?$/;
/** Name of a night's copy. */
const AD = /^(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z$/;

export interface Yedek {
  readonly yol: string;
  readonly dosya: number;
  /** Bytes on the disk. */
  readonly boy: number;
}

interface Yedeklenen {
  readonly url: string;
  /** The file with the superuser's password, without which a copy could not be opened elsewhere. */
  readonly parola: string;
  /** Folder of the copies. */
  readonly klasor: string;
  /** Bytes that a copy leaves free. */
  readonly sinir?: number;
}

/** Makes a copy of the database of this address in its own folder below `klasor`. */
export async function yedekle(
  o: Yedeklenen & { readonly simdi: Date; readonly elle: boolean; readonly dur?: AbortSignal },
): Promise<Yedek> {
  const ad = yedekAdi(o.simdi, o.elle);
  const hedef = join(o.klasor, `${YARIM}${ad}`);
  const son = join(o.klasor, ad);
  await rm(hedef, { recursive: true, force: true });
  await mkdir(hedef, { recursive: true, mode: 0o700 });
  const gozcu = yerGozcusu([o.klasor, dirname(o.parola)], o.sinir ?? 0, o.dur);
  const { dur } = gozcu;
  try {
    await gozcu.bak();
    const liste = await connected(o.url, async (baglanti) => {
      const sor = async <T extends object>(metin: string, degerler: unknown[] = []) =>
        (await baglanti.query<T>(metin, degerler)).rows[0]!;
      const { kok } = await sor<{ kok: string }>(`select current_setting('data_directory') as kok`);
      // Keeps the log from here on until the connection ends.
      await sor('select pg_create_physical_replication_slot($1, true, true)', [`yedek_${process.pid}`]);
      const bas = await sor<{ wal: string }>('select pg_walfile_name(pg_backup_start($1, true)) as wal', [ad]);
      const girdiler = await readdir(kok, { recursive: true, withFileTypes: true });
      const alinan = (tur: 'isFile' | 'isDirectory') =>
        girdiler
          .filter((d) => d[tur]())
          .map((d) => icYolu(kok, d))
          .filter((yol) => !ATLANAN.test(yol) && !GECICI.test(yol));
      const [yollar, klasorler] = [alinan('isFile'), alinan('isDirectory')];
      const dosyalar = await kopyalaHepsini(kok, hedef, yollar, dur);
      const bitis = await sor<{ labelfile: string; wal: string }>(
        'select labelfile, pg_walfile_name(lsn) as wal from pg_backup_stop(false)',
      );
      const gunlukler = (await readdir(join(kok, 'pg_wal')))
        .filter((f) => /^[0-9A-F]{24}$/.test(f) && f >= bas.wal && f <= bitis.wal)
        .map((f) => `pg_wal/${f}`);
      if (gunlukler.length === 0) throw new YedekHatasi('Yedek süresince yazılan günlük bulunamadı.');
      dosyalar.push(...(await kopyalaHepsini(kok, hedef, gunlukler, dur)));
      const etiket = join(hedef, 'backup_label');
      await writeFile(etiket, bitis.labelfile, { mode: 0o600 });
      const etiketDosyasi = await kopyala(etiket, hedef, 'pg/backup_label', dur);
      const parolaDosyasi = await kopyala(o.parola, hedef, 'pg-password', dur);
      if (!etiketDosyasi || !parolaDosyasi) throw new YedekHatasi('Yedeğin etiketi ya da parolası yazılamadı.');
      await rm(etiket);
      dosyalar.push(etiketDosyasi, parolaDosyasi);
      const pg = (await readFile(join(kok, 'PG_VERSION'), 'utf8')).trim();
      return { bicim: 1, zaman: o.simdi.toISOString(), pg, klasorler, dosyalar } satisfies YedekListesi;
    });
    const metin = JSON.stringify(liste);
    await writeFile(join(hedef, LISTE), metin, { mode: 0o600, flush: true });
    const ozet = createHash('sha256').update(metin).digest('hex');
    await writeFile(join(hedef, OZET), ozet, { mode: 0o600, flush: true });
    await rename(hedef, son);
    return { yol: son, dosya: liste.dosyalar.length, boy: liste.dosyalar.reduce((t, d) => t + d.boy, 0) };
  } catch (hata) {
    await rm(hedef, { recursive: true, force: true });
    throw hata;
  } finally {
    gozcu.stop();
  }
}

/** The list of an undamaged copy. Throws a sentence about the damage otherwise. */
export async function yedekDogrula(yol: string): Promise<YedekListesi> {
  let metin: string;
  let ozet: string;
  try {
    [metin, ozet] = await Promise.all([readFile(join(yol, LISTE), 'utf8'), readFile(join(yol, OZET), 'utf8')]);
  } catch (hata) {
    if (!yok(hata)) throw hata;
    throw new YedekHatasi(`${yol} bir yedek değil ya da eksik (${LISTE} ve ${OZET} aranır).`, { cause: hata });
  }
  if (createHash('sha256').update(metin).digest('hex') !== ozet.trim())
    throw new YedekHatasi(`Yedeğin listesi bozulmuş: ${join(yol, LISTE)}`);
  const liste = yedekListesi.parse(JSON.parse(metin));
  for (const d of liste.dosyalar) {
    const yer = join(yol, `${d.yol}.zst`);
    const ozeti = createHash('sha256');
    let boy = 0;
    try {
      for await (const parca of createReadStream(yer)) {
        ozeti.update(parca as Buffer);
        boy += (parca as Buffer).length;
      }
    } catch (hata) {
      if (!yok(hata)) throw hata;
      throw new YedekHatasi(`Yedeğin bir dosyası eksik: ${yer}`, { cause: hata });
    }
    if (boy !== d.boy || ozeti.digest('hex') !== d.sha256)
      throw new YedekHatasi(`Yedeğin bir dosyası bozulmuş: ${yer}`);
  }
  return liste;
}

/** The newest copy in a folder, made at night or by hand. Null: there is none. */
export async function sonYedek(klasor: string): Promise<{ Ad: string; Zaman: string } | null> {
  const adlar = await readdir(klasor).catch((hata: unknown) => {
    if (yok(hata)) return [];
    throw hata;
  });
  const Ad = adlar
    .filter((ad) => YEDEK_ADI.test(ad))
    .toSorted()
    .at(-1);
  if (Ad === undefined) return null;
  return { Ad, Zaman: Ad.slice(0, 20).replace(/T(\d{2})-(\d{2})-(\d{2})/, 'T$1:$2:$3') };
}

const GUNLUK = 14;
const HAFTALIK = 8;
/** The Monday of a day's week. */
const pazartesi = (gun: string): string => gunEkle(gun, 1 - haftaGunu(gun));

/**
 * Copies to remove: all but the newest of each of the last 14 days, and before those the newest of each of 8 weeks.
 * @param adlar names in the folder. Only nights' copies are judged
 */
export function eskiYedekler(adlar: readonly string[], bugun: string): string[] {
  const donemler = new Map<string, string>();
  for (const ad of adlar.filter((a) => AD.test(a)).toSorted()) {
    const gun = AD.exec(ad)![1]!;
    const yas = gunFarki(gun, bugun);
    if (yas < GUNLUK) donemler.set(gun, ad);
    else if (yas < GUNLUK + 7 * HAFTALIK) donemler.set(`hafta ${pazartesi(gun)}`, ad);
  }
  const kalanlar = new Set(donemler.values());
  return adlar.filter((ad) => AD.test(ad) && !kalanlar.has(ad));
}

/** Removes expired night copies, and the leftovers of broken off ones. */
async function eskileriKaldir(klasor: string, bugun: string): Promise<void> {
  const adlar = await readdir(klasor);
  const yarimlar = adlar.filter((a) => a.startsWith(YARIM) && AD.test(a.slice(YARIM.length)));
  for (const ad of [...eskiYedekler(adlar, bugun), ...yarimlar])
    await rm(join(klasor, ad), { recursive: true, force: true });
}

/** Makes a copy, then removes the expired ones. */
export async function gecelikYedek(o: Yedeklenen, simdi: Date, dur?: AbortSignal): Promise<void> {
  await yedekle({ ...o, simdi, elle: false, dur });
  await eskileriKaldir(o.klasor, istanbulGunu(simdi));
}

/**
 * The night's copy, as daily work of a server with its own database. There is none on the day on which the demo company
 * was founded: it would be large, and all its data can be created again.
 */
export const yedekIsi = (o: Yedeklenen) =>
  ({
    ad: 'yedek',
    tekrar: { gunde: '02:00' },
    gecikmeler: SAATTE_BIR,
    async calistir({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, _veri?: object, dur?: AbortSignal) {
      const kurulan = await db.selectFrom('kurulum').select('zaman').where('demo', '=', true).executeTakeFirst();
      if (kurulan && istanbulGunu(kurulan.zaman) === istanbulGunu(simdi)) return;
      await gecelikYedek(o, simdi, dur);
    },
  }) satisfies IsTuru;
