import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { expect, test } from 'vitest';
import { ilkEylemler } from './ilkEylemler.ts';

const CAY = { id: 646, ad: 'Çay Molası' };
const MASA = { id: MASA_BASI, ad: 'Masa Başı' };

function ilkler(
  { yetkiler = [], bas = false, tam = false }: { yetkiler?: readonly number[]; bas?: boolean; tam?: boolean },
  mevcut: number | null = MASA_BASI,
): string[] {
  const ben = {
    kullanici: { SorumluDepartmanlar: bas ? [4] : [], Vekaletler: [] },
    yetkisi: (id: number) => yetkiler.includes(id),
  };
  return ilkEylemler(ben, tam, mevcut, mevcut === MASA_BASI ? [CAY] : [CAY, MASA]);
}

test.each([
  ['the desk', {}, ['Yeni Görüşme', 'Yeni Müşteri', 'İzin İste', 'Çay Molası']],
  [
    'a head',
    { bas: true, yetkiler: [YETKI.teklifYaz] },
    [
      'Bekleyen İzinlere Karar Ver',
      'Mola Düzeltmelerine Karar Ver',
      'Ekibi Gör',
      'Yeni Görüşme',
      'İzin İste',
      'Çay Molası',
    ],
  ],
  [
    'sales',
    { yetkiler: [YETKI.teklifYaz] },
    ['Yeni Teklif', 'Yeni Aday', 'Yeni Görüşme', 'Yeni Müşteri', 'İzin İste', 'Çay Molası'],
  ],
  [
    'an accountant',
    { yetkiler: [YETKI.faturaKes] },
    ['Yeni Fatura', 'Yeni Görüşme', 'Yeni Müşteri', 'İzin İste', 'Çay Molası'],
  ],
  [
    'an administrator',
    { tam: true, yetkiler: [YETKI.faturaKes, YETKI.teklifYaz] },
    ['Yeni Görüşme', 'Yeni Müşteri', 'Yeni Personel', 'İzin İste', 'Çay Molası'],
  ],
] as const)('%s begins with what it does most', (_, kim, beklenen) => {
  expect(ilkler(kim)).toEqual(beklenen);
});

test('during a break and before the shift the desk is the next step', () => {
  expect(ilkler({}, 646).at(-1)).toBe('Masa Başı');
  expect(ilkler({}, null).at(-1)).toBe('Masa Başı');
});
