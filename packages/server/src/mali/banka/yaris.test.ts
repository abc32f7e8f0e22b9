import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mizan } from '../defter/queries.ts';
import { kilitBekleyen, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP, mt940 } from './testing.ts';

/** Several requests claim one manual payment at once: the ledger holds it once, whatever request comes first. */

let s: TestServer;
let token: string;
let MusteriId: number;
const BUGUN = OGLEN.slice(0, 10);

beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
  const kart = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  MusteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, token)).Id;
  await sql`update musteri m set tc_kimlik = '10000000146', adres = 'Iğdır Sokak 3', il_id = y.il_id, ilce_id = y.ilce
    from (select il_id, min(id) as ilce from ilce group by il_id order by il_id limit 1) y where m.id = ${MusteriId}`.execute(
    s.db,
  );
  await s.db
    .updateTable('fatura_ayari')
    .set({ unvan: 'Masabaşı Yazılım A.Ş.', vkn: '1112223339', ilce: 'Çankaya', il: 'Ankara' })
    .execute();
});
afterAll(() => s?.kapat());

let no = 0;
const YENI = { Id: 0, Surum: 0 };
/** An invoice paid by hand, and a line of the same amount on each of this number of accounts. */
async function elleOdenen(hesap: number) {
  const taslak = {
    ...YENI,
    MusteriId,
    ProjeId: 2,
    Senaryo: 'EARSIVFATURA' as const,
    Tip: 'SATIS' as const,
    Tarih: BUGUN,
    Vade: null,
    ParaBirimi: 'TRY',
    Kur: null,
    Aciklama: '',
    Kalemler: [{ Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '400', KdvOran: 20 }],
  };
  const { Id, Surum } = tamam(await s.call(fatura.faturaKaydet, { fatura: taslak }, token));
  const kesilen = tamam(await s.call(fatura.faturaKes, { Id, Surum }, token));
  const odeme = { Tarih: BUGUN, Tutar: kurus(48_000), Aciklama: 'Havale geldi dedi' };
  tamam(await s.call(fatura.faturaTahsilatYaz, { Id, Surum: kesilen.Surum, ...odeme }, token));
  const TahsilatId = tamam(await s.call(fatura.getFaturaDetay, { Id }, token)).tahsilatlar[0]!.Id;
  const satirlar = [];
  for (let n = 0; n < hesap; n++) {
    const yeni = { ...BOS_HESAP, Ad: `Hesap ${++no}` };
    const HesapId = tamam(await s.call(oda.bankaHesapKaydet, { hesap: yeni }, token)).Id;
    const icerik = { metin: mt940(0, [[BUGUN, 48_000, 'GELEN EFT']]) };
    tamam(await s.call(oda.ekstreYukle, { HesapId, Dosya: 'e.sta', icerik }, token));
    satirlar.push(tamam(await s.call(oda.getHareketList, { HesapId }, token)).hareketlist[0]!.Id);
  }
  return { FaturaId: Id, TahsilatId, satirlar };
}
const isle = (Id: number, TahsilatId: number) =>
  s.call(oda.eslesmeKaydet, { Id, Surum: 1, Sinif: 'musteri', MusteriId, TahsilatIdler: [TahsilatId] }, token);
const bakiye = async (Kod: string) => (await mizan(s.db)).find((h) => h.Kod === Kod)?.Bakiye ?? 0;

test('a manual payment that is taken back while a line claims it does not belong to the line', async () => {
  const once = [await bakiye('108.98'), await bakiye('120')];
  const { FaturaId, TahsilatId, satirlar } = await elleOdenen(1);
  let soylenen: ReturnType<typeof isle> | undefined;
  await s.db.transaction().execute(async (db) => {
    await sql`select from fatura where id = ${FaturaId} for update`.execute(db);
    soylenen = isle(satirlar[0]!, TahsilatId);
    await kilitBekleyen(s);
    await sql`update fatura_tahsilat set geri_alma_zamani = now(), geri_alan_id = yazan_id where id = ${TahsilatId}`.execute(
      db,
    );
  });
  expect((await soylenen!).body).toEqual({
    durum: false,
    msg: 'Seçtiğiniz tahsilat hareketini beklemiyor. Listeden yeniden seçiniz.',
  });
  // The ledger entry of the payment stays, because this test removed only its row. The line has no entry.
  expect([await bakiye('108.98'), await bakiye('120')]).toEqual([once[0]! + 48_000, once[1]!]);
});

test('two lines that claim one manual payment at once: one of them gets it', async () => {
  const once = await bakiye('108.98');
  const { TahsilatId, satirlar } = await elleOdenen(2);
  const sonuclar = await Promise.all(satirlar.map((Id) => isle(Id, TahsilatId)));
  expect(sonuclar.map((y) => y.body.durum)).toEqual(expect.arrayContaining([false, true]));
  expect(await bakiye('108.98')).toBe(once);
});
