import { disPlaniAl } from '@masabasi/core/is/projetakip/aktarim';
import { BAG_TURLERI, type BagTuru } from '@masabasi/core/is/projetakip/cpm';
import { yollari } from '@masabasi/core/is/projetakip/kayma';
import { calismaTakvimi } from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { runs } from '@masabasi/core/testing/cases';
import fc from 'fast-check';
import ical, { type VEvent } from 'node-ical';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mspOku } from './mspOku.ts';
import { mspYaz } from './msproject.ts';
import { planTakvimi } from './takvim.ts';

/** The exchange of plans with other programs, in both directions. */

afterEach(() => vi.unstubAllEnvs());

const TATIL = '2026-12-09';
const calisir = calismaTakvimi([TATIL]);
const proje = { Ad: 'Geçiş & "kurulum" <1>', Baslama_Tarihi: '2026-12-01', Bitis_Tarihi: '2027-03-01' } as PrjKarti;
const konu = (Id: number, UstId: number | null, Ad: string): KonuSatiri => ({
  Id,
  UstId,
  Ad,
  Sira: Id,
  SorumluId: null,
  Sorumlu: null,
  Baslama_Tarihi: null,
  Bitis_Tarihi: null,
  Ilerleme: 0,
  Plan: 1,
  Surum: 1,
});
const plan = (Id: number, o: Partial<PlanSatiri> = {}): PlanSatiri => ({
  Id,
  ProjeId: 1,
  KonuId: 1,
  Ad: `Plan ${Id}`,
  Aciklama: '',
  SorumluId: null,
  Sorumlu: null,
  EkipId: null,
  Ekip: null,
  Baslama_Tarihi: '2026-12-01',
  Bitis_Tarihi: '2026-12-04',
  Gercek_Baslama: null,
  Gercek_Bitis: null,
  Tahmini_Sure: 12.5,
  Gerceklesen_Sure: 0,
  Ilerleme: 0,
  KilometreTasi: false,
  DurumAnahtar: 'taslak',
  PlanSurum: 1,
  OnayIsteyenId: null,
  TemelBaslama: null,
  TemelBitis: null,
  Adim: 0,
  BitenAdim: 0,
  Gecikti: false,
  Gecikme: 0,
  Bolluk: null,
  Kritik: false,
  Bagimliliklar: [],
  Sira: Id,
  Surum: 1,
  ...o,
});
const yaz = (konular: readonly KonuSatiri[], planlar: readonly PlanSatiri[]) =>
  mspYaz({ proje, konular, planlar, tatiller: [TATIL], calisir });

describe('writing a Microsoft Project file', () => {
  test('carries the tree, days, links, approved days, people and holidays', () => {
    const xml = yaz(
      [konu(1, null, 'Hazırlık'), konu(2, 1, 'Sunucular')],
      [
        plan(10, {
          SorumluId: 7,
          Sorumlu: 'Işıl Öz',
          TemelBaslama: '2026-11-30',
          TemelBitis: '2026-12-03',
          Ilerleme: 40,
        }),
        plan(11, {
          KonuId: 2,
          KilometreTasi: true,
          Bitis_Tarihi: '2026-12-01',
          Bagimliliklar: [{ PlanId: 10, Tur: 'FF', Gecikme: -2 }],
        }),
      ],
    );
    expect(xml).toContain('<Title>Geçiş &amp; &quot;kurulum&quot; &lt;1&gt;</Title>');
    expect(xml).toContain(`<FromDate>${TATIL}T00:00:00</FromDate>`);
    expect(xml).toContain('<Duration>PT32H0M0S</Duration><DurationFormat>7</DurationFormat><Work>PT12H30M0S</Work>');
    expect(xml).toContain(
      '<Baseline><Number>0</Number><Start>2026-11-30T09:00:00</Start><Finish>2026-12-03T18:00:00</Finish>',
    );
    expect(xml).toContain('<PercentComplete>40</PercentComplete>');
    expect(xml).toContain('<Type>0</Type><CrossProject>0</CrossProject><LinkLag>-9600</LinkLag>');
    const { gorevler: okunan, uyarilar } = mspOku(xml);
    expect(uyarilar).toEqual([]);
    expect(okunan.map((g) => [g.Ad, g.Seviye, g.Ozet])).toEqual([
      ['Hazırlık', 1, true],
      ['Sunucular', 2, true],
      ['Plan 11', 3, false],
      ['Plan 10', 2, false],
    ]);
    expect(okunan[3]).toMatchObject({ Kaynaklar: ['Işıl Öz'], Saat: 12.5 });
    expect(okunan[2]).toMatchObject({ KilometreTasi: true, Baglar: [{ Uid: 4, Tur: 'FF', Gecikme: -2 }] });
    expect(okunan.map((g) => g.Sure)).toEqual([null, null, 0, 4]);
  });

  test('reads back as the same plan, for any plan', () => {
    const gun = fc.integer({ min: 0, max: 200 }).map((n) => gunEkle('2026-12-01', n));
    const isGunu = gun.map((g) => (calisir(g) ? g : gunEkle(g, 5))).filter(calisir);
    const planlar = fc.array(
      fc.record({
        konu: fc.integer({ min: 1, max: 3 }),
        ad: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        bas: isGunu,
        gun: fc.integer({ min: 0, max: 20 }),
        tas: fc.boolean(),
        saat: fc.integer({ min: 0, max: 4000 }).map((n) => n / 4),
        bag: fc.array(
          fc.record({
            once: fc.nat({ max: 30 }),
            Tur: fc.constantFrom(...(Object.keys(BAG_TURLERI) as BagTuru[])),
            Gecikme: fc.integer({ min: -3, max: 5 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(planlar, (uretilen) => {
        const konular = [konu(1, null, 'Bir'), konu(2, 1, 'İki'), konu(3, null, 'Üç')];
        const asil = uretilen.map((u, i) => {
          let bit = gunEkle(u.bas, u.tas ? 0 : u.gun);
          while (!calisir(bit)) bit = gunEkle(bit, 1);
          const baglar = new Map(
            u.bag
              .filter((b) => b.once < i)
              .map((b) => [b.once, { PlanId: b.once + 1, Tur: b.Tur, Gecikme: b.Gecikme }]),
          );
          return plan(i + 1, {
            KonuId: u.konu,
            // Names identify plans, so each is unique.
            Ad: `${i} ${u.ad.replace(/\s+/g, ' ').trim()}`.trim(),
            Baslama_Tarihi: u.bas,
            Bitis_Tarihi: bit,
            KilometreTasi: u.tas,
            Tahmini_Sure: u.saat,
            Bagimliliklar: [...baglar.values()],
          });
        });
        if (asil.length === 0) return;
        // The links decide the earliest day of a plan, and no plan is saved before it.
        const yollar = yollari(
          asil.map((p) => ({ ...p, Basladi: false })),
          calisir,
        );
        const duran = asil.map((p) => {
          const { Baslama, Bitis } = yollar.get(p.Id)!;
          return { ...p, Baslama_Tarihi: Baslama, Bitis_Tarihi: p.KilometreTasi ? Baslama : Bitis };
        });
        const okunan = mspOku(yaz(konular, duran));
        const gelen = disPlaniAl(
          okunan.gorevler,
          { Ad: 'P', Baslama_Tarihi: '2026-12-01', konular: [], planlar: [], kisiler: [] },
          calisir,
          okunan.Baslama,
        );
        if ('engel' in gelen) throw new Error(gelen.engel);
        expect([...okunan.uyarilar, ...gelen.uyarilar]).toEqual([]);
        const adi = new Map(gelen.planlar.map((p) => [p.Id, Number(p.Ad.split(' ')[0]) + 1]));
        const duz = (
          p: Pick<PlanSatiri, 'Baslama_Tarihi' | 'Bitis_Tarihi' | 'KilometreTasi' | 'Tahmini_Sure'>,
          id: number,
          bag: readonly { readonly PlanId: number; readonly Tur: BagTuru; readonly Gecikme: number }[],
        ) => ({
          id,
          bas: p.Baslama_Tarihi,
          bit: p.Bitis_Tarihi,
          tas: p.KilometreTasi,
          saat: p.Tahmini_Sure,
          bag: bag.toSorted((x, y) => x.PlanId - y.PlanId),
        });
        const sirali = <T extends { readonly id: number }>(d: readonly T[]) => d.toSorted((x, y) => x.id - y.id);
        expect(
          sirali(
            gelen.planlar.map((p) =>
              duz(
                p,
                adi.get(p.Id)!,
                p.Bagimliliklar.map((b) => ({ ...b, PlanId: adi.get(b.PlanId)! })),
              ),
            ),
          ),
        ).toEqual(sirali(duran.map((p) => duz(p, p.Id, p.Bagimliliklar))));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the calendar of the plans', () => {
  const oku = (planlar: readonly PlanSatiri[]) => {
    const ics = planTakvimi({
      proje: 'Geçiş',
      planlar,
      simdi: new Date('2026-11-20T21:30:00Z'),
      adres: 'https://m.example/p?plan=',
    });
    return { ics, olaylar: Object.values(ical.sync.parseICS(ics)).filter((o): o is VEvent => o?.type === 'VEVENT') };
  };

  test('has whole days that end on the day after the last one, and a day for a milestone', () => {
    const { ics, olaylar } = oku([
      plan(10),
      plan(11, { KilometreTasi: true, Baslama_Tarihi: '2026-12-31', Bitis_Tarihi: '2026-12-31' }),
    ]);
    expect(ics.match(/DT(?:START|END);VALUE=DATE:\d{8}/g)).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261205',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ]);
    // The last day is included: four days from Tuesday on, and one.
    const gunu = (o: VEvent) => (o.end!.getTime() - o.start.getTime()) / 86_400_000;
    expect(olaylar.map((o) => [o.datetype, gunu(o)])).toEqual([
      ['date', 4],
      ['date', 1],
    ]);
    expect(olaylar.map((o) => [o.uid, o.url])).toMatchObject([
      ['proje-plan-10@masabasi', { val: 'https://m.example/p?plan=10' }],
      ['proje-plan-11@masabasi', { val: 'https://m.example/p?plan=11' }],
    ]);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Istanbul', 'America/Sao_Paulo'])(
    'has the same day in the time zone of the machine (%s)',
    (dilim) => {
      vi.stubEnv('TZ', dilim);
      expect(oku([plan(10)]).ics).toContain('DTSTART;VALUE=DATE:20261201');
    },
  );
});
