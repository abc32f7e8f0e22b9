import { orneklemde } from '@masabasi/core/memnuniyet/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Db, telAni } from '../db/connect.ts';
import { type TestServer, testServer } from '../testing.ts';
import { bosalt } from '../testingBosalt.ts';
import { isciBaslat } from '../testingIsler.ts';
import { olenle } from '../testingOlum.ts';
import { memnuniyetIsi } from './job.ts';
import { kodOzeti } from './soru.ts';
import { anketYayinla } from '../testingAnket.ts';
import { CUMA, kapananAc, saatSonra } from '../testingKapanan.ts';
import { koduBul } from './testing.ts';

/** Whom the clock asks, when and how: once, whatever breaks off and however many do it. */

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

test('a contact that was closed is asked about: who is rated, where they belong, when, until when', async () => {
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

test('who is asked in the evening is asked in the desk’s next hours, a weekend and a holiday later', async () => {
  await anketYayinla(s.db);
  await sql`insert into tatil (tarih, ad, gun_sayi) values ('2026-11-23', 'Deneme tatili', 1)`.execute(s.db);
  const { id } = await a.kapanan({ zaman: saatSonra(6.5) });
  await calistir(saatSonra(7));
  expect((await a.sorulanlar()).map((n) => [n.gorusme_id, n.vakit])).toEqual([[id, '2026-11-24T05:30:00Z']]);
});

test('a training that was given is asked about by the survey of trainings', async () => {
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
  // One of another occasion on the card, and one that is no longer offered, are none for a contact.
  const egitimin = await anketYayinla(s.db, { olay: 'egitim' });
  await sql`update proje set anket_tur_id = ${egitimin.id} where id = 2`.execute(s.db);
  await sql`update tanim set aktif = false where id = ${urunun.id}`.execute(s.db);
  expect(await soran()).toBe(hepsinin.id);
});

test('nobody is asked about what ended before the survey was published, or days ago, or in other ways', async () => {
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

test('of many the sample is asked, the same ones however often it is looked', async () => {
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

test('a customer who was asked is left in peace for the quiet days, whatever the survey; the day after them not', async () => {
  await anketYayinla(s.db, { sessizGun: 2 });
  await anketYayinla(s.db, { projeId: 6, sessizGun: 2 });
  const { musteriId } = await a.kapanan();
  await s.db.insertInto('musteri_proje').values({ musteri_id: musteriId, proje_id: 6 }).execute();
  await calistir(CUMA);
  await a.kapanan({ musteriId, zaman: saatSonra(24) });
  await a.kapanan({ musteriId, zaman: saatSonra(25), projeId: 6 });
  await calistir(saatSonra(26));
  // Nor later, when it is looked again: what counts is when it ended.
  await calistir(saatSonra(24 * 3 + 12));
  expect(await a.sorulanlar()).toHaveLength(1);
  await a.kapanan({ musteriId, zaman: saatSonra(24 * 4) });
  await calistir(saatSonra(24 * 4));
  expect(await a.sorulanlar()).toHaveLength(2);
});

test('two contacts of one customer that close together are one asking', async () => {
  await anketYayinla(s.db, { sessizGun: 1 });
  const { musteriId } = await a.kapanan();
  await a.kapanan({ musteriId });
  await Promise.all([calistir(CUMA), calistir(CUMA), calistir(CUMA)]);
  expect(await a.sorulanlar()).toHaveLength(1);
});

test('what was opened again is asked about once more when it closes; what waited meanwhile is called off', async () => {
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

test('who has no address or wants no mails is called; who wants neither is left alone', async () => {
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

test('where nobody outside reaches the server, everybody is called', async () => {
  await anketYayinla(s.db);
  await a.kapanan();
  await calistir(CUMA, s.db, null);
  expect(await kanallar()).toEqual(['telefon']);
});

test('who has left or was deleted is not asked, nor when that happens before the mail goes out', async () => {
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

test('the mail goes at its time, in the desk’s hours, with a link for each choice; of the secret only the digest is kept', async () => {
  const { sorular } = await anketYayinla(s.db);
  const { id } = await a.kapanan();
  await calistir(CUMA);
  expect(await a.postalar()).toEqual([]);
  // The hour at which the desk is closed, though it is past its time.
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

test('who said in between that they want no mails is not written to', async () => {
  await anketYayinla(s.db);
  const { musteriId } = await a.kapanan();
  await calistir(CUMA);
  await a.onay(musteriId, 'E-posta', 'Ret');
  await calistir(saatSonra(3));
  expect(await durumlar()).toEqual(['iptal']);
  expect(await a.postalar()).toEqual([]);
});

test('time ends the asking; what was answered stays', async () => {
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

test('killed in front of any of its statements and done again, each is asked once and written to once', async () => {
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

test('five that do it at once ask once and write once', async () => {
  await anketYayinla(s.db, { beklemeDk: 0 });
  for (let i = 0; i < 4; i++) await a.kapanan();
  await Promise.all(Array.from({ length: 5 }, () => calistir(CUMA)));
  expect(await a.sorulanlar()).toHaveLength(4);
  expect(await a.postalar()).toHaveLength(4);
});

test('it comes by itself', async () => {
  await anketYayinla(s.db, { beklemeDk: 0 });
  s.saat.simdi = CUMA;
  await a.kapanan();
  const isci = isciBaslat(s, [memnuniyetIsi]);
  await vi.waitFor(async () => expect(await a.sorulanlar()).toHaveLength(1), { timeout: 10_000 });
  await isci.stop();
});

test('what it looks through is found by an index', async () => {
  const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
    where indexname in ('gorusme_kapanan', 'egitim_yapilan', 'memnuniyet_acik') order by 1`.execute(s.db);
  expect(rows).toHaveLength(3);
});
