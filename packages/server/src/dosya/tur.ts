import { type DosyaTipi, TURU_SAKLANMAZ, tipMi, uzantisi } from '@masabasi/core/dosya/rules';
import { fileTypeFromBuffer } from 'file-type';
import yauzl from 'yauzl';

/** What a file is by its bytes. Runs where foreign bytes are looked into (`inceleme.ts`), never in the server itself. */

/** Said of what is of a kind that is kept and yet cannot be opened. */
export const BOZUK = 'Dosya açılamadı; eksik ya da bozuk. Yeniden kaydedip yükleyiniz.';
const ZARARLI = 'Dosyanın içinde çalıştırılabilir içerik var; bu hâliyle yüklenemez.';
const SISKIN = 'Arşiv açıldığında çok büyüyor; bu hâliyle yüklenemez.';

/** An archive that says it holds more than this is not kept, nor one of so many parts. */
const EN_COK_ACILAN = 512 * 1024 * 1024;
const EN_COK_PARCA = 5000;
/** What small archives grow to is nothing to worry about; beyond that, so many times their own size is. */
const KUCUK_ACILAN = 16 * 1024 * 1024;
const EN_COK_KAT = 200;

const arsivler: ReadonlySet<DosyaTipi> = new Set([
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** The names and sizes in an archive's own table; nothing of it is unpacked. */
function arsivHatasi(veri: Buffer, tip: DosyaTipi): Promise<string | null> {
  return new Promise((bitti) => {
    yauzl.fromBuffer(veri, { lazyEntries: true, strictFileNames: false, decodeStrings: true }, (e, zip) => {
      if (e) {
        bitti(BOZUK);
        return;
      }
      let acilan = 0;
      let adet = 0;
      const son = (s: string | null) => {
        zip.removeAllListeners();
        bitti(s);
      };
      zip.on('error', () => son(BOZUK));
      zip.on('end', () => son(adet === 0 ? BOZUK : null));
      zip.on('entry', (giris: yauzl.Entry) => {
        acilan += giris.uncompressedSize;
        adet++;
        // Nothing that is packed is longer than what it was: the table lies about it.
        const yalan = giris.compressedSize > giris.uncompressedSize * 1.01 + 1024;
        const katlanan = acilan > KUCUK_ACILAN && acilan > veri.length * EN_COK_KAT;
        if (acilan > EN_COK_ACILAN || adet > EN_COK_PARCA || katlanan) son(SISKIN);
        else if (yalan) son(BOZUK);
        else if (tip !== 'application/zip' && /vbaProject\.bin$/i.test(giris.fileName)) son(ZARARLI);
        else zip.readEntry();
      });
      zip.readEntry();
    });
  });
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

function metinHatasi(veri: Buffer): string | null {
  if (veri.some(denetimKarakteri)) return TURU_SAKLANMAZ;
  return SAYFA.test(veri.toString('latin1')) ? ZARARLI : null;
}

/** A file's kind, or the sentence why it is not kept. */
export async function dosyaTuru(ad: string, veri: Buffer): Promise<{ readonly tip: DosyaTipi } | string> {
  if (veri.length === 0) return `'${ad}' boş.`;
  const bulunan = await fileTypeFromBuffer(veri);
  if (bulunan === undefined) {
    if (uzantisi(ad) !== 'txt') return TURU_SAKLANMAZ;
    return metinHatasi(veri) ?? { tip: 'text/plain' };
  }
  const tip: string = bulunan.mime;
  if (!tipMi(tip)) return TURU_SAKLANMAZ;
  const hata = tip === 'application/pdf' ? pdfHatasi(veri) : arsivler.has(tip) ? await arsivHatasi(veri, tip) : null;
  return hata ?? { tip };
}
