import { birlestirme as oda } from '@masabasi/core/musteri/birlestirme/contract';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { yetkili } from '@masabasi/core/musteri/yetkili/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { up } from '../../platform/db/migrations/0144-birlesen-iletisim.ts';
import { faces } from '../../rooms.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { masaKur, postaci } from '../../testing/gelenPosta.ts';
import { BOS_MUSTERI } from '../../testing/walk.ts';

/** Telephones and addresses of a merged card: a caller or writer is recognised as before. */

const postaGetir = postaci(faces);
let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;
beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
let saat = 0;
beforeEach(() => m.dk(61 * ++saat));

const ac = async (o: Partial<typeof BOS_MUSTERI>) => {
  const kart = { ...BOS_MUSTERI, ProjeIdler: [2], ...o };
  return tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, m.ayse.token));
};
type Kart = Awaited<ReturnType<typeof ac>>;
type Secim = Parameters<typeof s.call<typeof oda.musteriBirlestir>>[1]['alanlar'];
const birlestir = async (kalan: Kart, giden: Kart, alanlar: Secim = {}) =>
  tamam(
    await s.call(
      oda.musteriBirlestir,
      { Id: kalan.Id, Surum: kalan.Surum, DigerId: giden.Id, DigerSurum: giden.Surum, alanlar },
      m.ayse.token,
    ),
  ).BirlesmeId;
const bulunan = async (ara: string) =>
  tamam(await s.call(musteri.musterilist, { ara }, m.ayse.token)).musterilist.map((k) => k.Id);
const arayan = async (telefon: string) =>
  tamam(await s.call(gorusme.telefonBul, { telefon }, m.ayse.token)).musterilist.map((k) => k.Id);
const kisileri = async (MusteriId: number) =>
  tamam(await s.call(yetkili.getMusteriPersonelList, { MusteriId }, m.ayse.token)).musteriPersonelList;
const yazan = async (eposta: string) => {
  await postaGetir(s, 'Rapor alinamiyor', { From: eposta });
  return (await s.db.selectFrom('webistek').select('musteri_id').orderBy('id', 'desc').executeTakeFirst())!.musteri_id;
};

test('both lost and exchanged ones lead to the remaining card; undo gives them back', async () => {
  const kalan = await ac({
    Ad: 'Nur',
    Soyad: 'Ak',
    Telefon: '02321110001',
    GSM: '05321110002',
    Eposta: 'nur@bir.example',
  });
  const giden = await ac({
    Ad: 'Nur',
    Soyad: 'Akın',
    Telefon: '02321110003',
    GSM: '05321110004',
    Eposta: 'Nur@iki.example',
  });
  const Id = await birlestir(kalan, giden, { GSM: 'giden' });
  const hepsi = ['2321110001', '5321110002', '2321110003', '5321110004'];
  for (const no of hepsi) expect([await bulunan(no), await arayan(no)], no).toEqual([[kalan.Id], [kalan.Id]]);
  for (const a of ['nur@bir.example', 'nur@iki.example'])
    expect([await bulunan(a), await yazan(a)], a).toEqual([[kalan.Id], kalan.Id]);
  expect((await kisileri(kalan.Id)).map((k) => [k.Ad, k.Soyad, k.Telefon, k.GSM, k.Eposta])).toEqual([
    ['Nur', 'Ak', null, '05321110002', null],
    ['Nur', 'Akın', '02321110003', null, 'Nur@iki.example'],
  ]);

  tamam(await s.call(oda.musteriBirlestirGeriAl, { Id }, m.ayse.token));
  expect(await kisileri(kalan.Id)).toEqual([]);
  for (const [no, kim] of [
    ['2321110001', kalan],
    ['5321110002', kalan],
    ['2321110003', giden],
    ['5321110004', giden],
  ] as const)
    expect([await bulunan(no), await arayan(no)], no).toEqual([[kim.Id], [kim.Id]]);
  expect(await yazan('nur@iki.example')).toBe(giden.Id);
});

test('no contact person is added for an address that the card or its contact persons have', async () => {
  const kalan = await ac({ Ad: 'Ali', Soyad: 'Can', GSM: '05321110011', Eposta: 'ali@uc.example' });
  const kisi = { MusteriId: kalan.Id, Ad: 'Oya', Soyad: '', Unvan: '', GSM: null, Telefon: '02321110012' };
  const personel = { ...kisi, Eposta: null, Aciklama: '', Id: 0, Surum: 0 };
  tamam(await s.call(yetkili.musteriPersonelKaydet, { personel }, m.ayse.token));
  const giden = await ac({
    Ad: 'Ali',
    Soyad: 'Can',
    Telefon: '02321110012',
    GSM: '05321110011',
    Eposta: 'ALI@uc.example',
  });
  await birlestir(kalan, giden);
  expect((await kisileri(kalan.Id)).map((k) => k.Ad)).toEqual(['Oya']);
});

test('of a company with figures in its name they get a name that can be saved', async () => {
  const kalan = await ac({ Tip: 2, Ad: '', Soyad: '', Unvan: 'Eczane 2000', Telefon: '02321110021' });
  const giden = await ac({
    Tip: 2,
    Ad: '',
    Soyad: '',
    Unvan: `Eczane 2000 ${'Şube '.repeat(25)}`,
    Telefon: '02321110022',
  });
  const Id = await birlestir(kalan, giden);
  const [k] = await kisileri(kalan.Id);
  expect(k).toMatchObject({
    Ad: 'Eski kart',
    Telefon: '02321110022',
    Aciklama: expect.stringMatching(/^Birleştirilen M\d+ kartından$/),
  });
  const { MusteriId, Ana: _a, izinler: _i, ...alanlar } = k!;
  tamam(await s.call(yetkili.musteriPersonelKaydet, { personel: { ...alanlar, MusteriId, Ad: 'Şube' } }, m.ayse.token));
  // A contact person who was changed since stays.
  tamam(await s.call(oda.musteriBirlestirGeriAl, { Id }, m.ayse.token));
  expect((await kisileri(kalan.Id)).map((y) => y.Ad)).toEqual(['Şube']);
});

test('a card merged once more keeps them', async () => {
  const [a, b, c] = [
    await ac({ Ad: 'Ece', Soyad: 'Bir', GSM: '05321110031' }),
    await ac({ Ad: 'Ece', Soyad: 'İki', GSM: '05321110032' }),
    await ac({ Ad: 'Ece', Soyad: 'Üç', GSM: '05321110033' }),
  ];
  await birlestir(b, a);
  const { Surum } = tamam(await s.call(musteri.musteriDetay, { Id: b.Id }, m.ayse.token)).musteri;
  await birlestir(c, { ...b, Surum });
  for (const no of ['5321110031', '5321110032', '5321110033']) expect(await arayan(no)).toEqual([c.Id]);
});

test('a card merged by an earlier version gives them, too', async () => {
  const kalan = await ac({ Ad: 'Can', Soyad: 'Er', GSM: '05321110041' });
  const giden = await ac({ Ad: 'Can', Soyad: 'Eren', GSM: '05321110042', Telefon: '05321110041' });
  const Id = await birlestir(kalan, giden);
  await sql`delete from musteri_yetkili where musteri_id = ${kalan.Id}`.execute(s.db);
  await sql`delete from musteri_birlesme_satir where birlesme_id = ${Id} and islem = 'geldi' and tablo = 'musteri_yetkili'`.execute(
    s.db,
  );
  expect(await arayan('5321110042')).toEqual([]);
  await up(s.db as never);
  expect(await arayan('5321110042')).toEqual([kalan.Id]);
  expect((await kisileri(kalan.Id)).map((k) => [k.Ad, k.Soyad, k.Telefon, k.GSM])).toEqual([
    ['Can', 'Eren', null, '05321110042'],
  ]);
  // A second run adds nothing.
  await up(s.db as never);
  expect(await kisileri(kalan.Id)).toHaveLength(1);
  tamam(await s.call(oda.musteriBirlestirGeriAl, { Id }, m.ayse.token));
  expect([await arayan('5321110042'), await kisileri(kalan.Id)]).toEqual([[giden.Id], []]);
});
