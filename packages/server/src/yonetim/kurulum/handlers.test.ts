import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, kilitBekleyen, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { temelVeri } from './temelVeri.ts';
import { kurulumAnahtariHazirla } from '../../platform/setup/kurulum.ts';

const { kurulumDurumu, kur, ilkAdimlar, ilkAdimlariKapat, turDuraklari } = contract.kurulum;
const { login } = contract.oturum;

let s: TestServer;
let istek: Girdi<typeof kur>;

const baslat = async (ortam: Record<string, string> = {}) => {
  s = await testServer({ bos: true, ortam });
  istek = {
    anahtar: (await kurulumAnahtariHazirla(s.db))!,
    sirket: ' Örnek Yazılım A.Ş. ',
    lisans: ' ORNEK-1 ',
    departman: 'Yönetim',
    urunler: [' Ilgaz Muhasebe '],
    Ad: 'İpek',
    Soyad: 'Irmak',
    UserName: 'İpek',
    parola: 'mavi-kalem-7',
    tekrar: 'mavi-kalem-7',
  };
};
afterEach(() => s?.kapat());

const dene = async (d: Partial<typeof istek> = {}) => {
  const { status, body } = await s.call(kur, { ...istek, ...d });
  return [status, body];
};
const bosKaldi = async () => {
  for (const tablo of ['kurulum', 'departman', 'kisi'] as const)
    expect(
      await s.db
        .selectFrom(tablo)
        .select((eb) => eb.fn.countAll<number>().as('adet'))
        .executeTakeFirst(),
    ).toEqual({
      adet: 0,
    });
};

describe('an empty installation', () => {
  beforeEach(() => baslat());

  test('reports that it is empty', async () => {
    const { status, body } = await s.call(kurulumDurumu, {});
    expect([status, body]).toEqual([
      200,
      {
        durum: true,
        kurulu: false,
        sirket: '',
        lisansGerekli: false,
        demo: false,
        surum: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        parolaPolitikasi: 'spec',
      },
    ]);
  });

  test('is set up once: company, department, a privileged first person who can sign in', async () => {
    expect(await dene()).toEqual([200, { durum: true }]);
    expect((await s.call(kurulumDurumu, {})).body).toMatchObject({
      kurulu: true,
      sirket: 'Örnek Yazılım A.Ş.',
      lisansGerekli: true,
      demo: false,
    });
    const giris = await s.call(contract.oturum.login, {
      UserName: 'ipek',
      Password: 'mavi-kalem-7',
      lisans: 'ORNEK-1',
    });
    if (!giris.body.durum) throw new Error(giris.body.msg);
    const yetki = await s.call(contract.oturum.yetki, {}, giris.body.token);
    expect(yetki.body).toMatchObject({ isYetkili: true, lisanskey: 'ORNEK-1' });
    expect(yetki.body.durum && yetki.body.menuList.length).toBeGreaterThan(0);
    expect(await s.db.selectFrom('departman').select(['ad', 'mesai_baslangic', 'mesai_bitis']).execute()).toEqual([
      { ad: 'Yönetim', mesai_baslangic: '08:30:00', mesai_bitis: '18:00:00' },
    ]);
    expect(await s.db.selectFrom('kurulum_anahtari').selectAll().execute()).toEqual([]);
  });

  test('shows the first steps to the first administrator, ticked off by existing data', async () => {
    await dene();
    const { body } = await s.call(login, { lisans: 'ORNEK-1', UserName: 'İpek', Password: 'mavi-kalem-7' });
    const token = (body as { token: string }).token;
    const adimlar = async () => {
      const cevap = await s.call(ilkAdimlar, {}, token);
      return (cevap.body as { adimlar: { Ad: string; Tamam: boolean }[] }).adimlar.map((a) => [a.Ad, a.Tamam]);
    };
    const yapilanlar = async () => {
      const { adimlar: hepsi } = tamam(await s.call(ilkAdimlar, {}, token));
      return Object.fromEntries(hepsi.flatMap((a) => (a.Yapilan === null ? [] : [[a.Ad, a.Yapilan]])));
    };
    const hepsi = {
      'Çalışma arkadaşları': false,
      Departmanlar: false,
      Ürünler: true,
      'Resmi tatiller': true,
      'Devreden izinler': true,
      'İlk izin': false,
      'İlk müşteri': false,
      'İlk lisans': false,
      'İlk görüşme': false,
      'E-posta': false,
    };
    expect(await adimlar()).toEqual(Object.entries(hepsi));
    expect(await yapilanlar()).toMatchObject({ 'Devreden izinler': 'gereken yok' });

    const { id } = await s.db.selectFrom('kisi').select('id').executeTakeFirstOrThrow();
    await s.db.updateTable('departman').set({ sorumlu_id: id }).execute();
    // A person of some years without a word on their leave.
    await s.db.updateTable('kisi').set({ ise_giris: '2020-01-06' }).execute();
    await s.db
      .insertInto('musteri')
      .values({ tip: 2, unvan: 'Ilgaz Optik', durum: 'Aktif', yazma_zamani: OGLEN })
      .execute();
    expect(await adimlar()).toEqual(
      Object.entries({ ...hepsi, 'Devreden izinler': false, Departmanlar: true, 'İlk müşteri': true }),
    );
    await s.db.updateTable('kisi').set({ kullanilan_izin: 58, izin_acilisi: '2026-01-01' }).execute();
    expect(await adimlar()).toEqual(Object.entries({ ...hepsi, Departmanlar: true, 'İlk müşteri': true }));
    expect(await yapilanlar()).toMatchObject({
      Departmanlar: '1 departman',
      Ürünler: '1 ürün',
      'Resmi tatiller': expect.stringMatching(/^\d+ tatil$/),
      'Devreden izinler': '1 kişi',
      'İlk müşteri': '1 müşteri',
    });

    const { status } = await s.call(ilkAdimlariKapat, {}, token, { 'idempotency-key': 'adimlari-kapat-1' });
    expect([status, await adimlar()]).toEqual([200, []]);
    await s.call(ilkAdimlariKapat, {}, token, { 'idempotency-key': 'adimlari-kapat-2' });
    const kayit = await s.db.selectFrom('denetim').select('kisi_id').where('eylem', '=', 'ilkAdimlariKapat').execute();
    expect(kayit).toEqual([{ kisi_id: id }]);
  });

  test.each([
    [['Ilgaz Muhasebe']],
    [['Ilgaz Muhasebe', 'Ilgaz Stok']],
    [['Masabaşı Klinik', 'Masabaşı Hastane Bilgi Sistemi', 'Ilgaz Stok']],
  ])('sells %j from the beginning, under the numbers of the specification', async (urunler) => {
    expect(await dene({ urunler })).toEqual([200, { durum: true }]);
    // The next start writes the basic data of every installation.
    await temelVeri(s.db);
    const { rows } = await sql<{ id: number; ad: string }>`select id, ad from proje order by id`.execute(s.db);
    expect(rows).toEqual(urunler.map((ad, i) => ({ id: [2, 6, 14][i], ad })));
    const { body } = await s.call(login, { lisans: 'ORNEK-1', UserName: 'İpek', Password: 'mavi-kalem-7' });
    const yetki = await s.call(contract.oturum.yetki, {}, (body as { token: string }).token);
    expect(yetki.body).toMatchObject({ projelist: rows.map(({ id }) => id) });
  });

  test('refuses a set-up without a product, with a repeated one, or with more than three', async () => {
    expect(await dene({ urunler: ['Ilgaz', 'ILGAZ '] })).toEqual([
      200,
      { durum: false, msg: 'Ürünlerin adları birbirinden farklı olmalı.' },
    ]);
    expect((await dene({ urunler: [] }))[1]).toEqual({
      durum: false,
      msg: "'urunler' alanı: en az bir ürün adı yazınız.",
    });
    expect((await dene({ urunler: ['a', 'b', 'c', 'd'] }))[0]).toBe(400);
    expect((await dene({ urunler: [' '] }))[0]).toBe(400);
    await bosKaldi();
  });

  test('audits the name of the new administrator, without the password', async () => {
    await dene();
    const kayit = await s.db.selectFrom('denetim').selectAll().where('eylem', '=', 'kur').executeTakeFirstOrThrow();
    expect(kayit).toMatchObject({ kisi_id: null, zaman: '2026-11-20T09:00:00Z', ip: '127.0.0.1' });
    expect(JSON.stringify(kayit)).not.toContain('mavi-kalem');
    expect(JSON.stringify(kayit)).not.toContain(istek.anahtar);
  });

  test('refuses a second set-up, even with the first key', async () => {
    await dene();
    expect(await dene({ UserName: 'saldirgan' })).toEqual([
      200,
      { durum: false, msg: expect.stringContaining('daha önce') },
    ]);
    expect(await s.db.selectFrom('kisi').select('kullanici_adi').execute()).toEqual([{ kullanici_adi: 'İpek' }]);
  });

  test('answers the same set-up with the same key in the same way, at once and later', async () => {
    const baslik = { 'idempotency-key': 'kurulum-anahtari-1' };
    const gonder = async () => (await s.call(kur, istek, undefined, baslik)).body;
    expect(await Promise.all([gonder(), gonder()])).toEqual([{ durum: true }, { durum: true }]);
    expect(await gonder()).toEqual({ durum: true });
    expect((await s.call(kur, { ...istek, UserName: 'saldirgan' }, undefined, baslik)).body.durum).toBe(false);
    expect(await s.db.selectFrom('kisi').select('kullanici_adi').execute()).toEqual([{ kullanici_adi: 'İpek' }]);
  });

  test('does not report a wrong key when another set-up ends while the key is read', async () => {
    let yanit: ReturnType<typeof dene> | undefined;
    await s.db.transaction().execute(async (db) => {
      await sql`lock table kurulum_anahtari in access exclusive mode`.execute(db);
      yanit = dene();
      await kilitBekleyen(s);
      await db.insertInto('kurulum').values({ sirket: 'Öbürü', lisans: '', demo: false, zaman: OGLEN }).execute();
      await db.deleteFrom('kurulum_anahtari').execute();
    });
    expect(await yanit).toEqual([200, { durum: false, msg: expect.stringContaining('daha önce tamamlanmış') }]);
    expect(await s.db.selectFrom('giris_hatasi').selectAll().execute()).toEqual([]);
  });

  test('lets one of five set-ups at once win', async () => {
    const yanitlar = await Promise.all(Array.from({ length: 5 }, (_, i) => dene({ UserName: `kisi${i}` })));
    expect(yanitlar.filter(([, body]) => (body as { durum: boolean }).durum)).toHaveLength(1);
    expect(yanitlar.map(([status]) => status)).toEqual(Array<number>(5).fill(200));
    expect(await s.db.selectFrom('kisi').select('id').execute()).toHaveLength(1);
  });

  test('refuses a wrong key and writes nothing', async () => {
    for (const anahtar of ['', 'x', `${istek.anahtar}x`, istek.anahtar.slice(1)])
      expect(await dene({ anahtar })).toEqual([200, { durum: false, msg: 'Kurulum anahtarı hatalı' }]);
    await bosKaldi();
  });

  test('slows wrong keys from an address down after five for a minute, but never the right key', async () => {
    for (let i = 0; i < 5; i++) await dene({ anahtar: 'yanlis' });
    const { status, body, headers } = await s.call(kur, { ...istek, anahtar: 'yanlis' });
    expect([status, body]).toEqual([429, { durum: false, msg: expect.stringContaining('60 saniye') }]);
    expect(headers.get('retry-after')).toBe('60');
    expect(await dene()).toEqual([200, { durum: true }]);
  });

  test.each([0, 1])('two servers print a key each, number %i works, the database has none', async (hangisi) => {
    const anahtarlar = [istek.anahtar, (await kurulumAnahtariHazirla(s.db))!];
    expect(new Set(anahtarlar).size).toBe(2);
    for (const { ozet } of await s.db.selectFrom('kurulum_anahtari').select('ozet').execute())
      for (const anahtar of anahtarlar) expect(ozet.toString('utf8')).not.toContain(anahtar);
    expect(await dene({ anahtar: ` ${anahtarlar[hangisi]}\n` })).toEqual([200, { durum: true }]);
    expect(await s.db.selectFrom('kurulum_anahtari').select('id').execute()).toEqual([]);
  });

  test('a server that restarts again and again leaves at most ten keys', async () => {
    const anahtarlar: string[] = [];
    for (let i = 0; i < 10; i++) anahtarlar.push((await kurulumAnahtariHazirla(s.db))!);
    expect(await s.db.selectFrom('kurulum_anahtari').select('id').execute()).toHaveLength(10);
    expect(await dene()).toEqual([200, { durum: false, msg: 'Kurulum anahtarı hatalı' }]);
    expect(await dene({ anahtar: anahtarlar[0]! })).toEqual([200, { durum: true }]);
  });

  test('refuses a password by the specification, in its order', async () => {
    expect(await dene({ parola: 'abc', tekrar: 'abd' })).toEqual([200, { durum: false, msg: METIN.uyusmuyor }]);
    expect(await dene({ parola: 'abcd', tekrar: 'abcd' })).toEqual([200, { durum: false, msg: METIN.kisa }]);
    await bosKaldi();
    expect(await dene({ parola: 'abcde', tekrar: 'abcde' })).toEqual([200, { durum: true }]);
  });

  test('400 names the field', async () => {
    expect(await dene({ sirket: ' ' })).toEqual([400, { durum: false, msg: "'sirket' alanı: boş olamaz." }]);
    expect(await dene({ parola: 'a'.repeat(129) })).toEqual([
      400,
      { durum: false, msg: "'parola' alanı: en fazla 128 karakter olabilir." },
    ]);
  });
});

test('demands eight characters that are not easily guessed, in the stricter policy', async () => {
  await baslat({ PAROLA_POLITIKA: 'asvs' });
  expect((await s.call(kurulumDurumu, {})).body).toMatchObject({ parolaPolitikasi: 'asvs' });
  const parola = (p: string) => dene({ parola: p, tekrar: p });
  for (const kotu of ['kalem-7', 'Parola123', 'Galatasaray1905', 'yazılım 2026!', 'ipek.irmak'])
    expect(await parola(kotu)).toEqual([200, { durum: false, msg: expect.any(String) }]);
  await bosKaldi();
  expect(await parola('mavi-kalem-7')).toEqual([200, { durum: true }]);
});

test('an existing installation reports itself and makes no key', async () => {
  s = await testServer({ ortam: { LISANS: 'X' } });
  expect((await s.call(kurulumDurumu, {})).body).toMatchObject({
    kurulu: true,
    sirket: 'Deneme A.Ş.',
    lisansGerekli: true,
  });
  expect(await kurulumAnahtariHazirla(s.db)).toBeNull();
  expect(s.saat.simdi.toISOString()).toBe(OGLEN);
});

test('a new company is not led through the tour', async () => {
  s = await testServer();
  const token = await oturumVer(s, await s.kisi('ayse'));
  expect((await s.call(turDuraklari, {}, token)).body).toEqual({ durum: true, duraklar: [] });
});
