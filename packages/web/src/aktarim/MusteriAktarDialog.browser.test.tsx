import { aktarim } from '@masabasi/core/aktarim/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import writeXlsxFile from 'write-excel-file/browser';
import { accessible, answer, fits, resize, show } from '../testingScreen.tsx';
import MusteriAktarDialog from './MusteriAktarDialog.tsx';

const nothing = () => undefined;

/** Latin-1 with six letters in other places, as Windows writes in Turkey. */
const WINDOWS = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, Ğ: 0xd0, İ: 0xdd, Ş: 0xde } as const;
const windows1254 = (metin: string) =>
  Uint8Array.from(metin, (h) => (h in WINDOWS ? WINDOWS[h as keyof typeof WINDOWS] : h.charCodeAt(0)));

/** Opens the window before a server that takes every line; the answer is what was sent. */
async function sec(dosya: File) {
  const satirlar = () => gonderilen.flatMap((g) => g.satirlar);
  const acilan = answer(aktarim.musteriAktarimAc, () => ({ Id: 7 }));
  answer(aktarim.musteriAktarimlari, () => ({ aktarimlar: acilan.map((a) => ({ Id: 7, Dosya: a.Dosya })) }));
  const gonderilen = answer(aktarim.musteriAktarimYukle, ({ satirlar: dilim }) => ({ Yuklenen: dilim.length }));
  answer(aktarim.musteriIceAktar, () => ({}));
  answer(aktarim.musteriAktarim, () => ({
    aktarim: {
      Id: 7,
      Dosya: dosya.name,
      Islem: 'dene' as const,
      Durum: 'bitti' as const,
      SatirSayisi: satirlar().length,
      Sayilar: { Yeni: satirlar().length },
    },
  }));
  answer(aktarim.musteriAktarimSatirlari, () => ({
    satirlar: satirlar()
      .slice(0, 15)
      .map((s) => ({ Satir: s.Satir, Ad: s.Unvan ?? `${s.Ad} ${s.Soyad}`, Sonuc: 'Yeni' as const })),
    toplam: satirlar().length,
  }));
  show(<MusteriAktarDialog onClose={nothing} />);
  await userEvent.upload(page.getByLabelText('Müşteri dosyası'), dosya);
  await expect.element(page.getByRole('dialog', { name: 'İçe Aktar: Önizleme' }), { timeout: 20_000 }).toBeVisible();
  return { satirlar: satirlar(), acilan };
}
const onizleme = page.getByRole('dialog', { name: 'İçe Aktar: Önizleme' });

test.each([
  ['UTF-8', (m: string) => new TextEncoder().encode(m)],
  ['Windows-1254', windows1254],
] as const)('a CSV in %s keeps its letters and the zeros its numbers begin with', async (ad, kodla) => {
  const unvan = `Öğüt İşitme Ğ ${ad}`;
  const csv = `Unvan;Vergi No;Telefon;İl\r\n${unvan};0012345672;0212 1234567;Şanlıurfa\r\n`;
  const { satirlar } = await sec(new File([kodla(csv)], `${ad}.csv`, { type: 'text/csv' }));
  expect(satirlar).toHaveLength(1);
  expect(Object.values(satirlar[0]!)).toEqual(
    expect.arrayContaining([2, unvan, '0012345672', '0212 1234567', 'Şanlıurfa']),
  );
  await expect.element(onizleme.getByRole('row').filter({ hasText: unvan })).toMatchTextContent('Yeni');
});

test('a spreadsheet of thousands of lines opens, too', async () => {
  const rows = Array.from({ length: 4000 }, (_, i) => ['Toplu', 'Deneme', `Uzun bir adres, kapı numarası ${i}`]);
  const xlsx = await writeXlsxFile(
    [['Ad', 'Soyad', 'Adres'], ...rows].map((s) => s.map((value) => ({ value, type: String }))),
  ).toBlob();
  const { satirlar, acilan } = await sec(new File([xlsx], 'binler.xlsx'));
  expect(acilan).toMatchObject([{ Dosya: 'binler.xlsx', SatirSayisi: 4000 }]);
  expect(satirlar).toHaveLength(4000);
  expect(satirlar.at(-1)).toMatchObject({ Ad: 'Toplu', Soyad: 'Deneme', Adres: 'Uzun bir adres, kapı numarası 3999' });
  await expect.element(page.getByRole('button', { name: 'Bütün satırlar 4.000' })).toBeVisible();
});

test('nothing of the preview is wider than the screen, and axe finds nothing', async () => {
  await resize(390);
  await sec(new File(['Ad;Soyad;T.C. Kimlik No\nDar;Kişi;1\nGeniş;Kişi;'], 'dar.csv', { type: 'text/csv' }));
  const sigar = async () => {
    for (const width of [390, 900, 1440]) {
      await resize(width);
      await fits();
    }
    await accessible();
  };
  await sigar();
  await onizleme.getByRole('button', { name: 'Aktarımlara Dön' }).click();
  await expect.element(page.getByRole('table', { name: 'Önceki aktarımlar' })).toMatchTextContent('dar.csv');
  await sigar();
});
