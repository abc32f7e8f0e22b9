import { describe, expect, test } from 'vitest';
import { gecisEngeli, sunulanlar, type Surec, ulasilamayanlar } from './surec.ts';
import { denemeler, gezilmeyenler } from '../../testing/odalar.ts';

const SURECLER = denemeler('surec').flatMap(([oda, s]) => [s].flat().map((surec) => [oda, surec] as const));

test('walks the state machine of every room', async () => {
  const yurunen = [...new Set(SURECLER.map(([, s]) => s.surec))];
  const { adlar, sayi } = await gezilmeyenler('rules', '_SURECI', yurunen);
  expect(adlar, 'its room’s testing.ts of core says what may be done there (deneme.surec)').toEqual([]);
  expect(sayi).toBe(yurunen.length);
  expect(yurunen.length).toBeGreaterThan(3);
});

describe.each(SURECLER)('the state machine of %s', (_, s) => {
  test('allows exactly the moves written here, for every caller and state', () => {
    const olanlar = Map.groupBy(
      s.hucreler.filter((h) => h.engel === null),
      (h) => `${h.cagiran}: ${h.nereden} → `,
    );
    const yazilan = [...olanlar].map(([bas, hucreler]) => `${bas}${hucreler.map((h) => h.nereye).join(' ')}`);
    expect(yazilan).toEqual(s.olanlar);
    expect(s.hucreler).toHaveLength(s.durumlar.length ** 2 * s.cagiranlar.length);
  });

  test('explains every other move with its own reason, or with the states that are possible instead', () => {
    const reddedilen = s.hucreler.filter((h) => h.engel !== null);
    expect(reddedilen.length).toBeGreaterThan(0);
    for (const { cagiran, nereden, nereye, engel } of reddedilen) {
      const kendi = s.cumleleri(nereden, nereye);
      const zaten = nereden === nereye && s.zatenVar;
      if (kendi.length > 0) expect(kendi).toContain(engel);
      else if (!zaten && !s.son.includes(nereden))
        for (const ad of s.izinli(cagiran, nereden)) expect(engel).toContain(`‘${ad}’`);
      expect(engel).toMatch(/[.]$/);
    }
  });

  test('reaches each of its states, and has a final state, which may be reopened', () => {
    expect(s.ulasilamayan).toEqual([]);
    expect(s.son.length + s.acilan.length).toBeGreaterThan(0);
  });
});

describe('a table', () => {
  const lamba: Surec<
    'kapali' | 'acik' | 'bozuk' | 'kayip',
    { hal: 'kapali' | 'acik' | 'bozuk' | 'kayip'; ampul: boolean },
    { usta: boolean }
  > = {
    durumlar: ['kapali', 'acik', 'bozuk', 'kayip'],
    ilk: 'kapali',
    hali: (l) => l.hal,
    gecisler: [
      { nereden: ['kapali'], nereye: 'acik', ad: 'Aç', kosul: (l) => l.ampul, cumle: 'Ampul yok.' },
      { nereden: ['acik'], nereye: 'kapali', ad: 'Kapat' },
      { nereden: ['kapali', 'acik'], nereye: 'bozuk', ad: 'Sök', kim: (c) => c.usta },
      { nereden: ['kapali', 'acik'], nereye: 'bozuk', ad: 'Patlar', kim: () => false, dolayli: true },
    ],
    kapali: (d) => `${d}: artık değişmez.`,
  };
  const kapali = { hal: 'kapali', ampul: true } as const;

  test('finds an unreachable state', () => {
    expect(ulasilamayanlar(lamba)).toEqual(['kayip']);
  });

  test('hides moves that a caller may never make, and explains the blocked ones', () => {
    expect(sunulanlar(lamba, kapali, { usta: false })).toEqual([{ nereye: 'acik', ad: 'Aç', engel: null }]);
    expect(sunulanlar(lamba, { ...kapali, ampul: false }, { usta: true })).toEqual([
      { nereye: 'acik', ad: 'Aç', engel: 'Ampul yok.' },
      { nereye: 'bozuk', ad: 'Sök', engel: null },
    ]);
  });

  test('names the possible states in the words of the installation', () => {
    const ad = (d: string) => `${d}!`;
    expect(gecisEngeli(lamba, { ...kapali, hal: 'acik' }, 'kayip', { usta: true }, ad)).toBe(
      '‘acik!’ durumundan ‘kayip!’ durumuna geçilemez. Geçilebilecek durumlar: ‘kapali!’, ‘bozuk!’.',
    );
    expect(gecisEngeli(lamba, { ...kapali, hal: 'bozuk' }, 'acik', { usta: true }, ad)).toBe('bozuk!: artık değişmez.');
    expect(gecisEngeli(lamba, { ...kapali, ampul: false }, 'kapali', { usta: false })).toBe(
      '‘kapali’ durumundan ‘kapali’ durumuna geçilemez. Şu anda geçilebilecek durum yok.',
    );
  });
});
