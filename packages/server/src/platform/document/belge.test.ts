import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Belge, belgeYaz } from './belge.ts';
import { type PdfSayfasi, pdfOku } from '../../testing/pdf.ts';

const TANIM = {
  sirket: 'Çınarlı Yazılım A.Ş.',
  baslik: 'FİYAT TEKLİFİ',
  kunye: 'No: T-2026/14',
  ad: 'Teklif - İnci Öğüt',
};
const ciz = async (yaz: (b: Belge) => void) => pdfOku(await belgeYaz(TANIM, yaz));
const A4 = { sol: 50, sag: 545.28, ust: 45, alt: 841.89 - 40 };
/** Text in the margins of pages, apart from the line at the foot. */
const kenarlarda = (sayfalar: readonly PdfSayfasi[]) =>
  sayfalar.flatMap((s) =>
    s.parcalar.filter(
      ({ metin, sol, sag, y }) =>
        sol < A4.sol - 0.1 ||
        sag > A4.sag + 0.5 ||
        y < A4.ust ||
        (y > A4.alt && !metin.startsWith('Sayfa') && !metin.startsWith(TANIM.sirket)),
    ),
  );
const SUTUNLAR = [
  { baslik: 'Ürün', pay: 5 },
  { baslik: 'Adet', pay: 1, sayi: true },
  { baslik: 'Tutar', pay: 2, sayi: true },
];
const satirlar = (n: number) =>
  Array.from({ length: n }, (_, i) => [`Ürün ${i + 1}.`, String(i + 1), `${i * 100},50 ₺`]);

test('shows its company, title and number, and gives a reader its title and language', async () => {
  const { baslik, dil, sayfalar } = await ciz((b) => b.paragraf('Değerli müşterimiz, ilginize teşekkür ederiz.'));
  expect([baslik, dil, sayfalar.length]).toEqual(['Teklif - İnci Öğüt', 'tr', 1]);
  expect(sayfalar[0]!.metin).toBe(
    'Çınarlı Yazılım A.Ş. FİYAT TEKLİFİ No: T-2026/14 Değerli müşterimiz, ilginize teşekkür ederiz.',
  );
});

describe('fields', () => {
  test('shows missing fields as a dash, each below its label', async () => {
    const { sayfalar } = await ciz((b) =>
      b.bolum('Müşteri', () => b.alanlar(['Unvan', 'Işık Ltd.'], ['Vergi No', null])),
    );
    const [sayfa] = sayfalar;
    expect(sayfa!.metin).toContain('Müşteri Unvan Işık Ltd. Vergi No -');
    const yer = (metin: string) => sayfa!.parcalar.find((p) => p.metin === metin)!;
    expect(yer('-').sol).toBe(yer('Vergi No').sol);
    expect(yer('-').y).toBeGreaterThan(yer('Vergi No').y);
    expect(yer('Vergi No').y).toBe(yer('Unvan').y);
  });

  test('keeps long fields in their half, with every letter', async () => {
    const uzun = 'Muhammed Abdurrahman Şükrüefendioğlu Gözüaçıkgillerden Ağaçdelenöğütçüoğluıışğ'.repeat(3);
    const { sayfalar } = await ciz((b) => b.alanlar(['Adı Soyadı', uzun], ['Görevi', 'Müdür']));
    const orta = (A4.sol + A4.sag) / 2;
    const ad = sayfalar[0]!.parcalar.filter((p) => uzun.includes(p.metin.trim()) && p.metin.length > 3);
    expect(ad.length).toBeGreaterThan(3);
    for (const p of ad) expect(p.sag).toBeLessThan(orta);
    expect(sayfalar[0]!.metin.replaceAll(' ', '')).toContain(uzun.replaceAll(' ', ''));
  });

  test('moves fields at the end of a page to the next page together', async () => {
    const { sayfalar } = await ciz((b) => {
      for (let i = 0; i < 60; i++)
        b.alanlar([`Etiket ${i}`, `Değer ${i}. `.repeat(12).trim()], [`Yanı ${i}`, `Yan ${i}`]);
    });
    expect(sayfalar.length).toBeGreaterThan(2);
    expect(kenarlarda(sayfalar)).toEqual([]);
    for (let i = 0; i < 60; i++) {
      const sayfa = sayfalar.filter((s) => s.parcalar.some((p) => p.metin === `Etiket ${i}`));
      expect(sayfa).toHaveLength(1);
      expect(sayfa[0]!.parcalar.some((p) => p.metin === `Yan ${i}`)).toBe(true);
      expect(sayfa[0]!.metin.match(new RegExp(`Değer ${i}\\.`, 'g'))).toHaveLength(12);
    }
  });
});

describe('a table', () => {
  test('repeats the head of a table on three pages, keeps the rows in order and aligns figures right', async () => {
    const { sayfalar } = await ciz((b) =>
      b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(100), toplam: ['Toplam', null, '495.050,00 ₺'] }),
    );
    expect(sayfalar).toHaveLength(3);
    for (const s of sayfalar) expect(s.metin.match(/Ürün Adet Tutar/g)).toHaveLength(1);
    const yazilan = sayfalar.flatMap((s) => s.parcalar.map((p) => p.metin).filter((m) => /^Ürün \d+\.$/.test(m)));
    expect(yazilan).toEqual(satirlar(100).map(([ad]) => ad));
    const tutarlar = sayfalar.flatMap((s) => s.parcalar.filter((p) => p.metin.endsWith('₺')));
    expect(tutarlar).toHaveLength(101);
    for (const t of tutarlar) expect(t.sag).toBeCloseTo(A4.sag - 4, 1);
    expect(kenarlarda(sayfalar)).toEqual([]);
  });

  test('does not leave the sum of a table alone on a page', async () => {
    const sayilar = await Promise.all(
      [34, 35, 36, 37, 38, 39].map(async (n) => {
        const { sayfalar } = await ciz((b) =>
          b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(n), toplam: ['Toplam', null, '1,00 ₺'] }),
        );
        expect(sayfalar.at(-1)!.metin).toContain(`Ürün ${n}.`);
        expect(sayfalar.at(-1)!.metin).toContain('Toplam - 1,00 ₺');
        return sayfalar.length;
      }),
    );
    expect(new Set(sayilar)).toEqual(new Set([1, 2]));
  });

  test('draws the head of a table without rows', async () => {
    const { sayfalar } = await ciz((b) => b.tablo({ sutunlar: SUTUNLAR, satirlar: [] }));
    expect(sayfalar[0]!.metin).toContain('Ürün Adet Tutar');
  });

  test('keeps all cell texts on the paper', async () => {
    const hucre = fc.oneof(
      fc.constant(null),
      fc.string({ unit: fc.constantFrom('a', 'İ', 'ğ', ' ', 'ş', '₺', '1', '.', '\n'), maxLength: 400 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hucre, hucre, hucre), { maxLength: 60 }), async (liste) => {
        const { sayfalar } = await ciz((b) => b.bolum('Döküm', () => b.tablo({ sutunlar: SUTUNLAR, satirlar: liste })));
        expect(kenarlarda(sayfalar)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

test('numbers the pages of a long document with its company, and does not number a single page', async () => {
  const tek = await ciz((b) => b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(3) }));
  expect(tek.sayfalar[0]!.metin).not.toContain('Sayfa');
  const cok = await ciz((b) => b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(90) }));
  expect(
    cok.sayfalar.map((s) => /Çınarlı Yazılım A\.Ş\. · FİYAT TEKLİFİ Sayfa \d \/ \d$/.exec(s.metin)?.[0].slice(-5)),
  ).toEqual(cok.sayfalar.map((_, i) => `${i + 1} / ${cok.sayfalar.length}`));
});

test('cuts a long note at the given height, else continues it on the next pages', async () => {
  const metin = Array.from({ length: 90 }, (_, i) => `Satır ${i + 1}.`).join('\n');
  const kesik = await ciz((b) => b.paragraf(metin, { etiket: 'Açıklama', enCok: 96 }));
  expect(kesik.sayfalar).toHaveLength(1);
  expect(kesik.sayfalar[0]!.metin).toMatch(/Açıklama Satır 1\. .* Satır \d+\.…/);
  expect(kesik.sayfalar[0]!.metin).not.toContain('Satır 20.');
  const tam = await ciz((b) => b.bolum('Tutanak', () => b.paragraf(metin)));
  expect(tam.sayfalar).toHaveLength(2);
  expect(tam.sayfalar[1]!.metin).toContain('Satır 90.');
  expect(kenarlarda(tam.sayfalar)).toEqual([]);
});

test('puts signatures beside each other on one page, with a name or without', async () => {
  const { sayfalar } = await ciz((b) => {
    b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(36) });
    b.imzalar([
      ['Teklif Veren', 'Şükrü Ağaçdelen'],
      ['Kabul Eden', null],
    ]);
  });
  const son = sayfalar.at(-1)!;
  const yer = (metin: string) => son.parcalar.find((p) => p.metin === metin)!;
  expect(yer('Teklif Veren').y).toBe(yer('Kabul Eden').y);
  expect(son.parcalar.filter((p) => p.metin === 'İmza:')).toHaveLength(2);
  expect(son.metin).toContain('Şükrü Ağaçdelen');
  expect(kenarlarda(sayfalar)).toEqual([]);
});

test('tags headings, parts, paragraphs and cells for screen readers on every page', async () => {
  const { sayfalar } = await ciz((b) => {
    b.bolum('Müşteri', () => b.alanlar(['Unvan', 'Işık Ltd.'], ['Vergi No', null]));
    b.tablo({ sutunlar: SUTUNLAR, satirlar: satirlar(60) });
  });
  expect(sayfalar).toHaveLength(2);
  const [ilk, son] = sayfalar.map((s) => s.yapi);
  expect(ilk!.slice(0, 9)).toEqual(['Document', 'P', 'H1', 'P', 'Sect', 'H2', 'P', 'P', 'Table']);
  const say = (rol: string) => [ilk, son].map((yapi) => yapi!.filter((r) => r === rol).length);
  expect(say('TH')).toEqual([3, 3]);
  expect(say('TD').reduce((t, n) => t + n, 0)).toBe(180);
});
