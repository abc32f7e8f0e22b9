import { departman as oda } from '@masabasi/core/kisi/departman/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_DEPARTMAN, BOS_KART, oturumVer } from '../../testing/walk.ts';

let s: TestServer;
/** One person edits departments and writes cards, the other has all permissions. */
let duzenleyen: string;
let duzenleyenId: number;
let token: string;
let kisiId: number;

beforeAll(async () => {
  s = await testServer();
  duzenleyenId = await s.kisi('duzenleyen', { yetkiler: [YETKI.departmanYonet, YETKI.personelYonet] });
  duzenleyen = await oturumVer(s, duzenleyenId);
  token = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
  kisiId = await s.kisi('ayse', { ad: 'Ayşe' });
});
afterAll(() => s?.kapat());

type Istek = Girdi<typeof oda.departmanKaydet>;
const BOS: Istek = { ...BOS_DEPARTMAN, Ad: '' };
const kaydet = (o: Partial<Istek>, kim = token) => s.call(oda.departmanKaydet, { ...BOS, ...o }, kim);
const ekle = async (o: Partial<Istek>) => {
  const body = tamam(await kaydet(o));
  return { Id: body.Id, Surum: body.Surum };
};
const liste = async (kim = token) => tamam(await s.call(oda.departmanListesi, {}, kim));
const olaylar = () => s.db.selectFrom('olay').select(['tur', 'kisi_id']).orderBy('sira').execute();

test('is added, listed with its people, and changed, and both heads are notified of the change', async () => {
  const { Id, Surum } = await ekle({ Ad: ' Çağrı  Merkezi ', SorumluId: kisiId });
  const ikinci = await s.kisi('veli', { departmanId: Id });
  expect((await liste()).departmanlar.find((d) => d.Id === Id)).toEqual({
    ...BOS,
    Id,
    Surum: 1,
    Ad: 'Çağrı Merkezi',
    SorumluId: kisiId,
    Sorumlu: 'Ayşe Deneme',
    VekilId: null,
    Vekil: null,
    CalismaGunleri: [1, 5],
    KisiSayisi: 1,
  });
  expect((await kaydet({ Id, Surum, Ad: 'Çağrı', SorumluId: ikinci })).body).toEqual({ durum: true, Id, Surum: 2 });
  expect((await olaylar()).slice(-2)).toEqual([
    { tur: 'yetki', kisi_id: kisiId },
    { tur: 'yetki', kisi_id: ikinci },
  ]);
  const eski = await kaydet({ Id, Surum, Ad: 'Geç kalan' });
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { Ad: 'Çağrı', Surum: 2 } }]);
  expect((await kaydet({ Id: 2_000_000, Ad: 'Yok' })).status).toBe(404);
});

test('leaves a running shift unchanged when its hours change', async () => {
  const { Id, Surum } = await ekle({ Ad: 'Mesaili' });
  await s.kisi('mesaili', { departmanId: Id });
  await s.girisYap('mesaili');
  await kaydet({ Id, Surum, Ad: 'Mesaili', MesaiBitis: '13:00' });
  const { planlanan_bitis } = await s.db.selectFrom('mesai').select('planlanan_bitis').executeTakeFirstOrThrow();
  expect(planlanan_bitis).toBe('2026-11-20T15:00:00Z');
});

test.each<[string, Partial<Istek>, string]>([
  ['a name that is there, spelled otherwise', { Ad: 'GENEL' }, 'Bu adda bir departman var.'],
  ['no name', { Ad: ' ' }, 'Departmanın adını yazınız.'],
  ['no day', { Ad: 'Günsüz', CalismaGunleri: [] }, 'Çalışma günlerinden en az birini seçiniz.'],
  [
    'a head who does not exist',
    { Ad: 'Başsız', SorumluId: 2_000_000 },
    'Sorumlu olarak seçtiğiniz kişi işten ayrılmış ya da ayrılmak üzere. Başka birini seçiniz.',
  ],
])('%s is refused', async (_, o, msg) => {
  expect((await kaydet(o)).body).toEqual({ durum: false, msg });
});

test('refuses a head who is about to leave', async () => {
  const Id = await s.kisi('giden');
  await s.call(personel.personelAyril, { Id, CikisTarihi: '2026-12-31', AyrilmaNedeni: 'Emeklilik' }, token);
  expect((await kaydet({ Ad: 'Gidenin', SorumluId: Id })).body.durum).toBe(false);
  expect((await liste()).kisiler.some((k) => k.Id === Id)).toBe(false);
});

test('stays while it has people, and when empty disappears from every list and frees its name', async () => {
  const { Id } = await ekle({ Ad: 'Geçici', SorumluId: kisiId });
  const icindeki = await s.kisi('gecici', { departmanId: Id });
  expect((await s.call(oda.departmanSil, { Id }, token)).body).toEqual({
    durum: false,
    msg: 'Bu departmanda 1 çalışan var. Önce onları başka bir departmana taşıyınız.',
  });
  await s.call(personel.personelAyril, { Id: icindeki, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'İstifa' }, token);
  expect((await s.call(oda.departmanSil, { Id }, token)).body).toEqual({ durum: true });
  expect((await olaylar()).at(-1)).toEqual({ tur: 'yetki', kisi_id: kisiId });
  expect((await liste()).departmanlar.some((d) => d.Id === Id)).toBe(false);
  const { body } = await s.call(mola.personelgerekli, {}, token);
  expect(body.durum && body.departman.some((d) => d.Id === Id)).toBe(false);
  expect((await s.call(oda.departmanSil, { Id }, token)).status).toBe(404);
  await ekle({ Ad: 'Geçici' });
});

test('accepts nobody while it is being deleted', async () => {
  const { Id } = await ekle({ Ad: 'Yarışan' });
  const kart = { ...BOS_KART, UserName: 'yarisan', DepartmanId: Id };
  const [silindi, eklendi] = await Promise.all([
    s.call(oda.departmanSil, { Id }, token),
    s.call(personel.personelKaydet, kart, token),
  ]);
  expect([silindi.body.durum, eklendi.body.durum].filter(Boolean)).toHaveLength(1);
});

describe('an editor of departments who is not privileged', () => {
  const RED = { durum: false, msg: YETKI_METNI.sorumluluk };
  const departmanlar = () => s.db.selectFrom('departman').selectAll().orderBy('id').execute();

  test('appoints no head, least of all themselves, and removes none', async () => {
    const basli = await ekle({ Ad: 'Başlı', SorumluId: kisiId });
    const bassiz = await ekle({ Ad: 'Başsız Kalan' });
    const once = await departmanlar();
    for (const SorumluId of [duzenleyenId, kisiId])
      expect((await kaydet({ Ad: 'Yeni Başlı', SorumluId }, duzenleyen)).body).toEqual(RED);
    for (const SorumluId of [duzenleyenId, kisiId])
      expect((await kaydet({ ...bassiz, Ad: 'Başsız Kalan', SorumluId }, duzenleyen)).body).toEqual(RED);
    for (const SorumluId of [duzenleyenId, null])
      expect((await kaydet({ ...basli, Ad: 'Başlı', SorumluId }, duzenleyen)).body).toEqual(RED);
    expect((await s.call(oda.departmanSil, { Id: basli.Id }, duzenleyen)).body).toEqual(RED);
    expect(await departmanlar()).toEqual(once);
  });

  test('does not step down either, because only others change a person’s rights', async () => {
    const kendi = await ekle({ Ad: 'Kendi', SorumluId: duzenleyenId });
    expect((await kaydet({ ...kendi, Ad: 'Kendi', SorumluId: null }, duzenleyen)).body).toEqual(RED);
    expect((await s.call(oda.departmanSil, { Id: kendi.Id }, duzenleyen)).body).toEqual(RED);
    await kaydet({ ...kendi, Ad: 'Kendi', SorumluId: null });
  });

  test('adds, renames and deletes departments with an unchanged or no head, and is told about the limit', async () => {
    const basli = await ekle({ Ad: 'Düzenlenen', SorumluId: kisiId });
    expect((await kaydet({ ...basli, Ad: 'Düzenlendi', SorumluId: kisiId }, duzenleyen)).body.durum).toBe(true);
    const body = tamam(await kaydet({ Ad: 'Onun eklediği' }, duzenleyen));
    expect((await s.call(oda.departmanSil, { Id: body.Id }, duzenleyen)).body).toEqual({ durum: true });
    expect([(await liste(duzenleyen)).SorumluSecebilir, (await liste()).SorumluSecebilir]).toEqual([false, true]);
  });
});
