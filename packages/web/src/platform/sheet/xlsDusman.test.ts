import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ekstreIcerigi, TabloHatasi } from './tablo.ts';
import {
  etiket,
  kayit,
  type KitapSecimi,
  kitap,
  metinlerKaydi,
  metinNo,
  ole,
  OLE_IMZASI,
  sayi,
  u16,
  u32,
  xls,
} from '../../testing/xls.ts';

/** Fake, broken and hostile old Excel files: each is refused with a sentence and without blocking the browser. */

const oku = async (baytlar: Uint8Array<ArrayBuffer>) => {
  const icerik = await ekstreIcerigi(new File([baytlar], 'ekstre.xls'));
  return 'satirlar' in icerik ? icerik.satirlar : icerik.metin;
};
/** Its rows, or the reason of the refusal. */
const kalan = (baytlar: Uint8Array<ArrayBuffer>) =>
  oku(baytlar).catch((h: unknown) => {
    if (h instanceof TabloHatasi) return h.message;
    throw h;
  });

/** A file by another writer. */
const BASKA_YAZAN = new Uint8Array(
  write(
    {
      SheetNames: ['S'],
      Sheets: { S: utils.aoa_to_sheet(Array.from({ length: 150 }, (_, n) => [`Satır ${n}`, n / 100, new Date(0)])) },
    },
    { type: 'array', bookType: 'biff8', bookSST: true },
  ) as ArrayBuffer,
);

const ACILAMADI = 'Dosya açılamadı. Geçerli bir Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.';
const PAROLALI = 'Dosya parolalı. Excel’de parolasını kaldırıp yeniden seçiniz.';
const EXCEL_DEGIL = 'Bu dosya Excel dosyası değil. Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.';
const COK_HUCRE = 'Dosyada çok fazla hücre var. Daha kısa bir aralık alınız ya da boş hücreleri siliniz.';

/** Far longer than any file takes on a busy machine, and far shorter than an endless loop. */
const TAKILMA_MS = 15_000;

describe('a file that is no table is refused with a sentence', () => {
  const UZUN: KitapSecimi = { hucreler: Array.from({ length: 900 }, (_, r) => sayi(r, 0, r)) };
  const rastgele = Array.from({ length: 5000 }, (_, n) => (n * n * 7919) % 251);

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['four bytes', new Uint8Array(OLE_IMZASI.slice(0, 4)), ACILAMADI],
    ['only the signature', new Uint8Array(OLE_IMZASI), ACILAMADI],
    ['nonsense after the signature', new Uint8Array([...OLE_IMZASI, ...rastgele]), ACILAMADI],
    ['zeros after the signature', new Uint8Array([...OLE_IMZASI, ...Array.from({ length: 5000 }, () => 0)]), ACILAMADI],
    ['a Word document', ole({ WordDocument: new Uint8Array(5000), '1Table': new Uint8Array(100) }), EXCEL_DEGIL],
    ['a document with a table in it', ole({ Workbook: kitap(UZUN) }, { klasor: 'ObjectPool' }), EXCEL_DEGIL],
    ['a book with a password', xls({ ...UZUN, onceki: [kayit(0x002f, u16(1), u16(1), u16(1))] }), PAROLALI],
    ['a book of Excel 95 with a password', xls({ ...UZUN, biff: 5, onceki: [kayit(0x002f, u32(0))] }), PAROLALI],
    [
      'an .xlsx with a password',
      ole({ EncryptionInfo: new Uint8Array(200), EncryptedPackage: new Uint8Array(9000) }),
      PAROLALI,
    ],
    ['a chain in a circle', xls(UZUN, { boz: (t) => (t[5] = 3) }), ACILAMADI],
    ['a sector that comes after itself', xls(UZUN, { boz: (t) => (t[5] = 5) }), ACILAMADI],
    [
      'folders in a circle',
      ole({ a: kitap(UZUN), b: kitap(UZUN) }, { boz: (_, g) => g[2]!.splice(72, 4, ...u32(1)) }),
      EXCEL_DEGIL,
    ],
    [
      'a folder in itself',
      ole({ a: kitap(UZUN) }, { klasor: 'b', boz: (_, g) => g[1]!.splice(76, 4, ...u32(1)) }),
      EXCEL_DEGIL,
    ],
    [
      'a stream longer than any file',
      xls(UZUN, {
        boz: (t, g) => {
          t[5] = 0;
          g[1]!.splice(120, 4, ...u32(0xffff_fff0));
        },
      }),
      ACILAMADI,
    ],
    ['only a chart', xls({ ...UZUN, tur: 2 }), ACILAMADI],
    ['a sheet without its end', xls({ ...UZUN, son: [] }), ACILAMADI],
    ['a record longer than the rest', xls({ ...UZUN, son: [...u16(0x0203), ...u16(5000)] }), ACILAMADI],
    ['a number that is NaN', xls({ hucreler: [sayi(0, 0, Number.NaN)] }), ACILAMADI],
    ['a text that the table lacks', xls({ hucreler: [metinNo(0, 0, 7)] }), ACILAMADI],
    [
      'a table of four thousand million texts',
      xls({ onceki: [kayit(0x00fc, u32(1), u32(0xffff_ffff), u16(9), [0, 0x41])] }),
      ACILAMADI,
    ],
    ['a column beyond the sheet', xls({ hucreler: [sayi(0, 300, 1)] }), ACILAMADI],
    ['a cell in a far corner', xls({ hucreler: [sayi(0, 0, 1), sayi(65_535, 255, 1)] }), COK_HUCRE],
    [
      'a file above the size limit',
      new Uint8Array([...OLE_IMZASI, ...new Uint8Array(20 * 1024 * 1024)]),
      'Dosya çok büyük. En çok 20 MB olan bir dosya seçiniz ya da listeyi bölünüz.',
    ],
  ])('%s', async (_, dosya, beklenen) => {
    const basi = performance.now();
    expect(await kalan(dosya)).toBe(beklenen);
    expect(performance.now() - basi).toBeLessThan(TAKILMA_MS);
  });

  test('a cut file is read whole or refused, at any length', async () => {
    const dosya = xls({ hucreler: Array.from({ length: 400 }, (_, r) => etiket(r, 0, `Satır ${r}`)) });
    const butun = await oku(dosya);
    for (let n = 8; n < dosya.length; n += 97) {
      const okunan = await kalan(dosya.slice(0, n));
      expect([butun, ACILAMADI, EXCEL_DEGIL]).toContainEqual(okunan);
    }
  });

  test('a full sheet of sixty-five thousand rows takes seconds', async () => {
    const satir = (r: number) => [...sayi(r, 0, r), ...sayi(r, 1, r / 100), ...metinNo(r, 2, 0)];
    const dosya = xls({
      onceki: [metinlerKaydi(['Ödeme'])],
      hucreler: Array.from({ length: 65_536 }, (_, r) => satir(r)),
    });
    const basi = performance.now();
    expect(await oku(dosya)).toHaveLength(65_536);
    expect(performance.now() - basi).toBeLessThan(TAKILMA_MS);
  });

  test('a changed file is read or refused, whatever the change', async () => {
    const asil = [
      BASKA_YAZAN,
      xls({
        onceki: [metinlerKaydi(['a', 'İş'.repeat(900)], 512)],
        hucreler: [metinNo(0, 0, 1), ...UZUN.hucreler!],
        gorunumler: [0, 14],
      }),
    ];
    const [yer, deger] = [
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 0, max: 255 }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...asil),
        fc.array(fc.tuple(yer, deger), { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        async (dosya, degisen, basta) => {
          const b = dosya.slice();
          for (const [y, d] of degisen) b[8 + Math.floor(y * (basta ? 2000 : b.length - 8))] = d;
          const basi = performance.now();
          const okunan = await kalan(b);
          expect(performance.now() - basi).toBeLessThan(TAKILMA_MS);
          if (typeof okunan === 'string') expect([ACILAMADI, PAROLALI, EXCEL_DEGIL, COK_HUCRE]).toContain(okunan);
        },
      ),
      { numRuns: Number(process.env['XLS_DENEME'] ?? 200), endOnFailure: true },
    );
  });
});
