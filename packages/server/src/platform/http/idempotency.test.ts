import { randomUUID } from 'node:crypto';
import { aktarim } from '@masabasi/core/musteri/aktarim/contract';
import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kilitBekleyen, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { baskaSunucu } from '../../testing/stream.ts';

let s: TestServer;
let sira = 0;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

const CAY = 646;
const IHTIYAC = 647;
const MASA = 651;
const { moladurumGuncelle } = mola;

async function kisi() {
  const ad = `kisi${(sira += 1)}`;
  const Id = await s.kisi(ad);
  return { Id, token: await s.girisYap(ad) };
}
type Kisi = Awaited<ReturnType<typeof kisi>>;

/** Asks for a status. Returns the bytes of the answer. */
const gec = async (k: Kisi, moladurum: number, anahtar: string, url = s.url) => {
  const yanit = await fetch(`${url}/api${moladurumGuncelle.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${k.token}`, 'idempotency-key': anahtar },
    body: JSON.stringify({ val: { userid: k.Id, moladurum } }),
  });
  return { status: yanit.status, metin: await yanit.text() };
};
const sayi = async (k: Kisi, durum: number) =>
  (await s.db.selectFrom('mola').select('id').where('kisi_id', '=', k.Id).where('durum_id', '=', durum).execute())
    .length;

describe('the same key', () => {
  test('gives one change and one answer, byte for byte, for twenty requests at once on two servers', async () => {
    const k = await kisi();
    const ikinci = await baskaSunucu(s);
    const anahtar = randomUUID();
    const yanitlar = await Promise.all(
      Array.from({ length: 20 }, (_, i) => gec(k, CAY, anahtar, i % 2 ? ikinci.url : s.url)),
    );
    await ikinci.kapat();
    expect(new Set(yanitlar.map((y) => `${y.status} ${y.metin}`)).size).toBe(1);
    expect(yanitlar[0]).toMatchObject({ status: 200, metin: expect.stringContaining('Masa Başı → Çay Molası') });
    expect(await sayi(k, CAY)).toBe(1);
    const olaylar = await s.db
      .selectFrom('olay')
      .select('sira')
      .where('kisi_id', '=', k.Id)
      .where('tur', '=', 'mola')
      .execute();
    expect(olaylar).toHaveLength(2); // the start of the shift and the one change
  });

  test('gets the first answer, not its own error, when its first statement waits for the running first', async () => {
    const ad = `kisi${(sira += 1)}`;
    const Id = await s.kisi(ad, { yetkiler: [YETKI.musteriAktar] });
    const token = await s.girisYap(ad);
    // One statement creates a file, with no query before it. The index allows one file of each name. The sequence
    // counts tries, also rolled back ones. A finished write waits for the lock.
    await s.pool.query(`
      create unique index tek_dosya on musteri_aktarim (kisi_id, dosya);
      create sequence dosya_denemesi;
      create function dene() returns trigger language plpgsql as $$ begin perform nextval('dosya_denemesi'); return new; end $$;
      create function bekle() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
      create trigger dene before insert on musteri_aktarim for each row execute function dene();
      create trigger bekle after insert on musteri_aktarim for each row execute function bekle()`);
    const ikinci = await baskaSunucu(s);
    const tutan = await s.pool.connect();
    const anahtar = randomUUID();
    const ac = async (url: string) => {
      const yanit = await fetch(`${url}/api${aktarim.musteriAktarimAc.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': anahtar },
        body: JSON.stringify({ val: { Dosya: 'a.xlsx', Taninmayan: [], SatirSayisi: 1 } }),
      });
      return { status: yanit.status, metin: await yanit.text() };
    };
    try {
      await tutan.query('select pg_advisory_lock(4711)');
      const ilk = ac(s.url);
      await kilitBekleyen(s);
      const tekrar = ac(ikinci.url);
      await kilitBekleyen(s, 2);
      await tutan.query('select pg_advisory_unlock(4711)');
      expect(await ilk).toMatchObject({ status: 200, metin: expect.stringContaining('"durum":true') });
      expect(await tekrar).toEqual(await ilk);
      const { rows } = await s.pool.query<{ denenen: number; yazilan: number }>(`
        select (select last_value from dosya_denemesi) as denenen,
          (select count(*) from musteri_aktarim where kisi_id = ${Id}) as yazilan`);
      expect(rows).toEqual([{ denenen: 2, yazilan: 1 }]);
    } finally {
      tutan.release(true);
      await ikinci.kapat();
      await s.pool.query(`drop trigger dene on musteri_aktarim; drop trigger bekle on musteri_aktarim;
        drop function dene(); drop function bekle(); drop sequence dosya_denemesi; drop index tek_dosya`);
    }
  });

  test('gets the first answer later, whatever has happened since', async () => {
    const k = await kisi();
    const anahtar = randomUUID();
    const ilk = await gec(k, CAY, anahtar);
    await gec(k, MASA, randomUUID());
    s.ileri(5);
    expect(await gec(k, CAY, anahtar)).toEqual(ilk);
    expect(await sayi(k, CAY)).toBe(1);
  });

  test('works from a new session after the first has ended', async () => {
    const ad = `kisi${(sira += 1)}`;
    const Id = await s.kisi(ad);
    const anahtar = randomUUID();
    const ilk = await gec({ Id, token: await s.girisYap(ad) }, CAY, anahtar);
    expect(await gec({ Id, token: await s.girisYap(ad) }, CAY, anahtar)).toEqual(ilk);
  });

  test('repeats the answer of a call that ended its own session, and of no other call', async () => {
    const ad = `kisi${(sira += 1)}`;
    const userId = await s.kisi(ad);
    const [token, komsu] = [await s.girisYap(ad), await s.girisYap(ad)];
    const anahtar = { 'idempotency-key': randomUUID() };
    const degistir = (jeton: string, parola: string, baslik = anahtar) =>
      s.call(oturum.parolaDegistir, { userId, parola }, jeton, baslik);
    const ilk = await degistir(token, 'mavi-kalem');
    expect([ilk.status, ilk.body.durum]).toEqual([200, true]);
    expect((await degistir(token, 'mavi-kalem')).body).toEqual(ilk.body);
    expect((await degistir(token, 'mavi-kalem', { 'idempotency-key': randomUUID() })).status).toBe(401);
    expect((await s.call(oturum.logout, {}, token, anahtar)).status).toBe(401);
    expect((await s.call(oturum.userbilgi, {}, token, anahtar)).status).toBe(401);
    // The same change ended this session, but it never sent the request.
    expect((await s.call(oturum.oturumSonlandir, { Id: 1 }, komsu, anahtar)).status).toBe(401);
  });

  test('answers 401 for a call before the session was ended from elsewhere', async () => {
    const ad = `kisi${(sira += 1)}`;
    const Id = await s.kisi(ad);
    const [k, baska] = [{ Id, token: await s.girisYap(ad) }, await s.girisYap(ad)];
    const anahtar = randomUUID();
    expect((await gec(k, CAY, anahtar)).status).toBe(200);
    s.ileri(1);
    await s.call(oturum.parolaDegistir, { userId: Id, parola: 'mavi-kalem' }, baska);
    expect((await gec(k, CAY, anahtar)).status).toBe(401);
  });

  test('answers 409 with another body and changes nothing', async () => {
    const k = await kisi();
    const anahtar = randomUUID();
    await gec(k, CAY, anahtar);
    const msg = 'Aynı işlem numarası başka bir istekte kullanılmış.';
    expect(await gec(k, IHTIYAC, anahtar)).toEqual({ status: 409, metin: JSON.stringify({ durum: false, msg }) });
    expect(await sayi(k, IHTIYAC)).toBe(0);
  });

  test('answers 409 with the same body for another call', async () => {
    const ad = `kisi${(sira += 1)}`;
    await s.kisi(ad);
    const token = await s.girisYap(ad);
    await s.girisYap(ad);
    const body = tamam(await s.call(oturum.oturumlarim, {}, token));
    const istek = { Id: body.oturumlar.find((o) => !o.Bu)!.Id };
    const anahtar = { 'idempotency-key': randomUUID() };
    expect((await s.call(oturum.oturumSonlandir, istek, token, anahtar)).body).toEqual({ durum: true });
    expect((await s.call(duyuru.duyuruGoruldu, istek, token, anahtar)).status).toBe(409);
    expect((await s.call(oturum.oturumSonlandir, istek, token, anahtar)).body).toEqual({ durum: true });
  });

  test('is another key for another person', async () => {
    const [ilk, ikinci] = [await kisi(), await kisi()];
    const anahtar = randomUUID();
    const yanitlar = await Promise.all([gec(ilk, CAY, anahtar), gec(ikinci, IHTIYAC, anahtar)]);
    expect(yanitlar.map((y) => y.status)).toEqual([200, 200]);
    expect([await sayi(ilk, CAY), await sayi(ikinci, IHTIYAC), await sayi(ikinci, CAY)]).toEqual([1, 1, 0]);
  });

  test('repeats a refusal, too', async () => {
    const k = await kisi();
    const anahtar = randomUUID();
    const ilk = await gec(k, MASA, anahtar);
    expect(ilk.metin).toContain('Zaten');
    await gec(k, CAY, randomUUID());
    expect(await gec(k, MASA, anahtar)).toEqual(ilk);
  });
});

describe('a key is free again', () => {
  test('after 400 and 403', async () => {
    const [k, komsu] = [await kisi(), await kisi()];
    const anahtar = randomUUID();
    const yanlis = await s.ham(moladurumGuncelle.path, '{"val":{}}', k.token, { 'idempotency-key': anahtar });
    expect(yanlis.status).toBe(400);
    expect((await gec({ Id: komsu.Id, token: k.token }, CAY, anahtar)).status).toBe(403);
    expect((await gec(k, CAY, anahtar)).status).toBe(200);
    expect(await sayi(k, CAY)).toBe(1);
  });

  test('after 500, which has changed nothing', async () => {
    const k = await kisi();
    const anahtar = randomUUID();
    await s.pool.query(`
      create function patla() returns trigger language plpgsql as $$ begin raise exception 'bozuk disk'; end $$;
      create trigger patla before insert on olay for each statement execute function patla()`);
    expect((await gec(k, CAY, anahtar)).status).toBe(500);
    expect(await sayi(k, CAY)).toBe(0);
    await s.pool.query('drop trigger patla on olay; drop function patla()');
    expect((await gec(k, CAY, anahtar)).status).toBe(200);
    expect(await sayi(k, CAY)).toBe(1);
  });
});

test.each(['kisa', 'x'.repeat(101), 'has blanks in it', 'nokta.nokta.nokta', "a'; drop table kisi--", ''])(
  'the key %j is 400',
  async (anahtar) => {
    const k = await kisi();
    const msg = "'Idempotency-Key' başlığı 8-100 harf, rakam veya tire olmalı.";
    expect(await gec(k, CAY, anahtar)).toEqual({ status: 400, metin: JSON.stringify({ durum: false, msg }) });
    expect(await sayi(k, CAY)).toBe(0);
  },
);

test('keeps nothing of the passwords in a request', async () => {
  const { Id: userId, token } = await kisi();
  const iste = (eskiParola: string) =>
    s.call(oturum.parolaDegistir, { userId, parola: `yeni ${eskiParola}`, eskiParola }, token, {
      'idempotency-key': randomUUID(),
    });
  await iste('ilk tahmin');
  await iste('ikinci tahmin');
  const ozetler = await s.db.selectFrom('yinelenen').select('istek_ozeti').where('kisi_id', '=', userId).execute();
  expect(ozetler).toHaveLength(2);
  expect(ozetler[0]).toEqual(ozetler[1]);
});

test('takes no key for a read', async () => {
  const { token } = await kisi();
  const anahtar = { 'idempotency-key': randomUUID() };
  const [ilk, sonra] = [await s.call(oturum.userbilgi, {}, token, anahtar), s.ileri(1)];
  expect(sonra).toBeUndefined();
  const ikinci = await s.call(oturum.userbilgi, {}, token, anahtar);
  expect(Date.parse(ikinci.body.data.sunucuZamani) - Date.parse(ilk.body.data.sunucuZamani)).toBe(60_000);
});

describe('checks before it repeats an answer', () => {
  test('the right', async () => {
    const ad = `kisi${(sira += 1)}`;
    const Id = await s.kisi(ad, { yetkiler: [YETKI.duyuruYonet] });
    const token = await s.girisYap(ad);
    const anahtar = { 'idempotency-key': randomUUID() };
    const duyurusu = {
      Id: 0,
      Baslik: 'Asansör',
      Metin: 'Yarın çalışmıyor.',
      Baslangic: '2026-11-20',
      Bitis: '2026-11-21',
    };
    const kaydet = () =>
      s.call(duyuru.duyuruKaydet, { ...duyurusu, Departmanlar: [], Onemli: 0, Surum: 0 }, token, anahtar);
    const ilk = await kaydet();
    expect(ilk.body).toMatchObject({ durum: true });
    expect((await kaydet()).body).toEqual(ilk.body);
    await s.db.deleteFrom('kisi_yetki').where('kisi_id', '=', Id).execute();
    expect((await kaydet()).status).toBe(403);
  });

  test('and the page', async () => {
    const ad = `kisi${(sira += 1)}`;
    const Id = await s.kisi(ad);
    const token = await s.girisYap(ad);
    const anahtar = { 'idempotency-key': randomUUID() };
    const iste = () => s.call(talep.izinTalepVazgec, { Id: 1 }, token, anahtar);
    expect((await iste()).status).toBe(404);
    await s.db.deleteFrom('kisi_rol').where('kisi_id', '=', Id).execute();
    expect((await iste()).status).toBe(403);
  });
});

test('stores no answer with a secret, and does the work again', async () => {
  const ad = `kisi${(sira += 1)}`;
  const Id = await s.kisi(ad);
  const token = await s.girisYap(ad);
  const anahtar = { 'idempotency-key': randomUUID() };
  const iste = () => s.call(talep.takvimBaglantisi, { islem: 'yenile' }, token, anahtar);
  const [ilk, ikinci] = [await iste(), await iste()];
  expect([ilk.body, ikinci.body]).toMatchObject([{ durum: true }, { durum: true }]);
  expect(await s.db.selectFrom('yinelenen').selectAll().where('kisi_id', '=', Id).execute()).toEqual([]);
});
