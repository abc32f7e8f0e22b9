import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let kisiId: number;
let kisi: string;
let baskasi: string;
let gorevliId: number;
let gorevli: string;
let sorumluId: number;
let sorumlu: string;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  kisiId = await s.kisi('isil', { ad: 'Işıl', soyad: 'Irmak', departmanId });
  gorevliId = await s.kisi('gorevli', { departmanId, yetkiler: [YETKI.kvkkYonet] });
  sorumluId = await s.kisi('bas', { ad: 'Şükrü', soyad: 'Ağaç', departmanId });
  await s.sorumluYap(departmanId, sorumluId);
  baskasi = await oturumVer(s, await s.kisi('baskasi', { departmanId }));
  [kisi, gorevli, sorumlu] = [await oturumVer(s, kisiId), await oturumVer(s, gorevliId), await oturumVer(s, sorumluId)];
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.deleteFrom('aydinlatma_goruldu').execute();
  await s.db.deleteFrom('aydinlatma').where('surum', '>', 1).execute();
});

const metin = async (token: string, Surum?: number) =>
  tamam(await s.call(kvkk.aydinlatma, Surum === undefined ? {} : { Surum }, token)).aydinlatma;
const gerekli = async (token: string) => (await s.call(oturum.userbilgi, {}, token)).body.data.AydinlatmaGerekli;
const okudum = (Surum: number, token = kisi) => s.call(kvkk.aydinlatmaGoruldu, { Surum }, token);
const yayinla = (Metin: string, Surum: number, token = gorevli) =>
  s.call(kvkk.aydinlatmaKaydet, { Metin, Surum }, token);
const sonDenetim = (eylem: string) =>
  s.db.selectFrom('denetim').selectAll().where('eylem', '=', eylem).orderBy('id', 'desc').executeTakeFirst();

describe('the notice for customers', () => {
  const ac = async () => {
    const y = await fetch(`${s.url}/aydinlatma`);
    return { status: y.status, html: await y.text(), csp: y.headers.get('content-security-policy') };
  };

  test('is readable by everybody, complete, without scripts, with the company and the periods filled in', async () => {
    const { status, html, csp } = await ac();
    expect([status, csp]).toEqual([200, expect.stringContaining("default-src 'none'")]);
    for (const parca of ['Deneme A.Ş.', 'm. 5/2-c', '10. maddesi', '11. maddesi', '2 yıl saklanır', '<h2>8. Nasıl'])
      expect(html).toContain(parca);
    expect(html).not.toMatch(/<script|[{}]/);
  });

  test('has versions of its own, which staff need not confirm', async () => {
    const yaz = (Metin: string, Surum: number) =>
      s.call(kvkk.aydinlatmaKaydet, { Kime: 'musteri', Metin, Surum }, gorevli);
    expect((await yaz('{sure.yok}', 1)).body).toMatchObject({ durum: false });
    tamam(await yaz('# Biz\n<script>alert(1)</script> {sirket}', 1));
    expect((await yaz('Başka', 1)).status).toBe(409);
    expect((await ac()).html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt; Deneme A.Ş.</p>');
    const { surumler } = tamam(await s.call(kvkk.aydinlatmaSurumleri, { Kime: 'musteri' }, gorevli));
    expect(surumler.map((v) => [v.Surum, v.Yazan, v.Okuyan])).toEqual([
      [2, 'gorevli Deneme', 0],
      [1, null, 0],
    ]);
    expect(await sonDenetim('aydinlatmaKaydet')).toMatchObject({ nesne: 'musteriAydinlatma', nesne_id: 2 });
    expect(await metin(kisi)).toMatchObject({ Surum: 1, Guncel: true });
    expect((await s.call(kvkk.aydinlatmaKaydet, { Kime: 'musteri', Metin: 'a', Surum: 2 }, kisi)).status).toBe(403);
  });
});

describe('the notice', () => {
  test('exists from the start, complete, with the company and the periods filled in', async () => {
    const a = await metin(kisi);
    expect(a).toMatchObject({ Surum: 1, Guncel: true, Goruldu: null });
    for (const parca of [
      'Deneme A.Ş.',
      'm. 5/2-c',
      'm. 5/2-ç',
      'm. 5/2-f',
      'Mola ve mesai kayıtlarınız 2 yıl saklanır',
      'ayrıldıktan sonra 10 yıl',
      'IP adresi',
      'cihaz türü',
      'Mola panosunda',
      '11. maddesi',
      'açık rıza metni değildir',
      'otuz gün',
    ])
      expect(a.Metin).toContain(parca);
    expect(a.Metin).not.toMatch(/[{}]/);
  });

  test('is shown until it is read, stores time and address, and a second reading changes nothing', async () => {
    expect(await gerekli(kisi)).toBe(true);
    expect((await okudum(1)).body).toEqual({ durum: true });
    expect(await gerekli(kisi)).toBe(false);
    s.ileri(60);
    expect((await okudum(1)).body).toEqual({ durum: true });
    expect(await s.db.selectFrom('aydinlatma_goruldu').selectAll().execute()).toEqual([
      { kisi_id: kisiId, surum: 1, zaman: '2026-11-20T09:00:00Z', ip: '127.0.0.1' },
    ]);
    expect(await metin(kisi)).toMatchObject({ Goruldu: '2026-11-20T09:00:00Z' });
  });

  test('informs and does not lock: a person who has not read it may call', async () => {
    expect(await gerekli(kisi)).toBe(true);
    expect((await s.call(mola.gunum, {}, kisi)).status).toBe(200);
  });

  test('in a new version is read again by everybody, and the earlier one can no longer be confirmed', async () => {
    await okudum(1);
    expect((await yayinla('# Yeni\nMetin: {sirket}, {sure.mola}', 1)).body).toEqual({ durum: true, Surum: 2 });
    expect([await gerekli(kisi), await gerekli(baskasi)]).toEqual([true, true]);
    expect(await metin(kisi)).toMatchObject({ Surum: 2, Metin: '# Yeni\nMetin: Deneme A.Ş., 2 yıl', Goruldu: null });
    expect(await metin(kisi, 1)).toMatchObject({ Surum: 1, Guncel: false, Goruldu: '2026-11-20T09:00:00Z' });
    expect((await okudum(1, baskasi)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('güncellendi'),
    });
    expect((await okudum(3)).status).toBe(404);
    expect((await s.call(kvkk.aydinlatma, { Surum: 9 }, kisi)).status).toBe(404);
    expect((await okudum(2)).body).toEqual({ durum: true });
    expect(await gerekli(kisi)).toBe(false);
    expect(await sonDenetim('aydinlatmaKaydet')).toMatchObject({ kisi_id: gorevliId, nesne_id: 2 });
  });

  test('is written by one editor at a time, and only with a new text', async () => {
    expect((await yayinla('{sure.yok}', 1)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('{sure.yok}'),
    });
    expect((await s.call(kvkk.aydinlatmaSurumleri, {}, gorevli)).body).toMatchObject({
      surumler: [{ Surum: 1, Yazan: null, Okuyan: 0, Metin: expect.stringContaining('{sure.mola}') }],
      degerler: { sirket: 'Deneme A.Ş.', 'sure.imha': '3 yıl' },
    });
    const yanitlar = await Promise.all(Array.from({ length: 5 }, (_, i) => yayinla(`Metin ${i}`, 1)));
    expect(yanitlar.filter((y) => y.status === 200)).toHaveLength(1);
    expect(yanitlar.filter((y) => y.status === 409)).toHaveLength(4);
    const eski = await yayinla('Başka', 1);
    expect([eski.status, eski.body]).toMatchObject([
      409,
      { msg: 'Siz yazarken yeni bir versiyon yayınlandı.', guncel: { Surum: 2 } },
    ]);
  });

  test('shows the administrator its readers and non-readers', async () => {
    await okudum(1);
    const body = tamam(await s.call(kvkk.aydinlatmaOkuyanlar, { Surum: 1 }, gorevli));
    expect(body.okuyanlar).toEqual([
      { Id: kisiId, Ad: 'Işıl Irmak', Departman: 'Destek', Zaman: '2026-11-20T09:00:00Z', Ip: '127.0.0.1' },
    ]);
    expect(body.okumayanlar.map((k) => k.Ad)).toEqual(['baskasi Deneme', 'gorevli Deneme', 'Şükrü Ağaç']);
  });
});

describe('retention periods', () => {
  const kaydet = async (Ay: number, Surum: number, konu: 'mola' | 'denetim' = 'mola') =>
    s.call(kvkk.saklamaKaydet, { konu, Ay, Surum }, gorevli);

  test('start with their defaults, change with their version, and appear in the notice at once', async () => {
    const liste = async () => {
      const { body } = await s.call(kvkk.saklamaListesi, {}, gorevli);
      return body.durum ? body.saklamalar : [];
    };
    expect(Object.fromEntries((await liste()).map((r) => [r.konu, r.Ay]))).toEqual({
      mola: 24,
      denetim: 24,
      oturum: 24,
      posta: 24,
      gelenPosta: 24,
      bildirim: 6,
      duyuru: 24,
      yazisma: 24,
      personel: 120,
      musteri: 120,
      aday: 36,
      yetkili: 6,
      webistek: 24,
      imha: 36,
    });
    expect((await kaydet(18, 1)).body).toEqual({ durum: true, Surum: 2 });
    expect((await metin(kisi)).Metin).toContain('kayıtlarınız 18 ay saklanır');
    const eski = await kaydet(12, 1);
    expect([eski.status, eski.body]).toMatchObject([409, { guncel: { Ay: 18, Surum: 2 } }]);
    expect((await kaydet(0, 2)).body).toEqual({ durum: false, msg: 'Mola ve mesai kayıtları en az 1 ay saklanır.' });
    expect((await kaydet(121, 2)).body).toMatchObject({ durum: false });
    expect((await kaydet(11, 1, 'denetim')).body).toMatchObject({ durum: false });
    expect(await sonDenetim('saklamaKaydet')).toMatchObject({
      eski: { konu: 'mola', Ay: 24 },
      yeni: { konu: 'mola', Ay: 18 },
    });
    await kaydet(24, 2);
  });

  test('show the number of records that a shorter period would destroy', async () => {
    for (const ay of ['2026-09-20', '2026-10-19', '2026-10-20'])
      await s.db
        .insertInto('mesai')
        .values({
          kisi_id: kisiId,
          gun: ay,
          baslama: `${ay}T06:00:00Z`,
          planlanan_bitis: `${ay}T15:00:00Z`,
          bitis: `${ay}T15:00:00Z`,
        })
        .execute();
    const onizle = async (Ay: number) => (await s.call(kvkk.saklamaOnizle, { konu: 'mola', Ay }, gorevli)).body;
    expect(await onizle(24)).toEqual({ durum: true, Adet: 0, Sinir: '2024-11-20' });
    expect(await onizle(1)).toEqual({ durum: true, Adet: 2, Sinir: '2026-10-20' });
    expect(await onizle(2)).toMatchObject({ Adet: 0 });
    expect(await onizle(0)).toMatchObject({ durum: false });
    await s.db.deleteFrom('mesai').execute();
  });
});

describe('access log of other people’s data', () => {
  const erisimler = async (g: { KisiId?: number; Baslangic?: string; Bitis?: string } = {}) =>
    tamam(await s.call(kvkk.erisimKayitlari, { Baslangic: '2026-11-20', Bitis: '2026-11-20', ...g }, gorevli)).kayitlar;

  test('shows views of breaks, leaves and their versions, but not of a person’s own data', async () => {
    const bakis = { userId: kisiId, tarih: '2026-11-20', tarih2: '2026-11-01' };
    await s.call(mola.moladetay, bakis, sorumlu);
    await s.call(mola.moladetay, bakis, kisi);
    await s.call(izin.personelizinlist, { UserId: kisiId }, sorumlu);
    await s.call(izin.izinAktar, { UserId: kisiId }, sorumlu);
    await s.girisYap('isil');
    const { id } = await s.db
      .insertInto('izin')
      .values({ kisi_id: kisiId, tur_id: 280, baslangic: '2026-12-01', bitis: '2026-12-02', yazma_zamani: OGLEN })
      .returning('id')
      .executeTakeFirstOrThrow();
    await s.call(izin.izinGecmisi, { Id: id }, sorumlu);
    await s.call(izin.print_izin_talep, { izin_id: id }, sorumlu);
    expect((await erisimler()).map((k) => [k.Bakan, k.Kisi, k.Eylem, k.Bilgi])).toEqual([
      ['Şükrü Ağaç', 'Işıl Irmak', 'İzin formu alındı (PDF)', null],
      ['Şükrü Ağaç', 'Işıl Irmak', 'İznin geçmişine bakıldı', null],
      ['Şükrü Ağaç', 'Işıl Irmak', 'İzinler dışa aktarıldı', null],
      ['Şükrü Ağaç', 'Işıl Irmak', 'İzinlere bakıldı', null],
      ['Şükrü Ağaç', 'Işıl Irmak', 'Mola detayına bakıldı', 'İlk gün: 01.11.2026 · Son gün: 20.11.2026'],
    ]);
  });

  test('filters by person and day in Istanbul, and logs a question about a person as a view', async () => {
    s.saat.simdi = new Date('2026-11-20T20:59:59Z');
    await s.call(mola.moladetay, { userId: sorumluId, tarih: '2026-11-20', tarih2: '2026-11-20' }, sorumlu);
    await s.call(mola.moladetay, { userId: kisiId, tarih: '2026-11-20', tarih2: '2026-11-20' }, sorumlu);
    expect((await erisimler()).length).toBe(6);
    expect(await erisimler({ Baslangic: '2026-11-21', Bitis: '2026-11-22' })).toEqual([]);
    expect((await erisimler({ Baslangic: '2026-11-22', Bitis: '2026-11-20' })).length).toBe(6);
    expect(await erisimler({ KisiId: gorevliId })).toEqual([]);
    expect((await erisimler({ KisiId: kisiId })).every((k) => k.Kisi === 'Işıl Irmak')).toBe(true);
    expect(await sonDenetim('erisimKayitlari')).toMatchObject({ nesne: 'kisi', nesne_id: kisiId, kisi_id: gorevliId });
    const uzun = await s.call(kvkk.erisimKayitlari, { Baslangic: '2025-01-01', Bitis: '2026-11-20' }, gorevli);
    expect(uzun.body).toEqual({ durum: false, msg: 'En çok bir yıllık aralık seçilebilir.' });
    const yok = { Baslangic: '2026-11-20', Bitis: '2026-11-20', KisiId: 2_000_000_000 };
    expect((await s.call(kvkk.erisimKayitlari, yok, gorevli)).status).toBe(403);
  });

  test('is also a spreadsheet, with more rows than one read returns', async () => {
    await s.db
      .insertInto('denetim')
      .values(
        Array.from({ length: 2500 }, (_, i) => ({
          zaman: OGLEN,
          kisi_id: sorumluId,
          eylem: 'personelDetay',
          nesne: 'kisi',
          nesne_id: kisiId,
          yeni: JSON.stringify({ sira: i }),
          ip: '10.0.0.7',
          istek_id: 'x',
        })),
      )
      .execute();
    const g = { Baslangic: '2026-11-20', Bitis: '2026-11-20', KisiId: kisiId };
    const body = tamam(await s.call(kvkk.erisimAktar, g, gorevli));
    expect(body.dosyaAdi).toBe('Erişim Kayıtları 20.11.2026 - 20.11.2026.xlsx');
    const [sayfa] = await readXlsxFile(Buffer.from(body.basefile, 'base64'));
    expect(sayfa?.data[0]).toEqual(['Zaman', 'Bakan', 'Kimin Bilgisine', 'Ne', 'Bilgi', 'Adres']);
    const satirlar = sayfa!.data.slice(1);
    const bilgiler = satirlar.map((r) => String(r[4])).filter((b) => b.startsWith('Sıra'));
    expect(bilgiler).toEqual(Array.from({ length: 2500 }, (_, i) => `Sıra: ${2499 - i}`));
    // One view was at 23:59:59 in Istanbul. Dates in a spreadsheet have no zone.
    expect(satirlar.map((r) => r[0])).toContainEqual(new Date('2026-11-20T23:59:59Z'));
  });

  test('is shown to the person, with the changes that others made', async () => {
    const body = tamam(await s.call(kvkk.verilerimBolumu, { Konu: 'erisim', Yil: 2026 }, kisi));
    const satirlar = body.Satirlar.map((r) => [r[1], r[2]]);
    expect(satirlar).toContainEqual(['Şükrü Ağaç', 'Mola detayına bakıldı']);
    expect(satirlar).toContainEqual(['gorevli Deneme', 'Erişim kayıtlarına bakıldı']);
    expect(satirlar).not.toContainEqual(['Işıl Irmak', expect.anything()]);
    const { body: bos } = await s.call(kvkk.verilerimBolumu, { Konu: 'erisim' }, baskasi);
    expect(bos).toMatchObject({ durum: true, Satirlar: [], devami: false });
  });
});
