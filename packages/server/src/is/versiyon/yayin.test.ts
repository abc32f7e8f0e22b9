import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { kapananAc } from '../../testing/kapanan.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { anketYayinla } from '../../testing/anket.ts';
import { oturumlu } from '../../testing/walk.ts';
import { yayinaHazirla } from './testing.ts';

/** The publication of a version: its tasks, the permission, and the notified people. */

const { versiyon: oda, gorev, bildirim } = contract;

const OGLE = new Date('2026-11-20T08:00:00Z');
const s = await testServer();
const departmanId = await s.departman('Yazılım');
const ac = (ad: string, projeler: number[], yetkiler: number[]) =>
  oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
const yayinlayan = await ac('Yayınlayan', [2], [YETKI.versiyonYayinla]);
const oteki = await ac('Öteki', [2], [YETKI.versiyonYayinla]);
const yoneten = await ac('Yöneten', [2], [YETKI.isYonet]);
const yapan = await ac('Yapan', [2], []);
const testci = await ac('Testçi', [2], []);
const altinci = await ac('Altıncı', [6], [YETKI.versiyonYayinla]);
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = OGLE;
  await s.db.updateTable('oturum').set({ baslama: OGLE, son_kullanim: OGLE }).execute();
});

const h = await yayinaHazirla(s.db, { yapan: yapan.Id, testci: testci.Id });
const m = await kapananAc(s.db, { acan: yapan.Id, atanan: yapan.Id });
let sayi = 0;
const yeniNo = () => `8.${++sayi}`;
const detay = async (Id: number) => tamam(await s.call(oda.versiyonDetay, { Id }, yapan.token));
type Istek = Partial<Girdi<typeof oda.versiyonYayinla>>;
const yayinla = async (Id: number, o: Istek = {}, kim = yayinlayan) =>
  s.call(oda.versiyonYayinla, { Id, Surum: (await detay(Id)).versiyon.Surum, ...o }, kim.token);
const soranlar = async (Id: number) => tamam(await s.call(oda.versiyonSoranlari, { Id }, yapan.token)).soranlar;
const postalar = async (soz: string) => (await m.postalar()).filter((p) => p.metin.includes(soz));
const satirlari = (nesne: string, id: number) =>
  s.db
    .selectFrom('hareket')
    .select(['tur', 'aciklama'])
    .where('nesne', '=', nesne)
    .where('nesne_id', '=', id)
    .execute();

/** A version with one task that two customers and one sender of a web request asked for. */
async function istenen() {
  const No = yeniNo();
  const Id = await h.versiyon(No);
  const analizId = await h.analiz('Toplu randevu girişi');
  const is = await h.gorev(Id, { analizId });
  const [bir, iki] = [await m.kapanan(), await m.kapanan()];
  const ikinciKez = await m.kapanan({ musteriId: bir.musteriId });
  const webistekId = await h.istek(`deniz${sayi}@ornek.example`);
  for (const g of [bir, iki, ikinciKez]) await h.kaynak(analizId, { gorusmeId: g.id });
  await h.kaynak(analizId, { webistekId });
  return { Id, No, is, bir, iki, ikinciKez, webistekId };
}

describe('a published version', () => {
  test('takes its tasks with it, and writes its history and theirs', async () => {
    const { Id, No, is } = await istenen();
    expect(tamam(await yayinla(Id))).toMatchObject({ Is: 1, Yazilan: 3, Yazilmayan: 0 });
    const { versiyon, isler, hareketlist } = await detay(Id);
    expect(versiyon).toMatchObject({
      DurumAnahtar: 'yayinlandi',
      Yayinlayan: 'Yayınlayan Deneme',
      Alinan: 1,
      Disarida: 0,
    });
    expect(isler.map((g) => g.DurumAnahtar)).toEqual(['yayinlandi']);
    expect(hareketlist[0]).toMatchObject({ Baslik: 'Versiyon yayınlandı', Aciklama: '1 işle yayınlandı.' });
    const { gorev: g, hareketlist: isinki } = tamam(await s.call(gorev.gorevDetay, { Id: is.id }, yapan.token));
    expect(g).toMatchObject({ DurumAnahtar: 'yayinlandi', BitisZamani: expect.any(String) });
    expect(isinki[0]).toMatchObject({ Baslik: 'İş: Yayınlandı', Aciklama: expect.stringContaining(No) });
    const denetim = await s.db
      .selectFrom('denetim')
      .select(['nesne', 'nesne_id'])
      .where('eylem', '=', 'versiyonYayinla')
      .where('kisi_id', '=', yayinlayan.Id)
      .execute();
    expect(denetim).toEqual([
      { nesne: 'gorev', nesne_id: is.id },
      { nesne: 'versiyon', nesne_id: Id },
    ]);
  });

  test('writes once to each asker, about the work that they asked for', async () => {
    const { Id, No, bir, iki, ikinciKez, webistekId } = await istenen();
    expect((await soranlar(Id)).map((k) => [k.Bildirildi, k.Neden, k.kaynaklar.length])).toEqual([
      [null, null, 2],
      [null, null, 1],
      [null, null, 1],
    ]);
    tamam(await yayinla(Id));
    const mektuplar = await postalar(`${No} versiyonu`);
    expect(mektuplar).toHaveLength(3);
    expect(new Set(mektuplar.map((p) => p.alici)).size).toBe(3);
    for (const p of mektuplar) {
      expect(p.metin).toContain('İstediğiniz özellik bu versiyonda:\n  • Toplu randevu girişi');
      expect(p.metin).toContain('Randevular toplu girilir.');
      expect(p.otomatik).toBe(true);
    }
    const satir = { tur: 'surum', aciklama: expect.stringContaining(`${No} versiyonu`) };
    for (const g of [bir, iki, ikinciKez]) expect(await satirlari('gorusme', g.id)).toContainEqual(satir);
    expect(await satirlari('webistek', webistekId)).toContainEqual(satir);
    expect((await soranlar(Id)).every((k) => k.Bildirildi !== null && k.Neden === null)).toBe(true);
  });

  test('writes to no asker who refuses mails, has no address or has left, and keeps the reason', async () => {
    const Id = await h.versiyon(yeniNo());
    const analizId = await h.analiz('Sessiz istek');
    await h.gorev(Id, { analizId });
    const [ret, adressiz, gitmis] = [await m.musteri(), await m.musteri({ eposta: null }), await m.musteri()];
    await m.onay(ret, 'E-posta', 'Ret');
    for (const musteriId of [ret, adressiz, gitmis])
      await h.kaynak(analizId, { gorusmeId: (await m.kapanan({ musteriId })).id });
    await sql`update musteri set durum = 'Ayrıldı', ayrilma_neden_id = (select min(id) from tanim),
      ayrilma_tarihi = '2026-11-01' where id = ${gitmis}`.execute(s.db);
    expect(tamam(await yayinla(Id))).toMatchObject({ Yazilan: 0, Yazilmayan: 3 });
    expect((await soranlar(Id)).map((k) => k.Neden)).toEqual([
      'Müşteri e-posta almak istemiyor.',
      'Müşterinin e-posta adresi yok.',
      'Müşteri ayrıldı.',
    ]);
    expect(await postalar('Sessiz istek')).toEqual([]);
  });

  test('sends one mail to two customers with the same address', async () => {
    const Id = await h.versiyon(yeniNo());
    const analizId = await h.analiz('Ortak adres');
    await h.gorev(Id, { analizId });
    for (const eposta of ['ortak@ornek.example', 'ORTAK@ornek.example'])
      await h.kaynak(analizId, { gorusmeId: (await m.kapanan({ musteriId: await m.musteri({ eposta }) })).id });
    expect(tamam(await yayinla(Id))).toMatchObject({ Yazilan: 1, Yazilmayan: 1 });
    expect(await postalar('Ortak adres')).toHaveLength(1);
  });

  test('notifies colleagues, except the person who acted', async () => {
    const { Id, No } = await istenen();
    tamam(await yayinla(Id));
    for (const kim of [yapan, testci]) {
      const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, kim.token));
      expect(bildirimler.map((b) => b.Baslik)).toContainEqual(expect.stringContaining(`${No} yayınlandı`));
    }
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, yayinlayan.token));
    expect(bildirimler).toEqual([]);
  });

  test('asks the customers who got the mail about their satisfaction, once', async () => {
    const anket = await anketYayinla(s.db, { olay: 'surum', beklemeDk: 0 });
    const { Id, bir, iki } = await istenen();
    tamam(await yayinla(Id));
    const sorulan = (await m.sorulanlar()).filter((n) => n.versiyon_id === Id);
    expect(sorulan.map((n) => [n.anket_id, n.musteri_id, n.durum, n.gorusme_id])).toEqual([
      [anket.id, bir.musteriId, 'bekliyor', null],
      [anket.id, iki.musteriId, 'bekliyor', null],
    ]);
    await s.db.updateTable('tanim').set({ aktif: false }).where('id', '=', anket.id).execute();
  });
});

describe('a version is not published', () => {
  const reddi = async (Id: number, o?: Istek) => (await yayinla(Id, o)).body;

  test('while it still takes tasks, when it is already published, or without a task or a note', async () => {
    const hazirlanan = await h.versiyon(yeniNo(), { durum: 'hazirlaniyor' });
    await h.gorev(hazirlanan);
    expect(await reddi(hazirlanan)).toMatchObject({ durum: false, msg: 'Versiyon, dondurulduktan sonra yayınlanır.' });
    const bos = await h.versiyon(yeniNo());
    expect(await reddi(bos)).toMatchObject({ durum: false, msg: expect.stringContaining('en az bir iş alınmış') });
    await h.gorev(bos);
    await s.db.updateTable('versiyon').set({ surum_notu: '' }).where('id', '=', bos).execute();
    expect(await reddi(bos)).toMatchObject({ durum: false, msg: expect.stringContaining('versiyon notu') });
    await s.db.updateTable('versiyon').set({ surum_notu: 'Randevular toplu girilir.' }).where('id', '=', bos).execute();
    tamam(await yayinla(bos));
    expect(await reddi(bos)).toMatchObject({ durum: false, msg: expect.stringContaining('değişmez') });
  });

  test.each([
    ['without evidence of a test', { kanitsiz: true }, 'Testten geçtiği gösterilmemiş iş yayınlanmaz: '],
    ['with an obstacle', { engel: 'Sunucu yok' }, 'Takılan iş yayınlanmaz: '],
    ['that is not in the version', { durum: 'testonayli' }, 'Versiyona alınmamış iş var: '],
  ] as const)('with a task %s, which is named, and nothing is written', async (_ne, o, cumle) => {
    const { Id, is } = await istenen();
    const kotu = await h.gorev(Id, o);
    const once = await m.postalar();
    expect(await reddi(Id)).toMatchObject({ durum: false, msg: expect.stringContaining(`${cumle}${kotu.no}.`) });
    expect((await detay(Id)).versiyon.DurumAnahtar).toBe('donduruldu');
    expect(tamam(await s.call(gorev.gorevDetay, { Id: is.id }, yapan.token)).gorev.DurumAnahtar).toBe('versiyonda');
    expect(await m.postalar()).toEqual(once);
  });

  test('unless its unfinished tasks are moved out by choice', async () => {
    const hedef = await h.versiyon(yeniNo(), { durum: 'hazirlaniyor' });
    const { Id } = await istenen();
    const [onayli, suren] = [await h.gorev(Id, { durum: 'testonayli' }), await h.gorev(Id, { durum: 'gelistirmede' })];
    const donuk = await h.versiyon(yeniNo());
    expect(await reddi(Id, { Tasi: true, HedefId: donuk })).toMatchObject({
      durum: false,
      msg: 'İşler, dondurulmamış başka bir versiyona taşınır.',
    });
    const baskaUrunun = await h.versiyon(yeniNo(), { projeId: 6, durum: 'hazirlaniyor' });
    expect(await reddi(Id, { Tasi: true, HedefId: baskaUrunun })).toMatchObject({
      msg: 'Seçtiğiniz versiyon bu ürünün değil.',
    });
    expect(tamam(await yayinla(Id, { Tasi: true, HedefId: hedef }))).toMatchObject({ Is: 1 });
    expect((await detay(hedef)).isler.map((g) => [g.Id, g.DurumAnahtar])).toEqual(
      expect.arrayContaining([
        [onayli.id, 'testonayli'],
        [suren.id, 'gelistirmede'],
      ]),
    );
    expect((await detay(Id)).hareketlist.map((x) => x.Baslik)).toContain('Kapsam değişti');
  });

  test('by people without the right, without its product, or with an older read', async () => {
    const { Id } = await istenen();
    const { Surum } = (await detay(Id)).versiyon;
    const kodlar = [];
    for (const kim of [yapan, yoneten, altinci]) kodlar.push((await yayinla(Id, {}, kim)).status);
    kodlar.push((await yayinla(Id, { Surum: Surum - 1 })).status);
    expect(kodlar).toEqual([403, 403, 404, 409]);
  });
});

test('publishes once when two people publish at the same moment', async () => {
  const { Id, No } = await istenen();
  const { Surum } = (await detay(Id)).versiyon;
  const cevaplar = await Promise.all(
    [yayinlayan, oteki, yayinlayan, oteki].map((kim) => s.call(oda.versiyonYayinla, { Id, Surum }, kim.token)),
  );
  expect(cevaplar.map((c) => c.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await postalar(`${No} versiyonu`)).toHaveLength(3);
});

test('keeps a task that is taken in during the publication either fully in or fully out', async () => {
  for (let i = 0; i < 5; i++) {
    const { Id } = await istenen();
    await s.db.updateTable('versiyon').set({ durum: 'hazirlaniyor' }).where('id', '=', Id).execute();
    const onayli = await h.gorev(Id, { durum: 'testonayli' });
    const { Surum } = (await detay(Id)).versiyon;
    const dondur = s.call(oda.versiyonDurumGuncelle, { Id, Surum, Durum: 'donduruldu' }, yoneten.token);
    const al = s.call(gorev.gorevDurumGuncelle, { Id: onayli.id, Surum: 1, YeniDurum: 'versiyonda' }, yoneten.token);
    tamam(await dondur);
    const yayin = await yayinla(Id, { Tasi: true });
    await al;
    tamam(yayin);
    const { isler } = await detay(Id);
    expect(isler.every((g) => g.DurumAnahtar === 'yayinlandi')).toBe(true);
  }
});
