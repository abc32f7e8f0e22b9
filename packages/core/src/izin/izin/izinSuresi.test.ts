import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunSayisiOku, izinSuresi, RAPOR, type SureGirdisi } from './rules.ts';
import { gunEkle, gunFarki } from '../../platform/time/tarih.ts';
import { KOSU } from '../../testing/cases.ts';
import vektorler from '../../testing/veri/izin.json' with { type: 'json' };

const bos = { Izin_Baslama_Saati: null, Izin_Bitis_Saati: null, Tur: 280, Tatil_Gunleri: 1, takvimGunu: false };
const izin = (Baslangic: string, Bitis: string, o: Partial<SureGirdisi> = {}): SureGirdisi => ({
  ...bos,
  Baslangic,
  Bitis,
  tatiller: [],
  ...o,
});
type Sonuc = Pick<ReturnType<typeof izinSuresi>, 'KullanilanGun' | 'KullanilanSaat' | 'Resmi_Gun_Sayisi'>;
const sayilar = ({ KullanilanGun, KullanilanSaat, Resmi_Gun_Sayisi }: Sonuc): Sonuc => ({
  KullanilanGun,
  KullanilanSaat,
  Resmi_Gun_Sayisi,
});

/** Julian day number: counts days without months. 0 was a Monday. */
const julyen = (gun: string): number => {
  const [y, a, g] = gun.split('-').map(Number) as [number, number, number];
  const k = a < 3 ? 1 : 0;
  const yil = y + 4800 - k;
  const ay = a + 12 * k - 3;
  const artik = Math.floor(yil / 4) - Math.floor(yil / 100) + Math.floor(yil / 400);
  return g + Math.floor((153 * ay + 2) / 5) + 365 * yil + artik - 32_045;
};

/** Readings of the specification that were rejected (settled: leave 1 and 2). */
const OKUMALAR = {
  ayar1_cumartesi_atlanir: { ayar1Tatili: 5, hepsiDuser: false },
  tatil_hafta_tatiline_rastlasa_da_duser: { ayar1Tatili: 6, hepsiDuser: true },
};

/** The second implementation: a list of days, each with its value in twentieths. */
function ikinci(g: SureGirdisi, { ayar1Tatili, hepsiDuser } = { ayar1Tatili: 6, hepsiDuser: false }): Sonuc {
  const uclar = [julyen(g.Baslangic), julyen(g.Bitis)].toSorted((a, b) => a - b) as [number, number];
  const sayilmaz = g.Tatil_Gunleri === 2 ? [5, 6] : [ayar1Tatili];
  const tatiller = g.tatiller.map((t) => ({ gun: julyen(t.Tarih), deger: t.GunSayi * 20 }));
  let [deger, resmi] = [0, 0];
  for (let gun = uclar[0]; gun < uclar[1]; gun++) {
    const takvim = g.Tur === 282 || g.takvimGunu || g.Tatil_Gunleri === 3;
    const bosGun = !takvim && sayilmaz.includes(gun % 7);
    const tatil = tatiller.reduce((t, n) => t + (n.gun === gun ? n.deger : 0), 0);
    const dusen = takvim || (bosGun && !hepsiDuser) ? 0 : Math.min(20, Math.round(tatil));
    deger += (bosGun ? 0 : 20) - dusen;
    resmi += dusen;
  }
  const [s1, s2] = [g.Izin_Baslama_Saati, g.Izin_Bitis_Saati].map((s) => s?.split(':').map(Number) ?? null);
  const dakika = s1 && s2 && uclar[0] === uclar[1] ? Math.abs((s2[0]! - s1[0]!) * 60 + s2[1]! - s1[1]!) : 0;
  return {
    KullanilanGun: Number((deger / 20).toFixed(2)),
    KullanilanSaat: Number((dakika / 60).toFixed(2)),
    Resmi_Gun_Sayisi: Number((resmi / 20).toFixed(2)),
  };
}

describe('the given leaves', () => {
  const girdi = ({ girdi: g }: (typeof vektorler)[number]): SureGirdisi =>
    izin(g.Baslangic, g.Bitis, {
      ...g,
      tatiller: g.tatiller.map((t) => ({ Tarih: t.Tarih, GunSayi: gunSayisiOku(t.GunSayi)! })),
    });

  test.each(vektorler)('$id $aciklama', (v) => {
    expect(sayilar(izinSuresi(girdi(v)))).toEqual(v.beklenen);
    expect(ikinci(girdi(v))).toEqual(v.beklenen);
  });

  const reddedilenler = vektorler.flatMap((v) =>
    Object.entries(v.reddedilen_okumalar ?? {}).map(([okuma, sonuc]) => ({ v, id: v.id, okuma, sonuc })),
  );
  test.each(reddedilenler)('$id is not read as $okuma', ({ v, okuma, sonuc }) => {
    expect(sayilar(izinSuresi(girdi(v)))).not.toEqual(sonuc);
    expect(ikinci(girdi(v), OKUMALAR[okuma as keyof typeof OKUMALAR])).toEqual(sonuc);
  });

  test('a leave that begins on a Sunday holiday does not go below 0', () => {
    const tatiller = [{ Tarih: '2026-08-30', GunSayi: 1 }];
    expect(sayilar(izinSuresi(izin('2026-08-30', '2026-08-31', { tatiller })))).toEqual({
      KullanilanGun: 0,
      KullanilanSaat: 0,
      Resmi_Gun_Sayisi: 0,
    });
  });

  test('date and time move together when the ends are swapped', () => {
    const ters = izin('2026-06-08', '2026-06-01', { Izin_Baslama_Saati: '09:00', Izin_Bitis_Saati: '17:00' });
    expect(izinSuresi(ters)).toMatchObject({
      Baslangic: '2026-06-01',
      Bitis: '2026-06-08',
      Izin_Baslama_Saati: '17:00',
      Izin_Bitis_Saati: '09:00',
    });
    const ayniGun = izin('2026-06-03', '2026-06-03', { Izin_Baslama_Saati: '14:00', Izin_Bitis_Saati: '10:00' });
    expect(izinSuresi(ayniGun)).toMatchObject({ Izin_Baslama_Saati: '10:00', Izin_Bitis_Saati: '14:00' });
  });
});

const gunArb = fc.integer({ min: 0, max: 60_000 }).map((n) => gunEkle('1935-01-01', n));
const saatArb = fc.option(
  fc.nat(1439).map((dk) => `${String(Math.floor(dk / 60)).padStart(2, '0')}:${String(dk % 60).padStart(2, '0')}`),
  { freq: 4 },
);
const farkArb = fc.oneof(
  fc.constant(0),
  { weight: 8, arbitrary: fc.integer({ min: -15, max: 30 }) },
  fc.integer({ min: -400, max: 400 }),
);
const tatilArb = fc.record({
  Tarih: fc.integer({ min: -12, max: 40 }),
  GunSayi: fc.constantFrom(0.5, 1, 0.1, 0.2, 0.7),
});
const izinArb = fc
  .record({
    bas: gunArb,
    fark: farkArb,
    saatler: fc.tuple(saatArb, saatArb),
    Tur: fc.constantFrom(280, 280, 281, RAPOR),
    Tatil_Gunleri: fc.constantFrom(1, 1, 2, 2, 3, 0, null),
    takvimGunu: fc.constantFrom(false, false, false, true),
    tatiller: fc.array(tatilArb, { maxLength: 10 }),
  })
  .map(({ bas, fark, saatler, tatiller, ...o }) =>
    izin(bas, gunEkle(bas, fark), {
      ...o,
      Izin_Baslama_Saati: saatler[0],
      Izin_Bitis_Saati: saatler[1],
      tatiller: tatiller.map((t) => ({ ...t, Tarih: gunEkle(bas, t.Tarih) })),
    }),
  );

describe('the length of any leave', () => {
  test('equals the sum over a list of its days', ({ task }) => {
    let kosu = 0;
    fc.assert(
      fc.property(izinArb, (g) => {
        expect(sayilar(izinSuresi(g))).toEqual(ikinci(g));
        kosu++;
      }),
      KOSU,
    );
    task.meta.ikinci = { kural: 'leave', kosu };
  });

  test('is the same from either end, and again from its own result', () => {
    fc.assert(
      fc.property(izinArb, (g) => {
        const s = izinSuresi(g);
        const ters = {
          ...g,
          Baslangic: g.Bitis,
          Bitis: g.Baslangic,
          Izin_Baslama_Saati: g.Izin_Bitis_Saati,
          Izin_Bitis_Saati: g.Izin_Baslama_Saati,
        };
        const yarimSaat = g.Baslangic === g.Bitis && (g.Izin_Baslama_Saati === null || g.Izin_Bitis_Saati === null);
        if (!yarimSaat) expect(izinSuresi(ters)).toEqual(s);
        expect(izinSuresi({ ...g, ...s })).toEqual(s);
        expect(s.Baslangic <= s.Bitis).toBe(true);
      }),
      KOSU,
    );
  });

  test('is never negative or longer than the calendar, and equals the shown sum', () => {
    fc.assert(
      fc.property(izinArb, (g) => {
        const s = izinSuresi(g);
        const fark = Math.abs(gunFarki(g.Baslangic, g.Bitis));
        expect(s.KullanilanGun).toBeGreaterThanOrEqual(0);
        expect(s.KullanilanGun + s.Resmi_Gun_Sayisi).toBeLessThanOrEqual(fark);
        expect(s.adimlar.reduce((t, a) => t + Math.round(a.Gun * 100), 0)).toBe(Math.round(s.KullanilanGun * 100));
        expect(s.adimlar[0]?.Gun).toBe(fark);
        expect(JSON.stringify(s)).not.toMatch(/\.\d{3}/);
        if (fark > 0) expect(s.KullanilanSaat).toBe(0);
        else expect(s.KullanilanGun).toBe(0);
      }),
      KOSU,
    );
  });

  test('ignores holidays with setting 3, type 282 or a calendar-day type', () => {
    const takvim = fc.constantFrom({ Tatil_Gunleri: 3 }, { Tur: RAPOR }, { takvimGunu: true });
    fc.assert(
      fc.property(izinArb, takvim, (g, o) => {
        const s = izinSuresi({ ...g, ...o });
        expect(s).toEqual(izinSuresi({ ...g, ...o, tatiller: [] }));
        expect([s.KullanilanGun, s.Resmi_Gun_Sayisi]).toEqual([Math.abs(gunFarki(g.Baslangic, g.Bitis)), 0]);
      }),
      KOSU,
    );
  });

  test('stays equal when it is split at any day, and only shrinks with another holiday', () => {
    fc.assert(
      fc.property(izinArb, fc.nat(400), tatilArb, (g, n, t) => {
        const s = izinSuresi(g);
        const orta = gunEkle(s.Baslangic, n % (gunFarki(s.Baslangic, s.Bitis) + 1));
        const parcalar = [izinSuresi({ ...g, ...s, Bitis: orta }), izinSuresi({ ...g, ...s, Baslangic: orta })];
        const toplam = (alan: 'KullanilanGun' | 'Resmi_Gun_Sayisi') =>
          parcalar.reduce((ara, p) => ara + Math.round(p[alan] * 100), 0) / 100;
        expect([toplam('KullanilanGun'), toplam('Resmi_Gun_Sayisi')]).toEqual([s.KullanilanGun, s.Resmi_Gun_Sayisi]);
        const tatiller = [...g.tatiller, { ...t, Tarih: gunEkle(s.Baslangic, t.Tarih) }];
        expect(izinSuresi({ ...g, tatiller }).KullanilanGun).toBeLessThanOrEqual(s.KullanilanGun);
      }),
      KOSU,
    );
  });
});
