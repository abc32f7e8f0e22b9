import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

/** A second approval, if the company requires it. */

let s: TestServer;
type Ad = 'bas' | 'isteyen' | 'ikinci' | 'ikinci2' | 'ik' | 'yonetici';
const id = {} as Record<Ad, number>;
const token = {} as Record<Ad, string>;

beforeAll(async () => {
  s = await testServer();
  const destek = await s.departman('Destek');
  const satis = await s.departman('Satış');
  const kisi = async (ad: Ad, departmanId: number, o: KisiTanimi = {}) => {
    const k = { ad, departmanId, eposta: `${ad}@firma.com`, iseBaslama: '2020-03-01', ...o };
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, k));
  };
  await kisi('bas', destek, { yetkiler: [YETKI.ikinciOnay] });
  await kisi('isteyen', destek);
  await kisi('ikinci', satis, { yetkiler: [YETKI.ikinciOnay] });
  await kisi('ikinci2', satis, { yetkiler: [YETKI.ikinciOnay] });
  await kisi('ik', satis, { yetkiler: [YETKI.izinYonet] });
  await kisi('yonetici', satis, { rol: 'Yönetici' });
  await s.sorumluYap(destek, id.bas);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['izin_talep', 'hareket', 'izin', 'posta'] as const) await s.db.deleteFrom(t).execute();
  await kural(0);
});

const kural = async (IkinciOnayGun: number | null) =>
  tamam(await s.call(talep.izinOnayKuraliKaydet, { IkinciOnayGun }, token.yonetici));
const iste = async (gun = 5, kim: Ad = 'isteyen', o: object = {}) =>
  tamam(
    await s.call(
      talep.izinTalepEt,
      {
        Tur: 280,
        Baslangic: '2026-12-07',
        Bitis: `2026-12-${String(7 + gun).padStart(2, '0')}`,
        Aciklama: 'Köy',
        ...o,
      },
      token[kim],
    ),
  ).Id;
const karar = async (Id: number, kim: Ad, o: object = {}) =>
  (await s.call(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '', ...o }, token[kim])).body;
const durumu = async (Id: number) =>
  (await s.db.selectFrom('izin_talep').select('durum').where('id', '=', Id).executeTakeFirstOrThrow()).durum;
const izinSayisi = async () =>
  (await s.db.selectFrom('izin').select('id').where('silindi', 'is', null).execute()).length;
const bekleyen = async (kim: Ad) =>
  tamam(await s.call(talep.izinTalepList, { Durum: 'Bekliyor' }, token[kim])).talepler.map((t) => t.Id);
const alicilar = async (konu: RegExp) =>
  (await s.db.selectFrom('posta').select(['alici', 'konu']).orderBy('alici').execute())
    .filter((p) => konu.test(p.konu))
    .map((p) => p.alici);

describe('two people approve', () => {
  test('the leave exists after the second approval, and the request keeps its days until then', async () => {
    const Id = await iste();
    expect(await karar(Id, 'bas')).toEqual({
      durum: true,
      msg: 'İlk onay verildi; istek ikinci onaya gönderildi.',
    });
    expect([await durumu(Id), await izinSayisi()]).toEqual(['İkinci Onayda', 0]);
    const { personelizin } = tamam(await s.call(izin.personelizinlist, { UserId: id.isteyen }, token.isteyen));
    expect(personelizin).toMatchObject({ Bekleyen: 5 });
    expect(await alicilar(/İkinci onay/)).toEqual(['ikinci2@firma.com', 'ikinci@firma.com']);
    expect(await bekleyen('ikinci')).toEqual([Id]);
    expect(await bekleyen('bas')).toEqual([]);
    const { bekleyenler } = tamam(await s.call(anasayfa.bekleyenlerim, {}, token.ikinci));
    expect(bekleyenler).toContainEqual(expect.objectContaining({ Oda: 'talep', Adet: 1 }));
    expect(await karar(Id, 'ikinci')).toEqual({ durum: true, msg: 'İstek onaylandı.' });
    expect([await durumu(Id), await izinSayisi()]).toEqual(['Onaylandı', 1]);
    const [satir] = tamam(await s.call(talep.izinTaleplerim, {}, token.isteyen)).talepler;
    expect(satir).toMatchObject({ KararVeren: 'ikinci Deneme', IlkOnaylayan: 'bas Deneme' });
  });

  test('one person never gives both, the requester gives none, and nobody without the right gives any', async () => {
    const Id = await iste();
    await karar(Id, 'bas');
    expect(await karar(Id, 'bas')).toEqual({ durum: false, msg: 'Bir isteğin iki onayını aynı kişi veremez.' });
    expect(await karar(Id, 'ik')).toMatchObject({ durum: false });
    const kendi = await iste(5, 'ikinci');
    await karar(kendi, 'ik');
    expect(await karar(kendi, 'ikinci')).toEqual({ durum: false, msg: YETKI_METNI.kendi });
    expect(await karar(kendi, 'ikinci2')).toMatchObject({ durum: true });
  });

  test.each([
    ['left', { cikis_tarihi: '2026-11-20' }, { cikis_tarihi: null }],
    ['may not sign in', { giris_izni: false }, { giris_izni: true }],
  ])('who %s is not waited for', async (_, olan, once) => {
    const yaz = (o: object, kimler: readonly Ad[]) =>
      s.db
        .updateTable('kisi')
        .set(o)
        .where(
          'id',
          'in',
          kimler.map((k) => id[k]),
        )
        .execute();
    await yaz(olan, ['ikinci']);
    await karar(await iste(), 'bas');
    expect(await alicilar(/İkinci onay/)).toEqual(['ikinci2@firma.com']);
    // When nobody else holds the right, privileged people are notified.
    await s.db.deleteFrom('izin_talep').execute();
    await s.db.deleteFrom('posta').execute();
    await yaz(olan, ['ikinci', 'ikinci2']);
    await karar(await iste(), 'bas');
    expect(await alicilar(/İkinci onay/)).toEqual(['yonetici@firma.com']);
    await yaz(once, ['ikinci', 'ikinci2']);
  });

  test('privileged people do not give the second approval of their own request either', async () => {
    const Id = await iste(5, 'yonetici');
    await karar(Id, 'ik');
    expect(await durumu(Id)).toBe('İkinci Onayda');
    expect(await karar(Id, 'yonetici')).toEqual({ durum: false, msg: YETKI_METNI.kendi });
    expect(await bekleyen('ikinci')).toEqual([Id]);
    const { bekleyenler } = tamam(await s.call(anasayfa.bekleyenlerim, {}, token.yonetici));
    expect(bekleyenler.filter((b) => b.Oda === 'talep')).toEqual([]);
  });

  test('the second decider may refuse with a reason, and the requester may withdraw in between', async () => {
    const Id = await iste();
    await karar(Id, 'bas');
    expect(await karar(Id, 'ikinci', { Onay: 0, Aciklama: 'kısa' })).toMatchObject({ durum: false });
    expect(await karar(Id, 'ikinci', { Onay: 0, Aciklama: 'O hafta sürüm çıkıyor' })).toMatchObject({ durum: true });
    expect([await durumu(Id), await izinSayisi()]).toEqual(['Reddedildi', 0]);
    const geri = await iste();
    await karar(geri, 'bas');
    tamam(await s.call(talep.izinTalepVazgec, { Id: geri }, token.isteyen));
    expect(await karar(geri, 'ikinci')).toMatchObject({ durum: false });
    expect(await durumu(geri)).toBe('Vazgeçildi');
  });

  test('of two second approvals at once one counts, and there is one leave', async () => {
    const Id = await iste();
    await karar(Id, 'bas');
    const sonuclar = await Promise.all([karar(Id, 'ikinci'), karar(Id, 'ikinci2'), karar(Id, 'yonetici')]);
    expect(sonuclar.filter((y) => y.durum)).toHaveLength(1);
    expect(await izinSayisi()).toBe(1);
  });

  test('the weekly rest chosen by the first decider applies', async () => {
    const Id = await iste(13);
    await karar(Id, 'bas', { Tatil_Gunleri: 2 });
    await karar(Id, 'ikinci');
    expect(await s.db.selectFrom('izin').select(['tatil_gunleri', 'kullanilan_gun']).execute()).toEqual([
      { tatil_gunleri: 2, kullanilan_gun: 10 },
    ]);
  });

  test('meanwhile the same days cannot be requested again', async () => {
    await karar(await iste(), 'bas');
    const { body } = await s.call(
      talep.izinTalepEt,
      { Tur: 280, Baslangic: '2026-12-07', Bitis: '2026-12-09', Aciklama: '' },
      token.isteyen,
    );
    expect(body).toMatchObject({ durum: false, msg: expect.stringContaining('bekleyen bir isteğiniz var') });
  });
});

describe('the rule', () => {
  test.each([
    [null, 5, 'Onaylandı'],
    [0, 1, 'İkinci Onayda'],
    [5, 5, 'Onaylandı'],
    [5, 6, 'İkinci Onayda'],
  ] as const)('of %s days: a request for %i days is %s after one approval', async (gun, istenen, durum) => {
    await kural(gun);
    const Id = await iste(istenen);
    await karar(Id, 'bas');
    expect(await durumu(Id)).toBe(durum);
  });

  test('for every request also covers hours, but no cancellation', async () => {
    const saatlik = await iste(0, 'isteyen', {
      Bitis: '2026-12-07',
      Izin_Baslama_Saati: '09:00',
      Izin_Bitis_Saati: '11:00',
    });
    await karar(saatlik, 'bas');
    expect(await durumu(saatlik)).toBe('İkinci Onayda');
    await karar(saatlik, 'ikinci');
    const IzinId = (await s.db.selectFrom('izin').select('id').executeTakeFirstOrThrow()).id;
    const iptal = tamam(await s.call(talep.izinIptalIste, { IzinId, Aciklama: 'Planım değişti' }, token.isteyen)).Id;
    await karar(iptal, 'bas');
    expect(await durumu(iptal)).toBe('Onaylandı');
  });

  test('changed in between affects neither decided requests nor those at their second step', async () => {
    const Id = await iste();
    await karar(Id, 'bas');
    await kural(null);
    expect(await durumu(Id)).toBe('İkinci Onayda');
    expect(await karar(Id, 'ikinci')).toMatchObject({ durum: true });
  });

  test('is changed by privileged people, and readable for everybody with the page', async () => {
    expect((await s.call(talep.izinOnayKuraliKaydet, { IkinciOnayGun: 3 }, token.ik)).status).toBe(403);
    expect(tamam(await s.call(talep.izinOnayKurali, {}, token.ik)).IkinciOnayGun).toBe(0);
    expect((await s.call(talep.izinOnayKuraliKaydet, { IkinciOnayGun: -1 }, token.yonetici)).status).toBe(400);
  });
});
