import { suzgec as oda } from '@masabasi/core/suzgec/contract';
import type { Girdi } from '@masabasi/core/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { oturumVer } from '../testing.walk.ts';

/** Kept searches: one's own, those of the department, and the one a list opens with. */

let s: TestServer;
/** Two of one department, and somebody of another. */
let ayse: string;
let veli: string;
let yabanci: string;

beforeAll(async () => {
  s = await testServer();
  const [bizim, onlarin] = [await s.departman('Bizim'), await s.departman('Onların')];
  ayse = await oturumVer(s, await s.kisi('ayse', { departmanId: bizim, ad: 'Ayşe' }));
  veli = await oturumVer(s, await s.kisi('veli', { departmanId: bizim }));
  yabanci = await oturumVer(s, await s.kisi('yabanci', { departmanId: onlarin }));
});
afterAll(() => s?.kapat());

const SAYFA = { Sayfa: 'musteri' } as const;
const BOS = { ara: '', Durum: null, IlId: null, ProjeId: null, sirala: 'Ad' } as const;
const kaydet = (o: Partial<Girdi<typeof oda.suzgecKaydet>>, token = ayse) =>
  s.call(oda.suzgecKaydet, { ...SAYFA, Id: 0, Surum: 0, Ad: 'İzmir', Alanlar: BOS, Paylasilan: 0, ...o }, token);
const ekle = async (o: Partial<Girdi<typeof oda.suzgecKaydet>>, token = ayse) => {
  const { body } = await kaydet(o, token);
  if (!body.durum) throw new Error(body.msg);
  return { Id: body.Id, Surum: body.Surum };
};
const liste = async (token = ayse) => {
  const { body } = await s.call(oda.suzgecList, SAYFA, token);
  return body.durum ? body.suzgecler.map((x) => ({ ...x, Id: 0 })) : [];
};

test('a filter is seen by its owner, a shared one by the department, and changed by nobody else', async () => {
  const kendi = await ekle({ Ad: ' Kendim ', Alanlar: { ara: 'öz', Durum: 'Aktif' } });
  const ortak = await ekle({ Ad: 'Ortak', Paylasilan: 1 });
  const satir = { Id: 0, Surum: 1, Sahip: 'Ayşe Deneme', Varsayilan: false };
  const ortakSatir = { ...satir, Ad: 'Ortak', Alanlar: BOS, Paylasilan: true };
  expect(await liste()).toEqual([
    { ...satir, Ad: 'Kendim', Alanlar: { ...BOS, ara: 'öz', Durum: 'Aktif' }, Paylasilan: false, Benim: true },
    { ...ortakSatir, Benim: true },
  ]);
  expect(await liste(veli)).toEqual([{ ...ortakSatir, Benim: false }]);
  expect(await liste(yabanci)).toEqual([]);
  for (const token of [veli, yabanci]) {
    expect((await kaydet({ ...ortak, Ad: 'Ele geçti' }, token)).status).toBe(404);
    expect((await s.call(oda.suzgecSil, ortak, token)).status).toBe(404);
    expect((await s.call(oda.suzgecVarsayilanSec, { ...SAYFA, Id: kendi.Id }, token)).status).toBe(404);
  }
  expect((await kaydet({ Ad: 'ORTAK' })).body).toEqual({
    durum: false,
    msg: 'Bu adda bir süzgeciniz var. Başka bir ad yazınız.',
  });
});

test('a list opens with one filter; it ends with the filter, and with its being shared', async () => {
  const ilk = await ekle({ Ad: 'İlk' });
  const ikinci = await ekle({ Ad: 'İkinci', Paylasilan: 1 });
  const sec = (Id: number | null, token = ayse) => s.call(oda.suzgecVarsayilanSec, { ...SAYFA, Id }, token);
  const secilen = async (token = ayse) => (await liste(token)).filter((x) => x.Varsayilan).map((x) => x.Ad);
  await sec(ilk.Id);
  await sec(ikinci.Id);
  await sec(ikinci.Id, veli);
  expect([await secilen(), await secilen(veli)]).toEqual([['İkinci'], ['İkinci']]);
  const { Surum } = await ekle({ ...ikinci, Ad: 'İkinci', Paylasilan: 0 });
  expect([await secilen(), await secilen(veli)]).toEqual([['İkinci'], []]);
  expect((await s.call(oda.suzgecSil, ikinci, ayse)).status).toBe(409);
  expect((await s.call(oda.suzgecSil, { Id: ikinci.Id, Surum }, ayse)).body).toEqual({ durum: true });
  expect(await secilen()).toEqual([]);
  await sec(ilk.Id);
  await sec(null);
  expect(await secilen()).toEqual([]);
});

test('only fields of the search are kept', async () => {
  const Alanlar: Girdi<typeof oda.suzgecKaydet>['Alanlar'] = Object.assign({ ara: 'x' }, { sayfa: 3 });
  expect((await kaydet({ Ad: 'Fazla', Alanlar })).status).toBe(400);
});
