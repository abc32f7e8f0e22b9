import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/connect.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { olenle } from '../../testing/olum.ts';
import { lisansIsi } from './job.ts';

/** Renewals and warnings of the day: their effect, once each, despite interruptions and with several servers. */

const OGLE = (gun: string) => new Date(`${gun}T09:00:00.000Z`);
const BUGUN = '2026-11-20';

let s: TestServer;
let sorumlu: number;
let tur: number;
let musteriler: number[];

beforeAll(async () => {
  s = await testServer();
  sorumlu = await s.kisi('sorumlu', { eposta: 'sorumlu@firma.example' });
  const satir = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  tur = satir.id;
});
afterAll(() => s?.kapat());
/** Four institutions with product 2; the third has no person in charge, the last no address. */
async function bastan(): Promise<void> {
  await bosalt(s.db, 'musteri', 'posta', 'kuyruk');
  const eklenen = await s.db
    .insertInto('musteri')
    .values(
      Array.from({ length: 4 }, (_, i) => ({
        tip: 2 as const,
        unvan: `Şifa ${i}`,
        eposta: i === 3 ? null : `musteri${i}@ornek.example`,
        durum: 'Aktif',
        sorumlu_id: i === 2 ? null : sorumlu,
        yazma_zamani: OGLE(BUGUN),
      })),
    )
    .returning('id')
    .execute();
  musteriler = eklenen.map((m) => m.id);
  const urunler = musteriler.map((musteri_id) => ({ musteri_id, proje_id: 2 }));
  await s.db.insertInto('musteri_proje').values(urunler).execute();
}
beforeEach(bastan);

let anahtar = 0;
const lisans = async (
  musteri: number,
  o: { bas?: string; bit: string; oto?: boolean; ay?: number; uyari?: boolean },
) => {
  anahtar += 1;
  const bas = o.bas ?? '2026-01-01';
  const { id } = await s.db
    .insertInto('lisans')
    .values({
      musteri_id: musteriler[musteri]!,
      proje_id: 2,
      lisans_tur_id: tur,
      kullanici_sayisi: 1,
      anahtar: `anahtar${anahtar}`,
      baslama_tarihi: bas,
      donem_baslama: bas,
      bitis_tarihi: o.bit,
      cipa_gun: Number(bas.slice(8)),
      yillik_bedel: 120_000,
      otomatik_yenile: o.oto ?? false,
      yenileme_ay: o.ay ?? 12,
      musteriye_uyari: o.uyari ?? true,
      yazma_zamani: OGLE(BUGUN),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const calistir = (gun: string, db: Db = s.db) =>
  lisansIsi.calistir({ db, simdi: OGLE(gun), config: { publicUrl: null } });
const uyarilar = () =>
  s.db
    .selectFrom('lisans_uyari')
    .select(['lisans_id', 'esik', 'kisi_id', 'musteri_eposta'])
    .orderBy('zaman')
    .orderBy('esik')
    .execute();
const postalar = () => s.db.selectFrom('posta').select(['alici', 'konu', 'metin']).orderBy('id').execute();
const yenilemeler = () =>
  s.db
    .selectFrom('hareket')
    .select([
      'nesne_id as lisans_id',
      sql<string>`yeni ->> 'Donem'`.as('donem'),
      sql<string>`yeni ->> 'BitisTarihi'`.as('yeni_bitis'),
      sql<number>`(yeni ->> 'Tutar')::bigint`.as('tutar'),
    ])
    .where('nesne', '=', 'lisans')
    .where('tur', '=', 'Yenileme')
    .orderBy('donem')
    .execute();

test('on its last day a licence renews itself; after days without a server there is no gap', async () => {
  const bugunBiten = await lisans(0, { bit: BUGUN, oto: true });
  const eskiden = await lisans(1, { bas: '2026-06-01', bit: '2026-08-31', oto: true, ay: 1 });
  await lisans(2, { bit: '2026-11-21', oto: true });
  await calistir(BUGUN);
  expect(await yenilemeler()).toEqual([
    { lisans_id: eskiden, donem: '2026-09-01', yeni_bitis: '2026-09-30', tutar: 10_000 },
    { lisans_id: eskiden, donem: '2026-10-01', yeni_bitis: '2026-10-31', tutar: 10_000 },
    { lisans_id: eskiden, donem: '2026-11-01', yeni_bitis: '2026-11-30', tutar: 10_000 },
    { lisans_id: bugunBiten, donem: '2026-11-21', yeni_bitis: '2027-11-20', tutar: 120_000 },
  ]);
  expect(await uyarilar()).toEqual([]);
  const olaylar = await s.db
    .selectFrom('hareket')
    .select(['baslik', 'kisi_id'])
    .where('nesne', '=', 'musteri')
    .execute();
  expect(olaylar).toHaveLength(4);
  expect(olaylar.every((o) => o.kisi_id === null && o.baslik.includes('yenilendi'))).toBe(true);
});

test('the person in charge gets one mail with all licences, each customer one with own licences', async () => {
  const [bir, iki] = [await lisans(0, { bit: '2026-11-27' }), await lisans(1, { bit: '2026-12-20', uyari: false })];
  await lisans(2, { bit: '2027-06-01' });
  await calistir(BUGUN);
  expect(await postalar()).toMatchObject([
    { alici: 'sorumlu@firma.example', konu: 'Lisans uyarısı: 2 lisans' },
    { alici: 'musteri0@ornek.example', konu: 'Masabaşı Hastane Bilgi Sistemi lisansınız: 7 gün kaldı' },
  ]);
  expect((await postalar())[0]!.metin).toContain('Şifa 1 · Masabaşı Hastane Bilgi Sistemi · 20.12.2026 (30 gün kaldı)');
  expect((await uyarilar()).map((u) => [u.lisans_id, u.esik, u.musteri_eposta])).toEqual([
    [bir, 7, 'musteri0@ornek.example'],
    [iki, 30, null],
  ]);
  await calistir(BUGUN);
  expect(await postalar()).toHaveLength(2);
  const satirlar = await s.db
    .selectFrom('bildirim')
    .select(['baslik', 'yol'])
    .where('tur', '=', 'lisansUyarisi')
    .execute();
  expect(satirlar).toEqual([{ baslik: 'Lisans uyarısı: 2 lisans', yol: '/rapor/lisans' }]);
});

test('a customer who declined or was reminded by a person a few days ago gets no mail; the head is told', async () => {
  const [istemez, yeni, eski] = [
    await lisans(0, { bit: '2026-11-27' }),
    await lisans(1, { bit: '2026-11-27' }),
    await lisans(2, { bit: '2026-11-27' }),
  ];
  await sql`insert into musteri_onay (musteri_id, kanal, durum, tarih, kaynak, kisi_id, zaman)
    values (${musteriler[0]!}, 'E-posta', 'Ret', '2026-11-01', 'Telefon', ${sorumlu}, ${OGLE(BUGUN)})`.execute(s.db);
  for (const [id, gun] of [
    [yeni, '2026-11-14'],
    [eski, '2026-11-13'],
  ] as const)
    await s.db
      .insertInto('hareket')
      .values({ nesne: 'lisans', nesne_id: id, zaman: OGLE(gun), tur: 'Hatırlatma', baslik: '' })
      .execute();
  await calistir(BUGUN);
  expect((await postalar()).map((p) => p.alici)).toEqual(['sorumlu@firma.example', 'musteri2@ornek.example']);
  expect(new Map((await uyarilar()).map((u) => [u.lisans_id, u.musteri_eposta]))).toEqual(
    new Map([
      [istemez, null],
      [yeni, null],
      [eski, 'musteri2@ornek.example'],
    ]),
  );
});

test('without a person in charge of the customer the product’s head is told, but nobody who does not see the product', async () => {
  const bas = await s.kisi('urunbasi', { eposta: 'urunbasi@firma.example' });
  await s.db.updateTable('proje').set({ sorumlu_id: bas }).where('id', '=', 2).execute();
  const id = await lisans(2, { bit: '2026-11-21' });
  await calistir(BUGUN);
  expect(await uyarilar()).toMatchObject([{ lisans_id: id, kisi_id: bas }]);
  await s.db.insertInto('kisi_proje').values({ kisi_id: bas, proje_id: 6 }).execute();
  await calistir('2026-11-21');
  expect(await uyarilar()).toMatchObject([{ kisi_id: bas }, { esik: 0, kisi_id: null }]);
  await s.db.updateTable('proje').set({ sorumlu_id: null }).where('id', '=', 2).execute();
});

test('a year on: every threshold once, then every week, the customer for four weeks; a renewal ends it', async () => {
  const id = await lisans(0, { bit: '2026-12-31' });
  for (let gun = 0; gun < 100; gun++)
    await calistir(new Date(OGLE('2026-10-25').getTime() + gun * 86_400_000).toISOString().slice(0, 10));
  expect((await uyarilar()).map((u) => u.esik)).toEqual([60, 30, 15, 7, 1, 0, -7, -14, -21, -28]);
  await calistir('2027-02-04');
  expect((await uyarilar()).at(-1)).toMatchObject({ esik: -35, musteri_eposta: null });
  await s.db
    .updateTable('lisans')
    .set({ bitis_tarihi: '2027-12-31', donem_baslama: '2027-01-01' })
    .where('id', '=', id)
    .execute();
  await calistir('2027-02-05');
  expect(await uyarilar()).toHaveLength(11);
});

test('a trial is told like any other, until a sale follows it', async () => {
  const demo = (
    await s.db
      .selectFrom('tanim')
      .select('id')
      .where('liste', '=', 'lisansTur')
      .where('anahtar', '=', 'demo')
      .executeTakeFirstOrThrow()
  ).id;
  const deneme = await lisans(0, { bas: '2026-11-01', bit: '2026-11-23' });
  const satilan = await lisans(1, { bas: '2026-11-01', bit: '2026-11-23' });
  await s.db.updateTable('lisans').set({ lisans_tur_id: demo }).where('id', 'in', [deneme, satilan]).execute();
  await lisans(1, { bas: '2026-11-24', bit: '2027-11-23' });
  for (const gun of ['2026-11-20', '2026-11-22', '2026-11-30']) await calistir(gun);
  expect((await uyarilar()).map((u) => [u.lisans_id, u.esik, u.kisi_id])).toEqual([
    [deneme, 7, sorumlu],
    [deneme, 1, sorumlu],
    [deneme, -7, sorumlu],
  ]);
});

test('a missed day is made up for by the nearest threshold alone', async () => {
  await lisans(0, { bit: '2026-12-31' });
  await calistir('2026-12-20');
  expect((await uyarilar()).map((u) => u.esik)).toEqual([15]);
});

test('killed before any of its statements and run again, it renews each period and tells everybody once', async () => {
  let n = 0;
  for (let bitti = false; !bitti; n++) {
    await bastan();
    await lisans(0, { bas: '2026-06-01', bit: '2026-09-30', oto: true, ay: 1 });
    await lisans(1, { bit: BUGUN, oto: true });
    await lisans(2, { bit: '2026-11-21' });
    await lisans(3, { bit: '2026-11-27' });
    bitti = await olenle(s, n, (db) => calistir(BUGUN, db));
    await calistir(BUGUN);
    expect((await yenilemeler()).map((y) => y.donem)).toEqual(['2026-10-01', '2026-11-01', '2026-11-21']);
    expect(new Set((await uyarilar()).map((u) => u.esik))).toEqual(new Set([1, 7]));
    expect((await postalar()).map((p) => p.alici).toSorted()).toEqual([
      'musteri2@ornek.example',
      'sorumlu@firma.example',
    ]);
  }
  expect(n).toBeGreaterThan(20);
}, 60_000);

const SUNUCU = `
  const { connect, SURESIZ } = await import(process.argv[1] + 'platform/db/connect.ts');
  const { lisansIsi } = await import(process.argv[1] + 'musteri/lisans/job.ts');
  const { db } = connect(process.argv[2], () => undefined, { max: 2, ...SURESIZ });
  await db.selectNoFrom((eb) => eb.lit(1).as('hazir')).execute();
  process.stdout.write('hazır');
  await new Promise((basla) => process.stdin.once('data', basla));
  await lisansIsi.calistir({ db, simdi: new Date(process.argv[3]), config: { publicUrl: null } });
  await db.destroy();
  process.exit(0);`;

/** Another process with everything ready, which begins when told to. */
async function surec(): Promise<{ basla: () => void; bitis: Promise<unknown> }> {
  const kok = new URL('../..', import.meta.url).href;
  const cocuk = spawn(
    process.execPath,
    ['--input-type=module', '-e', SUNUCU, kok, s.databaseUrl, OGLE(BUGUN).toISOString()],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const bitis = once(cocuk, 'exit').then(([kod]: unknown[]) => kod);
  await once(cocuk.stdout, 'data');
  return { basla: () => void cocuk.stdin.write('\n'), bitis };
}

test('two processes at once renew each period and tell everybody once', async () => {
  for (let i = 0; i < 3; i++) await lisans(i, { bas: '2026-01-01', bit: '2026-01-31', oto: true, ay: 1 });
  await lisans(3, { bit: '2026-11-27' });
  const surecler = await Promise.all([surec(), surec()]);
  for (const { basla } of surecler) basla();
  expect(await Promise.all(surecler.map((p) => p.bitis))).toEqual([0, 0]);
  expect(await yenilemeler()).toHaveLength(30);
  expect(await uyarilar()).toHaveLength(1);
  expect(await postalar()).toHaveLength(1);
});

test('three runs at once renew each period and tell everybody once, even without the lock of the day', async () => {
  for (let i = 0; i < 3; i++) await lisans(i, { bas: '2026-06-01', bit: '2026-08-31', oto: true, ay: 1 });
  await lisans(3, { bit: '2026-11-27' });
  await Promise.all([calistir(BUGUN), calistir(BUGUN), calistir(BUGUN)]);
  expect(await yenilemeler()).toHaveLength(9);
  expect(await uyarilar()).toHaveLength(1);
  expect(await postalar()).toHaveLength(1);
});

test('no mail goes out before eight in the morning', async () => {
  await lisans(0, { bit: '2026-11-27' });
  const tur8 = (an: string) => isleriBitir(s, [lisansIsi], { saat: () => new Date(an) });
  await tur8('2026-11-20T04:59:00.000Z');
  expect(await uyarilar()).toHaveLength(0);
  await tur8('2026-11-20T05:00:00.000Z');
  expect(await uyarilar()).toHaveLength(1);
});
