import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yedekIsi } from '@masabasi/server/platform/db/yedek';
import { BOS_TEKLIF, kalem } from '@masabasi/server/pazarlama/teklif/testing';
import { OGLEN, tamam, type TestServer } from '@masabasi/server/testing/product';
import { isleriBitir } from '@masabasi/server/testing/isler';
import { OYKU } from '@masabasi/server/testing/oyku';
import { BOS_GORUSME, BOS_MUSTERI, oturumVer } from '@masabasi/server/testing/walk';
import { ornekIlerlemesi } from '@masabasi/server/yonetim/kurulum/api';
import { PAYLAR } from '../paylar.ts';
import { demoSunucusu } from '../testing.ts';
import { parcaYaz } from './coklar.ts';
import { ornekIsi } from './job.ts';

/** The demo company's many rows, added while people are at work. */

const { gorusme, teklif, musteri, kurulum } = contract;
let s: TestServer;
let token: string;
const parcalar = async (adet: number): Promise<void> => {
  for (let n = 0; n < adet; n++) await s.db.transaction().execute((tx) => parcaYaz(tx, PAYLAR));
};
const say = async (tablo: string): Promise<number> =>
  (await sql<{ adet: number }>`select count(*) as adet from ${sql.table(tablo)}`.execute(s.db)).rows[0]!.adet;

beforeAll(async () => {
  s = await demoSunucusu({ tam: false });
  const { id } = await s.db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_adi', '=', 'yonetici')
    .executeTakeFirstOrThrow();
  token = await oturumVer(s, id);
}, 180_000);
afterAll(() => s?.kapat());

test('tells everybody the part that is being added', async () => {
  expect(tamam(await s.call(kurulum.ornekIlerlemesi, {}, token)).ilerleme).toEqual({
    Bolum: 1,
    Bolumler: 3,
    Ad: 'eski mesailer ve molalar',
  });
});

test.each(OYKU)('before they come: %s', (_, sina) => sina(s.db));

test('makes no copy on the day of the founding, and plans one for the next night', async () => {
  const gece = yedekIsi({ url: 'postgres://127.0.0.1:9/yok', parola: '/yok', klasor: join(tmpdir(), randomUUID()) });
  await gece.calistir({ db: s.db, simdi: new Date(OGLEN) });
  await expect(gece.calistir({ db: s.db, simdi: new Date(new Date(OGLEN).getTime() + 86_400_000) })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('notifies nobody of a piece', async () => {
  const sessiz = ['olay', 'denetim', 'bildirim', 'kuyruk', 'memnuniyet'];
  const [once, molalar] = [await Promise.all(sessiz.map(say)), await say('mola')];
  await parcalar(3);
  expect(await Promise.all(sessiz.map(say))).toEqual(once);
  expect(await say('mola')).toBeGreaterThan(molalar + 3000);
});

test('keeps rows that people write meanwhile, under unique numbers', async () => {
  const { rows: konular } = await sql<{ tur: number; konu: number; oncelik: number; musteri: number }>`
    select (select min(id) from tanim where liste = 'gorusmeTur') as tur, (select min(id) from tanim where liste = 'oncelikler') as oncelik,
      (select min(id) from tanim where liste = 'konular' and ust_id is not null and coalesce(proje_id, 2) = 2) as konu,
      (select min(m.id) from musteri m join musteri_proje p on p.musteri_id = m.id where p.proje_id = 2 and m.durum = 'Aktif') as musteri`.execute(
    s.db,
  );
  const k = konular[0]!;
  const doluyor = new AbortController();
  const dolan = parcalar(110).finally(() => doluyor.abort());
  const yeni = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, GSM: '05551112233' } }, token));
  const yazilan: { readonly gorusme: number; readonly teklif: number }[] = [];
  while (!doluyor.signal.aborted) {
    const form = { ...BOS_GORUSME, MusteriId: k.musteri, GorusmeTurId: k.tur, KonuId: k.konu, OncelikId: k.oncelik };
    const baslik = `Yazılan ${yazilan.length}`;
    const g = tamam(
      await s.call(gorusme.gorusmeKaydet, { gorusme: { ...form, Baslik: baslik }, gordum: ['ayniKonu'] }, token),
    );
    const t = tamam(
      await s.call(
        teklif.teklifKaydet,
        { teklif: { ...BOS_TEKLIF, MusteriId: k.musteri, Baslik: baslik }, kalemler: [kalem()] },
        token,
      ),
    );
    yazilan.push({ gorusme: g.Id, teklif: t.Id });
  }
  await dolan;
  expect(yazilan.length).toBeGreaterThan(20);
  const basliklar = yazilan.map((_, n) => `Yazılan ${n}`);
  const { rows: gorusmeler } = await sql<{ id: number; baslik: string }>`
    select id, baslik from gorusme where baslik like 'Yazılan %' order by id`.execute(s.db);
  expect(gorusmeler).toEqual(yazilan.map((y, n) => ({ id: y.gorusme, baslik: basliklar[n] })));
  const { rows: teklifler } = await sql<{ id: number; baslik: string }>`
    select id, baslik from teklif where baslik like 'Yazılan %' order by no`.execute(s.db);
  expect(teklifler).toEqual(yazilan.map((y, n) => ({ id: y.teklif, baslik: basliklar[n] })));
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from gorusme) - (select count(distinct no) from gorusme) as gorusme,
      (select count(*) from (select from teklif group by no, revizyon having count(*) > 1) x) as teklif,
      (select count(*) from gorusme g, ornek_coklar c where c.pay = 'gorusme' and g.baslik like 'Yazılan %'
        and g.id < (c.ayrilan ->> 'kopya')::int + 40000) as arada,
      (select count(*) from gorusme where musteri_id = ${yeni.Id}) as "old calls of a new customer"`.execute(s.db);
  expect(rows[0]).toEqual({ gorusme: 0, teklif: 0, arada: 0, 'old calls of a new customer': 0 });
}, 180_000);

test('goes on with the rest in the queue, and tells everybody the end of a part', async () => {
  await sql`update ornek_coklar set parca = parcalar - 2`.execute(s.db);
  const once = await say('olay');
  await isleriBitir(s, [ornekIsi]);
  expect(await ornekIlerlemesi(s.db)).toBe(null);
  expect(await say('olay')).toBeGreaterThanOrEqual(once + 3);
  expect(tamam(await s.call(kurulum.ornekIlerlemesi, {}, token)).ilerleme).toBe(null);
}, 60_000);
