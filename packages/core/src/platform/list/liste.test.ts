import { MUSTERI_LISTESI } from '../../musteri/musteri/liste.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listeler } from '../../contract.ts';
import { sayfa, signedIn, yetki } from '../call/endpoint.ts';
import {
  EN_COK_SAYFA,
  type Gorunum,
  gunSuzgeci,
  kayitSuzgeci,
  type Liste,
  liste,
  sayilanYaz,
  secimSuzgeci,
  type Suzgec,
} from './liste.ts';
import { adresi, adrestenOku, anlasilmayan, bakisi, saklananSozler } from './listeAdresi.ts';
import { aktarimIstegi, listeUcu } from './listeUcu.ts';
import { SAYFA } from '../screen/sayfa.ts';
import { tanim } from '../tanim/contract.ts';
import { runs } from '../../testing/cases.ts';

/** Properties of every declared list, and wrong declarations that do not compile. */

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  // The count stops here, so the exact number is unknown.
  [1001, '1.000+'],
])('%i counted rows are shown as %s', (n, yazi) => expect(sayilanYaz(n)).toBe(yazi));

const hepsi = [...listeler.values()].map(({ liste: l }) => [l.ad, l] as const);

/** Possible values of a filter, including its empty value. */
function degerleri({ alir, bos }: Suzgec): fc.Arbitrary<unknown> {
  const gecenler = {
    kayit: [1, 42, 2_147_483_647],
    gun: ['2026-11-20', '2012-02-29'],
    isaret: [true],
    anahtar: ['izin'],
  };
  return fc.constantFrom(bos, ...(typeof alir === 'string' ? gecenler[alir] : alir));
}

const gorunumleri = (l: Liste): fc.Arbitrary<Gorunum<Liste>> =>
  fc.record({
    ara:
      l.aranan === null
        ? fc.constant('')
        : fc.constantFrom('', 'öztürk', '+90 (555) 1&2=3', 'ı%20,-ş', 'x'.repeat(100)),
    ...Object.fromEntries(Object.entries(l.suzgecler).map(([ad, s]) => [ad, degerleri(s)])),
    sirala: fc.uniqueArray(
      fc.record({ alan: fc.constantFrom(...l.siralar), yon: fc.constantFrom('artan', 'azalan') }),
      {
        minLength: 1,
        maxLength: 4,
        selector: (s) => s.alan,
      },
    ),
  });

describe.each(hepsi)('%s', (_, l) => {
  test('its address restores the same view', () => {
    fc.assert(
      fc.property(gorunumleri(l), (g) => {
        const sozler = adresi(l, g);
        const adres = new Map(sozler);
        expect(adres.size).toBe(sozler.length);
        expect(anlasilmayan(l, adres)).toBeNull();
        expect(adrestenOku(l, adres)).toEqual({ gorunum: g, sayfa: 1 });
      }),
      { numRuns: runs(1000) },
    );
  });

  test('a saved view keeps its display options, and omits the default values', () => {
    const bakislar = fc.record(
      Object.fromEntries(Object.entries(l.bakislar).map(([ad, bunlar]) => [ad, fc.constantFrom('', 'yok', ...bunlar)])),
    );
    fc.assert(
      fc.property(gorunumleri(l), bakislar, (g, b) => {
        const sozler = saklananSozler(l, new Map([...adresi(l, g), ...Object.entries(b)]));
        expect(saklananSozler(l, new Map(sozler))).toEqual(sozler);
        expect(anlasilmayan(l, new Map(sozler))).toBeNull();
        for (const [ad, [ilk, ...oteki]] of Object.entries(l.bakislar)) {
          expect(new Map(sozler).get(ad)).toBe(oteki.find((o) => o === b[ad]));
          expect([ilk, ...oteki]).toContain(bakisi(l, new Map(sozler), ad));
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('an empty address and an empty request show everything in the first order', () => {
    const bos = adrestenOku(l, new Map()).gorunum as Gorunum<Liste> & Record<string, unknown>;
    expect(aktarimIstegi(l).parse({})).toEqual(bos);
    expect(adrestenOku(l, new Map())).toEqual({ gorunum: bos, sayfa: 1 });
    expect(adresi(l, bos)).toEqual([]);
    expect(bos.sirala).toEqual(l.ilkSira);
    for (const ad of Object.keys(l.suzgecler))
      expect([ad, bos[ad]]).toEqual([ad, expect.toSatisfy((d) => [null, false, 'hepsi'].includes(d as never))]);
  });

  test('ignores unknown values in its address', () => {
    const sozler = ['ara', 'sirala', ...Object.values(l.suzgecler).map((s) => s.adres)];
    expect(new Set([...sozler, 'sayfa']).size).toBe(sozler.length + 1);
    for (const soz of sozler.slice(1)) {
      const adres = new Map([[soz, '!']]);
      expect([soz, adrestenOku(l, adres), anlasilmayan(l, adres)]).toEqual([soz, adrestenOku(l, new Map()), soz]);
    }
    for (const kotu of ['0', '-1', '1.5', 'x', '', '1e4'])
      expect(adrestenOku(l, new Map([['sayfa', kotu]])).sayfa).toBe(1);
    for (const sonra of ['100001', '999999999', '9'.repeat(400)])
      expect(adrestenOku(l, new Map([['sayfa', sonra]])).sayfa).toBe(EN_COK_SAYFA);
    expect(adrestenOku(l, new Map([['sayfa', '7']])).sayfa).toBe(7);
  });

  test('is sorted only by its declared fields', () => {
    const sirala = (alan: string) => aktarimIstegi(l).safeParse({ sirala: [{ alan, yon: 'artan' }] });
    expect(l.siralar.map((alan) => sirala(alan).success)).toEqual(l.siralar.map(() => true));
    expect(sirala('yok').error?.issues[0]?.message).toBe('bu liste bu alana göre sıralanmıyor');
    expect(aktarimIstegi(l).safeParse({ sirala: [] }).success).toBe(false);
  });
});

test('still understands an order of older addresses', () => {
  const sirasi = (ad: string, sirala: string) =>
    adrestenOku(listeler.get(ad)!.liste, new Map([['sirala', sirala]])).gorunum;
  expect(sirasi('musteri', 'Yeni').sirala).toEqual([{ alan: 'MusteriNo', yon: 'azalan' }]);
  expect(['Bitis', 'Bedel', 'Yeni'].map((s) => sirasi('lisans', s).sirala)).toEqual([
    [{ alan: 'BitisTarihi', yon: 'artan' }],
    [{ alan: 'YillikBedel', yon: 'azalan' }],
    [{ alan: 'LisansNo', yon: 'azalan' }],
  ]);
});

test('cuts a search text at the allowed length and trims its blanks', () => {
  const ara = (metin: string) => adrestenOku(MUSTERI_LISTESI, new Map([['ara', metin]])).gorunum.ara;
  expect([ara('  öz '), ara('ş'.repeat(200)).length, ara('a\u0000b')]).toEqual(['öz', 100, '']);
});

test('a wrong declaration does not compile', () => {
  const satir = z.strictObject({ Id: z.int(), Ad: z.string() });
  const ortak = { ad: 'deneme', satirlar: 'denemeler', aranan: null, suzgecler: {} } as const;
  const deneme = liste<z.infer<typeof satir>>();
  // @ts-expect-error -- the rows have no such field to sort by
  deneme({ ...ortak, siralar: ['Soyad'], ilkSira: 'Soyad' });
  // @ts-expect-error -- the list is not sorted by that
  deneme({ ...ortak, siralar: ['Ad'], ilkSira: '-Id' });
  // @ts-expect-error -- that read answers no such rows
  kayitSuzgeci({ adres: 'x', etiket: 'X', bos: 'X' }, tanim.baseGerekliList, 'durum');
  const l = deneme({
    ...ortak,
    suzgecler: {
      Gun: gunSuzgeci({ adres: 'gun', etiket: 'Gün' }),
      Tur: secimSuzgeci({ adres: 'tur', etiket: 'Tür', bos: 'Hepsi' }, ['a', 'b']),
    },
    siralar: ['Ad'],
    ilkSira: '-Ad',
  });
  const uc = listeUcu(l, { satir, path: '/x', konu: [], access: sayfa(SAYFA.musteri, yetki(1)), ozet: '' });
  const bos: Gorunum<typeof l> = { ara: '', Gun: null, Tur: null, sirala: [{ alan: 'Ad', yon: 'artan' }] };
  // @ts-expect-error -- the list has no such filter
  const yanlis: Gorunum<typeof l> = { ...bos, Renk: null };
  // @ts-expect-error -- the filter has no such choice
  const secim: Gorunum<typeof l>['Tur'] = 'c';
  // @ts-expect-error -- the rule names a field that the request does not have
  listeUcu(l, { satir, path: '/x', konu: [], access: { ...signedIn, kind: 'self', alan: 'UserId' }, ozet: '' });
  // @ts-expect-error -- these are the rows of another list
  listeUcu(l, { satir: z.strictObject({ Id: z.int() }), path: '/x', konu: [], access: signedIn, ozet: '' });
  expect([yanlis.ara, secim, uc.liste.ilkSira]).toEqual(['', 'c', [{ alan: 'Ad', yon: 'azalan' }]]);
  expect(aktarimIstegi(l).safeParse({ ara: 'x' }).error?.issues[0]?.message).toBe('bu liste aranmıyor');
});
