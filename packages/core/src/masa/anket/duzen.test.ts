import { describe, expect, it, test } from 'vitest';
import { cevapEkle, kosulaBagla, soruEkle, sorularSade, soruTasi, tipiDegistir } from './duzen.ts';
import type { AnketSorusu } from './rules.ts';

const [BOS] = soruEkle([]) as [AnketSorusu];
const soru = (Id: number, o: Partial<AnketSorusu> = {}): AnketSorusu => ({ ...BOS, Id, Soru: `Soru ${Id}`, ...o });
const SECIMLI = soru(2, {
  Tip: 2,
  Cevaplar: [
    { Id: 21, Ad: 'A', Puan: null },
    { Id: -7, Ad: 'B', Puan: 5 },
  ],
});

describe('the editor of a survey', () => {
  it('gives a new question or choice an unused number', () => {
    expect(BOS.Id).toBe(-1);
    const iki = soruEkle([soru(1), SECIMLI]);
    expect(iki.map((s) => s.Id)).toEqual([1, 2, -8]);
    expect(cevapEkle(SECIMLI, iki).Cevaplar.map((c) => c.Id)).toEqual([21, -7, -9]);
  });

  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [2, -1, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [9, 0, [1, 2, 3]],
  ])('moves question %i to place %i', (id, yer, sira) => {
    expect(soruTasi([soru(1), soru(2), soru(3)], id, yer).map((s) => s.Id)).toEqual(sira);
  });

  it('keeps choices only for a question that is answered by choosing', () => {
    const cok = tipiDegistir(soru(1), 3, [soru(1), SECIMLI]);
    expect(cok.Cevaplar).toEqual([
      { Id: -8, Ad: '', Puan: null },
      { Id: -9, Ad: '', Puan: null },
    ]);
    expect(tipiDegistir(SECIMLI, 3, [SECIMLI]).Cevaplar).toEqual(SECIMLI.Cevaplar);
    expect(tipiDegistir(SECIMLI, 4, [SECIMLI]).Cevaplar).toEqual([]);
  });

  test.each<[string, AnketSorusu | null, Partial<AnketSorusu>]>([
    ['no question', null, { KosulSoruId: null, KosulCevapId: null, KosulEnAz: null, KosulEnCok: null }],
    ['1 to 5', soru(1), { KosulSoruId: 1, KosulCevapId: null, KosulEnAz: 1, KosulEnCok: 2 }],
    ['0 to 10', soru(1, { Tip: 5 }), { KosulSoruId: 1, KosulCevapId: null, KosulEnAz: 0, KosulEnCok: 6 }],
    ['yes or no', soru(1, { Tip: 6 }), { KosulSoruId: 1, KosulCevapId: null, KosulEnAz: 0, KosulEnCok: 0 }],
    ['choices', SECIMLI, { KosulSoruId: 2, KosulCevapId: 21, KosulEnAz: null, KosulEnCok: null }],
  ])('makes a question depend on %s', (_, once, kosul) => {
    expect(kosulaBagla(soru(5, { KosulSoruId: 8, KosulCevapId: 9 }), once)).toMatchObject(kosul);
  });

  it('is stored without extra blanks and foreign conditions', () => {
    const [bir, iki, uc, dort] = sorularSade([
      soru(1, { Soru: '  Nasıl   buldunuz? ', KosulEnAz: 3 }),
      { ...SECIMLI, Cevaplar: [{ Id: 21, Ad: ' A ', Puan: null }], KosulSoruId: 1, KosulCevapId: 4, KosulEnAz: 1 },
      soru(3, { KosulSoruId: 2, KosulCevapId: 21, KosulEnAz: 1, KosulEnCok: 2 }),
      soru(4, { KosulSoruId: 77, KosulCevapId: 1 }),
    ]);
    expect(bir).toMatchObject({ Soru: 'Nasıl buldunuz?', KosulEnAz: null });
    expect(iki).toMatchObject({ Cevaplar: [{ Ad: 'A' }], KosulCevapId: null, KosulEnAz: 1 });
    expect(uc).toMatchObject({ KosulCevapId: 21, KosulEnAz: null, KosulEnCok: null });
    // The question it depends on does not exist. The condition stays, and the rules report the error.
    expect(dort).toMatchObject({ KosulSoruId: 77, KosulCevapId: 1 });
  });
});
