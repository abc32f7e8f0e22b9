import { randomUUID } from 'node:crypto';
import { setTimeout as bekle } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faces } from '../../rooms.ts';
import { bosVeritabani, type TestServer, testServer } from '../../testing/product.ts';
import { type Db, transaction } from './connect.ts';
import { bitenleriUnut, isAl, isEkle, isiKapat, kirayiUzat, sonCalisma } from './kuyruk.ts';
import { migrate } from './migrate.ts';

/** The queue's table: claims, their end, and the rows that remain. */

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());
beforeEach(() => sql`truncate kuyruk`.execute(s.db));

const ADI = { ad: 'is', kira: 30, tek: false };
const ekle = (anahtar: string, tur = ADI.ad) => isEkle(s.db, { tur, anahtar, vakit: s.saat.simdi });
const al = (tutan: string = randomUUID(), turler = [ADI]) => isAl(s.db, s.saat.simdi, turler, tutan);
const satirlar = () => s.db.selectFrom('kuyruk').selectAll().orderBy('id').execute();

describe('a claim', () => {
  test('goes to one of many servers that ask at once', async () => {
    for (let i = 0; i < 6; i++) await ekle(String(i));
    for (let kez = 0; kez < 10; kez++) {
      await s.db.updateTable('kuyruk').set({ tutan: null, kira: null }).execute();
      const alinan = (await Promise.all(Array.from({ length: 12 }, () => al()))).filter((x) => x !== undefined);
      expect(new Set(alinan.map((x) => x.id)).size).toBe(alinan.length);
      // The answers agree with the table.
      const tutulan = (await satirlar()).filter((x) => x.tutan !== null).map((x) => [x.id, x.tutan]);
      expect(new Map(alinan.map((x) => [x.id, x.tutan]))).toEqual(new Map(tutulan as [number, string][]));
    }
  });

  test('goes to one server for a kind with one piece at a time, whatever waits', async () => {
    for (let i = 0; i < 6; i++) await ekle(String(i));
    const tek = [{ ...ADI, tek: true }];
    for (let kez = 0; kez < 10; kez++) {
      await s.db.updateTable('kuyruk').set({ tutan: null, kira: null }).execute();
      const denemeler = await Promise.allSettled(Array.from({ length: 12 }, () => al(randomUUID(), tek)));
      expect(denemeler.filter((d) => d.status === 'fulfilled' && d.value !== undefined)).toHaveLength(1);
      for (const d of denemeler) if (d.status === 'rejected') expect(d.reason).toMatchObject({ code: '23505' });
      expect((await satirlar()).filter((x) => x.tutan !== null)).toHaveLength(1);
    }
    // The piece of the dead server goes first. Until then no other piece may begin.
    await s.db
      .updateTable('kuyruk')
      .set({ kira: sql`now()` })
      .where('tutan', 'is not', null)
      .execute();
    const olen = (await satirlar()).find((x) => x.tutan !== null)!.id;
    expect((await al(randomUUID(), tek))?.id).toBe(olen);
    expect(await al(randomUUID(), tek)).toBeUndefined();
  });

  test('never skips a piece of such a kind that another server is just claiming', async () => {
    for (const anahtar of ['once', 'sonra']) await ekle(anahtar);
    const tek = [{ ...ADI, tek: true }];
    await transaction(s.db, async (tx) => {
      // This is the moment between finding the row and writing the claim.
      await sql`select from kuyruk where anahtar = 'once' for update`.execute(tx);
      expect(await al('acele', tek)).toBeUndefined();
    });
    expect((await al('ilk', tek))?.anahtar).toBe('once');
    // The piece of a dead server goes first, although another piece has waited longer.
    const once = new Date(s.saat.simdi.getTime() - 60_000);
    await isEkle(s.db, { tur: ADI.ad, anahtar: 'daha önce', vakit: once });
    await s.db
      .updateTable('kuyruk')
      .set({ kira: sql`now()` })
      .where('tutan', 'is not', null)
      .execute();
    expect((await al('ikinci', tek))?.anahtar).toBe('once');
  });

  test('ends by itself unless it is renewed, and is useless afterwards', async () => {
    await ekle('a');
    const ilk = (await al('ilk', [{ ...ADI, kira: 0.3 }]))!;
    expect(await al()).toBeUndefined();
    expect(await kirayiUzat(s.db, ilk, 0.5)).toBe(true);
    await bekle(350);
    expect(await al()).toBeUndefined();
    await bekle(200);
    const yeni = (await al('yeni'))!;
    expect([yeni.id, yeni.deneme]).toEqual([ilk.id, 2]);
    expect([await kirayiUzat(s.db, ilk, 30), await isiKapat(s.db, ilk, { durum: 'bitti' })]).toEqual([false, false]);
    expect(await satirlar()).toMatchObject([{ durum: 'bekliyor', tutan: 'yeni' }]);
  });

  test('takes the kinds in order, within a kind the longest waiting piece, and none before its time', async () => {
    const once = (dakika: number) => new Date(s.saat.simdi.getTime() - dakika * 60_000);
    for (const [tur, anahtar, dakika] of [
      ['b', '1', 50],
      ['a', '1', 1],
      ['a', '2', 20],
      ['a', '3', -1],
    ] as const)
      await isEkle(s.db, { tur, anahtar, vakit: once(dakika) });
    const sira: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      const is = await al(
        randomUUID(),
        ['a', 'b'].map((ad) => ({ ...ADI, ad })),
      );
      sira.push(is && `${is.tur}${is.anahtar}`);
    }
    expect(sira).toEqual(['a2', 'a1', 'b1', undefined]);
  });

  test('reads next to nothing when it finds nothing, however many rows there are', async () => {
    // In batches that stay below the statement timeout.
    for (let dilim = 0; dilim < 6; dilim++)
      await sql`insert into kuyruk (tur, anahtar, durum, vakit, bitis)
        select (array['posta', 'aktarim', 'lisans'])[i % 3 + 1], 'biten ' || ${dilim}::int || ' ' || i, 'bitti',
          ${s.saat.simdi}::timestamptz - i * interval '1 second', ${s.saat.simdi} from generate_series(1, 15000) i`.execute(
        s.db,
      );
    // Work that no server does, such as mails without SMTP settings, and work for later.
    await sql`insert into kuyruk (tur, anahtar, vakit)
      select case when i % 2 = 0 then 'kimsenin' else 'posta' end, i::text,
        ${s.saat.simdi}::timestamptz + case when i % 2 = 0 then -1 else 1 end * i * interval '1 minute' from generate_series(1, 20000) i`.execute(
      s.db,
    );
    await sql`analyze kuyruk`.execute(s.db);
    const soru: { sql: string; parameters: readonly unknown[] }[] = [];
    const dinlenen: Db = new Kysely({
      dialect: new PostgresDialect({ pool: s.pool }),
      log: ({ query }) => void soru.push(query),
    });
    const turler = faces.flatMap((f) => f.isler ?? []).map(({ ad, tek = false }) => ({ ad, kira: 30, tek }));
    expect(turler.length).toBeGreaterThan(5);
    expect(await isAl(dinlenen, s.saat.simdi, turler, 'x')).toBeUndefined();
    const { rows } = await s.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${soru[0]!.sql}`,
      [...soru[0]!.parameters],
    );
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(JSON.stringify(Plan)).not.toContain('Seq Scan');
    expect(Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!).toBeLessThan(100);
  });
});

describe('queueing', () => {
  test('twice the same piece gives one, and a finished piece waits again', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ekle('a')));
    expect(await satirlar()).toHaveLength(1);
    const is = (await al())!;
    // Running work stays as it is.
    const once = await satirlar();
    await isEkle(s.db, { tur: ADI.ad, anahtar: 'a', veri: { Id: 2 }, vakit: new Date(0) });
    expect(await satirlar()).toEqual(once);
    expect(await al()).toBeUndefined();
    await isiKapat(s.db, is, { durum: 'olmadi', hata: 'x', bitis: s.saat.simdi });
    expect(await al()).toBeUndefined();
    await ekle('a');
    expect(await satirlar()).toMatchObject([{ durum: 'bekliyor', deneme: 0, hata: null, bitis: null }]);
    expect(await al()).toMatchObject({ id: is.id, deneme: 1 });
  });

  test('is undone with its transaction', async () => {
    const vazgec = transaction(s.db, async (tx) => {
      await isEkle(tx, { tur: ADI.ad, anahtar: 'a', vakit: s.saat.simdi });
      throw new Error('vazgeçildi');
    });
    await expect(vazgec).rejects.toThrow('vazgeçildi');
    expect(await satirlar()).toEqual([]);
  });
});

test('forgets work that ended long ago, but keeps waiting work and the last run of recurring work', async () => {
  const an = (gun: number) => new Date(s.saat.simdi.getTime() - gun * 86_400_000);
  await sql`insert into kuyruk (tur, anahtar, durum, vakit, bitis)
    select 'is', i::text, 'bitti', ${an(20)}, ${an(20)} from generate_series(1, 12000) i`.execute(s.db);
  const kalan = [
    { anahtar: 'yeni', durum: 'bitti', bitis: an(13) },
    { anahtar: 'bekleyen', durum: 'bekliyor', bitis: null },
    { anahtar: '', durum: 'bekliyor', bitis: an(30) },
  ] as const;
  await s.db
    .insertInto('kuyruk')
    .values(kalan.map((k) => ({ ...k, tur: 'gunluk', vakit: an(40) })))
    .execute();
  await bitenleriUnut(s.db, an(14));
  expect((await satirlar()).map((k) => k.anahtar)).toEqual(['yeni', 'bekleyen', '']);
  expect(await sonCalisma(s.db, 'gunluk')).toBe('2026-11-07T09:00:00Z');
});

describe('the migration', () => {
  let v: Awaited<ReturnType<typeof bosVeritabani>>;
  beforeAll(async () => {
    v = await bosVeritabani();
    await v.c.query(`set timezone = 'UTC'`);
  });
  afterAll(() => v?.kapat());

  test('keeps the daily work, every waiting mail and every running import', async () => {
    await migrate(v.url, '0015-ozel-metin');
    await v.c.query(`
      insert into gunluk_is (ad, gun, baslama, bitis)
        select ad, date '2026-11-01' + n, timestamptz '2026-11-01T06:00Z' + n * interval '1 day', timestamptz '2026-11-01T06:01Z' + n * interval '1 day'
        from unnest(array['saklama', 'lisans', 'yedek']) ad, generate_series(0, 4) n where ad <> 'yedek' or n < 3;
      insert into gunluk_is (ad, gun, baslama) values ('yarim', '2026-11-05', now());
      insert into posta (alici, konu, metin, durum, deneme, sonraki_deneme, zaman)
        select 'a' || n || '@b.com', 'k', 'm', case n % 3 when 0 then 'Bekliyor' when 1 then 'Gönderildi' else 'Hata' end, n % 4,
          timestamptz '2026-11-02T10:00Z' + n * interval '1 minute', '2026-11-02T10:00Z' from generate_series(1, 12) n;
      insert into departman (ad, sorumlu_id) values ('d', null);
      insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id) values ('a', 'b', 'c', 'c', 1);
      insert into musteri_aktarim (kisi_id, zaman, dosya, taninmayan, satir_sayisi, durum)
        select 1, timestamptz '2026-11-03T10:00Z' + n * interval '1 minute', 'd.csv', '{}', 1, d
        from unnest(array['yukleniyor', 'sirada', 'suruyor', 'bitti', 'yarim']) with ordinality u(d, n);`);
    const gunler = await v.oku(`select ad, baslama, bitis from gunluk_is where bitis is not null order by ad, bitis`);
    const sonlar = await v.oku(
      `select ad, max(bitis) as bitis from gunluk_is where bitis is not null group by ad order by ad`,
    );
    const postalar = await v.oku(
      `select id, sonraki_deneme as vakit, deneme from posta where durum = 'Bekliyor' order by id`,
    );
    expect([gunler.length, sonlar.length, postalar.length]).toEqual([13, 3, 4]);

    expect(await migrate(v.url, '0018-kuyruk')).toContain('0018-kuyruk');
    expect(
      await v.oku(`select tur as ad, baslama, bitis from kuyruk where bitis is not null order by tur, bitis`),
    ).toEqual(gunler);
    expect(
      await v.oku(
        `select tur as ad, max(bitis) as bitis from kuyruk where bitis is not null group by tur order by tur`,
      ),
    ).toEqual(sonlar);
    // Each continues from its last day. The next day begins in Istanbul.
    expect(
      await v.oku(`select tur, vakit::text from kuyruk where anahtar = '' and durum = 'bekliyor' order by tur`),
    ).toEqual([
      { tur: 'lisans', vakit: '2026-11-05 21:00:00+00' },
      { tur: 'saklama', vakit: '2026-11-05 21:00:00+00' },
      { tur: 'yedek', vakit: '2026-11-03 21:00:00+00' },
    ]);
    expect(
      await v.oku(`select (veri ->> 'Id')::int as id, vakit, deneme from kuyruk
        where tur = 'posta' and durum = 'bekliyor' and anahtar = veri ->> 'Id' order by id`),
    ).toEqual(postalar);
    expect(
      await v.oku(`select a.durum, k.anahtar = a.id::text as anahtar, k.vakit = a.zaman as vakit from kuyruk k
        join musteri_aktarim a on a.id = (k.veri ->> 'Id')::int where k.tur = 'aktarim' and k.durum = 'bekliyor' order by a.id`),
    ).toEqual(['sirada', 'suruyor'].map((durum) => ({ durum, anahtar: true, vakit: true })));
    expect(await v.oku(`select count(*)::int as n from kuyruk`)).toEqual([{ n: 13 + 4 + 2 }]);
  });
});
