import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sozleriBildir } from '../sla/kayit.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

/**
 * Başak is the head of Ayşe, and `dağıtan` assigns tickets. It is noon of Friday 20.11.2026: a ticket opened then is to
 * be answered by 17:00, and is yellow from 16:00 on, as the desk rests from 12:30 to 13:30.
 */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
let bas: typeof d.ayse;
const GUN = 24 * 60;
const SARI = 4 * 60;
const ASILDI = 5 * 60;

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
  bas = await d.sorumlu('Başak');
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await d.dk(0);
  await s.db.deleteFrom('bildirim').execute();
  await sql`update gorusme set kapanis_zamani = ${s.saat.simdi}, durum = 'iptal', sla_bitis = null, sla_haber = null
    where kapanis_zamani is null`.execute(s.db);
});

const calis = () => sozleriBildir({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: null } });
/** Runs the job this many minutes after noon. */
async function bak(dk: number) {
  await d.dk(dk);
  await calis();
}
const duyulan = async (kim: typeof d.ayse) =>
  tamam(await s.call(bildirim.bildirimler, {}, kim.token))
    .bildirimler.filter((b) => b.Tur === 'sozYaklasti' || b.Tur === 'sozAsildi')
    .map((b) => [b.Baslik, b.Metin]);
const adetler = async () => [(await duyulan(d.ayse)).length, (await duyulan(bas)).length];
const ac = (o: object = {}) => d.ac({ Baslik: 'Yazıcı' }, { AtananId: d.ayse.Id, gordum: ['yok'], ...o });

test('the assignee is told once that a promise turns yellow, and once with the head that it is broken', async () => {
  const g = await ac();
  await bak(SARI - 1);
  expect(await adetler()).toEqual([0, 0]);
  await d.dk(SARI);
  await Promise.all([calis(), calis()]);
  await bak(SARI + 1);
  const sari = [`Süresi doluyor: ${g.No} Yazıcı`, 'Yanıt sözü bugün 17:00 doluyor.'];
  expect([await duyulan(d.ayse), await duyulan(bas)]).toEqual([[sari], []]);
  await d.dk(ASILDI);
  await Promise.all([calis(), calis()]);
  await bak(ASILDI + 30);
  const baslik = `Süresi geçti: ${g.No} Yazıcı`;
  expect(await duyulan(d.ayse)).toEqual([[baslik, 'Yanıt sözü bugün 17:00 doldu.'], sari]);
  expect(await duyulan(bas)).toEqual([[baslik, 'Yanıt sözü bugün 17:00 doldu. Görüşme Ayşe Deneme üzerinde.']]);
  expect([await duyulan(d.can), await duyulan(d.dagitan)]).toEqual([[], []]);
});

test('an unassigned ticket is told to people who assign tickets and work with the product', async () => {
  const g = await ac({ AtananId: null });
  await bak(SARI);
  expect(await duyulan(d.dagitan)).toEqual([]);
  await bak(ASILDI);
  expect(await duyulan(d.dagitan)).toEqual([
    [`Süresi geçti: ${g.No} Yazıcı`, 'Yanıt sözü bugün 17:00 doldu. Görüşme kimsenin üzerinde değil.'],
  ]);
  expect([await adetler(), await duyulan(d.altinci)]).toEqual([[0, 0], []]);
});

test('nothing is told at lunch, in the evening, at the weekend or on a holiday, but when the desk opens', async () => {
  // Opened at 16:15 on Friday: to be answered by 11:45 on Monday, yellow at 10:45.
  await d.dk(4 * 60 + 15);
  await ac();
  for (const dk of [6 * 60 + 30, 20 * 60, GUN, 2 * GUN, 3 * GUN + 45]) await bak(dk);
  // The last run falls into Monday's lunch, after both turns.
  expect(await adetler()).toEqual([0, 0]);
  const tatil = { tarih: gunEkle('2026-11-20', 4), ad: 'Köprü', gun_sayi: 1 };
  await s.db.insertInto('tatil').values(tatil).execute();
  await bak(4 * GUN);
  expect(await adetler()).toEqual([0, 0]);
  await s.db.deleteFrom('tatil').where('ad', '=', 'Köprü').execute();
  await bak(3 * GUN + 90);
  // Only the broken promise is told: the yellow warning is out of date.
  expect(await adetler()).toEqual([1, 1]);
});

test('another priority allows a new notification only if the promise turns again', async () => {
  const g = await ac();
  await bak(SARI);
  expect(await adetler()).toEqual([1, 0]);
  const oncelik = async (ad: string) => {
    const { Surum } = (await d.detay(g.Id)).gorusme;
    const { gorusme } = await d.detay(g.Id);
    tamam(
      await s.call(
        oda.gorusmeKaydet,
        {
          gorusme: {
            Id: g.Id,
            Surum,
            MusteriId: gorusme.MusteriId,
            ProjeId: gorusme.ProjeId,
            GorusmeTurId: gorusme.GorusmeTurId,
            TalepTurId: gorusme.TalepTurId,
            KonuId: gorusme.KonuId,
            OncelikId: d.tanim['oncelikler']![ad]!,
            Yon: gorusme.Yon,
            Telefon: gorusme.Telefon,
            Baslik: gorusme.Baslik,
            Aciklama: gorusme.Aciklama,
            Sure: gorusme.Sure,
          },
        },
        d.ayse.token,
      ),
    );
  };
  // Eight hours instead of four: green again until the morning of Monday.
  await oncelik('dusuk');
  await bak(SARI + 30);
  expect(await adetler()).toEqual([1, 0]);
  await oncelik('normal');
  await bak(SARI + 40);
  expect(await adetler()).toEqual([2, 0]);
  await oncelik('kritik');
  await bak(SARI + 45);
  expect(await adetler()).toEqual([3, 1]);
  await oncelik('yuksek');
  await bak(SARI + 50);
  expect(await adetler()).toEqual([3, 1]);
});

test('opened again it tells nothing twice; after the answer the solution has its own clock; while it waits for others no clock runs', async () => {
  const g = await ac();
  await bak(SARI);
  await d.durumYaz(g.Id, d.gecerli('islemde'));
  await d.durumYaz(g.Id, d.gecerli('cozuldu'));
  await bak(SARI + 10);
  await d.durumYaz(g.Id, d.gecerli('islemde'));
  await bak(SARI + 20);
  expect(await adetler()).toEqual([1, 0]);
  await d.durumYaz(g.Id, d.gecerli('musteri'));
  await bak(10 * GUN);
  expect(await adetler()).toEqual([1, 0]);
  await d.durumYaz(g.Id, d.gecerli('islemde'));
  await bak(14 * GUN);
  expect((await duyulan(d.ayse))[0]).toEqual([
    `Süresi geçti: ${g.No} Yazıcı`,
    expect.stringMatching(/^Çözüm sözü .* doldu\.$/),
  ]);
});

test('a muted person hears nothing; due promises are found by their index', async () => {
  const tercih = { kisi_id: d.ayse.Id, tur: 'sozYaklasti', hal: 'kapali' as const };
  await s.db.insertInto('bildirim_tercihi').values(tercih).execute();
  await ac();
  await bak(SARI);
  expect(await adetler()).toEqual([0, 0]);
  await bak(ASILDI);
  expect(await adetler()).toEqual([1, 1]);
  await s.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from gorusme where sla_haber <= now()
      order by sla_haber, id limit 100`.execute(tx);
    expect(rows.map((r) => r['QUERY PLAN']).join('\n')).toContain('gorusme_sla_haber');
  });
});
