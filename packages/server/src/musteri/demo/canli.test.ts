import { demo as oda } from '@masabasi/core/musteri/demo/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { yerles } from '../../testing/stream.ts';
import { BOS_DEMO, oturumVer } from '../../testing/walk.ts';

/**
 * The event of a demo goes to its old and new assignee and to people who assign demos, and only says that there is
 * news.
 */

let s: TestServer;
const akislar: Akis[] = [];
beforeAll(async () => {
  s = await testServer();
});
afterAll(async () => {
  for (const a of akislar) a.kes();
  await s?.kapat();
});

test('people who may see a demo hear of its change', async () => {
  const departmanId = await s.departman('Kurulum');
  const kisi = async (ad: string, yetkiler: number[] = []) => {
    const Id = await s.kisi(ad, { departmanId, yetkiler });
    const token = await oturumVer(s, Id);
    const akis = await akisAc(s.url, token);
    akislar.push(akis);
    return { Id, token, akis };
  };
  const dagitan = await kisi('dagitan', [YETKI.atanmamisDemolar]);
  const [ilk, sonraki, baskasi] = [await kisi('ilk'), await kisi('sonraki'), await kisi('baskasi')];
  const hepsi = [dagitan, ilk, sonraki, baskasi];
  const duyanlar = async (is: () => Promise<{ body: { durum: boolean } }>) => {
    for (const k of hepsi) k.akis.gelenler.splice(0);
    expect((await is()).body.durum).toBe(true);
    await yerles(s, ...akislar);
    return hepsi.map((k) => k.akis.gelenler.filter((g) => g.olay === 'demo').map((g) => g.veri)[0]);
  };
  const { id: LisansTurId } = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'lisansTur')
    .where('anahtar', '=', 'demo')
    .executeTakeFirstOrThrow();

  const demo = { ...BOS_DEMO, LisansTurId };
  expect(await duyanlar(() => s.call(oda.demoKaydet, { demo }, baskasi.token))).toEqual([
    {},
    undefined,
    undefined,
    undefined,
  ]);
  const { id: Id } = await s.db.selectFrom('demo_istek').select('id').executeTakeFirstOrThrow();
  const ata = (Surum: number, { Id: AtananId }: { Id: number }) =>
    s.call(oda.demoAta, { Id, Surum, AtananId }, dagitan.token);
  expect(await duyanlar(() => ata(1, ilk))).toEqual([{}, {}, undefined, undefined]);
  expect(await duyanlar(() => ata(2, sonraki))).toEqual([{}, {}, {}, undefined]);
});
