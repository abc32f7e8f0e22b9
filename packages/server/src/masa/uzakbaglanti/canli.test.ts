import { uzakbaglanti as oda } from '@masabasi/core/masa/uzakbaglanti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { yerles } from '../../testing/stream.ts';
import { BOS_BASLATMA, BOS_MUSTERI, oturumlu } from '../../testing/walk.ts';
import { musteri } from '@masabasi/core/musteri/musteri/contract';

/** The event of a connection goes to everybody who may have the log open, and only says that there is news. */

let s: TestServer;
let akis: Akis;
beforeAll(async () => {
  s = await testServer();
});
afterAll(async () => {
  akis?.kes();
  await s?.kapat();
});

test('tells a reader of the log that a connection began', async () => {
  const baglanan = await oturumlu(s, 'baglanan', { projeler: [2] });
  const bakan = await oturumlu(s, 'bakan', { projeler: [2] });
  akis = await akisAc(s.url, bakan.token);
  const kart = { ...BOS_MUSTERI, ProjeIdler: [2] };
  const { body } = await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, baglanan.token);
  if (!body.durum) throw new Error(body.msg);
  const tur = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'baglantiTur').executeTakeFirstOrThrow();
  const baglanti = { ...BOS_BASLATMA, MusteriId: body.Id, BaglantiTurId: tur.id };
  expect((await s.call(oda.baglantiBaslat, { baglanti }, baglanan.token)).body.durum).toBe(true);
  await yerles(s, akis);
  expect(akis.gelenler.filter((g) => g.olay === 'uzakbaglanti').map((g) => g.veri)).toEqual([{}]);
});
