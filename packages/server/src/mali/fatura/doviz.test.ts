import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { bankaDenemesi } from '../../testing/banka.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { oturumlu } from '../../testing/walk.ts';
import { faturaOku } from './oku.ts';
import { BOS_FATURA } from './testing.ts';

/** Invoices in a foreign currency show lira values, returns show the rest to send back, and the PDF wastes no pages. */

const { fatura: oda } = contract;
const s = await testServer();
const { token } = await oturumlu(s, 'Muhasebe', {
  ad: 'Muhasebe',
  departmanId: await s.departman('Muhasebe'),
  projeler: [2],
  yetkiler: [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaIade, YETKI.tahsilatYaz],
});
const d = await bankaDenemesi(s, token);
const MusteriId = await d.musteriAc('Irmak');
afterAll(() => s.kapat());

type Form = Girdi<typeof oda.faturaKaydet>['fatura'];
const kalem = (o: Partial<Form['Kalemler'][number]> = {}) => ({
  Ad: 'Bakım',
  Miktar: '1',
  BirimKodu: 'C62',
  BirimFiyat: '1000',
  KdvOran: 20,
  ...o,
});
const form = (o: Partial<Form>): Form => ({
  ...BOS_FATURA,
  MusteriId,
  Tarih: OGLEN.slice(0, 10),
  Kalemler: [kalem()],
  ...o,
});
const taslak = async (o: Partial<Form>) => tamam(await s.call(oda.faturaKaydet, { fatura: form(o) }, token));
const kes = (f: { Id: number; Surum: number }) => s.call(oda.faturaKes, { Id: f.Id, Surum: f.Surum }, token);
const detay = async (Id: number) => tamam(await s.call(oda.getFaturaDetay, { Id }, token));
const pdf = async (Id: number) =>
  (await pdfOku(Buffer.from(tamam(await s.call(oda.print_fatura, { Id }, token)).basefile, 'base64'))).sayfalar;

test('a dollar invoice has its rate, its lira sums and both amounts in words in XML, PDF and ledger', async () => {
  const { Id } = tamam(await kes(await taslak({ ParaBirimi: 'USD', Kur: '41.123456' })));
  const xml = Buffer.from(tamam(await s.call(oda.faturaXml, { Id }, token)).basefile, 'base64').toString();
  const notlar = faturaOku(xml).Notlar;
  expect(notlar[0]).toBe('Yalnız BinİkiYüz ABD Doları');
  expect(notlar[1]).toBe(
    'Döviz kuru: 1 USD = 41,123456 TRY. Türk lirası karşılığı: vergiler hariç ₺41.123,46, KDV ₺8.224,69, ödenecek ₺49.348,15 (Yalnız KırkDokuzBinÜçYüzKırkSekiz Türk Lirası OnBeş Kuruş).',
  );
  const metin = (await pdf(Id)).map((x) => x.metin).join(' ');
  for (const soz of ['₺41.123,46', '₺8.224,69', '₺49.348,15', 'Türk Lirası', '$1.200,00']) expect(metin).toContain(soz);
  const { rows } = await sql<{
    aciklama: string;
  }>`select aciklama from defter_fis where kaynak = 'fatura' and kaynak_id = ${Id}`.execute(s.db);
  expect(rows[0]!.aciklama).toMatch(/kur 41,123456, matrah ₺41\.123,46, KDV ₺8\.224,69, alacak ₺49\.348,15$/);
});

test('refuses an impossible rate, and asks about a rate far from the last one', async () => {
  const kurallar = async (o: Partial<Form>) => {
    const { aykiriliklar, uyarilar } = tamam(await s.call(oda.faturaHesapla, { fatura: form(o) }, token));
    return { kurallar: aykiriliklar.map((a) => a.Kural), uyarilar };
  };
  for (const Kur of ['0.000001', '0.41', '41123'])
    expect((await kurallar({ ParaBirimi: 'USD', Kur })).kurallar).toEqual(['kurAraligi']);
  expect((await kes(await taslak({ ParaBirimi: 'EUR', Kur: '0.000001' }))).body).toMatchObject({
    msg: expect.stringMatching(/1 EUR = 0,000001 TRY olamaz/) as string,
  });
  tamam(await kes(await taslak({ ParaBirimi: 'USD', Kur: '41.1' })));
  expect((await kurallar({ ParaBirimi: 'USD', Kur: '42' })).uyarilar).toEqual([]);
  expect((await kurallar({ ParaBirimi: 'USD', Kur: '14.1' })).uyarilar[0]).toMatch(/son USD faturasında .* 41,1 idi/);
  expect(await kurallar({ ParaBirimi: 'JPY', Kur: '0.27' })).toEqual({ kurallar: [], uyarilar: [] });
});

test('a fully returned invoice opens no further return, and its history shows each return', async () => {
  const asil = tamam(await kes(await taslak({})));
  const iadeAc = () => s.call(oda.faturaIade, { Id: asil.Id, Surum: asil.Surum }, token);
  const iade = tamam(await iadeAc());
  const fazla = { ...form({ Tip: 'IADE', Kalemler: [kalem({ Miktar: '2' })] }), Id: iade.Id, Surum: iade.Surum };
  const { Surum } = tamam(await s.call(oda.faturaKaydet, { fatura: fazla }, token));
  expect((await detay(iade.Id)).aykiriliklar.map((a) => a.Kural)).toEqual(['iadeTutari']);
  const tam = { ...form({ Tip: 'IADE' }), Id: iade.Id, Surum };
  const kesilen = tamam(await kes(tamam(await s.call(oda.faturaKaydet, { fatura: tam }, token))));
  expect((await iadeAc()).body).toMatchObject({ msg: expect.stringContaining('tamamı iade edilmiş') as string });
  const { hareketlist } = await detay(asil.Id);
  expect(hareketlist.map((h) => h.Baslik)).toEqual(
    expect.arrayContaining(['İade faturası açıldı', 'İade faturası kesildi']),
  );
  expect(hareketlist.find((h) => h.Baslik === 'İade faturası kesildi')!.Aciklama).toContain(kesilen.No);
});

test.each([
  [
    'four lines with withholding',
    { Tip: 'TEVKIFAT' as const, Kalemler: Array.from({ length: 4 }, () => kalem({ TevkifatKodu: '601' })) },
  ],
  ['seven plain lines', { Kalemler: Array.from({ length: 7 }, () => kalem()) }],
])('an invoice of %s stands with its square code on one page', async (_, o) => {
  const { Id } = tamam(await kes(await taslak(o)));
  const sayfalar = await pdf(Id);
  expect(sayfalar).toHaveLength(1);
  expect(sayfalar[0]!.yapi).toContain('Figure');
});
