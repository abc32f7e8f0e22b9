import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calismaTakvimi, gecikme, planGecikti, PRJ_DURUMLARI, prjAcik } from './rules.ts';
import { gunEkle } from '../../platform/time/tarih.ts';

// 2026-11-27 is a Friday. The first of December is a holiday here.
const calisir = calismaTakvimi(['2026-12-01']);
const acik = { TemelBitis: '2026-11-27', Gercek_Bitis: null };
const biten = (Gercek_Bitis: string) => ({ ...acik, Gercek_Bitis });

test.each([
  ['on its last day it is in time', acik, '2026-11-27', false, 0],
  ['on the Saturday after its last day', acik, '2026-11-28', true, 1],
  ['on the Sunday after its last day', acik, '2026-11-29', true, 1],
  ['on the Monday after its last day', acik, '2026-11-30', true, 1],
  ['on a holiday nothing is added', acik, '2026-12-01', true, 1],
  ['on the working day after the holiday', acik, '2026-12-02', true, 2],
  ['an unapproved draft is never late', { TemelBitis: null, Gercek_Bitis: null }, '2026-12-02', false, 0],
  ['done on its day', biten('2026-11-27'), '2026-12-02', false, 0],
  ['done before its day', biten('2026-11-20'), '2026-12-02', false, 0],
  ['done late: not late any more, but the delay stays known', biten('2026-12-02'), '2026-12-03', false, 2],
  ['seen from a day before it was done', biten('2026-12-02'), '2026-11-30', true, 1],
] as const)('counts the delay of a plan: %s', (_, plan, gun, gecikti, gunler) => {
  expect(planGecikti(plan, 'suruyor', gun)).toBe(gecikti);
  expect(gecikme(plan, 'suruyor', gun, calisir)).toBe(gunler);
});

test.each(PRJ_DURUMLARI)('in a project with state %s', (durum) => {
  expect(planGecikti(acik, durum, '2026-12-02')).toBe(prjAcik(durum));
});

test('an unfinished plan is late exactly if it has days of delay', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), fc.constantFrom(...PRJ_DURUMLARI), (n, durum) => {
      const gun = gunEkle('2026-11-27', n);
      expect(gecikme(acik, durum, gun, calisir) > 0).toBe(planGecikti(acik, durum, gun));
    }),
  );
});
