import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { gunEkle } from '../../platform/time/tarih.ts';
import {
  ANKET_GUNU,
  BORC_GUNU,
  RADAR_NEDENLERI,
  RADAR_SIRASI,
  type RadarBelirtileri,
  radarBulgulari,
  radarRiski,
  radarSirasi,
  RAKIP_GUNU,
} from './radar.ts';

/** The signs of a customer who may leave, and the order of such customers. */

const BUGUN = '2026-11-26';
const HIC: RadarBelirtileri = { borc: null, gorusme: null, anket: null, rakip: null, surum: null };
const once = (gun: number) => gunEkle(BUGUN, -gun);
const tutarlar = [['TRY', kurus(1_250_000)] as const, ['EUR', kurus(5000)] as const];
const program = (o: Partial<NonNullable<RadarBelirtileri['rakip']>>) => ({
  rakip: { Program: 'Deniz', Nerede: 'ziyaret' as const, Gun: once(3), ...o },
});

test.each<[ne: string, b: Partial<RadarBelirtileri>, cumle: string | null]>([
  ['nothing is known', {}, null],
  [
    'a debt is late',
    { borc: { tutarlar, SonGun: once(43) } },
    '₺12.500,00 + €50,00 borcu gecikti; en eskisi 43 gündür.',
  ],
  [
    'a debt is just late enough',
    { borc: { tutarlar: tutarlar.slice(0, 1), SonGun: once(BORC_GUNU) } },
    '₺12.500,00 borcu gecikti; en eskisi 15 gündür.',
  ],
  ['a debt is late by a few days', { borc: { tutarlar, SonGun: once(BORC_GUNU - 1) } }, null],
  ['half as many tickets as before', { gorusme: { Once: 4, Sonra: 2 } }, 'Son 90 günde 2 görüşme, önceki 90 günde 4.'],
  ['no tickets any more', { gorusme: { Once: 9, Sonra: 0 } }, 'Son 90 günde 0 görüşme, önceki 90 günde 9.'],
  ['a few tickets fewer', { gorusme: { Once: 9, Sonra: 5 } }, null],
  ['hardly any tickets before', { gorusme: { Once: 3, Sonra: 0 } }, null],
  ['more tickets than before', { gorusme: { Once: 4, Sonra: 8 } }, null],
  ['a score is low', { anket: { Puan: 44.6, Gun: once(10) } }, '16.11.2026 anketinde 100 üzerinden 45 verdi.'],
  ['a score is not low', { anket: { Puan: 60, Gun: once(10) } }, null],
  [
    'a low score on the last day that counts',
    { anket: { Puan: 0, Gun: once(ANKET_GUNU) } },
    '30.05.2026 anketinde 100 üzerinden 0 verdi.',
  ],
  ['a low score is old', { anket: { Puan: 0, Gun: once(ANKET_GUNU + 1) } }, null],
  ['a visit mentions another program', program({}), '23.11.2026 ziyaretinde Deniz konuşuldu.'],
  ['a quote lost to another', program({ Nerede: 'teklif' }), '23.11.2026 günü bir teklifi Deniz karşısında kaybettik.'],
  ['another program, long ago', program({ Gun: once(RAKIP_GUNU + 1) }), null],
  [
    'a version is old',
    { surum: { Kurulu: '4.1', Geride: 3, Son: '4.4' } },
    '4.1 kullanıyor; yayındaki 4.4, 3 versiyon ileride.',
  ],
  ['a version is the last but one', { surum: { Kurulu: '4.3', Geride: 1, Son: '4.4' } }, null],
])('names the sign of a customer who may leave: %s', (_ne, b, cumle) => {
  expect(radarBulgulari({ ...HIC, ...b }, BUGUN).map((x) => x.Cumle)).toEqual(cumle === null ? [] : [cumle]);
});

test('each sign has a weight, and all weights add up to 100', () => {
  expect(radarRiski(RADAR_SIRASI.map((Ne) => ({ Ne })))).toBe(100);
  expect(radarRiski([])).toBe(0);
  for (const Ne of RADAR_SIRASI) expect(RADAR_NEDENLERI[Ne].Agirlik).toBeGreaterThan(0);
});

const gun = fc.integer({ min: 0, max: 800 }).map(once);
const belirti = fc.record<RadarBelirtileri>({
  borc: fc.option(fc.record({ tutarlar: fc.constant(tutarlar), SonGun: gun })),
  gorusme: fc.option(fc.record({ Once: fc.nat(40), Sonra: fc.nat(40) })),
  anket: fc.option(fc.record({ Puan: fc.integer({ min: 0, max: 100 }), Gun: gun })),
  rakip: fc.option(
    fc.record({ Program: fc.constant('Deniz'), Nerede: fc.constantFrom('ziyaret', 'teklif'), Gun: gun }),
  ),
  surum: fc.option(fc.record({ Kurulu: fc.constant('1'), Geride: fc.nat(9), Son: fc.constant('2') })),
});

test('unknown data never adds to the risk, and each sign appears once, in its order', () => {
  fc.assert(
    fc.property(belirti, fc.constantFrom(...RADAR_SIRASI), (b, giden) => {
      const bulgular = radarBulgulari(b, BUGUN);
      const ne = bulgular.map((x) => x.Ne);
      expect(ne).toEqual(RADAR_SIRASI.filter((n) => ne.includes(n)));
      const risk = radarRiski(bulgular);
      const kalan = radarBulgulari({ ...b, [giden]: null }, BUGUN);
      expect(radarRiski(kalan)).toBe(risk - (ne.includes(giden) ? RADAR_NEDENLERI[giden].Agirlik : 0));
      // A worse sign never lowers the risk: an older debt, fewer tickets, a lower score, more versions behind.
      const daha = radarBulgulari(
        {
          ...b,
          borc: b.borc && { ...b.borc, SonGun: gunEkle(b.borc.SonGun, -1) },
          gorusme: b.gorusme && { ...b.gorusme, Sonra: Math.max(0, b.gorusme.Sonra - 1) },
          anket: b.anket && { ...b.anket, Puan: Math.max(0, b.anket.Puan - 1) },
          surum: b.surum && { ...b.surum, Geride: b.surum.Geride + 1 },
        },
        BUGUN,
      );
      expect(radarRiski(daha)).toBeGreaterThanOrEqual(risk);
    }),
  );
});

test('the order is the same for any order of input rows', () => {
  const satir = fc.record({ Risk: fc.nat(100), KalanGun: fc.nat(180), MusteriId: fc.nat() });
  fc.assert(
    fc.property(fc.uniqueArray(satir, { selector: (s) => s.MusteriId }), (satirlar) => {
      const bir = satirlar.toSorted(radarSirasi);
      expect(satirlar.toReversed().toSorted(radarSirasi)).toEqual(bir);
      for (const [i, s] of bir.entries()) {
        const sonra = bir[i + 1];
        if (sonra !== undefined) expect(s.Risk).toBeGreaterThanOrEqual(sonra.Risk);
      }
    }),
  );
});
