import { spawn } from 'node:child_process';
import { setTimeout as bekle } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { aktarim as oda } from '@masabasi/core/musteri/aktarim/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { isciBaslat, isleriBitir } from '../../testing/isler.ts';
import { oturumVer } from '../../testing/walk.ts';
import { aktarimIsi, aktarimTemizligi } from './job.ts';

/** Imports as jobs of servers: one killed in the middle, two at once, one that is asked to stop. */

const ADET = 3000;
let s: TestServer;
let token: string;

beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('aktaran', { yetkiler: [YETKI.musteriAktar] }));
});
afterAll(() => s?.kapat());

/** A file of new customers, whose numbers begin with one digit. */
async function yukle(basi: number): Promise<number> {
  const { body } = await s.call(oda.musteriAktarimAc, { Dosya: 'b.csv', SatirSayisi: ADET }, token);
  const Id = body.durum ? body.Id : 0;
  await sql`
    insert into musteri_aktarim_satir (aktarim_id, satir, ham)
    select ${Id}, i, jsonb_build_object('Satir', i, 'Ad', 'Çok', 'Soyad', 'Satırlı', 'TCKimlikNo', '98' || ${basi}::int || lpad(i::text, 8, '0'))
    from generate_series(2, ${ADET + 1}) i`.execute(s.db);
  return Id;
}
const iste = (Id: number, Islem: 'dene' | 'yaz' | 'geriAl') => s.call(oda.musteriIceAktar, { Id, Islem }, token);
const hali = async (Id: number) => tamam(await s.call(oda.musteriAktarim, { Id }, token)).aktarim;
const say = async () => (await sql<{ n: number }>`select count(*) as n from musteri`.execute(s.db)).rows[0]!.n;
const secenek = () => ({
  log: { ...s.app.log, error: (e: object) => expect.fail(String(Reflect.get(e, 'err'))) },
});
const yurut = () => isleriBitir(s, [aktarimIsi], secenek());

test('a server killed in the middle leaves nothing written, the state says so, and the step can be repeated', async () => {
  const Id = await yukle(1);
  await iste(Id, 'dene');
  await yurut();
  await iste(Id, 'yaz');
  // Every slice of lines takes its time, so that there is a middle.
  await sql`
    create function bekle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$;
    create trigger bekle after insert on hareket for each statement execute function bekle()`.execute(s.db);
  const adres = (ad: string) => JSON.stringify(fileURLToPath(new URL(ad, import.meta.url)));
  const surec = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { connect } = await import(${adres('../../platform/db/connect.ts')});
     const { isleriBaslat } = await import(${adres('../../platform/db/isler.ts')});
     const { aktarimIsi } = await import(${adres('job.ts')});
     const { db } = connect(${JSON.stringify(s.databaseUrl)}, () => {});
     isleriBaslat({ db, config: {}, saat: () => new Date(), log: console, odalar: [] }, [{ ...aktarimIsi, kira: 4 }]);`,
  ]);
  while ((await hali(Id)).Ilerleme < 70) await bekle(5);
  surec.kill('SIGKILL');
  expect(await hali(Id)).toMatchObject({ Durum: 'suruyor', Islem: 'yaz' });
  expect(await say()).toBe(0);
  // Until its claim expires no other server changes the state.
  await yurut();
  expect(await hali(Id)).toMatchObject({ Durum: 'yarim', Mesaj: expect.stringContaining('yarım kaldı') as string });
  await sql`drop trigger bekle on hareket`.execute(s.db);
  await iste(Id, 'yaz');
  await yurut();
  expect(await hali(Id)).toMatchObject({ Durum: 'bitti', Yazilan: ADET });
  expect(await say()).toBe(ADET);
});

test('two imports of the same people on two servers at once add nobody twice', async () => {
  const [a, b] = [await yukle(2), await yukle(2)];
  for (const Id of [a, b]) await iste(Id, 'dene');
  await yurut();
  const once = await say();
  for (const Id of [a, b]) await iste(Id, 'yaz');
  await Promise.all([yurut(), yurut()]);
  await yurut();
  expect([(await hali(a)).Yazilan, (await hali(b)).Yazilan]).toEqual([ADET, 0]);
  expect((await hali(b)).Sayilar).toMatchObject({ Değişmeyecek: ADET, Yeni: 0 });
  expect((await say()) - once).toBe(ADET);
});

test('a server that is asked to stop leaves the step to the next one', async () => {
  const Id = await yukle(3);
  await iste(Id, 'dene');
  const isci = isciBaslat(s, [aktarimIsi], secenek());
  while ((await hali(Id)).Durum !== 'suruyor') await bekle(1);
  await isci.stop();
  expect(await hali(Id)).toMatchObject({ Durum: 'sirada', Islem: 'dene' });
  await yurut();
  expect(await hali(Id)).toMatchObject({ Durum: 'bitti', Sayilar: { Yeni: ADET } });
});

test('lines hold personal data and are deleted when undo is no longer possible', async () => {
  await aktarimTemizligi.calistir({ db: s.db, simdi: s.saat.simdi });
  const satirlar = async () =>
    (await sql<{ n: number }>`select count(*) as n from musteri_aktarim_satir`.execute(s.db)).rows[0]!.n;
  expect(await satirlar()).toBeGreaterThan(0);
  await aktarimTemizligi.calistir({ db: s.db, simdi: new Date(s.saat.simdi.getTime() + 32 * 86_400_000) });
  expect(await satirlar()).toBe(0);
});
