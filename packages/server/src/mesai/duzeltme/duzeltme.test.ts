import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { METIN } from '@masabasi/core/mesai/mola/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { molaKayitlari, OGLEN, tamam, type TestServer, testBolumu, testServer } from '../../testing/product.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const bolum = () => testBolumu(s);

const kayitlar = (kisiId: number) => molaKayitlari(s, kisiId);

describe('a correction', () => {
  test('is requested by the person and decided by the head, and leaves no gap in the shift', async () => {
    const b = await bolum();
    const [sef, er, diger] = [await b.kisi('sef'), await b.kisi('er'), await b.kisi('diger')];
    await s.sorumluYap(b.departmanId, sef.Id);
    s.ileri(10);
    await er.durum(646);
    s.ileri(60);
    await er.durum(651);
    const detay = (await s.call(mola.moladetay, { userId: er.Id, tarih: '20.11.2026', tarih2: '20.11.2026' }, er.token))
      .body;
    const cay = detay.durum ? detay.molalist.find((m) => m.Mola_Durum_Id === 646)! : null;
    const istek = {
      MolaId: cay!.Id,
      Baslama_Zamani: '2026-11-20T09:10:00Z',
      Bitis_Zamani: '2026-11-20T09:25:00Z',
      Sebep: 'Masaya döndüm, işaretlemedim',
    };

    expect((await s.call(mola.molaDuzeltmeIste, istek, diger.token)).status).toBe(404);
    expect((await s.call(mola.molaDuzeltmeIste, { ...istek, Sebep: 'kısa' }, er.token)).body).toMatchObject({
      msg: METIN.enAz10,
    });
    expect(
      (await s.call(mola.molaDuzeltmeIste, { ...istek, Baslama_Zamani: '2026-11-20T05:00:00Z' }, er.token)).body,
    ).toMatchObject({ durum: false });
    const istendi = (await s.call(mola.molaDuzeltmeIste, istek, er.token)).body;
    expect(istendi.durum).toBe(true);
    expect((await s.call(mola.molaDuzeltmeIste, istek, er.token)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('bekleyen'),
    });

    const Id = istendi.durum ? istendi.Id : 0;
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 1, Aciklama: '' }, er.token)).status).toBe(403);
    const liste = (await s.call(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, sef.token)).body;
    expect(liste).toMatchObject({ duzeltmelist: [{ Id, Kisi: 'er Deneme', mola: 'Çay Molası', Sebep: istek.Sebep }] });
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 0, Aciklama: 'olmaz' }, sef.token)).body).toMatchObject({
      msg: METIN.enAz10,
    });
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 1, Aciklama: '' }, sef.token)).body).toEqual({
      durum: true,
    });
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 1, Aciklama: '' }, sef.token)).body).toMatchObject({
      durum: false,
    });

    expect((await er.pano()).find((r) => r.Id === er.Id)).toMatchObject({ molasure: 15 });
    const sonra = (await kayitlar(er.Id))
      .filter((k) => k.bitis !== k.baslama)
      .toSorted((a, z) => ms(a.baslama) - ms(z.baslama));
    for (let i = 1; i < sonra.length; i++) expect(sonra[i]!.baslama).toBe(sonra[i - 1]!.bitis);
    const iz = await s.db
      .selectFrom('denetim')
      .select('eski')
      .where('eylem', '=', 'molaDuzeltme')
      .where('nesne_id', '=', cay!.Id)
      .execute();
    expect(iz).toHaveLength(1);
  });

  test('is refused with a reason, and the same correction cannot be requested again', async () => {
    const b = await bolum();
    const [sef, er] = [await b.kisi('sef'), await b.kisi('er')];
    await s.sorumluYap(b.departmanId, sef.Id);
    s.ileri(10);
    await er.durum(646);
    s.ileri(60);
    await er.durum(651);
    const gun = { userId: er.Id, tarih: '20.11.2026', tarih2: '20.11.2026' };
    const cayi = async () => {
      const { body } = await s.call(mola.moladetay, gun, er.token);
      return body.durum ? body.molalist.find((m) => m.Mola_Durum_Id === 646)! : null!;
    };
    const cay = await cayi();
    const iste = (Bitis_Zamani: string) =>
      s.call(
        mola.molaDuzeltmeIste,
        { MolaId: cay.Id, Baslama_Zamani: cay.Baslama_Zamani, Bitis_Zamani, Sebep: 'Masaya döndüm, unuttum' },
        er.token,
      );
    expect((await iste(cay.Bitis_Zamani!)).body).toMatchObject({ msg: expect.stringContaining('kayıttakiyle aynı') });
    const { body } = await iste('2026-11-20T09:25:00Z');
    const Id = body.durum ? body.Id : 0;
    await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 0, Aciklama: 'Kamerada masada değildiniz' }, sef.token);
    expect(await cayi()).toMatchObject({ Duzeltme: 'Reddedildi', DuzeltmeSebebi: 'Kamerada masada değildiniz' });
    expect((await iste('2026-11-20T09:25:00Z')).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('reddedildi'),
    });
    expect((await iste('2026-11-20T09:30:00Z')).body.durum).toBe(true);
    const { body: gelen } = await s.call(bildirim.bildirimler, {}, er.token);
    expect(gelen.durum && gelen.bildirimler.map((x) => x.Baslik)).toEqual(['Mola düzeltmeniz reddedildi']);
    const { body: sefin } = await s.call(bildirim.bildirimler, {}, sef.token);
    expect(sefin.durum && sefin.bildirimler).toHaveLength(2);
    // The decided one is read, the other one still waits.
    expect(sefin.durum && sefin.bildirimler.map((x) => x.Okundu)).toEqual([false, true]);
  });

  test('of the shift itself moves its beginning after a late sign-in, and its end after overtime', async () => {
    const b = await bolum();
    const [sef, er] = [await b.kisi('sef'), await b.kisi('er')];
    await s.sorumluYap(b.departmanId, sef.Id);
    // Noon in Istanbul, three hours later.
    await er.durum(651);
    s.ileri(30);
    await er.durum(646);
    s.ileri(20);
    await er.durum(651);
    const gun = { userId: er.Id, tarih: '20.11.2026', tarih2: '20.11.2026' };
    const kayit = async (durum: number | null) =>
      tamam(await s.call(mola.moladetay, gun, er.token)).molalist.find((m) => m.Mola_Durum_Id === durum)!;
    const iste = async (MolaId: number, an: string, Bitis_Zamani = an) =>
      s.call(
        mola.molaDuzeltmeIste,
        { MolaId, Baslama_Zamani: an, Bitis_Zamani, Sebep: 'Girişi yapmayı unuttum' },
        er.token,
      );
    const msg = async (yanit: ReturnType<typeof iste>) => {
      const { body } = await yanit;
      return body.durum ? null : body.msg;
    };
    const onayla = async (yanit: Awaited<ReturnType<typeof iste>>) =>
      s.call(mola.molaDuzeltmeKarar, { Id: tamam(yanit).Id, Onay: 1, Aciklama: '' }, sef.token);

    const giris = await kayit(643);
    expect(await msg(iste(giris.Id, giris.Baslama_Zamani))).toContain('kayıttakiyle aynı');
    expect(await msg(iste(giris.Id, '2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z'))).toContain('tek bir saat');
    expect(await msg(iste(giris.Id, '2026-11-20T10:30:00Z'))).toContain('ileri bir saat');
    expect(await msg(iste(giris.Id, '2026-11-19T20:00:00Z'))).toContain('12 saat');
    tamam(await onayla(await iste(giris.Id, '2026-11-20T07:00:00Z')));
    const pano = async () => (await er.pano()).find((r) => r.Id === er.Id)!;
    expect(await pano()).toMatchObject({ Baslama: '2026-11-20T07:00:00Z', molasure: 20 });

    // The planned end has passed, and the next request closes the shift. The person stayed an hour longer.
    s.ileri(10 * 60);
    await er.durum(646);
    const son = await kayit(null);
    const planlanan = ms(son.Baslama_Zamani);
    tamam(await onayla(await iste(son.Id, new Date(planlanan + 3_600_000).toISOString())));
    const [mesai] = await s.db.selectFrom('mesai').selectAll().where('kisi_id', '=', er.Id).execute();
    expect([ms(mesai!.baslama), ms(mesai!.bitis!)]).toEqual([ms('2026-11-20T07:00:00Z'), planlanan + 3_600_000]);
    const sirali = (await kayitlar(er.Id))
      .filter((k) => k.bitis !== k.baslama)
      .toSorted((a, z) => ms(a.baslama) - ms(z.baslama));
    expect(sirali[0]!.baslama).toBe(mesai!.baslama);
    expect(sirali.at(-1)!.bitis).toBe(mesai!.bitis);
    for (let i = 1; i < sirali.length; i++) expect(sirali[i]!.baslama).toBe(sirali[i - 1]!.bitis);

    // A granted request may conflict with another one of the same day, so each is checked again at the decision.
    const [onceki, yeni] = [await iste(giris.Id, '2026-11-20T06:00:00Z'), '2026-11-20T05:00:00Z'];
    await s.db
      .insertInto('mesai')
      .values({
        kisi_id: er.Id,
        gun: '2026-11-20',
        baslama: yeni,
        planlanan_bitis: '2026-11-20T06:30:00Z',
        bitis: '2026-11-20T06:30:00Z',
      })
      .execute();
    const { body } = await onayla(onceki);
    expect(body).toMatchObject({ durum: false, msg: 'Bu saatlerde başka bir mesainiz var.' });
  });

  test('nobody decides on their own request, and the head of another department sees nothing of it', async () => {
    const [b, baska] = [await bolum(), await bolum()];
    const sef = await b.kisi('sef');
    const yabanci = await baska.kisi('yabanci');
    await s.sorumluYap(b.departmanId, sef.Id);
    await s.sorumluYap(baska.departmanId, yabanci.Id);
    await sef.durum(646);
    s.ileri(20);
    await sef.durum(651);
    const cay = await s.db
      .selectFrom('mola')
      .selectAll()
      .where('kisi_id', '=', sef.Id)
      .where('durum_id', '=', 646)
      .executeTakeFirstOrThrow();
    const y = await s.call(
      mola.molaDuzeltmeIste,
      { MolaId: cay.id, Baslama_Zamani: cay.baslama, Bitis_Zamani: cay.baslama, Sebep: 'Yanlışlıkla tıkladım' },
      sef.token,
    );
    const Id = y.body.durum ? y.body.Id : 0;
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 1, Aciklama: '' }, sef.token)).body).toMatchObject({
      durum: false,
    });
    expect((await s.call(mola.molaDuzeltmeKarar, { Id, Onay: 1, Aciklama: '' }, yabanci.token)).status).toBe(404);
    expect((await s.call(mola.molaDuzeltmeList, {}, yabanci.token)).body).toMatchObject({ duzeltmelist: [] });
  });
});
