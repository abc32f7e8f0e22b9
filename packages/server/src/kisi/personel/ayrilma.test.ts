import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { personel as oda } from '@masabasi/core/kisi/personel/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kilitBekleyen, OGLEN, tamam, type TestServer, testBolumu, testServer } from '../../testing/product.ts';
import { akisAc } from '../../testing/akis.ts';
import { bosta, once, tutarken } from '../../testing/kilit.ts';
import { BOS_KART, oturumVer } from '../../testing/walk.ts';
import { ayrilanlariKapat } from './job.ts';

let s: TestServer;
let ik: string;
let yonetici: string;
const SESSIZ = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  s = await testServer();
  ik = await oturumVer(s, await s.kisi('ik', { yetkiler: [YETKI.personelYonet] }));
  yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
});
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});
afterAll(() => s?.kapat());

const ayril = (Id: number, CikisTarihi = '2026-11-20', token = ik) =>
  s.call(oda.personelAyril, { Id, CikisTarihi, AyrilmaNedeni: ' İstifa ' }, token);
const kisi = (id: number) => s.db.selectFrom('kisi').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a person who leaves today loses sessions, break, shift, requests and place on the board at once', async () => {
  const b = await testBolumu(s);
  const [ali, veli] = [await b.kisi('ali'), await b.kisi('veli')];
  await ali.durum(646);
  await s.call(
    talep.izinTalepEt,
    { Tur: 281, Baslangic: '2026-12-07', Bitis: '2026-12-08', Aciklama: 'Taşınma' },
    ali.token,
  );
  const akis = await akisAc(s.url, veli.token);
  s.ileri(10);
  expect((await ayril(ali.Id)).body).toEqual({ durum: true, Aktif: false, Surum: 2 });
  await akis.bekle((g) => g.olay === 'mola' && g.veri.satir === null);
  akis.kes();

  expect((await veli.pano()).map((k) => k.Id)).toEqual([veli.Id]);
  expect((await s.call(oturum.userbilgi, {}, ali.token)).status).toBe(401);
  await expect(s.girisYap(ali.userName)).rejects.toThrow('401');
  const molalar = await s.db.selectFrom('mola').selectAll().where('kisi_id', '=', ali.Id).orderBy('id').execute();
  expect(molalar.slice(-2)).toMatchObject([
    { durum_id: 646, bitis: '2026-11-20T09:10:00Z' },
    { durum_id: null, baslama: '2026-11-20T09:10:00Z' },
  ]);
  const mesai = await s.db.selectFrom('mesai').selectAll().where('kisi_id', '=', ali.Id).executeTakeFirstOrThrow();
  expect(mesai).toMatchObject({ bitis: '2026-11-20T09:10:00Z', unutuldu: false });
  const istek = await s.db.selectFrom('izin_talep').selectAll().where('kisi_id', '=', ali.Id).executeTakeFirstOrThrow();
  expect(istek).toMatchObject({ durum: 'Vazgeçildi' });
  expect(await kisi(ali.Id)).toMatchObject({ aktif: false, cikis_tarihi: '2026-11-20', ayrilma_nedeni: 'İstifa' });

  expect((await s.call(oda.personelGeriAl, { Id: ali.Id }, ik)).body).toEqual({ durum: true, Surum: 3 });
  expect(await kisi(ali.Id)).toMatchObject({ aktif: true, cikis_tarihi: null, ayrilma_nedeni: null });
  await s.girisYap(ali.userName);
  expect((await veli.pano()).map((k) => k.Id)).toEqual([ali.Id, veli.Id]);
  expect((await s.call(oda.personelGeriAl, { Id: ali.Id }, ik)).body).toMatchObject({ durum: false });
});

test('a person who leaves later stays until that day, and then the job closes the card once', async () => {
  const b = await testBolumu(s);
  const can = await b.kisi('can');
  expect((await ayril(can.Id, '2026-11-24')).body).toMatchObject({ durum: true, Aktif: true });
  const is = (an: string) => ayrilanlariKapat(s.db, new Date(an), SESSIZ);
  await is('2026-11-23T20:59:00Z');
  expect(await kisi(can.Id)).toMatchObject({ aktif: true, cikis_tarihi: '2026-11-24' });
  // From midnight on nobody depends on the job: signing in is refused and open sessions end.
  s.saat.simdi = new Date('2026-11-23T20:59:00Z');
  const token = await s.girisYap(can.userName);
  expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(200);
  s.saat.simdi = new Date('2026-11-23T21:00:00Z');
  expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(401);
  await expect(s.girisYap(can.userName)).rejects.toThrow('401');
  await Promise.all([is('2026-11-23T21:01:00Z'), is('2026-11-23T21:01:00Z')]);
  expect(await kisi(can.Id)).toMatchObject({ aktif: false, ayrilma_nedeni: 'İstifa' });
  const kayitlar = await s.db
    .selectFrom('denetim')
    .select('kisi_id')
    .where('eylem', '=', 'personelAyril')
    .where('nesne_id', '=', can.Id)
    .execute();
  expect(kayitlar).toHaveLength(2);
});

test('a planned exit can be taken back and moved', async () => {
  const b = await testBolumu(s);
  const ece = await b.kisi('ece');
  await ayril(ece.Id, '2026-12-31');
  expect((await ayril(ece.Id, '2026-12-15')).body).toMatchObject({ durum: true, Aktif: true });
  expect((await s.call(oda.personelGeriAl, { Id: ece.Id }, ik)).body.durum).toBe(true);
  expect(await kisi(ece.Id)).toMatchObject({ aktif: true, cikis_tarihi: null });
});

test('refuses a head, oneself, the last privileged person, and a day before the entry, with a sentence', async () => {
  const b = await testBolumu(s);
  const bas = await b.kisi('bas');
  await s.sorumluYap(b.departmanId, bas.Id);
  expect((await ayril(bas.Id)).body).toEqual({ durum: false, msg: YETKI_METNI.korunur });
  expect((await ayril(bas.Id, '2026-11-20', yonetici)).body).toMatchObject({
    durum: false,
    msg: expect.stringMatching(
      /^bas Deneme, Bölüm \d+ departmanının sorumlusu\. Önce .* başka bir sorumlu belirleyiniz\.$/,
    ),
  });
  const benim = (await s.db.selectFrom('kisi').select('id').where('kullanici_adi', '=', 'ik').executeTakeFirstOrThrow())
    .id;
  expect((await ayril(benim)).body).toEqual({ durum: false, msg: YETKI_METNI.kendi });
  const tek = (
    await s.db.selectFrom('kisi').select('id').where('kullanici_adi', '=', 'yonetici').executeTakeFirstOrThrow()
  ).id;
  expect((await ayril(tek)).body).toEqual({ durum: false, msg: YETKI_METNI.korunur });
  expect((await ayril(tek, '2026-11-20', yonetici)).body).toEqual({
    durum: false,
    msg: 'Kendi çıkışınızı siz yazamazsınız.',
  });
  // A second privileged person who may not sign in does not count.
  const ikinci = await s.kisi('ikinci', { rol: 'Yönetici' });
  const ikincininki = await oturumVer(s, ikinci);
  expect((await ayril(tek, '2026-11-20', ikincininki)).body.durum).toBe(true);
  expect((await ayril(ikinci, '2026-11-20', yonetici)).status).toBe(401);
  await s.call(oda.personelGeriAl, { Id: tek }, ikincininki);
  const eda = await b.kisi('eda');
  await s.db.updateTable('kisi').set({ ise_giris: '2026-11-01' }).where('id', '=', eda.Id).execute();
  expect((await ayril(eda.Id, '2026-10-31')).body).toEqual({
    durum: false,
    msg: 'Çıkış tarihi son işe giriş tarihinden önce olamaz.',
  });
});

test('of two privileged people who end each other’s employment at once, one stays', async () => {
  const u = await testServer();
  try {
    const [bir, iki] = [await u.kisi('bir', { rol: 'Yönetici' }), await u.kisi('iki', { rol: 'Yönetici' })];
    const [birinki, ikininki] = [await oturumVer(u, bir), await oturumVer(u, iki)];
    const istek = (Id: number) => ({ Id, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'Deneme' });
    await Promise.all([
      u.call(oda.personelAyril, istek(iki), birinki),
      u.call(oda.personelAyril, istek(bir), ikininki),
    ]);
    const kalan = await u.db.selectFrom('kisi').select('id').where('aktif', '=', true).execute();
    expect(kalan).toHaveLength(1);
  } finally {
    await u.kapat();
  }
});

test('a person of a deleted department is not brought back into it', async () => {
  const departmanId = await s.departman('Silinecek');
  const Id = await s.kisi('eski', { departmanId });
  await ayril(Id);
  await s.db.updateTable('departman').set({ silindi: s.saat.simdi }).where('id', '=', departmanId).execute();
  expect((await s.call(oda.personelGeriAl, { Id }, ik)).body).toEqual({
    durum: false,
    msg: 'Kişinin departmanı silinmiş. Önce kartından başka bir departman seçiniz.',
  });
  const { body } = await s.call(mola.personelgerekli, {}, ik);
  expect(body.durum && body.departman.some((d) => d.Id === departmanId)).toBe(false);
});

test('an exit waits for a change of rights before it locks the person', async () => {
  const Id = await s.kisi('giden');
  const yanit = await tutarken(s, 'select pg_advisory_xact_lock(72030)', async (birak) => {
    const cevap = ayril(Id);
    await kilitBekleyen(s);
    expect(await bosta(s, `select id from kisi where id = ${Id}`)).toBe(true);
    await birak();
    return cevap;
  });
  expect(yanit.body).toMatchObject({ durum: true, Aktif: false });
});

test('a card that loses its sign-in waits in the same order', async () => {
  const Id = await s.kisi('girisiz');
  const yetkili = await s.girisYap('yonetici');
  const { surum, departman_id } = await kisi(Id);
  const kart = { ...BOS_KART, Id, Surum: surum, DepartmanId: departman_id, UserName: 'girisiz', GirisIzni: false };
  const yanit = await tutarken(s, 'select pg_advisory_xact_lock(72030)', async (birak) => {
    const cevap = s.call(oda.personelKaydet, kart, yetkili);
    await kilitBekleyen(s);
    expect(await bosta(s, `select id from kisi where id = ${Id}`)).toBe(true);
    await birak();
    return cevap;
  });
  expect(yanit.body).toMatchObject({ durum: true });
});

test('a decision on a request locks its person first, like an exit', async () => {
  const b = await testBolumu(s);
  const can = await b.kisi('can');
  const yetkili = await s.girisYap('yonetici');
  const istek = await s.call(
    talep.izinTalepEt,
    { Tur: 281, Baslangic: '2026-12-07', Bitis: '2026-12-08', Aciklama: 'Taşınma' },
    can.token,
  );
  const { Id } = tamam(istek);
  const { bos, yanit } = await once(s, {
    ilki: `select id from kisi where id = ${can.Id}`,
    sonraki: `select id from izin_talep where id = ${Id}`,
    is: () => s.call(talep.izinTalepKarar, { Id, Onay: 0, Aciklama: 'O hafta yoğunuz.' }, yetkili),
  });
  expect(bos).toBe(true);
  tamam(yanit);
});
