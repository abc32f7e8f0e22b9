import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kurus } from '@masabasi/core/platform/money/para';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { bankaDenemesi } from '../../testing/banka.ts';
import { oturumlu } from '../../testing/walk.ts';
import { BOS_FATURA } from './testing.ts';

/** Day of an invoice and of its payments: a wrong year is found before a number is given. */

const { fatura: oda } = contract;
const s = await testServer();
const departmanId = await s.departman('Muhasebe');
const { token, Id: kisiId } = await oturumlu(s, 'Muhasebe', {
  ad: 'Muhasebe',
  departmanId,
  projeler: [2],
  yetkiler: [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaIade, YETKI.tahsilatYaz],
});
const d = await bankaDenemesi(s, token);
const MusteriId = await d.musteriAc('Irmak');
afterAll(() => s.kapat());
const BUGUN = OGLEN.slice(0, 10);

type Form = Girdi<typeof oda.faturaKaydet>['fatura'];
const form = (o: Partial<Form>): Form => ({
  ...BOS_FATURA,
  MusteriId,
  Tarih: BUGUN,
  Kalemler: [{ Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 }],
  ...o,
});
const taslak = async (o: Partial<Form>) => tamam(await s.call(oda.faturaKaydet, { fatura: form(o) }, token));
const kes = (f: { Id: number; Surum: number }) => s.call(oda.faturaKes, { Id: f.Id, Surum: f.Surum }, token);
const kurallar = async (Id: number) =>
  tamam(await s.call(oda.getFaturaDetay, { Id }, token)).aykiriliklar.map((a) => a.Kural);

test.each([
  ['of the last day of the year before', '2025-12-31'],
  ['of this day a year ago', '2025-11-20'],
  ['of three years ago', '2023-12-31'],
  ['of the eighth day before', gunEkle(BUGUN, -8)],
])('an invoice %s is told so while it is written, and has no number', async (_, Tarih) => {
  const { aykiriliklar } = tamam(await s.call(oda.faturaHesapla, { fatura: form({ Tarih }) }, token));
  expect(aykiriliklar.map((a) => a.Kural)).toContain('eskiTarih');
  const t = await taslak({ Tarih });
  expect(await kurallar(t.Id)).toEqual(['eskiTarih']);
  expect((await kes(t)).body).toMatchObject({ durum: false, msg: expect.stringContaining('VUK 231/5') as string });
  const { rows } = await sql`select from fatura where id = ${t.Id} and no is not null`.execute(s.db);
  expect(rows).toEqual([]);
  // The typed data stays, and the day can be corrected.
  const { Surum } = tamam(await s.call(oda.faturaKaydet, { fatura: { ...form({}), Id: t.Id, Surum: t.Surum } }, token));
  expect(tamam(await kes({ Id: t.Id, Surum })).No).toMatch(/^MSA2026/);
});

test('an invoice in a closed month or before the last number shows the objection while it is written', async () => {
  await sql`insert into defter_donem (donem, kapanis, kapatan_id, son_sira, son_ozet)
    select ${BUGUN.slice(0, 7)}, now(), ${kisiId}, sira, ozet from defter_bas`.execute(s.db);
  const t = await taslak({});
  expect(await kurallar(t.Id)).toEqual(['kapaliDonem']);
  await sql`delete from defter_donem`.execute(s.db);
  expect(await kurallar(t.Id)).toEqual([]);
  tamam(await kes(t));
  const dun = await taslak({ Tarih: gunEkle(BUGUN, -1) });
  expect(await kurallar(dun.Id)).toEqual(['seriGunu']);
});

test('a return follows the same rules for its day', async () => {
  const asil = tamam(await kes(await taslak({})));
  const iade = tamam(await s.call(oda.faturaIade, { Id: asil.Id, Surum: asil.Surum }, token));
  const yaz = { ...form({ Tip: 'IADE', Tarih: '2025-11-20' }), Id: iade.Id, Surum: iade.Surum };
  tamam(await s.call(oda.faturaKaydet, { fatura: yaz }, token));
  expect(await kurallar(iade.Id)).toContain('eskiTarih');
});

test('a payment refuses a year that cannot be right', async () => {
  const f = tamam(await kes(await taslak({})));
  const ode = (Tarih: string) =>
    s.call(oda.faturaTahsilatYaz, { Id: f.Id, Surum: f.Surum, Tarih, Tutar: kurus(100), Aciklama: '' }, token);
  expect((await ode('2024-11-20')).body).toMatchObject({ msg: expect.stringMatching(/bir yıldan çok önce/) as string });
  expect((await ode('2026-11-21')).body).toMatchObject({ msg: 'Tahsilat günü bugünden ileri olamaz.' });
  tamam(await ode(gunEkle(BUGUN, -20)));
});
