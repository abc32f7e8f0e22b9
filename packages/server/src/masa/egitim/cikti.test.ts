import { egitim as oda } from '@masabasi/core/masa/egitim/contract';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { egitimAraclari, mesaj } from './testing.ts';

/** Trainings as certificates and as a spreadsheet. */

const s = await testServer();
const { planlayan, egitmen, altinci, vakit, yeniMusteri, kaydedilen, planli, detay, yapilan } = await egitimAraclari(s);
afterAll(() => s.kapat());
beforeEach(() => vakit(OGLEN));

const sertifika = (Id: number, KatilimciId: number | null = null, { token } = planlayan) =>
  s.call(oda.print_egitim_sertifika, { Id, KatilimciId }, token);

test('a certificate names the participant, the training and its number, one page for each', async () => {
  const Id = await yapilan();
  const [ece, ali] = (await detay(Id)).katilimcilar;
  const { basefile, dosyaAdi } = tamam(await sertifika(Id));
  expect(dosyaAdi).toBe(`${ece!.SertifikaNo}.pdf`);
  const { sayfalar, baslik } = await pdfOku(Buffer.from(basefile, 'base64'));
  expect(baslik).toBe('Eğitim Sertifikası - Ece Ar');
  expect(sayfalar).toHaveLength(1);
  for (const soz of [
    'EĞİTİM KATILIM SERTİFİKASI',
    ece!.SertifikaNo!,
    'Ece Ar',
    'Deniz Ilgaz',
    '2 sa',
    '85',
    'Randevu defteri',
  ])
    expect(sayfalar[0]!.metin).toContain(soz);
  expect(mesaj(await sertifika(Id, ali!.KatilimciId))).toBe('Bu eğitimde sertifikası olan böyle bir katılımcı yok.');
  await s.db
    .updateTable('egitim_katilimci')
    .set({ katildi: true, sertifika_no: 'EGS-X' })
    .where('id', '=', ali!.KatilimciId)
    .execute();
  const ikisi = await pdfOku(Buffer.from(tamam(await sertifika(Id)).basefile, 'base64'));
  expect(ikisi.sayfalar.map((sayfa) => ['Ece Ar', 'Ali Öz'].filter((ad) => sayfa.metin.includes(ad)))).toEqual([
    ['Ece Ar'],
    ['Ali Öz'],
  ]);
  expect(tamam(await sertifika(Id, ali!.KatilimciId)).dosyaAdi).toBe('EGS-X.pdf');
  expect((await sertifika(Id, null, altinci)).status).toBe(404);
});

test('a training that was not given yet has no certificate', async () => {
  expect(mesaj(await sertifika((await planli()).Id))).toBe('Sertifika, eğitim yapılınca verilir.');
});

test('the spreadsheet holds only visible trainings', async () => {
  const MusteriId = await yeniMusteri('Dosya', 'Müşterisi');
  await kaydedilen({ MusteriId, Ucretli: true, Tutar: 150_050 });
  const { basefile } = tamam(await s.call(oda.egitimAktar, { MusteriId }, planlayan.token));
  const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
  const [basliklar, ...satirlar] = sayfa!.data;
  expect(basliklar!.slice(0, 3)).toEqual(['Müşteri', 'İl', 'Ürün']);
  expect(satirlar).toHaveLength(1);
  expect(satirlar[0]).toEqual(expect.arrayContaining(['Dosya Müşterisi', 'Talep', 'Evet', 1500.5]));
  const yabanci = tamam(await s.call(oda.egitimAktar, { MusteriId }, altinci.token));
  expect((await readXlsxFile(Buffer.from(yabanci.basefile, 'base64')))[0]!.data).toHaveLength(1);
  expect((await s.call(oda.egitimAktar, {}, egitmen.token)).status).toBe(403);
});
