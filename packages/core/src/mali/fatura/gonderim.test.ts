import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BITEN_GONDERIM,
  beklemeSaniyesi,
  gonderimGecer,
  gonderimIptalEngeli,
  GONDERIM_DURUMLARI,
  type GonderimDurumu,
  sonrakiDurum,
} from './gonderim.ts';
import { ZARF_KODLARI, zarfCumlesi } from './zarf.ts';

const bilgi = (Kod: string, Yanit: 'KABUL' | 'RED' | null = null) => ({ Kod, Yanit });

test.each([
  ['gonderiliyor', 'TEMELFATURA', bilgi('1000'), 'kuyrukta'],
  ['gonderiliyor', 'TEMELFATURA', bilgi('1163'), 'kuyrukta'],
  ['gonderiliyor', 'TEMELFATURA', null, 'bekliyor'],
  ['kuyrukta', 'TEMELFATURA', null, 'bekliyor'],
  ['kuyrukta', 'TEMELFATURA', bilgi('1100'), null],
  ['kuyrukta', 'TEMELFATURA', bilgi('1300'), 'ulasti'],
  ['kuyrukta', 'EARSIVFATURA', bilgi('1300', 'RED'), 'ulasti'],
  ['kuyrukta', 'TICARIFATURA', bilgi('1300'), 'yanitBekliyor'],
  ['yanitBekliyor', 'TICARIFATURA', bilgi('1300', 'RED'), 'ret'],
  ['kuyrukta', 'TICARIFATURA', bilgi('1300', 'KABUL'), 'kabul'],
  ['kuyrukta', 'TEMELFATURA', bilgi('1215'), 'reddedildi'],
  ['kuyrukta', 'TEMELFATURA', bilgi('1195'), 'bekliyor'],
  ['kuyrukta', 'TEMELFATURA', bilgi('4321'), null],
  // A late message says nothing about the current state.
  ['ulasti', 'TEMELFATURA', bilgi('1100'), null],
  ['ulasti', 'TEMELFATURA', bilgi('1150'), null],
  ['ulasti', 'TEMELFATURA', null, null],
  ['yanitBekliyor', 'TICARIFATURA', null, null],
  ['kabul', 'TICARIFATURA', bilgi('1300', 'RED'), null],
] as const)('from state %s in scenario %s, with report %j: %s', (durum, senaryo, b, sonra) => {
  expect(sonrakiDurum(durum, senaryo, b)).toBe(sonra);
});

test('a state that ended by an answer stays, for any answers in any order', () => {
  const cevap = fc.option(
    fc.record({
      Kod: fc.constantFrom(...Object.keys(ZARF_KODLARI), '9999'),
      Yanit: fc.constantFrom('KABUL' as const, 'RED' as const, null),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('TEMELFATURA', 'TICARIFATURA', 'EARSIVFATURA'),
      fc.array(cevap),
      (senaryo, cevaplar) => {
        let durum: GonderimDurumu = 'gonderiliyor';
        let bitti = false;
        for (const c of cevaplar) {
          const yeni = sonrakiDurum(durum, senaryo, c);
          if (yeni === null) continue;
          expect(bitti).toBe(false);
          expect(gonderimGecer(durum, yeni)).toBe(true);
          durum = yeni === 'bekliyor' ? 'gonderiliyor' : yeni;
          bitti = BITEN_GONDERIM.has(durum);
        }
      },
    ),
  );
});

test('every state is final or has a next state, and none leads to itself', () => {
  for (const d of GONDERIM_DURUMLARI) expect(gonderimGecer(d, d)).toBe(false);
  expect(beklemeSaniyesi(0)).toBe(5);
  expect(beklemeSaniyesi(50)).toBe(3600);
  expect(zarfCumlesi('1300')).toBe('1300 Alıcıya ulaştı');
  expect(zarfCumlesi('7777')).toMatch(/bilinmeyen/);
});

test('cancels an unsent invoice, or an e-Arşiv invoice through the integrator, but none on its way', () => {
  const engel = (d: GonderimDurumu | null, tur: 'efatura' | 'earsiv' = 'efatura') =>
    gonderimIptalEngeli(d, tur) === null;
  expect([engel(null), engel('bekliyor'), engel('reddedildi'), engel('ret'), engel('ulasti', 'earsiv')]).not.toContain(
    false,
  );
  expect([
    engel('gonderiliyor'),
    engel('kuyrukta'),
    engel('ulasti'),
    engel('yanitBekliyor'),
    engel('kabul'),
  ]).not.toContain(true);
});
