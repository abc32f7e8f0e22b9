import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Zar, zar } from '@masabasi/demo/plan/zar';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { oturumVer } from '../../testing/walk.ts';
import { kisiOzeti, ozetler } from './queries.ts';

/**
 * A thousand random histories from a seed: the list, the summary and the ledger show one balance. All are checked with
 * the queries behind the endpoints, because HTTP would take minutes. Every twentieth is also checked over HTTP, and
 * every fiftieth as PDF and spreadsheet.
 */

const ADET = 1000;
const BUGUN = istanbulGunu(OGLEN);
let s: TestServer;
let ik: string;
let ikId: number;
let idler: number[];

/** A person with one entry date, and leaves since then: days, halves and hours, some of them deleted. */
function gecmis(z: Zar, n: number) {
  // Some have an anniversary just before today or after it, and some entered less than a year ago.
  const giris = z.olasi(0.2)
    ? `${z.arasi(2004, 2025)}-11-${String(z.arasi(15, 25)).padStart(2, '0')}`
    : gunEkle('2003-01-06', z.arasi(0, 8300));
  const ilk = gunEkle(giris, 366);
  const sonu = z.arasi(0, 12);
  const izinler = Array.from({ length: sonu }, (_, i) => {
    const baslangic = gunEkle(ilk > '2019-01-01' ? ilk : '2019-01-01', i * 190 + z.arasi(0, 120));
    const saatlik = z.olasi(0.2);
    const gun = saatlik ? 0 : z.biri([0.5, 1, 2.5, 4, 5, 5.5, 10, 12]);
    return {
      n,
      tur_id: z.olasi(0.85) ? 280 : 283,
      baslangic,
      bitis: saatlik ? baslangic : gunEkle(baslangic, Math.ceil(gun) + 1),
      kullanilan_gun: gun,
      kullanilan_saat: saatlik ? z.biri([0.5, 1, 2.5, 4, 7.5]) : 0,
      tatil_gunleri: z.biri([1, 2, 3]),
      silindi: z.olasi(0.15),
    };
  }).filter((i) => i.bitis < '2026-12-20');
  const duzeltmeler = Array.from({ length: z.olasi(0.4) ? z.arasi(1, 3) : 0 }, () => ({
    n,
    gun: z.biri([-3, -1.5, 0.5, 2, 7]),
    sebep: z.biri(['Devirden gelen gün', 'Sayım düzeltmesi']),
    zaman: `${z.arasi(2020, 2026)}-0${z.arasi(1, 9)}-10T08:00:00Z`,
  }));
  const kisi = {
    n,
    giris,
    dogum: gunEkle('1962-01-01', z.arasi(0, 14_000)),
    tatil: z.biri([null, 1, 2, 3]),
    onceki: z.olasi(0.2) ? z.arasi(30, 3000) : 0,
    sayilmayan: z.olasi(0.15) ? z.arasi(5, 200) : 0,
  };
  return { kisi, izinler, duzeltmeler };
}

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  ikId = await s.kisi('ik', { yetkiler: [YETKI.izinYonet] });
  ik = await oturumVer(s, ikId);
  const hepsi = Array.from({ length: ADET }, (_, n) => gecmis(zar(80_808, n), n));
  const { rows } = await sql<{ id: number }>`
    insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id, ise_baslama, ise_giris, dogum_tarihi,
      tatil_gunleri, onceki_hizmet_gun, sayilmayan_gun)
    select 'Kişi', 'No ' || n, 'bin' || n, 'bin' || n, ${departmanId}, giris, giris, dogum, tatil, onceki, sayilmayan
    from jsonb_to_recordset(${JSON.stringify(hepsi.map((h) => h.kisi))}::jsonb)
      x (n int, giris date, dogum date, tatil int, onceki int, sayilmayan int) order by n returning id`.execute(s.db);
  idler = rows.map((r) => r.id);
  await sql`
    insert into izin (kisi_id, tur_id, baslangic, bitis, kullanilan_gun, kullanilan_saat, tatil_gunleri, yazma_zamani, silindi)
    select (${idler}::int[])[n + 1], tur_id, baslangic, bitis, kullanilan_gun, kullanilan_saat, tatil_gunleri,
      '2019-01-01', case when silindi then timestamptz '2026-11-01' end
    from jsonb_to_recordset(${JSON.stringify(hepsi.flatMap((h) => h.izinler))}::jsonb) x (n int, tur_id int, baslangic date,
      bitis date, kullanilan_gun numeric, kullanilan_saat numeric, tatil_gunleri int, silindi boolean)`.execute(s.db);
  await sql`
    insert into hak_duzeltme (kisi_id, gun, sebep, yazan_id, zaman)
    select (${idler}::int[])[n + 1], gun, sebep, ${ikId}, zaman
    from jsonb_to_recordset(${JSON.stringify(hepsi.flatMap((h) => h.duzeltmeler))}::jsonb)
      x (n int, gun numeric, sebep text, zaman timestamptz)`.execute(s.db);
});
afterAll(() => s?.kapat());

const yuzde = (gun: number) => Math.round(gun * 100);

test('a thousand people: the list, the summary and the ledger show one number', async () => {
  const liste = await ozetler(s.db, sql`k.id = any(${idler}::int[])`, BUGUN);
  expect(liste.length).toBe(ADET);
  const tek = new Map<number, Awaited<ReturnType<typeof kisiOzeti>>>();
  for (const id of idler) tek.set(id, await kisiOzeti(s.db, id, BUGUN));
  const yanlis = liste.flatMap(({ ozet, satirlar }) => {
    const biri = tek.get(ozet.Id)!;
    const kesin = satirlar.filter((x) => x.Tur !== 'istek');
    const toplam = kesin.reduce((t, x) => t + yuzde(x.Gun), 0);
    const uyar =
      JSON.stringify([biri.ozet, biri.satirlar]) === JSON.stringify([ozet, satirlar]) &&
      toplam === yuzde(ozet.KalanGun) &&
      (kesin.at(-1)?.Bakiye ?? 0) === ozet.KalanGun &&
      yuzde(ozet.Kumulatif_Toplam) - yuzde(ozet.Kullanilan) === yuzde(ozet.KalanGun);
    return uyar ? [] : [[ozet.Id, ozet.KalanGun, ozet.Kumulatif_Toplam, ozet.Kullanilan, toplam, kesin.at(-1)?.Bakiye]];
  });
  expect(yanlis).toEqual([]);
  // The histories must differ, otherwise the test proves little.
  expect(new Set(liste.map((k) => k.ozet.HakGun)).size).toBeGreaterThan(3);
  expect(liste.filter((k) => k.ozet.KalanGun < 0).length).toBeGreaterThan(0);
});

test('every twentieth over HTTP, every fiftieth as PDF and spreadsheet', async () => {
  const liste = new Map(tamam(await s.call(izin.izinKisileri, {}, ik)).kisiler.map((k) => [k.Id, k]));
  for (const [n, Id] of idler.entries()) {
    if (n % 20 !== 0 && n % 50 !== 0) continue;
    const { ozet, satirlar } = await kisiOzeti(s.db, Id, BUGUN);
    expect(liste.get(Id)).toMatchObject(ozet);
    const { personelizin, izinlist } = tamam(await s.call(izin.personelizinlist, { UserId: Id }, ik));
    expect(personelizin).toEqual(ozet);
    expect(tamam(await s.call(hakedis.izinDefteri, { UserId: Id }, ik)).satirlar).toEqual(satirlar);
    if (n % 50 !== 0) continue;
    const { basefile } = tamam(await s.call(izin.izinAktar, { UserId: Id }, ik));
    const [, sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    const hucre = new Map(sayfa!.data.map(([ad, deger]) => [ad, deger]));
    expect([hucre.get('Kalan'), hucre.get('Toplam Hak Edilen')]).toEqual([ozet.KalanGun, ozet.Kumulatif_Toplam]);
    const yillik = izinlist.find((i) => i.Tur === 280);
    if (!yillik) continue;
    const pdf = tamam(await s.call(izin.print_izin_talep, { izin_id: yillik.Id }, ik)).basefile;
    const [form] = (await pdfOku(Buffer.from(pdf, 'base64'))).sayfalar;
    for (const gun of [ozet.KalanGun, ozet.Kumulatif_Toplam, ozet.HakGun, ozet.Kullanilan])
      expect(form!.metin).toContain(`${gunSayisiYaz(gun)} gün`);
  }
});
