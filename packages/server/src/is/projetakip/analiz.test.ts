import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { projeAraclari } from './testing.ts';

/** The figures of projects, worked out by hand: one plan done late, one behind, one never approved. */

const { projetakip: oda } = contract;
const s = await testServer();
const { planlayan, baskasi, yeniProje, yeniKonu, yeniPlan, durumu, onayli } = await projeAraclari(s);
afterAll(() => s.kapat());

const ARALIK = { tarih: '2026-11-02', tarih2: '2026-11-29' };
let ProjeId: number;
let plan: Record<'biten' | 'suren' | 'taslak', number>;
let altKonu: number;

const yaz = async (PlanId: number, Tarih: string, Gerceklesen_Sure: number, Ilerleme: number, Aciklama = 'Yapıldı') =>
  tamam(
    await s.call(
      oda.prjtakipkaydet,
      { prjtakip: { Id: 0, Surum: 0, PlanId, Tarih, Aciklama, Gerceklesen_Sure, Ilerleme } },
      planlayan.token,
    ),
  );
beforeAll(async () => {
  ProjeId = await yeniProje({ Ad: 'Ölçülen', Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-11-27' });
  const ust = await yeniKonu(ProjeId, 'Üst');
  altKonu = await yeniKonu(ProjeId, 'Alt', ust);
  const ortak = { ProjeId, KonuId: ust, SorumluId: planlayan.Id };
  const biten = await yeniPlan({
    ...ortak,
    Ad: 'Biten',
    Baslama_Tarihi: '2026-11-02',
    Bitis_Tarihi: '2026-11-06',
    Tahmini_Sure: 40,
  });
  const suren = await yeniPlan({
    ...ortak,
    KonuId: altKonu,
    Ad: 'Süren',
    Baslama_Tarihi: '2026-11-16',
    Bitis_Tarihi: '2026-11-27',
    Tahmini_Sure: 80,
  });
  const taslak = await yeniPlan({
    ...ortak,
    Ad: 'Taslak',
    SorumluId: null,
    Baslama_Tarihi: '2026-11-23',
    Bitis_Tarihi: '2026-11-25',
    Tahmini_Sure: 16,
  });
  plan = { biten, suren, taslak };
  await onayli(ProjeId, biten);
  await onayli(ProjeId, suren);
  await yaz(biten, '2026-11-03', 24, 50);
  await yaz(biten, '2026-11-12', 30, 100, 'Beklenen dosya geç geldi; yapıldı.');
  tamam(await durumu(ProjeId, biten, 'tamamlandi'));
  await yaz(suren, '2026-11-18', 10, 25);
});

const sonuc = async (istek: Girdi<typeof oda.getAnalizSonuc> = {}) =>
  tamam(await s.call(oda.getAnalizSonuc, { ProjeId, ...ARALIK, ...istek }, planlayan.token));
const planlari = async (istek: Girdi<typeof oda.getAnalizPlanlari> = {}) =>
  tamam(await s.call(oda.getAnalizPlanlari, { ProjeId, ...ARALIK, ...istek }, planlayan.token));
const adlari = async (istek: Girdi<typeof oda.getAnalizPlanlari>) => (await planlari(istek)).planlar.map((p) => p.Ad);

describe('the figures', () => {
  test('give earned value at the end of today', async () => {
    const { ozet } = await sonuc();
    expect(ozet).toEqual({
      Proje: 1,
      Plan: 3,
      Biten: 1,
      Geciken: 0,
      Onaysiz: 1,
      BAC: 120,
      PV: 80,
      EV: 60,
      AC: 64,
      SV: -20,
      CV: -4,
      SPI: 0.75,
      CPI: 0.94,
      EAC: 128,
      // From the day of the first entry to the day of completion.
      Cevrim: { Adet: 1, Ortanca: 14, Alt: 14, Ust: 14, EnAz: 14, EnCok: 14 },
      Gun: '2026-11-20',
      Ilk: ARALIK.tarih,
      Son: ARALIK.tarih2,
    });
  });

  test('build up week by week, with only the plan for future weeks', async () => {
    const { grafik } = await sonuc();
    expect(grafik.birikim).toEqual([
      { Gun: '2026-11-08', PV: 40, EV: 20, AC: 24 },
      { Gun: '2026-11-15', PV: 40, EV: 40, AC: 54 },
      { Gun: '2026-11-20', PV: 80, EV: 60, AC: 64 },
      { Gun: '2026-11-29', PV: 120, EV: null, AC: null },
    ]);
    expect(grafik.cevrim.filter((k) => k.Adet > 0)).toEqual([{ Ad: '11–15 gün', Adet: 1 }]);
  });

  test('show people’s hours and their remaining hours', async () => {
    const { grafik } = await sonuc();
    expect(grafik.haftalar.map((h) => h.IsGunu)).toEqual([5, 5, 5, 5]);
    // 60 hours in six working days, one of them in this week.
    expect(grafik.yuk).toEqual([
      expect.objectContaining({ KisiId: planlayan.Id, Yazilan: [24, 30, 10, 0], Kalan: [0, 0, 10, 50] }),
    ]);
  });

  test('give the figures of a past day as they were then', async () => {
    const { ozet } = await sonuc({ tarih2: '2026-11-08' });
    expect([ozet.Gun, ozet.Plan, ozet.Biten, ozet.Geciken, ozet.PV, ozet.EV, ozet.AC]).toEqual([
      '2026-11-08',
      1,
      0,
      1,
      40,
      20,
      24,
    ]);
  });

  test.each([
    ['proje', [['Ölçülen', 3, 120]]],
    [
      'konu',
      [
        ['Ölçülen › Üst', 2, 40],
        ['Ölçülen › Üst › Alt', 1, 80],
      ],
    ],
    ['ekip', [['Ekibi olmayanlar', 3, 120]]],
    [
      'kisi',
      [
        ['Planlayan', 2, 120],
        ['Sorumlusu olmayanlar', 1, 0],
      ],
    ],
  ] as const)('are grouped by %s', async (grup, beklenen) => {
    const { analizSonuc } = await sonuc({ grup });
    expect(analizSonuc.map((r) => [r.Ad.replace(' Deneme', ''), r.Plan, r.BAC])).toEqual(beklenen);
  });
});

describe('the plans behind a figure', () => {
  test.each([
    ['all plans', {}, ['Biten', 'Süren', 'Taslak']],
    ['done plans', { hangi: 'biten' }, ['Biten']],
    ['begun plans', { hangi: 'suren' }, ['Süren']],
    ['plans with a measured duration', { hangi: 'cevrim' }, ['Biten']],
    ['plans never approved', { hangi: 'onaysiz' }, ['Taslak']],
    ['plans late on a day', { hangi: 'geciken', Gun: '2026-11-09' }, ['Biten']],
    ['plans without a person', { SorumluId: 0 }, ['Taslak']],
    ['plans of a week', { Hafta: '2026-11-09' }, ['Biten']],
    ['plans of a future week', { Hafta: '2026-11-23' }, ['Süren']],
  ] as const)('%s', async (_, istek, beklenen) => {
    expect(await adlari(istek)).toEqual(beklenen);
  });

  test('include the plans below a topic, and none of other people', async () => {
    expect(await adlari({ KonuId: altKonu })).toEqual(['Süren']);
    expect(await adlari({ Hafta: '2026-11-16', YukKisiId: baskasi.Id })).toEqual([]);
    expect(await adlari({ SorumluId: baskasi.Id })).toEqual([]);
  });

  test('show their delay and their last entry', async () => {
    const { planlar, toplam } = await planlari({ hangi: 'biten' });
    expect(toplam).toBe(1);
    expect(planlar[0]).toMatchObject({
      Id: plan.biten,
      Gecikme: 10,
      Cevrim: 14,
      SonKayit: 'Beklenen dosya geç geldi; yapıldı.',
    });
  });
});

test('measure a later version after its approval', async () => {
  await sql`insert into proje_plan_surum (plan_id, no, icerik, baslama, bitis, isteyen_id, istek_zamani)
    values (${plan.suren}, 2, '{"Tahmini_Sure": 200}', '2026-11-16', '2026-11-27', ${planlayan.Id}, now())`.execute(
    s.db,
  );
  expect((await sonuc()).ozet.BAC).toBe(120);
  await s.db.deleteFrom('proje_plan_surum').where('karar', 'is', null).execute();
});

test('leave cancelled projects out, unless one is asked for', async () => {
  await s.db.updateTable('prj').set({ durum: 'iptal' }).where('id', '=', ProjeId).execute();
  expect((await sonuc({ ProjeId: null })).ozet.Plan).toBe(0);
  expect((await sonuc()).ozet.Plan).toBe(3);
  await s.db.updateTable('prj').set({ durum: 'suruyor' }).where('id', '=', ProjeId).execute();
});

test('show nothing to people of other products', async () => {
  const { token } = await oturumlu(s, 'uzak', { ad: 'Uzak', projeler: [14] });
  const { ozet, analizSonuc, grafik } = tamam(await s.call(oda.getAnalizSonuc, { ProjeId, ...ARALIK }, token));
  expect([ozet.Plan, analizSonuc, grafik.yuk]).toEqual([0, [], []]);
  expect(tamam(await s.call(oda.getAnalizPlanlari, { ProjeId, ...ARALIK }, token)).toplam).toBe(0);
});

test.each([
  [{ tarih: '2026-11-20', tarih2: '2026-11-19' }, 'Bitiş, başlamadan önce olamaz.'],
  [{ tarih: '2020-11-20', tarih2: '2026-11-19' }, 'En çok iki yıllık bir aralık seçiniz.'],
])('%o is refused', async (gunler, msg) => {
  for (const uc of [oda.getAnalizSonuc, oda.analizDosyasi] as const)
    expect((await s.call(uc, gunler, planlayan.token)).body).toMatchObject({ durum: false, msg });
});

test('give the same numbers in the spreadsheet as on the screen', async () => {
  const istek = { ProjeId, ...ARALIK, grup: 'kisi' } as const;
  const { basefile, dosyaAdi } = tamam(await s.call(oda.analizDosyasi, istek, planlayan.token));
  expect(dosyaAdi).toBe('Proje takip analizi 2026-11-20.xlsx');
  const sayfalar = await readXlsx(Buffer.from(basefile, 'base64'));
  const satirlari = (ad: string) => sayfalar.find((x) => x.sheet === ad)!.data;
  expect(sayfalar.map((x) => x.sheet)).toEqual(['Özet', 'Kırılım', 'Birikim', 'Yazılan ve kalan saat', 'Planlar']);
  const ekran = await sonuc({ grup: 'kisi' });
  expect(satirlari('Özet').find(([ad]) => ad === 'EAC')).toEqual(['EAC', ekran.ozet.EAC]);
  expect(satirlari('Kırılım').map((r) => r[0])).toEqual(['Sorumlu', ...ekran.analizSonuc.map((r) => r.Ad)]);
  expect(satirlari('Birikim')).toHaveLength(5);
  expect(satirlari('Planlar').map((r) => r[2])).toEqual(['Plan', 'Biten', 'Süren', 'Taslak']);
});
