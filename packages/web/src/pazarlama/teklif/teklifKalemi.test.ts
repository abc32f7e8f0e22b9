import type { BayiOnerisi } from '@masabasi/core/pazarlama/teklif/bayi';
import { expect, test } from 'vitest';
import { bosKalem, onerilenMi, oneriyle, urunuyle, type YazilanKalem } from './teklifKalemi.ts';

/** Discounts that a dealer's terms propose for the lines of a quote. A typed discount outweighs them. */

const ONERI: BayiOnerisi = { Oran: 1250, ProjeIdler: [2, 6] };
const kalem = (o: Partial<YazilanKalem> = {}): YazilanKalem => ({ ...bosKalem(1, 2), ...o });
const iskontolari = (kalemler: readonly YazilanKalem[]): string[] => kalemler.map((k) => k.Iskonto);

test('an empty line gets the proposed discount, every other line keeps its own', () => {
  const kalemler = [
    kalem(),
    kalem({ ProjeId: 3 }),
    kalem({ ProjeId: null }),
    kalem({ Iskonto: '%5' }),
    kalem({ Iskonto: '100,00' }),
    kalem({ Ad: 'Bakım' }),
    kalem({ BirimFiyat: '1.000,00' }),
  ];
  expect(iskontolari(oneriyle(kalemler, ONERI))).toEqual(['%12,5', '', '', '%5', '100,00', '', '']);
});

test('a line that changes its product takes the new proposal only where its discount was proposed', () => {
  const biri: BayiOnerisi = { Oran: 1250, ProjeIdler: [2] };
  expect(iskontolari([urunuyle(kalem({ Iskonto: '%12,5' }), 6, ONERI)])).toEqual(['%12,5']);
  expect(iskontolari([urunuyle(kalem({ Iskonto: '%12,5' }), 6, biri)])).toEqual(['']);
  expect(iskontolari([urunuyle(kalem({ Iskonto: '%20' }), 6, biri)])).toEqual(['%20']);
  expect(iskontolari([urunuyle(kalem({ ProjeId: 6, Iskonto: '' }), 2, biri)])).toEqual(['%12,5']);
  expect(iskontolari([urunuyle(kalem({ ProjeId: 6, Iskonto: '%1' }), 2, biri)])).toEqual(['%1']);
});

test.each<[Partial<YazilanKalem>, boolean | null]>([
  [{ Iskonto: '%12,5' }, true],
  [{ Iskonto: '%12,50' }, true],
  [{ Iskonto: '%12' }, false],
  [{ Iskonto: '12,50' }, false],
  [{ Iskonto: '' }, false],
  [{ Iskonto: '%12,5', ProjeId: 3 }, null],
])('%j has the proposed discount: %s', (o, beklenen) => expect(onerilenMi(kalem(o), ONERI)).toBe(beklenen));
