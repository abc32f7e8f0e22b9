import { bayifatura as oda } from '@masabasi/core/mali/bayifatura/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { demoSunucusu } from '@masabasi/demo/testing';
import { tamam, type TestServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

/** Commission of the demo company's dealers: calculated from the invoices, approved once, and paid. */

let s: TestServer;
let token: string;
let muhasebe: number;
const Donem = '2026-10';
beforeAll(async () => {
  s = await demoSunucusu({ tam: false });
  muhasebe = await s.kisi('Muhasebe', { yetkiler: [YETKI.maliGor, YETKI.bayiKosul, YETKI.tahsilatYaz] });
  await sql`insert into kisi_proje (kisi_id, proje_id) select ${muhasebe}, id from proje`.execute(s.db);
  token = await oturumVer(s, muhasebe);
}, 180_000);
afterAll(() => s?.kapat());

const liste = async (ay = Donem) => tamam(await s.call(oda.getBayiHakedis, { Donem: ay }, token)).hakedisler;
const detay = async (Id: number) => tamam(await s.call(oda.getHakedisDetay, { Id }, token));

test('each month is the sum of its invoices, and no invoice brings commission twice', async () => {
  const hepsi = await liste();
  expect(hepsi.length).toBeGreaterThan(3);
  for (const h of hepsi.slice(0, 8)) {
    const { satirlar } = await detay(h.Id);
    expect(satirlar.reduce((t, x) => t + x.Komisyon, 0)).toBe(h.Komisyon);
    expect(satirlar.filter((x) => x.Matrah > 0).reduce((t, x) => t + x.Matrah, 0)).toBe(h.Ciro);
    expect(satirlar.every((x) => x.Tarih.startsWith(Donem))).toBe(true);
  }
  const { rows } = await sql`select fatura_id from bayi_hakedis_satir group by 1 having count(*) > 1`.execute(s.db);
  expect(rows).toEqual([]);
});

test('a second calculation gives the same result, and invoices of approved months count nowhere else', async () => {
  const once = await liste();
  tamam(await s.call(oda.hakedisHesapla, { Donem }, token));
  const ikinci = await liste();
  expect(ikinci.map((h) => [h.BayiId, h.Tutar])).toEqual(once.map((h) => [h.BayiId, h.Tutar]));
  const h = ikinci[0]!;
  const { Surum } = tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: h.Surum, Onayli: true }, token));
  await sql`update bayi_kosul set komisyon_oran = 99 where bayi_id = ${h.BayiId}`.execute(s.db);
  await Promise.all(Array.from({ length: 4 }, () => s.call(oda.hakedisHesapla, { Donem }, token)));
  expect((await liste()).find((x) => x.BayiId === h.BayiId)).toMatchObject({ Id: h.Id, Tutar: h.Tutar, Surum });
  expect(await liste()).toHaveLength(ikinci.length);
});

test('a month moves step by step, forwards and back, and every other step is refused with a sentence', async () => {
  const h = (await liste()).find((x) => x.DurumAnahtar === 'onayli')!;
  const ode = (Surum: number, OdemeTarihi: string | null) =>
    s.call(oda.hakedisOde, { Id: h.Id, Surum, OdemeTarihi }, token);
  const faturala = (Surum: number, FaturaNo: string, FaturaTarihi: string | null) =>
    s.call(oda.hakedisFaturala, { Id: h.Id, Surum, FaturaNo, FaturaTarihi }, token);
  expect((await ode(h.Surum, '2026-11-10')).body).toMatchObject({ durum: false, msg: expect.stringMatching(/\.$/) });
  expect((await faturala(h.Surum, ' ', '2026-11-05')).body).toMatchObject({
    msg: 'Bayinin kestiği faturanın numarasını yazınız.',
  });
  expect((await faturala(h.Surum, 'ABC1', '2026-11-21')).body).toMatchObject({
    msg: 'Faturanın günü bugünden ileri olamaz.',
  });
  const faturali = tamam(await faturala(h.Surum, 'ABC1', '2026-11-05')).Surum;
  expect((await faturala(h.Surum, 'ABC1', '2026-11-05')).status).toBe(409);
  const odenmis = tamam(await ode(faturali, '2026-11-10')).Surum;
  expect((await detay(h.Id)).hakedis).toMatchObject({ DurumAnahtar: 'odendi', FaturaNo: 'ABC1' });
  const geri = tamam(await ode(odenmis, null)).Surum;
  const onayli = tamam(await faturala(geri, '', null)).Surum;
  tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: onayli, Onayli: false }, token));
  expect((await detay(h.Id)).hakedis).toMatchObject({ DurumAnahtar: 'hesaplandi', FaturaNo: '', OdemeTarihi: null });
  const { basefile } = tamam(await s.call(oda.hakedisAktar, { Id: h.Id }, token));
  expect(Buffer.from(basefile, 'base64').subarray(0, 2).toString()).toBe('PK');
});

/** Ledger balances of the commission accounts, each compared with the months. */
async function defterde() {
  const hepsi = await mizan(s.db);
  const { rows } = await sql<Record<string, number>>`
    select coalesce(sum(tutar) filter (where durum <> 'hesaplandi'), 0)::bigint as "760",
      -coalesce(sum(tutar) filter (where durum = 'onayli'), 0)::bigint as "381",
      -coalesce(sum(tutar) filter (where durum = 'faturalandi'), 0)::bigint as "320",
      -coalesce(sum(tutar) filter (where durum = 'odendi'), 0)::bigint as "103" from bayi_hakedis`.execute(s.db);
  const bakiye = (Kod: string) => hepsi.find((h) => h.Kod === Kod)?.Bakiye ?? 0;
  return {
    defter: ['760', '381', '320', '103'].map(bakiye),
    aylar: ['760', '381', '320', '103'].map((k) => rows[0]![k]),
  };
}

test('the ledger shows the debt to dealers at each step, and a step back takes its entry back', async () => {
  const denk = async () => {
    const { defter, aylar } = await defterde();
    expect(defter).toEqual(aylar);
    expect(await defterBozukluklari(s.db)).toEqual([]);
    return defter;
  };
  const once = await denk();
  expect(Math.abs(once[3]!)).toBeGreaterThan(0);
  const h = (await liste()).find((x) => x.DurumAnahtar === 'hesaplandi' && x.Tutar > 0)!;
  const { Surum: a } = tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: h.Surum, Onayli: true }, token));
  await denk();
  const fatura = { Id: h.Id, FaturaNo: 'ABC2', FaturaTarihi: '2026-11-05' };
  const { Surum: b } = tamam(await s.call(oda.hakedisFaturala, { ...fatura, Surum: a }, token));
  await denk();
  const { Surum: c } = tamam(await s.call(oda.hakedisOde, { Id: h.Id, Surum: b, OdemeTarihi: '2026-11-10' }, token));
  expect((await denk())[3]).toBe(once[3]! - h.Tutar);
  const { Surum: d } = tamam(await s.call(oda.hakedisOde, { Id: h.Id, Surum: c, OdemeTarihi: null }, token));
  const geri = { Id: h.Id, FaturaNo: '', FaturaTarihi: null };
  const { Surum: e } = tamam(await s.call(oda.hakedisFaturala, { ...geri, Surum: d }, token));
  tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: e, Onayli: false }, token));
  expect(await denk()).toEqual(once);
});

test('a step with a day in a closed period is refused, and nothing is written', async () => {
  const h = (await liste()).find((x) => x.DurumAnahtar === 'hesaplandi' && x.Tutar > 0)!;
  const { Surum } = tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: h.Surum, Onayli: true }, token));
  await sql`insert into defter_donem (donem, kapanis, kapatan_id, son_sira, son_ozet)
    select '2026-10', now(), ${muhasebe}, sira, ozet from defter_bas`.execute(s.db);
  const kapali = { Id: h.Id, Surum, FaturaNo: 'ABC3', FaturaTarihi: '2026-10-31' };
  expect((await s.call(oda.hakedisFaturala, kapali, token)).body).toMatchObject({
    durum: false,
    msg: expect.stringContaining('kapa') as string,
  });
  expect((await detay(h.Id)).hakedis).toMatchObject({ DurumAnahtar: 'onayli', Surum });
  await sql`delete from defter_donem`.execute(s.db);
  tamam(await s.call(oda.hakedisOnayla, { Id: h.Id, Surum, Onayli: false }, token));
});

test('a negative month reduces the next one, and the running month is not calculated', async () => {
  const h = (await liste())[0]!;
  await sql`update bayi_hakedis set komisyon = -5000, tutar = -5000, devir = 0 where id = ${h.Id}`.execute(s.db);
  s.saat.simdi = new Date('2026-12-02T09:00:00Z');
  token = await oturumVer(s, muhasebe);
  tamam(await s.call(oda.hakedisHesapla, { Donem: '2026-11' }, token));
  expect((await liste('2026-11')).find((x) => x.BayiId === h.BayiId)).toMatchObject({ Devir: -5000 });
  expect((await s.call(oda.hakedisHesapla, { Donem: '2026-12' }, token)).body).toMatchObject({
    msg: 'Hakediş, ay bittikten sonra hesaplanır.',
  });
  expect((await s.call(oda.hakedisOnayla, { Id: h.Id, Surum: h.Surum, Onayli: true }, token)).body).toMatchObject({
    msg: expect.stringMatching(/eksi kalan, bayinin sonraki ayından düşülür/),
  });
});
