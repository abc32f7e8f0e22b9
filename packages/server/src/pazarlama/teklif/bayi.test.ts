import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { kalem, sozu, teklifAraclari } from './testing.ts';

/** Quotes through a dealer: the discount of the contract and the risk limit. Today is 20.11.2026. Sums are in lira. */

const { teklif: oda } = contract;
const s = await testServer();
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { satan, ikinci, onaylayan } = a;
const departmanId = await s.departman('Pazarlama');
const bilen = await oturumlu(s, 'bilen', {
  ad: 'Bilge',
  departmanId,
  projeler: [2],
  yetkiler: [YETKI.bayiKosul, YETKI.teklifGor, YETKI.teklifYaz],
});

let sayi = 0;
interface Kosul {
  readonly gun?: string;
  readonly iskonto?: number;
  /** In lira. Null without a limit. */
  readonly limit?: number | null;
}
const kosulEk = (id: number, { gun = '2026-01-01', iskonto = 0, limit = null }: Kosul) =>
  sql`insert into bayi_kosul (bayi_id, gecerlilik, komisyon_oran, iskonto_oran, risk_limiti, zaman)
    values (${id}, ${gun}, 15, ${iskonto}, ${limit === null ? null : limit * 100}::bigint, now())`.execute(s.db);
/** A dealer and a customer of this dealer. */
async function bayiEk(kosul?: Kosul, urun?: number) {
  const { id } = await s.db
    .insertInto('tanim')
    .values({ liste: 'bayiler', ad: `Bayi ${++sayi}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kosul) await kosulEk(id, kosul);
  if (urun) await sql`insert into bayi_proje values (${id}, ${urun})`.execute(s.db);
  const musteriId = await a.yeniMusteri();
  await sql`update musteri set bayi_id = ${id} where id = ${musteriId}`.execute(s.db);
  return { id, musteriId };
}
async function borcEk(musteriId: number, lira: number, { birim = 'TRY', urun = 2 } = {}) {
  const kurus = lira * 100;
  const { rows } = await sql<{ id: number }>`
    insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah, odenecek, no, xml, xml_ozet, kesme_zamani,
      kesen_id, acan_id, acilis_zamani, durum, para_birimi, kur)
    values ('earsiv', ${musteriId}, ${urun}, 'EARSIVFATURA', 'SATIS', '2026-11-10', ${kurus}, ${kurus}, ${kurus},
      ${`MSA2026${String(++sayi).padStart(9, '0')}`}, '<a/>', sha256('x'), now(), ${satan.Id}, ${satan.Id}, now(), 'kesildi', ${birim},
      ${birim === 'TRY' ? null : '40.5'}) returning id`.execute(s.db);
  await sql`select fatura_acik_say(${rows[0]!.id})`.execute(s.db);
  return rows[0]!.id;
}
const satiri = (lira: number, o = {}) => kalem({ Miktar: '1', BirimFiyat: String(lira), KdvOran: 0, ...o });
const teklifi = async ({ id, musteriId }: { id: number; musteriId: number }, lira: number, o = {}) =>
  (await a.taslak({ BayiId: id, MusteriId: musteriId }, [satiri(lira, o)])).Id;
const kabul = (Id: number) => a.durum(Id, 'kabul', satan, { KabulEden: 'Ece Ar' });
const riski = async (BayiId: number, kim = bilen) =>
  tamam(await s.call(oda.teklifBayiRiski, { BayiId }, kim.token)).risk;
const oneri = async (BayiId: number, Tarih = '2026-11-20', { token } = satan) => {
  const { Oran, ProjeIdler } = tamam(await s.call(oda.teklifBayiOnerisi, { BayiId, Tarih }, token));
  return { Oran, ProjeIdler };
};
const ASIYOR = 'Bayinin risk limiti bu teklifle aşılıyor; göndermeden önce onaylanması gerekir.';

test('proposes the discount of the dealer’s contract on the day of the quote, and reveals nothing else', async () => {
  const { id } = await bayiEk({ iskonto: 7.5, limit: 1000 }, 2);
  await kosulEk(id, { gun: '2026-12-01', iskonto: 12 });
  expect(await oneri(id)).toEqual({ Oran: 750, ProjeIdler: [2] });
  expect(await oneri(id, '2026-12-01')).toEqual({ Oran: 1200, ProjeIdler: [2] });
  await sql`update bayi set sozlesme_bitis = '2026-11-19' where id = ${id}`.execute(s.db);
  expect(await oneri(id)).toEqual({ Oran: 0, ProjeIdler: [] });
  // A dealer outside the writer's products reveals nothing, and neither does a dealer that does not exist.
  const baska = await bayiEk({ iskonto: 7.5 }, 6);
  expect(await oneri(baska.id)).toEqual({ Oran: 0, ProjeIdler: [] });
  expect(await oneri(2_000_000_000)).toEqual({ Oran: 0, ProjeIdler: [] });
  expect((await s.call(oda.teklifBayiOnerisi, { BayiId: id, Tarih: '2026-11-20' }, a.bakan.token)).status).toBe(403);
  // The typed discount counts. The proposal does not raise the writer's own limit.
  const fazla = await bayiEk({ iskonto: 15 });
  const Id = await teklifi(fazla, 100, { IskontoOran: 1500 });
  expect(sozu(await a.gonder(Id))).not.toBe('tamam');
  tamam(await a.durum(Id, 'onay_bekliyor'));
});

test('adds up a dealer’s risk: the debts of its customers in lira, and its accepted quotes without an invoice', async () => {
  const bayi = await bayiEk({ limit: 100_000 });
  const baska = await a.yeniMusteri();
  await borcEk(bayi.musteriId, 1000);
  await borcEk(bayi.musteriId, 10, { birim: 'USD' });
  await borcEk(bayi.musteriId, 50, { urun: 6 });
  await borcEk(baska, 7000);
  const odenen = await borcEk(bayi.musteriId, 30);
  await sql`insert into fatura_tahsilat (fatura_id, tarih, tutar, kaynak, zaman)
    values (${odenen}, '2026-11-11', 3000, 'elle', now())`.execute(s.db);
  // A customer without a dealer, through this dealer: the invoice draft counts, and so does the later invoice.
  const Id = await teklifi({ ...bayi, musteriId: baska }, 200);
  const gonderilen = await teklifi(bayi, 9000);
  for (const bu of [Id, gonderilen]) tamam(await a.gonder(bu));
  expect(await riski(bayi.id)).toMatchObject({ Fatura: 145_500, Teklif: 0, Limit: 10_000_000, KosulVar: true });
  tamam(await kabul(Id));
  const r = await riski(bayi.id);
  expect(r).toMatchObject({ Fatura: 145_500, Teklif: 20_000 });
  // The sum includes the other product, but the rows hide it from people who do not work with it.
  expect([r.faturalar.map((f) => f.Tutar), r.teklifler.map((t) => t.Id), r.Gorunmeyen]).toEqual([
    [100_000, 40_500],
    [Id],
    5000,
  ]);
  const { FaturaId } = (await a.detay(Id)).teklif;
  await sql`update fatura set durum = 'kesildi', no = 'MSA2026000099999', xml = '<a/>', xml_ozet = sha256('x'), kesme_zamani = now(),
    kesen_id = acan_id, tarih = '2026-11-20' where id = ${FaturaId}`.execute(s.db);
  expect(await riski(bayi.id)).toMatchObject({ Fatura: 165_500, Teklif: 0 });
  expect((await s.call(oda.teklifBayiRiski, { BayiId: bayi.id }, satan.token)).status).toBe(403);
});

test('asks for approval like a discount when a dealer exceeds its limit, and shows no figure without the right to the terms', async () => {
  const bayi = await bayiEk({ limit: 1000 });
  await borcEk(bayi.musteriId, 600);
  const tam = await teklifi(bayi, 400);
  const Id = await teklifi(bayi, 401);
  const soz = async (kim = satan) => (await a.detay(Id, kim)).RiskCumlesi;
  expect(await soz()).toBe(ASIYOR);
  expect(await soz(bilen)).toBe(
    'Bayinin risk limiti aşılıyor: riski ₺600,00, bu teklifle ₺1.001,00, limiti ₺1.000,00; göndermeden önce onaylanması gerekir.',
  );
  expect(sozu(await a.gonder(Id))).toBe(ASIYOR);
  expect((await a.detay(tam)).RiskCumlesi).toBe('');
  expect(sozu(await a.durum(tam, 'onay_bekliyor'))).toContain('onay istemeden gönderebilirsiniz');
  tamam(await a.gonder(tam));
  tamam(await a.durum(Id, 'onay_bekliyor'));
  expect(sozu(await a.durum(Id, 'onaylandi', satan))).not.toBe('tamam');
  const { bildirimler } = tamam(await s.call(contract.bildirim.bildirimler, {}, onaylayan.token));
  expect(bildirimler.map((b) => b.Baslik)).toContainEqual(expect.stringMatching(/^Risk limiti onayı bekleniyor: /));
  tamam(await a.durum(Id, 'onaylandi', onaylayan));
  const d = await a.detay(Id);
  expect([d.RiskCumlesi, d.hareketlist[0]?.Aciklama]).toEqual(['', ASIYOR]);
  tamam(await a.gonder(Id));
  // The customer's answer is never refused because of the risk. A revision asks again.
  tamam(await kabul(Id));
  const iki = await teklifi(bayi, 1);
  tamam(await a.durum(iki, 'onay_bekliyor'));
  tamam(await a.durum(iki, 'onaylandi', onaylayan));
  tamam(await a.gonder(iki));
  const yeni = tamam(await a.revize(iki)).Id;
  expect(sozu(await a.gonder(yeni))).toBe(ASIYOR);
});

test('checks an approved quote again when it is sent, and asks once more when the risk grew after the approval', async () => {
  const bayi = await bayiEk({ limit: 1000 });
  await borcEk(bayi.musteriId, 900);
  const Id = await teklifi(bayi, 200);
  tamam(await a.durum(Id, 'onay_bekliyor'));
  // The risk grew during the wait: the approver decides on the present risk.
  await borcEk(bayi.musteriId, 50);
  tamam(await a.durum(Id, 'onaylandi', onaylayan));
  await borcEk(bayi.musteriId, 1);
  expect((await a.detay(Id)).RiskCumlesi).toBe(ASIYOR);
  expect(sozu(await a.gonder(Id))).toBe(ASIYOR);
  tamam(await a.durum(Id, 'taslak'));
  tamam(await a.durum(Id, 'onay_bekliyor'));
  tamam(await a.durum(Id, 'onaylandi', onaylayan));
  tamam(await a.gonder(Id));

  // The approval of a discount does not cover a risk that came later.
  const temiz = await bayiEk({ limit: 1000 });
  const iskontolu = await teklifi(temiz, 500, { IskontoOran: 2000 });
  tamam(await a.durum(iskontolu, 'onay_bekliyor'));
  tamam(await a.durum(iskontolu, 'onaylandi', onaylayan));
  await borcEk(temiz.musteriId, 601);
  expect(sozu(await a.gonder(iskontolu))).toBe(ASIYOR);
});

test.each<[string, Kosul | undefined, Kosul?]>([
  ['without terms', undefined],
  ['without a limit', { limit: null }],
  ['with a limit from tomorrow on', { gun: '2026-11-21', limit: 1 }],
  ['with a lifted limit', { limit: 1 }, { gun: '2026-11-20', limit: null }],
])('asks no approval for a dealer %s', async (_, kosul, sonraki) => {
  const bayi = await bayiEk(kosul);
  if (sonraki) await kosulEk(bayi.id, sonraki);
  const Id = await teklifi(bayi, 5000);
  tamam(await a.gonder(Id));
  expect((await riski(bayi.id)).Limit).toBeNull();
});

test('counts no open quote as risk: two sent at once both go out, and the next one asks after an acceptance', async () => {
  const bayi = await bayiEk({ limit: 1000 });
  const [bir, iki, uc] = [await teklifi(bayi, 600), await teklifi(bayi, 600), await teklifi(bayi, 600)];
  const sonuclar = await Promise.all([a.gonder(bir), a.gonder(iki, '', ikinci)]);
  expect(sonuclar.map(sozu)).toEqual(['tamam', 'tamam']);
  const [oldu, cevap] = await Promise.all([kabul(bir), a.gonder(uc)]);
  tamam(oldu);
  // The quote was sent before the answer, or it waits.
  expect(['tamam', ASIYOR]).toContain(sozu(cevap));
  tamam(await kabul(iki));
  const dort = await teklifi(bayi, 1);
  expect(sozu(await a.gonder(dort))).toBe(ASIYOR);
});
