import { istatistik as oda } from '@masabasi/core/masa/istatistik/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { oturumVer } from '../../testing/walk.ts';
import { deneme } from './testing.ts';

/** The statistics as files have the same figures as the screen. */

let s: TestServer;
let token: string;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const Id = await s.kisi('aktaran', { yetkiler: [YETKI.musteriDisaAktar], projeler: [2] });
  token = await oturumVer(s, Id);
  await sql`insert into musteri (tip, ad, soyad, durum, yazma_zamani) select 1, '=1+1', 'Kişi', 'Aktif', now() from generate_series(1, 40)`.execute(
    s.db,
  );
  await sql`insert into musteri_proje select id, 2 from musteri`.execute(s.db);
  const zemin = { db: s.db, zaman: '2026-11-20T09:00:00Z', kisiId: Id, cinarId: Id, adet: 40, adlar: ['Öz'] };
  await deneme.listeSatirlari!['istatistik']!(zemin);
});
afterAll(() => s?.kapat());

test('the spreadsheet has a sheet for each part of the screen, with its figures as numbers', async () => {
  const ekran = tamam(await s.call(oda.getIstatistik, {}, token));
  const { basefile, dosyaAdi } = tamam(await s.call(oda.istatistikAktar, {}, token));
  expect(dosyaAdi).toBe('Memnuniyet istatistikleri 2026-11-20.xlsx');
  const sayfalar = await readXlsx(Buffer.from(basefile, 'base64'));
  expect(sayfalar.map((x) => x.sheet)).toEqual([
    'Özet',
    'Sayılar',
    'Eğilim',
    'Dağılım',
    'Sorular (ay)',
    'Sorular (ürün)',
    'Kırılım',
    'Sözler',
  ]);
  const satirlari = (ad: string) => sayfalar.find((x) => x.sheet === ad)!.data;
  expect(satirlari('Özet')[2]!.slice(0, 2)).toEqual(['Puan', Math.round(ekran.ozet.Puan!.Deger * 100) / 100]);
  expect(satirlari('Sayılar')[1]!.slice(0, 2)).toEqual(['Sorulan', ekran.ozet.Sorulan]);
  expect(satirlari('Eğilim')).toHaveLength(13);
  expect(
    satirlari('Dağılım')
      .slice(1, 6)
      .map((r) => r[2]),
  ).toEqual(ekran.dagilim.Csat);
});

test('the document says the same in words', async () => {
  const ekran = tamam(await s.call(oda.getIstatistik, {}, token));
  const { basefile, dosyaAdi } = tamam(await s.call(oda.print_istatistik, {}, token));
  expect(dosyaAdi).toBe('Memnuniyet istatistikleri 2026-11-20.pdf');
  const metin = (await pdfOku(Buffer.from(basefile, 'base64'))).sayfalar.map((x) => x.metin).join(' ');
  expect(metin).toContain('MEMNUNİYET İSTATİSTİKLERİ');
  expect(metin).toContain(ekran.ozet.Puan!.Deger.toFixed(1).replace('.', ','));
  expect(metin).toContain('Bütün anketler');
});

test('a person without the right to export customers exports no figures either', async () => {
  const bakan = await oturumVer(s, await s.kisi('bakan', { projeler: [2], sayfalar: ['/istatistik/memnuniyet'] }));
  expect((await s.call(oda.istatistikAktar, {}, bakan)).status).toBe(403);
  expect((await s.call(oda.print_istatistik, {}, bakan)).status).toBe(403);
  expect((await s.call(oda.getIstatistik, {}, bakan)).status).toBe(200);
});
