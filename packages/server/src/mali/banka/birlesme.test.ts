import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { birlestirme } from '@masabasi/core/musteri/birlestirme/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, yevmiye } from '../defter/queries.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type BankaDenemesi, bankaDenemesi } from '../../testing/banka.ts';
import { oturumVer } from '../../testing/walk.ts';

/**
 * Two customers are merged and separated again. Neither act writes or changes a ledger entry. Before, between and
 * after, the ledger shows for each customer the debt less the advances.
 */

let s: TestServer;
let token: string;
let d: BankaDenemesi;

beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
  d = await bankaDenemesi(s, token);
});
afterAll(() => s?.kapat());

const kart = async (Id: number) => tamam(await s.call(musteri.musteriDetay, { Id }, token)).musteri;
async function birlestir(Id: number, DigerId: number) {
  const [{ Surum }, { Surum: DigerSurum }] = [await kart(Id), await kart(DigerId)];
  return tamam(await s.call(birlestirme.musteriBirlestir, { Id, Surum, DigerId, DigerSurum, alanlar: {} }, token));
}
const ayir = (Id: number) => s.call(birlestirme.musteriBirlestirGeriAl, { Id }, token);

/** Ledger balance of each customer, and debt less advances of each customer. Both without zero rows. */
async function hesaplar() {
  const defter = new Map<string, number>();
  for (const y of await yevmiye(s.db, '2000-01-01', '2099-12-31', 10_000))
    if (y.MusteriNo !== null && y.Hesap === '120') defter.set(y.MusteriNo, (defter.get(y.MusteriNo) ?? 0) + y.Tutar);
  const { rows } = await sql<{ no: string; tutar: number }>`
    select m.musteri_no as no, sum(x.tutar)::bigint as tutar from (
      select f.musteri_id, a.kalan as tutar from fatura_acik a join fatura f on f.id = a.fatura_id
      union all select d.musteri_id, -(d.tutar + d.masraf) from banka_hareket d where d.sinif = 'musteri'
      union all select d.musteri_id, t.tutar from fatura_tahsilat t join banka_hareket d on d.id = t.banka_hareket_id
        where t.geri_alma_zamani is null) x join musteri m on m.id = x.musteri_id
    group by 1 having sum(x.tutar) <> 0 order by 1`.execute(s.db);
  const sirali = [...defter].filter(([, t]) => t !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(sirali).toEqual(rows.map((r) => [r.no, r.tutar]));
  expect(await defterBozukluklari(s.db)).toEqual([]);
  return Object.fromEntries(sirali);
}
const adedi = async () =>
  (await s.db.selectFrom('defter_fis').select(s.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

test('entries from before and during the merge belong to the right customer, without a new entry', async () => {
  const [kalan, giden] = [await d.musteriAc('Irmak'), await d.musteriAc('Çay')];
  const [kalaninki, gideninki, ikincisi] = [
    await d.kesilen(kalan, 100),
    await d.kesilen(giden, 200),
    await d.kesilen(giden, 300),
  ];
  // One line pays half of an invoice of the merged customer and leaves a rest. The other customer is paid by hand.
  await d.isle(await d.gelen(10_000), giden, [[gideninki.Id, 9000]]);
  const elden = { Tarih: OGLEN.slice(0, 10), Tutar: kurus(1000), Aciklama: '' };
  tamam(await s.call(fatura.faturaTahsilatYaz, { Id: kalaninki.Id, Surum: kalaninki.Surum, ...elden }, token));
  const [k, g] = [(await kart(kalan)).MusteriNo, (await kart(giden)).MusteriNo];
  const once = await hesaplar();
  expect(once).toEqual({ [k]: 11_000, [g]: 24_000 + 36_000 - 10_000 });

  const fisler = await adedi();
  const { BirlesmeId } = await birlestir(kalan, giden);
  expect(await hesaplar()).toEqual({ [k]: once[k]! + once[g]! });
  expect(await adedi()).toBe(fisler);

  // Merged customers are paid as one: an invoice of the merged customer is paid by a bank line and by hand.
  await d.isle(await d.gelen(36_000), kalan, [[ikincisi.Id, 36_000]]);
  const { Surum } = tamam(await s.call(fatura.getFaturaDetay, { Id: gideninki.Id }, token)).fatura;
  tamam(await s.call(fatura.faturaTahsilatYaz, { Id: gideninki.Id, Surum, ...elden }, token));
  expect(await hesaplar()).toEqual({ [k]: once[k]! + once[g]! - 37_000 });

  tamam(await ayir(BirlesmeId));
  expect(await hesaplar()).toEqual({ [k]: once[k]!, [g]: once[g]! - 37_000 });
  const ogrenilen = await sql<{ n: number }>`select count(*)::int as n from banka_ogrenilen o join banka_hareket d
    on d.id = o.hareket_id where d.musteri_id <> o.musteri_id`.execute(s.db);
  expect(ogrenilen.rows[0]!.n).toBe(0);
});

test('a line that paid invoices of both customers must be taken back before they are separated', async () => {
  const [kalan, giden] = [await d.musteriAc('Kaya'), await d.musteriAc('Dere')];
  const [a, b] = [await d.kesilen(kalan, 100), await d.kesilen(giden, 200)];
  const { BirlesmeId } = await birlestir(kalan, giden);
  const hareket = await d.gelen(36_000);
  const { Surum } = await d.isle(hareket, kalan, [
    [a.Id, 12_000],
    [b.Id, 24_000],
  ]);
  const { status, body } = await ayir(BirlesmeId);
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ msg: expect.stringMatching(/iki müşterinin faturalarını birlikte kapatmış/) as string }),
  ]);
  await hesaplar();
  tamam(await s.call(oda.eslesmeGeriAl, { Id: hareket, Surum }, token));
  tamam(await ayir(BirlesmeId));
  expect(await hesaplar()).toMatchObject({
    [(await kart(kalan)).MusteriNo]: 12_000,
    [(await kart(giden)).MusteriNo]: 24_000,
  });
});
