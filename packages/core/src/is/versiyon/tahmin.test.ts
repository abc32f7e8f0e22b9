import { describe, expect, test } from 'vitest';
import { gunEkle, gunFarki } from '../../platform/time/tarih.ts';
import {
  sinavCumlesi,
  tahminSinavi,
  EN_COK_HAFTA,
  planCumlesi,
  TAHMIN_GUVENI,
  tahmin,
  tahminCumlesi,
  tahminEngeli,
  tahminsizlik,
} from './tahmin.ts';

const BUGUN = '2026-11-24';

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function rastgele(tohum: number): () => number {
  let s = tohum;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** A Poisson random number with this mean (Knuth). */
function poisson(ort: number, r: () => number): number {
  const sinir = Math.exp(-ort);
  let carpim = r();
  let k = 0;
  for (; carpim > sinir; k++) carpim *= r();
  return k;
}

describe('forecast of a version’s end', () => {
  test.each([
    ['too few weeks', [3, 4, 2], 'en az 4 haftalık biten işi gerekir; henüz 3 hafta var.'],
    ['nothing finished in any week', [0, 0, 0, 0, 0], 'biten iş olmadığından'],
    ['no week at all', [], 'biten iş olmadığından'],
  ])('does not exist with %s, and the reason is given', (_ne, haftalik, neden) => {
    expect(tahmin(5, haftalik, BUGUN)).toBeNull();
    expect(tahminEngeli(haftalik)).toContain(neden);
  });

  test('is today when nothing is left', () => {
    expect(tahmin(0, [3, 4, 2, 5], BUGUN)).toEqual({ erken: BUGUN, gec: BUGUN });
  });

  test('has no late end when the speed may be zero', () => {
    expect(tahmin(40, [0, 0, 0, 9], BUGUN)!.gec).toBeNull();
  });

  test('is later with more remaining tasks, and narrower with more known weeks', () => {
    const gun = (x: string | null) => gunFarki(BUGUN, x!);
    const haftalik = [4, 6, 5, 5, 3, 7, 5, 5];
    const [az, cok] = [tahmin(10, haftalik, BUGUN)!, tahmin(30, haftalik, BUGUN)!];
    expect(gun(cok.erken)).toBeGreaterThan(gun(az.erken));
    expect(gun(cok.gec)).toBeGreaterThan(gun(az.gec));
    const dort = tahmin(30, [4, 6, 5, 5], BUGUN)!;
    const onAlti = tahmin(30, [...haftalik, ...haftalik], BUGUN)!;
    expect(gun(onAlti.gec) - gun(onAlti.erken)).toBeLessThan(gun(dort.gec) - gun(dort.erken));
  });

  test('uses only the last weeks', () => {
    const son = Array.from({ length: EN_COK_HAFTA }, (_, i) => 3 + (i % 3));
    expect(tahmin(20, [50, 60, 70, ...son], BUGUN)).toEqual(tahmin(20, son, BUGUN));
  });

  test('holds as often as stated, over 4,000 histories', () => {
    const r = rastgele(20261124);
    let icinde = 0;
    let hepsi = 0;
    for (let i = 0; i < 4000; i++) {
      const ort = 2 + r() * 8;
      const kalan = 5 + Math.floor(r() * 60);
      const aralik = tahmin(
        kalan,
        Array.from({ length: 12 }, () => poisson(ort, r)),
        BUGUN,
      );
      if (aralik === null) continue;
      let biten = 0;
      let gun = 0;
      while (biten < kalan) {
        gun++;
        biten += poisson(ort / 7, r);
      }
      hepsi++;
      if (gun >= gunFarki(BUGUN, aralik.erken) && (aralik.gec === null || gun <= gunFarki(BUGUN, aralik.gec))) icinde++;
    }
    const oran = icinde / hepsi;
    expect(hepsi).toBeGreaterThan(3900);
    expect(oran).toBeGreaterThan(TAHMIN_GUVENI - 0.05);
    expect(oran).toBeLessThan(TAHMIN_GUVENI + 0.1);
  });
});

describe('forecast in words', () => {
  test('is a range, or only its early end', () => {
    expect(tahminCumlesi({ erken: '2026-12-10', gec: '2027-01-03' }, 8)).toBe(
      'Kalan 8 iş, %80 olasılıkla 10.12.2026 ile 03.01.2027 arasında biter.',
    );
    expect(tahminCumlesi({ erken: '2026-12-10', gec: null }, 8)).toBe(
      'Kalan 8 iş en erken 10.12.2026 günü biter; bu hızla en geç ne zaman biteceği söylenemiyor.',
    );
  });

  test.each([
    ['2026-12-09', '2027-01-03', 'beklenmiyor'],
    ['2026-12-10', '2027-01-03', 'belli değil'],
    ['2027-01-03', '2027-01-03', 'bekleniyor'],
    ['2027-01-03', null, 'belli değil'],
  ])('planned for %s, late end %s: %s', (planlanan, gec, soz) => {
    expect(planCumlesi({ erken: '2026-12-10', gec }, planlanan).metin).toContain(soz);
  });

  test.each([
    [{ DurumAnahtar: 'yayinlandi', Is: 3, Biten: 3 }, 'yayınlandı'],
    [{ DurumAnahtar: 'iptal', Is: 0, Biten: 0 }, 'iptal edildi'],
    [{ DurumAnahtar: 'hazirlaniyor', Is: 0, Biten: 0 }, 'henüz iş yok'],
    [{ DurumAnahtar: 'donduruldu', Is: 3, Biten: 3 }, 'testten geçti'],
    [{ DurumAnahtar: 'hazirlaniyor', Is: 3, Biten: 1 }, 'biten iş olmadığından'],
  ] as const)('no forecast for %j: %s', (v, soz) => {
    expect(tahminsizlik(v, [])).toContain(soz);
    expect(tahminsizlik({ DurumAnahtar: 'hazirlaniyor', Is: 3, Biten: 1 }, [1, 2, 3, 4])).toBeNull();
  });
});

describe('test of the forecast on the past', () => {
  /** One task a day, five days a week, from a Monday on. */
  const gunler = (ilk: string, adet: number) =>
    Array.from({ length: adet }, (_, n) => gunEkle(ilk, Math.floor(n / 5) * 7 + (n % 5)));

  test('uses the weeks known on the day on which half was finished', () => {
    const urunun = gunler('2026-01-05', 120);
    const [s] = tahminSinavi([{ No: '8.1', bitenler: urunun.slice(60, 100) }], urunun);
    expect(s).toMatchObject({ No: '8.1', Gun: urunun[80], Gercek: urunun[99], Icinde: true });
    expect(s!.Erken <= urunun[99]! && s!.Gec! >= urunun[99]!).toBe(true);
  });

  test('reports an end long after the range as an error', () => {
    const urunun = gunler('2026-01-05', 100);
    const gec = [...urunun.slice(60, 99), '2027-06-01'];
    const sinavlar = tahminSinavi([{ No: '8.2', bitenler: gec }], urunun);
    expect(sinavlar).toMatchObject([{ Gercek: '2027-06-01', Icinde: false }]);
    expect(sinavCumlesi(sinavlar)).toMatch(/geçmiş 1 versiyonunda .* 0 kez tutuyordu .*anlaşılmaz\.$/);
  });

  test('leaves out versions without a possible forecast', () => {
    expect(tahminSinavi([{ No: '1.0', bitenler: [] }], [])).toEqual([]);
    expect(tahminSinavi([{ No: '1.0', bitenler: ['2026-01-05', '2026-01-06'] }], ['2026-01-05', '2026-01-06'])).toEqual(
      [],
    );
    expect(sinavCumlesi([])).toBeNull();
  });
});
