import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { personel as oda } from '@masabasi/core/kisi/personel/contract';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KisiTanimi, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_KART, oturumlu, oturumVer } from '../../testing/walk.ts';
import { type Kart, kartDetayi, kartIstegi } from './testing.ts';

let s: TestServer;
let destek: number;
let satis: number;
const id: Record<string, number> = {};
const token: Record<string, string> = {};

beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  satis = await s.departman('Satış');
  const ekle = async (ad: string, k: KisiTanimi) =>
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, { departmanId: destek, ...k }));
  await ekle('calisan', {});
  await ekle('bas', { rol: 'Departman Sorumlusu' });
  await ekle('baskaBas', { departmanId: satis });
  await ekle('ik', { departmanId: satis, yetkiler: [YETKI.personelYonet] });
  await ekle('kimlikci', { departmanId: satis, yetkiler: [YETKI.personelYonet, YETKI.kimlikGor] });
  await ekle('yonetici', { departmanId: satis, rol: 'Yönetici' });
  await s.sorumluYap(destek, id['bas']!);
  await s.sorumluYap(satis, id['baskaBas']!);
});
afterAll(() => s?.kapat());

let sira = 0;
const kaydet = (o: Partial<Kart>, kim = 'ik') =>
  s.call(oda.personelKaydet, { ...BOS_KART, DepartmanId: destek, UserName: `kisi${(sira += 1)}`, ...o }, token[kim]);
const detay = (Id: number, kim = 'ik') => kartDetayi(s, Id, token[kim]!);
const oldugu = (Id: number) => kartIstegi(s, Id, token['ik']!);
const denetim = (eylem: string, nesne_id: number) =>
  s.db
    .selectFrom('denetim')
    .select(['kisi_id', 'eski', 'yeni'])
    .where('eylem', '=', eylem)
    .where('nesne_id', '=', nesne_id)
    .orderBy('id')
    .execute();

describe('the list', () => {
  const adlar = async (kim: string, Ayrilanlar?: 0 | 1) => {
    const { body } = await s.call(oda.personelListesi, { Ayrilanlar }, token[kim]);
    return body.durum ? body.kisiler.map((k) => k.UserName) : body.msg;
  };

  test('shows a head their department, a holder of the right everybody, and an employee nothing', async () => {
    expect(await adlar('bas')).toEqual(['bas', 'calisan']);
    expect(await adlar('ik')).toEqual(await adlar('yonetici'));
    expect(await adlar('ik')).toContain('baskaBas');
    expect((await s.call(oda.personelListesi, {}, token['calisan'])).status).toBe(403);
  });

  test('shows people who left only on request, and the last sign-in of each person', async () => {
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', id['calisan']!).execute();
    expect(await adlar('bas')).toEqual(['bas']);
    expect(await adlar('bas', 1)).toEqual(['bas', 'calisan']);
    await s.db.updateTable('kisi').set({ aktif: true }).where('id', '=', id['calisan']!).execute();
    const { body } = await s.call(oda.personelListesi, {}, token['bas']);
    expect(body.durum && body.kisiler[0]).toMatchObject({
      UserName: 'bas',
      Departman: 'Destek',
      Sorumlu: true,
      SonGiris: '2026-11-20T09:00:00Z',
      Roller: ['Departman Sorumlusu'],
    });
  });
});

describe('a card', () => {
  test('opens for the person, the head and a holder of the right, and views by others are audited', async () => {
    const bak = async (kim: string, kime: string) =>
      (await s.call(oda.personelDetay, { Id: id[kime]! }, token[kim])).status;
    expect([await bak('calisan', 'calisan'), await bak('bas', 'calisan'), await bak('ik', 'calisan')]).toEqual([
      200, 200, 200,
    ]);
    expect([await bak('calisan', 'bas'), await bak('baskaBas', 'calisan'), await bak('bas', 'ik')]).toEqual([
      403, 403, 403,
    ]);
    expect((await s.call(oda.personelDetay, { Id: 2_000_000 }, token['yonetici'])).status).toBe(403);
    expect((await denetim('personelDetay', id['calisan']!)).map((d) => d.kisi_id)).toEqual([id['bas'], id['ik']]);
  });

  test('names the acts that the caller may do', async () => {
    const ne = async (kim: string, kime: string) => {
      const d = await detay(id[kime]!, kim);
      return [d.Duzenleyebilir, d.GirisDuzenleyebilir, d.KimlikGorebilir];
    };
    expect(await ne('calisan', 'calisan')).toEqual([false, false, false]);
    expect(await ne('bas', 'calisan')).toEqual([false, false, false]);
    expect(await ne('ik', 'calisan')).toEqual([true, true, false]);
    expect(await ne('ik', 'yonetici')).toEqual([true, false, false]);
    expect(await ne('ik', 'kimlikci')).toEqual([true, false, false]);
    expect(await ne('kimlikci', 'ik')).toEqual([true, false, true]);
    expect(await ne('yonetici', 'yonetici')).toEqual([true, true, true]);
  });

  test('is added in tidy form with the default role, and its history shows it', async () => {
    const body = tamam(
      await kaydet({
        Ad: '  Şule ',
        UserName: ' Şule.Irmak ',
        Telefon: '+90 (532) 123 45 67',
        TCKimlikNo: '10000000146',
        DogumTarihi: '1990-01-31',
        IseBaslama: '2015-06-01',
        IseGiris: '2020-02-03',
        CalismaGunleri: [5, 1],
        MesaiBaslangic: '09:00',
        MesaiBitis: '17:00',
      }),
    );
    const { kisi } = await detay(body.Id);
    expect(kisi).toMatchObject({
      Ad: 'Şule',
      UserName: 'Şule.Irmak',
      Telefon: '05321234567',
      TCKimlikNo: '100******46',
      IseGiris: '2020-02-03',
      CalismaGunleri: [1, 5],
      MesaiBaslangic: '09:00',
      Roller: ['Çalışan'],
      ParolaVar: false,
      ParolaGecici: false,
      Aktif: true,
      Surum: 1,
    });
    const [kayit] = await denetim('personelKaydet', body.Id);
    expect(kayit).toMatchObject({ kisi_id: id['ik'], eski: null, yeni: { Ad: 'Şule', TCKimlikNo: '100******46' } });
    expect(JSON.stringify(kayit)).not.toContain('10000000146');
    const g = await s.call(oda.personelGecmisi, { Id: body.Id }, token['bas']);
    expect(g.body.durum && g.body.kayitlar).toMatchObject([{ Eylem: 'personelKaydet', Kisi: 'ik Deneme' }]);
    expect((await s.call(oda.personelGecmisi, { Id: body.Id }, token['baskaBas'])).status).toBe(403);
  });

  test.each<[string, Partial<Kart>, string]>([
    ['no name', { Ad: ' ' }, 'Ad boş olamaz.'],
    [
      'a wrong national id',
      { TCKimlikNo: '10000000147' },
      'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...',
    ],
    ['a user name that is taken, in another spelling', { UserName: 'CALIŞAN' }, METIN.kullaniciAdiVar],
    ['a national id that is taken', { TCKimlikNo: '10000000146' }, METIN.kimlikVar],
    [
      'entries the wrong way round',
      { IseBaslama: '2020-01-02', IseGiris: '2020-01-01' },
      'Son işe giriş, ilk işe girişten önce olamaz.',
    ],
    [
      'no such department',
      { DepartmanId: 2_000_000 },
      'Seçtiğiniz departman silinmiş. Listeden başka bir departman seçiniz.',
    ],
  ])('is refused with %s', async (_, o, msg) => {
    expect(await kaydet(o)).toMatchObject({ status: 200, body: { durum: false, msg } });
  });

  test('keeps an absent national id, removes it by null, and notices a change that looks alike', async () => {
    const body = tamam(await kaydet({ TCKimlikNo: '98000000146' }));
    const tc = async () =>
      (await s.db.selectFrom('kisi').select('tc_kimlik').where('id', '=', body.Id).executeTakeFirstOrThrow()).tc_kimlik;
    expect(await kaydet({ ...(await oldugu(body.Id)), Grup: 'Gece' })).toMatchObject({ body: { Surum: 2 } });
    expect(await tc()).toBe('98000000146');
    expect(await kaydet({ ...(await oldugu(body.Id)), TCKimlikNo: '98000001146' })).toMatchObject({
      body: { Surum: 3 },
    });
    expect(await kaydet({ ...(await oldugu(body.Id)), TCKimlikNo: null })).toMatchObject({ body: { Surum: 4 } });
    expect(await tc()).toBeNull();
    // Nothing changed: no version, no history.
    expect(await kaydet(await oldugu(body.Id))).toMatchObject({ body: { durum: true, Surum: 4 } });
    expect(await denetim('personelKaydet', body.Id)).toHaveLength(4);
  });

  test('gives the later of two editors the current card, with a masked national id', async () => {
    const body = tamam(await kaydet({ TCKimlikNo: '98000000203' }));
    const ikisi = await oldugu(body.Id);
    await kaydet({ ...ikisi, Grup: 'Gündüz' });
    const gec = await kaydet({ ...ikisi, Grup: 'Gece' }, 'yonetici');
    expect([gec.status, gec.body]).toMatchObject([
      409,
      { durum: false, guncel: { Grup: 'Gündüz', Surum: 2, TCKimlikNo: '980******03' } },
    ]);
  });

  test('reports the move of a head, and the event reaches the person', async () => {
    const { body } = await kaydet({ ...(await oldugu(id['bas']!)), DepartmanId: satis }, 'yonetici');
    expect(body).toMatchObject({
      durum: true,
      uyarilar: [
        'bas Deneme hâlâ Destek departmanının sorumlusudur. Yeni sorumluyu Departmanlar ekranından seçebilirsiniz.',
      ],
    });
    const olaylar = await s.db
      .selectFrom('olay')
      .selectAll()
      .where('kisi_id', '=', id['bas']!)
      .orderBy('sira')
      .execute();
    expect(olaylar.slice(-3).map((o) => [o.tur, o.departman_id])).toEqual([
      ['mola', destek],
      ['mola', satis],
      ['yetki', null],
    ]);
    await kaydet({ ...(await oldugu(id['bas']!)), DepartmanId: destek }, 'yonetici');
  });
});

describe('an unmasked national id', () => {
  test('is shown to permitted people, audited, and stored nowhere', async () => {
    await s.db.updateTable('kisi').set({ tc_kimlik: '98000000999' }).where('id', '=', id['calisan']!).execute();
    const ac = (kim: string) => s.call(oda.personelKimlikAc, { Id: id['calisan']!, Alan: 'TCKimlikNo' }, token[kim]);
    expect((await ac('kimlikci')).body).toEqual({ durum: true, Deger: '98000000999' });
    expect([(await ac('ik')).status, (await ac('bas')).status, (await ac('calisan')).status]).toEqual([403, 403, 403]);
    expect((await denetim('personelKimlikAc', id['calisan']!)).map((d) => d.kisi_id)).toEqual([id['kimlikci']]);
    for (const tablo of ['denetim', 'yinelenen'] as const) {
      const satirlar = await s.db.selectFrom(tablo).selectAll().execute();
      expect(JSON.stringify(satirlar)).not.toContain('98000000999');
    }
  });
});

describe('a temporary password', () => {
  const ver = (Id: number, kim = 'ik', Parola = 'gecici-parola', Tekrar = Parola) =>
    s.call(oda.personelParolaVer, { Id, Parola, Tekrar }, token[kim]);

  test('ends the sessions, allows a sign-in, and has to be replaced', async () => {
    const eski = await s.girisYap('calisan');
    expect((await ver(id['calisan']!)).body).toEqual({ durum: true });
    expect((await s.call(oturum.userbilgi, {}, eski)).status).toBe(401);
    const yeni = await s.girisYap('calisan', 'gecici-parola');
    expect((await s.call(oturum.userbilgi, {}, yeni)).body.data.ParolaGecici).toBe(true);
    const degistir = (parola: string) =>
      s.call(
        oturum.parolaDegistir,
        { userId: id['calisan']!, eskiParola: 'gecici-parola', parola, tekrar: parola },
        yeni,
      );
    expect((await degistir('gecici-parola')).body).toEqual({ durum: false, msg: METIN.ayniParola });
    expect((await degistir('masabasi')).body.durum).toBe(true);
    token['calisan'] = await s.girisYap('calisan');
    expect((await s.call(oturum.userbilgi, {}, token['calisan'])).body.data.ParolaGecici).toBe(false);
    const giden = await s.kisi('giden', { departmanId: destek });
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', giden).execute();
    expect((await ver(giden)).body).toEqual({ durum: false, msg: 'İşten ayrılmış bir kişiye parola verilemez.' });
    const [kayit] = await denetim('personelParolaVer', id['calisan']!);
    expect(kayit).toEqual({ kisi_id: id['ik'], eski: null, yeni: null });
  });

  test.each([
    ['the privileged', 'yonetici', 'ik', YETKI_METNI.korunur],
    ['who sees national ids', 'kimlikci', 'ik', YETKI_METNI.korunur],
    ['oneself', 'ik', 'ik', 'Kendi parolanızı profil menüsündeki ‘Parola Değiştir’ ile değiştiriniz.'],
  ])('is not given to %s', async (_, kime, kim, msg) => {
    expect((await ver(id[kime]!, kim)).body).toEqual({ durum: false, msg });
  });

  test('keeps the policy', async () => {
    expect((await ver(id['calisan']!, 'ik', '1234')).body).toMatchObject({ durum: false, msg: /En az 5/ });
    expect((await ver(id['calisan']!, 'ik', '12345', '12346')).body).toMatchObject({ durum: false, msg: /Uyuşmuyor/ });
    expect((await ver(id['calisan']!, 'bas')).status).toBe(403);
    expect((await ver(id['ik']!, 'yonetici')).body).toEqual({ durum: true });
    await s.db.updateTable('kisi').set({ parola_gecici: false }).where('id', '=', id['ik']!).execute();
    token['ik'] = await oturumVer(s, id['ik']!);
  });
});

describe('escalation', () => {
  test.each([
    ['user name', { UserName: 'benim' }],
    ['licence to sign in', { GirisIzni: 0 as const }],
  ])('who is not privileged changes no %s of who is', async (_, degisen) => {
    const kart = await oldugu(id['yonetici']!);
    expect((await kaydet({ ...kart, ...degisen })).body).toEqual({ durum: false, msg: YETKI_METNI.korunur });
    expect((await kaydet({ ...kart, Grup: 'Genel' })).body.durum).toBe(true);
  });

  test('the last privileged person keeps the sign-in, and another may lose it, with their sessions', async () => {
    const son = { ...(await oldugu(id['yonetici']!)), GirisIzni: 0 as const };
    expect((await kaydet(son, 'yonetici')).body).toMatchObject({
      durum: false,
      msg: 'Kendi giriş izninizi kapatamazsınız.',
    });
    id['ikinci'] = await s.kisi('ikinci', { departmanId: satis, rol: 'Yönetici' });
    const oturumu = await oturumVer(s, id['ikinci']);
    const kart = { ...(await oldugu(id['ikinci'])), GirisIzni: 0 as const };
    expect((await kaydet(kart, 'yonetici')).body.durum).toBe(true);
    expect((await s.call(oturum.userbilgi, {}, oturumu)).status).toBe(401);
    // The only other privileged person may not sign in, so the first is the last again.
    const ayril = { Id: id['yonetici']!, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'İstifa' };
    await s.db.updateTable('kisi').set({ giris_izni: true }).where('id', '=', id['ikinci']).execute();
    token['ikinci'] = await oturumVer(s, id['ikinci']);
    await s.db.insertInto('kisi_yetki').values({ kisi_id: id['yonetici']!, yetki_id: 0, deger: 0 }).execute();
    expect((await s.call(oda.personelAyril, { ...ayril, Id: id['ikinci'] }, token['kimlikci'])).body).toEqual({
      durum: false,
      msg: YETKI_METNI.korunur,
    });
    await s.db.deleteFrom('kisi_yetki').where('kisi_id', '=', id['yonetici']!).execute();
    expect((await s.call(oda.personelAyril, ayril, token['ikinci'])).body.durum).toBe(true);
    const geri = await s.call(oda.personelGeriAl, { Id: id['yonetici']! }, token['kimlikci']);
    expect(geri.body).toEqual({ durum: false, msg: YETKI_METNI.korunur });
    expect((await s.call(oda.personelGeriAl, { Id: id['yonetici']! }, token['ikinci'])).body.durum).toBe(true);
    token['yonetici'] = await oturumVer(s, id['yonetici']!);
  });
});
