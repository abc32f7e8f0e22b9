import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EKRAN_SOZLERI } from './ekranSozleri.ts';
import { eslesenler } from '../../platform/search/eslesme.ts';

/**
 * The menu of a new installation and the pages with code. Both are read as texts, because their modules need a server
 * and a browser.
 */
const oku = (yol: string) => readFileSync(new URL(yol, import.meta.url), 'utf8');
const yapraklar = [...oku('../../../../server/src/platform/setup/menuler.ts').matchAll(/\['([^']+)', '(\/[^']+)'/g)];
const rotalar = [...oku('../../routes.tsx').matchAll(/(?:\bs\(\s*|\bpath: )'(\/[^']+)'/g)].map(([, yol]) => yol!);
const ekranlar = yapraklar.map(([, ad, yol]) => ({ ad: ad!, yol: yol!, sozler: EKRAN_SOZLERI[yol!] ?? '' }));
const bul = (ara: string) => eslesenler(ara, ekranlar).map((e) => e.yol);

test('every path of the table is a page, and every visible page of the menu has other words', () => {
  const sayfalar = new Set(rotalar.map((r) => r.replace(/\/:.*$/, '')));
  expect(Object.keys(EKRAN_SOZLERI).filter((yol) => !sayfalar.has(yol))).toEqual([]);
  const sozsuz = ekranlar.filter((e) => e.sozler === '' && !/\/(detay|liste)$/.test(e.yol)).map((e) => e.yol);
  expect(sozsuz).toEqual([]);
});

test.each([
  ['tahsilat', '/mali/gelir'],
  ['ciro', '/mali/gelir'],
  ['gecikmiş', '/mali/gelir'],
  ['gecikmis', '/mali/gelir'],
  ['kazanma', '/pazarlama/tekliftakibi'],
  ['kazanma oranı', '/pazarlama/tekliftakibi'],
  ['mola düzelt', '/personel/mola'],
  ['ekip izin', '/personel/izin'],
  ['izin ekip', '/personel/izin'],
  ['EKSTRE', '/mali/bankagunsonu'],
  ['mesaj', '/personel/yazisma'],
  ['yedek', '/yonetim/sistem'],
  ['bayram', '/tanimlar/tatil'],
  ['yenileme', '/rapor/lisans'],
  ['nps', '/istatistik/memnuniyet'],
])('%s leads to %s', (ara, yol) => expect(bul(ara)).toContain(yol));

test('an unknown word finds nothing', () => expect(bul('zzz')).toEqual([]));
