import { vardiya } from '@masabasi/core/mesai/mesai/rules';
import {
  DIGER_MOLALAR,
  ERKEN_CIKIS,
  MASA_BASI,
  MESAI_BASLANGICI,
  SEBEP_ISTEYENLER,
  YEMEK_MOLALARI,
  sebepHatasi,
  toplamDakika,
} from '@masabasi/core/mesai/mola/rules';
import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { describe, expect, test } from 'vitest';
import { type Aralik, gunPlani } from './gun.ts';
import { planliIzinler } from './izinPlani.ts';
import {
  DEPARTMANLAR,
  EKIP_SAATLERI,
  KADRO,
  OYNANANLAR,
  type DemoKisi,
  calismaGunleri,
  dogumTarihi,
  iseGirisleri,
} from './kadro.ts';

const GUN_SAYISI = 400;
const ILK = '2025-12-01';
const GUNLER = Array.from({ length: GUN_SAYISI }, (_, n) => gunEkle(ILK, n));

const planlar = GUNLER.flatMap((gun) =>
  OYNANANLAR.flatMap((kisi) => {
    const plan = gunPlani(kisi, gun);
    return plan === null ? [] : [{ kisi, gun, plan }];
  }),
);
const destek = DEPARTMANLAR.find((d) => d.ad === 'Destek')!;
const destektekiler = planlar.filter((p) => p.kisi.departman === 'Destek');

/** Number of simultaneous intervals at every moment where it changes. */
function esZamanli(araliklar: readonly Pick<Aralik, 'bas' | 'bit'>[]): { an: number; adet: number }[] {
  const degisimler = new Map<number, number>();
  for (const a of araliklar) {
    degisimler.set(a.bas, (degisimler.get(a.bas) ?? 0) + 1);
    degisimler.set(a.bit, (degisimler.get(a.bit) ?? 0) - 1);
  }
  let adet = 0;
  return [...degisimler].toSorted(([a], [b]) => a - b).map(([an, fark]) => ({ an, adet: (adet += fark) }));
}
const enCok = (durumlar: readonly number[]): number =>
  Math.max(
    ...esZamanli(
      destektekiler.flatMap((p) => p.plan.filter((a) => a.durum !== null && durumlar.includes(a.durum))),
    ).map((x) => x.adet),
  );

describe('a shift', () => {
  test('has no gaps from its 643 to its end, which is the planned one', () => {
    const yanlis = planlar.filter(({ kisi, gun, plan }) => {
      const [ilk, ikinci] = plan;
      const son = plan.at(-1)!;
      const v = vardiya(EKIP_SAATLERI[kisi.ekip], ilk!.bas);
      return !(
        ilk!.durum === MESAI_BASLANGICI &&
        ilk!.bas === ilk!.bit &&
        ikinci!.durum === MASA_BASI &&
        v.gun === gun &&
        son.durum === null &&
        son.bas === v.bitis &&
        son.bit === v.bitis &&
        plan.every((a, n) => n === 0 || a.bas === plan[n - 1]!.bit) &&
        plan.slice(1, -1).every((a) => a.bit > a.bas && a.bas % 1000 === 0)
      );
    });
    expect(yanlis).toEqual([]);
  });

  test('has a reason exactly where the status needs one, and one for an early exit', () => {
    const yanlis = planlar.filter(
      ({ plan }) =>
        plan.some((a) =>
          a.durum !== null && SEBEP_ISTEYENLER.includes(a.durum)
            ? sebepHatasi(a.aciklama) !== null
            : a.aciklama !== null,
        ) || plan.some((a, n) => a.durum === ERKEN_CIKIS && n !== plan.length - 2),
    );
    expect(yanlis).toEqual([]);
  });

  test('has the break minutes of a normal office day', () => {
    const dakikalar = planlar.map(({ plan }) =>
      toplamDakika(
        plan.map((a) => ({ Mola_Durum_Id: a.durum, Baslama_Zamani: a.bas, Bitis_Zamani: a.bit })),
        plan.at(-1)!.bit,
      ),
    );
    const ortalama = dakikalar.reduce((t, d) => t + d, 0) / dakikalar.length;
    expect(ortalama).toBeGreaterThan(45);
    expect(ortalama).toBeLessThan(90);
    expect(Math.max(...dakikalar)).toBeLessThan(200);
  });

  test('does not overlap the same person’s next', () => {
    const son = new Map<DemoKisi, number>();
    const yanlis = planlar.filter(({ kisi, plan }) => {
      const once = son.get(kisi) ?? 0;
      son.set(kisi, plan.at(-1)!.bit);
      return plan[0]!.bas <= once;
    });
    expect(yanlis).toEqual([]);
  });

  test('is the same at every call', () => {
    const [ilk] = planlar;
    const sonraki = planlar.at(-1)!;
    expect(gunPlani(sonraki.kisi, sonraki.gun)).toEqual(sonraki.plan);
    expect(gunPlani(ilk!.kisi, ilk!.gun)).toEqual(ilk!.plan);
  });
});

describe('Destek', () => {
  test('never takes more than half of its places', () => {
    expect(enCok(DIGER_MOLALAR)).toBe(1);
    expect(enCok(YEMEK_MOLALARI)).toBe(2);
    expect(1).toBeLessThanOrEqual(destek.digerLimit! / 2);
    expect(2).toBeLessThanOrEqual(destek.yemekLimit! / 2);
  });

  test('has at least five people on shift at every hour of day and night', () => {
    const calisan = destektekiler.map(({ plan }) => ({
      bas: plan[0]!.bas,
      bit: plan.find((a) => a.durum === ERKEN_CIKIS)?.bas ?? plan.at(-1)!.bit,
    }));
    const basi = istanbulAni(GUNLER[1]!);
    const sonu = istanbulAni(GUNLER.at(-1)!);
    const adetler = esZamanli(calisan).filter((x) => x.an >= basi && x.an < sonu);
    expect(Math.min(...adetler.map((x) => x.adet))).toBeGreaterThanOrEqual(5);
  });
});

describe('leave', () => {
  test('keeps three to five people away every day, one with a sick note, from different departments or crews', () => {
    for (const gun of GUNLER) {
      const bugun = planliIzinler(gun, gun);
      expect(bugun.length).toBeGreaterThanOrEqual(3);
      expect(bugun.length).toBeLessThanOrEqual(5);
      expect(bugun.filter((i) => i.tur === 282)).toHaveLength(1);
      expect(new Set(bugun.map((i) => `${i.kisi.departman} ${i.kisi.ekip}`)).size).toBe(bugun.length);
      for (const i of bugun) expect(gunPlani(i.kisi, gun)).toBeNull();
    }
  });

  test('never gives a person two at once', () => {
    const bitisler = new Map<DemoKisi, string>();
    for (const i of planliIzinler(GUNLER[0]!, GUNLER.at(-1)!)) {
      expect(i.baslangic >= (bitisler.get(i.kisi) ?? '')).toBe(true);
      bitisler.set(i.kisi, i.bitis);
    }
  });
});

describe('the staff', () => {
  test('has 64 people in 8 departments, seven of them accounts, with unique names', () => {
    expect(KADRO).toHaveLength(64);
    expect(new Set(KADRO.map((k) => k.departman)).size).toBe(8);
    expect(OYNANANLAR).toHaveLength(57);
    expect(new Set(KADRO.map((k) => k.kullanici)).size).toBe(64);
    for (const k of KADRO) expect(k.kullanici).toMatch(/^[a-z0-9.]+$/);
    for (const d of DEPARTMANLAR) expect(KADRO.find((k) => k.kullanici === d.sorumlu)?.departman).toBe(d.ad);
  });

  test('has cards that can be saved unchanged: nobody was a child at entry', () => {
    for (const bugun of ['2026-11-20', '2028-02-29']) {
      const genc = KADRO.filter(
        (k) => `${Number(dogumTarihi(k, bugun).slice(0, 4)) + 18}` > iseGirisleri(k, bugun).ilk,
      );
      expect(genc.map((k) => k.kullanici)).toEqual([]);
    }
  });

  test('works five days a week', () => {
    for (const k of OYNANANLAR) expect(calismaGunleri(k)).toHaveLength(5);
  });

  test('has a birthday within six days of any day, also of 29 February', () => {
    for (const bugun of ['2026-11-20', '2028-02-29', '2027-12-30']) {
      const gunler = KADRO.map((k) => dogumTarihi(k, bugun));
      expect(gunler.some((g) => g.slice(5) === bugun.slice(5))).toBe(true);
      for (const g of gunler) expect(gunEkle(g, 0)).toBe(g);
    }
  });
});
