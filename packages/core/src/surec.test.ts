import { describe, expect, test } from 'vitest';
import { DEMO_SURECI, type DemoHali } from './demo/rules.ts';
import { DUZELTME_SURECI } from './duzeltme/rules.ts';
import { LISANS_SURECI } from './lisans/rules.ts';
import {
  cikislar,
  gecisEngeli,
  gecisler,
  gecisMatrisi,
  sonDurum,
  sunulanlar,
  type Surec,
  ulasilamayanlar,
} from './surec.ts';
import { TALEP_SURECI } from './talep/rules.ts';

/** A machine with a record for each of its states, who may call, and what may be done, written by hand beside the table. */
interface Ornek<D extends string, K, C> {
  readonly surec: Surec<D, K, C>;
  readonly kayit: (durum: D) => K;
  readonly cagiranlar: Readonly<Record<string, C>>;
  readonly olanlar: readonly string[];
}
const ornek = <D extends string, K, C>(o: Ornek<D, K, C>) => ({
  ...o,
  hucreler: gecisMatrisi(o.surec, o.kayit, o.cagiranlar),
  ulasilamayan: ulasilamayanlar(o.surec) as string[],
  son: o.surec.durumlar.filter((d) => sonDurum(o.surec, d)) as string[],
  izinli: (cagiran: string, durum: string) =>
    gecisler(o.surec, o.kayit(durum as D), o.cagiranlar[cagiran]!).map((g): string => g.nereye),
  cumleleri: (nereden: string, nereye: string) =>
    cikislar(o.surec, nereden as D).flatMap((g) => ((g.nereye as string) === nereye ? (g.cumle ?? []) : [])),
});

const demo = (DurumAnahtar: DemoHali['DurumAnahtar']): DemoHali => ({ DurumAnahtar, Deneme: 0, KurulumZamani: null });
const biri = { Id: 7, ayricalikli: false };
const tam = { Id: 7, ayricalikli: true };
const baskasi = { Id: 8, ayricalikli: false };

const SURECLER = {
  demo: ornek({
    surec: DEMO_SURECI,
    kayit: demo,
    cagiranlar: { dagitan: { dagitir: true }, kuran: { dagitir: false } },
    olanlar: [
      'dagitan: bekliyor → atandi vazgecti iptal',
      'dagitan: atandi → randevulu ulasilamadi vazgecti iptal',
      'dagitan: randevulu → randevulu kuruldu ulasilamadi vazgecti iptal',
      'dagitan: kuruldu → denemede vazgecti iptal',
      'dagitan: denemede → satis ulasilamadi vazgecti iptal',
      'dagitan: ulasilamadi → randevulu ulasilamadi vazgecti iptal',
      'kuran: bekliyor → vazgecti iptal',
      'kuran: atandi → randevulu ulasilamadi vazgecti iptal',
      'kuran: randevulu → randevulu kuruldu ulasilamadi vazgecti iptal',
      'kuran: kuruldu → denemede vazgecti iptal',
      'kuran: denemede → satis ulasilamadi vazgecti iptal',
      'kuran: ulasilamadi → randevulu ulasilamadi vazgecti iptal',
    ],
  }),
  lisans: ornek({
    surec: LISANS_SURECI,
    kayit: (Hal) => ({ Hal }),
    cagiranlar: { yoneten: { yonetir: true }, bakan: { yonetir: false } },
    olanlar: ['yoneten: Aktif → Askıda İptal', 'yoneten: Askıda → Aktif İptal'],
  }),
  talep: ornek({
    surec: TALEP_SURECI,
    kayit: (Durum) => ({ Durum, UserId: 7 }),
    cagiranlar: { kendisi: biri, tam, baskasi },
    olanlar: [
      'kendisi: Bekliyor → Vazgeçildi',
      'tam: Bekliyor → Onaylandı Reddedildi Vazgeçildi',
      'baskasi: Bekliyor → Onaylandı Reddedildi',
    ],
  }),
  duzeltme: ornek({
    surec: DUZELTME_SURECI,
    kayit: (Durum) => ({ Durum, KisiId: 7 }),
    cagiranlar: { kendisi: biri, tam, baskasi },
    olanlar: ['tam: Bekliyor → Onaylandı Reddedildi', 'baskasi: Bekliyor → Onaylandı Reddedildi'],
  }),
} as const;

describe.each(Object.entries(SURECLER))('the machine of %s', (_, s) => {
  test('does for every caller, from every state, what is written here, and nothing else', () => {
    const olanlar = Map.groupBy(
      s.hucreler.filter((h) => h.engel === null),
      (h) => `${h.cagiran}: ${h.nereden} → `,
    );
    const yazilan = [...olanlar].map(([bas, hucreler]) => `${bas}${hucreler.map((h) => h.nereye).join(' ')}`);
    expect(yazilan).toEqual(s.olanlar);
    expect(s.hucreler).toHaveLength(s.surec.durumlar.length ** 2 * Object.keys(s.cagiranlar).length);
  });

  test('says of every other move why not: its own reason, or every state that there is instead', () => {
    const reddedilen = s.hucreler.filter((h) => h.engel !== null);
    expect(reddedilen.length).toBeGreaterThan(0);
    for (const { cagiran, nereden, nereye, engel } of reddedilen) {
      const kendi = s.cumleleri(nereden, nereye);
      const zaten = nereden === nereye && s.surec.zaten !== undefined;
      if (kendi.length > 0) expect(kendi).toContain(engel);
      else if (!zaten && !s.son.includes(nereden))
        for (const ad of s.izinli(cagiran, nereden)) expect(engel).toContain(`‘${ad}’`);
      expect(engel).toMatch(/[.]$/);
    }
  });

  test('reaches each of its states, and ends somewhere', () => {
    expect(s.ulasilamayan).toEqual([]);
    expect(s.son.length).toBeGreaterThan(0);
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

  test('finds the state that no way reaches', () => {
    expect(ulasilamayanlar(lamba)).toEqual(['kayip']);
  });

  test('hides what a caller may never do, and says what is in the way of the rest', () => {
    expect(sunulanlar(lamba, kapali, { usta: false })).toEqual([{ nereye: 'acik', ad: 'Aç', engel: null }]);
    expect(sunulanlar(lamba, { ...kapali, ampul: false }, { usta: true })).toEqual([
      { nereye: 'acik', ad: 'Aç', engel: 'Ampul yok.' },
      { nereye: 'bozuk', ad: 'Sök', engel: null },
    ]);
  });

  test('names the states that there are, by the words of the installation', () => {
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
