import { istatistik as oda } from '@masabasi/core/istatistik/contract';
import {
  CSAT_DEGERLERI,
  type Grup,
  GRUPLAR,
  type Hangi,
  NPS_DEGERLERI,
  PUAN_DILIMLERI,
} from '@masabasi/core/istatistik/rules';
import type { Girdi } from '@masabasi/core/endpoint';
import { gunEkle } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zar } from '../seed/tohum.ts';
import { temelVeri } from '../seed/temel.ts';
import { tamam, type TestServer, testServer } from '../testing.ts';
import { oturumVer } from '../testing.walk.ts';
import { toplamlariSikistir } from './job.ts';
import { anketKur } from './testing.ts';

/** Satisfaction in figures: what they are, that what stands behind them is as many, and who sees whose. */

let s: TestServer;
const kim = { bas: '', uye: '', ikinci: '', yonetici: '', aktaran: '' };
const id = { bas: 0, uye: 0, oteki: 0, az: 0, bolum: 0, baska: 0 };
const anketler: Awaited<ReturnType<typeof anketKur>>[] = [];

const BUGUN = '2026-11-20';
const ILK = '2026-03-01';
const KANALLAR = ['eposta', 'telefon', 'baglanti'] as const;
const YORUMLAR = [
  'Yazıcıdan çıktı alamadım, telefonda bekledim',
  'Yazıcımız hızla düzeldi',
  'TELEFON açılmıyor; ışık yanıyor',
  'Çok teşekkürler, hızlıydı',
];
const ADET = 900;

const sikistir = () => toplamlariSikistir.calistir(s);

interface Ekilen {
  readonly gun: string;
  readonly proje: number;
  readonly anket: number;
  readonly kanal: (typeof KANALLAR)[number];
  readonly departman: number | null;
  readonly personel: number | null;
  readonly il: number | null;
  readonly durum: string;
  readonly csat: number | null;
  readonly nps: number | null;
  readonly puan: number | null;
  readonly yorum: string;
  readonly kapandi: boolean;
}
let ekilenler: Ekilen[] = [];

async function ek(): Promise<void> {
  const z = zar(20_261_124);
  const { rows: musteriler } = await sql<{ id: number; il: number | null }>`
    insert into musteri (tip, ad, soyad, il_id, durum, yazma_zamani)
    select 1, 'Müşteri', 'Kişi', case when i % 5 > 0 then 1 + i % 3 end, 'Aktif', now() from generate_series(1, 40) i
    returning id, il_id as il`.execute(s.db);
  await sql`insert into musteri_proje select id, p from musteri, unnest(array[2, 6]) p`.execute(s.db);
  ekilenler = Array.from({ length: ADET }, (_, i): Ekilen => {
    const durum = z.biri(['tamamlandi', 'tamamlandi', 'tamamlandi', 'suresi_doldu', 'bekliyor', 'reddetti', 'iptal']);
    const y = durum === 'tamamlandi';
    const csat = y && z.olasi(0.9) ? z.arasi(1, 5) : null;
    const personel = z.biri([id.bas, id.uye, id.oteki, null]);
    return {
      gun: gunEkle(ILK, z.arasi(0, 264)),
      proje: z.biri([2, 6]),
      anket: z.arasi(0, 1),
      kanal: z.biri(KANALLAR),
      departman: personel === null ? null : personel === id.oteki ? id.baska : id.bolum,
      personel: i < 3 ? id.az : personel,
      il: musteriler[i % 40]!.il,
      durum,
      csat,
      nps: y && z.olasi(0.8) ? z.arasi(0, 10) : null,
      puan: csat === null ? null : Math.round(z.sayi() * 10_000) / 100,
      yorum: y && z.olasi(0.2) ? z.biri(YORUMLAR) : '',
      kapandi: z.olasi(0.5),
    };
  });
  for (const [i, e] of ekilenler.entries()) {
    const an = `${e.gun}T09:00:00Z`;
    const { anket, puan, nps } = anketler[e.anket]!;
    const { id: no } = await s.db
      .insertInto('memnuniyet')
      .values({
        anket_id: anket,
        surum_no: 1,
        musteri_id: musteriler[i % 40]!.id,
        proje_id: e.proje,
        gorusme_id: null,
        egitim_id: null,
        olay_zamani: an,
        personel_id: e.personel,
        departman_id: e.departman,
        anketor_id: null,
        kanal: e.kanal,
        token_ozeti: null,
        durum: e.durum as 'tamamlandi',
        vakit: an,
        gonderim_zamani: an,
        son_gecerlilik: `${gunEkle(e.gun, 14)}T09:00:00Z`,
        yarim: null,
        bitis_zamani: e.durum === 'tamamlandi' ? an : null,
        puan: e.puan,
        nps: e.nps,
        csat: e.csat,
        yorum: e.yorum,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const yanit = (soru_id: number, deger: number, p: number) => ({
      memnuniyet_id: no,
      soru_id,
      cevap_id: null,
      deger,
      metin: null,
      puan: p,
    });
    const yanitlar = [
      ...(e.csat === null ? [] : [yanit(puan, e.csat, (e.csat - 1) * 25)]),
      ...(e.nps === null ? [] : [yanit(nps, e.nps, e.nps * 10)]),
    ];
    if (yanitlar.length > 0) await s.db.insertInto('memnuniyet_yanit').values(yanitlar).execute();
    // Sums are made one again in the middle of it, as every night.
    if (i === ADET / 2) await sikistir();
    if (e.puan !== null && e.puan < 50)
      await s.db
        .insertInto('memnuniyet_izleme')
        .values({
          memnuniyet_id: no,
          sorumlu_id: id.bas,
          zaman: an,
          ...(e.kapandi && {
            kapanma_zamani: an,
            kapatan_id: id.bas,
            yapilan: 'Müşteri arandı, özür dilendi.',
            kanal: 'telefon' as const,
            musteriye: 'Sorununuz giderildi.',
          }),
        })
        .execute();
  }
}

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  id.bolum = await s.departman('Destek');
  id.baska = await s.departman('Kurulum');
  const kisi = (ad: string, departmanId: number, o: object = {}) =>
    s.kisi(ad, { departmanId, ad, projeler: [2, 6], sayfalar: ['/istatistik/memnuniyet'], ...o });
  id.bas = await kisi('Baş', id.bolum);
  id.uye = await kisi('Üye', id.bolum);
  id.az = await kisi('Az', id.bolum);
  id.oteki = await kisi('Öteki', id.baska);
  await s.sorumluYap(id.bolum, id.bas);
  kim.bas = await oturumVer(s, id.bas);
  kim.uye = await oturumVer(s, id.uye);
  kim.ikinci = await oturumVer(s, await kisi('İkinci', id.baska, { projeler: [2] }));
  kim.yonetici = await oturumVer(s, await s.kisi('tam', { departmanId: id.baska, rol: 'Yönetici' }));
  kim.aktaran = await oturumVer(s, await kisi('Aktaran', id.baska, { yetkiler: [YETKI.musteriDisaAktar] }));
  anketler.push(await anketKur(s.db), await anketKur(s.db, 'Eğitim anketi'));
  await ek();
  await sql`analyze`.execute(s.db);
});
afterAll(() => s?.kapat());

type Sorulan = Girdi<typeof oda.getIstatistik>;
type Listelenen = Girdi<typeof oda.getYanitList>;
const oku = async (o: Sorulan, token = kim.bas) => tamam(await s.call(oda.getIstatistik, o, token));
const adet = async (o: Listelenen, token = kim.bas) =>
  tamam(await s.call(oda.getYanitList, { adet: 1, ...o }, token)).toplam;

// ——— a second reading, in plain words ———

const uyan = (o: Sorulan, donem: { Ilk: string; Son: string }) =>
  ekilenler.filter(
    (e) =>
      e.durum !== 'iptal' &&
      e.gun >= donem.Ilk &&
      e.gun <= donem.Son &&
      (!o.TurId || anketler[e.anket]!.anket === o.TurId) &&
      (!o.ProjeId || e.proje === o.ProjeId) &&
      (!o.Kanal || e.kanal === o.Kanal) &&
      (!o.DepartmanId || e.departman === o.DepartmanId) &&
      (!o.IlId || e.il === o.IlId),
  );
const say = (bunlar: readonly Ekilen[], kosul: (e: Ekilen) => boolean) => bunlar.filter(kosul).length;
function sayilan(bunlar: readonly Ekilen[]) {
  const puanlar = bunlar.flatMap((e) => (e.puan === null ? [] : [e.puan]));
  return {
    Sorulan: bunlar.length,
    Yanitlanan: say(bunlar, (e) => e.durum === 'tamamlandi'),
    Puanli: puanlar.length,
    Csatli: say(bunlar, (e) => e.csat !== null),
    Memnun: say(bunlar, (e) => e.csat !== null && e.csat > 3),
    Destekleyen: say(bunlar, (e) => e.nps !== null && e.nps > 8),
    Notr: say(bunlar, (e) => e.nps === 7 || e.nps === 8),
    Yeren: say(bunlar, (e) => e.nps !== null && e.nps < 7),
    ortalama: puanlar.length === 0 ? null : puanlar.reduce((a, b) => a + b, 0) / puanlar.length,
  };
}
type Olculen = Awaited<ReturnType<typeof oku>>['ozet'];
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
    TurId: z.olasi(0.3) ? anketler[z.arasi(0, 1)]!.anket : 0,
    ProjeId: z.olasi(0.3) ? z.biri([2, 6]) : null,
    Kanal: z.olasi(0.2) ? z.biri(KANALLAR) : null,
    DepartmanId: z.olasi(0.2) ? z.biri([id.bolum, id.baska]) : null,
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

  test('say what a second reading of the rows says, and what is behind each figure is as many', async () => {
    const o = istek();
    const f = suzgeci(o);
    const d = await oku(o, kim.yonetici);
    const bunlar = uyan(o, { Ilk: o.Ilk, Son: o.Son });
    ayni(d.ozet, bunlar);
    ayni(d.oncekiOzet, uyan(o, d.once));
    const listelenen = (ek: Listelenen) => adet({ ...f, ...ek }, kim.yonetici);

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
      ayni(t, uyan(o, t));
      expect(await listelenen({ Ilk: t.Ilk, Son: t.Son })).toBe(t.Sorulan);
    }
    expect(d.trend.reduce((n, t) => n + t.Sorulan, 0)).toBe(d.ozet.Sorulan);

    expect(d.dagilim.Csat).toEqual(CSAT_DEGERLERI.map((v) => say(bunlar, (e) => e.csat === v)));
    expect(d.dagilim.Nps).toEqual(NPS_DEGERLERI.map((v) => say(bunlar, (e) => e.nps === v)));
    expect(d.dagilim.Puan).toEqual(
      PUAN_DILIMLERI.map((v) => say(bunlar, (e) => e.puan !== null && Math.min(9, Math.floor(e.puan / 10)) === v)),
    );
    for (const [ad, degerler] of Object.entries(d.dagilim)) {
      const ilk = ad === 'Csat' ? 1 : 0;
      const [i, beklenen] = [degerler.indexOf(Math.max(...degerler)), Math.max(...degerler)];
      expect(await listelenen({ Deger: `${ad.toLowerCase()}${i + ilk}` })).toBe(beklenen);
    }
  });

  test('each group of a break-down and each cell of the questions leads to as many', async () => {
    const o = istek();
    const f = suzgeci(o);
    const d = await oku(o, kim.yonetici);
    const grubu: Record<Grup, (k: (typeof d.kirilim)[number]) => Listelenen> = {
      urun: (k) => ({ ProjeId: k.Id }),
      anket: (k) => ({ TurId: k.Id! }),
      kanal: (k) => ({ Kanal: k.Anahtar as 'eposta' }),
      departman: (k) => (k.Id === null ? { Departmansiz: true } : { DepartmanId: k.Id }),
      il: (k) => (k.Id === null ? { Ilsiz: true } : { IlId: k.Id }),
      personel: (k) => ({ PersonelId: k.Id }),
    };
    for (const k of d.kirilim.filter((x) => !x.Gizli))
      expect([k.Ad, await adet({ ...f, ...grubu[o.grup!](k) }, kim.yonetici)]).toEqual([k.Ad, k.Sorulan]);
    if (o.grup !== 'personel') expect(d.kirilim.reduce((n, k) => n + k.Sorulan, 0)).toBe(d.ozet.Sorulan);

    for (const r of d.isi.satirlar) {
      expect(r.Aylar.reduce((n, h) => n + (h?.Adet ?? 0), 0)).toBe(r.Adet);
      expect(r.Urunler.reduce((n, h) => n + (h?.Adet ?? 0), 0)).toBe(r.Adet);
      expect(await adet({ ...f, SoruId: r.SoruId }, kim.yonetici)).toBe(r.Adet);
      for (const [i, h] of r.Aylar.entries())
        expect(await adet({ ...f, ...d.isi.aylar[i], SoruId: r.SoruId }, kim.yonetici)).toBe(h?.Adet ?? 0);
      for (const [i, h] of r.Urunler.entries())
        expect(await adet({ ...f, ProjeId: d.isi.urunler[i]!.Id, SoruId: r.SoruId }, kim.yonetici)).toBe(h?.Adet ?? 0);
    }

    const sozler = tamam(await s.call(oda.istatistikSozleri, f, kim.yonetici));
    expect(sozler.Yorum).toBe(say(uyan(o, { Ilk: o.Ilk, Son: o.Son }), (e) => e.yorum !== ''));
    for (const soz of sozler.sozler)
      expect([soz.Ad, await adet({ ...f, Soz: soz.Anahtar }, kim.yonetici)]).toEqual([soz.Ad, soz.Adet]);
  });
});

describe('the sums of months', () => {
  const ILKI = { Ilk: '2026-04-01', Son: '2026-04-30' };
  const sonuc = async () => (({ ozet, dagilim, isi }) => ({ ozet, dagilim, isi }))(await oku(ILKI, kim.yonetici));
  const say = async () =>
    (await sql<{ adet: number }>`select count(*)::int as adet from memnuniyet_toplam`.execute(s.db)).rows[0]!.adet;

  test('say the same when each month has become one row, which are fewer', async () => {
    const [once, adedi] = [await sonuc(), await say()];
    await sikistir();
    expect(await sonuc()).toEqual(once);
    expect(await say()).toBeLessThan(adedi);
  });

  test('follow what comes, changes, moves to another month and goes, in whatever order', async () => {
    const once = await sonuc();
    const { anket, puan } = anketler[0]!;
    const an = '2026-04-10T09:00:00Z';
    const ekle = sql<{ id: number }>`
      insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, kanal, vakit, son_gecerlilik)
      select ${anket}, 1, min(id), 2, ${an}::timestamptz, 'telefon', ${an}, ${an} from musteri returning id`;
    const no = (await ekle.execute(s.db)).rows[0]!.id;
    // What was never asked is counted nowhere.
    expect(await sonuc()).toEqual(once);
    await sql`insert into memnuniyet_yanit (memnuniyet_id, soru_id, deger, puan) values (${no}, ${puan}, 5, 100)`.execute(
      s.db,
    );
    expect(await sonuc()).toEqual(once);
    await sql`update memnuniyet set durum = 'tamamlandi', bitis_zamani = ${an}, csat = 5, puan = 100 where id = ${no}`.execute(
      s.db,
    );
    const sonra = await sonuc();
    expect(sonra.ozet.Memnun).toBe(once.ozet.Memnun + 1);
    expect(sonra.ozet.Sorulan).toBe(once.ozet.Sorulan + 1);
    const sorunun = (d: typeof once) => d.isi.satirlar.find((r) => r.SoruId === puan)!.Adet;
    expect(sorunun(sonra)).toBe(sorunun(once) + 1);
    await sql`update memnuniyet set gonderim_zamani = '2026-05-10T09:00:00Z' where id = ${no}`.execute(s.db);
    expect(await sonuc()).toEqual(once);
    expect(sorunun(await oku({ Ilk: '2026-05-01', Son: '2026-05-31' }, kim.yonetici))).toBeGreaterThan(0);
    await sql`delete from memnuniyet_yanit where memnuniyet_id = ${no}`.execute(s.db);
    await sql`delete from memnuniyet where id = ${no}`.execute(s.db);
    expect(await sonuc()).toEqual(once);
  });
});

test('a word is one whatever its ending and its letters, and has the mean score of its comments', async () => {
  const { sozler } = tamam(await s.call(oda.istatistikSozleri, { Ilk: ILK, Son: BUGUN }, kim.yonetici));
  const yazici = sozler.filter((x) => x.Anahtar.startsWith('yazic'));
  expect(yazici).toHaveLength(1);
  const gecen = uyan({}, { Ilk: ILK, Son: BUGUN }).filter((e) => /yazıcı/i.test(e.yorum));
  expect(yazici[0]).toMatchObject({
    Adet: gecen.length,
    Puan: sayilan(gecen).ortalama && expect.closeTo(sayilan(gecen).ortalama!, 6),
  });
  expect(sozler.map((x) => x.Anahtar)).not.toContain('cok');
});

describe('whose figures', () => {
  const hepsi = { Ilk: ILK, Son: BUGUN, grup: 'personel' as const };
  const kisiler = async (token: string) =>
    tamam(await s.call(oda.istatistikKirilimi, hepsi, token)).kirilim.map((k) => [k.Ad.split(' ')[0], k.Gizli]);

  test('a head sees those of the department, by their names; of few answers nothing', async () => {
    expect(await kisiler(kim.bas)).toEqual([
      ['Az', true],
      ['Baş', false],
      ['Üye', false],
    ]);
  });
  test('anybody else sees their own', async () => {
    expect(await kisiler(kim.uye)).toEqual([['Üye', false]]);
    expect(await kisiler(kim.ikinci)).toEqual([]);
  });
  test('of few answers no figure is told, and none of the answers', async () => {
    const { kirilim } = tamam(await s.call(oda.istatistikKirilimi, hepsi, kim.bas));
    expect(kirilim[0]).toMatchObject({ Sorulan: 0, Yanitlanan: 0, Puan: null, Csat: null, Nps: null });
    const { body } = await s.call(oda.getYanitList, { Ilk: ILK, Son: BUGUN, PersonelId: id.az }, kim.bas);
    expect(body).toEqual({ durum: false, msg: 'Bir kişinin ölçümleri en az 5 yanıttan sonra gösterilir.' });
  });
  test('the answers behind a colleague’s figures are theirs', async () => {
    const baskasi = (PersonelId: number, token: string) => s.call(oda.getYanitList, { PersonelId }, token);
    expect((await baskasi(id.bas, kim.uye)).status).toBe(403);
    expect((await baskasi(id.oteki, kim.bas)).status).toBe(403);
    expect((await baskasi(2_000_000_000, kim.bas)).status).toBe(403);
    expect((await baskasi(id.uye, kim.uye)).status).toBe(200);
    expect((await baskasi(id.oteki, kim.yonetici)).status).toBe(200);
  });
});

test('products bound every figure and every list', async () => {
  const d = await oku({ Ilk: ILK, Son: BUGUN }, kim.ikinci);
  ayni(d.ozet, uyan({ ProjeId: 2 }, { Ilk: ILK, Son: BUGUN }));
  expect(d.kirilim.map((k) => k.Id)).toEqual([2]);
  expect(d.isi.urunler.map((p) => p.Id)).toEqual([2]);
  expect(await adet({ Ilk: ILK, Son: BUGUN, ProjeId: 6 }, kim.ikinci)).toBe(0);
});

test('without days it is the last twelve months, compared with the twelve before', async () => {
  const d = await oku({});
  expect([d.donem, d.once]).toEqual([
    { Ilk: '2025-12-01', Son: BUGUN },
    { Ilk: '2024-12-01', Son: '2025-11-30' },
  ]);
  expect(d.trend).toHaveLength(12);
});

test('two free periods are compared, with the test that was made', async () => {
  const d = await oku({ Ilk: '2026-06-01', Son: '2026-08-31', Ilk2: '2026-03-01', Son2: '2026-05-31' });
  ayni(d.oncekiOzet, uyan({}, { Ilk: '2026-03-01', Son: '2026-05-31' }));
  const { Puan, Yanit } = d.farklar;
  expect(Puan).toMatchObject({ Ad: 'Welch t sınaması', Rastlanti: Puan!.P >= 0.05 });
  expect(Puan!.Fark).toBeCloseTo(d.ozet.Puan!.Deger - d.oncekiOzet.Puan!.Deger, 8);
  expect(Yanit!.Ad).toBe('iki oran z sınaması');
});

test('days that are no period are refused in words', async () => {
  const red = async (o: Sorulan) => (await s.call(oda.getIstatistik, o, kim.bas)).body;
  expect(await red({ Ilk: '2026-05-02', Son: '2026-05-01' })).toEqual({
    durum: false,
    msg: 'Dönemin son günü, ilk gününden önce olamaz.',
  });
  expect(await red({ Ilk: '2016-05-02', Son: '2026-05-01' })).toMatchObject({ msg: 'Bir dönem en çok beş yıl olur.' });
  expect(await red({ Ilk2: '2026-05-02', Son2: '2026-05-01' })).toMatchObject({
    msg: 'Karşılaştırma: Dönemin son günü, ilk gününden önce olamaz.',
  });
});
