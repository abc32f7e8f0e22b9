import { type DosyaTipi, TURU_SAKLANMAZ, tipMi, uzantisi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaUyarisi } from '@masabasi/core/platform/dosya/uyarilar';
import { fileTypeFromBuffer } from 'file-type';
import { arsiveBak, arsivUyarisi } from './arsiv.ts';

/** Kind of a file by its bytes. Runs in the thread that inspects foreign files (`inceleme.ts`), not the main thread. */

/** Reason for a file of an accepted kind that cannot be opened. */
export const BOZUK = 'Dosya açılamadı; eksik ya da bozuk. Yeniden kaydedip yükleyiniz.';
export const ZARARLI = 'Dosyanın içinde çalıştırılabilir içerik var; bu hâliyle yüklenemez.';
export const SISKIN = 'Arşiv açıldığında çok büyüyor; bu hâliyle yüklenemez.';

const arsivler: ReadonlySet<DosyaTipi> = new Set([
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** Reason to refuse an archive, or a warning about it. */
async function arsivSonucu(veri: Buffer, tip: DosyaTipi): Promise<string | DosyaUyarisi | null> {
  const bulgu = await arsiveBak(veri, tip !== 'application/zip');
  if (bulgu.hata !== null) return bulgu.hata === 'siskin' ? SISKIN : BOZUK;
  return bulgu.makrolu ? ZARARLI : arsivUyarisi(bulgu);
}

/** Decodes numbers in PDF names: `/J#53` is `/JS`. */
const yazildigi = (metin: string): string =>
  metin.replace(/#([0-9a-f]{2})/gi, (_, kod: string) => String.fromCodePoint(Number.parseInt(kod, 16)));

const pdfHatasi = (veri: Buffer): string | null => {
  const metin = veri.toString('latin1');
  if (!/%%EOF\s*$/.test(metin.slice(-2048).replace(/\0+$/, '')) || !metin.includes('startxref')) return BOZUK;
  // An archive at the end makes the file two kinds at once.
  if (metin.slice(-66_000).includes('PK\u0005\u0006')) return ZARARLI;
  return /\/(JavaScript|JS|Launch|EmbeddedFile)\b/.test(yazildigi(metin)) ? ZARARLI : null;
};

/** Content that a browser takes for a page, whatever the file's name. */
const SAYFA = /<\s*(!doctype|html|head|body|svg|script|iframe|meta|link|style|object|embed|\?xml)/i;
const denetimKarakteri = (c: number): boolean => c < 32 && c !== 9 && c !== 10 && c !== 12 && c !== 13;

export const metinMi = (veri: Buffer): boolean => !veri.some(denetimKarakteri);

function metinHatasi(veri: Buffer): string | null {
  if (!metinMi(veri)) return TURU_SAKLANMAZ;
  return SAYFA.test(veri.toString('latin1')) ? ZARARLI : null;
}

export interface BilinenTur {
  readonly tip: DosyaTipi;
  /** Warning that a reader sees before opening the file. */
  readonly uyari: DosyaUyarisi | null;
}

/** Kind of a file, or a sentence with the reason to refuse it. */
export async function dosyaTuru(ad: string, veri: Buffer): Promise<BilinenTur | string> {
  if (veri.length === 0) return `'${ad}' boş.`;
  const bulunan = await fileTypeFromBuffer(veri);
  if (bulunan === undefined) {
    if (uzantisi(ad) !== 'txt') return TURU_SAKLANMAZ;
    return metinHatasi(veri) ?? { tip: 'text/plain', uyari: null };
  }
  const tip: string = bulunan.mime;
  if (!tipMi(tip)) return TURU_SAKLANMAZ;
  const sonuc = tip === 'application/pdf' ? pdfHatasi(veri) : arsivler.has(tip) ? await arsivSonucu(veri, tip) : null;
  return typeof sonuc === 'string' ? sonuc : { tip, uyari: sonuc };
}
