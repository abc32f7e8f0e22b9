import { banka as oda } from '@masabasi/core/mali/banka/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP, mt940 } from './testing.ts';

/** Bank lines pay invoices: over HTTP, with the ledger checked at every step. The clock stands at noon, 20.11.2026. */

let s: TestServer;
let token: string;
let dar: string;
let MusteriId: number;
let diger: number;
const BUGUN = OGLEN.slice(0, 10);

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Mali');
  const { maliGor, bankaIsle, defterYonet, faturaKes, faturaIade, tahsilatYaz } = YETKI;
  const yetkiler = [maliGor, bankaIsle, defterYonet, faturaKes, faturaIade, tahsilatYaz];
  const kisi = async (ad: string, projeler: number[]) => {
    const Id = await s.kisi(ad, { departmanId, yetkiler });
    for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
    return oturumVer(s, Id);
  };
  token = await kisi('Muhasebe', [2]);
  dar = await kisi('Başka ürünlerde', [6]);
  const musteriAc = async (Ad: string, tc = '10000000146') => {
    const kart = { ...BOS_MUSTERI, Ad, Soyad: 'Irmak', ProjeIdler: [2] };
    const { Id } = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, token));
    const { rows } = await sql<{ il: number; ilce: number }>`
      select il_id as il, min(id) as ilce from ilce group by il_id order by il_id limit 1`.execute(s.db);
    await sql`update musteri set tc_kimlik = ${tc}, adres = 'Iğdır Sokak 3', il_id = ${rows[0]!.il},
      ilce_id = ${rows[0]!.ilce} where id = ${Id}`.execute(s.db);
    return Id;
  };
  MusteriId = await musteriAc('Şule');
  diger = await musteriAc('Öznur', '10000000078');
  await s.db
    .updateTable('fatura_ayari')
    .set({ unvan: 'Masabaşı Yazılım A.Ş.', vkn: '1112223339', ilce: 'Çankaya', il: 'Ankara', vergi_dairesi: 'Çankaya' })
    .execute();
});
afterAll(() => s?.kapat());

let no = 0;
const YENI = { Id: 0, Surum: 0 };
const SATIS = { ProjeId: 2, Senaryo: 'EARSIVFATURA' as const, Tip: 'SATIS' as const };
const BOS = { ...YENI, ...SATIS, Vade: null, ParaBirimi: 'TRY', Kur: null, Aciklama: '' };
const hesapAc = async () =>
  tamam(await s.call(oda.bankaHesapKaydet, { hesap: { ...BOS_HESAP, Ad: `Hesap ${++no}` } }, token)).Id;
const kalem = (tutar: number) => ({
  Ad: 'Bakım',
  Miktar: '1',
  BirimKodu: 'C62',
  BirimFiyat: String(tutar),
  KdvOran: 20,
});
async function kesilen(tutar: number, kim = MusteriId) {
  const taslak = tamam(
    await s.call(
      fatura.faturaKaydet,
      { fatura: { ...BOS, MusteriId: kim, Tarih: BUGUN, Kalemler: [kalem(tutar)] } },
      token,
    ),
  );
  return tamam(await s.call(fatura.faturaKes, { Id: taslak.Id, Surum: taslak.Surum }, token));
}
/** Movements on a new account. */
async function gelenler(...satirlar: readonly (readonly [tutar: number, aciklama: string])[]) {
  const HesapId = await hesapAc();
  const metin = mt940(
    0,
    satirlar.map(([tutar, aciklama]) => [BUGUN, tutar, aciklama] as const),
  );
  tamam(await s.call(oda.ekstreYukle, { HesapId, Dosya: 'e.sta', icerik: { metin } }, token));
  return hareketler(HesapId);
}
const hareketler = async (HesapId: number) =>
  tamam(await s.call(oda.getHareketList, { HesapId, adet: 200 }, token)).hareketlist.toSorted((a, b) => a.Id - b.Id);
const oner = async (Id: number, kim = token) => tamam(await s.call(oda.eslesmeOner, { Id }, kim)).oneriler;
const isle = (i: Omit<Girdi<typeof oda.eslesmeKaydet>, 'Surum'>, Surum = 1, kim = token) =>
  s.call(oda.eslesmeKaydet, { ...i, Surum }, kim);
const detay = async (Id: number) => tamam(await s.call(fatura.getFaturaDetay, { Id }, token));
const bakiye = async (Kod: string) => (await mizan(s.db)).find((h) => h.Kod === Kod)?.Bakiye ?? 0;

/** Checks that the ledger balance of customers equals their open invoices less their advances. */
async function denklik() {
  const { rows } = await sql<{ yanlis: number; acik: number; avans: number }>`
    select (select count(*)::int from fatura f left join fatura_acik a on a.fatura_id = f.id
        where coalesce(a.kalan, 0) <> fatura_kalani(f)) as yanlis,
      (select coalesce(sum(kalan), 0)::bigint from fatura_acik) as acik,
      (select coalesce(sum(d.tutar + d.masraf), 0)::bigint from banka_hareket d where d.sinif = 'musteri')
        - (select coalesce(sum(t.tutar), 0)::bigint from fatura_tahsilat t
          where t.geri_alma_zamani is null and t.banka_hareket_id is not null) as avans`.execute(s.db);
  const { yanlis, acik, avans } = rows[0]!;
  expect(yanlis).toBe(0);
  expect(await bakiye('120')).toBe(acik - avans);
  expect((await mizan(s.db)).reduce((t, h) => t + h.Bakiye, 0)).toBe(0);
}

test('a number in the text: the payment is proposed, closes the invoice, and opens it when taken back', async () => {
  const f = await kesilen(1000);
  const [h] = await gelenler([120_000, `GELEN EFT ${f.No} BAKIM`]);
  const [o] = await oner(h!.Id);
  expect(o).toMatchObject({
    MusteriId,
    gerekceler: ['no', 'tutar'],
    odenenler: [{ FaturaId: f.Id, No: f.No, Tutar: 120_000 }],
    Avans: 0,
  });
  expect(await oner(h!.Id, dar)).toEqual([]);
  const istek = {
    Id: h!.Id,
    Sinif: 'musteri' as const,
    MusteriId,
    odenenler: [{ FaturaId: f.Id, Tutar: kurus(120_000) }],
  };
  expect((await isle(istek, 1, dar)).body).toMatchObject({ durum: false });
  tamam(await isle(istek));
  expect((await detay(f.Id)).fatura.Kalan).toBe(0);
  expect((await detay(f.Id)).tahsilatlar).toMatchObject([{ Kaynak: 'banka', Tutar: 120_000 }]);
  expect((await hareketler(h!.HesapId))[0]).toMatchObject({ faturalar: [{ Id: f.Id, No: f.No, Tutar: 120_000 }] });
  expect(
    (await s.call(fatura.faturaIptal, { Id: f.Id, Surum: f.Surum + 1, Neden: 'Yanlış kesildi' }, token)).body,
  ).toMatchObject({ durum: false });
  await denklik();
  expect((await s.call(oda.eslesmeGeriAl, { Id: h!.Id, Surum: 2 }, dar)).body).toMatchObject({
    msg: 'Bu hareket, görmediğiniz bir ürünün faturasını kapatmış; onu gören biri geri alabilir.',
  });
  tamam(await s.call(oda.eslesmeGeriAl, { Id: h!.Id, Surum: 2 }, token));
  expect((await detay(f.Id)).fatura.Kalan).toBe(120_000);
  await denklik();
});

test('one line pays several invoices, two lines pay one, with a rest or a bank charge', async () => {
  const [a, b] = [await kesilen(300), await kesilen(200)];
  const [toplu] = await gelenler([60_000, `${a.No} ve ${b.No}`]);
  expect((await oner(toplu!.Id))[0]).toMatchObject({ gerekceler: ['no', 'tutar'], odenenler: { length: 2 } });
  const odenenler = [
    { FaturaId: a.Id, Tutar: kurus(36_000) },
    { FaturaId: b.Id, Tutar: kurus(24_000) },
  ];
  expect(
    (await isle({ Id: toplu!.Id, Sinif: 'musteri', MusteriId, odenenler, Masraf: kurus(0), TahsilatIdler: [] })).body,
  ).toMatchObject({ durum: true });
  expect([(await detay(a.Id)).fatura.Kalan, (await detay(b.Id)).fatura.Kalan]).toEqual([0, 0]);

  const c = await kesilen(1000);
  const [ilk, ikinci, eksik] = await gelenler([100_000, 'taksit'], [30_000, 'kalan'], [23_500, 'masraflı']);
  tamam(
    await isle({ Id: ilk!.Id, Sinif: 'musteri', MusteriId, odenenler: [{ FaturaId: c.Id, Tutar: kurus(100_000) }] }),
  );
  const fazla = { Id: ikinci!.Id, Sinif: 'musteri' as const, MusteriId };
  expect((await isle({ ...fazla, odenenler: [{ FaturaId: c.Id, Tutar: kurus(30_000) }] })).body).toMatchObject({
    msg: expect.stringMatching(/kalanı ₺200,00; bundan çoğu kapatılmaz/),
  });
  tamam(await isle({ ...fazla, odenenler: [{ FaturaId: c.Id, Tutar: kurus(20_000) }] }));
  const d = await kesilen(200);
  const masraf = await bakiye('653');
  tamam(
    await isle({
      Id: eksik!.Id,
      Sinif: 'musteri',
      MusteriId,
      odenenler: [{ FaturaId: d.Id, Tutar: kurus(24_000) }],
      Masraf: kurus(500),
    }),
  );
  expect([(await detay(c.Id)).fatura.Kalan, (await detay(d.Id)).fatura.Kalan, await bakiye('653')]).toEqual([
    0,
    0,
    masraf + 500,
  ]);
  await denklik();
});

test('a payment written by hand finds its line, and the money does not count twice', async () => {
  const f = await kesilen(400);
  const yazilan = tamam(
    await s.call(
      fatura.faturaTahsilatYaz,
      { Id: f.Id, Surum: f.Surum, Tarih: BUGUN, Tutar: kurus(48_000), Aciklama: 'Havale geldi dedi' },
      token,
    ),
  );
  expect([await bakiye('108.98'), (await detay(f.Id)).fatura.Kalan]).toEqual([48_000, 0]);
  const [h] = await gelenler([48_000, `EFT ${f.No}`]);
  const [o] = await oner(h!.Id);
  expect(o).toMatchObject({ gerekceler: ['no', 'elle'], odenenler: [], tahsilat: { Tutar: 48_000 } });
  tamam(await isle({ Id: h!.Id, Sinif: 'musteri', MusteriId, TahsilatIdler: [o!.tahsilat!.Id] }));
  expect(await bakiye('108.98')).toBe(0);
  await denklik();
  const geri = { Id: f.Id, Surum: yazilan.Surum, TahsilatId: o!.tahsilat!.Id };
  expect((await s.call(fatura.faturaTahsilatGeriAl, geri, token)).body).toMatchObject({
    msg: expect.stringMatching(/^Bu tahsilat banka hareketiyle eşleşmiş/),
  });
  tamam(await s.call(oda.eslesmeGeriAl, { Id: h!.Id, Surum: 2 }, token));
  expect(await bakiye('108.98')).toBe(48_000);
  tamam(await s.call(fatura.faturaTahsilatGeriAl, geri, token));
  expect([await bakiye('108.98'), (await detay(f.Id)).fatura.Kalan]).toEqual([0, 48_000]);
  await denklik();
});

test.each([
  [
    'another customer’s invoice',
    async () => ({ odenenler: [{ FaturaId: (await kesilen(10, diger)).Id, Tutar: 1200 }] }),
  ],
  ['an invoice that is none', async () => ({ odenenler: [{ FaturaId: 2_000_000_000, Tutar: 100 }] })],
  [
    'one invoice twice',
    async () => {
      const { Id } = await kesilen(10);
      return { odenenler: [Id, Id].map((FaturaId) => ({ FaturaId, Tutar: 100 })) };
    },
  ],
  ['more than came', async () => ({ odenenler: [{ FaturaId: (await kesilen(1000)).Id, Tutar: 60_000 }] })],
  ['a payment that is none', () => Promise.resolve({ TahsilatIdler: [2_000_000_000] })],
  ['nothing of an invoice', async () => ({ odenenler: [{ FaturaId: (await kesilen(10)).Id, Tutar: 0 }] })],
])('%s: refused in a sentence, nothing written', async (_, govde) => {
  const [h] = await gelenler([50_000, 'gelen']);
  const o = await govde();
  const ara = await mizan(s.db);
  const { status, body } = await isle({ Id: h!.Id, Sinif: 'musteri', MusteriId, ...o } as never);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ durum: false, msg: expect.stringMatching(/\.$/) });
  expect(await mizan(s.db)).toEqual(ara);
  expect((await hareketler(h!.HesapId))[0]).toMatchObject({ Sinif: null, Surum: 1 });
});

test('shows certain proposals with reasons and takes them at once, except those that became uncertain', async () => {
  const [a, b] = [await kesilen(111), await kesilen(222)];
  const hepsi = await gelenler(
    [13_320, `ODEME ${a.No}`],
    [26_640, `ODEME ${b.No}`],
    [26_640, `MUKERRER ${b.No}`],
    [5000, 'kimin belli degil'],
  );
  const { HesapId } = hepsi[0]!;
  const { eslesmeler, Bakilan } = tamam(await s.call(oda.kesinEslesmeler, { HesapId }, token));
  expect(Bakilan).toBe(4);
  expect(eslesmeler.map((e) => [e.Id, e.oneri.odenenler[0]!.No])).toEqual([
    [hepsi[0]!.Id, a.No],
    [hepsi[1]!.Id, b.No],
  ]);
  const istek = {
    eslesmeler: eslesmeler.map((e) => ({
      Id: e.Id,
      Surum: e.Surum,
      MusteriId: e.oneri.MusteriId,
      FaturaIdler: e.oneri.odenenler.map((x) => x.FaturaId),
      TahsilatId: null,
    })),
  };
  await s.call(
    fatura.faturaTahsilatYaz,
    { Id: b.Id, Surum: b.Surum, Tarih: BUGUN, Tutar: kurus(100), Aciklama: '' },
    token,
  );
  expect(tamam(await s.call(oda.kesinleriIsle, istek, token))).toMatchObject({ Islenen: 1, Atlanan: 1 });
  expect(tamam(await s.call(oda.kesinleriIsle, istek, token))).toMatchObject({ Islenen: 0, Atlanan: 2 });
  expect((await hareketler(HesapId)).map((h) => h.Sinif)).toEqual(['musteri', null, null, null]);
  await denklik();
});

test('after any order of acts the ledger agrees with invoices, lines and advances', async () => {
  const hesap = await hesapAc();
  let sayac = 0;
  const faturalar: number[] = [];
  const gelen: number[] = [];
  const surum = async (Id: number) => (await detay(Id)).fatura.Surum;
  const faturayla = (ne: (Id: number, x: number) => Promise<unknown>) => async (x: number) => {
    if (faturalar.length > 0) await ne(faturalar[x % faturalar.length]!, x);
  };
  const adimlar: readonly ((x: number) => Promise<unknown>)[] = [
    async (x) => faturalar.push((await kesilen(10 + (x % 90))).Id),
    async (x) => {
      const metin = mt940(0, [[BUGUN, 100 + x, `gelen ${++sayac}`]]);
      await s.call(oda.ekstreYukle, { HesapId: hesap, Dosya: 'e.sta', icerik: { metin } }, token);
      gelen.splice(0, gelen.length, ...(await hareketler(hesap)).map((h) => h.Id));
    },
    async (x) => {
      const h = (await hareketler(hesap)).find((y) => y.Sinif === null);
      const Id = faturalar[x % Math.max(1, faturalar.length)];
      if (!h || Id === undefined) return;
      const { Kalan } = (await detay(Id)).fatura;
      const Tutar = kurus(Math.min(Kalan, h.Tutar));
      await isle(
        { Id: h.Id, Sinif: 'musteri', MusteriId, odenenler: Tutar > 0 ? [{ FaturaId: Id, Tutar }] : [] },
        h.Surum,
      );
    },
    async (x) => {
      const hepsi = (await hareketler(hesap)).filter((y) => y.Sinif !== null);
      const h = hepsi[x % Math.max(1, hepsi.length)];
      if (h) await s.call(oda.eslesmeGeriAl, { Id: h.Id, Surum: h.Surum }, token);
    },
    faturayla(async (Id, x) => {
      const istek = { Id, Surum: await surum(Id), Tarih: BUGUN, Tutar: kurus(1 + (x % 3000)), Aciklama: '' };
      await s.call(fatura.faturaTahsilatYaz, istek, token);
    }),
    faturayla(async (Id) => {
      const d = await detay(Id);
      const t = d.tahsilatlar.find((y) => y.Kaynak === 'elle');
      if (t) await s.call(fatura.faturaTahsilatGeriAl, { Id, Surum: d.fatura.Surum, TahsilatId: t.Id }, token);
      else await s.call(fatura.faturaIptal, { Id, Surum: d.fatura.Surum, Neden: 'Yanlış kesilmiş' }, token);
    }),
    faturayla(async (Id) => {
      const { body } = await s.call(fatura.faturaIade, { Id, Surum: await surum(Id) }, token);
      if (body.durum) await s.call(fatura.faturaKes, { Id: body.Id, Surum: body.Surum }, token);
    }),
  ];
  const yol = fc.sample(fc.tuple(fc.nat(adimlar.length - 1), fc.nat(5000)), { numRuns: 120, seed: 19 });
  for (const [ne, x] of yol) {
    await adimlar[ne]!(x);
    await denklik();
  }
  expect(await defterBozukluklari(s.db)).toEqual([]);
  expect(faturalar.length).toBeGreaterThan(10);
}, 60_000);
