import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { proje as oda } from '@masabasi/core/musteri/proje/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu, oturumVer } from '../../testing/walk.ts';

/** The product card, and the people of a product. */

let s: TestServer;
let departmanId: number;
/** Privileged: sees every product. */
let tam: string;
/** May edit products, and works with the default ones. */
let ikincil: string;
let ikincilId: number;
let sayac = 0;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  departmanId = await s.departman('Yazılım');
  tam = await oturumVer(s, await s.kisi('tam', { departmanId, yetkiler: [YETKI.ayricalikli] }));
  ikincilId = await s.kisi('ikincil', { departmanId, ad: 'İkincil', yetkiler: [YETKI.projeYonet] });
  ikincil = await oturumVer(s, ikincilId);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await s.db.deleteFrom('kisi_proje').execute();
});

type Proje = Girdi<typeof oda.projeKaydet>['proje'];
const BOS: Proje = {
  Id: 0,
  Ad: '',
  Kod: null,
  Renk: 'mavi',
  Aciklama: '',
  SorumluId: null,
  EkipId: null,
  AnketTurId: null,
  Aktif: 1,
  Surum: 0,
};
const yeniAd = () => `Ürün ${++sayac}`;
const kaydet = (o: Partial<Proje>, token = tam) =>
  s.call(oda.projeKaydet, { proje: { ...BOS, Ad: yeniAd(), ...o } }, token);
const ekle = async (o: Partial<Proje> = {}, token = tam) => {
  const body = tamam(await kaydet(o, token));
  return { Id: body.Id, Surum: body.Surum };
};
const red = async (o: Partial<Proje>, token = tam) => {
  const { status, body } = await kaydet(o, token);
  return body.durum ? 'kaydedildi' : status === 200 ? body.msg : `${status}`;
};
const detay = async (Id: number, token = tam) => tamam(await s.call(oda.projeDetay, { Id }, token));
const projelist = async (token: string) => tamam(await s.call(oturum.yetki, {}, token)).projelist;
const yaz = (Id: number, Surum: number, KisiIdler: number[], token = tam) =>
  s.call(oda.projeKisileriSec, { Id, Surum, KisiIdler }, token);
const calisan = async (projeler: number[] = []) => {
  const { Id: id, token } = await oturumlu(s, `kisi${++sayac}`, { departmanId, ad: `Ad${sayac}`, projeler });
  return { id, ad: `Ad${sayac}`, token };
};

test('a product is added, changed and retired; forms offer it while it is in use', async () => {
  const { Id, Surum } = await ekle({ Ad: ' Masabaşı  Radyoloji ', Kod: 'RAD', Aciklama: 'Görüntüleme merkezleri' });
  expect((await detay(Id)).proje).toMatchObject({
    Ad: 'Masabaşı Radyoloji',
    Kod: 'RAD',
    Aktif: 1,
    KisiSayisi: 0,
    Surum: 1,
  });
  const sunulan = async () => {
    const { body } = await s.call(tanim.baseGerekliList, {}, tam);
    return body.durum ? body.proje.map((p) => p.Id) : [];
  };
  expect(await sunulan()).toContain(Id);
  await ekle({ Id, Surum, Ad: 'Masabaşı Radyoloji', Kod: 'RAD', Aktif: 0 });
  expect(await sunulan()).not.toContain(Id);
  const eski = await kaydet({ Id, Surum, Ad: 'Geç kalan' });
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { Ad: 'Masabaşı Radyoloji', Surum: 2 } }]);
});

test('errors are reported', async () => {
  await ekle({ Ad: 'Çağrı Merkezi', Kod: 'CM' });
  const { id } = await calisan();
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', id).execute();
  const kurum = await s.db
    .insertInto('tanim')
    .values({ liste: 'kurumlar', ad: 'Bir kurum' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [girdi, msg] of [
    [{ Ad: 'ÇAĞRI MERKEZİ' }, 'Bu adda bir ürün var.'],
    [{ Kod: 'CM' }, 'Bu kod başka bir ürünün.'],
    [{ Kod: 'çm' }, 'Kod 2 ile 10 arasında büyük harf (A-Z) ya da rakamdır.'],
    [{ SorumluId: id }, 'Sorumlu olarak seçtiğiniz kişi artık çalışmıyor. Başka birini seçiniz.'],
    [{ EkipId: kurum.id }, 'Seçtiğiniz ekip artık sunulmuyor. Başka birini seçiniz.'],
    [{ AnketTurId: 2_000_000 }, 'Seçtiğiniz anket türü artık sunulmuyor. Başka birini seçiniz.'],
    [{ Id: 2_000_000 }, '404'],
  ] satisfies [Partial<Proje>, string][])
    expect([girdi, await red(girdi)]).toEqual([girdi, msg]);
});

test('a person without all products sees own ones, and the ones they add', async () => {
  const { Id } = await ekle();
  expect(await red({ Id, Surum: 1 }, ikincil)).toBe('404');
  expect((await s.call(oda.projeDetay, { Id }, ikincil)).status).toBe(404);
  expect((await yaz(Id, 1, [ikincilId], ikincil)).status).toBe(404);
  const liste = async () => {
    const { body } = await s.call(oda.projeListesi, {}, ikincil);
    return body.durum ? body.projeler.map((p) => p.Id) : [];
  };
  expect((await liste()).toSorted((a, b) => a - b)).toEqual([2, 6, 14]);
  const kendi = await ekle({}, ikincil);
  expect((await liste()).toSorted((a, b) => a - b)).toEqual([2, 6, 14, kendi.Id]);
});

test('a product is given and taken; the next call applies it, and open screens are told', async () => {
  const { Id } = await ekle();
  const kisi = await calisan();
  expect((await detay(2)).kisiler.find((k) => k.Id === kisi.id)).toMatchObject({ Neden: 'Varsayılan' });
  expect((await yaz(Id, 1, [kisi.id])).body).toEqual({ durum: true, Surum: 2 });
  // The default products of the person stay.
  expect(await projelist(kisi.token)).toEqual([2, 6, 14, Id]);
  expect((await detay(Id)).kisiler.map((k) => [k.Id, k.Neden])).toContainEqual([kisi.id, 'Verilmiş']);
  expect((await yaz(Id, 1, [])).status).toBe(409);
  expect((await yaz(Id, 2, [])).body).toEqual({ durum: true, Surum: 3 });
  expect(await projelist(kisi.token)).toEqual([2, 6, 14]);
  const olaylar = await s.db.selectFrom('olay').select(['tur', 'kisi_id']).orderBy('sira', 'desc').limit(2).execute();
  expect(olaylar).toEqual([
    { tur: 'yetki', kisi_id: kisi.id },
    { tur: 'yetki', kisi_id: kisi.id },
  ]);
});

test('nobody’s last product is taken: an empty list would mean the default ones', async () => {
  const { Id } = await ekle();
  const kisi = await calisan([Id]);
  expect((await yaz(Id, 1, [])).body).toEqual({
    durum: false,
    msg: `${kisi.ad} Deneme yalnız bu ürünle çalışıyor; listesi boşalırsa varsayılan ürünleri görür. Önce başka bir ürün veriniz.`,
  });
  expect(await projelist(kisi.token)).toEqual([Id]);
});

test('two who take a person’s last two products at once leave one', async () => {
  for (let tur = 0; tur < 10; tur++) {
    const [bir, iki] = [await ekle(), await ekle()];
    const kisi = await calisan([bir.Id, iki.Id]);
    const sonuclar = await Promise.all([yaz(bir.Id, 1, []), yaz(iki.Id, 1, [])]);
    expect(sonuclar.filter((r) => r.body.durum)).toHaveLength(1);
    expect(await projelist(kisi.token)).toHaveLength(1);
  }
});

test('a person who sees every product keeps the given ones', async () => {
  const { Id } = await ekle();
  const mudur = await s.kisi('mudur', { departmanId, yetkiler: [YETKI.ayricalikli] });
  await s.db.insertInto('kisi_proje').values({ kisi_id: mudur, proje_id: Id }).execute();
  expect((await detay(Id)).kisiler.find((k) => k.Id === mudur)).toMatchObject({ Neden: 'Tam yetkili' });
  expect((await yaz(Id, 1, [])).body.durum).toBe(true);
  const kalan = await s.db.selectFrom('kisi_proje').select('proje_id').where('kisi_id', '=', mudur).execute();
  expect(kalan).toEqual([{ proje_id: Id }]);
});

test('only active people are given a product', async () => {
  const { Id } = await ekle();
  const ayrilan = await calisan();
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan.id).execute();
  for (const id of [ayrilan.id, 2_000_000])
    expect((await yaz(Id, 1, [id])).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('artık çalışmıyor'),
    });
});
