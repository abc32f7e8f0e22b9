import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunEkle, haftaGunu, istanbulAni, istanbulGunu, ms } from '../../platform/time/tarih.ts';
import {
  calismaAraliklari,
  type CalismaSaati,
  cakismalar,
  type MesgulAralik,
  ONERI_ADEDI,
  ONERI_GUNU,
  oneriler,
} from './uygunluk.ts';

const GUN = '2026-12-01';
const kisi = (UserId: number, o: Partial<CalismaSaati> = {}): CalismaSaati => ({
  UserId,
  Ad: `Kişi ${UserId}`,
  Bas: '08:30',
  Bit: '18:00',
  Gunler: [1, 2, 3, 4, 5],
  ...o,
});
const an = (gun: string, saat: string) => new Date(istanbulAni(gun, saat)).toISOString();
const mesgul = (UserId: number, bas: string, bit: string, o: Partial<MesgulAralik> = {}): MesgulAralik => ({
  UserId,
  Tur: 'toplanti',
  Ne: 'başka bir toplantıda',
  Bas: an(GUN, bas),
  Bit: an(GUN, bit),
  ...o,
});
const zaman = (bas: string, bit: string, gun = GUN) => ({ Bas: an(gun, bas), Bit: an(gun, bit) });

describe('conflicts of a time', () => {
  test.each([
    ['none', zaman('10:00', '11:00'), [], []],
    ['another meeting', zaman('10:30', '11:00'), [mesgul(1, '10:00', '11:00')], ['Kişi 1: başka bir toplantıda.']],
    ['none when one ends as the other begins', zaman('11:00', '12:00'), [mesgul(1, '10:00', '11:00')], []],
    [
      'the evening',
      zaman('17:30', '18:30'),
      [],
      ['Kişi 1: bu saatler mesaisinin dışında.', 'Kişi 2: bu saatler mesaisinin dışında.'],
    ],
    ['a Sunday', zaman('10:00', '11:00', '2026-12-06'), [], ['Kişi 1: o gün çalışmıyor.', 'Kişi 2: o gün çalışmıyor.']],
    // A leave hides the hours outside work.
    [
      'a leave',
      zaman('10:00', '11:00'),
      [mesgul(2, '00:00', '23:59', { Tur: 'izin', Ne: 'İzinli' })],
      ['Kişi 2: İzinli.'],
    ],
  ])('%s', (_, z, dolu, beklenen) => expect(cakismalar(z, [kisi(1), kisi(2)], dolu, [])).toEqual(beklenen));

  test('tells a holiday once, without the hours outside work', () => {
    const tatil = [{ Tarih: GUN, Ad: 'Bayram', GunSayi: 1 }];
    expect(cakismalar(zaman('10:00', '11:00'), [kisi(1)], [], tatil)).toEqual(['O gün resmi tatil: Bayram.']);
  });

  test('accepts a night meeting of a person who works at night', () => {
    const gececi = kisi(1, { Bas: '22:00', Bit: '06:00' });
    expect(cakismalar(zaman('02:00', '03:00', '2026-12-02'), [gececi], [], [])).toEqual([]);
    expect(cakismalar(zaman('10:00', '11:00'), [gececi], [], [])).toHaveLength(1);
  });

  test('tells a conflict exactly when two spans overlap', () => {
    const dk = fc.integer({ min: 0, max: 47 });
    fc.assert(
      fc.property(dk, dk, dk, dk, (a, b, c, d) => {
        const saat = (n: number) => istanbulAni(GUN) + n * 30 * 60_000;
        const [z, m] = [
          [saat(Math.min(a, b)), saat(Math.max(a, b) + 1)],
          [saat(Math.min(c, d)), saat(Math.max(c, d) + 1)],
        ] as const;
        const sozler = cakismalar(
          { Bas: z[0], Bit: z[1] },
          [kisi(1, { Bas: null, Bit: null, Gunler: [1, 2, 3, 4, 5, 6, 7] })],
          [mesgul(1, '00:00', '00:00', { Bas: new Date(m[0]).toISOString(), Bit: new Date(m[1]).toISOString() })],
          [],
        );
        expect(sozler.some((s) => s.includes('toplantıda'))).toBe(z[0] < m[1] && m[0] < z[1]);
      }),
    );
  });
});

describe('a suggestion', () => {
  const SIMDI = an(GUN, '09:07');
  test('begins at a quarter of an hour when everybody is free', () => {
    const sorulan = {
      simdi: SIMDI,
      sure: 60,
      kisiler: [kisi(1), kisi(2, { Bas: '10:00' })],
      mesgul: [mesgul(1, '10:30', '11:20')],
      tatiller: [],
    };
    expect(oneriler(sorulan)).toEqual([zaman('11:30', '12:30'), zaman('12:30', '13:30'), zaman('13:30', '14:30')]);
  });
  test('is never on a holiday, and only before noon on a half holiday', () => {
    const tatiller = [
      { Tarih: GUN, Ad: 'Arife', GunSayi: 0.5 },
      { Tarih: '2026-12-02', Ad: 'Bayram', GunSayi: 1 },
    ];
    const [ilk, ikinci] = oneriler({ simdi: an(GUN, '12:15'), sure: 60, kisiler: [kisi(1)], mesgul: [], tatiller });
    expect([ilk, ikinci]).toEqual([zaman('08:30', '09:30', '2026-12-03'), zaman('09:30', '10:30', '2026-12-03')]);
  });
  test('does not exist without a common time', () => {
    expect(
      oneriler({
        simdi: SIMDI,
        sure: 60,
        kisiler: [kisi(1, { Gunler: [1] }), kisi(2, { Gunler: [2] })],
        mesgul: [],
        tatiller: [],
      }),
    ).toEqual([]);
    expect(oneriler({ simdi: SIMDI, sure: 700, kisiler: [kisi(1)], mesgul: [], tatiller: [] })).toEqual([]);
  });

  const kisiGen = fc.record({
    UserId: fc.integer({ min: 1, max: 4 }),
    Ad: fc.constant('K'),
    Bas: fc.constantFrom('08:00', '09:30', '13:00', null),
    Bit: fc.constantFrom('17:00', '18:30', '22:00'),
    Gunler: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 3 }),
  });
  const dolu = fc.record({
    UserId: fc.integer({ min: 1, max: 4 }),
    gun: fc.nat(6),
    bas: fc.nat(1380),
    sure: fc.integer({ min: 10, max: 300 }),
  });

  test('suits everybody, and no earlier time would', () => {
    fc.assert(
      fc.property(
        fc.array(kisiGen, { minLength: 1, maxLength: 4 }),
        fc.array(dolu, { maxLength: 25 }),
        fc.integer({ min: 1, max: 16 }),
        fc.nat(1400),
        (kisiler, dolular, ceyrek, dk) => {
          const simdi = istanbulAni(GUN) + dk * 60_000;
          const mesguller = dolular.map((d) => {
            const bas = istanbulAni(gunEkle(GUN, d.gun)) + d.bas * 60_000;
            return mesgul(d.UserId, '00:00', '00:00', {
              Bas: new Date(bas).toISOString(),
              Bit: new Date(bas + d.sure * 60_000).toISOString(),
            });
          });
          const tatiller = [{ Tarih: '2026-12-03', Ad: 'T', GunSayi: 1 }];
          const sure = ceyrek * 15;
          const bulunan = oneriler({ simdi, sure, kisiler, mesgul: mesguller, tatiller });
          const uyar = (bas: number) =>
            bas >= simdi &&
            kisiler.every((k) => {
              const c = k.Bas === null ? { ...k, Bas: '08:30', Bit: '18:00' } : k;
              return calismaAraliklari(c, istanbulGunu(bas), tatiller).some(
                (a) => a.bas <= bas && bas + sure * 60_000 <= a.bit,
              );
            }) &&
            mesguller.every((m) => !(bas < ms(m.Bit) && ms(m.Bas) < bas + sure * 60_000));
          for (const z of bulunan) {
            expect(uyar(ms(z.Bas))).toBe(true);
            expect(ms(z.Bit) - ms(z.Bas)).toBe(sure * 60_000);
            expect(ms(z.Bas) % (15 * 60_000)).toBe(0);
          }
          bulunan.slice(1).forEach((z, i) => expect(ms(z.Bas)).toBeGreaterThanOrEqual(ms(bulunan[i]!.Bit)));
          // The first quarter of an hour that suits everybody must be the first suggestion.
          const ceyrekler = Array.from({ length: ONERI_GUNU * 96 }, (_, i) => istanbulAni(GUN) + i * 15 * 60_000);
          const ilk = ceyrekler.find(uyar);
          if (bulunan.length > 0) expect(ms(bulunan[0]!.Bas)).toBe(ilk);
          else expect(ilk).toBeUndefined();
          expect(bulunan.length).toBeLessThanOrEqual(ONERI_ADEDI);
          expect(haftaGunu(GUN)).toBe(2);
        },
      ),
      { numRuns: 60 },
    );
  });
});
