import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bosSoru } from './duzen.ts';
import {
  anketAyarHatalari,
  anketHatalari,
  anketOklari,
  anketPuani,
  type AnketSorusu,
  csatDegeri,
  npsDegeri,
  olcegi,
  secimli,
  sonrakiAdim,
  sorulanlar,
  type SoruTipi,
  type SoruYaniti,
  yanitHatalari,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const soru = (Id: number, o: Partial<AnketSorusu> = {}) => bosSoru(Id, { Soru: `Soru ${Id}`, ...o });
const CEVAPLAR = [
  { Id: 11, Ad: 'Hız', Puan: 100 },
  { Id: 12, Ad: 'Bilgi', Puan: 50 },
  { Id: 13, Ad: 'Diğer', Puan: null },
];
const yanit = (SoruId: number, o: Partial<SoruYaniti> = {}): SoruYaniti => ({
  SoruId,
  CevapIdler: [],
  Deger: null,
  Metin: '',
  ...o,
});
const sozler = (sorular: AnketSorusu[]) => anketHatalari(sorular).map((h) => h.msg);

describe('the settings of a survey', () => {
  const iyi = { Ad: 'Destek', GecerlilikGun: 14, OrneklemYuzde: 0, SessizGun: 0, BeklemeDk: 0, Esik: 0 };
  test.each([
    ['all valid', {}, {}],
    ['without a name', { Ad: ' ' }, { Ad: 'Anketin adını yazınız.' }],
    ['without a threshold', { Esik: null }, { Esik: '0 ile 100 arasında bir sayı yazınız.' }],
    ['with a validity of 0 days', { GecerlilikGun: 0 }, { GecerlilikGun: '1 ile 365 arasında bir sayı yazınız.' }],
    ['without a validity', { GecerlilikGun: null }, { GecerlilikGun: '1 ile 365 arasında bir sayı yazınız.' }],
  ])('%s', (_, o, hatalar) => expect(anketAyarHatalari({ ...iyi, ...o })).toEqual(hatalar));
});

describe('the check of a survey', () => {
  test.each<[string, AnketSorusu[], string[]]>([
    ['without questions', [], ['Ankete en az bir soru yazınız.']],
    ['with a question without text', [soru(1, { Soru: ' \u200b ' })], ['Sorunun metnini yazınız.']],
    [
      'with one choice',
      [soru(1, { Tip: 2, Cevaplar: CEVAPLAR.slice(0, 1) })],
      ['‘Soru 1’ sorusuna en az 2 seçenek yazınız.'],
    ],
    [
      'with a choice twice',
      [soru(1, { Tip: 3, Cevaplar: [CEVAPLAR[0]!, { ...CEVAPLAR[1]!, Ad: ' Hız ' }] })],
      ['‘Soru 1’ sorusunda aynı seçenek iki kez yazılmış.'],
    ],
    ['with choices on a scale', [soru(1, { Tip: 5, Cevaplar: CEVAPLAR })], ['NPS (0–10) sorusunun seçenekleri olmaz.']],
    [
      'with a condition on a missing question',
      [soru(1, { KosulSoruId: 9, KosulEnAz: 1, KosulEnCok: 2 })],
      ['‘Soru 1’ sorusunun bağlı olduğu soru ankette yok; hiç sorulmaz.'],
    ],
    [
      'with a condition on a later question',
      [soru(1, { KosulSoruId: 2, KosulEnAz: 1, KosulEnCok: 2 }), soru(2)],
      ['‘Soru 1’ sorusu, kendinden sonraki ‘Soru 2’ sorusuna bağlı; hiç sorulmaz.'],
    ],
    [
      'with a question that depends on itself',
      [soru(1, { KosulSoruId: 1, KosulEnAz: 1, KosulEnCok: 2 })],
      ['‘Soru 1’ → ‘Soru 1’: sorular birbirine bağlanmış; anket hiç bitmez.'],
    ],
    [
      'with conditions in a circle',
      [
        soru(1, { KosulSoruId: 2, KosulEnAz: 1, KosulEnCok: 2 }),
        soru(2, { KosulSoruId: 1, KosulEnAz: 1, KosulEnCok: 2 }),
      ],
      [
        '‘Soru 1’ → ‘Soru 2’ → ‘Soru 1’: sorular birbirine bağlanmış; anket hiç bitmez.',
        '‘Soru 2’ → ‘Soru 1’ → ‘Soru 2’: sorular birbirine bağlanmış; anket hiç bitmez.',
      ],
    ],
    [
      'with a condition on a text answer',
      [soru(1, { Tip: 4 }), soru(2, { KosulSoruId: 1, KosulCevapId: 3 })],
      ['‘Soru 1’ sorusu metinle yanıtlanır; ardından sorulacak soru ona bağlanamaz.'],
    ],
    [
      'with a condition on a missing choice',
      [soru(1, { Tip: 2, Cevaplar: CEVAPLAR }), soru(2, { KosulSoruId: 1, KosulCevapId: 99 })],
      ['‘Soru 2’ sorusu, ‘Soru 1’ sorusunun olmayan bir seçeneğine bağlı; hiç sorulmaz.'],
    ],
    [
      'with a condition on a number off the scale',
      [soru(1, { Tip: 5 }), soru(2, { KosulSoruId: 1, KosulEnAz: 8, KosulEnCok: 11 })],
      ['‘Soru 2’ sorusunun bağlı olduğu aralık, ‘Soru 1’ sorusunun 0–10 ölçeğinde yok; hiç sorulmaz.'],
    ],
  ])('refuses a survey %s', (_, sorular, cumleler) => expect(sozler(sorular)).toEqual(cumleler));

  it('shows the path from answer to question', () => {
    const sorular = [
      soru(1, { Tip: 5 }),
      soru(2, { Tip: 4, KosulSoruId: 1, KosulEnAz: 0, KosulEnCok: 6 }),
      soru(3, { Tip: 2, Cevaplar: CEVAPLAR }),
      soru(4, { KosulSoruId: 3, KosulCevapId: 12 }),
      soru(5, { Tip: 6 }),
      soru(6, { KosulSoruId: 5, KosulEnAz: 0, KosulEnCok: 0 }),
    ];
    expect(sozler(sorular)).toEqual([]);
    expect(anketOklari(sorular).map((o) => `${o.kimden}-${o.etiket}-${o.kime}`)).toEqual([
      '1-0–6-2',
      '3-Bilgi-4',
      '5-Hayır-6',
    ]);
  });
});

describe('an answer', () => {
  const sorular = [
    soru(1, { Zorunlu: true }),
    soru(2, { Tip: 3, Cevaplar: CEVAPLAR, KosulSoruId: 1, KosulEnAz: 1, KosulEnCok: 2, Zorunlu: true }),
    soru(3, { Tip: 4, KosulSoruId: 2, KosulCevapId: 13 }),
    soru(4, { Tip: 5 }),
  ];
  it('is asked page by page, up to the next branching question', () => {
    const adim = (gecilen: number[], ...y: SoruYaniti[]) => sonrakiAdim(sorular, y, new Set(gecilen)).map((s) => s.Id);
    expect(adim([])).toEqual([1]);
    expect(adim([1], yanit(1, { Deger: 5 }))).toEqual([4]);
    expect(adim([1], yanit(1, { Deger: 2 }))).toEqual([2]);
    expect(adim([1, 2], yanit(1, { Deger: 2 }), yanit(2, { CevapIdler: [11, 13] }))).toEqual([3, 4]);
    expect(adim([1, 2, 3, 4], yanit(1, { Deger: 2 }), yanit(2, { CevapIdler: [11, 13] }))).toEqual([]);
  });

  test.each<[string, SoruYaniti[], string[]]>([
    ['that is missing', [], ['‘Soru 1’ sorusunu yanıtlayınız.']],
    ['off the scale', [yanit(1, { Deger: 6 })], ['‘Soru 1’ sorusunun yanıtı 1 ile 5 arasında olmalı.']],
    ['between two points', [yanit(1, { Deger: 2.5 })], ['‘Soru 1’ sorusunun yanıtı 1 ile 5 arasında olmalı.']],
    [
      'in words on a scale',
      [yanit(1, { Deger: 5, Metin: 'iyi' })],
      ['‘Soru 1’ sorusunun yanıtı 1 ile 5 arasında olmalı.'],
    ],
    [
      'with a choice of another question',
      [yanit(1, { Deger: 1 }), yanit(2, { CevapIdler: [11, 77] })],
      ['‘Soru 2’ sorusunun yanıtını seçeneklerinden seçiniz.'],
    ],
    [
      'with a choice twice',
      [yanit(1, { Deger: 1 }), yanit(2, { CevapIdler: [11, 11] })],
      ['‘Soru 2’ sorusunun yanıtını seçeneklerinden seçiniz.'],
    ],
    ['to a question that is not asked is ignored', [yanit(1, { Deger: 5 }), yanit(2, { CevapIdler: [77] })], []],
  ])('%s', (_, y, cumleler) => {
    // A value between two whole numbers is in no range, so only this error appears.
    expect(yanitHatalari(sorular, y).map((h) => h.msg)).toEqual(cumleler);
  });

  test.each<[string, SoruYaniti[], number | null]>([
    ['no answer gives no score', [], null],
    ['five of five', [yanit(1, { Deger: 5 })], 100],
    ['two of five and a mean of choices', [yanit(1, { Deger: 2 }), yanit(2, { CevapIdler: [11, 12] })], 50],
    ['a choice without points does not count', [yanit(1, { Deger: 2 }), yanit(2, { CevapIdler: [13] })], 25],
    [
      'thirds are rounded once, at the end',
      [yanit(1, { Deger: 2 }), yanit(2, { CevapIdler: [12] }), yanit(4, { Deger: 10 })],
      58.33,
    ],
    ['a question that is not asked does not count', [yanit(1, { Deger: 5 }), yanit(2, { CevapIdler: [12] })], 100],
  ])('%s', (_, y, puan) => expect(anketPuani(sorular, y)).toBe(puan));
});

// ——— a second implementation from the specification: numbers instead of fractions, a loop instead of filters ———

interface Ikinci {
  puan: number | null;
  nps: number | null;
  csat: number | null;
  sorulan: number[];
}
function ikinci(sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): Ikinci {
  const asked = new Map<number, boolean>();
  const sonuc: Ikinci = { puan: null, nps: null, csat: null, sorulan: [] };
  let pay = 0;
  let payda = 0;
  for (let i = 0; i < sorular.length; i++) {
    const s = sorular[i]!;
    let sor = true;
    if (s.KosulSoruId !== null) {
      sor = asked.get(s.KosulSoruId) === true;
      const once = yanitlar.find((y) => y.SoruId === s.KosulSoruId);
      if (!once) sor = false;
      else if (s.KosulCevapId !== null) sor = sor && once.CevapIdler.indexOf(s.KosulCevapId) >= 0;
      else sor = sor && once.Deger !== null && !(once.Deger < s.KosulEnAz!) && !(once.Deger > s.KosulEnCok!);
    }
    asked.set(s.Id, sor);
    if (!sor) continue;
    sonuc.sorulan.push(s.Id);
    const y = yanitlar.find((a) => a.SoruId === s.Id);
    if (!y) continue;
    let deger: number | null = null;
    switch (s.Tip) {
      case 1:
        if (y.Deger !== null) deger = [0, 25, 50, 75, 100][y.Deger - 1]!;
        if (sonuc.csat === null && y.Deger !== null) sonuc.csat = y.Deger;
        break;
      case 5:
        if (y.Deger !== null) deger = y.Deger * 10;
        if (sonuc.nps === null && y.Deger !== null) sonuc.nps = y.Deger;
        break;
      case 6:
        if (y.Deger !== null) deger = y.Deger === 1 ? 100 : 0;
        break;
      case 2:
      case 3: {
        const puanlar = s.Cevaplar.filter((c) => y.CevapIdler.includes(c.Id) && c.Puan !== null).map((c) => c.Puan!);
        if (puanlar.length > 0) deger = puanlar.reduce((a, b) => a + b) / puanlar.length;
        break;
      }
      default:
    }
    if (deger === null || s.Agirlik === 0) continue;
    pay += deger * s.Agirlik;
    payda += s.Agirlik;
  }
  if (payda > 0) sonuc.puan = pay / payda;
  return sonuc;
}

const tip = fc.constantFrom<SoruTipi>(1, 2, 3, 4, 5, 6);
/** A valid survey of up to nine questions. Each may depend on an earlier one. */
const anket = fc
  .array(
    fc.record({
      tip,
      agirlik: fc.integer({ min: 0, max: 1000 }),
      puanlar: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 5 }),
      bag: fc.nat(),
      dal: fc.nat(),
      bagli: fc.boolean(),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((tarifler) => {
    const sorular: AnketSorusu[] = [];
    for (const [i, t] of tarifler.entries()) {
      const Cevaplar = secimli(t.tip) ? t.puanlar.map((Puan, n) => ({ Id: i * 10 + n + 1, Ad: `C${n}`, Puan })) : [];
      let s = soru(i + 1, { Tip: t.tip, Agirlik: t.agirlik / 100, Cevaplar });
      const adaylar = sorular.filter((o) => o.Tip !== 4);
      const once = t.bagli && adaylar.length > 0 ? adaylar[t.bag % adaylar.length]! : null;
      if (once !== null) {
        const olcek = olcegi(once.Tip);
        const a = olcek === null ? 0 : olcek[0] + (t.dal % (olcek[1] - olcek[0] + 1));
        s = {
          ...s,
          KosulSoruId: once.Id,
          ...(olcek === null
            ? { KosulCevapId: once.Cevaplar[t.dal % once.Cevaplar.length]!.Id }
            : { KosulEnAz: a, KosulEnCok: Math.min(olcek[1], a + (t.bag % 4)) }),
        };
      }
      sorular.push(s);
    }
    return sorular;
  });
const yanitlari = (sorular: readonly AnketSorusu[]) =>
  fc.tuple(
    ...sorular.map((s) => {
      const olcek = olcegi(s.Tip);
      const dolu =
        olcek !== null
          ? fc.integer({ min: olcek[0], max: olcek[1] }).map((Deger) => yanit(s.Id, { Deger }))
          : s.Tip === 4
            ? fc.constant(yanit(s.Id, { Metin: 'söz' }))
            : fc
                .subarray(
                  s.Cevaplar.map((c) => c.Id),
                  { minLength: 1, maxLength: s.Tip === 2 ? 1 : s.Cevaplar.length },
                )
                .map((CevapIdler) => yanit(s.Id, { CevapIdler }));
      return fc.option(dolu, { freq: 5 });
    }),
  );

test('score, satisfaction and NPS equal a second implementation for 10,000 surveys and answers', () => {
  fc.assert(
    fc.property(
      anket.chain((sorular) => fc.tuple(fc.constant(sorular), yanitlari(sorular))),
      ([sorular, bunlar]) => {
        const yanitlar = bunlar.filter((y) => y !== null);
        expect(anketHatalari(sorular)).toEqual([]);
        expect(yanitHatalari(sorular, yanitlar)).toEqual([]);
        const b = ikinci(sorular, yanitlar);
        expect(sorulanlar(sorular, yanitlar).map((s) => s.Id)).toEqual(b.sorulan);
        expect([npsDegeri(sorular, yanitlar), csatDegeri(sorular, yanitlar)]).toEqual([b.nps, b.csat]);
        const puan = anketPuani(sorular, yanitlar);
        if (b.puan === null || puan === null) {
          expect(puan).toBe(b.puan);
          return;
        }
        // Two decimals, and no farther from the exact value than rounding allows.
        expect(Math.round(puan * 100)).toBe(Number((puan * 100).toFixed(6)));
        expect(Math.abs(puan - b.puan)).toBeLessThan(0.005 + 1e-9);
      },
    ),
    { numRuns: runs(10_000), seed: 7 },
  );
});

test('asks the same questions page by page as on one page', () => {
  fc.assert(
    fc.property(
      anket.chain((sorular) => fc.tuple(fc.constant(sorular), yanitlari(sorular))),
      ([sorular, bunlar]) => {
        const hepsi = bunlar.filter((y) => y !== null);
        const gecilen = new Set<number>();
        let verilen: SoruYaniti[] = [];
        for (
          let adim = sonrakiAdim(sorular, [], gecilen);
          adim.length > 0;
          adim = sonrakiAdim(sorular, verilen, gecilen)
        ) {
          for (const s of adim) gecilen.add(s.Id);
          verilen = hepsi.filter((y) => gecilen.has(y.SoruId));
        }
        expect([...gecilen].toSorted((a, b) => a - b)).toEqual(sorulanlar(sorular, hepsi).map((s) => s.Id));
      },
    ),
    { numRuns: runs(2000), seed: 7 },
  );
});
