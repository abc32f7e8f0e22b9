import { mola } from '@masabasi/core/mesai/mola/contract';
import { METIN } from '@masabasi/core/mesai/mola/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DepartmanTanimi,
  molaKayitlari,
  OGLEN,
  type TestServer,
  testBolumu,
  testServer,
} from '../../testing/product.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const bolum = (o?: DepartmanTanimi) => testBolumu(s, o);

const kayitlar = (kisiId: number) => molaKayitlari(s, kisiId);

describe('the shift', () => {
  test('the first desktop login writes the 643 record and sets at desk', async () => {
    const ayse = await (await bolum()).kisi('ayse');
    expect(await kayitlar(ayse.Id)).toEqual([
      {
        durum_id: 643,
        baslama: OGLEN.replace('.000', ''),
        bitis: OGLEN.replace('.000', ''),
        aciklama: null,
        otomatik: false,
      },
      { durum_id: 651, baslama: OGLEN.replace('.000', ''), bitis: null, aciklama: null, otomatik: false },
    ]);
    const [satir] = await ayse.pano();
    expect(satir).toMatchObject({ MolaDurum: 651, mola: 'Masa Başı', molasure: 0, Baslama_Zamani: null });
    expect(Date.parse(satir!.Mesai_Bitis!)).toBe(Date.parse('2026-11-20T15:00:00Z'));
  });

  test('the job closes the open break at the end of the shift and marks it as forgotten', async () => {
    const ali = await (await bolum()).kisi('ali');
    s.saat.simdi = new Date('2026-11-20T14:40:00Z');
    expect((await ali.durum(646)).durum).toBe(true);
    s.saat.simdi = new Date('2026-11-20T17:30:00Z');
    expect((await ali.pano())[0]).toMatchObject({ molasure: 20 });
    expect(await ali.durum(651)).toMatchObject({
      durum: false,
      msg: expect.stringContaining('Mesai saatiniz bittiği'),
    });
    const son = (await kayitlar(ali.Id)).slice(-2);
    expect(son).toMatchObject([
      { durum_id: 646, bitis: '2026-11-20T15:00:00Z', otomatik: true },
      { durum_id: null, baslama: '2026-11-20T15:00:00Z', bitis: '2026-11-20T15:00:00Z' },
    ]);
    expect((await ali.pano())[0]).toMatchObject({ Mola_Durum_Id: null, molasure: 20 });

    s.saat.simdi = new Date('2026-11-21T06:00:00Z');
    const token = await s.girisYap(ali.userName);
    const gunum = (await s.call(mola.gunum, {}, token)).body;
    expect(gunum).toMatchObject({
      durum: true,
      unutulan: { mola: 'Çay Molası', Bitis_Zamani: '2026-11-20T15:00:00Z' },
    });
    const MolaId = gunum.durum && gunum.unutulan ? gunum.unutulan.MolaId : 0;
    expect((await s.call(mola.unutulanOnayla, { MolaId }, token)).body).toEqual({ durum: true });
    expect((await s.call(mola.gunum, {}, token)).body).toMatchObject({ unutulan: null });
    expect((await s.call(mola.unutulanOnayla, { MolaId }, token)).status).toBe(404);
  });

  test('a day shift cannot begin after its hours', async () => {
    s.saat.simdi = new Date('2026-11-20T16:00:00Z');
    const ece = await (await bolum()).kisi('ece');
    expect(await kayitlar(ece.Id)).toEqual([]);
    expect(await ece.durum(651)).toMatchObject({ durum: false });
  });

  test('a night shift belongs to the day when it began, and is on the board until the morning it ends', async () => {
    const b = await bolum({ bas: '22:00', bit: '07:00' });
    const hergun = { calisma_gunleri: [1, 2, 3, 4, 5, 6, 7] };
    await s.db.updateTable('departman').set(hergun).where('id', '=', b.departmanId).execute();
    s.saat.simdi = new Date('2026-11-20T18:50:00Z');
    const deniz = await b.kisi('deniz');
    s.saat.simdi = new Date('2026-11-20T20:50:00Z');
    await deniz.durum(648);
    s.saat.simdi = new Date('2026-11-20T21:20:00Z');
    await deniz.durum(651);
    const mesai = await s.db.selectFrom('mesai').selectAll().where('kisi_id', '=', deniz.Id).executeTakeFirstOrThrow();
    expect(mesai).toMatchObject({ gun: '2026-11-20', planlanan_bitis: '2026-11-21T04:00:00Z' });
    expect((await deniz.pano())[0]).toMatchObject({ molasure: 30, MolaDurum: 651 });
    s.saat.simdi = new Date('2026-11-21T06:00:00Z');
    expect((await deniz.pano())[0]).toMatchObject({ molasure: 30, Mesai_Bitis: '2026-11-21T04:00:00Z' });
    s.saat.simdi = new Date('2026-11-21T18:55:00Z');
    await s.girisYap(deniz.userName);
    const yeni = await s.db
      .selectFrom('mesai')
      .select('gun')
      .where('kisi_id', '=', deniz.Id)
      .where('bitis', 'is', null)
      .execute();
    expect(yeni).toEqual([{ gun: '2026-11-21' }]);
  });

  test('a round-the-clock department starts a nine-hour shift at any hour, and another one after its end', async () => {
    const b = await bolum({ dakika: 540 });
    s.saat.simdi = new Date('2026-11-20T00:10:00Z');
    const efe = await b.kisi('efe');
    expect((await efe.pano())[0]).toMatchObject({ Mesai_Bitis: '2026-11-20T09:10:00Z' });
    s.saat.simdi = new Date('2026-11-20T11:00:00Z');
    expect((await efe.durum(651)).durum).toBe(true);
    expect((await efe.pano())[0]).toMatchObject({
      Baslama: '2026-11-20T11:00:00Z',
      Mesai_Bitis: '2026-11-20T20:00:00Z',
    });
  });

  test('a break across midnight counts in its own shift', async () => {
    const b = await bolum({ dakika: 540 });
    s.saat.simdi = new Date('2026-11-20T18:00:00Z');
    const gul = await b.kisi('gul');
    s.saat.simdi = new Date('2026-11-20T20:50:00Z');
    await gul.durum(646);
    s.saat.simdi = new Date('2026-11-20T21:20:00Z');
    await gul.durum(651);
    expect((await gul.pano())[0]).toMatchObject({ molasure: 30 });
    const detay = await s.call(
      mola.moladetay,
      { userId: gul.Id, tarih: '20.11.2026', tarih2: '2026-11-20' },
      gul.token,
    );
    expect(detay.body).toMatchObject({ durum: true, molasure: 30 });
    const ertesi = await s.call(
      mola.moladetay,
      { userId: gul.Id, tarih: '21.11.2026', tarih2: '21.11.2026' },
      gul.token,
    );
    // The night reaches into the next day, which has no shift of its own.
    expect(ertesi.body).toMatchObject({ durum: true, molasure: 30 });
    const iki = { userId: gul.Id, tarih: '22.11.2026', tarih2: '21.11.2026' };
    expect((await s.call(mola.moladetay, iki, gul.token)).body).toMatchObject({ molasure: 30 });
    const sonraki = { userId: gul.Id, tarih: '22.11.2026', tarih2: '22.11.2026' };
    expect((await s.call(mola.moladetay, sonraki, gul.token)).body).toMatchObject({ molalist: [], molasure: 0 });
  });

  test('signing in on a full-day leave starts no shift', async () => {
    const b = await bolum();
    const Id = await s.kisi('izinli', { departmanId: b.departmanId });
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: Id,
        tur_id: 280,
        baslangic: '2026-11-19',
        bitis: '2026-11-23',
        yazma_zamani: OGLEN,
        baslama_saati: null,
        bitis_saati: null,
        yazan_id: null,
        duzenleyen_id: null,
      })
      .execute();
    const token = await s.girisYap('izinli');
    expect(await kayitlar(Id)).toEqual([]);
    const yanit = await s.call(mola.moladurumGuncelle, { userid: Id, moladurum: 651 }, token);
    expect(yanit.body).toMatchObject({ durum: false, msg: expect.stringContaining('izinli') });
  });
});

describe('changing the status', () => {
  test('closes one interval and opens the next at the same moment, and answers the new record', async () => {
    const ayla = await (await bolum()).kisi('ayla');
    s.ileri(30);
    const yanit = await ayla.durum(646);
    expect(yanit).toMatchObject({
      durum: true,
      msg: 'Masa Başı → Çay Molası',
      molasure: 0,
      moladakiler: [],
      mola2: { Mola_Durum_Id: 646, Ad: 'Çay Molası', Baslama_Zamani: '2026-11-20T09:30:00Z', Bitis_Zamani: null },
    });
    s.ileri(10);
    expect(await ayla.durum(648)).toMatchObject({ durum: true, molasure: 10 });
    s.ileri(25);
    expect(await ayla.durum(651)).toMatchObject({ durum: true, molasure: 35, mola2: { Mola_Durum_Id: 651 } });
    expect((await s.call(mola.molaHesapla, { userId: ayla.Id }, ayla.token)).body).toMatchObject({ molasure: 35 });
    expect((await s.call(oturum.userbilgi, {}, ayla.token)).body).toMatchObject({
      data: { molasure: 35, Moladurum: 651, MolaBaslama: null },
    });
  });

  test.each([
    ['an unknown status', 999, undefined, 'Böyle bir mola türü seçilemez.'],
    ['the hidden status', 643, undefined, 'Böyle bir mola türü seçilemez.'],
    ['the same status', 651, undefined, "Zaten 'Masa Başı' durumundasınız."],
    ['no reason', 644, undefined, METIN.enAz10],
    ['a short reason', 650, 'kısa', METIN.enAz10],
    ['a reason of blanks', 652, '              ', METIN.enAz10],
  ])('%s is refused and nothing is written', async (_ad, durum, aciklama, msg) => {
    const k = await (await bolum()).kisi('red');
    const once = await kayitlar(k.Id);
    expect(await k.durum(durum, aciklama)).toEqual({ durum: false, msg, moladakiler: [] });
    expect(await kayitlar(k.Id)).toEqual(once);
  });

  test('from a mobile device changes nothing, known by its headers or by the field', async () => {
    const k = await (await bolum()).kisi('mobil');
    const telefon = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
    expect(await k.durum(646, undefined, telefon)).toMatchObject({
      durum: false,
      msg: expect.stringContaining('Mobil'),
    });
    const yanit = await s.call(mola.moladurumGuncelle, { userid: k.Id, moladurum: 646, mobil: 1 }, k.token);
    expect(yanit.body).toMatchObject({ durum: false });
  });

  test('leaving early stops the timer, and at desk brings the person back', async () => {
    const k = await (await bolum()).kisi('erken');
    s.ileri(60);
    await k.durum(646);
    s.ileri(15);
    expect(await k.durum(649, 'Doktor randevusu var')).toMatchObject({ durum: true, molasure: 15 });
    s.ileri(60);
    expect((await k.pano())[0]).toMatchObject({ MolaDurum: 649, Baslama_Zamani: null, molasure: 15 });
    expect(await k.durum(651)).toMatchObject({ durum: true, molasure: 15 });
  });

  test('the limit names people on break, never refuses a return, and counts meals separately', async () => {
    const b = await bolum({ diger: 1, yemek: 1 });
    const [bir, iki] = [await b.kisi('bir', { ad: 'Çağrı' }), await b.kisi('iki')];
    expect((await bir.durum(646)).durum).toBe(true);
    expect(await iki.durum(645)).toMatchObject({
      durum: false,
      msg: METIN.degismedi,
      moladakiler: [{ Id: bir.Id, Ad: 'Çağrı Deneme', mola: 'Çay Molası' }],
    });
    expect((await iki.durum(648)).durum).toBe(true);
    expect((await bir.durum(647)).durum).toBe(true);
    expect(await bir.durum(648)).toMatchObject({ durum: false, moladakiler: [{ Id: iki.Id }] });
    expect((await bir.durum(651)).durum).toBe(true);
    expect((await iki.durum(646)).durum).toBe(true);
  });

  test('a forgotten break takes no place after its shift ended', async () => {
    const b = await bolum({ diger: 1, dakika: 60 });
    const unutkan = await b.kisi('unutkan');
    await unutkan.durum(646);
    s.ileri(61);
    const gelen = await b.kisi('gelen');
    expect((await gelen.durum(646)).durum).toBe(true);
  });
});

describe('visibility', () => {
  test("a hidden leave type is 'İzinli' for colleagues and plain for the head", async () => {
    const b = await bolum();
    const [sef, er] = [await b.kisi('sef'), await b.kisi('er')];
    await s.sorumluYap(b.departmanId, sef.Id);
    const hasta = await s.kisi('hasta', { departmanId: b.departmanId, ad: 'Hasta' });
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: hasta,
        tur_id: 282,
        baslangic: '2026-11-20',
        bitis: '2026-11-24',
        aciklama: 'Grip raporu',
        yazma_zamani: OGLEN,
        baslama_saati: null,
        bitis_saati: null,
        yazan_id: null,
        duzenleyen_id: null,
      })
      .execute();
    const gor = async (k: typeof sef) => (await k.pano()).find((r) => r.Id === hasta)!;
    expect(await gor(er)).toMatchObject({ izinTur: 'İzinli', izinAcik: null, tumAciklama: 'Hasta Deneme\nİzinli' });
    expect(await gor(sef)).toMatchObject({ izinTur: 'Rapor (Hastalık)', izinAcik: 'Grip raporu' });
    expect((await s.call(mola.gunum, {}, er.token)).body).toMatchObject({
      izinde: expect.arrayContaining([expect.objectContaining({ Id: hasta, izinTur: 'İzinli' })]),
    });
  });

  test('the reason of a break is visible to the person and the head', async () => {
    const b = await bolum();
    const [sef, er, diger] = [await b.kisi('sef'), await b.kisi('er'), await b.kisi('diger')];
    await s.sorumluYap(b.departmanId, sef.Id);
    await er.durum(644, 'Müşteri ile fiyat görüşmesi');
    const gor = async (k: typeof sef) => (await k.pano()).find((r) => r.Id === er.Id)!.tumAciklama;
    expect(await gor(sef)).toContain('fiyat görüşmesi');
    expect(await gor(er)).toContain('fiyat görüşmesi');
    expect(await gor(diger)).not.toContain('fiyat');
  });

  test('board departments: the own one, those one heads, and all with permission 24', async () => {
    const [b1, b2] = [await bolum(), await bolum()];
    const er = await b1.kisi('er');
    const sef = await b1.kisi('sef');
    await s.sorumluYap(b2.departmanId, sef.Id);
    const genel = await b1.kisi('genel', { yetkiler: [24] });
    const pano = async (token: string) => {
      const y = (await s.call(mola.personelgerekli, {}, token)).body;
      return y.durum ? y.pano : [];
    };
    expect(await pano(er.token)).toEqual([b1.departmanId]);
    expect(await pano(sef.token)).toEqual([b2.departmanId]);
    expect(await pano(genel.token)).toEqual(expect.arrayContaining([b1.departmanId, b2.departmanId]));
    expect((await s.call(mola.departmanMola, { departmanId: b2.departmanId }, er.token)).status).toBe(403);
    expect((await s.call(mola.departmanMola, { departmanId: b1.departmanId }, sef.token)).status).toBe(403);
    // A department that does not show itself is visible only to its own people and its head.
    const gor = async (token: string) =>
      (await s.call(mola.departmanMola, { departmanId: b2.departmanId }, token)).status;
    expect([await gor(genel.token), await gor(sef.token)]).toEqual([200, 200]);
    await s.db.updateTable('departman').set({ goster: 0 }).where('id', '=', b2.departmanId).execute();
    expect([await gor(genel.token), await gor(sef.token)]).toEqual([403, 200]);
  });

  test("a view of another person's details is logged, and colleagues get 403", async () => {
    const b = await bolum();
    const [sef, er, diger] = [await b.kisi('sef'), await b.kisi('er'), await b.kisi('diger')];
    await s.sorumluYap(b.departmanId, sef.Id);
    const bak = (token: string) =>
      s.call(mola.moladetay, { userId: er.Id, tarih: '20.11.2026', tarih2: '01.11.2026' }, token);
    expect((await bak(diger.token)).status).toBe(403);
    expect((await bak(sef.token)).body).toMatchObject({ durum: true, Ad: 'er Deneme' });
    const kayit = await s.db
      .selectFrom('denetim')
      .selectAll()
      .where('eylem', '=', 'moladetay')
      .where('nesne_id', '=', er.Id)
      .execute();
    expect(kayit).toMatchObject([{ kisi_id: sef.Id, yeni: { ilk: '2026-11-01', son: '2026-11-20' } }]);
    const uzun = await s.call(mola.moladetay, { userId: er.Id, tarih: '20.11.2026', tarih2: '01.01.2020' }, er.token);
    expect(uzun.body).toMatchObject({ durum: false });
  });
});
