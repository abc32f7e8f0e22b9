import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { odeme } from '@masabasi/core/mali/odeme/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { geriAlindi, sonuc, uygula } from '../odeme/kayit.ts';
import { bekleyenKartlar, bekleyenKesintiler } from '../odeme/queries.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP, mt940 } from './testing.ts';

/**
 * The bank pays out the card payments of a day together, less its commission: over HTTP, with the ledger checked after
 * every step.
 */

let s: TestServer;
let token: string;
let dar: string;
let kisiId: number;
let musteriId: number;
const ODENEN = '2026-11-19';
const GELEN = '2026-11-20';

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Mali');
  const { maliGor, bankaIsle, defterYonet, faturaAyarla } = YETKI;
  const kisi = async (ad: string, projeler: number[]) => {
    const Id = await s.kisi(ad, { departmanId, yetkiler: [maliGor, bankaIsle, defterYonet, faturaAyarla] });
    for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
    return Id;
  };
  kisiId = await kisi('Muhasebe', [2]);
  token = await oturumVer(s, kisiId);
  dar = await oturumVer(s, await kisi('Başka ürünlerde', [6]));
  const kart = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, token)).Id;
});
afterAll(() => s?.kapat());

const SOZLESME = {
  Id: 0,
  Surum: 0,
  Saglayici: 'nestpay' as const,
  Gecerlilik: '2026-01-01',
  ValorGun: 1,
  oranlar: [{ Taksit: 1, Oran: 1.89 }],
};
const kaydet = (o: Partial<typeof SOZLESME> = {}) =>
  s.call(odeme.kartSozlesmeKaydet, { sozlesme: { ...SOZLESME, ...o } }, token);
const sozlesmeler = async () => tamam(await s.call(odeme.kartSozlesmeleri, {}, token)).sozlesmeler;

let no = 0;
const yazan = <T>(gun: string, is: Parameters<typeof islemde<T>>[1]) =>
  islemde<T>({ db: s.db, simdi: new Date(`${gun}T09:00:00Z`), istek: SUNUCU, kisiId: null }, is);
const config = readConfig({});

/** Pays an invoice by card. @returns id of the attempt */
async function kartla(tutar: number, gun = ODENEN): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah,
      odenecek, durum, no, xml, xml_ozet, kesme_zamani, kesen_id, acan_id, acilis_zamani)
    select 'earsiv', ${musteriId}, 2, 'EARSIVFATURA', 'SATIS', '2026-11-10', t, t, t, 'kesildi',
      'MSA2026' || lpad(${String(++no)}, 9, '0'), '<a/>', sha256('x'), z, ${kisiId}, ${kisiId}, z
    from (select ${tutar}::bigint as t, '2026-11-10T09:00:00Z'::timestamptz as z) x returning id`.execute(s.db);
  const fatura_id = rows[0]!.id;
  const oid = `KART${String(no).padStart(16, '0')}`;
  const zaman = new Date(`${gun}T09:00:00Z`);
  const { id } = await s.db
    .insertInto('odeme_deneme')
    .values({ fatura_id, saglayici: 'nestpay', oid, tutar, taksit: 1, durum: 'BANKADA', zaman, son_gecerlilik: zaman })
    .returning('id')
    .executeTakeFirstOrThrow();
  await s.db.insertInto('odeme_pay').values({ deneme_id: id, fatura_id, sira: 1, tutar, acik: true }).execute();
  await yazan(gun, (i) =>
    uygula({ ...i, config }, id, sonuc({ hal: 'basarili', oid, tutar: kurus(tutar), mdStatus: '1' })),
  );
  return id;
}
const iade = (id: number, tutar: number) =>
  yazan(GELEN, (i) => geriAlindi({ ...i, config }, id, { tutar, iptal: false, kisi: null }));

let hesap = 0;
async function gelen(tutar: number, gun = GELEN) {
  const HesapId = tamam(
    await s.call(oda.bankaHesapKaydet, { hesap: { ...BOS_HESAP, Ad: `Hesap ${++hesap}` } }, token),
  ).Id;
  const metin = mt940(0, [[gun, tutar, 'POS UYE ISYERI ODEMESI']]);
  tamam(await s.call(oda.ekstreYukle, { HesapId, Dosya: 'e.sta', icerik: { metin } }, token));
  return tamam(await s.call(oda.getHareketList, { HesapId }, token)).hareketlist[0]!;
}
const oner = async (Id: number, kim = token) => tamam(await s.call(oda.eslesmeOner, { Id }, kim)).kartlar;
const isle = async (Id: number, Surum: number, t: Awaited<ReturnType<typeof oner>>[number], Masraf = t.Komisyon) =>
  s.call(
    oda.eslesmeKaydet,
    {
      Id,
      Surum,
      Sinif: 'kart',
      Masraf,
      Notu: t.Neden,
      kart: { TahsilatIdler: t.TahsilatIdler, KesintiIdler: t.KesintiIdler },
    },
    token,
  );
const bakiye = async (Kod: string) => (await mizan(s.db)).find((h) => h.Kod === Kod)?.Bakiye ?? 0;
const bakiyeler = async () => ({
  kart: await bakiye('108.01'),
  banka: await bakiye('102'),
  masraf: await bakiye('653'),
});

test('keeps a contract by day and version, and writes it to the audit', async () => {
  const ilk = tamam(await kaydet());
  expect(await kaydet()).toMatchObject({ body: { durum: false } });
  const ikinci = tamam(await kaydet({ Id: ilk.Id, Surum: ilk.Surum, ValorGun: 2 }));
  expect((await kaydet({ Id: ilk.Id, Surum: ilk.Surum })).status).toBe(409);
  expect(await sozlesmeler()).toMatchObject([
    { Id: ilk.Id, ValorGun: 2, oranlar: [{ Taksit: 1, Oran: 189 }], Yazan: expect.any(String) },
  ]);
  expect(await kaydet({ Gecerlilik: '2026-02-01', oranlar: [{ Taksit: 3, Oran: 2 }] })).toMatchObject({
    body: { durum: false, msg: expect.stringContaining('Tek çekim') },
  });
  const { rows } = await sql<{
    yeni: object;
  }>`select yeni from denetim where eylem = 'kartSozlesmeKaydet' order by id`.execute(s.db);
  expect(rows[0]!.yeni).toMatchObject({ KomisyonOranlari: '1: %1,89', ValorGun: 1 });
  expect((await s.call(odeme.kartSozlesmeSil, { Id: ilk.Id, Surum: ilk.Surum }, token)).status).toBe(409);
  tamam(await s.call(odeme.kartSozlesmeSil, { Id: ilk.Id, Surum: ikinci.Surum }, token));
  expect(await sozlesmeler()).toEqual([]);
  tamam(await kaydet());
});

test('a lump is three payments of a day less commission, posts the rest to the bank, and can be undone', async () => {
  for (const tutar of [100_000, 1_000_000, 134_560]) await kartla(tutar);
  const once = await bakiyeler();
  expect(once.kart).toBe(1_234_560);
  const komisyon = 1890 + 18_900 + 2543;
  const h = await gelen(1_234_560 - komisyon);
  expect(await oner(h.Id, dar)).toEqual([]);
  const [t] = await oner(h.Id);
  expect(t).toMatchObject({ Tam: true, Adet: 3, Komisyon: komisyon, ValorGun: GELEN });
  expect(t!.Neden).toContain('3 kart tahsilatı, ₺12.345,60, eksi %1,89 komisyon');
  // A difference of one kuruş is refused, and nothing is written.
  expect(await isle(h.Id, h.Surum, t!, kurus(komisyon + 1))).toMatchObject({ body: { durum: false } });
  const { Surum } = tamam(await isle(h.Id, h.Surum, t!));
  expect(await bakiyeler()).toEqual({
    kart: 0,
    banka: once.banka + 1_234_560 - komisyon,
    masraf: once.masraf + komisyon,
  });
  expect(await bekleyenKartlar(s.db)).toEqual([]);
  // A second line cannot take the same payments.
  const ikinci = await gelen(1_234_560 - komisyon);
  expect(await oner(ikinci.Id)).toEqual([]);
  expect(await isle(ikinci.Id, ikinci.Surum, t!)).toMatchObject({ body: { durum: false } });
  tamam(await s.call(oda.eslesmeGeriAl, { Id: h.Id, Surum }, token));
  expect(await bakiyeler()).toEqual(once);
  expect((await oner(ikinci.Id))[0]).toMatchObject({ Tam: true, Adet: 3 });
  tamam(await isle(ikinci.Id, ikinci.Surum, (await oner(ikinci.Id))[0]!));
  expect(await defterBozukluklari(s.db)).toEqual([]);
});

test('a refund after the pay-out is deducted from a later lump, and does not count as another payment', async () => {
  const deneme = await kartla(100_000);
  const h = await gelen(100_000 - 1890);
  const once = tamam(await isle(h.Id, h.Surum, (await oner(h.Id))[0]!));
  expect(await bakiye('108.01')).toBe(0);
  await iade(deneme, 40_000);
  expect(await bekleyenKartlar(s.db)).toEqual([]);
  expect(await bekleyenKesintiler(s.db)).toMatchObject([{ Tutar: 40_000 }]);
  expect(await bakiye('108.01')).toBe(-40_000);
  await kartla(200_000);
  const sonraki = await gelen(200_000 - 3780 - 40_000);
  const [t] = await oner(sonraki.Id);
  expect(t).toMatchObject({ Tam: true, Iade: 40_000, Komisyon: 3780 });
  const islenen = tamam(await isle(sonraki.Id, sonraki.Surum, t!));
  expect(await bakiye('108.01')).toBe(0);
  // The first line cannot be taken back before the line that deducted its refund.
  const geri = (Id: number, Surum: number) => s.call(oda.eslesmeGeriAl, { Id, Surum }, token);
  expect(await geri(h.Id, once.Surum)).toMatchObject({ body: { durum: false } });
  tamam(await geri(sonraki.Id, islenen.Surum));
  expect(await bekleyenKesintiler(s.db)).toHaveLength(1);
  tamam(await geri(h.Id, once.Surum));
  expect(await bekleyenKesintiler(s.db)).toEqual([]);
  expect((await bekleyenKartlar(s.db)).map((k) => k.Tutar)).toEqual([60_000, 200_000]);
  expect(await bakiye('108.01')).toBe(260_000);
  expect(await defterBozukluklari(s.db)).toEqual([]);
});

test('a refund before the pay-out makes the lump smaller', async () => {
  const bekleyen = await bekleyenKartlar(s.db);
  const deneme = await kartla(50_000);
  await iade(deneme, 20_000);
  expect((await bekleyenKartlar(s.db)).slice(bekleyen.length)).toMatchObject([{ Tutar: 30_000, Gun: ODENEN }]);
  expect(await bekleyenKesintiler(s.db)).toEqual([]);
});
