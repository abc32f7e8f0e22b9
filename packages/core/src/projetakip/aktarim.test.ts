import { describe, expect, test } from 'vitest';
import { type AlanProje, type Alinan, type DisGorev, disPlaniAl } from './aktarim.ts';
import { calismaTakvimi } from './rules.ts';

const calisir = calismaTakvimi(['2026-12-02']);
const BOS: AlanProje = { Ad: 'Geçiş', konular: [], planlar: [], kisiler: [{ Id: 7, Ad: 'Işıl Öz' }] };
let uid = 0;
const gorev = (Ad: string, o: Partial<DisGorev> = {}): DisGorev => ({
  Uid: ++uid,
  Seviye: 1,
  Ad,
  Aciklama: '',
  Baslama: '2026-12-01',
  Bitis: '2026-12-04',
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

describe('başka bir programdan gelen plan', () => {
  test('özet görevler konu, altındakiler plan olur; konusuz olan projenin adını taşıyan konuya konur', () => {
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

  test('aynı konu altında aynı adla olan bir daha gelmez, ona olan bağ kalır', () => {
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

  test('tatile ve hafta sonuna düşen günler çalışma gününe alınır ve söylenir', () => {
    const a = alinan([gorev('Kurulum', { Baslama: '2026-12-02', Bitis: '2026-12-06' })]);
    expect(a.planlar[0]).toMatchObject({ Baslama_Tarihi: '2026-12-03', Bitis_Tarihi: '2026-12-04' });
    expect(a.uyarilar).toEqual(['1 planın günü çalışma gününe denk gelmiyordu; en yakın çalışma gününe alınır.']);
  });

  test('bağının izin verdiğinden önce başlayan, bağıyla başlar', () => {
    const ilk = gorev('Kurulum');
    const a = alinan([ilk, gorev('Deneme', { Baglar: [{ Uid: ilk.Uid, Tur: 'FS', Gecikme: 1 }] })]);
    expect(a.planlar[1]).toMatchObject({ Baslama_Tarihi: '2026-12-08', Bitis_Tarihi: '2026-12-10' });
    expect(a.uyarilar).toEqual(['1 plan, bağlandıklarından önce başlıyordu; bağlarının izin verdiği güne alınır.']);
  });

  test('kaynak adıyla bulunur; bulunamayanlar söylenir', () => {
    const a = alinan([gorev('Kurulum', { Kaynaklar: ['IŞIL ÖZ'] }), gorev('Deneme', { Kaynaklar: ['Yabancı Biri'] })]);
    expect(a.planlar.map((p) => p.SorumluId)).toEqual([7, null]);
    expect(a.uyarilar.join()).toContain('Yabancı Biri');
  });

  test('özet göreve ve bilinmeyene olan bağ alınmaz; kendisine olan da', () => {
    const ozet = gorev('Hazırlık', { Ozet: true });
    const kendisi = gorev('Kurulum', { Seviye: 2 });
    const bagli = {
      ...kendisi,
      Baglar: [ozet.Uid, 9999, kendisi.Uid].map((Uid) => ({ Uid, Tur: 'FS' as const, Gecikme: 0 })),
    };
    const a = alinan([ozet, bagli]);
    expect(a.planlar[0]!.Bagimliliklar).toEqual([]);
    expect(a.uyarilar).toEqual(['3 bağ alınmaz: özet görevlere ya da dosyada olmayan görevlere bağlı.']);
  });

  test('döngü, on yıldan uzun plan ve çok fazla plan alınmaz', () => {
    const [a, b] = [gorev('Bir'), gorev('İki')];
    const baglar = (Uid: number) => [{ Uid, Tur: 'FS' as const, Gecikme: 0 }];
    expect(
      engeli([
        { ...a, Baglar: baglar(b.Uid) },
        { ...b, Baglar: baglar(a.Uid) },
      ]),
    ).toMatch(/döngü kuruyor: ‘.+’ → ‘.+’ → /);
    expect(engeli([gorev('Uzun', { Bitis: '2040-12-03' })])).toMatch(/on yıldan uzun/);
    expect(engeli(Array.from({ length: 2001 }, (_, i) => gorev(`Plan ${i}`)))).toMatch(/en çok 2000 plan/);
  });

  test('adı boş, uzun ya da görünmez işaretli olan da bir ad alır', () => {
    const a = alinan([gorev('  '), gorev('x'.repeat(400)), gorev('Ku\u200brulum\u0000')]);
    expect(a.planlar.map((p) => p.Ad)).toEqual(['Adsız', expect.stringMatching(/^x{199}…$/), 'Kurulum']);
  });
});
