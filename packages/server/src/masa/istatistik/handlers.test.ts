import { istatistik as oda } from '@masabasi/core/masa/istatistik/contract';
import {
  CSAT_DEGERLERI,
  type Grup,
  GRUPLAR,
  type Hangi,
  NPS_DEGERLERI,
  PUAN_DILIMLERI,
} from '@masabasi/core/masa/istatistik/rules';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zar } from '@masabasi/demo/plan/zar';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import {
  BUGUN,
  type Ekilen,
  ILK,
  istatistikKur,
  KANALLAR,
  type Listelenen,
  say,
  sayilan,
  type Sorulan,
} from './testing.ts';

/** Satisfaction in figures: their values, the lists behind them, and their visibility. */

let s: TestServer;
let k: Awaited<ReturnType<typeof istatistikKur>>;
beforeAll(async () => {
  s = await testServer();
  k = await istatistikKur(s);
});
afterAll(() => s?.kapat());

type Olculen = Awaited<ReturnType<typeof k.oku>>['ozet'];
function ayni(o: Olculen, bunlar: readonly Ekilen[]) {
  const { ortalama, ...b } = sayilan(bunlar);
  expect(o).toMatchObject(b);
  if (ortalama === null) expect(o.Puan).toBeNull();
  else expect(o.Puan?.Deger).toBeCloseTo(ortalama, 8);
  const n = b.Destekleyen + b.Notr + b.Yeren;
  if (n > 0) expect(o.Nps?.Deger).toBeCloseTo((100 * (b.Destekleyen - b.Yeren)) / n, 8);
  if (b.Csatli > 0) expect(o.Csat?.Deger).toBeCloseTo((100 * b.Memnun) / b.Csatli, 8);
  if (b.Sorulan > 0) expect(o.Yanit?.Deger).toBeCloseTo((100 * b.Yanitlanan) / b.Sorulan, 8);
}

const z = zar(7_311);
const rastgele = (): Sorulan & { Ilk: string; Son: string } => {
  const Ilk = gunEkle(ILK, z.arasi(0, 200));
  return {
    Ilk,
    Son: gunEkle(Ilk, z.arasi(0, 200)),
    TurId: z.olasi(0.3) ? k.anketler[z.arasi(0, 1)]!.anket : 0,
    ProjeId: z.olasi(0.3) ? z.biri([2, 6]) : null,
    Kanal: z.olasi(0.2) ? z.biri(KANALLAR) : null,
    DepartmanId: z.olasi(0.2) ? z.biri([k.id.bolum, k.id.baska]) : null,
    IlId: z.olasi(0.2) ? z.arasi(1, 3) : null,
    birim: z.biri(['ay', 'hafta']),
    grup: z.biri(Object.keys(GRUPLAR) as Grup[]),
  };
};
const suzgeci = ({ TurId, Ilk, Son, ProjeId, Kanal, DepartmanId, IlId }: Sorulan): Listelenen => ({
  TurId,
  Ilk,
  Son,
  ProjeId,
  Kanal,
  DepartmanId,
  IlId,
});

describe.each(Array.from({ length: 12 }, (_, i) => i))('random filters %i', () => {
  const istek = () => rastgele();

  test('equal a second reading of the rows, and the list behind each figure has the same number', async () => {
    const o = istek();
    const f = suzgeci(o);
    const d = await k.oku(o, k.kim.yonetici);
    const bunlar = k.uyan(o, { Ilk: o.Ilk, Son: o.Son });
    ayni(d.ozet, bunlar);
    ayni(d.oncekiOzet, k.uyan(o, d.once));
    const listelenen = (ek: Listelenen) => k.adet({ ...f, ...ek }, k.kim.yonetici);

    const hangiler: [Hangi, number][] = [
      ['yanitlanan', d.ozet.Yanitlanan],
      ['yanitlanmayan', d.ozet.Sorulan - d.ozet.Yanitlanan],
      ['puanli', d.ozet.Puanli],
      ['csatli', d.ozet.Csatli],
      ['memnun', d.ozet.Memnun],
      ['npsli', d.ozet.Destekleyen + d.ozet.Notr + d.ozet.Yeren],
      ['destekleyen', d.ozet.Destekleyen],
      ['notr', d.ozet.Notr],
      ['yeren', d.ozet.Yeren],
      ['dusuk', d.Dusuk],
      ['kapanan', d.Kapanan],
    ];
    expect(await listelenen({})).toBe(d.ozet.Sorulan);
    for (const [Hangi, beklenen] of hangiler) expect([Hangi, await listelenen({ Hangi })]).toEqual([Hangi, beklenen]);
    expect(d.Dusuk).toBe(say(bunlar, (e) => e.puan !== null && e.puan < 50));
    expect(d.Kapanan).toBe(say(bunlar, (e) => e.puan !== null && e.puan < 50 && e.kapandi));

    for (const t of d.trend) {
      ayni(t, k.uyan(o, t));
      expect(await listelenen({ Ilk: t.Ilk, Son: t.Son })).toBe(t.Sorulan);
    }
    expect(d.trend.reduce((n, t) => n + t.Sorulan, 0)).toBe(d.ozet.Sorulan);

    expect(d.dagilim.Csat).toEqual(CSAT_DEGERLERI.map((v) => say(bunlar, (e) => e.csat === v)));
    expect(d.dagilim.Nps).toEqual(NPS_DEGERLERI.map((v) => say(bunlar, (e) => e.nps === v)));
    expect(d.dagilim.Puan).toEqual(
      PUAN_DILIMLERI.map((v) => say(bunlar, (e) => e.puan !== null && Math.min(9, Math.floor(e.puan / 10)) === v)),
    );
    for (const [soz, ilk, degerler] of [
      ['csat', 1, d.dagilim.Csat],
      ['nps', 0, d.dagilim.Nps],
      ['puan', 0, d.dagilim.Puan],
    ] as const) {
      const [i, beklenen] = [degerler.indexOf(Math.max(...degerler)), Math.max(...degerler)];
      expect(await listelenen({ Deger: `${soz}${i + ilk}` })).toBe(beklenen);
    }
  });

  test('each group of a break-down and each cell of the questions links to a list of the same number', async () => {
    const o = istek();
    const f = suzgeci(o);
    const d = await k.oku(o, k.kim.yonetici);
    const grubu: Record<Grup, (g: (typeof d.kirilim)[number]) => Listelenen> = {
      urun: (g) => ({ ProjeId: g.Id }),
      anket: (g) => ({ TurId: g.Id! }),
      kanal: (g) => ({ Kanal: g.Anahtar as 'eposta' }),
      departman: (g) => (g.Id === null ? { Departmansiz: true } : { DepartmanId: g.Id }),
      il: (g) => (g.Id === null ? { Ilsiz: true } : { IlId: g.Id }),
      personel: (g) => ({ PersonelId: g.Id }),
    };
    for (const g of d.kirilim.filter((x) => !x.Gizli))
      expect([g.Ad, await k.adet({ ...f, ...grubu[o.grup!](g) }, k.kim.yonetici)]).toEqual([g.Ad, g.Sorulan]);
    if (o.grup !== 'personel') expect(d.kirilim.reduce((n, g) => n + g.Sorulan, 0)).toBe(d.ozet.Sorulan);

    for (const r of d.isi.satirlar) {
      expect(r.Aylar.reduce((n, h) => n + (h?.Adet ?? 0), 0)).toBe(r.Adet);
      expect(r.Urunler.reduce((n, h) => n + (h?.Adet ?? 0), 0)).toBe(r.Adet);
      expect(await k.adet({ ...f, SoruId: r.SoruId }, k.kim.yonetici)).toBe(r.Adet);
      for (const [i, h] of r.Aylar.entries())
        expect(await k.adet({ ...f, ...d.isi.aylar[i], SoruId: r.SoruId }, k.kim.yonetici)).toBe(h?.Adet ?? 0);
      for (const [i, h] of r.Urunler.entries())
        expect(await k.adet({ ...f, ProjeId: d.isi.urunler[i]!.Id, SoruId: r.SoruId }, k.kim.yonetici)).toBe(
          h?.Adet ?? 0,
        );
    }

    const sozler = tamam(await s.call(oda.istatistikSozleri, f, k.kim.yonetici));
    expect(sozler.Yorum).toBe(say(k.uyan(o, { Ilk: o.Ilk, Son: o.Son }), (e) => e.yorum !== ''));
    for (const soz of sozler.sozler)
      expect([soz.Ad, await k.adet({ ...f, Soz: soz.Anahtar }, k.kim.yonetici)]).toEqual([soz.Ad, soz.Adet]);
  });
});

describe('visible figures', () => {
  const hepsi = { Ilk: ILK, Son: BUGUN, grup: 'personel' as const };
  const kisiler = async (token: string) =>
    tamam(await s.call(oda.istatistikKirilimi, hepsi, token)).kirilim.map((g) => [g.Ad.split(' ')[0], g.Gizli]);

  test('a head sees those of the department, by their names, but nothing with few answers', async () => {
    expect(await kisiler(k.kim.bas)).toEqual([
      ['Az', true],
      ['Baş', false],
      ['Üye', false],
    ]);
  });
  test('everybody else sees own ones', async () => {
    expect(await kisiler(k.kim.uye)).toEqual([['Üye', false]]);
    expect(await kisiler(k.kim.ikinci)).toEqual([]);
  });
  test('with few answers there is no figure, and no list of answers', async () => {
    const { kirilim } = tamam(await s.call(oda.istatistikKirilimi, hepsi, k.kim.bas));
    expect(kirilim[0]).toMatchObject({ Sorulan: 0, Yanitlanan: 0, Puan: null, Csat: null, Nps: null });
    expect(await k.adet({ Ilk: ILK, Son: BUGUN, PersonelId: k.id.az })).toBe(0);
  });
  test('the answers behind a colleague’s figures are visible to the colleague only', async () => {
    const baskasi = (PersonelId: number, token: string) => k.adet({ Ilk: ILK, Son: BUGUN, PersonelId }, token);
    expect(await baskasi(k.id.bas, k.kim.uye)).toBe(0);
    expect(await baskasi(k.id.oteki, k.kim.bas)).toBe(0);
    expect(await baskasi(2_000_000_000, k.kim.bas)).toBe(0);
    expect(await baskasi(k.id.uye, k.kim.uye)).toBeGreaterThan(5);
    expect(await baskasi(k.id.uye, k.kim.bas)).toBeGreaterThan(5);
    expect(await baskasi(k.id.oteki, k.kim.yonetici)).toBeGreaterThan(5);
  });
});

test('products limit every figure and every list', async () => {
  const d = await k.oku({ Ilk: ILK, Son: BUGUN }, k.kim.ikinci);
  ayni(d.ozet, k.uyan({ ProjeId: 2 }, { Ilk: ILK, Son: BUGUN }));
  expect(d.kirilim.map((g) => g.Id)).toEqual([2]);
  expect(d.isi.urunler.map((p) => p.Id)).toEqual([2]);
  expect(await k.adet({ Ilk: ILK, Son: BUGUN, ProjeId: 6 }, k.kim.ikinci)).toBe(0);
});

test('without days the figures cover the last twelve months, compared with the twelve before', async () => {
  const d = await k.oku({});
  expect([d.donem, d.once]).toEqual([
    { Ilk: '2025-12-01', Son: BUGUN },
    { Ilk: '2024-12-01', Son: '2025-11-30' },
  ]);
  expect(d.trend).toHaveLength(12);
});

test('two free periods are compared, with the name of the test', async () => {
  const d = await k.oku({ Ilk: '2026-06-01', Son: '2026-08-31', Ilk2: '2026-03-01', Son2: '2026-05-31' });
  ayni(d.oncekiOzet, k.uyan({}, { Ilk: '2026-03-01', Son: '2026-05-31' }));
  const { Puan, Yanit } = d.farklar;
  expect(Puan).toMatchObject({ Ad: 'Welch t sınaması', Rastlanti: Puan!.P >= 0.05 });
  expect(Puan!.Fark).toBeCloseTo(d.ozet.Puan!.Deger - d.oncekiOzet.Puan!.Deger, 8);
  expect(Yanit!.Ad).toBe('iki oran z sınaması');
});

test('invalid days are refused in words', async () => {
  const red = async (o: Sorulan) => (await s.call(oda.getIstatistik, o, k.kim.bas)).body;
  expect(await red({ Ilk: '2026-05-02', Son: '2026-05-01' })).toEqual({
    durum: false,
    msg: 'Dönemin son günü, ilk gününden önce olamaz.',
  });
  expect(await red({ Ilk: '2016-05-02', Son: '2026-05-01' })).toMatchObject({ msg: 'Bir dönem en çok beş yıl olur.' });
  expect(await red({ Ilk2: '2026-05-02', Son2: '2026-05-01' })).toMatchObject({
    msg: 'Karşılaştırma: Dönemin son günü, ilk gününden önce olamaz.',
  });
});
