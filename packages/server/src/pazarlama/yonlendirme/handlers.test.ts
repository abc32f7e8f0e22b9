import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { afterAll, describe, expect, test } from 'vitest';
import { BOS_ADAY, mesaj, ziyaretOrtami } from '../../testing/ziyaret.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { gecikenleriBildir } from './kayit.ts';

/** Referrals to a person and to a department: accepted, refused, withdrawn, late, and suggested receivers. */

const { aday, bildirim, yonlendirme: oda } = contract;

const s = await testServer();
const o = await ziyaretOrtami(s);
const { satici, digeri, altinci } = o;
const bolum = await s.departman('Saha');
const saha = await Promise.all(
  ['Saha Bir', 'Saha İki', 'Saha Üç'].map((ad, i) =>
    oturumlu(s, `saha${i}`, { ad, departmanId: bolum, projeler: [2] }),
  ),
);
afterAll(() => s.kapat());

async function yeniAday(IlId: number | null = null) {
  const MusteriId = await o.yeniMusteri('Yönlenen', 'Aday', { IlId });
  const istek = { aday: { ...BOS_ADAY, MusteriId } };
  return { ...tamam(await s.call(aday.adayKaydet, istek, satici.token)), MusteriId };
}
type Istek = Girdi<typeof oda.yonlendirmeKaydet>;
const yonlendir = (a: { Id: number; Surum: number }, f: Partial<Istek>, kim = satici) =>
  s.call(
    oda.yonlendirmeKaydet,
    { AdayId: a.Id, Surum: a.Surum, Neden: 'Bölgesi olduğu için', Termin: '2026-12-01', ...f },
    kim.token,
  );
const karar = (Id: number, Durum: Girdi<typeof oda.yonlendirmeKarar>['Durum'], kim = digeri, Aciklama = '') =>
  s.call(oda.yonlendirmeKarar, { Id, Surum: 1, Durum, Aciklama }, kim.token);
const sahibi = async (Id: number) => tamam(await s.call(aday.getAdayDetay, { Id }, satici.token)).aday.SahipId;
const haberleri = async (kim: typeof satici) =>
  tamam(await s.call(bildirim.bildirimler, {}, kim.token)).bildirimler.map((b) => b.Baslik);

describe('a referral', () => {
  test('to a colleague moves the prospect when it is accepted, and notifies its sender', async () => {
    const a = await yeniAday();
    const { Id } = tamam(await yonlendir(a, { HedefKisiId: digeri.Id }));
    expect(await haberleri(digeri)).toContain('Size bir aday yönlendirildi: Yönlenen Aday');
    expect(await sahibi(a.Id)).toBeNull();
    expect(mesaj(await yonlendir(a, { HedefKisiId: digeri.Id }))).toBe(
      'Bu aday yönlendirilmiş; önce kararı bekleyiniz ya da geri alınız.',
    );
    expect(mesaj(await karar(Id, 'kabul', satici))).toMatch(/geçilemez/);
    expect(mesaj(await karar(Id, 'kabul', altinci))).toBe(404);
    tamam(await karar(Id, 'kabul'));
    expect(await sahibi(a.Id)).toBe(digeri.Id);
    expect(await haberleri(satici)).toContain('Yönlendirdiğiniz aday: Kabul Edildi, Yönlenen Aday');
    const { hareketlist } = tamam(await s.call(aday.getAdayDetay, { Id: a.Id }, satici.token));
    expect(hareketlist[0]).toMatchObject({ Baslik: 'Aday yönlendirildi', Aciklama: 'Bölgesi olduğu için' });
  });

  test('leaves the prospect unchanged when it is refused with a reason or withdrawn', async () => {
    const a = await yeniAday();
    const ilk = tamam(await yonlendir(a, { HedefKisiId: digeri.Id }));
    expect(mesaj(await karar(ilk.Id, 'red', digeri, 'olmaz'))).toBe('Ret nedenini en az 10 karakterle yazınız.');
    tamam(await karar(ilk.Id, 'red', digeri, 'Bu ay izindeyim, yetişemem.'));
    const ikinci = tamam(await yonlendir(a, { HedefKisiId: digeri.Id }));
    expect(mesaj(await karar(ikinci.Id, 'geri', digeri))).toMatch(/geçilemez/);
    tamam(await karar(ikinci.Id, 'geri', satici));
    expect(await sahibi(a.Id)).toBeNull();
    const { yonlendirmelist } = tamam(await s.call(oda.getYonlendirmeList, { sekme: 'gonderdigim' }, satici.token));
    expect(yonlendirmelist.filter((y) => y.AdayId === a.Id).map((y) => [y.Durum, y.KararAciklama])).toEqual([
      ['Reddedildi', 'Bu ay izindeyim, yetişemem.'],
      ['Geri Alındı', ''],
    ]);
  });

  test('to a department goes to one person when all of them accept it at the same time', async () => {
    for (let tur = 0; tur < 5; tur++) {
      const a = await yeniAday();
      const { Id } = tamam(await yonlendir(a, { HedefDepartmanId: bolum }));
      const yanitlar = await Promise.all([...saha, ...saha].map((kim) => karar(Id, 'kabul', kim)));
      expect(yanitlar.map((y) => y.status).toSorted((x, y) => x - y)).toEqual([200, 409, 409, 409, 409, 409]);
      const kazanan = yanitlar.findIndex((y) => y.status === 200) % saha.length;
      expect(await sahibi(a.Id)).toBe(saha[kazanan]!.Id);
    }
  });

  test.each([
    [{}, 'Bir kişi ya da bir departman seçiniz.'],
    [{ HedefKisiId: 1_999_999 }, 'Seçtiğiniz kişi bu ürünle çalışmıyor.'],
    [{ HedefKisiId: 1_999_999, Termin: '2026-01-01' }, 'Son karar günü geçmişte olamaz.'],
    [{ HedefDepartmanId: 1_999_999 }, 'Seçtiğiniz departmanda bu ürünle çalışan kimse yok.'],
  ])('%o is refused', async (f, msg) => {
    expect(mesaj(await yonlendir(await yeniAday(), f))).toBe(msg);
  });
});

test('reports a missed decision once, to the sender and to the head of the receivers', async () => {
  const sorumlu = await oturumlu(s, 'sahabasi', { ad: 'Saha Başı', departmanId: bolum, projeler: [2] });
  await s.sorumluYap(bolum, sorumlu.Id);
  const a = await yeniAday();
  const { Id } = tamam(await yonlendir(a, { HedefDepartmanId: bolum, Termin: '2026-12-01' }));
  const bak = (an: string) => gecikenleriBildir({ db: s.db, simdi: new Date(an), config: { publicUrl: null } });
  await bak('2026-12-01T20:00:00Z');
  const gecikme = async (kim: typeof satici) =>
    (await haberleri(kim)).filter((b) => b === 'Yönlendirme gecikti: Yönlenen Aday').length;
  expect([await gecikme(satici), await gecikme(sorumlu)]).toEqual([0, 0]);
  for (let i = 0; i < 2; i++) await bak('2026-12-02T05:00:00Z');
  expect([await gecikme(satici), await gecikme(sorumlu)]).toEqual([1, 1]);
  tamam(await karar(Id, 'kabul', saha[0]));
});

test('suggests people who sell in the province and have little to do, never people who sell elsewhere', async () => {
  const [ankara, izmir] = await s.db
    .selectFrom('il')
    .select('id')
    .where('ad', 'in', ['İzmir', 'Ankara'])
    .orderBy('ad')
    .execute();
  await s.db
    .insertInto('satis_bolgesi')
    .values([
      { kisi_id: saha[1]!.Id, il_id: izmir!.id },
      { kisi_id: digeri.Id, il_id: ankara!.id },
    ])
    .execute();
  const a = await yeniAday(izmir!.id);
  const { oneriler } = tamam(await s.call(oda.yonlendirmeOnerileri, { AdayId: a.Id }, satici.token));
  expect(oneriler[0]).toMatchObject({ KisiId: saha[1]!.Id, Neden: expect.stringContaining('bölgesi İzmir') });
  expect(oneriler.map((x) => x.KisiId)).not.toContain(digeri.Id);
  expect(oneriler.map((x) => x.KisiId)).not.toContain(satici.Id);
});
