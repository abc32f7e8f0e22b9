import { type DosyaTipi, TURU_SAKLANMAZ, tipMi, uzantisi } from '@masabasi/core/dosya/rules';
import type { DosyaUyarisi } from '@masabasi/core/dosya/uyarilar';
import { fileTypeFromBuffer } from 'file-type';
import { arsiveBak, arsivUyarisi } from './arsiv.ts';

/** What a file is by its bytes. Runs where foreign bytes are looked into (`inceleme.ts`), never in the server itself. */

/** Said of what is of a kind that is kept and yet cannot be opened. */
export const BOZUK = 'Dosya açılamadı; eksik ya da bozuk. Yeniden kaydedip yükleyiniz.';
export const ZARARLI = 'Dosyanın içinde çalıştırılabilir içerik var; bu hâliyle yüklenemez.';
export const SISKIN = 'Arşiv açıldığında çok büyüyor; bu hâliyle yüklenemez.';

const arsivler: ReadonlySet<DosyaTipi> = new Set([
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** Why an archive is not kept, or what is to be known of it. */
async function arsivSonucu(veri: Buffer, tip: DosyaTipi): Promise<string | DosyaUyarisi | null> {
  const bulgu = await arsiveBak(veri, tip !== 'application/zip');
  if (bulgu.hata !== null) return bulgu.hata === 'siskin' ? SISKIN : BOZUK;
  return bulgu.makrolu ? ZARARLI : arsivUyarisi(bulgu);
}

/** Names of a PDF may be written in numbers: `/J#53` is `/JS`. */
const yazildigi = (metin: string): string =>
  metin.replace(/#([0-9a-f]{2})/gi, (_, kod: string) => String.fromCodePoint(Number.parseInt(kod, 16)));

const pdfHatasi = (veri: Buffer): string | null => {
  const metin = veri.toString('latin1');
  if (!/%%EOF\s*$/.test(metin.slice(-2048).replace(/\0+$/, '')) || !metin.includes('startxref')) return BOZUK;
  // An archive at its end makes it two files at once.
  if (metin.slice(-66_000).includes('PK\u0005\u0006')) return ZARARLI;
  return /\/(JavaScript|JS|Launch|EmbeddedFile)\b/.test(yazildigi(metin)) ? ZARARLI : null;
};

/** What a browser takes for a page, whatever its name says. */
const SAYFA = /<\s*(!doctype|html|head|body|svg|script|iframe|meta|link|style|object|embed|\?xml)/i;
const denetimKarakteri = (c: number): boolean => c < 32 && c !== 9 && c !== 10 && c !== 12 && c !== 13;

/** Whether bytes are those of a text. */
export const metinMi = (veri: Buffer): boolean => !veri.some(denetimKarakteri);

function metinHatasi(veri: Buffer): string | null {
  if (!metinMi(veri)) return TURU_SAKLANMAZ;
  return SAYFA.test(veri.toString('latin1')) ? ZARARLI : null;
}

export interface BilinenTur {
  readonly tip: DosyaTipi;
  /** A reader has to know this before opening it. */
  readonly uyari: DosyaUyarisi | null;
}

/** A file's kind, or the sentence why it is not kept. */
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
