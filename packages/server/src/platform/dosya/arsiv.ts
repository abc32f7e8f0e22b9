import { uzantisi } from '@masabasi/core/platform/dosya/rules';
import { type DosyaUyarisi, EN_COK_UYARI_ADI } from '@masabasi/core/platform/dosya/uyarilar';
import { yazilan } from '@masabasi/core/platform/text/metin';
import yauzl from 'yauzl';
import { programAdi } from './gelenAd.ts';

/** Names in an archive and in those within it. Writes nothing, and runs in the thread that inspects foreign files. */

/** Refuse an archive that declares more bytes or more parts than this. */
const EN_COK_ACILAN = 512 * 1024 * 1024;
const EN_COK_PARCA = 5000;
/** Small archives may grow freely. Above this size, growth beyond the factor below is dangerous. */
const KUCUK_ACILAN = 16 * 1024 * 1024;
const EN_COK_KAT = 200;
/** Depth of nested archives to open, and the bytes of them to read. */
const EN_DERIN = 3;
const EN_COK_OKUNAN = 64 * 1024 * 1024;

/** Extensions of archives that are read here, and of others that cannot be read here. */
const IC_ARSIV = /\.(zip|docx|docm|xlsx|xlsm|xlsb|pptx|pptm|odt|ods|odp)$/i;
const OKUNMAZ = /\.(rar|7z|r\d\d|z\d\d|ace|arj|cab|lzh|lha|tar|tgz|gz|bz2|xz|zst|\d{3})$/i;
const MAKRO = /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\/./i;

export interface ArsivBulgusu {
  /** Reason that the archive is false or too dangerous to open. */
  readonly hata: 'bozuk' | 'siskin' | null;
  readonly makrolu: boolean;
  /** Names of contained programs: the first ones, and their number. */
  readonly calisanlar: readonly string[];
  readonly calisanAdedi: number;
  /** True if a part could not be inspected, because it is encrypted or nested too deep. */
  readonly kapali: boolean;
}

interface Gezi {
  readonly dis: number;
  adet: number;
  acilan: number;
  okunan: number;
  makrolu: boolean;
  readonly calisanlar: string[];
  calisanAdedi: number;
  kapali: boolean;
}

const ac = (veri: Buffer): Promise<yauzl.ZipFile | null> =>
  new Promise((bitti) => {
    yauzl.fromBuffer(
      veri,
      { lazyEntries: true, strictFileNames: false, decodeStrings: true, autoClose: false },
      (e, zip) => bitti(e ? null : zip),
    );
  });

/** Parts of an archive from its directory, or the fault of the directory. */
function girdileri(zip: yauzl.ZipFile, g: Gezi): Promise<readonly yauzl.Entry[] | 'bozuk' | 'siskin'> {
  return new Promise((bitti) => {
    const hepsi: yauzl.Entry[] = [];
    const son = (s: readonly yauzl.Entry[] | 'bozuk' | 'siskin') => {
      zip.removeAllListeners();
      bitti(s);
    };
    zip.on('error', () => son('bozuk'));
    zip.on('end', () => son(hepsi.length === 0 ? 'bozuk' : hepsi));
    zip.on('entry', (giris: yauzl.Entry) => {
      g.acilan += giris.uncompressedSize;
      g.adet++;
      // Packing never makes a part this much longer, so the directory is false.
      const yalan = giris.compressedSize > giris.uncompressedSize * 1.01 + 1024;
      const katlanan = g.acilan > KUCUK_ACILAN && g.acilan > g.dis * EN_COK_KAT;
      hepsi.push(giris);
      if (g.acilan > EN_COK_ACILAN || g.adet > EN_COK_PARCA || katlanan) son('siskin');
      else if (yalan) son('bozuk');
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Bytes of a part. Null: unreadable, or longer than declared. */
const oku = (zip: yauzl.ZipFile, giris: yauzl.Entry): Promise<Buffer | null> =>
  new Promise((bitti) => {
    zip.openReadStream(giris, (e, akis) => {
      if (e) {
        bitti(null);
        return;
      }
      const parcalar: Buffer[] = [];
      akis.on('data', (b: Buffer) => parcalar.push(b));
      akis.on('error', () => bitti(null));
      akis.on('end', () => bitti(Buffer.concat(parcalar)));
    });
  });

function adinaBak(ad: string, yol: string, ofis: boolean, g: Gezi): void {
  if (MAKRO.test(ad)) g.makrolu = true;
  const calisir = ofis ? yol !== '' && MAKRO.test(ad) : programAdi(ad);
  if (!calisir) return;
  g.calisanAdedi++;
  if (g.calisanlar.length < EN_COK_UYARI_ADI) g.calisanlar.push(yazilan(ofis ? yol.slice(0, -1) : `${yol}${ad}`));
}

/** Inspects an archive and those within it. `yol`: names of the enclosing archives. */
async function gez(veri: Buffer, yol: string, ofis: boolean, g: Gezi): Promise<'bozuk' | 'siskin' | null> {
  const zip = await ac(veri);
  if (zip === null) return 'bozuk';
  const girdiler = await girdileri(zip, g);
  if (typeof girdiler === 'string') return girdiler;
  for (const giris of girdiler) {
    adinaBak(giris.fileName, yol, ofis, g);
    if (giris.isEncrypted()) g.kapali = true;
    if (!ofis && OKUNMAZ.test(giris.fileName)) g.kapali = true;
    if (ofis || !IC_ARSIV.test(giris.fileName)) continue;
    const derin = yol.split('!').length > EN_DERIN || g.okunan + giris.uncompressedSize > EN_COK_OKUNAN;
    const ic = derin || giris.isEncrypted() ? null : await oku(zip, giris);
    if (ic === null) {
      g.kapali = true;
      continue;
    }
    g.okunan += ic.length;
    const hata = await gez(ic, `${yol}${giris.fileName}!`, uzantisi(giris.fileName) !== 'zip', g);
    if (hata === 'siskin') return hata;
    if (hata === 'bozuk') g.kapali = true;
  }
  return null;
}

/** Inspects a ZIP archive or a format based on ZIP. `ofis`: it is an office document. */
export async function arsiveBak(veri: Buffer, ofis: boolean): Promise<ArsivBulgusu> {
  const g: Gezi = {
    dis: veri.length,
    adet: 0,
    acilan: 0,
    okunan: 0,
    makrolu: false,
    calisanlar: [],
    calisanAdedi: 0,
    kapali: false,
  };
  const hata = await gez(veri, '', ofis, g);
  return { hata, makrolu: ofis && g.makrolu, calisanlar: g.calisanlar, calisanAdedi: g.calisanAdedi, kapali: g.kapali };
}

/** Warning about the findings. Null: none. */
export function arsivUyarisi({ makrolu, calisanlar, calisanAdedi, kapali }: ArsivBulgusu): DosyaUyarisi | null {
  if (makrolu) return { Tur: 'etkin', Adlar: [] };
  const kalan = calisanAdedi - calisanlar.length;
  if (calisanAdedi > 0)
    return { Tur: 'icinde', Adlar: kalan > 0 ? [...calisanlar, `ve ${kalan} dosya daha`] : calisanlar };
  return kapali ? { Tur: 'bakilamadi', Adlar: [] } : null;
}
