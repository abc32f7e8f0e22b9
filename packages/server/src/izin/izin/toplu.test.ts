import { izin } from '@masabasi/core/izin/izin/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { sorgulari } from '../../testing/kilit.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let destek: number;
let satis: number;
let sorumlu: string;
let yetkili: string;
let yonetici: string;
const kisiler: Record<string, number> = {};

beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  satis = await s.departman('Satış');
  for (const [ad, departmanId] of [
    ['ayşe', destek],
    ['burak', destek],
    ['cem', destek],
    ['derya', satis],
  ] as const)
    kisiler[ad] = await s.kisi(ad, { ad, departmanId });
  await s.db.updateTable('kisi').set({ ise_baslama: '2020-01-01' }).execute();
  await s.db.updateTable('kisi').set({ tatil_gunleri: 2 }).where('id', '=', kisiler['burak']!).execute();
  // Nobody enters their own leave, so the head belongs to another department.
  const bas = await s.kisi('baş', { departmanId: await s.departman('Yönetim') });
  await s.sorumluYap(destek, bas);
  sorumlu = await oturumVer(s, bas);
  yetkili = await oturumVer(s, await s.kisi('yetkili', { departmanId: satis, yetkiler: [YETKI.izinYonet] }));
  yonetici = await oturumVer(s, await s.kisi('yonetici', { departmanId: satis, rol: 'Yönetici' }));
  await s.db
    .updateTable('kisi')
    .set({ ise_baslama: '2026-11-01' })
    .where('kullanici_adi', 'in', ['yetkili', 'yonetici'])
    .execute();
});
afterAll(() => s?.kapat());

const toplu = (
  o: Partial<Girdi<typeof izin.izinkaydet>['izin']>,
  bolumler: number[] | null,
  token: string,
  ek: { bakiyeOnayi?: 1; baslik?: Record<string, string> } = {},
) =>
  s.call(
    izin.izinkaydet,
    {
      izin: { Id: 0, UserId: 0, Tur: 280, Baslangic: '2026-12-07', Bitis: '2026-12-14', ...o },
      toplu: 1,
      bolumler,
      bakiyeOnayi: ek.bakiyeOnayi,
    },
    token,
    ek.baslik,
  );
const sayi = async () =>
  (
    await s.db
      .selectFrom('izin')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('everybody gets a row by their own weekly rest, and a person on leave is skipped by name', async () => {
  await s.call(
    izin.izinkaydet,
    { izin: { Id: 0, UserId: kisiler['cem']!, Tur: 282, Baslangic: '2026-12-10', Bitis: '2026-12-11' } },
    sorumlu,
  );
  const { body } = await toplu({ KullanilanGun: 6 }, [destek], sorumlu, {
    baslik: { 'idempotency-key': 'toplu-izin-1' },
  });
  expect(body).toMatchObject({
    durum: true,
    msg: 'İzin Kayıt Edildi...',
    Id: null,
    eklenen: 2,
    atlanan: [
      {
        UserId: kisiler['cem'],
        Ad: 'cem Deneme',
        neden: 'İzinli: 10.12.2026 – 11.12.2026 Rapor (Hastalık) kaydıyla çakışıyor',
      },
    ],
  });
  const satirlar = await s.db
    .selectFrom('izin')
    .select(['kisi_id', 'kullanilan_gun', 'tatil_gunleri'])
    .where('tur_id', '=', 280)
    .orderBy('kisi_id')
    .execute();
  expect(satirlar).toEqual([
    { kisi_id: kisiler['ayşe'], kullanilan_gun: 6, tatil_gunleri: 1 },
    { kisi_id: kisiler['burak'], kullanilan_gun: 5, tatil_gunleri: 2 },
  ]);
  // The same key gives the same answer. Another key finds everybody on leave.
  expect(
    (await toplu({ KullanilanGun: 6 }, [destek], sorumlu, { baslik: { 'idempotency-key': 'toplu-izin-1' } })).body,
  ).toEqual(body);
  const once = await sayi();
  const ikinci = (await toplu({ KullanilanGun: 6 }, [destek], sorumlu)).body;
  expect(ikinci).toMatchObject({ durum: true, msg: 'İzin Kayıt Edilmedi', eklenen: 0 });
  expect(ikinci.durum && ikinci.atlanan.map((a) => a.Ad)).toEqual(['ayşe Deneme', 'burak Deneme', 'cem Deneme']);
  expect(await sayi()).toBe(once);
});

test('a head enters leave only for their own departments, and not for all', async () => {
  const once = await sayi();
  expect((await toplu({}, [destek, satis], sorumlu)).status).toBe(403);
  expect((await toplu({}, [2_000_000_000], sorumlu)).status).toBe(403);
  for (const hic of [[], null])
    expect((await toplu({}, hic, sorumlu)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('departman'),
    });
  expect(await sayi()).toBe(once);
});

test('a negative balance skips the person, unless a privileged person continues', async () => {
  const ocak = { Baslangic: '2027-01-04', Bitis: '2027-01-05' };
  const y = (await toplu(ocak, [satis], yetkili, { bakiyeOnayi: 1 })).body;
  expect(y).toMatchObject({ durum: true, eklenen: 1 });
  expect(y.durum && y.atlanan).toMatchObject([
    { Ad: 'yetkili Deneme', neden: YETKI_METNI.kendi },
    { Ad: 'yonetici Deneme', neden: expect.stringContaining('bakiye') },
  ]);
  expect((await toplu(ocak, [satis], yonetici, { bakiyeOnayi: 1 })).body).toMatchObject({ durum: true, eklenen: 2 });
});

test('the checks of the specification hold for a bulk entry, too', async () => {
  expect((await toplu({ Tur: null }, [destek], sorumlu)).body).toEqual({
    durum: false,
    msg: 'İzin Türünü Seçmelisiniz...',
  });
});

test('half a day is half of each person’s own day, and nothing on a day off', async () => {
  const yarim = async (gun: string, bas: string, bit: string) =>
    tamam(
      await toplu({ Baslangic: gun, Bitis: gun, Izin_Baslama_Saati: bas, Izin_Bitis_Saati: bit }, [destek], sorumlu),
    );
  expect((await yarim('2027-01-11', '08:30', '12:15')).eklenen).toBe(3);
  const satirlar = await s.db
    .selectFrom('izin')
    .select(['kisi_id', 'baslama_saati', 'bitis_saati', 'kullanilan_gun', 'kullanilan_saat'])
    .where('baslangic', '=', '2027-01-11')
    .orderBy('kisi_id')
    .execute();
  const [alti, bes] = [
    { baslama_saati: '08:30:00', bitis_saati: '12:15:00', kullanilan_gun: 0, kullanilan_saat: 3.75 },
    { baslama_saati: '08:30:00', bitis_saati: '13:00:00', kullanilan_gun: 0, kullanilan_saat: 4.5 },
  ];
  expect(satirlar).toEqual([
    { kisi_id: kisiler['ayşe'], ...alti },
    { kisi_id: kisiler['burak'], ...bes },
    { kisi_id: kisiler['cem'], ...alti },
  ]);
  // 16 January is a Saturday: a day off for one of them.
  expect((await yarim('2027-01-16', '14:15', '18:00')).atlanan).toEqual([
    { UserId: kisiler['burak'], Ad: 'burak Deneme', neden: 'Bu gün çalışma günü değil.' },
  ]);
});

test('five hundred people take as many statements as a few, in one transaction, and only once', async () => {
  await sql`insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id, ise_baslama)
    select 'Kişi', n::text, 'k' || n, 'k' || n, ${satis}, '2018-01-01' from generate_series(1, 500) n`.execute(s.db);
  const mart = { Baslangic: '2027-03-01', Bitis: '2027-03-08' };
  const { yanit, sorgular } = await sorgulari(s, () => toplu(mart, [], yetkili));
  expect(yanit.body).toMatchObject({ durum: true, eklenen: 505 });
  expect(sorgular.length).toBeLessThan(60);
  const gecmis = sql<{
    n: number;
  }>`select count(*) as n from hareket h join izin i on i.id = h.nesne_id where h.nesne = 'izin' and i.baslangic = '2027-03-01'`;
  expect((await gecmis.execute(s.db)).rows[0]!.n).toBe(505);
  const once = await sayi();
  const ikinci = (await toplu(mart, [], yetkili)).body;
  expect(ikinci.durum && [ikinci.eklenen, ikinci.atlanan.length]).toEqual([0, 507]);
  expect(await sayi()).toBe(once);
});
