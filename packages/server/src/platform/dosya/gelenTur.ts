import { type DosyaTipi, TURU_SAKLANMAZ, uzantisi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaUyarisi, DosyaUyariTuru } from '@masabasi/core/platform/dosya/uyarilar';
import { fileTypeFromBuffer } from 'file-type';
import { arsiveBak, arsivUyarisi } from './arsiv.ts';
import { calisanAd } from './gelenAd.ts';
import { BOZUK, dosyaTuru, metinMi, SISKIN, ZARARLI } from './tur.ts';

/**
 * Finds the kind of a file from outside. Every kind is kept. Browsers get it as plain bytes, unless its kind can be
 * displayed, and a warning tells its dangers.
 */

/** Media type of files that browsers must not display. */
export const HAM = 'application/octet-stream';

export interface GelenTur {
  readonly tip: DosyaTipi | typeof HAM;
  readonly uyari: DosyaUyarisi | null;
}

const uyari = (Tur: DosyaUyariTuru): DosyaUyarisi => ({ Tur, Adlar: [] });
const bayt = (u: DosyaUyarisi | null): GelenTur => ({ tip: HAM, uyari: u });

/** Kinds of programs, by their bytes. */
const PROGRAMLAR =
  /^application\/(x-msdownload|x-elf|x-mach-binary|java-vm|java-archive|vnd\.android\.package-archive|wasm|x-ms-shortcut|x-ms-regedit|vnd\.ms-htmlhelp|x-shockwave-flash|x-google-chrome-extension|x-xpinstall|x-deb|x-rpm|x-iso9660-image|x-apple-diskimage|x-ft-apple\.alias)$/;
/** Kinds of archives that cannot be read here. */
const OKUNMAYAN =
  /^application\/(x-rar-compressed|x-7z-compressed|x-tar|gzip|x-gzip|x-bzip2|x-xz|zstd|lzip|x-lzip|x-lz4|vnd\.ms-cab-compressed|x-ace-compressed|x-arj|x-lzh-compressed|x-compress|x-cpio|x-unix-archive|x-asar|vnd\.ms-outlook|pgp-encrypted)$/;
const RESIM = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp', 'image/tiff', 'image/avif'];
const HEIF = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const VIDEO = ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];
const CFB = ['application/x-cfb'];
const ZIP = 'application/zip';
const OFIS = 'application/vnd.openxmlformats-officedocument.';
/** Kinds that the bytes of a file with this extension may have. */
const BEKLENEN: ReadonlyMap<string, readonly string[]> = new Map([
  // Phones and messengers use one extension for photographs of every kind.
  ...['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'tif', 'tiff', 'avif', 'heic', 'heif'].map(
    (u) => [u, [...RESIM, ...HEIF]] as const,
  ),
  ...['mp4', 'mov', 'm4v', '3gp'].map((u) => [u, VIDEO] as const),
  ...['xls', 'ppt', 'msg', 'mpp', 'vsd'].map((u) => [u, CFB] as const),
  ['doc', [...CFB, 'application/rtf']],
  ['rtf', ['application/rtf']],
  ['pdf', ['application/pdf']],
  ['docx', [`${OFIS}wordprocessingml.document`, ZIP]],
  ['xlsx', [`${OFIS}spreadsheetml.sheet`, ZIP]],
  ['pptx', [`${OFIS}presentationml.presentation`, ZIP]],
  ['zip', [ZIP]],
  ['rar', ['application/x-rar-compressed']],
  ['7z', ['application/x-7z-compressed']],
  ['odt', ['application/vnd.oasis.opendocument.text', ZIP]],
  ['ods', ['application/vnd.oasis.opendocument.spreadsheet', ZIP]],
  ['odp', ['application/vnd.oasis.opendocument.presentation', ZIP]],
]);
/** Names of office documents. Such a document is an archive, and its bytes do not always reveal its kind. */
const OFIS_SONU = /\.(doc|xls|ppt|dot|xlt|pot|pps)[xmb]$|\.od[tspg]$/i;
/** Extensions of text files. */
const METIN_SONU = new Set([
  'txt',
  'log',
  'csv',
  'tsv',
  'json',
  'xml',
  'ini',
  'sql',
  'md',
  'ics',
  'vcf',
  'eml',
  'yaml',
  'yml',
]);

/** Beginning of a page, after optional marks, blanks, comments and an XML declaration. */
const SAYFA_BASI =
  /^\ufeff?(?:\s|<\?xml[^>]*>|<!--[^]{0,2000}?-->)*<\s*(?:!doctype\s+(?:html|svg)|html|head|body|svg|script|iframe|meta|link|style|object|embed)\b/i;
/** Elements in XML that a browser runs. */
const XML_BETIGI = /<(?:\w+:)?(?:script|html|svg|stylesheet|transform)[\s>]/i;
const BAKILAN = 1024 * 1024;
/** Makes a file a script for a shell. */
const KABUK = /^#!\s*\//;

function yazisi(veri: Buffer): string | null {
  const bas = veri.subarray(0, BAKILAN);
  if (veri[0] === 0xff && veri[1] === 0xfe) return bas.toString('utf16le');
  if (veri[0] === 0xfe && veri[1] === 0xff)
    return Buffer.from(bas.subarray(0, bas.length & ~1))
      .swap16()
      .toString('utf16le');
  return metinMi(veri) ? bas.toString('utf8') : null;
}

function metinUyarisi(ad: string, soz: string): DosyaUyarisi | null {
  const uzanti = uzantisi(ad);
  if (KABUK.test(soz) && uzanti === '') return uyari('calisir');
  if (uzanti === 'xml') return SAYFA_BASI.test(soz) || XML_BETIGI.test(soz) ? uyari('calisir') : null;
  if (uzanti === 'rtf' || soz.startsWith('{\\rtf'))
    return /\\obj(?:data|ocx|update|autlink)/i.test(soz) ? uyari('etkin') : null;
  return SAYFA_BASI.test(soz) || BEKLENEN.has(uzanti) ? uyari('uymuyor') : null;
}

/** Warning about files that cannot be inspected here. */
async function kapaliUyarisi(ad: string, tip: string | undefined, veri: Buffer): Promise<DosyaUyarisi | null> {
  if (veri.readUInt32BE(0) === 0x50_4b_03_04) {
    const bulgu = await arsiveBak(veri, true);
    return bulgu.hata === null ? arsivUyarisi(bulgu) : uyari(bulgu.hata);
  }
  if (tip === 'application/x-cfb') {
    if (veri.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))) return uyari('etkin');
    if (uzantisi(ad) === 'msg') return uyari('bakilamadi');
  }
  return tip !== undefined && OKUNMAYAN.test(tip) ? uyari('bakilamadi') : null;
}

const NEDENLER: ReadonlyMap<string, DosyaUyariTuru> = new Map([
  [ZARARLI, 'etkin'],
  [SISKIN, 'siskin'],
  [BOZUK, 'bozuk'],
]);

/** Kind of a file from its name and bytes, with a warning if needed. */
export async function gelenTuru(ad: string, veri: Buffer): Promise<GelenTur> {
  const bulunan: string | undefined = (await fileTypeFromBuffer(veri))?.mime;
  if (calisanAd(ad) || PROGRAMLAR.test(bulunan ?? '')) return bayt(uyari('calisir'));
  const soz = bulunan === undefined || /xml|rtf|^text\//.test(bulunan) ? yazisi(veri) : null;
  if (soz !== null) {
    const u = metinUyarisi(ad, soz);
    const duz = u === null && bulunan === undefined ? await dosyaTuru('metin.txt', veri) : '';
    return typeof duz === 'string' ? bayt(u) : duz;
  }
  const beklenen = BEKLENEN.get(uzantisi(ad));
  const uymuyor = beklenen === undefined ? METIN_SONU.has(uzantisi(ad)) : !beklenen.includes(bulunan ?? '');
  const tur = bulunan === ZIP && OFIS_SONU.test(ad) ? TURU_SAKLANMAZ : await dosyaTuru(ad, veri);
  if (typeof tur !== 'string') return { ...tur, uyari: tur.uyari ?? (uymuyor ? uyari('uymuyor') : null) };
  const neden = NEDENLER.get(tur);
  if (neden !== undefined) return bayt(uyari(neden));
  const u = veri.length < 4 ? null : await kapaliUyarisi(ad, bulunan, veri);
  return bayt(u ?? (uymuyor ? uyari('uymuyor') : null));
}
