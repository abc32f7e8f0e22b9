import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { HESAP } from '@masabasi/core/mali/defter/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '@masabasi/server/mali/defter/queries';
import { tamam, type TestServer } from '@masabasi/server/testing/product';
import { oturumVer } from '@masabasi/server/testing/walk';
import { birGun } from '@masabasi/server/mali/banka/gunsonu';
import { hesap, hesaplar } from '@masabasi/server/mali/banka/queries';
import { demoSunucusu } from '../testing.ts';

/** Bank accounts of the demo company: the statements add up, and the last day waits for the user. */

let s: TestServer;
beforeAll(async () => {
  s = await demoSunucusu({ tam: false });
}, 180_000);
afterAll(() => s?.kapat());

test('every day but the last is closed with the balance of its bank, and the ledger adds up', async () => {
  const hepsi = await hesaplar(s.db);
  expect(hepsi.map((h) => [h.Ad, h.Islenmemis])).toEqual([
    ['İş Bankası USD', 0],
    ['Yapı Kredi TL', 0],
    ['Ziraat TL', 8],
  ]);
  expect(Math.min(...hepsi.map((h) => h.Bakiye))).toBeGreaterThan(0);
  const { rows } = await sql<{ adet: number; gun: number; acik: number }>`
    select count(*) as adet, count(distinct (hesap_id, gun)) as gun, count(*) filter (where fis_sira is null) as acik
    from banka_hareket`.execute(s.db);
  expect(rows[0]!.adet).toBeGreaterThan(1000);
  expect(rows[0]!.acik).toBe(8);
  const { rows: kapali } = await sql<{ adet: number }>`select count(*) as adet from banka_gun`.execute(s.db);
  expect(kapali[0]!.adet).toBe(rows[0]!.gun - 1);
  expect(await defterBozukluklari(s.db)).toEqual([]);
  for (const birim of ['TRY', 'USD'])
    expect((await mizan(s.db)).filter((h) => h.Birim === birim).reduce((t, h) => t + h.Bakiye, 0)).toBe(0);
});

test('the open day names the reasons that keep it open', async () => {
  const ziraat = (await hesap(s.db, (await hesaplar(s.db)).find((h) => h.Ad === 'Ziraat TL')!.Id, false))!;
  const gun = await birGun(s.db, ziraat, '2026-11-19', s.saat.simdi);
  expect(gun.engeller).toEqual([{ Tur: 'islenmemis', Metin: '8 hareketin ne olduğu söylenmedi.' }]);
});

test('puzzles: a known account, a name, two invoices, a bank charge, twins, a transfer, card payments', async () => {
  const Id = await s.kisi('Muhasebe', { yetkiler: [YETKI.maliGor, YETKI.bankaIsle] });
  await sql`insert into kisi_proje (kisi_id, proje_id) select ${Id}, id from proje`.execute(s.db);
  const token = await oturumVer(s, Id);
  const { rows } = await sql<{ id: number }>`select id from banka_hareket where sinif is null order by id`.execute(
    s.db,
  );
  const sorulan = await Promise.all(rows.map(async (r) => tamam(await s.call(oda.eslesmeOner, { Id: r.id }, token))));
  expect(sorulan.map((o) => o.oneriler[0]?.gerekceler ?? [])).toEqual([
    expect.arrayContaining(['tutar', 'iban']),
    expect.arrayContaining(['tutar', 'metin']),
    expect.arrayContaining(['toplam', 'metin']),
    expect.arrayContaining(['no', 'masraf']),
    [],
    [],
    [],
    [],
  ]);
  expect(sorulan.map((o) => o.kartlar.map((k) => k.Tam))).toEqual([[], [], [], [], [], [], [], [true]]);
  const { eslesmeler } = tamam(await s.call(oda.kesinEslesmeler, {}, token));
  expect(eslesmeler.map((e) => e.Id)).toEqual([rows[0]!.id]);
});

test('a card payment has its story, its share in the ledger and later the bank line that paid it out', async () => {
  const { rows } = await sql<{ durum: string; adet: number; yazilan: number; odenen: number; olaysiz: number }>`
    select d.durum, count(distinct d.id)::int as adet, count(t.id)::int as yazilan, count(t.banka_hareket_id)::int as odenen,
      count(*) filter (where not exists (select from odeme_olay o where o.deneme_id = d.id))::int as olaysiz
    from odeme_deneme d join odeme_pay p on p.deneme_id = d.id left join fatura_tahsilat t on t.id = p.tahsilat_id
    group by 1 order by 1`.execute(s.db);
  const hali = new Map(rows.map((r) => [r.durum, r]));
  expect([...hali.keys()]).toEqual(['BASARILI', 'BASARISIZ', 'IPTAL', 'SURESI_DOLDU']);
  const odendi = hali.get('BASARILI')!;
  expect(odendi.yazilan).toBe(odendi.adet);
  expect(odendi.odenen).toBeGreaterThan(0);
  expect(odendi.odenen).toBeLessThan(odendi.adet);
  expect(rows.filter((r) => r.durum !== 'BASARILI').reduce((n, r) => n + r.yazilan, 0)).toBe(0);
  expect(rows.reduce((n, r) => n + r.olaysiz, 0)).toBe(0);
  const { rows: defter } = await sql<{ bekleyen: number }>`
    select coalesce(sum(tutar), 0)::bigint as bekleyen from fatura_tahsilat
    where kaynak = 'odeme' and banka_hareket_id is null and geri_alma_zamani is null`.execute(s.db);
  expect((await mizan(s.db)).find((h) => h.Kod === HESAP.kart)!.Bakiye).toBe(defter[0]!.bekleyen);
});

test('every payment of the books has its line, and the ledger balance equals the open invoices', async () => {
  const { rows } = await sql<{ satirsiz: number; farkli: number; acik: number }>`
    select (select count(*)::int from fatura_tahsilat where kaynak = 'banka' and banka_hareket_id is null
        and tarih >= (select min(gun) from banka_hareket)) as satirsiz,
      (select count(*)::int from banka_hareket d where d.sinif = 'musteri' and d.tutar <>
        (select coalesce(sum(t.tutar), 0) from fatura_tahsilat t where t.banka_hareket_id = d.id)) as farkli,
      (select sum(kalan)::bigint from fatura_acik) as acik`.execute(s.db);
  expect(rows[0]).toMatchObject({ satirsiz: 0, farkli: 0 });
  expect((await mizan(s.db)).find((h) => h.Kod === '120')!.Bakiye).toBe(rows[0]!.acik);
});
