import { describe, expect, test } from 'vitest';
import { anketHaritasi } from './harita.ts';
import type { AnketSorusu } from './rules.ts';

/** Questions, given by the number each one depends on. */
const sorular = (...bagli: readonly (number | null)[]): AnketSorusu[] =>
  bagli.map((KosulSoruId, i) => ({
    Id: i + 1,
    Soru: `Soru ${i + 1}`,
    Tip: 1,
    Zorunlu: false,
    Agirlik: 1,
    Cevaplar: [],
    KosulSoruId,
    KosulCevapId: null,
    KosulEnAz: KosulSoruId === null ? null : 1,
    KosulEnCok: KosulSoruId === null ? null : 2,
  }));

describe('the map of a survey', () => {
  test.each<[string, (number | null)[], number[], string[]]>([
    ['without questions', [], [], []],
    ['without branches', [null, null], [0, 0], []],
    ['with branches', [null, 1, 2, 1, null], [0, 1, 2, 1, 0], ['1-2', '2-3', '1-4']],
    ['with questions that lead to each other', [2, 1, 1], [1, 1, 2], ['2-1', '1-2', '1-3']],
    ['with a question that depends on a missing one', [9, 1], [0, 1], ['1-2']],
  ])('%s', (_, bagli, derinlikler, oklar) => {
    const harita = anketHaritasi(sorular(...bagli));
    expect(harita.kutular.map((k) => k.derinlik)).toEqual(derinlikler);
    expect(harita.kutular.map((k) => k.no)).toEqual(bagli.map((_b, i) => i + 1));
    expect(harita.oklar.map((o) => `${o.kimden}-${o.kime}`)).toEqual(oklar);
    expect(harita.derinlik).toBe(Math.max(0, ...derinlikler));
  });
});
