import { contract } from '@masabasi/core/contract';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { kilitBekleyen, OGLEN, tamam, testServer } from '../../testing/product.ts';
import { tutarken } from '../../testing/kilit.ts';
import { gorevAraclari } from './testing.ts';

/** Acts on several tasks at once, people named in a note, the stop of clocks, and the load of weeks. */

const { gorev: oda, bildirim, mola } = contract;

const s = await testServer();
const a = await gorevAraclari(s);
const { yapan, testci, yoneten, baskasi, altinci, kaydet, yeni, detay, surumu, durum } = a;
afterAll(() => s.kapat());

const haberler = async (kim: { token: string }) =>
  tamam(await s.call(bildirim.bildirimler, {}, kim.token)).bildirimler.map((b) => b.Baslik);
const acilis = async (gorev: Parameters<typeof kaydet>[0] = {}) => tamam(await kaydet(gorev));

describe('several tasks at once', () => {
  test('gives several tasks to one person with one notification, and undoes it with the new versions', async () => {
    const bunlar = [await acilis(), await acilis(), await acilis()];
    const yabanci = tamam(await kaydet({ ProjeId: 6 }, altinci));
    const istek = { gorevler: [...bunlar, yabanci].map(({ Id, Surum }) => ({ Id, Surum, AtananId: baskasi.Id })) };
    const { sonuclar } = tamam(await s.call(oda.gorevTopluAta, istek, yoneten.token));
    expect(sonuclar.map((x) => x.Neden)).toEqual([null, null, null, 'Böyle bir iş yok.']);
    expect((await haberler(baskasi)).filter((b) => b.startsWith('Size'))).toEqual(['Size 3 iş atandı']);
    const geri = sonuclar.flatMap((x) => (x.Surum === null ? [] : [{ Id: x.Id, Surum: x.Surum, AtananId: null }]));
    const { sonuclar: son } = tamam(await s.call(oda.gorevTopluAta, { gorevler: geri }, yoneten.token));
    expect(son.every((x) => x.Neden === null)).toBe(true);
    expect((await detay(bunlar[0]!.Id)).gorev.AtananId).toBeNull();
  });

  test('changes urgency and state, and names the reason for each task that cannot follow', async () => {
    const [once, sonra] = [await yeni(), await yeni()];
    tamam(await durum(once.Id, 'gelistirmede'));
    const [ilk, ikinci] = [await surumu(once.Id), await surumu(sonra.Id)];
    const secenekler = await s.db
      .selectFrom('tanim')
      .select('id')
      .where('liste', '=', 'aciliyet')
      .orderBy('id', 'desc')
      .execute();
    const AciliyetId = secenekler[0]!.id;
    const eskimis = { Id: ikinci.Id, Surum: ikinci.Surum + 7 };
    const alan = tamam(
      await s.call(
        oda.gorevTopluAlan,
        {
          gorevler: [
            { ...ilk, AciliyetId },
            { ...eskimis, AciliyetId },
          ],
        },
        yoneten.token,
      ),
    );
    expect(alan.sonuclar.map((x) => x.Neden)).toEqual([null, 'Siz seçtikten sonra başkası değiştirdi.']);
    expect((await detay(once.Id)).gorev.AciliyetId).toBe(AciliyetId);
    const gecen = tamam(
      await s.call(
        oda.gorevTopluDurum,
        {
          gorevler: [await surumu(once.Id), await surumu(sonra.Id)],
          YeniDurum: 'testbekliyor',
          aciklama: 'Fiş kaydı düzeltildi',
        },
        yapan.token,
      ),
    );
    expect(gecen.sonuclar[0]!.Neden).toBeNull();
    expect(gecen.sonuclar[1]!.Neden).toMatch(/^‘Planlandı’ durumundan ‘Test Bekliyor’ durumuna geçilemez/);
  });
});

test('notifies a person whom a note names, but not people of other products', async () => {
  const { Id, No } = await yeni({ Baslik: 'Anmalı' });
  const Aciklama = '@Testçi Deneme ile @Altıncı Deneme bakar mısınız?';
  tamam(await s.call(oda.gorevNotKaydet, { Id, Aciklama }, yapan.token));
  expect(await haberler(testci)).toContain(`${No} Anmalı: bir notta anıldınız`);
  expect(await haberler(altinci)).toEqual([]);
});

test('stops no clock when a break is rolled back, at any failure', async () => {
  const { Id } = await yeni({ Baslik: 'Duran sayaç' });
  const durumu = (moladurum: number) => s.call(mola.moladurumGuncelle, { userid: yapan.Id, moladurum }, yapan.token);
  const suren = () =>
    s.db.selectFrom('gorev_sure').select('bitis').where('gorev_id', '=', Id).executeTakeFirstOrThrow();
  tamam(await durumu(651));
  tamam(await s.call(oda.sureBaslat, { Id }, yapan.token));
  s.ileri(5);
  // The last write of a change before its announcement.
  await sql`create function bozuk() returns trigger language plpgsql as $$ begin raise 'bozuk'; end $$;`.execute(s.db);
  await sql`create trigger bozuk before insert on denetim for each row when (new.eylem = 'moladurumGuncelle') execute function bozuk()`.execute(
    s.db,
  );
  expect((await durumu(646)).status).toBe(500);
  expect(await suren()).toEqual({ bitis: null });
  await sql`drop function bozuk cascade`.execute(s.db);
  tamam(await durumu(646));
  expect((await suren()).bitis).not.toBeNull();
});

test('stops a clock when its person takes a break, and when their shift ends', async () => {
  const { Id } = await yeni({ Baslik: 'Sayaçlı' });
  const durumu = (moladurum: number) => s.call(mola.moladurumGuncelle, { userid: yapan.Id, moladurum }, yapan.token);
  const duranlar = async () =>
    (await s.db.selectFrom('gorev_sure').select('durduran').where('gorev_id', '=', Id).orderBy('id').execute()).map(
      (x) => x.durduran,
    );
  tamam(await durumu(651));
  tamam(await s.call(oda.sureBaslat, { Id }, yapan.token));
  s.ileri(20);
  tamam(await durumu(646));
  expect(await duranlar()).toEqual(['mola']);
  tamam(await durumu(651));
  tamam(await s.call(oda.sureBaslat, { Id }, yapan.token));
  s.ileri(9 * 60);
  await durumu(651);
  expect(await duranlar()).toEqual(['mola', 'mesai']);
});

test('puts the remaining hours into the week of the due day, beside the hours without leave and holidays', async () => {
  const gun = (sonra: number) => gunEkle(istanbulGunu(OGLEN), sonra);
  tamam(await kaydet({ Baslik: 'Bu hafta', Termin: gun(-3), Tahmini_Sure: 6 }, yoneten, { AtananId: baskasi.Id }));
  tamam(await kaydet({ Baslik: 'Sonra', Termin: gun(7), Tahmini_Sure: 4 }, yoneten, { AtananId: baskasi.Id }));
  tamam(await kaydet({ Baslik: 'Belirsiz' }, yoneten, { AtananId: baskasi.Id }));
  const { kisiler } = tamam(await s.call(oda.gorevYuk, {}, yoneten.token));
  const yuku = kisiler.find((k) => k.Id === baskasi.Id)!;
  expect(yuku.haftalar.map((h) => h.Saat)).toEqual([6, 4, 0, 0, 0, 0]);
  expect(yuku).toMatchObject({ SonraIs: 1, Tahminsiz: 1 });
  expect(yuku.haftalar[1]!.Kapasite).toBeGreaterThan(0);
});

test('schedules the tasks of a person one after the other over working days, and waiting tasks after the end of others', async () => {
  const kimin = (AtananId: number) => ({ AtananId });
  const once = tamam(
    await kaydet(
      { Baslik: 'Çizilen ilk', Tahmini_Sure: 16, Termin: gunEkle(istanbulGunu(OGLEN), -400) },
      yoneten,
      kimin(yapan.Id),
    ),
  );
  const sonra = tamam(await kaydet({ Baslik: 'Çizilen ikinci', Tahmini_Sure: 4 }, yoneten, kimin(baskasi.Id)));
  const belirsiz = tamam(await kaydet({ Baslik: 'Çizilen tahminsiz' }, yoneten, kimin(baskasi.Id)));
  tamam(await s.call(oda.gorevBagKaydet, { Id: sonra.Id, Surum: sonra.Surum, Beklenenler: [once.Id] }, yoneten.token));
  const { isler, Toplam } = tamam(await s.call(oda.gorevCizelge, { ara: 'çizilen' }, yapan.token));
  expect(Toplam).toBe(3);
  const bul = (Id: number) => isler.find((g) => g.Id === Id)!;
  expect(bul(once.Id)).toMatchObject({ Baslama: istanbulGunu(OGLEN), Neden: null, Kalan: 16 });
  expect(bul(sonra.Id)).toMatchObject({ Neden: null, Beklenenler: [once.Id] });
  expect(bul(sonra.Id).Baslama! > bul(once.Id).Bitis!).toBe(true);
  expect(bul(belirsiz.Id)).toMatchObject({ Baslama: null, Bitis: null, Neden: 'tahminsiz' });
});

test('locks all moved tasks before the column that others wait for', async () => {
  const [ilk, son] = [await yeni(), await yeni()];
  const gorevler = await Promise.all([ilk, son].map((g) => surumu(g.Id)));
  const { tutulan, yanit } = await tutarken(
    s,
    `select id from gorev where id = ${son.Id} for no key update`,
    async (birak) => {
      const cevap = s.call(oda.gorevTopluDurum, { gorevler, YeniDurum: 'gelistirmede', aciklama: '' }, yapan.token);
      await kilitBekleyen(s);
      const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 72074`.execute(s.db);
      await birak();
      return { tutulan: rows.length, yanit: await cevap };
    },
  );
  expect(tutulan).toBe(0);
  expect(tamam(yanit).sonuclar.map((x) => x.Neden)).toEqual([null, null]);
});
