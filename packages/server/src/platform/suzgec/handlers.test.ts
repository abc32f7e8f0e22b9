import { suzgec as oda } from '@masabasi/core/platform/suzgec/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

/** Saved filters: the person's own, those of the department, and the default filter of a list. */

let s: TestServer;
/** Two people of one department, and one of another. */
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
const kaydet = (o: Partial<Girdi<typeof oda.suzgecKaydet>>, token = ayse) =>
  s.call(oda.suzgecKaydet, { ...SAYFA, Id: 0, Surum: 0, Ad: 'İzmir', Sorgu: '', Paylasilan: 0, ...o }, token);
const ekle = async (o: Partial<Girdi<typeof oda.suzgecKaydet>>, token = ayse) => {
  const body = tamam(await kaydet(o, token));
  return { Id: body.Id, Surum: body.Surum };
};
const liste = async (token = ayse) => {
  const { body } = await s.call(oda.suzgecList, SAYFA, token);
  return body.durum ? body.suzgecler.map((x) => ({ ...x, Id: 0 })) : [];
};

test('a filter is visible to its owner, a shared one to the department, and nobody else changes it', async () => {
  const kendi = await ekle({ Ad: ' Kendim ', Sorgu: 'durum=Aktif&ara= öz&sirala=Ad' });
  const ortak = await ekle({ Ad: 'Ortak', Paylasilan: 1 });
  const satir = { Id: 0, Surum: 1, Sahip: 'Ayşe Deneme', Varsayilan: false };
  const ortakSatir = { ...satir, Ad: 'Ortak', Sorgu: '', Paylasilan: true };
  expect(await liste()).toEqual([
    { ...satir, Ad: 'Kendim', Sorgu: 'ara=%C3%B6z&durum=Aktif', Paylasilan: false, Benim: true },
    { ...ortakSatir, Benim: true },
  ]);
  expect(await liste(veli)).toEqual([{ ...ortakSatir, Benim: false }]);
  expect(await liste(yabanci)).toEqual([]);
  for (const token of [veli, yabanci]) {
    expect((await kaydet({ ...ortak, Ad: 'Ele geçti' }, token)).status).toBe(404);
    expect((await s.call(oda.suzgecSil, { ...SAYFA, ...ortak }, token)).status).toBe(404);
    expect((await s.call(oda.suzgecVarsayilanSec, { ...SAYFA, Id: kendi.Id }, token)).status).toBe(404);
  }
  expect((await kaydet({ Ad: 'ORTAK' })).body).toEqual({
    durum: false,
    msg: 'Bu adda bir süzgeciniz var. Başka bir ad yazınız.',
  });
});

test('a list opens with one filter, until the filter is deleted or no longer shared', async () => {
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
  expect((await s.call(oda.suzgecSil, { ...SAYFA, ...ikinci }, ayse)).status).toBe(409);
  expect((await s.call(oda.suzgecSil, { ...SAYFA, Id: ikinci.Id, Surum }, ayse)).body).toEqual({ durum: true });
  expect(await secilen()).toEqual([]);
  await sec(ilk.Id);
  await sec(null);
  expect(await secilen()).toEqual([]);
});

test.each([
  ['sayfa=3', 'sayfa'],
  ['ara=x&bolge=2', 'bolge'],
  ['durum=Aktif&il=izmir', 'il'],
  ['sirala=Telefon', 'sirala'],
])('what the list does not know is not kept: %s', async (Sorgu, soz) => {
  expect(await kaydet({ Ad: 'Fazla', Sorgu })).toMatchObject({
    status: 400,
    body: { durum: false, msg: `'Sorgu' alanı: bu listede '${soz}' böyle süzülmüyor.` },
  });
});

test('the views of a list are for people who may open it and hold its right', async () => {
  const [departmanId, sayfa] = [await s.departman('Lisans'), '/rapor/lisans'];
  const lisansci = await oturumVer(s, await s.kisi('lisansci', { departmanId, rol: 'Kısıtlı', sayfalar: [sayfa] }));
  const durumu = async (Sayfa: string) => (await s.call(oda.suzgecList, { Sayfa }, lisansci)).status;
  expect(await durumu('lisans')).toBe(200);
  for (const Sayfa of ['musteri', 'denetim', 'yok', 'constructor'])
    expect([Sayfa, await durumu(Sayfa)]).toEqual([Sayfa, 403]);
  expect((await kaydet({ Sayfa: 'lisans', Sorgu: 'sekme=gun30&sirala=-YillikBedel' }, lisansci)).body).toMatchObject({
    durum: true,
  });
  expect((await s.call(oda.suzgecList, { Sayfa: 'lisans' }, lisansci)).body).toMatchObject({
    suzgecler: [{ Sorgu: 'sekme=gun30&sirala=-YillikBedel' }],
  });
});
