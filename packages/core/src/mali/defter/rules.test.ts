import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { dengesizlik, fisHatasi, fisMetni, ILK_OZET, tersi } from './rules.ts';

const satir = (Hesap: string, tutar: number, Birim = 'TRY') => ({ Hesap, Birim, Tutar: kurus(tutar) });
const fis = (...satirlar: ReturnType<typeof satir>[]) => ({
  Gun: '2026-11-20',
  Kaynak: 'banka_hareket',
  KaynakId: 7,
  Aciklama: 'Havale',
  satirlar,
});

test('an entry balances in each currency separately', () => {
  expect(fisHatasi(fis(satir('102', 500), satir('120', -500)))).toBeNull();
  expect(fisHatasi(fis(satir('102', 500), satir('120', -499)))).not.toBeNull();
  expect(fisHatasi(fis(satir('102', 500, 'USD'), satir('120', -500)))).not.toBeNull();
  expect(dengesizlik([satir('102', 5), satir('120', -5, 'EUR')])).toEqual(
    new Map([
      ['TRY', 5],
      ['EUR', -5],
    ]),
  );
});

test('an entry has at least two lines, no zero amounts and a text', () => {
  expect(fisHatasi(fis())).not.toBeNull();
  expect(fisHatasi(fis(satir('102', 0), satir('120', 0)))).not.toBeNull();
  expect(fisHatasi({ ...fis(satir('102', 1), satir('120', -1)), Aciklama: ' ' })).not.toBeNull();
});

test('a reversal swaps the sides of every line', () => {
  expect(tersi([satir('102', 500), satir('120', -500)]).map((s) => s.Tutar)).toEqual([-500, 500]);
});

test('the hashed text contains every field once, so that two entries never share a text', () => {
  const f = {
    ...fis(satir('102', 500), satir('120', -500)),
    Sira: 1,
    TersSira: null,
    Zaman: '2026-11-20T09:00:00.000Z',
    Onceki: ILK_OZET,
  };
  expect(fisMetni(f)).toBe(
    `1\n2026-11-20\nbanka_hareket\n7\n-\n2026-11-20T09:00:00.000Z\n${ILK_OZET}\n1 102 - TRY 500\n2 120 - TRY -500\n\nHavale`,
  );
});
