import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KOSU } from '../../testing/cases.ts';
import {
  type Hedef,
  kendiEngeli,
  korumaEngeli,
  korunanYetki,
  parolaEngeli,
  sorumlulukEngeli,
  YETKI_KATALOGU,
  YETKI_METNI,
} from './katalog.ts';
import { YETKI, yetkiDegeri } from './rules.ts';

describe('the catalogue', () => {
  test('has the specification’s ids, and ours from 1001 on', () => {
    expect([YETKI.ayricalikli, YETKI.tumDepartmanlar, YETKI.atanmamisDemolar]).toEqual([0, 24, 26]);
    const bizim = Object.values(YETKI).filter((id) => ![0, 24, 26].includes(id));
    expect(bizim.every((id) => id >= 1001)).toBe(true);
  });

  test('names each right once', () => {
    const idler = YETKI_KATALOGU.map((y) => y.Id);
    expect(idler.toSorted((a, b) => a - b)).toEqual(Object.values(YETKI).toSorted((a, b) => a - b));
    expect(new Set(idler).size).toBe(idler.length);
    expect(new Set(YETKI_KATALOGU.map((y) => y.Ad)).size).toBe(idler.length);
    expect(YETKI_KATALOGU.filter((y) => y.Ad.trim() === '' || y.Alan.trim() === '')).toEqual([]);
  });
});

describe('value of a right', () => {
  const y = (YetkiId: number, Deger: number) => ({ YetkiId, Deger });

  test.each([
    ['no right at all', [], 24, 0],
    ['a given right', [y(24, 1)], 24, 1],
    ['another given right', [y(26, 1)], 24, 0],
    ['a taken right', [y(24, 0)], 24, 0],
    ['a right with a value of its own', [y(1101, 2)], 1101, 2],
    ['the privileged pass', [y(0, 1)], 24, 1],
    ['the privileged pass where the right is taken', [y(24, 0), y(0, 1)], 24, 1],
    ['the privileged pass where the right is taken, in any order', [y(0, 1), y(24, 0)], 24, 1],
    ['the privileged pass for an unknown right', [y(0, 1)], 999_999, 1],
    ['the privileged themselves', [y(0, 1)], 0, 1],
    ['privilege is Deger 1 and nothing else', [y(0, 0)], 24, 0],
    ['privilege is Deger 1 and nothing else', [y(0, 2)], 24, 0],
    ['26 is not 24', [y(26, 1), y(24, 0)], 26, 1],
  ])('%s', (_, liste, id, deger) => {
    expect(yetkiDegeri(liste, id)).toBe(deger);
  });

  test('does not depend on the order of the list', ({ task }) => {
    let kosu = 0;
    const liste = fc.uniqueArray(fc.record({ YetkiId: fc.constantFrom(0, 24, 26, 1101, 1102), Deger: fc.nat(2) }), {
      selector: (r) => r.YetkiId,
    });
    fc.assert(
      fc.property(liste, fc.constantFrom(24, 26, 1101, 1102, 5000), (l, id) => {
        const ayricalikli = l.some((r) => r.YetkiId === 0 && r.Deger === 1);
        const beklenen = ayricalikli ? 1 : (l.find((r) => r.YetkiId === id)?.Deger ?? 0);
        expect([yetkiDegeri(l, id), yetkiDegeri(l.toReversed(), id)]).toEqual([beklenen, beklenen]);
        kosu++;
      }),
      KOSU,
    );
    task.meta.ikinci = { kural: 'permission', kosu };
  });
});

describe('acts on people', () => {
  const { kendi, korunur, parola, sorumluluk } = YETKI_METNI;
  const kisi = (Id: number, yetkiler: readonly number[] = [], sorumlu = false): Hedef => ({
    Id,
    yetkiler: new Set(yetkiler),
    sorumlu,
  });
  const HEPSI = YETKI_KATALOGU.map((y) => y.Id).filter((y) => y !== YETKI.ayricalikli);
  const tam = kisi(1, [YETKI.ayricalikli]);
  const ik = kisi(2, [1201, 1202, 1203, 1204, 1205]);
  const hepsi = kisi(3, HEPSI, true);

  test('the rights over customers are free, as listed by hand', () => {
    const serbest = YETKI_KATALOGU.map((y) => y.Id).filter((id) => !korunanYetki(id));
    expect(serbest.toSorted((a, b) => a - b)).toEqual([
      26, 1001, 1002, 1003, 1004, 1005, 1007, 1008, 1009, 1021, 1022, 1040, 1077, 1301, 1302,
    ]);
    expect(korunanYetki(1999)).toBe(true);
  });

  test.each<[string, Hedef, Hedef, string | null, string | null, string | null]>([
    // Caller and person, then the results: own record, protection, password.
    ['an employee', ik, kisi(9), null, null, null],
    ['oneself', ik, ik, kendi, null, null],
    ['oneself with everything but privilege', hepsi, hepsi, kendi, null, null],
    ['the privileged on themselves', tam, tam, null, null, null],
    ['the privileged on a head', tam, kisi(9, [], true), null, null, null],
    ['a head', ik, kisi(9, [], true), null, korunur, korunur],
    ['a head, by another head', hepsi, kisi(9, [], true), null, korunur, korunur],
    ['the privileged', ik, tam, null, korunur, korunur],
    ['an auditor', ik, kisi(9, [YETKI.denetimGor]), null, korunur, korunur],
    ['an auditor, by an auditor', hepsi, kisi(9, [YETKI.denetimGor]), null, korunur, korunur],
    ['a colleague of the same rights', ik, kisi(9, [1203]), null, korunur, korunur],
    ['a person who sees every board', ik, kisi(9, [24]), null, korunur, korunur],
    ['a person who exports customers', ik, kisi(9, [1003]), null, null, parola],
    ['a person who exports customers, by another one', hepsi, kisi(9, [1003]), null, null, null],
    ['a person with an unknown right', hepsi, kisi(9, [1999]), null, korunur, korunur],
  ])('%s', (_, ben, onun, beklenenKendi, beklenenKoruma, beklenenParola) => {
    expect([kendiEngeli(ben, onun.Id), korumaEngeli(ben, onun), parolaEngeli(ben, onun)]).toEqual([
      beklenenKendi,
      beklenenKoruma,
      beklenenParola,
    ]);
  });

  test.each<[string, Hedef, number | null, number | null, string | null]>([
    ['stays', ik, 5, 5, null],
    ['stays empty', ik, null, null, null],
    ['oneself', ik, null, 2, sorumluluk],
    ['another', ik, null, 9, sorumluluk],
    ['another, by a head', hepsi, null, 9, sorumluluk],
    ['goes', ik, 9, null, sorumluluk],
    ['steps down', ik, 2, null, sorumluluk],
    ['by the privileged', tam, 9, 1, null],
  ])('a head: %s', (_, ben, once, sonra, beklenen) => {
    expect(sorumlulukEngeli(ben, once, sonra)).toBe(beklenen);
  });

  test('no person without the full right gets a missing right, or one over people, by giving a password', () => {
    const haklari = fc.uniqueArray(fc.constantFrom(...YETKI_KATALOGU.map((y) => y.Id)));
    fc.assert(
      fc.property(haklari, haklari, fc.boolean(), (benim, onun, sorumlu) => {
        const [ben, digeri] = [kisi(1, benim), kisi(2, onun, sorumlu)];
        if (ben.yetkiler.has(0) || parolaEngeli(ben, digeri) !== null) return;
        expect(sorumlu).toBe(false);
        expect(onun.filter((y) => !benim.includes(y) || korunanYetki(y))).toEqual([]);
      }),
      KOSU,
    );
  });
});
