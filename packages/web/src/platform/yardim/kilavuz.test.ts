import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bolumleriOku } from '../../../kilavuz.ts';
import { type Bolum, type Dugum, kilavuzdaAra, metni } from './kilavuz.ts';

const DOCS = new URL('../../../../../docs/', import.meta.url);
const RESIMLER = new URL('img/kullanim/', DOCS);
const oku = (yol: string) => readFileSync(new URL(yol, DOCS), 'utf8');
const boylar = JSON.parse(oku('img/kullanim/liste.json')) as Record<string, { en: number; boy: number }>;
const kilavuz = bolumleriOku(oku('kullanim.md'), boylar);

/** All elements with a tag, at any depth. */
const elemanlar = (dugumler: readonly Dugum[], etiket: string): Exclude<Dugum, string>[] =>
  dugumler.flatMap((d) => {
    if (typeof d === 'string') return [];
    const [ad, , ...ic] = d;
    return [...(ad === etiket ? [d] : []), ...elemanlar(ic, etiket)];
  });
const bolumdeki = (b: Bolum, etiket: string) => b.parcalar.flatMap((p) => elemanlar(p.dugumler, etiket));

/** The paths of routes.tsx whose page has code. The file is read as text, because its modules need a browser. */
const kaynak = readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8');
const sayfalar = Array.from(
  kaynak.matchAll(/(?:\bs\(\s*|\bpath: )'([^']+)'(?:(?!\bs\(|\bpath: ')[^])*?(?=\bs\(|\bpath: '|\n\];)/g),
  ([metin, yol]) => ({ yol: yol!, kodlu: metin.includes("import('./") }),
)
  .filter((s) => s.kodlu)
  .map((s) => s.yol);

describe('the guide of the product', () => {
  test('each page with code has one section, and each section is about existing pages', () => {
    expect(sayfalar).toHaveLength(kaynak.split('\n];')[0]!.match(/import\('\.\/(?:\w+\/)+\w+Page\.tsx'\)/g)!.length);
    expect(kilavuz.flatMap((b) => b.sayfalar).toSorted()).toEqual(sayfalar.toSorted());
  });

  test('each page has its picture, and each picture file is shown once', () => {
    const resimsiz = kilavuz.filter((b) => b.sayfalar.length > 0 && bolumdeki(b, 'img').length === 0);
    expect(
      resimsiz.map((b) => b.baslik),
      'e2e/resimler.ts, then npm run pictures',
    ).toEqual([]);
    const gosterilen = kilavuz.flatMap((b) => bolumdeki(b, 'img')).map(([, n]) => String(n?.['src']));
    const duran = readdirSync(RESIMLER).filter((d) => d.endsWith('.webp'));
    expect(gosterilen.toSorted()).toEqual(duran.map((d) => `img/kullanim/${d}`).toSorted());
    expect(Object.keys(boylar).toSorted()).toEqual(gosterilen.toSorted());
  });

  test('pictures are small, and have a Turkish description', () => {
    const boy = (d: string) => statSync(new URL(d, RESIMLER)).size;
    const duran = readdirSync(RESIMLER).filter((d) => d.endsWith('.webp'));
    expect(duran.filter((d) => boy(d) > 80_000)).toEqual([]);
    expect(duran.reduce((t, d) => t + boy(d), 0)).toBeLessThan(3_000_000);
    for (const [, n] of kilavuz.flatMap((b) => bolumdeki(b, 'img')))
      expect(String(n?.['alt']).length).toBeGreaterThan(20);
  });

  test('every link leads to an existing section, part or page', () => {
    const yerler = new Set(kilavuz.flatMap((b) => b.parcalar.map((p) => `#${p.id}`)));
    const varis = [...yerler, ...sayfalar];
    for (const b of kilavuz)
      for (const [, n] of bolumdeki(b, 'a')) expect(varis, b.baslik).toContain(String(n?.['href']));
  });

  test('a question mark on a screen leads to an existing place', () => {
    const kok = new URL('../../', import.meta.url);
    const dosyalar = readdirSync(kok, { recursive: true, encoding: 'utf8' });
    const istenen = dosyalar
      .filter((d) => d.endsWith('.tsx') && existsSync(new URL(d, kok)))
      .flatMap((d) =>
        Array.from(
          readFileSync(new URL(d, kok), 'utf8').matchAll(/<YardimDugmesi\s[^>]*bolum="([^"]+)"/g),
          (m) => m[1]!,
        ),
      );
    expect(istenen.length).toBeGreaterThan(0);
    expect(istenen.length, 'a few hard words, not every field').toBeLessThanOrEqual(5);
    expect(kilavuz.flatMap((b) => b.parcalar.map((p) => p.id))).toEqual(expect.arrayContaining(istenen));
  });

  test('the guide lists the keys for the foot of every page', () => {
    const kisayollar = kilavuz.find((b) => b.baslik === 'Klavye kısayolları');
    expect(metni(kisayollar?.parcalar[0]?.dugumler ?? [])).toMatch(/\?.*Ctrl\+K.*Esc/);
  });
});

describe('reading markdown', () => {
  const oku1 = (metin: string) => bolumleriOku(`## Bölüm\n\n${metin}`, { 'img/a.webp': { en: 12, boy: 8 } });
  const ilk = (metin: string) => oku1(metin)[0]!.parcalar[0]!.dugumler;

  test('headings get the anchors of repository hosts, and a repeated heading gets a number', () => {
    const [b] = bolumleriOku('## İzin hak dilimleri: nedir?\n\n### Açmak\n\n### Açmak', {});
    expect(b!.parcalar.map((p) => p.id)).toEqual(['izin-hak-dilimleri-nedir', 'açmak', 'açmak-1']);
  });

  test('text, quotation marks, keys and links', () => {
    expect(ilk('"Gönder" deyin, **hemen** `Esc` ya da [bölüm](#bölüm).')).toEqual([
      [
        'p',
        null,
        '“Gönder” deyin, ',
        ['strong', null, 'hemen'],
        ' ',
        ['code', null, 'Esc'],
        ' ya da ',
        ['a', { href: '#bölüm' }, 'bölüm'],
        '.',
      ],
    ]);
  });

  test('a table without names of columns has no head', () => {
    expect(ilk('|  |  |\n| --- | --- |\n| a | b |')).toEqual([
      ['table', null, ['tbody', null, ['tr', null, ['td', null, 'a'], ['td', null, 'b']]]],
    ]);
  });

  test('a picture has its size; a missing picture is left out', () => {
    expect(ilk('![Ekran](img/a.webp)')).toEqual([
      ['p', null, ['img', { src: 'img/a.webp', alt: 'Ekran', width: 12, height: 8 }]],
    ]);
    expect(ilk('![Ekran](img/b.webp)')).toEqual([['p', null]]);
  });

  test.each([
    ['a link out of the product', '[x](https://example.org)'],
    ['a file of the repository', '[x](yedek.md)'],
    ['a picture without a text', '![](img/a.webp)'],
    ['HTML', '<b>x</b>\n'],
    ['HTML in a line', 'a <b>x</b>'],
    ['code', '```\nx\n```'],
    ['a heading too deep', '#### x'],
  ])('%s stops the build', (_, metin) => {
    expect(() => oku1(metin)).toThrow('docs/kullanim.md');
  });
});

describe('searching', () => {
  const ara = (aranan: string) => kilavuzdaAra(kilavuz, aranan).map((b) => b.parca.baslik ?? b.bolum.baslik);

  test('parts with a matching name come first', () => {
    expect(ara('devir')[0]).toBe('Kalan gün ve devir');
    expect(ara('devir')).toContain('Lisansı devretmek, askıya almak, iptal etmek');
  });

  test.each(['KURTARMA KODU', 'kurtarma kodu', 'kodu kurtarma'])('%s finds a part in any case and order', (aranan) => {
    expect(ara(aranan)).toContain('Açmak');
  });

  test('Turkish accents are not needed', () => {
    expect(ara('musteri durumlari')[0]).toBe('Müşteri durumları');
    expect(ara('IZIN ISTEMEK')[0]).toBe('İzin istemek');
  });

  test('the match shows its sentence in the original spelling', () => {
    const [b] = kilavuzdaAra(kilavuz, 'mukerrer');
    expect(b!.kelime).toBe('mükerrer');
    expect(b!.sonra).toMatch(/^, hatalı/);
    expect(b!.once.length).toBeLessThan(80);
  });

  test.each(['', '   ', 'zürafa'])('finds nothing for %j', (aranan) => expect(ara(aranan)).toEqual([]));
});
