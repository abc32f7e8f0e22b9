import { createHash } from 'node:crypto';
import { fisMetni, HESAP } from '@masabasi/core/mali/defter/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, transaction } from '../../platform/db/connect.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { defterEngeli, defterTers, defterYaz } from './kayit.ts';
import { defterBozukluklari, mizan, sonFis } from './queries.ts';

/** The hash chain of the ledger: entries never change, and the check finds every manipulation behind its back. */

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

const fis = (n: number, tutar = 100 + n) => ({
  Gun: '2026-11-20',
  Kaynak: 'banka_hareket',
  KaynakId: n + 1,
  Aciklama: `Şirket ödemesi ${n}\nikinci satır`,
  satirlar: [
    { Hesap: HESAP.banka, Alt: 'banka:1', Birim: 'TRY', Tutar: kurus(tutar) },
    { Hesap: HESAP.alicilar, Alt: `musteri:${n + 1}`, Birim: 'TRY', Tutar: kurus(-tutar) },
  ],
});
const yaz = (n: number, tutar?: number) =>
  transaction(s.db, (db) => defterYaz({ db, simdi: s.saat.simdi }, fis(n, tutar)));
const toplam = async (db: Db) => (await mizan(db)).reduce((t, h) => t + h.Bakiye, 0);

test('eight writers at once leave no gap, an unbroken chain, and a sum of zero at every moment', async () => {
  const hal = { bitti: false };
  const bakan = (async () => {
    while (!hal.bitti) {
      expect(await toplam(s.db)).toBe(0);
      expect(await defterBozukluklari(s.db)).toEqual([]);
    }
  })();
  await Promise.all(
    Array.from({ length: 8 }, async (_, yazan) => {
      for (let n = 0; n < 5; n++) {
        const sira = await yaz(yazan * 5 + n);
        if (n === 4) await transaction(s.db, (db) => defterTers({ db, simdi: s.saat.simdi }, sira, 'Yanlış yazıldı'));
      }
    }),
  );
  hal.bitti = true;
  await bakan;
  expect((await sonFis(s.db)).Sira).toBe(48);
  const { rows } = await sql<{ sira: number }>`select sira from defter_fis order by sira`.execute(s.db);
  expect(rows.map((r) => r.sira)).toEqual(Array.from({ length: 48 }, (_, n) => n + 1));
});

test('the reader of an export verifies every hash without the database', async () => {
  const fisler = await s.db.selectFrom('defter_fis').selectAll().orderBy('sira').execute();
  for (const f of fisler) {
    const satirlar = await s.db
      .selectFrom('defter_satir')
      .selectAll()
      .where('fis_sira', '=', f.sira)
      .orderBy('satir')
      .execute();
    const metin = fisMetni({
      Sira: f.sira,
      Gun: f.gun,
      Kaynak: f.kaynak,
      KaynakId: f.kaynak_id,
      TersSira: f.ters_sira,
      Aciklama: f.aciklama,
      Zaman: new Date(f.zaman).toISOString(),
      Onceki: f.onceki.toString('hex'),
      satirlar: satirlar.map((x) => ({ Hesap: x.hesap_kod, Alt: x.alt, Birim: x.birim, Tutar: kurus(x.tutar) })),
    });
    expect(createHash('sha256').update(metin).digest('hex')).toBe(f.ozet.toString('hex'));
  }
});

test('an unbalanced entry, and an additional line for a written entry, never commit', async () => {
  const tek = { ...fis(1), satirlar: [{ Hesap: HESAP.banka, Birim: 'TRY', Tutar: kurus(5) }] };
  await expect(transaction(s.db, (db) => defterYaz({ db, simdi: s.saat.simdi }, tek))).rejects.toThrow('two lines');
  const egri = JSON.stringify([
    { Hesap: '102', Birim: 'TRY', Tutar: 5 },
    { Hesap: '120', Birim: 'TRY', Tutar: -4 },
  ]);
  await expect(
    sql`select defter_yaz('2026-11-20', 'deneme', 1, null, 'Eğri', now(), ${egri}::jsonb)`.execute(s.db),
  ).rejects.toThrow('does not balance');
  await expect(
    sql`insert into defter_satir (fis_sira, satir, hesap_kod, birim, tutar) values (3, 3, '102', 'TRY', 1), (3, 4, '120', 'TRY', -1)`.execute(
      s.db,
    ),
  ).rejects.toThrow('not of the chain');
  for (const soz of [
    sql`update defter_satir set tutar = 1`,
    sql`delete from defter_fis`,
    sql`truncate defter_satir`,
    sql`update defter_fis set aciklama = 'x'`,
  ])
    await expect(soz.execute(s.db)).rejects.toThrow('the ledger only grows');
  expect(await defterBozukluklari(s.db)).toEqual([]);
});

test('no entry is taken back twice', async () => {
  const sira = await yaz(90);
  const ters = () => transaction(s.db, (db) => defterTers({ db, simdi: s.saat.simdi }, sira, 'Geri alındı'));
  await ters();
  await expect(ters()).rejects.toThrow('defter_fis_ters_sira_key');
});

test('a closed period accepts nothing and says so before anything is written', async () => {
  const kisi = await s.kisi('kapatan', { departmanId: await s.departman('Mali') });
  await sql`insert into defter_donem select '2026-10', ${s.saat.simdi}::timestamptz, ${kisi}::int, sira, ozet from defter_bas`.execute(
    s.db,
  );
  expect(await transaction(s.db, (db) => defterEngeli(db, '2026-11-01', '2026-10-31'))).toBe(
    'Ekim 2026 dönemi kapalı. Önce dönemi yeniden açınız.',
  );
  expect(await transaction(s.db, (db) => defterEngeli(db, '2026-11-01'))).toBeNull();
  await expect(
    transaction(s.db, (db) => defterYaz({ db, simdi: s.saat.simdi }, { ...fis(91), Gun: '2026-10-31' })),
  ).rejects.toThrow('is closed');
});

/** A random number generator that repeats in every run. */
function rastgele(tohum: number): () => number {
  let x = tohum;
  return () => {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    return x / 2_147_483_648;
  };
}

test('all of a thousand manipulations that bypass the triggers are found', { timeout: 60_000 }, async () => {
  const r = rastgele(20_261_125);
  const sec = <T>(dizi: readonly T[]): T => dizi[Math.floor(r() * dizi.length)]!;
  const { Sira: son } = await sonFis(s.db);
  const sira = () => 1 + Math.floor(r() * son);
  const bozmalar: readonly (() => ReturnType<typeof sql>)[] = [
    () => sql`update defter_satir set tutar = -tutar where fis_sira = ${sira()}`,
    () =>
      sql`update defter_satir set tutar = tutar + sign(tutar) * ${1 + Math.floor(r() * 1e6)} where fis_sira = ${sira()}`,
    () => sql`update defter_satir set hesap_kod = '770' where fis_sira = ${sira()} and satir = 2`,
    () => sql`update defter_satir set alt = 'musteri:9999' where fis_sira = ${sira()} and satir = ${sec([1, 2])}`,
    () => sql`update defter_satir set birim = 'USD' where fis_sira = ${sira()}`,
    () => sql`update defter_fis set gun = gun + ${sec([-400, -1, 1, 30])}::int where sira = ${sira()}`,
    () => sql`update defter_fis set aciklama = aciklama || ' ' where sira = ${sira()}`,
    () => sql`update defter_fis set kaynak_id = kaynak_id + 1000 where sira = ${sira()}`,
    () => sql`update defter_fis set zaman = zaman + interval '1 millisecond' where sira = ${sira()}`,
    () => sql`update defter_fis set ozet = sha256(ozet) where sira = ${sira()}`,
    () => sql`update defter_fis set onceki = sha256(onceki) where sira = ${sira()}`,
    () => sql`delete from defter_fis where sira = ${sira()}`,
    () => sql`delete from defter_satir where fis_sira = ${sira()}`,
    () => sql`delete from defter_satir where fis_sira = ${sira()} and satir = 1`,
    () => sql`update defter_satir set satir = 3 - satir + 10 where fis_sira = ${sira()}`,
    () =>
      sql`insert into defter_satir values (${sira()}, 7, '102', '', 'TRY', 5), (${sira()}, 8, '120', '', 'TRY', -5)`,
    () => sql`update defter_bas set sira = sira - 1`,
    () => sql`update defter_bas set ozet = sha256(ozet)`,
    () => sql`delete from defter_bas`,
    // An entry is rewritten with its hash, but the next entry or the head still contains the old hash.
    () => sql`with d as (select ${sira()}::bigint as sira)
      update defter_fis f set gun = gun + 1, ozet = sha256(convert_to(defter_metni(row(f.sira, f.gun + 1, f.kaynak, f.kaynak_id,
        f.ters_sira, f.aciklama, f.zaman, f.onceki, f.ozet)::defter_fis), 'UTF8')) from d where f.sira = d.sira`,
  ];
  let bulunmayan = 0;
  for (let n = 0; n < 1000; n++)
    await s.db
      .transaction()
      .execute(async (db) => {
        await sql`set local session_replication_role = replica`.execute(db);
        await sec(bozmalar)().execute(db);
        if ((await defterBozukluklari(db)).length === 0) bulunmayan++;
        throw new RangeError('taken back');
      })
      .catch((e: unknown) => {
        if (!(e instanceof RangeError)) throw e;
      });
  expect(bulunmayan).toBe(0);
  expect(await defterBozukluklari(s.db)).toEqual([]);
});
