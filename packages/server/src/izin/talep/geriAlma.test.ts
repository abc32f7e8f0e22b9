import { izin } from '@masabasi/core/izin/izin/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { talep } from '@masabasi/core/izin/talep/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

/** A decision is taken back by the person who decided, for a quarter of an hour. */

let s: TestServer;
type Ad = 'bas' | 'isteyen' | 'yonetici';
const id = {} as Record<Ad, number>;
const token = {} as Record<Ad, string>;

beforeAll(async () => {
  s = await testServer();
  const destek = await s.departman('Destek');
  for (const ad of ['bas', 'isteyen', 'yonetici'] as const)
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, {
      ad,
      departmanId: destek,
      iseBaslama: '2024-03-01',
      ...(ad === 'yonetici' && { rol: 'Yönetici' }),
    }));
  await s.sorumluYap(destek, id.bas);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['izin_talep', 'hareket', 'izin', 'bildirim'] as const) await s.db.deleteFrom(t).execute();
});

type Istek = Girdi<typeof talep.izinTalepEt>;
const iste = async (o: Partial<Istek> = {}, kim: Ad = 'isteyen') =>
  (
    await s.call(
      talep.izinTalepEt,
      { Tur: 280, Baslangic: '2026-12-07', Bitis: '2026-12-14', Aciklama: 'Köye gidiyorum', ...o },
      token[kim],
    )
  ).body;
const istek = async (o: Partial<Istek> = {}, kim: Ad = 'isteyen') => {
  const y = await iste(o, kim);
  if (!y.durum) throw new Error(y.msg);
  return y.Id;
};
const karar = (Id: number, o: Partial<Girdi<typeof talep.izinTalepKarar>> = {}, kim: Ad = 'bas') =>
  s.call(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '', ...o }, token[kim]);
const bekleyen = async (kim: Ad) => {
  const { body } = await s.call(talep.izinTalepList, { Durum: 'Bekliyor' }, token[kim]);
  return body.durum ? body.talepler : [];
};
const izinler = async (kisi: Ad = 'isteyen') => {
  const { body } = await s.call(izin.personelizinlist, { UserId: id[kisi] }, token[kisi]);
  return body.durum ? body.izinlist : [];
};
const geriAl = async (Id: number, kim: Ad = 'bas') =>
  (await s.call(talep.izinTalepKararGeriAl, { Id }, token[kim])).body;
const haberler = async (kim: Ad) =>
  (
    await s.db
      .selectFrom('bildirim')
      .select(['tur', 'baslik', 'okundu'])
      .where('kisi_id', '=', id[kim])
      .orderBy('id')
      .execute()
  ).map((b) => [b.tur, b.okundu !== null, b.baslik]);

test('removes the granted leave, and the request asks again', async () => {
  const Id = await istek();
  await karar(Id);
  expect(await haberler('bas')).toMatchObject([['izinIstegi', true, expect.any(String)]]);
  expect(await geriAl(Id)).toEqual({ durum: true });
  expect(await izinler()).toEqual([]);
  expect(await bekleyen('bas')).toMatchObject([{ Id, Durum: 'Bekliyor', KararVeren: null }]);
  expect(await haberler('bas')).toMatchObject([['izinIstegi', false, expect.any(String)]]);
  expect(await haberler('isteyen')).toEqual([
    ['izinKarari', false, expect.stringMatching(/^Yıllık izniniz yeniden karar bekliyor/)],
  ]);
  expect(await geriAl(Id)).toMatchObject({ durum: false });
  expect((await karar(Id)).body.durum).toBe(true);
  expect(await izinler()).toHaveLength(1);
});

test('is for the person who decided, for a quarter of an hour', async () => {
  const Id = await istek();
  await karar(Id, { Onay: 0, Aciklama: 'O hafta yoğunuz' });
  expect(await geriAl(Id, 'yonetici')).toMatchObject({ durum: false, msg: expect.stringContaining('kararı veren') });
  s.ileri(16);
  expect(await geriAl(Id)).toMatchObject({ durum: false, msg: expect.stringContaining('15 dakika') });
  expect(await bekleyen('bas')).toEqual([]);
});

test('is refused when the leave was edited or asked for again meanwhile', async () => {
  const Id = await istek();
  await karar(Id);
  await s.db.updateTable('izin').set({ duzenleme_zamani: OGLEN }).execute();
  expect(await geriAl(Id)).toMatchObject({ durum: false, msg: 'İzin bu arada değişti; karar geri alınmadı.' });
  expect(await izinler()).toHaveLength(1);
  const baska = await istek({ Baslangic: '2026-12-21', Bitis: '2026-12-23' });
  await karar(baska, { Onay: 0, Aciklama: 'O hafta yoğunuz' });
  await istek({ Baslangic: '2026-12-22', Bitis: '2026-12-24' });
  expect(await geriAl(baska)).toMatchObject({ durum: false, msg: expect.stringContaining('yeni bir istek') });
});

test('brings back a leave that was cancelled', async () => {
  await karar(await istek());
  const [satir] = await izinler();
  const y = (await s.call(talep.izinIptalIste, { IzinId: satir!.Id, Aciklama: 'Gidemiyorum' }, token.isteyen)).body;
  const iptal = y.durum ? y.Id : 0;
  await karar(iptal);
  expect(await izinler()).toEqual([]);
  expect(await geriAl(iptal)).toEqual({ durum: true });
  expect(await izinler()).toMatchObject([{ Id: satir!.Id }]);
  expect(await bekleyen('bas')).toMatchObject([{ Id: iptal, IzinId: satir!.Id }]);
});
