import { expect, test } from 'vitest';
import { odaSozleri, type OdaSozleri } from './contract.ts';
import { degisenler, degisimYaz } from './denetimYazi.ts';

test.each<[unknown, string]>([
  [{ mobil: false }, 'Telefondan: hayır'],
  [{ Zorunlu: true, Aciklama: '' }, 'Zorunlu: evet · Açıklama: –'],
  [{ Baslangic: '2026-11-22', Bitis: null }, 'Başlangıç: 22.11.2026 · Bitiş: –'],
  // Half past nine in the evening in London is the next day in Istanbul.
  [{ EditDateTime: '2026-11-22T21:30:05Z' }, 'Düzenlendiği zaman: 23.11.2026 00:30:05'],
  [{ Roller: [1, 'Yönetici'], Menuler: [] }, 'Roller: 1, Yönetici · Menüler: –'],
  [{ dilimler: [{ EnAzYil: 1, Gun: 14 }, { Gun: 20 }] }, 'Dilimler: (En az yıl: 1 · Gün: 14), (Gün: 20)'],
  [{ DarkTheme: 1, MenuTur: 'slim', Tema: 'cyan' }, 'Koyu görünüm: evet · Menü türü: Dar · Renk düzeni: Camgöbeği'],
  [{ Goster: 0, Onemli: null }, 'Panoda görünür: hayır · Önemli: –'],
  [{ bilinmeyenAlan: 5 }, 'bilinmeyenAlan: 5'],
  [{}, ''],
  ['yazı', 'yazı'],
  [12.5, '12,5'],
  [[], '–'],
  [null, '–'],
])('%j in words', (deger, yazi) => expect(degisimYaz(deger)).toBe(yazi));

test.each<[unknown, unknown, unknown]>([
  [{ Tema: 'blue', DarkTheme: 0 }, { Tema: 'blue', DarkTheme: 1 }, { DarkTheme: 0 }],
  [{ Roller: [1, 2], Ad: 'Ece' }, { Roller: [2, 1], Ad: 'Ece' }, { Roller: [1, 2] }],
  // What is not there afterwards was something else before.
  [{ Grup: 'Gece' }, {}, { Grup: 'Gece' }],
  [{ Ad: 'Ece' }, { Ad: 'Ece', Grup: 'Gece' }, null],
  [null, { Ad: 'Ece' }, null],
  [[1], [1, 2], [1]],
  ['eski', 'eski', null],
])('of %j, when it is %j afterwards, %j has changed', (eski, yeni, fark) =>
  expect(degisenler(eski, yeni)).toEqual(fark),
);

test.each(['eylemler', 'nesneler', 'alanlar'] as const)('no two rooms name one of the %s differently', (ne) => {
  const odalar: readonly OdaSozleri[] = Object.values(odaSozleri);
  const adlar = Map.groupBy(
    odalar.flatMap((o) => Object.entries(o[ne] ?? {})),
    ([kod]) => kod,
  );
  expect(adlar.size).toBeGreaterThan(10);
  expect([...adlar].filter(([, sozler]) => new Set(sozler.map(([, ad]) => ad)).size > 1)).toEqual([]);
});

test('what is one person’s is a thing with a name', () => {
  const odalar: readonly OdaSozleri[] = Object.values(odaSozleri);
  expect(odalar.flatMap((o) => (o.kisinin ?? []).filter((n) => o.nesneler?.[n] === undefined))).toEqual([]);
});
