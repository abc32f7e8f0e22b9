import { rol } from '@masabasi/core/kisi/rol/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { type BaskaSunucu, baskaSunucu } from '../../testing/stream.ts';
import { oturumVer } from '../../testing/walk.ts';

/** Two administrators on two servers demote each other at the same moment. */
let s: TestServer;
let oteki: BaskaSunucu;
const TUR = 15;

beforeAll(async () => {
  s = await testServer();
  oteki = await baskaSunucu(s);
});
afterAll(async () => {
  await oteki?.kapat();
  await s?.kapat();
});

const gonder = async (url: string, token: string, val: object) => {
  const yanit = await fetch(`${url}/api${rol.kisiYetkiKaydet.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ val }),
  });
  return { status: yanit.status, body: (await yanit.json()) as { durum: boolean; msg?: string } };
};

/** A request that leaves a person without any right. */
async function bos(UserId: number) {
  const kisi = s.db.selectFrom('kisi').select('yetki_surum').where('id', '=', UserId);
  const { yetki_surum } = await kisi.executeTakeFirstOrThrow();
  return { UserId, Surum: yetki_surum, Roller: [], Yetkiler: [], Menuler: [] };
}

test('one is demoted and the other stays, every time', async () => {
  const ayse = await s.kisi('ayse', { rol: 'Yönetici' });
  const bora = await s.kisi('bora', { rol: 'Yönetici' });
  const [a, b] = [await oturumVer(s, ayse), await oturumVer(s, bora)];
  const yonetici = (await s.db.selectFrom('kisi_rol').selectAll().where('kisi_id', '=', ayse).executeTakeFirstOrThrow())
    .rol_id;
  const kalan = async () =>
    (await s.db.selectFrom('etkin_yetki').select('kisi_id').where('yetki_id', '=', 0).execute()).length;

  for (let tur = 0; tur < TUR; tur++) {
    const [boraya, ayseye] = [await bos(bora), await bos(ayse)];
    const cevaplar = await Promise.all([gonder(s.url, a, boraya), gonder(oteki.url, b, ayseye)]);
    expect(await kalan()).toBe(1);
    expect(cevaplar.filter((c) => c.status === 200 && c.body.durum)).toHaveLength(1);
    // The slower one has lost the right to the call while waiting.
    expect(cevaplar.filter((c) => c.status === 403)).toHaveLength(1);
    await s.db
      .insertInto('kisi_rol')
      .values([ayse, bora].map((kisi_id) => ({ kisi_id, rol_id: yonetici })))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
});

test('when each gives it up for themselves, one succeeds, and the other is told that nobody else is left', async () => {
  const [cem, derya] = [await s.kisi('cem'), await s.kisi('derya')];
  const tokenlar = [await oturumVer(s, cem), await oturumVer(s, derya)] as const;
  for (let tur = 0; tur < TUR; tur++) {
    await s.db.deleteFrom('kisi_rol').execute();
    await s.db.deleteFrom('kisi_yetki').execute();
    for (const kisi_id of [cem, derya])
      await s.db.insertInto('kisi_yetki').values({ kisi_id, yetki_id: 0, deger: 1 }).execute();
    const birak = async (url: string, token: string, UserId: number) =>
      gonder(url, token, { ...(await bos(UserId)), Onay: 1 });
    const cevaplar = await Promise.all([birak(s.url, tokenlar[0], cem), birak(oteki.url, tokenlar[1], derya)]);
    expect(cevaplar.map((c) => `${c.status} ${c.body.durum}`).toSorted()).toEqual(['200 false', '200 true']);
    expect(cevaplar.find((c) => !c.body.durum)?.body.msg).toContain('Tam yetkili son kullanıcının');
  }
});
