import { izin } from '@masabasi/core/izin/izin/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { akisAc } from '../../testing/akis.ts';
import { yerles } from '../../testing/stream.ts';
import { oturumlu, oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let destek: number;
let satis: number;
type Ad = 'bas' | 'isteyen' | 'arkadas' | 'satisBasi' | 'ik' | 'yonetici';
const id = {} as Record<Ad, number>;
const token = {} as Record<Ad, string>;

beforeAll(async () => {
  s = await testServer({ ortam: { PUBLIC_URL: 'https://masa.example' } });
  destek = await s.departman('Destek');
  satis = await s.departman('Satış');
  const kisi = async (ad: Ad, departmanId: number, o: KisiTanimi = {}) => {
    const k = { ad, departmanId, eposta: `${ad}@firma.com`, iseBaslama: '2024-03-01', ...o };
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, k));
  };
  await kisi('bas', destek);
  await kisi('isteyen', destek, { ad: 'İrem', soyad: 'Yıldız' });
  await kisi('arkadas', destek, { ad: 'Oğuz', soyad: 'Şen' });
  await kisi('satisBasi', satis);
  await kisi('ik', satis, { yetkiler: [YETKI.izinYonet] });
  await kisi('yonetici', satis, { rol: 'Yönetici' });
  await s.sorumluYap(destek, id.bas);
  await s.sorumluYap(satis, id.satisBasi);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['izin_talep', 'hareket', 'izin', 'posta', 'takvim_baglantisi'] as const)
    await s.db.deleteFrom(t).execute();
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
const postalar = async () => s.db.selectFrom('posta').select(['alici', 'konu', 'metin']).orderBy('id').execute();

describe('requesting', () => {
  test('says before what would be refused, and who of the department is away, without a request', async () => {
    const izinEkle = (kisi: Ad, baslangic: string, bitis: string, tur_id = 280) =>
      s.db
        .insertInto('izin')
        .values({ kisi_id: id[kisi], tur_id, baslangic, bitis, kullanilan_gun: 2, yazma_zamani: OGLEN })
        .execute();
    await izinEkle('arkadas', '2026-12-10', '2026-12-12', 282);
    await izinEkle('bas', '2026-12-12', '2026-12-16');
    await izinEkle('satisBasi', '2026-12-08', '2026-12-10');
    await izinEkle('isteyen', '2026-12-21', '2026-12-23');
    await istek({ Baslangic: '2026-12-14', Bitis: '2026-12-16' });
    const dene = async (Baslangic: string, Bitis: string, o: Partial<Girdi<typeof talep.izinTalepDene>> = {}) =>
      tamam(await s.call(talep.izinTalepDene, { Tur: 280, Baslangic, Bitis, ...o }, token.isteyen));
    const ayniGunler = [
      { UserId: id.arkadas, Ad: 'Oğuz Şen', izinTur: 'İzinli', Baslangic: '2026-12-10', Bitis: '2026-12-12' },
    ];
    expect(await dene('2026-12-07', '2026-12-12')).toEqual({ durum: true, engel: null, ayniGunler });
    expect((await dene('2026-12-15', '2026-12-18')).engel).toMatch(/^Bu tarihler için bekleyen bir isteğiniz var/);
    expect((await dene('2026-12-22', '2026-12-24')).engel).toMatch(/^İzin isteğiniz alınamadı: /);
    expect((await dene('2026-12-15', '2026-12-18')).ayniGunler.map((i) => i.UserId)).toEqual([id.bas]);
    expect((await dene('2026-12-07', '2026-12-12', { Tur: 0 })).engel).toBe('İzin Türünü Seçmelisiniz...');
    expect(await bekleyen('bas')).toHaveLength(1);
  });

  test('sends the head a mail with a link, and shows the request with absent colleagues and the balance', async () => {
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: id.arkadas,
        tur_id: 282,
        baslangic: '2026-12-10',
        bitis: '2026-12-12',
        kullanilan_gun: 2,
        yazma_zamani: OGLEN,
      })
      .execute();
    const Id = await istek();
    expect(await postalar()).toEqual([
      {
        alici: 'bas@firma.com',
        konu: 'İzin isteği: İrem Yıldız',
        metin:
          'İrem Yıldız izin istiyor: 07.12.2026 – 14.12.2026 (6 gün).\n\nTürü ve açıklaması İzinler sayfasındadır: https://masa.example/personel/izin?sekme=istekler',
      },
    ]);
    const beklenen = {
      Id,
      UserId: id.isteyen,
      Ad: 'İrem Yıldız',
      Departman: 'Destek',
      IzinId: null,
      Tur: 280,
      izinTur: 'Yıllık İzin',
      Baslangic: '2026-12-07',
      Bitis: '2026-12-14',
      Izin_Baslama_Saati: null,
      Izin_Bitis_Saati: null,
      KullanilanGun: 6,
      KullanilanSaat: 0,
      Aciklama: 'Köye gidiyorum',
      Durum: 'Bekliyor',
      CreateDateTime: '2026-11-20T09:00:00Z',
      KararVeren: null,
      KararAciklama: null,
      IlkOnaylayanId: null,
      IlkOnaylayan: null,
      ikiOnayli: false,
      ayniGunler: ['Oğuz Şen (10.12.2026 – 12.12.2026)'],
      kalanSonra: 22,
      Tatil_Gunleri: 1,
      Hesap: '7 gün − 1 Pazar = 6',
      Sapma: null,
    };
    for (const kim of ['bas', 'ik', 'yonetici'] as const) expect(await bekleyen(kim)).toEqual([beklenen]);
    expect(await bekleyen('satisBasi')).toEqual([]);
    expect((await s.call(talep.izinTaleplerim, {}, token.isteyen)).body).toEqual({ durum: true, talepler: [beklenen] });
    expect(await izinler()).toEqual([]);
  });

  test('is refused in the specification’s words, over a leave, and twice for the same days', async () => {
    expect(await iste({ Tur: null })).toEqual({ durum: false, msg: 'İzin Türünü Seçmelisiniz...' });
    await istek();
    expect(await iste({ Baslangic: '2026-12-13', Bitis: '2026-12-15' })).toMatchObject({
      durum: false,
      msg: expect.stringContaining('bekleyen bir isteğiniz'),
    });
    await karar((await bekleyen('bas'))[0]!.Id);
    expect(await iste({ Baslangic: '2026-12-13', Bitis: '2026-12-15' })).toMatchObject({
      durum: false,
      msg: expect.stringContaining('çakışıyor'),
    });
  });

  test('for more than the balance is possible with a warning', async () => {
    expect(await iste({ Bitis: '2027-02-01' })).toMatchObject({
      durum: true,
      uyarilar: [expect.stringContaining('bakiye')],
    });
  });

  test('sends a head’s own request to people who may enter everybody’s leave', async () => {
    await istek({}, 'bas');
    expect((await postalar()).map((p) => p.alici)).toEqual(['ik@firma.com', 'yonetici@firma.com']);
  });

  test('can be withdrawn while it waits, only by oneself', async () => {
    const Id = await istek();
    for (const kim of ['arkadas', 'bas', 'yonetici'] as const)
      expect((await s.call(talep.izinTalepVazgec, { Id }, token[kim])).status).toBe(404);
    expect((await s.call(talep.izinTalepVazgec, { Id }, token.isteyen)).body).toEqual({ durum: true });
    expect((await s.call(talep.izinTalepVazgec, { Id }, token.isteyen)).status).toBe(404);
    expect((await karar(Id)).body).toMatchObject({ durum: false, msg: expect.stringContaining('karar verilmiş') });
    expect(await izinler()).toEqual([]);
  });
});

describe('deciding', () => {
  test('an approval enters the leave with its history, and notifies the requester, not the decider', async () => {
    const Id = await istek();
    expect((await karar(Id)).body).toEqual({ durum: true, msg: 'İstek onaylandı.' });
    const [satir] = await izinler();
    expect(satir).toMatchObject({ Tur: 280, KullanilanGun: 6, Aciklama: 'Köye gidiyorum', Yazan: 'bas Deneme' });
    const { body } = await s.call(izin.izinGecmisi, { Id: satir!.Id }, token.bas);
    expect(body.durum && body.gecmis).toHaveLength(1);
    const [, isteyene, ...baska] = await postalar();
    expect([isteyene?.alici, baska]).toEqual(['isteyen@firma.com', []]);
    expect(isteyene).toMatchObject({
      konu: 'İrem Yıldız - izin isteği onaylandı',
      metin: expect.stringContaining('(bas Deneme)'),
    });
    expect((await karar(Id)).body).toMatchObject({ durum: false });
    expect(await izinler()).toHaveLength(1);
  });

  test('two decisions at once enter one leave', async () => {
    const Id = await istek();
    const sonuc = await Promise.all([karar(Id), karar(Id, {}, 'ik'), karar(Id, {}, 'yonetici')]);
    expect(sonuc.filter((y) => y.body.durum)).toHaveLength(1);
    expect(await izinler()).toHaveLength(1);
  });

  test('a refusal needs a reason of ten characters', async () => {
    const Id = await istek();
    expect((await karar(Id, { Onay: 0, Aciklama: 'olmaz' })).body).toEqual({
      durum: false,
      msg: 'En Az 10 Karakter Girmelisiniz...',
    });
    expect((await karar(Id, { Onay: 0, Aciklama: 'O hafta yoğunuz' })).body).toEqual({
      durum: true,
      msg: 'İstek reddedildi.',
    });
    const { body } = await s.call(talep.izinTaleplerim, {}, token.isteyen);
    expect(body.durum && body.talepler[0]).toMatchObject({
      Durum: 'Reddedildi',
      KararVeren: 'bas Deneme',
      KararAciklama: 'O hafta yoğunuz',
      kalanSonra: null,
    });
    expect((await postalar()).at(1)?.metin).toContain('Karar: izin isteği reddedildi (bas Deneme).');
    expect(await izinler()).toEqual([]);
  });

  test('is for the head of the department, and not for oneself unless privileged', async () => {
    const Id = await istek();
    expect((await karar(Id, {}, 'satisBasi')).status).toBe(404);
    expect((await karar(2_000_000_000)).status).toBe(404);
    for (const kim of ['isteyen', 'arkadas'] as const) expect((await karar(Id, {}, kim)).status).toBe(403);
    expect((await karar(await istek({}, 'bas'))).body).toMatchObject({
      durum: false,
      msg: YETKI_METNI.kendi,
    });
    expect((await karar(await istek({}, 'ik'), {}, 'ik')).body).toMatchObject({ durum: false });
    await s.db.updateTable('kisi').set({ ise_baslama: '2010-01-01' }).where('id', '=', id.yonetici).execute();
    expect((await karar(await istek({}, 'yonetici'), {}, 'yonetici')).body.durum).toBe(true);
    expect(await izinler()).toEqual([]);
  });

  test('a negative balance keeps the request waiting until a privileged person continues', async () => {
    const Id = await istek({ Bitis: '2027-02-01' });
    expect((await karar(Id)).body).toMatchObject({ durum: false, bakiye: expect.any(Number) });
    expect((await karar(Id, { bakiyeOnayi: 1 })).body).toMatchObject({ durum: false, bakiye: expect.any(Number) });
    expect(await bekleyen('bas')).toHaveLength(1);
    expect((await karar(Id, { bakiyeOnayi: 1 }, 'yonetici')).body.durum).toBe(true);
  });

  test('a leave entered meanwhile keeps the request waiting and is named', async () => {
    const Id = await istek();
    await s.call(
      izin.izinkaydet,
      { izin: { Id: 0, UserId: id.isteyen, Tur: 282, Baslangic: '2026-12-08', Bitis: '2026-12-09' } },
      token.bas,
    );
    expect((await karar(Id)).body).toMatchObject({ durum: false, msg: expect.stringContaining('08.12.2026') });
    expect(await bekleyen('bas')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  const iptal = (IzinId: number, kim: Ad = 'isteyen') =>
    s.call(talep.izinIptalIste, { IzinId, Aciklama: 'Uçuş iptal oldu' }, token[kim]);
  const onaylanan = async () => {
    await karar(await istek());
    return (await izinler())[0]!.Id;
  };

  test('hides the leave and keeps it, when approved', async () => {
    const IzinId = await onaylanan();
    for (const kim of ['arkadas', 'bas', 'yonetici'] as const) expect((await iptal(IzinId, kim)).status).toBe(404);
    expect((await iptal(2_000_000_000)).status).toBe(404);
    const { body } = await iptal(IzinId);
    expect(await iptal(IzinId).then((y) => y.body)).toMatchObject({
      durum: false,
      msg: expect.stringContaining('bekleyen'),
    });
    expect(await bekleyen('bas')).toMatchObject([{ IzinId, kalanSonra: 28, ayniGunler: [] }]);
    expect((await karar(body.durum ? body.Id : 0)).body.durum).toBe(true);
    expect(await izinler()).toEqual([]);
    expect(await s.db.selectFrom('izin').select('silen_id').where('id', '=', IzinId).executeTakeFirst()).toEqual({
      silen_id: id.bas,
    });
  });

  test('leaves the leave unchanged when refused, and is impossible for a leave that has begun', async () => {
    const IzinId = await onaylanan();
    const { body } = await iptal(IzinId);
    await karar(body.durum ? body.Id : 0, { Onay: 0, Aciklama: 'Yerinize nöbet yazıldı' });
    expect(await izinler()).toHaveLength(1);
    s.saat.simdi = new Date('2026-12-07T06:00:00Z');
    token.isteyen = await oturumVer(s, id.isteyen);
    expect((await iptal(IzinId)).body).toMatchObject({ durum: false, msg: expect.stringContaining('Başlamış') });
  });
});

test('browsers of the person and the deciders are notified, others are not', async () => {
  const akislar = await Promise.all(
    (['isteyen', 'bas', 'ik', 'arkadas', 'satisBasi'] as const).map((k) => akisAc(s.url, token[k])),
  );
  const sayilar = async () => {
    for (const a of akislar) await yerles(s, a);
    return akislar.map((a) => a.gelenler.filter((g) => g.olay === 'izin').length);
  };
  const once = await sayilar();
  await istek();
  expect((await sayilar()).map((n, i) => n - once[i]!)).toEqual([1, 1, 1, 0, 0]);
  for (const a of akislar) a.kes();
});

describe('the calendar', () => {
  const takvim = async (kim: Ad, departmanId?: number) =>
    s.call(talep.izinTakvimi, { ay: '2026-12', departmanId }, token[kim]);
  const icerik = async (kim: Ad) => {
    const body = tamam(await takvim(kim));
    return body.izinler.map((i) => [i.UserId, i.izinTur, i.bekliyor]);
  };

  test('shows colleagues their department without hidden types and requests, and all to heads and İK', async () => {
    const ekle = (kisi_id: number, tur_id: number, baslangic: string, bitis: string) =>
      s.db.insertInto('izin').values({ kisi_id, tur_id, baslangic, bitis, yazma_zamani: OGLEN }).execute();
    await ekle(id.arkadas, 282, '2026-11-28', '2026-12-02');
    await ekle(id.arkadas, 280, '2026-11-25', '2026-11-28');
    await ekle(id.satisBasi, 281, '2026-12-31', '2027-01-02');
    await ekle(id.satisBasi, 281, '2027-01-05', '2027-01-06');
    await istek();
    expect(await icerik('isteyen')).toEqual([
      [id.isteyen, 'Yıllık İzin', true],
      [id.arkadas, 'İzinli', false],
    ]);
    expect(await icerik('arkadas')).toEqual([[id.arkadas, 'Rapor (Hastalık)', false]]);
    expect(await icerik('bas')).toEqual([
      [id.isteyen, 'Yıllık İzin', true],
      [id.arkadas, 'Rapor (Hastalık)', false],
    ]);
    expect(await icerik('ik')).toHaveLength(3);
    expect(await icerik('satisBasi')).toEqual([[id.satisBasi, 'Mazeret İzni', false]]);
    const { body } = await takvim('isteyen', destek);
    expect(body.durum && body.kisiler.map((k) => k.Id)).toEqual([id.bas, id.isteyen, id.arkadas]);
    for (const [kim, d] of [
      ['isteyen', satis],
      ['bas', satis],
      ['isteyen', 2_000_000_000],
    ] as const)
      expect((await takvim(kim, d)).status).toBe(403);
    expect((await s.ham(talep.izinTakvimi.path, '{"val":{"ay":"2026-13"}}', token.bas)).status).toBe(400);
  });

  test('has the month’s holidays', async () => {
    const { body } = await s.call(talep.izinTakvimi, { ay: '2026-10' }, token.isteyen);
    expect(body.durum && body.tatiller.map((t) => [t.Tarih, t.GunSayi])).toEqual([
      ['2026-10-28', '0,5'],
      ['2026-10-29', '1'],
    ]);
  });
});
