import { contract } from '@masabasi/core/contract';
import { takvimHatasi } from '@masabasi/core/platform/time/takvim';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_DEMO, oturumVer } from '../../testing/walk.ts';
import { satisAraclari } from './testing.ts';

/** The calendar of appointments: assignees, visibility, warnings. */

let s: TestServer;
const tur: Record<string, number> = {};
const kisiler = {} as Record<'kuran' | 'dagitan' | 'altinci', { Id: number; token: string }>;
const { denemede } = satisAraclari(() => ({ s, tur, satan: kisiler.kuran }));

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Kurulum', { bas: '08:30', bit: '18:00' });
  await s.db
    .updateTable('departman')
    .set({ calisma_gunleri: [1, 2, 3, 4, 5] })
    .where('id', '=', departmanId)
    .execute();
  const ac = async (ad: keyof typeof kisiler, projeler: number[], yetkiler: number[]) => {
    const Id = await s.kisi(ad, { departmanId, ad, projeler, yetkiler });
    kisiler[ad] = { Id, token: await oturumVer(s, Id) };
  };
  await ac('kuran', [2], []);
  await ac('dagitan', [2], [YETKI.atanmamisDemolar]);
  await ac('altinci', [6], [YETKI.atanmamisDemolar]);
  for (const t of await s.db.selectFrom('tanim').selectAll().where('liste', '=', 'lisansTur').execute())
    if (t.anahtar !== null) tur[t.anahtar] = t.id;
});
afterAll(() => s?.kapat());

const takvim = (kim: keyof typeof kisiler, Ilk = '2026-11-23', Son = '2026-11-29') =>
  s.call(contract.demo.demoTakvimi, { Ilk, Son }, kisiler[kim].token);
const randevu = async (an: string, kim: 'kuran' | 'dagitan' = 'kuran') => {
  const { Id } = await denemede({ AtananId: kisiler[kim].Id }, kisiler[kim]);
  await s.db.updateTable('demo_istek').set({ randevu_zamani: an }).where('id', '=', Id).execute();
  return Id;
};

test('shows own ones, in their order; a person who assigns demos sees everybody’s of own products; closed ones are gone', async () => {
  const [b, a] = [await randevu('2026-11-24T11:00:00Z'), await randevu('2026-11-24T07:00:00Z')];
  const baskasi = await randevu('2026-11-25T07:00:00Z', 'dagitan');
  const kapanan = await randevu('2026-11-26T07:00:00Z');
  await s.db.updateTable('demo_istek').set({ kapanis_zamani: s.saat.simdi }).where('id', '=', kapanan).execute();
  const idler = async (kim: keyof typeof kisiler) => tamam(await takvim(kim)).randevular.map((r) => r.Id);
  expect(await idler('kuran')).toEqual([a, b]);
  expect(await idler('dagitan')).toEqual([a, b, baskasi]);
  expect(await idler('altinci')).toEqual([]);
});

test('days are those of Istanbul, at most six weeks of them', async () => {
  const gece = await randevu('2026-12-06T20:59:00Z');
  const sonra = await randevu('2026-12-06T21:00:00Z');
  const hafta = tamam(await takvim('kuran', '2026-11-30', '2026-12-06')).randevular.map((r) => r.Id);
  expect(hafta).toContain(gece);
  expect(hafta).not.toContain(sonra);
  for (const [ilk, son] of [
    ['2026-11-01', '2026-12-13'],
    ['2026-11-02', '2026-11-01'],
  ] as const)
    expect((await takvim('kuran', ilk, son)).body).toEqual({
      durum: false,
      msg: takvimHatasi(ilk, son, 'randevuları'),
    });
});

test.each([
  ['2027-01-05T07:00:00Z', null],
  ['2027-01-05T05:00:00Z', 'Mesai saatleri dışında'],
  ['2027-01-05T15:00:00Z', 'Mesai saatleri dışında'],
  ['2027-01-09T07:00:00Z', 'O gün çalışmıyor'],
  ['2027-01-07T07:00:00Z', 'O gün izinli'],
])('%s: %s', async (an, uyari) => {
  await s.db.deleteFrom('izin').execute();
  const izin = {
    tur_id: 282,
    baslangic: '2027-01-07',
    bitis: '2027-01-08',
    kullanilan_gun: 1,
    yazma_zamani: s.saat.simdi,
  };
  await s.db
    .insertInto('izin')
    .values({ ...izin, kisi_id: kisiler.kuran.Id })
    .execute();
  const Id = await randevu(an);
  const bulunan = tamam(await takvim('kuran', '2027-01-04', '2027-01-10')).randevular.find((r) => r.Id === Id)!;
  expect(bulunan.Uyari).toBe(uyari);
  await s.db.updateTable('demo_istek').set({ randevu_zamani: null }).where('id', '=', Id).execute();
});

const bak = async (an: string) => {
  const Id = await randevu(an);
  const gun = an.slice(0, 10);
  const { randevular } = tamam(await takvim('kuran', gun, gun));
  await s.db.updateTable('demo_istek').set({ randevu_zamani: null }).where('id', '=', Id).execute();
  return randevular.find((r) => r.Id === Id)!.Uyari;
};

test.each([
  ['06:58', null],
  ['06:59', 'O saatte izinli'],
  ['07:00', 'O saatte izinli'],
  ['09:59', 'O saatte izinli'],
  ['10:00', null],
])('leave of hours from 10:58 to 13:00, an appointment at %s UTC: %s', async (saat, uyari) => {
  await s.db.deleteFrom('izin').execute();
  const saatler = { baslama_saati: '10:58', bitis_saati: '13:00', kullanilan_gun: 0, kullanilan_saat: 2 };
  const izin = { tur_id: 282, baslangic: '2027-01-14', bitis: '2027-01-14', yazma_zamani: s.saat.simdi };
  await s.db
    .insertInto('izin')
    .values({ ...izin, ...saatler, kisi_id: kisiler.kuran.Id })
    .execute();
  expect(await bak(`2027-01-14T${saat}:00Z`)).toBe(uyari);
});

test.each([
  ['2027-04-14T07:00:00Z', 'O gün resmi tatil'],
  ['2027-04-15T07:00:00Z', null],
  ['2027-04-15T09:30:00Z', 'O gün öğleden sonra tatil'],
  ['2027-04-15T11:00:00Z', 'O gün öğleden sonra tatil'],
])('a holiday and the half one after it, %s: %s', async (an, uyari) => {
  await s.db.deleteFrom('tatil').where('tarih', '>=', '2027-04-14').where('tarih', '<=', '2027-04-15').execute();
  await s.db
    .insertInto('tatil')
    .values([
      { tarih: '2027-04-14', ad: 'Deneme Bayramı', gun_sayi: 1 },
      { tarih: '2027-04-15', ad: 'Deneme Yarım Tatili', gun_sayi: 0.5 },
    ])
    .execute();
  expect(await bak(an)).toBe(uyari);
  const { tatiller } = tamam(await takvim('kuran', '2027-04-12', '2027-04-18'));
  expect(tatiller.map((t) => [t.Tarih, t.GunSayi])).toEqual([
    ['2027-04-14', '1'],
    ['2027-04-15', '0,5'],
  ]);
  // A department that works through has no holidays.
  const { departman_id } = await s.db
    .selectFrom('kisi')
    .select('departman_id')
    .where('id', '=', kisiler.kuran.Id)
    .executeTakeFirstOrThrow();
  const surekli = (vardiya_dakika: number | null) =>
    s.db.updateTable('departman').set({ vardiya_dakika }).where('id', '=', departman_id).execute();
  await surekli(540);
  expect(await bak(an)).toBe(null);
  await surekli(null);
});

test('warns of two within an hour of each other', async () => {
  const idler = [await randevu('2027-02-02T07:00:00Z'), await randevu('2027-02-02T07:59:00Z')];
  const tek = await randevu('2027-02-02T09:00:00Z');
  const { randevular } = tamam(await takvim('kuran', '2027-02-01', '2027-02-07'));
  const uyarilar = new Map(randevular.map((r) => [r.Id, r.Uyari]));
  expect([...idler, tek].map((Id) => uyarilar.get(Id))).toEqual([
    'Aynı saatte başka randevusu var',
    'Aynı saatte başka randevusu var',
    null,
  ]);
});

test('asks about a warning; once read it passes, another one is asked about again', async () => {
  await s.db.deleteFrom('izin').execute();
  const { token, Id: AtananId } = kisiler.kuran;
  const ac = async (GSM: string) => {
    const demo = { ...BOS_DEMO, LisansTurId: tur['demo']!, AdSoyad: 'Nehir Su', AtananId, GSM };
    return tamam(await s.call(contract.demo.demoKaydet, { demo }, token));
  };
  const ver = async (
    { Id, Surum }: { Id: number; Surum: number },
    RandevuZamani: string,
    gorulenUyari: string | null = null,
  ) =>
    (
      await s.call(
        contract.demo.demoDurumGuncelle,
        { Id, Surum, Durum: 'randevulu', RandevuZamani, gorulenUyari },
        token,
      )
    ).body;
  const ilki = await ac('05329998877');
  expect(await ver(ilki, '2027-04-06T07:00:00Z')).toMatchObject({ durum: true });
  const d = await ac('05329998866');
  const cakisir = 'Aynı saatte başka randevusu var';
  expect(await ver(d, '2027-04-06T07:30:00Z')).toEqual({
    durum: false,
    msg: `${cakisir}. Yine de kaydedilsin mi?`,
    uyari: cakisir,
  });
  const kaydi = () =>
    s.db.selectFrom('demo_istek').select('randevu_zamani').where('id', '=', d.Id).executeTakeFirstOrThrow();
  expect((await kaydi()).randevu_zamani).toBe(null);
  await s.db
    .insertInto('izin')
    .values({
      tur_id: 282,
      baslangic: '2027-04-06',
      bitis: '2027-04-07',
      kullanilan_gun: 1,
      yazma_zamani: s.saat.simdi,
      kisi_id: AtananId,
    })
    .execute();
  expect(await ver(d, '2027-04-06T07:30:00Z', cakisir)).toMatchObject({ durum: false, uyari: 'O gün izinli' });
  const verilen = await ver(d, '2027-04-06T07:30:00Z', 'O gün izinli');
  if (!verilen.durum) throw new Error(verilen.msg);
  // Its own earlier time is no obstacle.
  expect(await ver(verilen, '2027-04-08T07:30:00Z')).toMatchObject({ durum: true });
  // A new assignee of a demo gets its appointment with it.
  const ata = (gorulenUyari: string | null) =>
    s.call(
      contract.demo.demoAta,
      { Id: d.Id, Surum: verilen.Surum + 1, AtananId: kisiler.dagitan.Id, gorulenUyari },
      kisiler.dagitan.token,
    );
  await s.db.updateTable('demo_istek').set({ randevu_zamani: '2027-04-10T07:00:00Z' }).where('id', '=', d.Id).execute();
  expect((await ata(null)).body).toMatchObject({ durum: false, uyari: 'O gün çalışmıyor' });
  expect((await ata('O gün çalışmıyor')).body).toMatchObject({ durum: true });
});
