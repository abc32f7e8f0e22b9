import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunEkle, istanbulAni, istanbulGunu, zamanYaz } from '../time/tarih.ts';
import {
  aralikHatalari,
  type Calisma,
  donulenAyrilik,
  donusCumlesi,
  EN_COK_ARALIK,
  konuSirasi,
  type Olan,
  olanOzeti,
  sonAyrilik,
  varsayilanAralik,
} from './rules.ts';

const an = (gun: string, saat: string) => new Date(istanbulAni(gun, saat)).toISOString();
/** A shift from 08:30 to 18:00, or to an earlier leaving time. */
const mesai = (gun: string, son = '18:00'): Calisma => ({ Gun: gun, Basla: an(gun, '08:30'), Son: an(gun, son) });
const yaz = (a: { Ilk: string; Son: string } | null) => a && `${zamanYaz(a.Ilk)} - ${zamanYaz(a.Son)}`;

/** Now is Monday 23.11.2026, 10:00. */
const SIMDI = an('2026-11-23', '10:00');

test.each([
  ['none for a person who never worked', [], null],
  ['none for a single day of work', ['2026-11-23'], null],
  ['a weekend', ['2026-11-20', '2026-11-23'], '20.11.2026 18:00 - 23.11.2026 08:30'],
  ['a weekend, before a shift begins', ['2026-11-20'], '20.11.2026 18:00 - 23.11.2026 10:00'],
  ['work yesterday: the absence before it', ['2026-11-19', '2026-11-22'], '19.11.2026 18:00 - 22.11.2026 08:30'],
  ['none with work on every day', ['2026-11-21', '2026-11-22', '2026-11-23'], null],
  ['the newer of two', ['2026-11-01', '2026-11-10', '2026-11-20', '2026-11-23'], '20.11.2026 18:00 - 23.11.2026 08:30'],
])('finds the last absence: %s', (_, gunler, beklenen) => {
  expect(yaz(sonAyrilik(gunler.map((g) => mesai(g)).toReversed(), SIMDI))).toBe(beklenen);
});

test('an early leaver is absent from that moment on', () => {
  const calismalar = [mesai('2026-11-20', '14:15'), mesai('2026-11-23')];
  expect(sonAyrilik(calismalar, SIMDI)).toMatchObject({ Ilk: an('2026-11-20', '14:15'), Gun: 2 });
});

test('every absence has a whole day, and there is no newer absence', () => {
  const gunler = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 });
  fc.assert(
    fc.property(gunler, (once) => {
      const bugun = istanbulGunu(SIMDI);
      const a = sonAyrilik(
        once.map((n) => mesai(gunEkle(bugun, -n))),
        SIMDI,
      );
      if (a === null) return;
      const bos = (gun: string) => !once.some((n) => gunEkle(bugun, -n) === gun);
      const [ilk, son] = [istanbulGunu(a.Ilk), istanbulGunu(a.Son)];
      for (let gun = gunEkle(ilk, 1); gun < son; gun = gunEkle(gun, 1)) expect(bos(gun)).toBe(true);
      // From the return on there is no missed day.
      for (let gun = son; gun < bugun; gun = gunEkle(gun, 1)) expect(bos(gun)).toBe(false);
      expect(a.Gun).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('is offered during the first shift after the return, not during the next one', () => {
  const hafta = [mesai('2026-11-20'), mesai('2026-11-23')];
  expect(donulenAyrilik(hafta, hafta[1]!.Basla, SIMDI)?.Gun).toBe(2);
  expect(donulenAyrilik(hafta, null, SIMDI)).toBeNull();
  const sali = mesai('2026-11-24');
  expect(donulenAyrilik([...hafta, sali], sali.Basla, an('2026-11-24', '09:00'))).toBeNull();
});

const izin = { Baslangic: '2026-11-16', Bitis: '2026-11-23' };
test.each([
  [
    'back today from leave: until now',
    ['2026-11-13', '2026-11-23'],
    [izin],
    '13.11.2026 18:00 - 23.11.2026 10:00 İzindeydiniz: 9 gün',
  ],
  [
    'back today from a weekend: the leave before it does not count',
    ['2026-11-13', '2026-11-20', '2026-11-23'],
    [{ Baslangic: '2026-11-16', Bitis: '2026-11-20' }],
    '20.11.2026 18:00 - 23.11.2026 10:00 Mesainiz yoktu: 2 gün',
  ],
  [
    'back some days ago: until the return',
    ['2026-11-13', '2026-11-21', '2026-11-22', '2026-11-23'],
    [{ Baslangic: '2026-11-16', Bitis: '2026-11-21' }],
    '13.11.2026 18:00 - 21.11.2026 08:30 İzindeydiniz: 7 gün',
  ],
  ['no shifts, but leave', [], [izin], '16.11.2026 00:00 - 23.11.2026 10:00 İzindeydiniz: 7 gün'],
  [
    'a leave some time ago and no shift since: from the start of the leave',
    [],
    [{ Baslangic: '2026-11-02', Bitis: '2026-11-09' }],
    '02.11.2026 00:00 - 23.11.2026 10:00 Son izniniz: 02.11.2026 – 08.11.2026, 7 gün',
  ],
  [
    'a leave before the shown days is not mentioned',
    [],
    [{ Baslangic: '2026-07-10', Bitis: '2026-07-24' }],
    '23.08.2026 00:00 - 23.11.2026 10:00 Son 92 gün',
  ],
  [
    'a short leave does not explain weeks without a shift',
    ['2026-10-05', '2026-11-23'],
    [{ Baslangic: '2026-10-12', Bitis: '2026-10-16' }],
    '05.10.2026 18:00 - 23.11.2026 10:00 Mesainiz yoktu: 48 gün',
  ],
  [
    'a future leave does not count',
    [],
    [{ Baslangic: '2026-12-01', Bitis: '2026-12-05' }],
    '16.11.2026 00:00 - 23.11.2026 10:00 Son 7 gün',
  ],
  ['no shift and no leave', [], [], '16.11.2026 00:00 - 23.11.2026 10:00 Son 7 gün'],
])('proposes the period of missed events: %s', (_, gunler, izinler, beklenen) => {
  const a = varsayilanAralik(
    sonAyrilik(
      gunler.map((g) => mesai(g)),
      SIMDI,
    ),
    izinler,
    SIMDI,
  );
  expect(`${yaz(a)} ${a.Neden}`).toBe(beklenen);
});

test('shows the end of a range of half a year', () => {
  const a = varsayilanAralik(sonAyrilik([mesai('2026-05-04')], SIMDI), [], SIMDI);
  expect(istanbulGunu(a.Ilk)).toBe(gunEkle('2026-11-23', -EN_COK_ARALIK));
  expect(a.Neden).toBe('Mesainiz yoktu: 202 gün, son 92 günü gösteriliyor');
});

test.each([
  ['2026-11-20', '2026-11-23', ''],
  ['2026-11-23', '2026-11-23', ''],
  ['2026-11-24', '2026-11-24', 'Ilk: İlk gün bugünden sonra olamaz.'],
  ['2026-11-20', '2026-11-19', 'Son: Son gün, ilk günden önce olamaz.'],
  ['2026-08-01', '2026-11-23', 'Son: En çok 92 günlük bir aralık seçiniz.'],
  ['2020-01-01', '2020-01-05', 'Ilk: En çok 400 gün öncesine bakılır.'],
  [null, '2026-11-23', 'Ilk: İlk günü seçiniz.'],
  ['2026-11-20', null, 'Son: Son günü seçiniz.'],
])('from %s to %s: %s', (Ilk, Son, beklenen) => {
  const hatalar = aralikHatalari({ Ilk, Son }, '2026-11-23');
  expect(
    Object.entries(hatalar)
      .map(([alan, cumle]) => `${alan}: ${cumle}`)
      .join(' '),
  ).toBe(beklenen);
});

const olan = (Tur: Olan['Tur'], Zaman = SIMDI): Olan => ({ Tur, Zaman, Kim: null, Metin: '', Yol: null });

test('a matter in one line names the most important events first', () => {
  expect(olanOzeti([olan('not'), olan('gelen'), olan('durum'), olan('gelen'), olan('sure')])).toBe(
    '1 aşılan süre, 2 müşteri yanıtı, 1 durum değişikliği, 1 iç not',
  );
});

test('waiting matters come first, then the newest events', () => {
  const k = (Ad: string, Bekler: string | null, saat: string) => ({
    Ad,
    Bekler,
    satirlar: [olan('not', an('2026-11-20', '08:00')), olan('not', an('2026-11-20', saat))],
  });
  const sirali = konuSirasi([
    k('a', null, '12:00'),
    k('b', 'Yanıtınızı', '09:00'),
    k('c', null, '13:00'),
    k('d', 'Siz', '10:00'),
  ]);
  expect(sirali.map((x) => x.Ad).join('')).toBe('dbca');
});

test.each([
  [{ Gun: 3, Gorusme: 12, Hareket: 31, Diger: 0 }, '3 gün yoktunuz: 12 görüşmenizde 31 hareket'],
  [{ Gun: 2, Gorusme: 1, Hareket: 2, Diger: 3 }, '2 gün yoktunuz: 1 görüşmenizde 2 hareket, 3 başka gelişme'],
  [{ Gun: 1, Gorusme: 0, Hareket: 0, Diger: 1 }, '1 gün yoktunuz: 1 başka gelişme'],
])('%j', (sayilar, cumle) => {
  expect(donusCumlesi(sayilar)).toBe(cumle);
});
