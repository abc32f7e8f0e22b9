import { contract } from '@masabasi/core/contract';
import { METIN } from '@masabasi/core/platform/posta/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { postaYaz } from './queries.ts';

const { postaKisileri, sendMail, getGidenPosta } = contract.posta;

let s: TestServer;
let gonderen: string;
let ayse: number;
let omer: number;
let adressiz: number;
let ayrilan: number;

beforeAll(async () => {
  s = await testServer();
  await s.kisi('gonderen', { yetkiler: [YETKI.postaGonder, YETKI.gidenPostaGor] });
  await s.kisi('diger', { yetkiler: [YETKI.postaGonder] });
  ayse = await s.kisi('ayse', { ad: 'Ayşe', soyad: 'Öz', eposta: 'ayse@firma.com' });
  omer = await s.kisi('omer', { ad: 'Ömer', soyad: 'Su', eposta: 'omer@firma.com' });
  adressiz = await s.kisi('adressiz', { ad: 'Çağrı', soyad: 'Boş' });
  ayrilan = await s.kisi('ayrilan', { ad: 'Eski', soyad: 'Kişi', eposta: 'eski@firma.com' });
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan).execute();
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  // Audit entries stay, so each test begins at a different time.
  s.ileri(10);
  gonderen = await s.girisYap('gonderen');
  await s.db.deleteFrom('posta').execute();
});

const gonder = async (d: { kisiler?: number[]; konu?: string; metin?: string } = {}, token = gonderen) => {
  const yanit = await s.call(sendMail, { kisiler: [ayse], konu: 'Merhaba', metin: 'Nasılsınız?', ...d }, token);
  return [yanit.status, yanit.body];
};
const kutu = () => s.db.selectFrom('posta').selectAll().orderBy('id').execute();

test('a person with only the outbox page reads the possible receivers: everybody who works here', async () => {
  await s.kisi('postaci', { rol: 'Kısıtlı', yetkiler: [YETKI.postaGonder], sayfalar: ['/yonetim/posta'] });
  const { kisiler } = tamam(await s.call(postaKisileri, {}, await s.girisYap('postaci')));
  expect(kisiler).toEqual(expect.arrayContaining([{ Id: ayse, Ad: 'Ayşe Öz' }]));
  expect(kisiler.map((k) => k.Id)).not.toContain(ayrilan);
});

describe('sendMail', () => {
  test('writes one mail per person, with the address of the record', async () => {
    expect(await gonder({ kisiler: [ayse, omer, ayse] })).toEqual([200, { durum: true, adet: 2 }]);
    const simdi = s.saat.simdi.toISOString().replace('.000', '');
    expect(await kutu()).toMatchObject(
      ['ayse@firma.com', 'omer@firma.com'].map((alici) => ({
        alici,
        konu: 'Merhaba',
        metin: 'Nasılsınız?',
        durum: 'Bekliyor',
        deneme: 0,
        zaman: simdi,
      })),
    );
  });

  test('queues each mail once, with nothing but its id', async () => {
    await s.db.deleteFrom('kuyruk').execute();
    await gonder({ kisiler: [ayse, omer] });
    const simdi = s.saat.simdi.toISOString().replace('.000', '');
    const isler = await s.db.selectFrom('kuyruk').select(['tur', 'anahtar', 'veri', 'vakit']).orderBy('id').execute();
    expect(isler).toEqual(
      (await kutu()).map(({ id }) => ({ tur: 'posta', anahtar: String(id), veri: { Id: id }, vakit: simdi })),
    );
  });

  test('audits the people and the subject, not the text', async () => {
    await gonder({ konu: 'Zam', metin: 'çok gizli' });
    const kayit = await s.db.selectFrom('denetim').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(kayit).toMatchObject({ eylem: 'sendMail', yeni: { kisiler: [ayse], konu: 'Zam' } });
    expect(JSON.stringify(kayit)).not.toContain('gizli');
  });

  test.each(['Selam\r\nBcc: herkes@dunya.com', 'Selam\nX: y', 'Selam\rX: y', 'Selam\u2028X: y'])(
    'refuses a subject that would begin another header: %j',
    async (konu) => {
      expect(await gonder({ konu })).toEqual([200, { durum: false, msg: METIN.tekSatir }]);
      expect(await kutu()).toEqual([]);
    },
  );

  test('refuses people without an address and names them', async () => {
    expect(await gonder({ kisiler: [ayse, adressiz] })).toEqual([
      200,
      { durum: false, msg: 'E-posta adresi olmayan kişiler var: Çağrı Boş.' },
    ]);
    expect(await kutu()).toEqual([]);
  });

  test('an address with a list or a line break counts as none', async () => {
    for (const eposta of ['a@b.com, c@d.com', 'a@b.com\r\nRCPT TO:<c@d.com>', 'Ad <a@b.com>']) {
      await s.db.updateTable('kisi').set({ eposta }).where('id', '=', adressiz).execute();
      expect(await gonder({ kisiler: [adressiz] })).toEqual([
        200,
        { durum: false, msg: 'E-posta adresi olmayan kişiler var: Çağrı Boş.' },
      ]);
    }
    await s.db.updateTable('kisi').set({ eposta: null }).where('id', '=', adressiz).execute();
  });

  test('refuses people who have left, and answers 404 for unknown ones', async () => {
    expect(await gonder({ kisiler: [ayse, ayrilan] })).toEqual([
      200,
      { durum: false, msg: 'Artık çalışmadığı için gönderilemez: Eski Kişi.' },
    ]);
    expect(await gonder({ kisiler: [ayse, 999_999] })).toEqual([
      404,
      { durum: false, msg: 'Seçilen kişilerden biri bulunamadı.' },
    ]);
    expect(await kutu()).toEqual([]);
  });

  test('allows ten sends a minute per sender, then 429 names the waiting time', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await gonder())[0]).toBe(200);
      s.saat.simdi = new Date(s.saat.simdi.getTime() + 1000);
    }
    const { status, headers, body } = await s.call(sendMail, { kisiler: [ayse], konu: 'a', metin: 'b' }, gonderen);
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '50',
      { durum: false, msg: 'Bir dakikada en fazla 10 e-posta gönderebilirsiniz.' },
    ]);
    expect((await gonder({}, await s.girisYap('diger')))[0]).toBe(200);
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 50_000);
    expect((await gonder())[0]).toBe(200);
    expect(await kutu()).toHaveLength(12);
  });

  test('lets ten of fifteen sends at the same moment pass', async () => {
    const yanitlar = await Promise.all(Array.from({ length: 15 }, () => gonder()));
    expect(yanitlar.filter(([status]) => status === 200)).toHaveLength(10);
    expect(yanitlar.filter(([status]) => status === 429)).toHaveLength(5);
    expect(await kutu()).toHaveLength(10);
  });

  test('answers twenty sends at the same moment with different keys, and other callers do not wait', async () => {
    const bakan = await s.girisYap('diger');
    const bitti = new AbortController();
    const sureler: number[] = [];
    const bak = async () => {
      while (!bitti.signal.aborted) {
        const once = performance.now();
        const { status } = await s.call(contract.oturum.userbilgi, {}, bakan);
        sureler.push(status === 200 ? performance.now() - once : Number.POSITIVE_INFINITY);
      }
    };
    const izleme = bak();
    const yanitlar = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        s.call(sendMail, { kisiler: [ayse], konu: 'Çift tık', metin: 'x' }, gonderen, {
          'idempotency-key': `ayni-anda-gonderim-${i}`,
        }),
      ),
    );
    bitti.abort();
    await izleme;
    for (const beklenen of [200, 429]) expect(yanitlar.filter((y) => y.status === beklenen)).toHaveLength(10);
    // PostgreSQL detects a deadlock after a second, and each waiting call holds a connection until then.
    expect(Math.max(...sureler)).toBeLessThan(1000);
    expect(await kutu()).toHaveLength(10);
  });

  test('the same Idempotency-Key sends once', async () => {
    const istek = { kisiler: [ayse], konu: 'Bir kez', metin: 'x' };
    for (let i = 0; i < 3; i++) {
      const { body } = await s.call(sendMail, istek, gonderen, { 'idempotency-key': 'posta-deneme-1' });
      expect(body).toEqual({ durum: true, adet: 1 });
    }
    expect(await kutu()).toHaveLength(1);
  });

  test('403 without the permission; 400 names the field', async () => {
    expect((await gonder({}, await s.girisYap('ayse')))[0]).toBe(403);
    expect(await gonder({ kisiler: [] })).toEqual([
      400,
      { durum: false, msg: "'kisiler' alanı: en az bir kişi seçilmeli." },
    ]);
    expect(await gonder({ konu: '' })).toEqual([400, { durum: false, msg: "'konu' alanı: boş olamaz." }]);
    expect(await gonder({ metin: 'a'.repeat(10_001) })).toEqual([
      400,
      { durum: false, msg: "'metin' alanı: en fazla 10000 karakter olabilir." },
    ]);
  });
});

describe('getGidenPosta', () => {
  test('shows the last 500 with their state, newest first', async () => {
    for (let i = 0; i < 501; i++)
      await postaYaz(s.db, { alici: `a${i}@b.com`, konu: `k${i}`, metin: 'm', simdi: new Date(OGLEN) });
    const body = tamam(await s.call(getGidenPosta, {}, gonderen));
    expect(body.smtp).toBe(false);
    expect(body.postalar).toHaveLength(500);
    expect(body.postalar[0]).toEqual({
      Id: expect.any(Number),
      Alici: 'a500@b.com',
      Konu: 'k500',
      Metin: 'm',
      Durum: 'Bekliyor',
      Hata: null,
      Deneme: 0,
      CreateDateTime: '2026-11-20T09:00:00Z',
      GonderimZamani: null,
      Ekler: [],
    });
    expect(body.postalar.at(-1)!.Alici).toBe('a1@b.com');
  });

  test('hides addresses that would allow answering in the receiver’s name', async () => {
    const anahtar = 'vVa4HfQ2-_9kLmN0pQrStUvWxYz1234567890abcdeF';
    const metin = `Teklif: https://masa.example/teklif/${anahtar}\nToplantı: /davet/${anahtar}\nTakip kodunuz: 2K4M-ABCD-9XYZ`;
    await postaYaz(s.db, { alici: 'omer@firma.com', konu: `k ${anahtar}`, metin, simdi: new Date(OGLEN) });
    const { postalar } = tamam(await s.call(getGidenPosta, {}, gonderen));
    expect(postalar[0]).toMatchObject({
      Konu: 'k ******',
      Metin: 'Teklif: https://masa.example/teklif/******\nToplantı: /davet/******\nTakip kodunuz: ******',
    });
    const soru = { Konu: 'posta', Yil: 2026 };
    const benim = await s.call(contract.kvkk.verilerimBolumu, soru, await s.girisYap('omer'));
    expect(benim.body).toMatchObject({ durum: true });
    expect(JSON.stringify(benim.body)).toContain('/teklif/******');
    expect(JSON.stringify(benim.body)).not.toContain(anahtar);
    // The mail that leaves is complete.
    expect((await kutu())[0]).toMatchObject({ metin, konu: `k ${anahtar}` });
  });

  test('403 without the permission', async () => {
    expect((await s.call(getGidenPosta, {}, await s.girisYap('diger'))).status).toBe(403);
  });
});
