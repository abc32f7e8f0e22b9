import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { olanlar as oda } from '@masabasi/core/platform/olanlar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kimlikDogrula, saklananUrunler } from '../../platform/http/access.ts';
import { olanlar } from './olanlar.ts';
import { masaKur } from './testing.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';

/** Missed events. Ayşe works until Friday 20.11.2026, 18:00, and is back on Monday at 08:30. */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;

const GUN = 24 * 60;
/** Minutes from Friday noon. */
const CUMA_AKSAM = 6 * 60;
const PAZARTESI = 3 * GUN - 3 * 60;

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
});
afterAll(() => s?.kapat());

const mesai = (kisi: number, gun: string, bitti = true) =>
  sql`insert into mesai (kisi_id, gun, baslama, planlanan_bitis, bitis)
    values (${kisi}, ${gun}, ${`${gun}T08:30:00+03:00`}, ${`${gun}T18:00:00+03:00`},
      case when ${bitti} then ${`${gun}T18:00:00+03:00`}::timestamptz end)`.execute(s.db);

beforeEach(async () => {
  await d.dk(0);
  for (const tablo of ['mola', 'mesai', 'izin', 'duyuru_goruldu', 'duyuru'])
    await sql`delete from ${sql.table(tablo)}`.execute(s.db);
  await sql`update gorusme set atanan_id = ${d.altinci.Id} where atanan_id is not null`.execute(s.db);
  await sql`delete from hareket where nesne = 'gorusme'`.execute(s.db);
  await mesai(d.ayse.Id, '2026-11-20');
});
const dondu = async () => {
  await d.dk(PAZARTESI);
  await mesai(d.ayse.Id, '2026-11-23', false);
};

type Kim = typeof d.ayse;
const oku = async (kim: Kim = d.ayse, o: Girdi<typeof oda.olanlarim> = {}) =>
  tamam(await s.call(oda.olanlarim, o, kim.token));
const konular = async (kim: Kim = d.ayse) =>
  (await oku(kim)).konular.map((k) => ({
    ...k,
    satirlar: k.satirlar.map((x) => `${x.Tur} ${x.Kim ?? '-'}: ${x.Metin}`),
  }));
const yaz = (GorusmeId: number, Aciklama: string, kim: Kim, Tur: 'not' | 'yanit' = 'not') =>
  s.call(gorusme.gorusmeHareketKaydet, { hareket: { GorusmeId, Tur, Aciklama } }, kim.token);
const ver = async (Id: number, kime: Kim, kim: Kim) =>
  tamam(
    await s.call(
      gorusme.gorusmeAta,
      { Id, Surum: (await d.detay(Id, kim)).gorusme.Surum, AtananId: kime.Id, gordum: ['yok'] },
      kim.token,
    ),
  );

test('lists the acts of others on one’s tickets, nothing of one’s own, with the span named and counted', async () => {
  const g = await d.ac({ Baslik: 'Kart okuyucu' }, { AtananId: d.ayse.Id });
  await yaz(g.Id, 'Benden', d.ayse);
  await d.dk(CUMA_AKSAM + 10);
  await yaz(g.Id, 'Müşteri aradı', d.can);
  await yaz(g.Id, 'Sürücü güncellenecek', d.can, 'yanit');
  await dondu();
  await yaz(g.Id, 'Bugün baktım', d.ayse);
  const o = await oku();
  expect([o.Neden, o.Ilk, o.Son]).toEqual([
    'Mesainiz yoktu: 2 gün',
    '2026-11-20T15:00:00.000Z',
    s.saat.simdi.toISOString(),
  ]);
  expect(await konular()).toMatchObject([
    {
      Oda: 'gorusme',
      Baslik: `${g.No} Kart okuyucu`,
      Cumle: '1 müşteriye yanıt, 1 iç not',
      satirlar: ['not Can Deneme: İç not: Müşteri aradı', 'yanit Can Deneme: Müşteriye yanıt: Sürücü güncellenecek'],
    },
  ]);
  expect(o.sayilar).toEqual([
    { Tur: 'yanit', Adet: 1 },
    { Tur: 'not', Adet: 1 },
  ]);
});

test('lists handovers in the span: to the person, from the person, and on to a third one', async () => {
  const benden = await d.ac({ Baslik: 'Benden' }, { AtananId: d.ayse.Id });
  const bana = await d.ac({ Baslik: 'Bana' }, { AtananId: d.can.Id, gordum: ['yok'] });
  const gecici = await d.ac({ Baslik: 'Geçici' }, { AtananId: d.can.Id, gordum: ['yok'] });
  const baska = await d.ac({ Baslik: 'Başkasının' }, { AtananId: d.can.Id, gordum: ['yok'] });
  const eski = await d.ac({ Baslik: 'Eskiden benimdi' }, { AtananId: d.ayse.Id });
  await ver(eski.Id, d.can, d.ayse);
  await d.dk(CUMA_AKSAM + 10);
  await ver(benden.Id, d.can, d.dagitan);
  await ver(bana.Id, d.ayse, d.can);
  await ver(gecici.Id, d.ayse, d.can);
  await d.dk(CUMA_AKSAM + 20);
  await ver(gecici.Id, d.can, d.dagitan);
  await yaz(baska.Id, 'Kimseyi ilgilendirmez', d.dagitan);
  await yaz(eski.Id, 'Artık onun', d.dagitan);
  await dondu();
  const bulunan = (await konular()).map((k) => [k.Baslik.split(' ').slice(1).join(' '), k.Bekler, k.satirlar.length]);
  expect(bulunan).toEqual([
    ['Bana', 'Süre sözü 20.11 17:00 doldu', 1],
    ['Geçici', null, 2],
    ['Benden', null, 1],
  ]);
  expect((await konular()).find((k) => k.Id === benden.Id)).toMatchObject({
    Alt: expect.stringContaining('şimdi Can Deneme üzerinde'),
    satirlar: ['devir dağıtan Deneme: Can Deneme adına geçti'],
  });
});

test('puts an expired promise and a customer’s message first', async () => {
  const sakin = await d.ac({ Baslik: 'Sakin' }, { AtananId: d.ayse.Id });
  const doldu = await d.ac({ Baslik: 'Doldu' }, { AtananId: d.ayse.Id });
  const geldi = await d.ac({ Baslik: 'Geldi' }, { AtananId: d.ayse.Id });
  await sql`update gorusme set sla_bitis = null, durum = 'islemde'`.execute(s.db);
  await sql`update gorusme set sla_bitis = '2026-11-21T10:00:00Z' where id = ${doldu.Id}`.execute(s.db);
  await d.dk(CUMA_AKSAM + 60);
  await yaz(sakin.Id, 'Bilgi', d.can);
  await sql`insert into hareket (nesne, nesne_id, zaman, tur, baslik) values
    ('gorusme', ${geldi.Id}, ${s.saat.simdi}, 'gelen', 'E-posta geldi: Müşteri')`.execute(s.db);
  await sql`update gorusme set son_hareket = ${s.saat.simdi} where id = ${geldi.Id}`.execute(s.db);
  await dondu();
  expect((await konular()).map((k) => [k.Id, k.Bekler, k.Cumle])).toEqual([
    [doldu.Id, 'Süre sözü 21.11 13:00 doldu', '1 aşılan süre'],
    [geldi.Id, 'Müşteri yazdı, yanıtınızı bekliyor', '1 müşteri yanıtı'],
    [sakin.Id, null, '1 iç not'],
  ]);
});

test('shows nothing to a person who lost the product or the page', async () => {
  const g = await d.ac({ Baslik: 'Gizli kart' }, { AtananId: d.ayse.Id });
  await d.dk(CUMA_AKSAM + 10);
  await yaz(g.Id, 'Kanarya', d.can);
  await dondu();
  expect((await konular()).length).toBe(1);
  await s.db.updateTable('kisi_proje').set({ proje_id: 6 }).where('kisi_id', '=', d.ayse.Id).execute();
  expect(await konular()).toEqual([]);
  await s.db.updateTable('kisi_proje').set({ proje_id: 2 }).where('kisi_id', '=', d.ayse.Id).execute();
  const menuler = await sql<{ menu_id: number }>`
    insert into kisi_menu (kisi_id, menu_id, deger)
    select ${d.ayse.Id}, id, 0 from menu where yol like '/islemler/musterigorusme/%'
    on conflict (kisi_id, menu_id) do update set deger = 0 returning menu_id`.execute(s.db);
  expect(menuler.rows.length).toBeGreaterThan(0);
  expect(await konular()).toEqual([]);
  await sql`update kisi_menu set deger = 1 where kisi_id = ${d.ayse.Id}`.execute(s.db);
  expect((await konular()).length).toBe(1);
});

test('lists unread announcements, and decisions on one’s own leave', async () => {
  const duyuru = await s.db
    .insertInto('duyuru')
    .values({
      baslik: 'Bakım',
      metin: 'Cumartesi bakım var',
      baslangic: '2026-11-21',
      bitis: '2026-11-22',
      onemli: true,
      yazan_id: d.dagitan.Id,
      zaman: s.saat.simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: tur_id } = await s.db.selectFrom('izin_tur').select('id').limit(1).executeTakeFirstOrThrow();
  const ortak = { tur_id, tatil_gunleri: 1, kullanilan_gun: 3, kullanilan_saat: 0, zaman: s.saat.simdi };
  const karar = { karar_veren_id: d.dagitan.Id, karar_zamani: new Date('2026-11-21T09:00:00Z') };
  const gun = { baslangic: '2026-12-07', bitis: '2026-12-10' };
  await s.db
    .insertInto('izin_talep')
    .values([
      { ...ortak, ...gun, ...karar, kisi_id: d.ayse.Id, durum: 'Reddedildi', karar_aciklama: 'Yoğunuz' },
      { ...ortak, ...gun, ...karar, kisi_id: d.can.Id, durum: 'Onaylandı' },
    ])
    .execute();
  await dondu();
  expect((await konular()).map((k) => [k.Oda, k.Baslik, k.Bekler, ...k.satirlar])).toEqual([
    ['duyuru', 'Bakım', 'Önemli duyuru, okumanızı bekliyor', 'duyuru dağıtan Deneme: Cumartesi bakım var'],
    ['talep', 'İzin isteğiniz: 07.12.2026 – 10.12.2026 (3 gün)', null, 'karar dağıtan Deneme: Reddedildi: Yoğunuz'],
  ]);
  await s.db
    .insertInto('duyuru_goruldu')
    .values({ duyuru_id: duyuru.id, kisi_id: d.ayse.Id, zaman: s.saat.simdi })
    .execute();
  expect((await konular()).map((k) => k.Oda)).toEqual(['talep']);
  await s.db.deleteFrom('izin_talep').execute();
});

test('accepts a chosen span, and refuses an invalid one with a sentence', async () => {
  const g = await d.ac({ Baslik: 'Öğlen' }, { AtananId: d.ayse.Id });
  await yaz(g.Id, 'Cuma günü', d.can);
  await sql`update gorusme set sla_bitis = null`.execute(s.db);
  await dondu();
  expect((await oku()).konular).toEqual([]);
  const secili = await oku(d.ayse, { Ilk: '2026-11-20', Son: '2026-11-20' });
  expect([secili.Neden, secili.konular.map((k) => k.Cumle)]).toEqual(['20.11.2026', ['1 iç not']]);
  for (const [o, msg] of [
    [{ Ilk: '2026-11-25', Son: '2026-11-26' }, 'İlk gün bugünden sonra olamaz.'],
    [{ Ilk: '2026-11-20' }, 'Son günü seçiniz.'],
    [{ Ilk: '2026-11-20', Son: '2026-11-19' }, 'Son gün, ilk günden önce olamaz.'],
  ] as const)
    expect((await s.call(oda.olanlarim, o, d.ayse.token)).body).toMatchObject({ durum: false, msg });
});

test('is offered once with the shift of the return until it is closed, and never to a person without the shift right', async () => {
  const g = await d.ac({}, { AtananId: d.ayse.Id });
  const donus = async (kim: Kim = d.ayse) => tamam(await s.call(oda.donusOzeti, {}, kim.token)).donus;
  expect(await donus()).toBeNull();
  await d.dk(CUMA_AKSAM + 10);
  await yaz(g.Id, 'Bir', d.can);
  await yaz(g.Id, 'İki', d.can);
  await d.dk(PAZARTESI);
  expect(await donus()).toBeNull();
  await dondu();
  await yaz(g.Id, 'Dönünce', d.can);
  expect(await donus()).toEqual({ Cumle: '2 gün yoktunuz: 1 görüşmenizde 2 hareket', Bekleyen: 1 });
  expect(await donus(d.can)).toBeNull();
  for (let kere = 0; kere < 2; kere++) tamam(await s.call(oda.donusOzetiKaldir, {}, d.ayse.token));
  expect(await donus()).toBeNull();
  const [kayit, ...fazla] = await s.db
    .selectFrom('denetim')
    .select('kisi_id')
    .where('eylem', '=', 'donusOzetiKaldir')
    .execute();
  expect([kayit?.kisi_id, fazla]).toEqual([d.ayse.Id, []]);
});

test('does not get slower with other people’s tickets, and finds former own tickets among them', async () => {
  const { Id } = await d.ac({}, { AtananId: d.ayse.Id });
  const { Id: baskasinin } = await d.ac({}, { AtananId: d.can.Id }, d.can);
  await d.dk(CUMA_AKSAM + 10);
  await ver(Id, d.can, d.dagitan);
  await dondu();
  // A thousand lines of one foreign ticket, each a change of the assignee.
  await sql`insert into hareket (nesne, nesne_id, zaman, tur, baslik, aciklama, gorunurluk, yeni)
    select 'gorusme', ${baskasinin}, ${new Date('2026-11-21T09:00:00Z')}::timestamptz + n * interval '1 second', 'atandi', '', '', 'ic',
      jsonb_build_object('AtananId', ${d.can.Id}::int) from generate_series(1, 1000) n`.execute(s.db);
  await sql`analyze hareket_gorusme, gorusme`.execute(s.db);
  await s.db.transaction().execute(async (tx) => {
    const okunan = async () =>
      (
        await sql<{ adet: number }>`select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as adet
          from pg_stat_xact_user_tables where relname in ('gorusme', 'hareket_gorusme')`.execute(tx)
      ).rows[0]!.adet;
    // With so few rows the planner would prefer to read them all.
    await sql`set local enable_seqscan = off`.execute(tx);
    const once = await okunan();
    const { ben } = (await kimlikDogrula(s.pool, d.ayse.token, s.saat.simdi))!;
    const bulunan = await olanlar.oku({
      db: tx,
      ben,
      urunler: saklananUrunler([2]),
      ilk: new Date('2026-11-20T15:00:00Z'),
      son: s.saat.simdi,
      simdi: s.saat.simdi,
    });
    expect(bulunan.map((k) => k.Id)).toEqual([Id]);
    expect((await okunan()) - once).toBeLessThan(200);
  });
});
