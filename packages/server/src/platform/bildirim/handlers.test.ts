import { contract } from '@masabasi/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, testBolumu, testServer } from '../../testing/product.ts';

const { bildirimler, bildirimOkundu, bildirimTercihleri, bildirimTercihKaydet } = contract.bildirim;
const { izinTalepEt, izinTalepKarar, izinTalepVazgec } = contract.talep;

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

let sira = 0;
const anahtar = () => ({ 'idempotency-key': `bildirim-denemesi-${++sira}` });
type Kisi = Awaited<ReturnType<Awaited<ReturnType<typeof testBolumu>>['kisi']>>;

async function ekip() {
  const b = await testBolumu(s);
  const [sef, er] = [await b.kisi('sef'), await b.kisi('er')];
  await s.sorumluYap(b.departmanId, sef.Id);
  return { sef, er };
}
const gelen = async (k: Kisi, istek: { oncekiId?: number; okunmayanlar?: 1 } = {}) => {
  const { body } = await s.call(bildirimler, istek, k.token);
  if (!body.durum) throw new Error(body.msg);
  return body;
};
const iste = async (k: Kisi, gun: string) => {
  const { body } = await s.call(
    izinTalepEt,
    {
      Tur: (await s.db.selectFrom('izin_tur').select('id').where('ad', '=', 'Mazeret İzni').executeTakeFirstOrThrow())
        .id,
      Baslangic: gun,
      Bitis: gun,
      Izin_Baslama_Saati: '10:00',
      Izin_Bitis_Saati: '12:00',
      Tatil_Gunleri: 1,
      Aciklama: 'Migren',
    },
    k.token,
    anahtar(),
  );
  if (!body.durum) throw new Error(body.msg);
  return body.Id;
};

describe('a request and its decision', () => {
  test('reach the people concerned, live and counted, without the type and the note', async () => {
    const { sef, er } = await ekip();
    const Id = await iste(er, '2026-12-01');
    const [istek] = (await gelen(sef)).bildirimler;
    expect(istek).toMatchObject({ Tur: 'izinIstegi', Baslik: 'İzin isteği: er Deneme', Okundu: false });
    expect(istek!.Yol).toBe('/personel/izin?sekme=istekler');
    expect(JSON.stringify(istek)).not.toMatch(/Migren|Mazeret/);
    expect((await gelen(er)).bildirimler).toEqual([]);

    await s.call(izinTalepKarar, { Id, Onay: 1, Aciklama: '' }, sef.token, anahtar());
    expect((await gelen(er)).bildirimler).toMatchObject([{ Tur: 'izinKarari', Okundu: false }]);
    const olaylar = await s.db.selectFrom('olay').select('kisi_id').where('tur', '=', 'bildirim').execute();
    expect(olaylar.map((o) => o.kisi_id)).toEqual(expect.arrayContaining([sef.Id, er.Id]));
  });

  test('leave no unread notification after the decision or a withdrawal, and do not notify the decider', async () => {
    const { sef, er } = await ekip();
    const [bir, iki] = [await iste(er, '2026-12-21'), await iste(er, '2026-12-22')];
    await s.call(izinTalepKarar, { Id: bir, Onay: 1, Aciklama: '' }, sef.token, anahtar());
    // The other request still waits.
    const [ikinci, ilk] = (await gelen(sef)).bildirimler;
    expect([ikinci, ilk]).toMatchObject([
      { KayitId: iki, Okundu: false },
      { KayitId: bir, Okundu: true },
    ]);
    await s.call(izinTalepVazgec, { Id: iki }, er.token, anahtar());
    const { bildirimler: hepsi, Okunmayan } = await gelen(sef);
    expect([Okunmayan, hepsi.map((x) => x.Tur)]).toEqual([0, ['izinIstegi', 'izinIstegi']]);
    expect((await gelen(er)).bildirimler.map((x) => x.Tur)).toEqual(['izinKarari']);
  });

  test('mark the request as read for everybody who was asked, and tell its person in the second person', async () => {
    const { sef, er } = await ekip();
    const Id = await iste(er, '2026-12-21');
    const diger = await s.kisi('diger', { rol: 'Yönetici' });
    await s.db
      .insertInto('bildirim')
      .values({ kisi_id: diger, tur: 'izinIstegi', baslik: 'İzin isteği', zaman: s.saat.simdi, kayit_id: Id })
      .execute();
    const okunmayan = async () =>
      (
        await s.db
          .selectFrom('bildirim')
          .select('kisi_id')
          .where('tur', '=', 'izinIstegi')
          .where('kayit_id', '=', Id)
          .where('okundu', 'is', null)
          .execute()
      ).map((b) => b.kisi_id);
    const sirali = (idler: readonly number[]) => idler.toSorted((a, b) => a - b);
    expect(sirali(await okunmayan())).toEqual(sirali([sef.Id, diger]));
    await s.call(izinTalepKarar, { Id, Onay: 1, Aciklama: '' }, sef.token, anahtar());
    expect(await okunmayan()).toEqual([]);
    const [karar] = (await gelen(er)).bildirimler;
    expect(karar).toMatchObject({ Baslik: 'Mazeret izniniz onaylandı, 21 Aralık', Metin: 'Kararı sef Deneme verdi.' });
  });

  test('marks one as read, then all up to the newest seen one, and never another person’s', async () => {
    const { sef, er } = await ekip();
    for (const gun of ['2026-12-02', '2026-12-03', '2026-12-04']) await iste(er, gun);
    const { bildirimler: hepsi, Okunmayan } = await gelen(sef);
    expect([hepsi.length, Okunmayan]).toEqual([3, 3]);
    await s.call(bildirimOkundu, { Id: hepsi[1]!.Id }, er.token, anahtar());
    expect((await gelen(sef)).Okunmayan).toBe(3);
    await s.call(bildirimOkundu, { Id: hepsi[1]!.Id }, sef.token, anahtar());
    expect((await gelen(sef, { okunmayanlar: 1 })).bildirimler.map((x) => x.Id)).toEqual([hepsi[0]!.Id, hepsi[2]!.Id]);
    await s.call(bildirimOkundu, { sonId: hepsi[1]!.Id }, sef.token, anahtar());
    expect((await gelen(sef)).Okunmayan).toBe(1);
    expect((await gelen(sef, { oncekiId: hepsi[1]!.Id })).bildirimler.map((x) => x.Id)).toEqual([hepsi[2]!.Id]);
  });
});

describe('a preference', () => {
  test('turns a kind off, on, or into a mail, only for this person', async () => {
    const { sef, er } = await ekip();
    await s.db.updateTable('kisi').set({ eposta: 'sef@firma.com' }).where('id', '=', sef.Id).execute();
    const postalar = async () =>
      (await s.db.selectFrom('posta').select('id').where('alici', '=', 'sef@firma.com').execute()).length;
    const sec = (Hal: 'kapali' | 'acik' | 'posta') =>
      s.call(bildirimTercihKaydet, { Tur: 'izinIstegi', Hal }, sef.token, anahtar());
    await iste(er, '2026-12-07');
    expect([(await gelen(sef)).Okunmayan, await postalar()]).toEqual([1, 1]);
    await sec('acik');
    await iste(er, '2026-12-08');
    expect([(await gelen(sef)).Okunmayan, await postalar()]).toEqual([2, 1]);
    await sec('kapali');
    await iste(er, '2026-12-09');
    expect([(await gelen(sef)).Okunmayan, await postalar()]).toEqual([2, 1]);

    const { body } = await s.call(bildirimTercihleri, {}, sef.token);
    expect(body).toMatchObject({ EpostaVar: true });
    expect(body.durum && body.tercihler.find((t) => t.Tur === 'izinIstegi')).toMatchObject({ Hal: 'kapali' });
    expect((await s.call(bildirimTercihKaydet, { Tur: 'boyle', Hal: 'acik' }, sef.token, anahtar())).body).toEqual({
      durum: false,
      msg: 'Böyle bir bildirim türü yok. Sayfayı yeniden açınız.',
    });
  });
});

test('an anonymous person is mentioned nowhere', async () => {
  const { sef, er } = await ekip();
  await iste(er, '2026-12-14');
  const { bildirim } = (await import('../../rooms.ts')).rooms;
  await s.db.transaction().execute((tx) => bildirim.anonim!(tx, [er.Id]));
  expect((await gelen(sef)).bildirimler).toEqual([]);
});
