import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gecenSaniye, mesaiBittiMi, MOLA_DURUMLARI, molaSuresi, toplamDakika } from './rules.ts';
import { ms } from '../../platform/time/tarih.ts';
import { KOSU } from '../../testing/cases.ts';

const GUN_BASI = Date.parse('2026-11-20T05:30:00Z');
const an = (dakika: number) => new Date(GUN_BASI + dakika * 60_000).toISOString();

describe('time', () => {
  const aralik = (Mola_Durum_Id: number | null, bas: number, bit: number | null) => ({
    Mola_Durum_Id,
    Baslama_Zamani: bas,
    Bitis_Zamani: bit,
  });

  test('in an interval is never negative, and runs while the interval is open', () => {
    expect(gecenSaniye(aralik(646, 0, 90_500), 0)).toBe(90.5);
    expect(gecenSaniye(aralik(646, 0, null), 30_000)).toBe(30);
    expect(gecenSaniye(aralik(646, 60_000, null), 30_000)).toBe(0);
    expect(gecenSaniye({ ...aralik(646, 0, null), Baslama_Zamani: an(0) }, new Date(an(1)))).toBe(60);
  });

  test.each([
    ['two half minutes are one minute', '646 0-30, 645 60-90', 1],
    ['59 seconds twice are one minute', '646 0-59, 646 0-59', 1],
    ['59.999 seconds are no minute', '648 0-59.999', 0],
    ['thousandths add up exactly', '645 0-21.714, 647 0-26.142, 650 0-12.144', 1],
    ['an open break counts up to now', '646 0-60, 651 60-3300, 648 3300-', 6],
    ['start, meeting, leaving, desk and duty do not count', '643 0-60, 644 0-60, 649 0-60, 651 0-60, 652 0-60', 0],
    ['every kind that counts', '645 0-60, 646 0-60, 647 0-60, 648 0-60, 650 0-60', 5],
  ])('%s', (_, yazilis, dakika) => {
    const araliklar = yazilis.split(', ').map((parca) => {
      const [durum, bas, bit] = parca.split(/[ -]/);
      return aralik(Number(durum), Number(bas) * 1000, bit ? Number(bit) * 1000 : null);
    });
    expect(toplamDakika(araliklar, 3_600_000)).toBe(dakika);
    expect(toplamDakika([...araliklar, aralik(null, 0, null)], 3_600_000)).toBe(dakika);
  });

  /** A shift without gaps in milliseconds with an open last record, and a moment after it. */
  const acikMesai = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...MOLA_DURUMLARI.map((m) => m.Id)), fc.nat(900_000)), { minLength: 1 }),
      fc.nat(900_000),
    )
    .map(([parcalar, sonra]) => {
      let t = GUN_BASI;
      const araliklar = parcalar.map(([durum, sure]) => aralik(durum, t, (t += sure)));
      const acik = { ...araliklar.at(-1)!, Bitis_Zamani: null };
      return { kapanan: araliklar.slice(0, -1), acik, simdi: acik.Baslama_Zamani + sonra };
    });

  test('the running totals of the top bar and the board equal the total of the detail', ({ task }) => {
    let kosu = 0;
    fc.assert(
      fc.property(acikMesai, ({ kapanan, acik, simdi }) => {
        const sayilir = (a: { Mola_Durum_Id: number | null }) =>
          [645, 646, 647, 648, 650].includes(a.Mola_Durum_Id ?? 0);
        const kapali = kapanan.filter(sayilir).reduce((t, a) => t + a.Bitis_Zamani! - a.Baslama_Zamani, 0);
        const beklenen = Math.floor((kapali + (sayilir(acik) ? simdi - acik.Baslama_Zamani : 0)) / 60_000);
        const gorunum = {
          Baslama: an(0),
          Mesai_Bitis: an(600),
          Mola_Durum_Id: acik.Mola_Durum_Id,
          Baslama_Zamani: new Date(acik.Baslama_Zamani).toISOString(),
          KapaliSaniye: kapali / 1000,
        };
        expect([toplamDakika([...kapanan, acik], simdi), molaSuresi(gorunum, simdi)]).toEqual([beklenen, beklenen]);
        kosu++;
      }),
      KOSU,
    );
    task.meta.ikinci = { kural: 'break', kosu };
  });

  test.each([
    ['before its start', -5, 10],
    ['running', 15, 25],
    ['at the end of the shift', 60, 70],
    ['long after the shift, never closed', 600, 70],
  ])('a break %s', (_, simdi, dakika) => {
    const acik = {
      Baslama: an(-60),
      Mesai_Bitis: an(60),
      Mola_Durum_Id: 646,
      Baslama_Zamani: an(0),
      KapaliSaniye: 600,
    };
    expect(molaSuresi(acik, an(simdi))).toBe(dakika);
    expect(molaSuresi({ ...acik, Mola_Durum_Id: 651 }, an(simdi))).toBe(10);
    expect(molaSuresi({ ...acik, Baslama_Zamani: null }, an(simdi))).toBe(10);
  });

  test('milliseconds of a running break also add up exactly', () => {
    const acik = { Baslama: an(-400), Mesai_Bitis: an(60), Mola_Durum_Id: 646, Baslama_Zamani: an(0) };
    expect(molaSuresi({ ...acik, KapaliSaniye: 16_711.245 }, ms(an(0)) + 28_755)).toBe(279);
    expect(molaSuresi({ ...acik, KapaliSaniye: 16_711.245 }, ms(an(0)) + 28_754)).toBe(278);
  });

  test('a shift is over exactly at its end, and not without an end', () => {
    expect(mesaiBittiMi({ Mesai_Bitis: an(60) }, ms(an(60)) - 1)).toBe(false);
    expect(mesaiBittiMi({ Mesai_Bitis: an(60) }, an(60))).toBe(true);
    expect(mesaiBittiMi({ Mesai_Bitis: null }, an(60))).toBe(false);
  });
});
