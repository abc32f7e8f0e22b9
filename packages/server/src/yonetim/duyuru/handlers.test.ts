import { contract } from '@masabasi/core/contract';
import { METIN } from '@masabasi/core/yonetim/duyuru/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';

const { getDuyurular, duyuruGoruldu, duyuruList, duyuruKaydet, duyuruSil } = contract.duyuru;

let s: TestServer;
let destek: number;
let satis: number;
let yonetici: string;
let destekci: string;
let satisci: string;

beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  satis = await s.departman('Satış');
  await s.kisi('duyurucu', { ad: 'Şule', soyad: 'Öz', departmanId: destek, yetkiler: [YETKI.duyuruYonet] });
  await s.kisi('destekci', { departmanId: destek });
  await s.kisi('satisci', { departmanId: satis });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.deleteFrom('duyuru_goruldu').execute();
  await s.db.deleteFrom('duyuru').execute();
  yonetici = await s.girisYap('duyurucu');
  destekci = await s.girisYap('destekci');
  satisci = await s.girisYap('satisci');
});

const teras: Girdi<typeof duyuruKaydet> = {
  Id: 0,
  Baslik: 'Teras',
  Metin: 'Lütfen küllükleri boşaltınız.\nTeşekkürler.',
  Baslangic: '2026-11-20',
  Bitis: '20.11.2026',
  Departmanlar: [],
  Onemli: 1,
  Surum: 0,
};
const kaydet = async (d: Partial<Girdi<typeof duyuruKaydet>> = {}) =>
  tamam(await s.call(duyuruKaydet, { ...teras, ...d }, yonetici));
const basliklar = async (token: string) => {
  const { body } = await s.call(getDuyurular, {}, token);
  return body.durum ? body.duyurular.map((d) => d.Baslik) : [];
};
const sonDenetim = () =>
  s.db.selectFrom('denetim').selectAll().where('nesne', '=', 'duyuru').orderBy('id', 'desc').executeTakeFirst();

describe('getDuyurular', () => {
  test('answers whole rows, important ones first, then the newest', async () => {
    const siradan = await kaydet({ Baslik: 'Yemek', Onemli: 0 });
    const { Id } = await kaydet();
    const { status, body } = await s.call(getDuyurular, {}, destekci);
    expect(status).toBe(200);
    expect(body).toEqual({
      durum: true,
      duyurular: [
        {
          Id,
          Baslik: 'Teras',
          Metin: teras.Metin,
          Baslangic: '2026-11-20',
          Bitis: '2026-11-20',
          Departmanlar: [],
          Onemli: 1,
          Yazan: 'Şule Öz',
          CreateDateTime: '2026-11-20T09:00:00Z',
          Surum: 1,
          Goruldu: false,
        },
        expect.objectContaining({ Id: siradan.Id, Onemli: 0 }),
      ],
    });
  });

  test('counts days in Istanbul, first and last day included', async () => {
    await kaydet({ Baslangic: '2026-11-21', Bitis: '2026-11-22' });
    const gorulen = async (an: string) => {
      s.saat.simdi = new Date(an);
      return basliklar(await s.girisYap('destekci'));
    };
    expect(await gorulen('2026-11-20T20:59:59Z')).toEqual([]);
    expect(await gorulen('2026-11-20T21:00:00Z')).toEqual(['Teras']);
    expect(await gorulen('2026-11-22T20:59:59Z')).toEqual(['Teras']);
    expect(await gorulen('2026-11-22T21:00:00Z')).toEqual([]);
  });

  test('hides an announcement for departments from the others', async () => {
    await kaydet({ Departmanlar: [satis] });
    expect(await basliklar(satisci)).toEqual(['Teras']);
    expect(await basliklar(destekci)).toEqual([]);
  });

  test('leaves out a deleted announcement', async () => {
    const { Id } = await kaydet();
    await s.call(duyuruSil, { Id }, yonetici);
    expect(await basliklar(destekci)).toEqual([]);
  });
});

describe('duyuruGoruldu', () => {
  test('marks it for this person only, once', async () => {
    const { Id } = await kaydet();
    for (const simdi of [OGLEN, '2026-11-20T09:05:00.000Z']) {
      s.saat.simdi = new Date(simdi);
      expect((await s.call(duyuruGoruldu, { Id }, destekci)).body).toEqual({ durum: true });
    }
    const goruldu = async (token: string) => {
      const { body } = await s.call(getDuyurular, {}, token);
      return body.durum && body.duyurular[0]?.Goruldu;
    };
    expect(await goruldu(destekci)).toBe(true);
    expect(await goruldu(satisci)).toBe(false);
    expect(await s.db.selectFrom('duyuru_goruldu').select('zaman').execute()).toEqual([
      { zaman: '2026-11-20T09:00:00Z' },
    ]);
  });

  test('404 for a deleted, future, foreign or unknown announcement', async () => {
    const silinen = await kaydet();
    await s.call(duyuruSil, { Id: silinen.Id }, yonetici);
    const yarinki = await kaydet({ Baslangic: '2026-11-21', Bitis: '2026-11-22' });
    const baskasinin = await kaydet({ Departmanlar: [satis] });
    for (const Id of [silinen.Id, yarinki.Id, baskasinin.Id, 999_999])
      expect(await s.call(duyuruGoruldu, { Id }, destekci)).toMatchObject({
        status: 404,
        body: { durum: false, msg: 'Duyuru bulunamadı.' },
      });
    expect(await s.db.selectFrom('duyuru_goruldu').selectAll().execute()).toEqual([]);
  });
});

describe('duyuruList', () => {
  test('lists every announcement with its number of readers', async () => {
    const eski = await kaydet({ Baslik: 'Eski', Baslangic: '2020-01-01', Bitis: '2020-01-02', Departmanlar: [satis] });
    const { Id } = await kaydet();
    for (const token of [destekci, satisci]) await s.call(duyuruGoruldu, { Id }, token);
    const { body } = await s.call(duyuruList, {}, yonetici);
    expect(body.durum && body.duyurular.map((d) => [d.Id, d.Goren])).toEqual([
      [Id, 2],
      [eski.Id, 0],
    ]);
  });
});

describe('duyuruKaydet', () => {
  test('changes a row, raises Surum, audits old and new', async () => {
    const { Id, Surum } = await kaydet();
    expect(Surum).toBe(1);
    expect(
      await kaydet({ Id, Surum: 1, Baslik: '  Teras kapalı  ', Departmanlar: [satis, destek, satis], Onemli: 0 }),
    ).toEqual({
      durum: true,
      Id,
      Surum: 2,
    });
    const { body } = await s.call(duyuruList, {}, yonetici);
    expect(body.durum && body.duyurular[0]).toMatchObject({
      Baslik: 'Teras kapalı',
      Departmanlar: [destek, satis],
      Onemli: 0,
      Surum: 2,
    });
    expect(await sonDenetim()).toMatchObject({
      eylem: 'duyuruKaydet',
      nesne_id: Id,
      eski: { baslik: 'Teras', departmanlar: [] },
      yeni: { baslik: 'Teras kapalı', departmanlar: [destek, satis] },
    });
  });

  test('announces the change to every browser', async () => {
    await s.db.deleteFrom('olay').execute();
    await kaydet();
    expect(await s.db.selectFrom('olay').select(['tur', 'kisi_id', 'departman_id']).execute()).toEqual([
      { tur: 'duyuru', kisi_id: null, departman_id: null },
    ]);
  });

  test('refuses an end before the beginning', async () => {
    const { status, body } = await s.call(duyuruKaydet, { ...teras, Bitis: '19.11.2026' }, yonetici);
    expect([status, body]).toEqual([200, { durum: false, msg: METIN.tarihSirasi }]);
    expect(await basliklar(destekci)).toEqual([]);
  });

  test('refuses a department that does not exist', async () => {
    const { status, body } = await s.call(duyuruKaydet, { ...teras, Departmanlar: [satis, 999_999] }, yonetici);
    expect([status, body]).toEqual([200, { durum: false, msg: METIN.departmanYok }]);
  });

  test('409 when another person has changed it meanwhile', async () => {
    const { Id } = await kaydet();
    await kaydet({ Id, Surum: 1, Baslik: 'Birinci' });
    const { status, body } = await s.call(duyuruKaydet, { ...teras, Id, Surum: 1, Baslik: 'İkinci' }, yonetici);
    expect(status).toBe(409);
    expect(body).toMatchObject({ durum: false });
    expect(await basliklar(destekci)).toEqual(['Birinci']);
  });

  test('lets one of ten editors win who save the same version at once', async () => {
    const { Id } = await kaydet();
    const yanitlar = await Promise.all(
      Array.from({ length: 10 }, (_, i) => s.call(duyuruKaydet, { ...teras, Id, Surum: 1, Baslik: `B${i}` }, yonetici)),
    );
    expect(yanitlar.filter((y) => y.status === 200)).toHaveLength(1);
    expect(yanitlar.filter((y) => y.status === 409)).toHaveLength(9);
  });

  test('404 for an unknown or deleted id', async () => {
    const { Id } = await kaydet();
    await s.call(duyuruSil, { Id }, yonetici);
    for (const id of [Id, 999_999])
      expect((await s.call(duyuruKaydet, { ...teras, Id: id, Surum: 1 }, yonetici)).status).toBe(404);
  });

  test('400 names the field', async () => {
    const bozuk: [Partial<Record<keyof typeof teras, unknown>>, string][] = [
      [{ Baslangic: '31.02.2026' }, "'Baslangic' alanı: geçerli bir tarih değil (GG.AA.YYYY)."],
      [{ Baslik: '   ' }, "'Baslik' alanı: boş olamaz."],
      [{ Metin: 'a'.repeat(4001) }, "'Metin' alanı: en fazla 4000 karakter olabilir."],
      [{ Departmanlar: ['1'] }, "'Departmanlar.0' alanı: tam sayı olmalı."],
      [{ Onemli: 2 }, "'Onemli' alanı: 0 veya 1 olmalı."],
    ];
    for (const [alan, msg] of bozuk) {
      const { status, body } = await s.call(duyuruKaydet, { ...teras, ...alan } as typeof teras, yonetici);
      expect([status, body]).toEqual([400, { durum: false, msg }]);
    }
  });
});

describe('duyuruSil', () => {
  test('keeps the row and its readers, audits, and finds nothing the second time', async () => {
    const { Id } = await kaydet();
    await s.call(duyuruGoruldu, { Id }, destekci);
    expect((await s.call(duyuruSil, { Id }, yonetici)).body).toEqual({ durum: true });
    expect(await s.db.selectFrom('duyuru').select(['id', 'silindi']).execute()).toEqual([
      { id: Id, silindi: '2026-11-20T09:00:00Z' },
    ]);
    expect(await s.db.selectFrom('duyuru_goruldu').selectAll().execute()).toHaveLength(1);
    expect(await sonDenetim()).toMatchObject({ eylem: 'duyuruSil', nesne_id: Id, eski: { baslik: 'Teras' } });
    expect((await s.call(duyuruSil, { Id }, yonetici)).status).toBe(404);
  });
});

test('the administration calls are refused without the permission', async () => {
  const { Id } = await kaydet();
  expect((await s.call(duyuruList, {}, destekci)).status).toBe(403);
  expect((await s.call(duyuruKaydet, teras, destekci)).status).toBe(403);
  expect((await s.call(duyuruSil, { Id }, destekci)).status).toBe(403);
  expect(await basliklar(destekci)).toEqual(['Teras']);
});
