import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunEkle } from '../../platform/time/tarih.ts';
import { type AlanProje, type Alinan, type DisGorev, disPlaniAl } from './aktarim.ts';
import { BAG_TURLERI, type BagTuru } from './cpm.ts';
import { calismaTakvimi } from './rules.ts';

const calisir = calismaTakvimi(['2026-12-02']);
const BOS: AlanProje = {
  Ad: 'Geçiş',
  Baslama_Tarihi: '2026-11-02',
  konular: [],
  planlar: [],
  kisiler: [
    { Id: 7, Ad: 'Işıl Öz' },
    { Id: 8, Ad: 'Can Ak' },
  ],
};
let uid = 0;
const gorev = (Ad: string, o: Partial<DisGorev> = {}): DisGorev => ({
  Uid: ++uid,
  Seviye: 1,
  Ad,
  Aciklama: '',
  Baslama: '2026-12-01',
  Bitis: '2026-12-04',
  Sure: null,
  Sabit: false,
  Ozet: false,
  KilometreTasi: false,
  Saat: 24,
  Kaynaklar: [],
  Baglar: [],
  ...o,
});
const alinan = (g: readonly DisGorev[], p: AlanProje = BOS): Alinan => {
  const a = disPlaniAl(g, p, calisir);
  if ('engel' in a) throw new Error(a.engel);
  return a;
};
const engeli = (g: readonly DisGorev[], p: AlanProje = BOS) => {
  const a = disPlaniAl(g, p, calisir);
  return 'engel' in a ? a.engel : null;
};

describe('a plan from another program', () => {
  test('makes topics of summary tasks and plans of tasks, in a topic with the project’s name if there is none', () => {
    const a = alinan([
      gorev('Hazırlık', { Ozet: true }),
      gorev('Sunucular', { Seviye: 2, Ozet: true }),
      gorev('Kurulum', { Seviye: 3 }),
      gorev('Eğitim', { Seviye: 2 }),
      gorev('Açılış'),
    ]);
    expect(a.konular.map((k) => [k.Ad, k.UstId])).toEqual([
      ['Hazırlık', null],
      ['Sunucular', a.konular[0]!.Id],
      ['Geçiş', null],
    ]);
    expect(a.planlar.map((p) => [p.Ad, a.konular.find((k) => k.Id === p.KonuId)!.Ad])).toEqual([
      ['Kurulum', 'Sunucular'],
      ['Eğitim', 'Hazırlık'],
      ['Açılış', 'Geçiş'],
    ]);
  });

  test('skips a plan of the same name in the same topic, and keeps the link to it', () => {
    const proje: AlanProje = {
      ...BOS,
      konular: [{ Id: 1, UstId: null, Ad: 'HAZIRLIK' }],
      planlar: [
        {
          Id: 5,
          KonuId: 1,
          Ad: 'kurulum',
          Baslama_Tarihi: '2026-12-01',
          Bitis_Tarihi: '2026-12-04',
          KilometreTasi: false,
        },
      ],
    };
    const kurulum = gorev('Kurulum', { Seviye: 2 });
    const a = alinan(
      [
        gorev('Hazırlık', { Ozet: true }),
        kurulum,
        gorev('Deneme', {
          Seviye: 2,
          Baslama: '2026-12-07',
          Bitis: '2026-12-08',
          Baglar: [{ Uid: kurulum.Uid, Tur: 'FS', Gecikme: 0 }],
        }),
      ],
      proje,
    );
    expect([a.konular, a.Olan, a.planlar.length]).toEqual([[], 1, 1]);
    expect(a.planlar[0]).toMatchObject({ KonuId: 1, Bagimliliklar: [{ PlanId: 5, Tur: 'FS', Gecikme: 0 }] });
  });

  test('moves days on holidays and weekends to working days, and says so', () => {
    const a = alinan([gorev('Kurulum', { Baslama: '2026-12-02', Bitis: '2026-12-06' })]);
    expect(a.planlar[0]).toMatchObject({ Baslama_Tarihi: '2026-12-03', Bitis_Tarihi: '2026-12-04' });
    expect(a.uyarilar).toEqual([
      'Çalışma gününe denk gelmeyen günler, süre içindeki ya da önceki çalışma gününe alınır: ‘Kurulum’ (02.12.2026–06.12.2026 → 03.12.2026–04.12.2026).',
    ]);
  });

  test.each([
    ['a Saturday', { Baslama: '2026-12-05', Bitis: '2026-12-05' }],
    ['a weekend', { Baslama: '2026-12-05', Bitis: '2026-12-06' }],
    ['a milestone on a Saturday', { Baslama: '2026-12-05', Bitis: '2026-12-05', KilometreTasi: true }],
    ['a milestone from a Sunday on', { Baslama: '2026-12-06', Bitis: '2026-12-09', KilometreTasi: true }],
  ])('moves %s to the working day before, not to the next one', (_ad, gunler) => {
    const a = alinan([gorev('Geçiş', gunler)]);
    expect(a.planlar[0]).toMatchObject({ Baslama_Tarihi: '2026-12-04', Bitis_Tarihi: '2026-12-04' });
    expect(a.uyarilar).toEqual([expect.stringContaining('‘Geçiş’')]);
  });

  test('starts a plan as its link demands when the file has an earlier day', () => {
    const ilk = gorev('Kurulum');
    const a = alinan([ilk, gorev('Deneme', { Baglar: [{ Uid: ilk.Uid, Tur: 'FS', Gecikme: 1 }] })]);
    expect(a.planlar[1]).toMatchObject({ Baslama_Tarihi: '2026-12-08', Bitis_Tarihi: '2026-12-10' });
    expect(a.uyarilar).toEqual([
      'Bağlandıklarından önce başlayan planlar, bağlarının izin verdiği güne alınır: ‘Deneme’ (01.12.2026 → 08.12.2026).',
    ]);
  });

  test('finds a resource by name and lists the unknown ones', () => {
    const a = alinan([gorev('Kurulum', { Kaynaklar: ['IŞIL ÖZ'] }), gorev('Deneme', { Kaynaklar: ['Yabancı Biri'] })]);
    expect(a.planlar.map((p) => p.SorumluId)).toEqual([7, null]);
    expect(a.uyarilar.join()).toContain('Yabancı Biri');
  });

  test('drops links to a summary task, to an unknown task and to the task itself', () => {
    const ozet = gorev('Hazırlık', { Ozet: true });
    const kendisi = gorev('Kurulum', { Seviye: 2 });
    const bagli = {
      ...kendisi,
      Baglar: [ozet.Uid, 9999, kendisi.Uid].map((Uid) => ({ Uid, Tur: 'FS' as const, Gecikme: 0 })),
    };
    const a = alinan([ozet, bagli]);
    expect(a.planlar[0]!.Bagimliliklar).toEqual([]);
    expect(a.uyarilar).toEqual([expect.stringMatching(/^3 bağ alınmaz; özet görevlere, .*: ‘Kurulum’\.$/)]);
  });

  test('reports a summary task’s note and link, a second person and a long text', () => {
    const once = gorev('Keşif');
    const a = alinan([
      once,
      gorev('Hazırlık', { Ozet: true, Aciklama: 'not', Baglar: [{ Uid: once.Uid, Tur: 'FS', Gecikme: 0 }] }),
      gorev('Kurulum', { Seviye: 2, Kaynaklar: ['Can Ak', 'Işıl Öz'], Aciklama: 'x'.repeat(9000) }),
    ]);
    expect(a.planlar[1]!.SorumluId).toBe(8);
    expect(a.uyarilar).toEqual([
      'Konu olan görevlerin kendi bağları alınmaz; altlarındaki planların günleri değişmez: ‘Hazırlık’.',
      'Konu olan görevlerin notları alınmaz: ‘Hazırlık’.',
      'Adı, notu ya da iş süresi sınırı aşan görevler sınırda kesilir: ‘Kurulum’.',
      'Birden çok kişiye verilmiş planların sorumlusu ilk kişi olur: ‘Kurulum’.',
    ]);
  });

  test('refuses a circle, a plan of more than ten years and too many plans', () => {
    const [a, b] = [gorev('Bir'), gorev('İki')];
    const baglar = (Uid: number) => [{ Uid, Tur: 'FS' as const, Gecikme: 0 }];
    expect(
      engeli([
        { ...a, Baglar: baglar(b.Uid) },
        { ...b, Baglar: baglar(a.Uid) },
      ]),
    ).toMatch(/döngü kuruyor: ‘.+’ → ‘.+’ → /);
    expect(engeli([gorev('Uzun', { Bitis: '2040-12-03' })])).toMatch(/on yıldan uzun/);
    const zincir = Array.from({ length: 5 }, (_, i) =>
      gorev(`Z${i}`, { Uid: 500 + i, Baglar: baglar(499 + i).map((x) => ({ ...x, Gecikme: 999 })) }),
    );
    expect(engeli(zincir)).toMatch(/‘Z3’ planını on yıldan ileri atıyor/);
    expect(engeli(Array.from({ length: 2001 }, (_, i) => gorev(`Plan ${i}`)))).toMatch(/en çok 2000 plan/);
  });

  test('gives a name to a task with an empty, long or invisible one', () => {
    const a = alinan([gorev('  '), gorev('x'.repeat(400)), gorev('Ku\u200brulum\u0000')]);
    expect(a.planlar.map((p) => p.Ad)).toEqual(['Adsız', expect.stringMatching(/^x{199}…$/), 'Kurulum']);
  });

  test('starts a task without days with its topic, and lets its links move it', () => {
    const once = gorev('Keşif', { Seviye: 2, Baslama: '2026-12-07', Bitis: '2026-12-08' });
    const yok = { Baslama: null, Bitis: null };
    const a = alinan([
      gorev('Hazırlık', { Ozet: true, Baslama: '2026-12-03', Bitis: null }),
      once,
      gorev('Belirsiz', { Seviye: 2, ...yok, Sure: 2 }),
      gorev('Bağlı', { Seviye: 2, ...yok, Sure: 0.5, Baglar: [{ Uid: once.Uid, Tur: 'FS', Gecikme: 0 }] }),
      gorev('Başı yok', { Seviye: 2, Baslama: null, Bitis: '2026-12-08', Sure: 3 }),
      gorev('Sonu yok', { Seviye: 2, Baslama: '2026-12-08', Bitis: null, Sure: 2 }),
    ]);
    expect(a.planlar.slice(1).map((p) => [p.Ad, p.Baslama_Tarihi, p.Bitis_Tarihi])).toEqual([
      ['Belirsiz', '2026-12-03', '2026-12-04'],
      ['Bağlı', '2026-12-09', '2026-12-09'],
      ['Başı yok', '2026-12-04', '2026-12-08'],
      ['Sonu yok', '2026-12-08', '2026-12-09'],
    ]);
    expect(a.uyarilar).toEqual([
      'Günü dosyada yazılmayan ya da okunamayan planlar şu günlere konur: ‘Belirsiz’ (03.12.2026–04.12.2026), ‘Bağlı’ (09.12.2026).',
    ]);
    const tek = alinan([gorev('Tek', yok)]);
    expect(tek.planlar[0]).toMatchObject({ Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-11-02' });
  });
});

describe('a link from another program', () => {
  const onceki = gorev('A', { Baslama: '2026-12-08', Bitis: '2026-12-08' });
  const bagli = (bas: string, bit: string, bag: object, o: Partial<DisGorev> = {}) =>
    alinan([
      onceki,
      gorev('B', { Baslama: bas, Bitis: bit, Baglar: [{ Uid: onceki.Uid, Tur: 'FS', Gecikme: 0, ...bag }], ...o }),
    ]);
  const sonucu = (a: Alinan) => [
    a.planlar[1]!.Baslama_Tarihi,
    a.planlar[1]!.Bitis_Tarihi,
    a.planlar[1]!.Bagimliliklar[0]!.Gecikme,
  ];

  test.each([
    // Tuesday and two calendar days: Friday morning at the earliest.
    ['FS', 2, '2026-12-11', 2],
    // Over a weekend without work.
    ['FS', 5, '2026-12-14', 3],
    ['FS', -1, '2026-12-08', -1],
    ['FS', 0.2, '2026-12-09', 0],
    ['SS', 1, '2026-12-09', 1],
    ['SS', 7, '2026-12-15', 5],
    ['FF', 1, '2026-12-09', 1],
    ['FF', 5, '2026-12-14', 3],
    ['SF', 2, '2026-12-09', 2],
  ] as const)('%s, %s calendar days', (Tur, Gecikme, gun, beklenen) => {
    const a = bagli(gun, gun, { Tur, Gecikme, Birim: 'takvimGunu', Tutar: true });
    expect(sonucu(a)).toEqual([gun, gun, beklenen]);
    expect(a.uyarilar).toEqual([expect.stringMatching(/^Bağ beklemeleri tam iş gününe çevrilir: ‘B’ ← ‘A’/)]);
  });

  test('takes a percentage of the predecessor’s duration in the file, else of its working days', () => {
    const once = gorev('A', { Baslama: '2026-12-07', Bitis: '2026-12-10' });
    const al = (Sure: number | null, bag: object) =>
      alinan([
        { ...once, Sure },
        gorev('B', {
          Baslama: '2026-12-21',
          Bitis: '2026-12-21',
          Baglar: [{ Uid: once.Uid, Tur: 'FS', Gecikme: 50, Tutar: true, ...bag }],
        }),
      ]).planlar[1]!.Bagimliliklar[0]!.Gecikme;
    expect(al(null, { Birim: 'yuzde' })).toBe(2);
    expect(al(6, { Birim: 'yuzde' })).toBe(3);
    expect(al(4, { Birim: 'yuzde', Gecikme: -25 })).toBe(-1);
    // Two days after Thursday reach into the weekend.
    expect(al(4, { Birim: 'takvimYuzdesi' })).toBe(1);
  });

  test('shortens the lag of a link that the hours keep instead of moving the day, and says so', () => {
    // A ends in the morning, and B begins in the afternoon of the same day.
    const a = bagli('2026-12-08', '2026-12-10', { Tutar: true });
    expect(sonucu(a)).toEqual(['2026-12-08', '2026-12-10', -1]);
    expect(a.uyarilar).toEqual([
      'Günler dosyadaki gibi kalsın diye bağ beklemeleri kısaltılır: ‘B’ ← ‘A’ (0 iş günü → −1 iş günü).',
    ]);
    const tas = bagli('2026-12-08', '2026-12-08', { Tutar: true }, { KilometreTasi: true });
    expect([...sonucu(tas), tas.uyarilar]).toEqual(['2026-12-08', '2026-12-08', 0, []]);
  });

  test('leaves a fixed plan on its days, even when the file itself breaks its link', () => {
    const a = bagli('2026-12-01', '2026-12-03', {}, { Sabit: true });
    expect(sonucu(a)).toEqual(['2026-12-01', '2026-12-03', -5]);
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ ← ‘A’ (0 iş günü → −5 iş günü)')]);
    const uzak = bagli('2015-12-01', '2015-12-03', {}, { Sabit: true });
    expect(uzak.planlar[1]).toMatchObject({ Baslama_Tarihi: '2015-12-01', Bagimliliklar: [] });
    expect(uzak.uyarilar).toEqual(['Günleriyle uyuşmayan bağları alınmayan planlar: ‘B’.']);
  });

  test('moves a plan with its predecessor when that was moved here', () => {
    const a = alinan(
      [
        onceki,
        gorev('B', {
          Baslama: '2026-12-09',
          Bitis: '2026-12-09',
          Baglar: [{ Uid: onceki.Uid, Tur: 'FS', Gecikme: 0, Tutar: true }],
        }),
      ],
      {
        ...BOS,
        konular: [{ Id: 1, UstId: null, Ad: 'Geçiş' }],
        planlar: [
          { Id: 5, KonuId: 1, Ad: 'A', Baslama_Tarihi: '2026-12-14', Bitis_Tarihi: '2026-12-15', KilometreTasi: false },
        ],
      },
    );
    expect(a.planlar[0]).toMatchObject({ Ad: 'B', Baslama_Tarihi: '2026-12-16' });
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ (09.12.2026 → 16.12.2026)')]);
  });

  test('moves no plan beyond its written day when the hours of the file keep its links', () => {
    const gun = fc.integer({ min: 0, max: 90 }).map((n) => gunEkle('2026-11-02', n));
    const dosya = fc.array(
      fc.record({
        bas: gun,
        sure: fc.integer({ min: 0, max: 12 }),
        tas: fc.boolean(),
        bag: fc.array(
          fc.record({
            once: fc.nat({ max: 20 }),
            Tur: fc.constantFrom(...(Object.keys(BAG_TURLERI) as BagTuru[])),
            Gecikme: fc.double({ min: -30, max: 30, noNaN: true }),
            Birim: fc.constantFrom(
              'isGunu' as const,
              'takvimGunu' as const,
              'yuzde' as const,
              'takvimYuzdesi' as const,
            ),
          }),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(dosya, (uretilen) => {
        const gorevler = uretilen.map((u, i) =>
          gorev(`P${i}`, {
            Uid: 1000 + i,
            Baslama: u.bas,
            Bitis: gunEkle(u.bas, u.tas ? 0 : u.sure),
            KilometreTasi: u.tas,
            Baglar: u.bag.filter((b) => b.once < i).map((b) => ({ ...b, Uid: 1000 + b.once, Tutar: true })),
          }),
        );
        for (const [i, p] of alinan(gorevler).planlar.entries()) {
          const g = gorevler[i]!;
          const ilk = Array.from({ length: 13 }, (_, n) => gunEkle(g.Baslama!, n)).find(
            (x) => calisir(x) && x <= g.Bitis!,
          );
          expect([p.Ad, p.Baslama_Tarihi <= (ilk ?? g.Baslama!), p.Bitis_Tarihi <= g.Bitis!]).toEqual([
            p.Ad,
            true,
            true,
          ]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
