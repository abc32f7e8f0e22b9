import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { kart } from '../fatura/queries.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { bankayiAc, ISYERI, Siparisler } from '../../testing/bankaTarafi.ts';
import { taklitBanka } from '../../testing/bankalar.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { geriAlmaIsi } from './iade.ts';
import type { Yonlendirme } from './saglayici.ts';
import { kesilenFatura } from '../../testing/banka.ts';

/** One payment closes the whole debt of a customer, over HTTP. Its link is mailed, closed and given out again. */

const siparisler = new Siparisler();
const banka = taklitBanka('nestpay', siparisler)!;
let acik: Awaited<ReturnType<typeof bankayiAc>>;
let s: TestServer;
let kasiyer: string;
let dar: string;
let kisiId: number;
let musteriId: number;
let ortam: Record<string, string>;
const { odeme: oda, musteri } = contract;

beforeAll(async () => {
  acik = await bankayiAc(banka);
  ortam = {
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://masa.example',
    ODEME_SAGLAYICI: 'nestpay',
    ODEME_UYE: ISYERI.uye,
    ODEME_KULLANICI: ISYERI.kullanici,
    ODEME_PAROLA: ISYERI.parola,
    ODEME_ANAHTAR: ISYERI.anahtar,
    ODEME_SAYFA: `${acik.url}/sayfa`,
    ODEME_API: acik.url,
    ODEME_TAKSIT: '6',
  };
  s = await testServer({ ortam });
  const departmanId = await s.departman('Mali');
  const yetkiler = [YETKI.maliGor, YETKI.tahsilatYaz, YETKI.faturaKes];
  const kisi = async (ad: string, projeler: number[]) => {
    const id = await s.kisi(ad, { departmanId, yetkiler });
    for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: id, proje_id }).execute();
    return id;
  };
  kisiId = await kisi('kasiyer', [2, 6]);
  kasiyer = await oturumVer(s, kisiId);
  dar = await oturumVer(s, await kisi('tek urun', [2]));
});
afterAll(async () => {
  await s?.kapat();
  await acik?.kapat();
});
beforeEach(async () => {
  s.saat.simdi = new Date('2026-11-20T09:00:00Z');
  const form = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2, 6] };
  musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: form, benzerleriGordum: true }, kasiyer)).Id;
});

let no = 0;
/** An invoice with this due date. */
const fatura = (tutar: number, vade: string, projeId = 2) =>
  kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar, vade, projeId });
const kalani = async (Id: number) => (await kart(s.db, Id, saklananUrunler([2, 6])))!.Kalan;
const kalanlar = (idler: readonly number[]) => Promise.all(idler.map(kalani));
const oku = async (FaturaId: number) => tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer));
const ver = async (FaturaId: number, kim = kasiyer) =>
  new URL(tamam(await s.call(oda.odemeBaglantiVer, { FaturaId, Bakiye: true }, kim)).baglanti).pathname;

let adres = 0;
const gonder = (yol: string, govde: URLSearchParams | Buffer) =>
  fetch(s.url + yol, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(govde.toString())),
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.4.${adres >> 8}.${adres++ & 255}`,
    },
  });
const coz = (t: string) =>
  t
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const gizliler = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, ad, d]) => [coz(ad!), coz(d!)]),
  );
const sayfasi = async (yol: string) => {
  const y = await fetch(s.url + yol);
  return { durum: y.status, html: await y.text() };
};
/** Presses the button of a page that the payer has seen. */
const bas = async (yol: string, html: string) => {
  const y = await gonder(yol, new URLSearchParams({ ...gizliler(html), taksit: '1', onay: '1' }));
  const cevap = await y.text();
  const fields = gizliler(cevap);
  return { html: cevap, y: { method: 'POST', action: '', fields, belirtec: null } satisfies Yonlendirme };
};
const bankayaGit = async (yol: string) => bas(yol, (await sayfasi(yol)).html);
const donus = (y: Yonlendirme) => gonder('/api/payment/callback/nestpay', banka.sayfa(y, true).govde);
const tahsilatlari = async (idler: readonly number[]) =>
  (
    await sql<{ fatura_id: number; tutar: number }>`select fatura_id, tutar from fatura_tahsilat
      where fatura_id = any(${[...idler]}::int[]) and geri_alma_zamani is null order by id`.execute(s.db)
  ).rows;

test('one payment closes open invoices from the oldest due date on, each once, despite repeated messages', async () => {
  const [sonra, once, arada] = [
    await fatura(30_000, '2026-12-20'),
    await fatura(10_000, '2026-11-11', 6),
    await fatura(20_000, '2026-12-01'),
  ];
  const yol = await ver(sonra);
  const { html } = await sayfasi(yol);
  const sira = [...html.matchAll(/<li>(MSA\S+),/g)].map((m) => m[1]);
  const nolar = await Promise.all(
    [once, arada, sonra].map(async (id) => (await kart(s.db, id, saklananUrunler([2, 6])))!.No),
  );
  expect(sira).toEqual(nolar);
  expect(html).toContain('₺600,00');
  const { y } = await bankayaGit(yol);
  expect(y.fields['amount']).toBe('600.00');
  // A second tab opens the same attempt.
  expect((await bankayaGit(yol)).y.fields['oid']).toBe(y.fields['oid']);
  for (let n = 0; n < 3; n++) expect((await donus(y)).status).toBe(303);
  await gonder('/api/payment/notice/nestpay', banka.bildirim!(y.fields['oid']!, true).govde);
  expect(await kalanlar([once, arada, sonra])).toEqual([0, 0, 0]);
  expect(await tahsilatlari([once, arada, sonra])).toEqual([
    { fatura_id: once, tutar: 10_000 },
    { fatura_id: arada, tutar: 20_000 },
    { fatura_id: sonra, tutar: 30_000 },
  ]);
  // Each invoice shows the story of the attempt.
  for (const id of [once, arada, sonra]) {
    const { denemelist, olaylist } = await oku(id);
    expect(denemelist).toMatchObject([{ DurumAnahtar: 'BASARILI', FaturaSayisi: 3, Tutar: 60_000, Uyari: null }]);
    expect(olaylist[0]!.Aciklama).toContain('en eski vadeden başlanır');
  }
  expect((await sayfasi(yol)).html).toContain('Ödenecek açık faturanız yok');
});

test('a refund reopens the last invoice first, and a full refund reopens all', async () => {
  const idler = [await fatura(10_000, '2026-11-11'), await fatura(20_000, '2026-12-01')];
  const { y } = await bankayaGit(await ver(idler[0]!));
  await donus(y);
  const [d] = (await oku(idler[1]!)).denemelist;
  const geri = async (Tutar: number) => {
    tamam(await s.call(oda.odemeGeriAl, { Id: d!.Id, Tutar: Tutar }, kasiyer));
    await geriAlmaIsi.calistir(
      { db: s.db, config: readConfig(ortam), saat: () => new Date(s.saat.simdi) },
      { Id: d!.Id, Tutar, Kisi: kisiId },
    );
  };
  await geri(25_000);
  expect(await kalanlar(idler)).toEqual([5000, 20_000]);
  expect((await oku(idler[0]!)).denemelist).toMatchObject([
    { DurumAnahtar: 'IADE', Iade: 25_000, IadeEdilebilir: 5000 },
  ]);
  await geri(5000);
  expect(await kalanlar(idler)).toEqual([10_000, 20_000]);
  expect(await tahsilatlari(idler)).toEqual([]);
});

test('an invoice is in at most one open payment, alone or with others', async () => {
  const idler = [await fatura(10_000, '2026-11-11'), await fatura(20_000, '2026-12-01')];
  const yol = await ver(idler[0]!);
  const { y } = await bankayaGit(yol);
  expect(await s.call(oda.prepare, { FaturaId: idler[1]!, Taksit: 1 }, kasiyer)).toMatchObject({
    body: { durum: false, msg: expect.stringContaining('süren bir ödemesi') },
  });
  await donus(y);
  // The other way round: an invoice that is paid alone blocks the payment of the whole debt.
  const yeni = [await fatura(10_000, '2026-11-12'), await fatura(5000, '2026-12-02')];
  const { action } = tamam(await s.call(oda.prepare, { FaturaId: yeni[1]!, Taksit: 1 }, kasiyer));
  await gonder(action, new URLSearchParams());
  expect((await bankayaGit(yol)).html).toContain('süren bir ödemesi var');
});

test('shows changes again before it pays, if the debt changed since the page was opened', async () => {
  const idler = [await fatura(10_000, '2026-11-11'), await fatura(20_000, '2026-12-01')];
  const yol = await ver(idler[0]!);
  const { html } = await sayfasi(yol);
  await fatura(5000, '2026-11-10');
  const { html: cevap } = await bas(yol, html);
  expect(cevap).toContain('bu arada değişti');
  expect(cevap).toContain('₺350,00');
  expect((await oku(idler[0]!)).denemelist).toEqual([]);
});

test('writes nothing for invoices that were paid meanwhile, and reports the amount to refund', async () => {
  const idler = [await fatura(10_000, '2026-11-11'), await fatura(20_000, '2026-12-01')];
  const { y } = await bankayaGit(await ver(idler[0]!));
  await sql`insert into fatura_tahsilat (fatura_id, tarih, tutar, kaynak, zaman)
    values (${idler[0]!}, '2026-11-20', 10000, 'elle', ${s.saat.simdi})`.execute(s.db);
  await donus(y);
  expect(await kalanlar(idler)).toEqual([0, 0]);
  const { denemelist, olaylist } = await oku(idler[0]!);
  expect(denemelist).toMatchObject([{ DurumAnahtar: 'BASARILI', Uyari: 'mukerrer' }]);
  expect(olaylist.find((o) => o.Tur === 'uyari')!.Aciklama).toContain('₺100,00');
  // The refund is the whole effect: no invoice owes anything again.
  const { Id } = denemelist[0]!;
  tamam(await s.call(oda.odemeGeriAl, { Id, Tutar: 10_000 }, kasiyer));
  await geriAlmaIsi.calistir(
    { db: s.db, config: readConfig(ortam), saat: () => new Date(s.saat.simdi) },
    { Id, Tutar: 10_000, Kisi: kisiId },
  );
  expect(await kalanlar(idler)).toEqual([0, 0]);
});

test('a link shows its giver’s products, and only a person who sees the others refunds their money', async () => {
  const idler = [
    await fatura(10_000, '2026-11-11'),
    await fatura(20_000, '2026-12-01'),
    await fatura(40_000, '2026-12-02', 6),
  ];
  const yol = await ver(idler[0]!, dar);
  expect((await sayfasi(yol)).html).toContain('₺300,00');
  tamam(await s.call(oda.odemeBaglantiKapat, { FaturaId: idler[0]!, Bakiye: true }, kasiyer));
  expect((await sayfasi(yol)).durum).toBe(404);
  const genis = await ver(idler[0]!);
  expect(genis).not.toBe(yol);
  expect((await sayfasi(yol)).durum).toBe(404);
  const { y } = await bankayaGit(genis);
  expect(y.fields['amount']).toBe('700.00');
  await donus(y);
  const [d] = (await oku(idler[0]!)).denemelist;
  expect(await s.call(oda.odemeGeriAl, { Id: d!.Id, Tutar: 100 }, dar)).toMatchObject({
    body: { durum: false, msg: expect.stringContaining('görmediğiniz') },
  });
});

test('a link is mailed to the invoice address, and the story of the attempt says so', async () => {
  const idler = [await fatura(10_000, '2026-11-11'), await fatura(20_000, '2026-12-01')];
  const istek = { FaturaId: idler[0]!, Bakiye: true };
  const yolla = () => s.call(oda.odemeBaglantiGonder, istek, kasiyer);
  expect(await yolla()).toMatchObject({ body: { durum: false, msg: expect.stringContaining('Önce') } });
  const yol = await ver(idler[0]!);
  await sql`update musteri set eposta = null where id = ${musteriId}`.execute(s.db);
  expect(await yolla()).toMatchObject({ body: { durum: false, msg: expect.stringContaining('e-posta') } });
  await sql`update musteri set eposta = 'muhasebe@irmak.example' where id = ${musteriId}`.execute(s.db);
  expect(tamam(await yolla()).Alici).toBe('muhasebe@irmak.example');
  const { rows } = await sql<{
    alici: string;
    metin: string;
  }>`select alici, metin from posta order by id desc limit 1`.execute(s.db);
  expect(rows[0]).toMatchObject({
    alici: 'muhasebe@irmak.example',
    metin: expect.stringContaining(`https://masa.example${yol}`),
  });
  expect(rows[0]!.metin).toContain('Toplam: ₺300,00');
  expect((await oku(idler[0]!)).bakiye?.baglanti).toMatchObject({
    Gonderim_Zamani: expect.any(String),
    Gonderen: expect.any(String),
  });
  await bankayaGit(yol);
  expect((await oku(idler[0]!)).olaylist[0]!.Aciklama).toContain('20.11.2026 12:00 e-postasıyla gönderilmişti');
  tamam(await yolla());
  expect((await oku(idler[0]!)).olaylist.map((o) => o.Tur)).toContain('baglanti');
});

test('a single invoice has no link for the whole debt', async () => {
  const id = await fatura(10_000, '2026-11-11');
  expect((await oku(id)).bakiye).toBeNull();
  expect(await s.call(oda.odemeBaglantiVer, { FaturaId: id, Bakiye: true }, kasiyer)).toMatchObject({
    body: { durum: false },
  });
});
