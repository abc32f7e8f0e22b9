import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  gunEkle,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  saatDakikasi,
} from '../../platform/time/tarih.ts';
import {
  type HizmetTakvimi,
  hizmetSonu,
  hizmetSuresi,
  isGunuEkle,
  siradakiSaat,
  kalanSure,
  sozHali,
  sozZamani,
  SLA_OLAYLARI,
  type SlaOlayi,
  slaHesabi,
  pencereleriOku,
  pencereleriYaz,
  slaFarki,
  slaKuralHatasi,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const HAFTA_ICI = [1, 2, 3, 4, 5].flatMap((Gun) => [
  { Gun, Bas: 8 * 60 + 30, Bit: 12 * 60 + 30 },
  { Gun, Bas: 13 * 60 + 30, Bit: 18 * 60 },
]);
const takvim: HizmetTakvimi = {
  pencereler: HAFTA_ICI,
  // A Thursday, and half of the day before.
  tatiller: new Map([
    ['2026-10-29', 1],
    ['2026-10-28', 0.5],
  ]),
};
const an = (gun: string, saat: string) => new Date(istanbulAni(gun, saat)).toISOString();
const saat = 3_600_000;

describe('the service hours of the desk', () => {
  it.each([
    ['a morning', '2026-10-26', '08:30', '2026-10-26', '12:30', 4],
    ['over lunch', '2026-10-26', '12:00', '2026-10-26', '14:00', 1],
    ['a night', '2026-10-26', '17:00', '2026-10-27', '09:30', 2],
    ['a weekend', '2026-10-23', '17:00', '2026-10-26', '09:30', 2],
    ['an afternoon that is a holiday', '2026-10-28', '12:00', '2026-10-28', '18:00', 0.5],
    ['a holiday', '2026-10-28', '12:00', '2026-10-30', '09:30', 1.5],
    ['within a weekend', '2026-10-24', '10:00', '2026-10-25', '22:00', 0],
    ['the end of a year', '2026-12-31', '17:00', '2027-01-01', '09:30', 2],
  ])('%s', (_ad, g1, s1, g2, s2, saatler) => {
    expect(hizmetSuresi(takvim, an(g1, s1), an(g2, s2))).toBe(saatler * saat);
  });

  it('ends after this many hours of service', () => {
    expect(new Date(hizmetSonu(takvim, an('2026-10-23', '17:00'), 2 * saat)!).toISOString()).toBe(
      an('2026-10-26', '09:30'),
    );
    expect(hizmetSonu({ pencereler: [], tatiller: new Map() }, an('2026-10-23', '17:00'), 1)).toBeNull();
  });

  it('counts working days without weekends and holidays', () => {
    expect(isGunuEkle(takvim, '2026-10-23', 3)).toBe('2026-10-28');
    expect(isGunuEkle(takvim, '2026-10-28', 1)).toBe('2026-10-30');
  });
});

/** Cached results of the open-desk check, because the same few days occur in every history. */
const bilinenler = new WeakMap<HizmetTakvimi['pencereler'], Map<number, boolean>>();

/** A second implementation that looks at every five minutes: is the desk open, and does a clock run. */
function ikinci(
  t: HizmetTakvimi,
  soz: { YanitDk: number; CozumDk: number },
  olaylar: readonly SlaOlayi[],
  simdi: string,
) {
  const HUCRE = 300_000;
  const bilinen = bilinenler.get(t.pencereler) ?? new Map<number, boolean>();
  bilinenler.set(t.pencereler, bilinen);
  const bak = (ms: number): boolean => {
    const gun = istanbulGunu(ms);
    const dk = saatDakikasi(istanbulSaati(ms));
    const tatil = t.tatiller.get(gun) ?? 0;
    if (tatil === 1 || (tatil === 0.5 && dk >= 780)) return false;
    return t.pencereler.some((p) => p.Gun === haftaGunu(gun) && dk >= p.Bas && dk < p.Bit);
  };
  const acik = (ms: number): boolean => {
    const olan = bilinen.get(ms) ?? bak(ms);
    bilinen.set(ms, olan);
    return olan;
  };
  const sirali = olaylar
    .map((o, i) => ({ o, i }))
    .toSorted((a, b) => Date.parse(String(a.o.Zaman)) - Date.parse(String(b.o.Zaman)) || a.i - b.i);
  const hucreden = new Map<number, SlaOlayi[]>();
  for (const { o } of sirali) {
    const z = Date.parse(String(o.Zaman));
    hucreden.set(z, [...(hucreden.get(z) ?? []), o]);
  }
  let [yanitKosar, cozumKosar, yanitDk, cozumDk] = [false, false, 0, 0];
  const isle = (ms: number) => {
    for (const { Tur } of hucreden.get(ms) ?? []) {
      if (Tur === 'basla') [yanitKosar, cozumKosar] = [true, true];
      if (Tur === 'yanit' || Tur === 'cozum') yanitKosar = false;
      if (Tur === 'durdur' || Tur === 'cozum') cozumKosar = false;
      if (Tur === 'devam') cozumKosar = true;
    }
  };
  const son = Date.parse(simdi);
  for (let ms = Date.parse(String(sirali[0]!.o.Zaman)); ms < son; ms += HUCRE) {
    isle(ms);
    if (!acik(ms)) continue;
    if (yanitKosar) yanitDk += 5;
    if (cozumKosar) cozumDk += 5;
  }
  isle(son);
  return { yanit: (soz.YanitDk - yanitDk) * 60, cozum: (soz.CozumDk - cozumDk) * 60, yanitKosar, cozumKosar };
}

const dilim = fc.integer({ min: 0, max: 4 * 288 }).map((n) => n * 300_000);
const ILK = istanbulAni('2026-10-27', '07:00');
const gecmis = fc.record({
  olaylar: fc.array(fc.record({ tur: fc.constantFrom(...SLA_OLAYLARI.slice(1)), sonra: dilim }), { maxLength: 8 }),
  ilk: fc.integer({ min: 0, max: 288 }).map((n) => n * 300_000),
  simdi: dilim,
  soz: fc.record({ YanitDk: fc.integer({ min: 1, max: 600 }), CozumDk: fc.integer({ min: 1, max: 3000 }) }),
  pencereler: fc.constantFrom(
    HAFTA_ICI,
    [1, 2, 3, 4, 5, 6, 7].map((Gun) => ({ Gun, Bas: 0, Bit: 1440 })),
    [2, 4].map((Gun) => ({ Gun, Bas: 600, Bit: 995 })),
  ),
});

describe('a promise', () => {
  it('is equal to a second implementation for 10,000 histories', () => {
    fc.assert(
      fc.property(gecmis, ({ olaylar, ilk, simdi, soz, pencereler }) => {
        const t = { ...takvim, pencereler };
        const basi = ILK + ilk;
        const bunlar: SlaOlayi[] = [
          { Tur: 'basla', Zaman: new Date(basi).toISOString() },
          ...olaylar.map((o) => ({ Tur: o.tur, Zaman: new Date(basi + o.sonra).toISOString() })),
        ];
        const simdisi = new Date(basi + simdi).toISOString();
        const { yanit, cozum } = slaHesabi(t, soz, bunlar, simdisi);
        const iki = ikinci(
          t,
          soz,
          bunlar.filter((o) => Date.parse(String(o.Zaman)) <= basi + simdi),
          simdisi,
        );
        expect([yanit.kalan, cozum.kalan]).toEqual([iki.yanit, iki.cozum]);
        expect([yanit.hal === 'isler', cozum.hal === 'isler']).toEqual([iki.yanitKosar, iki.cozumKosar]);
        // At the named end no time is left.
        for (const s of [yanit, cozum])
          if (s.bitis !== null && s.kalan > 0) expect(hizmetSuresi(t, simdisi, s.bitis)).toBe(s.kalan * 1000);
      }),
      { numRuns: runs(10_000) },
    );
  }, 180_000);

  const bas = { Tur: 'basla', Zaman: an('2026-10-26', '09:00') } as const;
  it('keeps the waiting time after a change of the promise', () => {
    const olaylar: SlaOlayi[] = [
      bas,
      { Tur: 'durdur', Zaman: an('2026-10-26', '10:00') },
      { Tur: 'devam', Zaman: an('2026-10-26', '12:00') },
    ];
    const once = slaHesabi(takvim, { YanitDk: 60, CozumDk: 240 }, olaylar, an('2026-10-26', '12:30'));
    const sonra = slaHesabi(takvim, { YanitDk: 60, CozumDk: 480 }, olaylar, an('2026-10-26', '12:30'));
    expect([once.cozum.kalan, sonra.cozum.kalan]).toEqual([150 * 60, 390 * 60]);
  });

  it('counts two consecutive waits once', () => {
    const { cozum } = slaHesabi(
      takvim,
      { YanitDk: 60, CozumDk: 240 },
      [bas, ...['10:00', '11:00'].map((s) => ({ Tur: 'durdur' as const, Zaman: an('2026-10-26', s) }))],
      an('2026-10-27', '12:00'),
    );
    expect(cozum).toEqual({ hal: 'durdu', kalan: 180 * 60, bitis: null, uyari: null });
  });

  it('has one first answer, and another answer changes nothing', () => {
    const { yanit } = slaHesabi(
      takvim,
      { YanitDk: 60, CozumDk: 240 },
      [bas, ...['09:20', '11:00'].map((s) => ({ Tur: 'yanit' as const, Zaman: an('2026-10-26', s) }))],
      an('2026-10-27', '12:00'),
    );
    expect(yanit).toEqual({ hal: 'bitti', kalan: 40 * 60, bitis: null, uyari: null });
  });

  it('names the clock that ends first, with a quarter left, and no stopped clock', () => {
    const hesap = slaHesabi(takvim, { YanitDk: 60, CozumDk: 240 }, [bas], bas.Zaman);
    expect(siradakiSaat(hesap)).toEqual(
      expect.objectContaining({ bitis: an('2026-10-26', '10:00'), uyari: an('2026-10-26', '09:45') }),
    );
    const cevapli = slaHesabi(
      takvim,
      { YanitDk: 60, CozumDk: 240 },
      [bas, { Tur: 'yanit', Zaman: bas.Zaman }],
      bas.Zaman,
    );
    expect(siradakiSaat(cevapli)?.bitis).toBe(an('2026-10-26', '14:00'));
    expect(
      siradakiSaat(slaHesabi(takvim, { YanitDk: 1, CozumDk: 1 }, [bas, { Tur: 'cozum', Zaman: bas.Zaman }], bas.Zaman)),
    ).toBeNull();
  });

  it('is late by the service hours, not by the clock on the wall', () => {
    const { yanit } = slaHesabi(takvim, { YanitDk: 60, CozumDk: 240 }, [bas], an('2026-10-26', '13:30'));
    expect(yanit.kalan).toBe(-150 * 60);
  });
  it('leaves no day out at the end of a year', () => {
    expect(gunEkle('2026-12-31', 1)).toBe('2027-01-01');
    const { cozum } = slaHesabi(
      takvim,
      { YanitDk: 1, CozumDk: 600 },
      [{ Tur: 'basla', Zaman: an('2026-12-31', '17:00') }],
      an('2026-12-31', '17:00'),
    );
    expect(cozum.bitis).toBe(an('2027-01-04', '09:00'));
  });
});

it.each([
  ['2026-10-26', '15:30', 'bugün 15:30'],
  ['2026-10-27', '09:00', 'yarın 09:00'],
  ['2026-10-23', '18:00', '23.10 18:00'],
  ['2027-01-04', '09:00', '04.01.2027 09:00'],
])('names the end of a promise on %s at %s', (gun, s, sozu) => {
  expect(sozZamani(an(gun, s), an('2026-10-26', '10:00'))).toBe(sozu);
});

describe('a promise on an open screen', () => {
  const soz = {
    SlaBitis: an('2026-10-26', '15:30'),
    SlaUyari: an('2026-10-26', '14:30'),
    SlaHali: 'zamaninda',
  } as const;
  it.each([
    ['14:29', 'zamaninda', '1 sa 1 dk'],
    ['14:30', 'yaklasti', '1 sa'],
    ['15:29', 'yaklasti', '1 dk'],
    ['15:30', 'yaklasti', '0 dk'],
    ['15:31', 'asildi', '1 dk geç'],
    ['18:00', 'asildi', '2 sa geç'],
  ])('at %s is %s, with %s', (s, hali, kalan) => {
    const simdi = an('2026-10-26', s);
    expect([sozHali(soz, simdi), kalanSure(soz.SlaBitis, simdi)]).toEqual([hali, kalan]);
  });
  it.each([
    ['2026-10-24', '11:00', '2 gün 4 sa'],
    ['2026-10-25', '15:30', '1 gün'],
    ['2026-10-28', '16:35', '2 gün geç'],
  ])('from %s %s is %s away', (gun, s, kalan) => {
    expect(kalanSure(soz.SlaBitis, an(gun, s))).toBe(kalan);
  });
  it('stands still while it waits for others, and does not exist without a promise', () => {
    const yarin = an('2026-10-27', '10:00');
    expect(sozHali({ ...soz, SlaHali: 'durdu' }, yarin)).toBe('durdu');
    expect(sozHali({ SlaBitis: null, SlaUyari: null, SlaHali: null }, yarin)).toBe(null);
  });
});

describe('the rules in the editor', () => {
  test.each([
    ['08:30-12:30, 13:30-18:00', '08:30-12:30, 13:30-18:00'],
    [' 13:30 – 18:00,08:30-12:30 ', '08:30-12:30, 13:30-18:00'],
    ['00:00-24:00', '00:00-24:00'],
    ['', ''],
    ['8:30-12:30', 'Saatleri 08:30-12:30, 13:30-18:00 gibi yazınız.'],
    ['08:30-25:00', 'Saatleri 08:30-12:30, 13:30-18:00 gibi yazınız.'],
    ['18:00-08:30', 'Bitiş saati, başlangıçtan sonra olmalı.'],
    ['08:30-12:30, 12:00-18:00', 'Saat aralıkları birbirinin içine giremez.'],
  ])('the hours %j are read as %j', (yazi, beklenen) => {
    const okunan = pencereleriOku(yazi, 3);
    expect(typeof okunan === 'string' ? okunan : pencereleriYaz(okunan, 3)).toBe(beklenen);
  });

  const kural = (o: object = {}) => ({
    sozler: [
      { Oncelik: 'kritik', YanitDk: 30, CozumDk: 240 },
      { Oncelik: null, YanitDk: 240, CozumDk: 1440 },
    ],
    saatler: [{ Gun: 1, Bas: 510, Bit: 1080 }],
    ...o,
  });
  const [kritik, oburleri] = kural().sozler as [object, object];
  test.each([
    ['nothing', {}, null],
    ['an answer after the solution', { sozler: [{ Oncelik: null, YanitDk: 60, CozumDk: 30 }] }, /kısa olamaz/],
    ['no promise for the other priorities', { sozler: [kritik] }, /öncelikleri yeniden/],
    ['two promises for one priority', { sozler: [kritik, kritik, oburleri] }, /öncelikleri yeniden/],
    ['an unknown priority', { sozler: [oburleri, { ...kritik, Oncelik: 'x' }] }, /öncelikleri yeniden/],
    ['no hours', { saatler: [] }, /en az bir gününde/],
    [
      'overlapping hours',
      {
        saatler: [
          { Gun: 1, Bas: 1, Bit: 9 },
          { Gun: 1, Bas: 5, Bit: 20 },
        ],
      },
      /içine giremez/,
    ],
  ])('%s is wrong', (_, o, hata) => {
    const bulunan = slaKuralHatasi(kural(o), ['kritik', 'normal', null]);
    if (hata === null) expect(bulunan).toBeNull();
    else expect(bulunan).toMatch(hata);
  });

  test('writes the changes of a new rule set in words', () => {
    const yeni = kural({
      sozler: [{ Oncelik: 'kritik', YanitDk: 20, CozumDk: 240 }, kural().sozler[1]],
      saatler: [{ Gun: 6, Bas: 540, Bit: 720 }],
    });
    expect(slaFarki(kural(), yeni, (o) => (o === null ? 'Öbürleri' : 'Kritik'))).toEqual([
      'Kritik yanıt: 30 → 20 dk',
      'Pazartesi: 08:30-18:00 → kapalı',
      'Cumartesi: kapalı → 09:00-12:00',
    ]);
  });
});
