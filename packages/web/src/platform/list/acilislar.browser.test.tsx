import type { Liste } from '@masabasi/core/platform/list/liste';
import { anlasilmayan } from '@masabasi/core/platform/list/listeAdresi';
import { afterEach, expect, test } from 'vitest';
import { ACILISLAR, acilisi, acilisIstegi, acilisSozleri, hatirla, hatirlanan, sekmeSozu } from './acilislar.ts';

const moduller = import.meta.glob<Record<string, unknown>>('../../../../core/src/*/*/liste.ts', { eager: true });
const bunlar = Object.values(moduller).flatMap((m) => Object.values(m)) as Partial<Liste>[];
const listeler = bunlar.filter((l): l is Liste => typeof l === 'object' && l !== null && 'satirlar' in l);
const HERKES = [() => true, () => false];

afterEach(() => localStorage.clear());

test('every list of the product has its opening in the table, and the table no other', () => {
  expect(listeler.length).toBeGreaterThan(20);
  expect(Object.keys(ACILISLAR).toSorted()).toEqual(listeler.map((l) => l.ad).toSorted());
});

test('each list understands its opening, the one beside it, and the orders of its tabs', () => {
  const bozuk = listeler.flatMap((l) => {
    const { yoksa, siralar = {} } = ACILISLAR[l.ad]!;
    const acilislar = [
      ...HERKES.map((yetkisi) => acilisi(l.ad, yetkisi)),
      ...(yoksa === undefined ? [] : [{ sekme: yoksa }]),
      ...Object.entries(siralar).map(([sekme, sirala]) => ({ sekme, sirala })),
    ];
    return acilislar
      .map((a) => new URLSearchParams(acilisSozleri(l.ad, a).map((s) => [...s])))
      .filter((adres) => anlasilmayan(l, adres) !== null)
      .map((adres) => `${l.ad}: ${adres}`);
  });
  expect(bozuk).toEqual([]);
});

test('a tab of an opening is a filter of its list, and the tab of all rows is the one that does not filter', () => {
  for (const l of listeler) {
    const soz = sekmeSozu(l.ad);
    if (soz === null) continue;
    const [alan, suzgec] = Object.entries(l.suzgecler).find(([, s]) => s.adres === soz)!;
    expect([l.ad, suzgec.bos]).toEqual([l.ad, 'hepsi']);
    expect(Object.keys(acilisIstegi(l.ad, () => true) ?? {})).toContain(alan);
  }
});

test('the read ahead asks for what the list opens on', () => {
  expect(acilisIstegi('egitim', () => false)).toEqual({
    sekme: 'planli',
    sirala: [{ alan: 'Planlanan_Baslama', yon: 'artan' }],
  });
  expect(acilisIstegi('bankaHareketi', () => false)).toEqual({ Durum: 'bekleyen' });
  expect(acilisIstegi('musteri', () => false)).toEqual({});
  // The opening of the desk depends on a permission.
  expect(acilisIstegi('gorusme', null)).toBeNull();
  expect(acilisIstegi('gorev', null)).toMatchObject({ sekme: 'benim' });
});

test('the last choice goes before the table, and what is not understood is no choice', () => {
  expect(hatirlanan('teklif')).toBeNull();
  hatirla('teklif', { sekme: 'hepsi', sirala: '-Tarih' });
  expect(acilisi('teklif', () => true)).toEqual({ sekme: 'hepsi', sirala: '-Tarih' });
  expect(acilisIstegi('teklif', () => true)).toEqual({ sirala: [{ alan: 'Tarih', yon: 'azalan' }] });
  for (const bozuk of ['{', '7', 'null', '{"sekme":3}']) {
    localStorage.setItem(
      Object.keys(localStorage).find((ad) => ad.includes('teklif'))!,
      bozuk,
    );
    expect(acilisi('teklif', () => true).sirala).not.toBe('-Tarih');
  }
});
