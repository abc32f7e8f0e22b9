import { readFileSync } from 'node:fs';
import { contract } from '@masabasi/core/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../testing.ts';
import { projeAraclari } from './testing.ts';

/** Files as Microsoft Project and its kin write them: a plan lies here on the days that it lies on there. */

const { projetakip: oda } = contract;
const s = await testServer();
const { planlayan, yeniProje, oku } = await projeAraclari(s);
afterAll(() => s.kapat());

const dosyasi = (ad: string) => readFileSync(new URL(`./veri/${ad}.xml`, import.meta.url), 'utf8');

/** A file is shown, then taken: both must say the same days. */
async function alinan(metin: string) {
  const ProjeId = await yeniProje();
  const istek = { ProjeId, Dosya: 'plan.xml', metin };
  const { planlar: gosterilen, uyarilar } = tamam(await s.call(oda.projeXmlOku, istek, planlayan.token));
  tamam(await s.call(oda.projeXmlAl, istek, planlayan.token));
  const { projePlanDetayList: planlar } = await oku(ProjeId);
  const adi = new Map(planlar.map((p) => [p.Id, p.Ad]));
  const gunler = planlar.map((p) => [p.Ad, p.Baslama_Tarihi, p.Bitis_Tarihi]);
  expect(gosterilen.map((p) => [p.Ad, p.Baslama_Tarihi, p.Bitis_Tarihi])).toEqual(gunler);
  const { projeKonuList } = tamam(await s.call(oda.getprojeKonuList, { ProjeId }, planlayan.token));
  return {
    gunler,
    taslar: planlar.filter((p) => p.KilometreTasi).map((p) => p.Ad),
    saatler: planlar.map((p) => p.Tahmini_Sure),
    baglar: planlar.flatMap((p) => p.Bagimliliklar.map((b) => [p.Ad, adi.get(b.PlanId), b.Tur, b.Gecikme])),
    konular: projeKonuList.map((k) => k.Ad),
    uyarilar,
  };
}

describe('the files that were brought', () => {
  test('an elapsed day is a day of the calendar', async () => {
    const a = await alinan(dosyasi('lag-elapsed-day'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-02'],
      ['B', '2026-11-04', '2026-11-04'],
    ]);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 1]]);
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ ← ‘A’ (1 takvim günü → 1 iş günü)')]);
  });

  test('an elapsed week is seven days', async () => {
    const a = await alinan(dosyasi('lag-elapsed-week'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 5]]);
  });

  test('a lag in percent is of what precedes', async () => {
    const a = await alinan(dosyasi('lag-percent'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 2]]);
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ ← ‘A’ (%50 → 2 iş günü)')]);
  });

  test('days have the minutes that the file gives them', async () => {
    const a = await alinan(dosyasi('ten-hour-days'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 5]]);
    expect(a.uyarilar).toEqual([]);
  });

  test('an end at midnight is the end of the day before', async () => {
    const a = await alinan(dosyasi('finish-at-midnight'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-03', '2026-11-03'],
      ['B', '2026-11-04', '2026-11-04'],
    ]);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 0]]);
    expect(a.uyarilar).toEqual([]);
  });

  test('a milestone lies on its start', async () => {
    const a = await alinan(dosyasi('milestone-ends-before'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-20'],
      ['Teslim', '2026-11-20', '2026-11-20'],
    ]);
    expect(a.taslar).toEqual(['Teslim']);
    expect(a.uyarilar).toEqual([]);
  });

  test('a task without days comes with a word, and the others with it', async () => {
    const a = await alinan(dosyasi('manual-without-dates'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-03'],
      ['Belli değil', '2026-11-02', '2026-11-02'],
    ]);
    expect(a.uyarilar).toEqual([expect.stringMatching(/‘Belli değil’ \(02\.11\.2026\)/)]);
  });

  test('a task with deeper ones below it is a topic without being marked as one', async () => {
    const a = await alinan(dosyasi('levels-without-summary'));
    expect(a.konular.slice(0, 2)).toEqual(['Hazırlık', 'Sunucular']);
    expect(a.gunler.map(([ad]) => ad)).toEqual(['Kurulum', 'Eğitim', 'Açılış']);
    expect(a.uyarilar).toEqual([]);
  });
});
