import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { yazisma as oda } from '@masabasi/core/kisi/yazisma/contract';
import { METIN, type Tepki, TEPKILER } from '@masabasi/core/kisi/yazisma/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { akisAc } from '../../testing/akis.ts';
import { yerles } from '../../testing/stream.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

const RESIM = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();

/** Conversations between people, in groups and in departments: readers, order without repetition, and calls. */

let s: TestServer;
let destek: number;
let satis: number;
const k = {} as Record<'ayse' | 'can' | 'ece' | 'deniz' | 'bas', Oturumlu>;
let sayac = 0;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  [destek, satis] = [await s.departman('Destek', { bas: '08:30', bit: '18:00' }), await s.departman('Satış')];
  const ac = (ad: string, departmanId: number) =>
    oturumlu(s, ad, { ad, soyad: 'Kaya', departmanId, sayfalar: ['/personel/yazisma', '/personel/mola'] });
  for (const ad of ['ayse', 'can', 'bas'] as const) k[ad] = await ac(ad, destek);
  for (const ad of ['ece', 'deniz'] as const) k[ad] = await ac(ad, satis);
  await s.sorumluYap(destek, k.bas.Id);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['mola', 'mesai', 'izin', 'bildirim'] as const) await s.db.deleteFrom(t).execute();
  // Everybody is at the desk.
  for (const { token, Id } of Object.values(k))
    tamam(await s.call(mola.moladurumGuncelle, { userid: Id, moladurum: 651 }, token));
});

type Kim = keyof typeof k;
const ikili = async (kim: Kim, kime: Kim) =>
  tamam(await s.call(oda.konusmaAc, { KisiId: k[kime].Id }, k[kim].token)).Id;
const grup = async (kim: Kim, ...kimler: Kim[]) =>
  tamam(
    await s.call(
      oda.grupKaydet,
      { Id: 0, Ad: 'Tatil planı', Kisiler: kimler.map((x) => k[x].Id), Surum: 0 },
      k[kim].token,
    ),
  ).Id;
const dene = (kim: Kim, KonusmaId: number, o: Partial<Girdi<typeof oda.mesajGonder>> = {}) =>
  s.call(oda.mesajGonder, { KonusmaId, Anahtar: `anahtar-${++sayac}`, Metin: 'Merhaba', ...o }, k[kim].token);
const yaz = async (kim: Kim, KonusmaId: number, Metin: string, o: Partial<Girdi<typeof oda.mesajGonder>> = {}) =>
  tamam(await dene(kim, KonusmaId, { Metin, ...o }));
const oku = async (kim: Kim, Id: number, o: Partial<Girdi<typeof oda.konusmaOku>> = {}) =>
  tamam(await s.call(oda.konusmaOku, { Id, ...o }, k[kim].token));
const metinler = async (kim: Kim, Id: number) => (await oku(kim, Id)).mesajlar.map((m) => m.Metin);
const durumu = async (kim: Kim, Id: number) => (await s.call(oda.konusmaOku, { Id }, k[kim].token)).status;
const listesi = async (kim: Kim) => tamam(await s.call(oda.konusmaListesi, {}, k[kim].token)).konusmalar;
const satiri = async (kim: Kim, Id: number) => (await listesi(kim)).find((x) => x.Id === Id);
const bildirimler = async (kim: Kim) =>
  (
    await sql<{ baslik: string }>`select baslik from bildirim where kisi_id = ${k[kim].Id} order by id`.execute(s.db)
  ).rows.map((r) => r.baslik);

test('two people have one conversation for any opener, and nobody else reads it or learns of it', async () => {
  const Id = await ikili('ayse', 'ece');
  expect(await ikili('ece', 'ayse')).toBe(Id);
  await yaz('ayse', Id, 'Bayi toplantısı kaçta?');
  await yaz('ece', Id, 'Üçte.');
  expect(await metinler('ayse', Id)).toEqual(['Bayi toplantısı kaçta?', 'Üçte.']);
  expect((await oku('ece', Id)).konusma).toMatchObject({ Ad: 'ayse Kaya', Tur: 'ikili', SonNo: 2 });
  for (const kim of ['can', 'bas'] as const) {
    expect(await durumu(kim, Id)).toBe(404);
    expect((await dene(kim, Id)).status).toBe(404);
    expect(await satiri(kim, Id)).toBeUndefined();
  }
  const [m] = (await oku('ayse', Id)).mesajlar;
  for (const uc of [oda.mesajGeriAl, oda.mesajGecmisi] as const)
    expect((await s.call(uc, { Id: m!.Id }, k.can.token)).status).toBe(404);
  expect((await s.call(oda.konusmaAc, { KisiId: k.ayse.Id }, k.ayse.token)).body).toEqual({
    durum: false,
    msg: METIN.kendine,
  });
});

test('each message comes once in one order, and a repeat with its key is the same message', async () => {
  const Id = await grup('ayse', 'can', 'ece');
  const Anahtar = 'ayni-anahtar-1';
  const ilk = await yaz('ayse', Id, 'Bir kez', { Anahtar });
  const yanitlar = await Promise.all([1, 2, 3].map(() => yaz('ayse', Id, 'Bir kez', { Anahtar })));
  for (const y of yanitlar) expect(y).toMatchObject({ Id: ilk.Id, No: ilk.No });
  const ayniAnda = await Promise.all([1, 2, 3, 4].map(() => yaz('can', Id, 'Birlikte', { Anahtar: 'ayni-anda-1' })));
  expect(new Set(ayniAnda.map((y) => y.Id)).size).toBe(1);
  await Promise.all(Array.from({ length: 12 }, (_, n) => yaz(n % 2 ? 'ayse' : 'ece', Id, `Sıra ${n}`)));
  const { mesajlar } = await oku('can', Id);
  expect(mesajlar.map((m) => m.No)).toEqual(Array.from({ length: 14 }, (_, n) => n + 1));
  expect((await dene('ayse', await ikili('ayse', 'can'), { Anahtar })).body).toEqual({
    durum: false,
    msg: METIN.yerAyri,
  });
});

test('a department’s conversation belongs to its present people, and a person who leaves keeps nothing', async () => {
  const ac = (kim: Kim, DepartmanId: number) => s.call(oda.konusmaAc, { DepartmanId }, k[kim].token);
  const { Id } = tamam(await ac('ayse', destek));
  expect(tamam(await ac('can', destek)).Id).toBe(Id);
  expect((await ac('ece', destek)).status).toBe(404);
  await yaz('ayse', Id, 'Yarın depo sayımı var.');
  expect(await metinler('can', Id)).toEqual(['Yarın depo sayımı var.']);
  expect(await durumu('ece', Id)).toBe(404);
  const tasi = (kim: Kim, departman_id: number) =>
    s.db.updateTable('kisi').set({ departman_id }).where('id', '=', k[kim].Id).execute();
  await tasi('can', satis);
  expect(await durumu('can', Id)).toBe(404);
  expect(await satiri('can', Id)).toBeUndefined();
  expect(tamam(await s.call(oda.mesajAra, { ara: 'sayım' }, k.can.token)).bulunanlar).toEqual([]);
  await tasi('ece', destek);
  expect(await metinler('ece', Id)).toEqual(['Yarın depo sayımı var.']);
  await tasi('can', destek);
  await tasi('ece', satis);
});

test('a group: new members read from then on, former ones nothing, and its opener changes the members', async () => {
  const Id = await grup('ayse', 'can');
  const once = await yaz('can', Id, 'Ece gelmeden');
  const kaydet = async (kim: Kim, ...kimler: Kim[]) =>
    s.call(
      oda.grupKaydet,
      { Id, Ad: 'Tatil planı', Kisiler: kimler.map((x) => k[x].Id), Surum: (await oku('ayse', Id)).konusma.Surum },
      k[kim].token,
    );
  expect((await kaydet('can', 'ece')).body).toEqual({ durum: false, msg: METIN.acan });
  tamam(await kaydet('ayse', 'can', 'ece'));
  await yaz('can', Id, 'Ece geldikten sonra');
  expect(await metinler('ece', Id)).toEqual(['Ece geldikten sonra']);
  expect(tamam(await s.call(oda.mesajAra, { ara: 'gelmeden' }, k.ece.token)).bulunanlar).toEqual([]);
  // Nor single acts: no message, no reaction, and no answer.
  const Isaret = (Object.keys(TEPKILER) as Tepki[])[0]!;
  expect((await s.call(oda.mesajGecmisi, { Id: once.Id }, k.ece.token)).status).toBe(404);
  expect((await s.call(oda.mesajTepki, { Id: once.Id, Isaret, Var: 1 }, k.ece.token)).status).toBe(404);
  expect((await dene('ece', Id, { UstId: once.Id })).body.durum).toBe(false);
  expect(await satiri('ece', Id)).toMatchObject({ Okunmayan: 1, SonMetin: 'Ece geldikten sonra' });
  tamam(await s.call(oda.gruptanAyril, { Id }, k.ece.token));
  expect(await durumu('ece', Id)).toBe(404);
  tamam(await kaydet('ayse', 'bas'));
  expect(await durumu('can', Id)).toBe(404);
  expect(
    (await s.call(oda.grupKaydet, { Id: 0, Ad: 'Boş', Kisiler: [k.ayse.Id], Surum: 0 }, k.ayse.token)).body,
  ).toEqual({ durum: false, msg: METIN.kisisiz });
});

test('unread conversations come first, and a person who hides their reading does not see that of others', async () => {
  const [eski, yeni] = [await ikili('can', 'deniz'), await grup('can', 'deniz')];
  await yaz('can', eski, 'Önce bu');
  s.ileri(1);
  await yaz('can', yeni, '@deniz Kaya bakar mısın?', { Anilanlar: [k.deniz.Id] });
  tamam(await s.call(oda.konusmaOkundu, { Id: yeni, No: 1 }, k.deniz.token));
  expect((await listesi('deniz'))[0]).toMatchObject({ Id: eski, Okunmayan: 1, Anildim: false });
  const okunan = async () => (await oku('can', yeni)).uyeler.find((u) => u.Id === k.deniz.Id)!.OkunanNo;
  expect(await okunan()).toBe(1);
  const tercih = (kim: Kim, OkunduGoster: boolean) => s.call(oda.yazismaTercihKaydet, { OkunduGoster }, k[kim].token);
  tamam(await tercih('deniz', false));
  expect(await okunan()).toBeNull();
  tamam(await tercih('deniz', true));
  tamam(await tercih('can', false));
  expect(await okunan()).toBeNull();
  tamam(await tercih('can', true));
  // A number that does not exist yet, or was read already, has no effect.
  tamam(await s.call(oda.konusmaOkundu, { Id: yeni, No: 99 }, k.deniz.token));
  expect(await okunan()).toBe(1);
});

test('a thread, reactions, a pin, a change, and a message taken back with its former text', async () => {
  const Id = await grup('ayse', 'can');
  const ilk = await yaz('ayse', Id, 'Sürüm cuma çıksın mı?');
  await yaz('can', Id, 'Bence pazartesi', { UstId: ilk.Id });
  await yaz('can', Id, 'Başka konu');
  expect((await oku('ayse', Id, { UstId: ilk.Id })).mesajlar.map((m) => m.Metin)).toEqual([
    'Sürüm cuma çıksın mı?',
    'Bence pazartesi',
  ]);
  const yabanci = await yaz('ayse', await ikili('ayse', 'ece'), 'Başka yerde');
  expect((await dene('ayse', Id, { UstId: yabanci.Id })).status).toBe(404);
  for (const Var of [true, true])
    tamam(await s.call(oda.mesajTepki, { Id: ilk.Id, Isaret: 'tamam', Var }, k.can.token));
  tamam(await s.call(oda.mesajSabitle, { Id: ilk.Id, Sabit: true }, k.can.token));
  const duzenle = (kim: Kim, Surum: number) =>
    s.call(oda.mesajDuzenle, { Id: ilk.Id, Metin: 'Sürüm pazartesi çıksın mı?', Surum }, k[kim].token);
  expect((await duzenle('can', 1)).body).toEqual({ durum: false, msg: METIN.baskasinin });
  expect((await duzenle('ayse', 7)).status).toBe(409);
  tamam(await duzenle('ayse', 1));
  const { mesajlar, sabitler } = await oku('ayse', Id);
  expect(mesajlar[0]).toMatchObject({
    Metin: 'Sürüm pazartesi çıksın mı?',
    Yanit: 1,
    Sabit: true,
    tepkiler: [{ Isaret: 'tamam', Adlar: ['can Kaya'], Benim: false }],
  });
  expect(sabitler.map((m) => m.Id)).toEqual([ilk.Id]);
  const gecmis = async () => tamam(await s.call(oda.mesajGecmisi, { Id: ilk.Id }, k.can.token)).gecmis;
  expect((await gecmis()).map((g) => g.Metin)).toEqual(['Sürüm cuma çıksın mı?']);
  for (let kez = 0; kez < 2; kez++) tamam(await s.call(oda.mesajGeriAl, { Id: ilk.Id }, k.ayse.token));
  expect((await oku('can', Id)).mesajlar[0]).toMatchObject({ Metin: '', Sabit: false, GeriAlindi: expect.any(String) });
  expect(await gecmis()).toEqual([]);
  expect(tamam(await s.call(oda.mesajAra, { ara: 'pazartesi çıksın' }, k.can.token)).bulunanlar).toEqual([]);
  await sql`update mesaj set zaman = zaman - interval '25 hours' where konusma_id = ${Id}`.execute(s.db);
  const gec = (await oku('can', Id)).mesajlar[2]!;
  expect((await s.call(oda.mesajGeriAl, { Id: gec.Id }, k.can.token)).body).toEqual({ durum: false, msg: METIN.gec });
});

test('pictures and files come with a message and are visible to the members until it is taken back', async () => {
  const Id = await ikili('ayse', 'can');
  const yukle = async (istek: object = {}, kim: Kim = 'ayse') =>
    s.yukle(oda.yazismaImgKaydet, istek, [{ ad: 'ekran.png', veri: RESIM }], k[kim].token);
  const [resim] = tamam(await yukle()).images;
  const m = await yaz('ayse', Id, '', { dosyalar: [resim!.Id] });
  expect((await oku('can', Id)).mesajlar[0]!.dosyalar.map((d) => d.Ad)).toEqual(['ekran.png']);
  const indir = async (kim: Kim) =>
    (await s.call(dosya.dosyaIndir, { Nesne: 'mesaj', Id: resim!.Id }, k[kim].token)).status;
  expect([await indir('can'), await indir('ece')]).toEqual([200, 404]);
  // Only the author adds and removes files.
  tamam(await yukle({ MesajId: String(m.Id) }));
  expect((await yukle({ MesajId: String(m.Id) }, 'can')).status).toBe(404);
  expect((await s.call(dosya.dosyaSil, { Nesne: 'mesaj', Id: resim!.Id }, k.can.token)).status).toBe(404);
  const baskasinin = tamam(await yukle({}, 'can')).images[0]!;
  expect((await dene('ayse', Id, { Metin: 'x', dosyalar: [baskasinin.Id] })).body.durum).toBe(false);
  expect((await dene('ayse', Id, { Metin: '' })).body).toEqual({ durum: false, msg: METIN.bos });
  expect((await oku('can', Id)).mesajlar).toHaveLength(1);
  tamam(await s.call(oda.mesajGeriAl, { Id: m.Id }, k.ayse.token));
  expect(await indir('can')).toBe(404);
});

test('it shows meals, leave and off shift, and the details only to people who see the board', async () => {
  const Id = await grup('ayse', 'can', 'bas', 'ece');
  const cumleler = async (kim: Kim) =>
    tamam(await s.call(oda.yazismaHalleri, { KonusmaId: Id }, k[kim].token)).haller.flatMap((h) => h.Cumle ?? []);
  expect(await cumleler('ayse')).toEqual([]);
  // Three meals of twenty minutes, then one since eight o'clock that still goes on.
  const degis = (moladurum: number) => s.call(mola.moladurumGuncelle, { userid: k.can.Id, moladurum }, k.can.token);
  for (let kez = 0; kez < 3; kez++) {
    tamam(await degis(648));
    s.ileri(20);
    tamam(await degis(651));
    s.ileri(1);
  }
  tamam(await degis(648));
  s.ileri(8);
  expect(await cumleler('ayse')).toEqual(['can Kaya yemekte; yaklaşık 12 dakikaya döner.']);
  expect(await cumleler('ece')).toEqual([]);
  await izin('can', '2026-11-20', '2026-11-23');
  for (const kim of ['ayse', 'ece'] as const)
    expect(await cumleler(kim)).toEqual(['can Kaya izinli; Pazartesi günü dönüyor. Acil olanlar için: bas Kaya.']);
  s.saat.simdi = new Date('2026-11-20T17:00:00Z');
  expect((await cumleler('bas')).join(' ')).toContain('ayse Kaya şu anda mesaide değil; gelince okuyacak.');
});

async function izin(kim: Kim, baslangic: string, bitis: string): Promise<void> {
  const kisi_id = k[kim].Id;
  await sql`delete from mola where kisi_id = ${kisi_id}`.execute(s.db);
  await sql`delete from mesai where kisi_id = ${kisi_id}`.execute(s.db);
  const { id: tur_id } = await s.db
    .selectFrom('izin_tur')
    .select('id')
    .where('pano_gizli', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow();
  await s.db.insertInto('izin').values({ kisi_id, tur_id, baslangic, bitis, yazma_zamani: OGLEN }).execute();
}

test('calls a person once until they read, when they are named, and not at all while they are away', async () => {
  const Id = await ikili('ayse', 'can');
  const oncekiNo = (await oku('can', Id)).konusma.SonNo;
  tamam(await s.call(oda.konusmaOkundu, { Id, No: oncekiNo }, k.can.token));
  await yaz('ayse', Id, 'Bir');
  await yaz('ayse', Id, 'İki');
  expect(await bildirimler('can')).toEqual(['ayse Kaya size yazdı']);
  const g = await grup('ayse', 'can', 'deniz');
  await yaz('ayse', g, 'Herkese');
  await yaz('ayse', g, '@deniz Kaya ve @ece Kaya', { Anilanlar: [k.deniz.Id, k.ece.Id, k.can.Id] });
  expect([await bildirimler('deniz'), await bildirimler('ece'), (await bildirimler('can')).length]).toEqual([
    ['ayse Kaya sizi andı: Tatil planı'],
    [],
    1,
  ]);
  tamam(await s.call(oda.konusmaOkundu, { Id, No: oncekiNo + 2 }, k.can.token));
  tamam(await s.call(mola.moladurumGuncelle, { userid: k.can.Id, moladurum: 648 }, k.can.token));
  await yaz('ayse', Id, 'Yemekteyken');
  expect(await bildirimler('can')).toHaveLength(1);
  expect(await satiri('can', Id)).toMatchObject({ Okunmayan: 1 });
});

test('an urgent message calls present people, and the representatives of absent ones', async () => {
  const Id = await ikili('ece', 'can');
  expect((await dene('ece', await grup('ece', 'can'), { Acil: true })).body).toEqual({
    durum: false,
    msg: METIN.acilKime,
  });
  await yaz('ece', Id, 'Sunucu durdu', { Acil: true });
  expect(await bildirimler('can')).toEqual(['Acil: ece Kaya']);
  await izin('can', '2026-11-20', '2026-11-23');
  await yaz('ece', Id, 'Yine durdu', { Acil: true });
  expect(await bildirimler('can')).toHaveLength(1);
  expect(await bildirimler('bas')).toEqual(['Acil (can Kaya yerine): ece Kaya']);
  // The representative is notified, but is no member.
  expect(await durumu('bas', Id)).toBe(404);
});

test('a group stores only kind and number of its record, and the record’s room gives the rest', async () => {
  const { Id } = tamam(
    await s.call(
      oda.grupKaydet,
      { Id: 0, Ad: 'Hakkında', Kisiler: [k.can.Id], Nesne: 'gorusme', NesneId: 7, Surum: 0 },
      k.ayse.token,
    ),
  );
  expect(await satiri('can', Id)).toMatchObject({ Ad: 'Hakkında', Nesne: 'gorusme', NesneId: 7 });
  expect(tamam(await s.call(gorusme.gorusmeBul, { idler: [7] }, k.can.token)).bulunanlar).toEqual([]);
});

test('an event goes only to the members', async () => {
  const Id = await ikili('ayse', 'can');
  const [can, ece] = [await akisAc(s.url, k.can.token), await akisAc(s.url, k.ece.token)];
  try {
    await yaz('ayse', Id, 'Canlı');
    await yerles(s, can, ece);
    const gelen = (a: typeof can) => a.gelenler.filter((g) => g.olay === 'yazisma').length;
    expect([gelen(can), gelen(ece)]).toEqual([1, 0]);
  } finally {
    can.kes();
    ece.kes();
  }
});
