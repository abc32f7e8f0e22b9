import { readFileSync } from 'node:fs';
import { contract } from '@masabasi/core/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { projeAraclari } from './testing.ts';

/** Files of Microsoft Project and similar programs: an imported plan has the same days as in the file. */

const { projetakip: oda } = contract;
const s = await testServer();
const { planlayan, yeniProje, oku } = await projeAraclari(s);
afterAll(() => s.kapat());

const dosyasi = (ad: string) => readFileSync(new URL(`./veri/${ad}.xml`, import.meta.url), 'utf8');

/** Previews and imports a file. Both must give the same days. */
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
    ProjeId,
    gunler,
    taslar: planlar.filter((p) => p.KilometreTasi).map((p) => p.Ad),
    saatler: planlar.map((p) => p.Tahmini_Sure),
    baglar: planlar.flatMap((p) => p.Bagimliliklar.map((b) => [p.Ad, adi.get(b.PlanId), b.Tur, b.Gecikme])),
    konular: projeKonuList.map((k) => k.Ad),
    uyarilar,
  };
}

describe('files from users', () => {
  test('counts an elapsed day as a calendar day', async () => {
    const a = await alinan(dosyasi('lag-elapsed-day'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-02'],
      ['B', '2026-11-04', '2026-11-04'],
    ]);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 1]]);
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ ← ‘A’ (1 takvim günü → 1 iş günü)')]);
  });

  test('counts an elapsed week as seven days', async () => {
    const a = await alinan(dosyasi('lag-elapsed-week'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 5]]);
  });

  test('takes a lag in percent from the preceding task', async () => {
    const a = await alinan(dosyasi('lag-percent'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 2]]);
    expect(a.uyarilar).toEqual([expect.stringContaining('‘B’ ← ‘A’ (%50 → 2 iş günü)')]);
  });

  test('reads the minutes of a day from the file', async () => {
    const a = await alinan(dosyasi('ten-hour-days'));
    expect(a.gunler[1]).toEqual(['B', '2026-11-10', '2026-11-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 5]]);
    expect(a.uyarilar).toEqual([]);
  });

  test('puts an end at midnight on the day before', async () => {
    const a = await alinan(dosyasi('finish-at-midnight'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-03', '2026-11-03'],
      ['B', '2026-11-04', '2026-11-04'],
    ]);
    expect(a.baglar).toEqual([['B', 'A', 'FS', 0]]);
    expect(a.uyarilar).toEqual([]);
  });

  test('puts a milestone on its start', async () => {
    const a = await alinan(dosyasi('milestone-ends-before'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-20'],
      ['Teslim', '2026-11-20', '2026-11-20'],
    ]);
    expect(a.taslar).toEqual(['Teslim']);
    expect(a.uyarilar).toEqual([]);
  });

  test('names a task without days, and imports the others', async () => {
    const a = await alinan(dosyasi('manual-without-dates'));
    expect(a.gunler).toEqual([
      ['A', '2026-11-02', '2026-11-03'],
      ['Belli değil', '2026-11-02', '2026-11-02'],
    ]);
    expect(a.uyarilar).toEqual([expect.stringMatching(/‘Belli değil’ \(02\.11\.2026\)/)]);
  });

  test('makes a task with deeper ones below it a topic without a mark', async () => {
    const a = await alinan(dosyasi('levels-without-summary'));
    expect(a.konular.slice(0, 2)).toEqual(['Hazırlık', 'Sunucular']);
    expect(a.gunler.map(([ad]) => ad)).toEqual(['Kurulum', 'Eğitim', 'Açılış']);
    expect(a.uyarilar).toEqual([]);
  });
});

describe('files that no user sent yet', () => {
  const gorev = (uid: number, Ad: string, bas: string, bit: string, ic = '') =>
    `<Task><UID>${uid}</UID><Name>${Ad}</Name><OutlineLevel>1</OutlineLevel><Start>${bas}</Start><Finish>${bit}</Finish>${ic}</Task>`;
  const bag = (lag = 0, bicim = 7, tur = 1) =>
    `<PredecessorLink><PredecessorUID>1</PredecessorUID><Type>${tur}</Type><LinkLag>${lag}</LinkLag><LagFormat>${bicim}</LagFormat></PredecessorLink>`;
  const dosya = (...gorevler: string[]) => `<Project><Tasks>${gorevler.join('')}</Tasks></Project>`;
  const A = gorev(1, 'A', '2026-11-02T08:00:00', '2026-11-04T12:00:00');

  test.each([
    ['the afternoon after a morning', '2026-11-04T13:00:00', bag(), '2026-11-04', -1],
    ['four hours later', '2026-11-04T17:00:00', bag(2400, 5), '2026-11-04', -1],
    ['an elapsed day from noon on', '2026-11-05T13:00:00', bag(14400, 8), '2026-11-05', 0],
    ['five days of a calendar with Saturdays', '2026-11-10T13:00:00', bag(24000), '2026-11-10', 3],
    ['an elapsed month', '2026-12-04T13:00:00', bag(432000, 12), '2026-12-04', 21],
    [
      'begun before the predecessor ended',
      '2026-11-03T08:00:00',
      `<ActualStart>2026-11-03T08:00:00</ActualStart>${bag()}`,
      '2026-11-03',
      -2,
    ],
    ['placed by hand', '2026-11-02T08:00:00', `<Manual>1</Manual>${bag()}`, '2026-11-02', -3],
    ['half of an elapsed duration', '2026-11-06T08:00:00', bag(50, 20), '2026-11-06', 1],
  ])('%s: the task begins on its day', async (_, bas, ic, gun, gecikme) => {
    const a = await alinan(dosya(A, gorev(2, 'B', bas, '2026-12-10T17:00:00', ic)));
    expect(a.gunler[1]).toEqual(['B', gun, '2026-12-10']);
    expect(a.baglar).toEqual([['B', 'A', 'FS', gecikme]]);
    for (const u of a.uyarilar) expect(u).toContain('‘B’ ← ‘A’');
  });

  test('moves tasks that all begin on the first day by their links, and names each', async () => {
    const gun = ['2026-11-02T08:00:00', '2026-11-03T17:00:00'] as const;
    const a = await alinan(
      dosya(gorev(1, 'A', ...gun), gorev(2, 'B', ...gun, bag()), gorev(3, 'C', ...gun, bag(4800, 7, 3))),
    );
    expect(a.gunler.map(([ad, bas]) => [ad, bas])).toEqual([
      ['A', '2026-11-02'],
      ['B', '2026-11-04'],
      ['C', '2026-11-03'],
    ]);
    expect(a.uyarilar).toEqual([
      expect.stringContaining('‘B’ (02.11.2026 → 04.11.2026), ‘C’ (02.11.2026 → 03.11.2026)'),
    ]);
  });

  test('exports an imported plan unchanged', async () => {
    const ilk = await alinan(dosya(A, gorev(2, 'B', '2026-11-04T13:00:00', '2026-11-09T17:00:00', bag())));
    const { basefile } = tamam(await s.call(oda.projeXml, { ProjeId: ilk.ProjeId }, planlayan.token));
    const ikinci = await alinan(Buffer.from(basefile, 'base64').toString());
    expect([ikinci.gunler, ikinci.baglar, ikinci.saatler, ikinci.konular]).toEqual([
      ilk.gunler,
      ilk.baglar,
      ilk.saatler,
      ilk.konular,
    ]);
    expect(ikinci.uyarilar).toEqual([]);
  });

  test('reads work with and without minutes', async () => {
    const gun = ['2026-11-02T08:00:00', '2026-11-03T17:00:00'] as const;
    const a = await alinan(
      dosya(
        ...['PT12H', 'PT1H30M', 'P1DT2H', 'PT8H0M0S'].map((is, i) => gorev(i, `İş ${i}`, ...gun, `<Work>${is}</Work>`)),
      ),
    );
    expect(a.saatler).toEqual([12, 1.5, 26, 8]);
  });
});
