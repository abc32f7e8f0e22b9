import { devir } from '@masabasi/core/masa/devir/contract';
import { gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import { gorusmeler } from '@masabasi/core/masa/gorusmeler/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

/**
 * Assignees who are absent when a ticket's promise ends. It is noon of Friday 20.11.2026; a ticket opened now is
 * promised by 17:00.
 */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
/** May see the presence board of everybody here. */
let bas: typeof d.ayse;
let tur: number;
let yabanci: typeof d.ayse;

/** At the desk since the morning. */
const masada = (kisi: { Id: number }) =>
  sql`with m as (insert into mesai (kisi_id, gun, baslama, planlanan_bitis) values (${kisi.Id}, '2026-11-20', ${new Date('2026-11-20T06:00:00Z')}, ${new Date('2026-11-20T15:00:00Z')}) returning id)
    insert into mola (kisi_id, mesai_id, durum_id, baslama, ip) select ${kisi.Id}, id, 651, ${new Date('2026-11-20T06:00:00Z')}, '' from m`.execute(
    s.db,
  );

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
  bas = await d.sorumlu('Başak', [2, 6]);
  const uzakId = await s.kisi('uzak', { departmanId: await s.departman('Uzak'), ad: 'Zeliha', projeler: [2] });
  await masada(d.can);
  yabanci = { Id: uzakId, token: '' };
  tur = (await s.db.selectFrom('izin_tur').select('id').where('yillik', '=', false).limit(1).executeTakeFirstOrThrow())
    .id;
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await d.dk(0);
  await sql`update izin set silindi = now()`.execute(s.db);
});

const izin = (kisi: { Id: number }, baslangic: string, bitis: string, saatler: [string, string] | null = null) =>
  s.db
    .insertInto('izin')
    .values({
      kisi_id: kisi.Id,
      tur_id: tur,
      baslangic,
      bitis,
      baslama_saati: saatler?.[0] ?? null,
      bitis_saati: saatler?.[1] ?? null,
      yazma_zamani: s.saat.simdi,
    })
    .execute();
const mesaiYaz = (kisi: { Id: number }, bas_: string | null, bit: string | null) =>
  s.db.updateTable('kisi').set({ mesai_baslangic: bas_, mesai_bitis: bit }).where('id', '=', kisi.Id).execute();
const ac = (Baslik: string) => d.ac({ Baslik }, { AtananId: bas.Id, gordum: ['yok'] }, bas);
const ata = async (g: { Id: number; Surum: number }, AtananId: number) =>
  (await s.call(oda.gorusmeAta, { ...g, AtananId }, bas.token)).body;
test('warns before the assignment to a person who leaves before the promise: leave of hours, of days, the end of the shift', async () => {
  const { Id, Surum } = await ac('Sözlü');
  const soz = (neden: string) => `Süre sözü bugün 17:00 doluyor; Can Deneme o saatte ${neden}. Yine de ona atansın mı?`;
  await izin(d.can, '2026-11-20', '2026-11-20', ['13:30', '18:00']);
  expect(await ata({ Id, Surum }, d.can.Id)).toMatchObject({ durum: false, uyari: 'yok', msg: soz('izinli') });
  await sql`update izin set silindi = now()`.execute(s.db);
  await mesaiYaz(d.can, '08:30', '13:00');
  expect(await ata({ Id, Surum }, d.can.Id)).toMatchObject({ durum: false, uyari: 'yok', msg: soz('mesaide değil') });
  await mesaiYaz(d.can, null, null);
  await izin(d.can, '2026-11-20', '2026-11-20', ['13:30', '18:00']);
  const yeni = await d.kaydet({ MusteriId: (await d.musteriAc()).Id }, { AtananId: d.can.Id }, bas);
  expect(yeni.body).toMatchObject({ durum: false, uyari: 'yok', msg: soz('izinli') });
  // A person who is away now is named in the same warning; a person who will be there gets the ticket.
  await izin(d.ayse, '2026-11-23', '2026-11-27');
  const { body } = await s.call(oda.gorusmeAta, { Id, Surum, AtananId: d.ayse.Id }, bas.token);
  expect(body).toMatchObject({ msg: expect.stringMatching(/^Ayşe Deneme şu anda masasında değil: .*atansın mı\?$/) });
  await sql`update izin set silindi = now()`.execute(s.db);
  expect(await ata({ Id, Surum }, d.can.Id)).toMatchObject({ durum: true });
});

test('a bulk act names the tickets; the list and the board mark the row', async () => {
  const [bir, iki] = [await ac('Bir'), await ac('İki')];
  await izin(d.can, '2026-11-20', '2026-11-20', ['13:30', '18:00']);
  const istek = { gorusmeler: [bir, iki].map(({ Id, Surum }) => ({ Id, Surum })), AtananId: d.can.Id };
  const { body } = await s.call(gorusmeler.gorusmeTopluAta, istek, bas.token);
  expect(body).toMatchObject({
    durum: false,
    msg: `2 görüşmenin süre sözü, Can Deneme yokken doluyor (${bir.No} bugün 17:00, izinli; ${iki.No} bugün 17:00, izinli). Yine de ona atansın mı?`,
  });
  tamam(await s.call(gorusmeler.gorusmeTopluAta, { ...istek, yokGordum: true }, bas.token));
  const satirlar = async (kim = bas) =>
    new Map((await d.liste({ adet: 100 }, kim)).gorusmelist.map((g) => [g.Id, g.SozYokluk]));
  const kendi = await ac('Kendi');
  const once = await satirlar();
  expect([bir.Id, iki.Id, kendi.Id].map((id) => once.get(id))).toEqual(['izinli', 'izinli', null]);
  expect((await satirlar(d.altinci)).size).toBe(0);
  const { sutunlar } = tamam(await s.call(gorusmeler.gorusmePanosu, {}, bas.token));
  const kartlar = new Map(sutunlar.flatMap((k) => k.gorusmeler).map((g) => [g.Id, g.SozYokluk]));
  expect([kartlar.get(bir.Id), kartlar.get(kendi.Id)]).toEqual(['izinli', null]);
  // A ticket that waits for the customer has no promised hour.
  await d.durumYaz(bir.Id, d.gecerli('islemde'), d.can);
  await d.durumYaz(bir.Id, d.gecerli('musteri'), d.can);
  await sql`update gorusme set sla_bitis = ${new Date('2026-11-20T14:00:00Z')} where id = ${bir.Id}`.execute(s.db);
  expect((await satirlar()).get(bir.Id)).toBeNull();
  await d.dk(6 * 60);
  expect((await satirlar()).get(iki.Id)).toBeNull();
  expect(tamam(await s.call(devir.sozUyarilari, { GorusmeId: iki.Id }, bas.token)).uyarilar).toEqual([]);
});

test('offers people who work with the product, present ones first, with their presence in words', async () => {
  await izin(d.ayse, '2026-11-19', '2026-11-25');
  await izin(d.ayse, '2026-11-25', '2026-11-26');
  const oku = async (ProjeIdler: number[], kim = bas) =>
    tamam(await s.call(gorusmeler.gorusmeAdaylari, { ProjeIdler }, kim.token)).adaylar;
  const [ilk, ...sonra] = await oku([2]);
  expect(ilk).toEqual({ Id: d.can.Id, Ad: 'Can Deneme', ProjeIdler: [2], Hal: 'Masa Başı', Burada: true });
  const halleri = new Map(sonra.map((k) => [k.Id, k.Hal]));
  expect([halleri.get(d.ayse.Id), halleri.get(yabanci.Id)]).toEqual(['İzinli, dönüşü 26.11.2026', null]);
  // Zeliha's presence is unknown, so she stands before people known to be absent.
  expect(sonra[0]?.Id).toBe(yabanci.Id);
  expect(sonra.some((k) => k.Id === d.altinci.Id)).toBe(false);
  // For several products: people who work with one of them, but nobody of products that the reader lacks.
  const ikisi = new Map((await oku([2, 6, 2])).map((k) => [k.Id, k.ProjeIdler]));
  expect([ikisi.get(d.can.Id), ikisi.get(d.altinci.Id), ikisi.get(d.ayse.Id)]).toEqual([[2, 6], [6], [2]]);
  expect(await oku([6], d.ayse)).toEqual([]);
  expect((await s.call(gorusmeler.gorusmeAdaylari, { ProjeIdler: [] }, bas.token)).status).toBe(400);
});
