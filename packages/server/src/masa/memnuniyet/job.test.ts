import { orneklemde } from '@masabasi/core/masa/memnuniyet/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Db, telAni } from '../../platform/db/connect.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { isciBaslat } from '../../testing/isler.ts';
import { olenle } from '../../testing/olum.ts';
import { memnuniyetIsi } from './job.ts';
import { kodOzeti } from './soru.ts';
import { anketYayinla } from '../../testing/anket.ts';
import { CUMA, kapananAc, saatSonra } from '../../testing/kapanan.ts';
import { koduBul } from './testing.ts';

/** Automatic survey requests: once each, despite interruptions and with several servers. */

let s: TestServer;
let atanan: number;
let bolumId: number;
let a: Awaited<ReturnType<typeof kapananAc>>;

beforeAll(async () => {
  s = await testServer();
  bolumId = await s.departman('Destek');
  atanan = await s.kisi('atanan', { departmanId: bolumId });
  a = await kapananAc(s.db, { acan: atanan, atanan });
});
afterAll(() => s?.kapat());
const bastan = async () => {
  await bosalt(s.db, 'musteri', 'posta', 'anket', 'kuyruk');
  await sql`update proje set anket_tur_id = null`.execute(s.db);
  await sql`delete from tatil where ad = 'Deneme tatili'`.execute(s.db);
};
beforeEach(bastan);

const calistir = (simdi: Date, db: Db = s.db, publicUrl: string | null = 'https://masa.example') =>
  memnuniyetIsi.calistir({ db, simdi, config: { publicUrl } });
const kanallar = async () => (await a.sorulanlar()).map((n) => n.kanal);
const durumlar = async () => (await a.sorulanlar()).map((n) => n.durum);

test('a closed ticket is asked about: rated person, department, time, end', async () => {
  const anket = await anketYayinla(s.db, { beklemeDk: 90, gecerlilikGun: 10 });
  const { id, musteriId } = await a.kapanan();
  await calistir(CUMA);
  expect(await a.sorulanlar()).toMatchObject([
    {
      anket_id: anket.id,
      surum_no: 1,
      musteri_id: musteriId,
      proje_id: 2,
      gorusme_id: id,
      personel_id: atanan,
      departman_id: bolumId,
      kanal: 'eposta',
      durum: 'bekliyor',
      olay_zamani: telAni(CUMA),
      // 11:00 and an hour and a half: noon is a break, so it is 13:30.
      vakit: '2026-11-20T10:30:00Z',
      son_gecerlilik: '2026-11-30T10:30:00Z',
      gonderim_zamani: null,
      token_ozeti: null,
    },
  ]);
});

test('an evening request moves to the desk’s next hours, over a weekend and a holiday', async () => {
  await anketYayinla(s.db);
  await sql`insert into tatil (tarih, ad, gun_sayi) values ('2026-11-23', 'Deneme tatili', 1)`.execute(s.db);
  const { id } = await a.kapanan({ zaman: saatSonra(6.5) });
  await calistir(saatSonra(7));
  expect((await a.sorulanlar()).map((n) => [n.gorusme_id, n.vakit])).toEqual([[id, '2026-11-24T05:30:00Z']]);
});

test('a given training is asked about by the survey of trainings', async () => {
  await anketYayinla(s.db);
  const egitimAnketi = await anketYayinla(s.db, { olay: 'egitim' });
  const musteriId = await a.musteri();
  await sql`insert into egitim (musteri_id, proje_id, egitim_tur_id, durum, planlanan_baslama, planlanan_bitis, baslama_zamani,
      bitis_zamani, egitmen_id, acan_id)
    select ${musteriId}, 2, min(id), d, ${CUMA}::timestamptz - interval '2 hours', ${CUMA}, ${CUMA}::timestamptz - interval '2 hours', ${CUMA},
      case d when 'yapildi' then ${atanan}::int end, ${atanan} from tanim, unnest(array['yapildi', 'gelmedi']) d group by d`.execute(
    s.db,
  );
  await calistir(CUMA);
  expect(await a.sorulanlar()).toMatchObject([{ anket_id: egitimAnketi.id, gorusme_id: null, personel_id: atanan }]);
});

test('the survey on the product’s card comes first, then one of the product, then one of all products', async () => {
  const hepsinin = await anketYayinla(s.db);
  const soran = async () => {
    await a.kapanan();
    await calistir(CUMA);
    return (await a.sorulanlar()).at(-1)!.anket_id;
  };
  expect(await soran()).toBe(hepsinin.id);
  await anketYayinla(s.db, { projeId: 6 });
  const urunun = await anketYayinla(s.db, { projeId: 2 });
  expect(await soran()).toBe(urunun.id);
  const karttaki = await anketYayinla(s.db, { projeId: 6 });
  await sql`update proje set anket_tur_id = ${karttaki.id} where id = 2`.execute(s.db);
  expect(await soran()).toBe(karttaki.id);
  // A survey of another event on the card, or a retired one, is not used for a ticket.
  const egitimin = await anketYayinla(s.db, { olay: 'egitim' });
  await sql`update proje set anket_tur_id = ${egitimin.id} where id = 2`.execute(s.db);
  await sql`update tanim set aktif = false where id = ${urunun.id}`.execute(s.db);
  expect(await soran()).toBe(hepsinin.id);
});

test('events from before the survey, from days ago or of other kinds are not asked about', async () => {
  await anketYayinla(s.db, { zaman: saatSonra(-1) });
  await a.kapanan({ zaman: saatSonra(-2) });
  const { id } = await a.kapanan();
  await s.db.updateTable('gorusme').set({ durum: 'iptal' }).where('id', '=', id).execute();
  await calistir(CUMA);
  await anketYayinla(s.db, { olay: null });
  await a.kapanan();
  await calistir(saatSonra(24 * 4));
  expect(await a.sorulanlar()).toEqual([]);
});

test('of many customers the sample is asked, and every run takes the same ones', async () => {
  await anketYayinla(s.db, { orneklem: 40 });
  const idler: number[] = [];
  for (let i = 0; i < 30; i++) idler.push((await a.kapanan()).id);
  await calistir(CUMA);
  await calistir(saatSonra(0.1));
  const beklenen = idler.filter((id) => orneklemde(id, 40));
  expect((await a.sorulanlar()).map((n) => n.gorusme_id)).toEqual(beklenen);
  expect(beklenen.length).toBeGreaterThan(3);
  expect(beklenen.length).toBeLessThan(27);
});

test('a customer who was asked is left in peace for the quiet days, whatever the survey, but not on the day after them', async () => {
  await anketYayinla(s.db, { sessizGun: 2 });
  await anketYayinla(s.db, { projeId: 6, sessizGun: 2 });
  const { musteriId } = await a.kapanan();
  await s.db.insertInto('musteri_proje').values({ musteri_id: musteriId, proje_id: 6 }).execute();
  await calistir(CUMA);
  await a.kapanan({ musteriId, zaman: saatSonra(24) });
  await a.kapanan({ musteriId, zaman: saatSonra(25), projeId: 6 });
  await calistir(saatSonra(26));
  // A later run does not ask either: the end of the event counts.
  await calistir(saatSonra(24 * 3 + 12));
  expect(await a.sorulanlar()).toHaveLength(1);
  await a.kapanan({ musteriId, zaman: saatSonra(24 * 4) });
  await calistir(saatSonra(24 * 4));
  expect(await a.sorulanlar()).toHaveLength(2);
});

test('two tickets of one customer that close together make one request', async () => {
  await anketYayinla(s.db, { sessizGun: 1 });
  const { musteriId } = await a.kapanan();
  await a.kapanan({ musteriId });
  await Promise.all([calistir(CUMA), calistir(CUMA), calistir(CUMA)]);
  expect(await a.sorulanlar()).toHaveLength(1);
});

test('a ticket opened again is asked about again when it closes; its waiting request is cancelled', async () => {
  await anketYayinla(s.db);
  const { id } = await a.kapanan();
  await calistir(CUMA);
  await calistir(saatSonra(0.1));
  expect(await durumlar()).toEqual(['bekliyor']);
  await a.yenidenAcil(id, null);
  await calistir(saatSonra(0.2));
  expect(await durumlar()).toEqual(['iptal']);
  await a.yenidenAcil(id, saatSonra(1));
  await calistir(saatSonra(1));
  await calistir(saatSonra(1.1));
  expect(await durumlar()).toEqual(['iptal', 'bekliyor']);
  expect(await a.postalar()).toEqual([]);
});

test('a customer without an address or without mails is called; one without both is left alone', async () => {
  await anketYayinla(s.db);
  const adressiz = await a.musteri({ eposta: null });
  const yazilmaz = await a.musteri();
  const hic = await a.musteri();
  const ulasilmaz = await a.musteri({ eposta: null, gsm: null });
  const donen = await a.musteri();
  await a.onay(yazilmaz, 'E-posta', 'Ret');
  await a.onay(hic, 'E-posta', 'Ret');
  await a.onay(hic, 'Arama', 'Ret');
  await a.onay(donen, 'E-posta', 'Ret');
  await a.onay(donen, 'E-posta', 'Onay');
  for (const musteriId of [adressiz, yazilmaz, hic, ulasilmaz, donen]) await a.kapanan({ musteriId });
  await calistir(CUMA);
  expect((await a.sorulanlar()).map((n) => [n.musteri_id, n.kanal])).toEqual([
    [adressiz, 'telefon'],
    [yazilmaz, 'telefon'],
    [donen, 'eposta'],
  ]);
});

test('everybody is called if the server has no public address', async () => {
  await anketYayinla(s.db);
  await a.kapanan();
  await calistir(CUMA, s.db, null);
  expect(await kanallar()).toEqual(['telefon']);
});

test('a customer who left or was deleted is not asked, even shortly before the mail', async () => {
  await anketYayinla(s.db);
  const [giden, silinen, sonra] = [await a.musteri(), await a.musteri(), await a.musteri()];
  const ayrildi = (id: number) =>
    sql`update musteri set durum = 'Ayrıldı', ayrilma_tarihi = '2026-11-20', ayrilma_neden_id = (select min(id) from tanim) where id = ${id}`.execute(
      s.db,
    );
  await ayrildi(giden);
  await sql`update musteri set silindi = ${CUMA} where id = ${silinen}`.execute(s.db);
  for (const musteriId of [giden, silinen, sonra]) await a.kapanan({ musteriId });
  await calistir(CUMA);
  expect((await a.sorulanlar()).map((n) => n.musteri_id)).toEqual([sonra]);
  await ayrildi(sonra);
  await calistir(saatSonra(3));
  expect(await durumlar()).toEqual(['iptal']);
  expect(await a.postalar()).toEqual([]);
});

test('the mail goes at its time, in the desk’s hours, with a link for each choice; only the digest of the secret is kept', async () => {
  const { sorular } = await anketYayinla(s.db);
  const { id } = await a.kapanan();
  await calistir(CUMA);
  expect(await a.postalar()).toEqual([]);
  // The desk is closed at this hour, although the time is due.
  await calistir(saatSonra(12));
  expect(await a.postalar()).toEqual([]);
  await calistir(saatSonra(72));
  const [posta] = await a.postalar();
  expect(posta).toMatchObject({ konu: expect.stringContaining('görüşünüzü'), otomatik: true });
  const kod = koduBul(posta!.metin);
  expect(posta!.metin).toContain(`G${String(id).padStart(6, '0')}`);
  expect(posta!.metin).toContain(sorular[0]!.Soru);
  for (const c of [1, 2, 3, 4, 5]) expect(posta!.metin).toContain(`https://masa.example/anket/${kod}?c=${c}`);
  expect(await a.sorulanlar()).toMatchObject([
    { token_ozeti: kodOzeti(kod), gonderim_zamani: telAni(saatSonra(72)), eposta: posta!.alici },
  ]);
  await calistir(saatSonra(72.1));
  expect(await a.postalar()).toHaveLength(1);
});

test('a customer who declined mails meanwhile gets none', async () => {
  await anketYayinla(s.db);
  const { musteriId } = await a.kapanan();
  await calistir(CUMA);
  await a.onay(musteriId, 'E-posta', 'Ret');
  await calistir(saatSonra(3));
  expect(await durumlar()).toEqual(['iptal']);
  expect(await a.postalar()).toEqual([]);
});

test('the time limit ends the request; its answers stay', async () => {
  await anketYayinla(s.db, { gecerlilikGun: 1 });
  await a.kapanan();
  await a.kapanan();
  await calistir(CUMA);
  const [bir] = await a.sorulanlar();
  await s.db
    .updateTable('memnuniyet')
    .set({ durum: 'tamamlandi', soruldu: CUMA, bitis_zamani: CUMA, puan: 75 })
    .where('id', '=', bir!.id)
    .execute();
  await calistir(saatSonra(24 * 2));
  expect((await a.sorulanlar()).map((n) => [n.durum, n.puan])).toEqual([
    ['tamamlandi', 75],
    ['suresi_doldu', null],
  ]);
});

test('killed before any of its statements and run again, it asks and writes once', async () => {
  let n = 0;
  for (let bitti = false; !bitti; n++) {
    await bastan();
    await anketYayinla(s.db, { beklemeDk: 0 });
    await a.kapanan();
    await a.kapanan();
    bitti = await olenle(s, n, (db) => calistir(CUMA, db));
    await calistir(CUMA);
    expect(await kanallar()).toEqual(['eposta', 'eposta']);
    expect(new Set((await a.postalar()).map((p) => p.alici)).size).toBe(2);
    expect(await a.postalar()).toHaveLength(2);
    const { rows } = await sql<{ tur: string; adet: number }>`select tur, count(*)::int as adet from hareket
      where nesne = 'memnuniyet' group by tur order by tur`.execute(s.db);
    expect(rows).toEqual([
      { tur: 'gonderildi', adet: 2 },
      { tur: 'istendi', adet: 2 },
    ]);
  }
  expect(n).toBeGreaterThan(20);
}, 120_000);

test('five runs at once ask once and write once', async () => {
  await anketYayinla(s.db, { beklemeDk: 0 });
  for (let i = 0; i < 4; i++) await a.kapanan();
  await Promise.all(Array.from({ length: 5 }, () => calistir(CUMA)));
  expect(await a.sorulanlar()).toHaveLength(4);
  expect(await a.postalar()).toHaveLength(4);
});

test('it runs by itself', async () => {
  await anketYayinla(s.db, { beklemeDk: 0 });
  s.saat.simdi = CUMA;
  await a.kapanan();
  const isci = isciBaslat(s, [memnuniyetIsi]);
  await vi.waitFor(async () => expect(await a.sorulanlar()).toHaveLength(1), { timeout: 10_000 });
  await isci.stop();
});

test('its queries use an index', async () => {
  const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
    where indexname in ('gorusme_kapanan', 'egitim_yapilan', 'memnuniyet_acik') order by 1`.execute(s.db);
  expect(rows).toHaveLength(3);
});
