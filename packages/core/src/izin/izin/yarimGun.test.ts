import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunKarsiligi } from '../hakedis/rules.ts';
import { cakisma, CUMARTESI_PAZAR_TATIL, izinSuresi, PAZAR_TATIL, RAPOR, TATIL_YOK } from './rules.ts';
import { dakikaSaati, saatDakikasi } from '../../platform/time/tarih.ts';
import { KOSU } from '../../testing/cases.ts';
import { GUNDUZ_MESAISI, isSaati, kendiYarimi, yarimEngeli, yarimMetni, yarimMi, yarimSaatleri } from './yarimGun.ts';

const GUN = '2026-12-07';
const duzen = (Tatil_Gunleri: number, o = {}) => ({ ...GUNDUZ_MESAISI, Tatil_Gunleri, HaftalikSaat: 45, ...o });
const izin = (saatler: { Izin_Baslama_Saati: string | null; Izin_Bitis_Saati: string | null }) => ({
  Baslangic: GUN,
  Bitis: GUN,
  ...saatler,
});
const saati = (bas: string, bit: string) => ({ Izin_Baslama_Saati: bas, Izin_Bitis_Saati: bit });

describe('the times of half a day', () => {
  test.each([
    ['six days a week', duzen(PAZAR_TATIL), saati('08:30', '12:15'), saati('14:15', '18:00')],
    ['no weekly rest', duzen(TATIL_YOK), saati('08:30', '12:15'), saati('14:15', '18:00')],
    ['five days a week', duzen(CUMARTESI_PAZAR_TATIL), saati('08:30', '13:00'), saati('13:30', '18:00')],
    [
      'an evening shift',
      duzen(PAZAR_TATIL, { MesaiBaslangic: '14:00', MesaiBitis: '22:00' }),
      saati('14:00', '17:45'),
      saati('18:15', '22:00'),
    ],
    ['a shift over midnight', duzen(PAZAR_TATIL, { MesaiBaslangic: '23:30', MesaiBitis: '08:30' }), null, null],
    ['a short shift', duzen(PAZAR_TATIL, { MesaiBaslangic: '09:00', MesaiBitis: '12:00' }), null, null],
  ])('%s', (_, d, once, sonra) => {
    expect([yarimSaatleri('once', d), yarimSaatleri('sonra', d)]).toEqual([once, sonra]);
  });

  const duzenler = fc
    .record({
      bas: fc.integer({ min: 0, max: 600 }),
      uzun: fc.integer({ min: 480, max: 800 }),
      Tatil_Gunleri: fc.constantFrom(1, 2, 3),
      HaftalikSaat: fc.integer({ min: 20, max: 45 }),
    })
    .map(({ bas, uzun, ...d }) => ({
      ...d,
      MesaiBaslangic: dakikaSaati(bas),
      MesaiBitis: dakikaSaati(bas + uzun),
    }));

  test('cost half a day, lie within the shift, are recognized again, and two of a day are the whole day', () =>
    fc.assert(
      fc.property(duzenler, (d) => {
        const [once, sonra] = [yarimSaatleri('once', d)!, yarimSaatleri('sonra', d)!];
        for (const [yarim, saatler] of [['once', once] as const, ['sonra', sonra] as const]) {
          const { KullanilanGun, KullanilanSaat } = izinSuresi({
            ...izin(saatler),
            ...d,
            Tur: 280,
            takvimGunu: false,
            tatiller: [],
          });
          expect(KullanilanGun).toBe(0);
          expect(gunKarsiligi({ ...d, KullanilanGun, KullanilanSaat })).toBe(0.5);
          expect(saatler.Izin_Baslama_Saati! >= d.MesaiBaslangic).toBe(true);
          expect(saatler.Izin_Bitis_Saati! <= d.MesaiBitis).toBe(true);
          const bilinen = yarimMi(izin(saatler), d);
          expect(bilinen === yarim || once.Izin_Baslama_Saati === sonra.Izin_Baslama_Saati).toBe(true);
        }
        const uzunluk = saatDakikasi(d.MesaiBitis) - saatDakikasi(d.MesaiBaslangic);
        const yarisi = saatDakikasi(once.Izin_Bitis_Saati!) - saatDakikasi(once.Izin_Baslama_Saati!);
        expect(cakisma(izin(once), izin(sonra))).toBe(uzunluk < 2 * yarisi);
      }),
      KOSU,
    ));
});

test('whole days, other hours and missing dates are not a half day', () => {
  const d = duzen(PAZAR_TATIL);
  expect(yarimMi({ ...izin(saati('08:30', '12:15')), Bitis: '2026-12-08' }, d)).toBe(null);
  expect(yarimMi(izin(saati('08:30', '12:00')), d)).toBe(null);
  expect(yarimMi(izin({ Izin_Baslama_Saati: null, Izin_Bitis_Saati: null }), d)).toBe(null);
  expect(yarimMi({ ...izin(saati('08:30', '12:15')), Baslangic: null, Bitis: null }, d)).toBe(null);
  expect(yarimMetni('sonra', 3.75, d)).toBe('Öğleden sonra: 0,5 gün');
});

describe('the halves that a person can take', () => {
  const kurallar = { Tur: 280, Tatil_Gunleri: PAZAR_TATIL, takvimGunu: false, tatiller: [] };
  const TAKVIM = 'Bu tür takvim günüyle sayılır; yarım gün olmaz.';
  const BOS_GUN = 'Bu gün çalışma günü değil.';
  const tatil = (GunSayi: number) => ({ ...kurallar, tatiller: [{ Tarih: GUN, GunSayi }] });
  test.each([
    ['a day of work', GUN, kurallar, null, null],
    ['a leave in calendar days', GUN, { ...kurallar, takvimGunu: true }, TAKVIM, TAKVIM],
    ['illness', GUN, { ...kurallar, Tur: RAPOR }, TAKVIM, TAKVIM],
    ['a Sunday', '2026-12-06', kurallar, BOS_GUN, BOS_GUN],
    ['a Saturday that is worked', '2026-12-05', kurallar, null, null],
    ['a Saturday off', '2026-12-05', { ...kurallar, Tatil_Gunleri: CUMARTESI_PAZAR_TATIL }, BOS_GUN, BOS_GUN],
    ['a holiday', GUN, tatil(1), BOS_GUN, BOS_GUN],
    ['half a holiday', GUN, tatil(0.5), null, 'Bu günün öğleden sonrası tatil.'],
  ])('%s', (_, gun, g, once, sonra) => {
    expect([yarimEngeli('once', gun, g), yarimEngeli('sonra', gun, g)]).toEqual([once, sonra]);
  });
});

describe('entered for many people', () => {
  const girilen = { Tatil_Gunleri: PAZAR_TATIL, HaftalikSaat: 45 };
  test.each([
    ['the same weekly rest', saati('08:30', '12:15'), 1, { yarim: 'once', ...saati('08:30', '12:15') }],
    ['a longer morning', saati('08:30', '12:15'), 2, { yarim: 'once', ...saati('08:30', '13:00') }],
    ['a longer afternoon', saati('14:15', '18:00'), 2, { yarim: 'sonra', ...saati('13:30', '18:00') }],
    ['other hours', saati('09:00', '11:00'), 2, null],
    ['no hours', { Izin_Baslama_Saati: null, Izin_Bitis_Saati: null }, 2, null],
  ])('%s', (_, saatler, kendi, sonuc) => {
    expect(kendiYarimi(izin(saatler), girilen, kendi)).toEqual(sonuc);
  });
});

describe('the working hours of annual leave', () => {
  const TATILLER = [
    { Tarih: '2027-01-01', GunSayi: 1 },
    { Tarih: '2027-10-28', GunSayi: 0.5 },
    { Tarih: '2027-10-29', GunSayi: 1 },
  ];
  const gunduz = { Baslangic: '08:30', Bitis: '18:00', SureDakika: null, HaftalikSaat: 45 };
  test.each([
    ['all hours within the shift', '2027-03-10', '09:00', '12:00', {}, 1, 3],
    ['minutes', '2027-03-10', '09:15', '09:35', {}, 1, 0.33],
    ['the later time first', '2027-03-10', '12:00', '09:00', {}, 1, 3],
    ['a Sunday', '2027-03-07', '09:00', '12:00', {}, 1, 0],
    ['a Saturday in a six-day week', '2027-03-06', '09:00', '12:00', {}, 1, 3],
    ['a Saturday in a five-day week', '2027-03-06', '09:00', '12:00', {}, 2, 0],
    ['a holiday', '2027-01-01', '09:00', '12:00', {}, 1, 0],
    ['the afternoon of a half holiday', '2027-10-28', '14:00', '17:00', {}, 1, 0],
    ['a half holiday', '2027-10-28', '10:00', '17:00', {}, 1, 3],
    ['after the shift', '2027-03-09', '20:00', '22:00', {}, 1, 0],
    ['over the end of the shift', '2027-03-09', '17:00', '22:00', {}, 1, 1],
    ['a whole day in a six-day week', '2027-03-10', '00:00', '23:59', {}, 1, 7.5],
    ['a whole day in a five-day week', '2027-03-10', '00:00', '23:59', {}, 2, 9],
    ['without times, the hours of the day', '2027-03-10', null, null, {}, 1, 7.5],
    ['a shift over midnight', '2027-03-10', '20:00', '23:30', { Baslangic: '22:00', Bitis: '06:00' }, 1, 1.5],
    ['the other end of such a shift', '2027-03-10', '05:00', '09:00', { Baslangic: '22:00', Bitis: '06:00' }, 1, 1],
    ['round the clock', '2027-03-10', '20:00', '22:00', { SureDakika: 480 }, 1, 2],
  ])('%s', (_, gun, bas, bit, o, Tatil_Gunleri, saat) => {
    const a = { Baslangic: gun, Bitis: gun, Izin_Baslama_Saati: bas, Izin_Bitis_Saati: bit };
    expect(isSaati(a, { Tatil_Gunleri, takvimGunu: false, tatiller: TATILLER }, { ...gunduz, ...o })).toBe(saat);
  });
});
