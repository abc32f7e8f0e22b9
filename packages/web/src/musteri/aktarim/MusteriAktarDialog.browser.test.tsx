import { aktarim } from '@masabasi/core/musteri/aktarim/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import writeXlsxFile from 'write-excel-file/browser';
import { accessible, answer, fits, resize, show } from '../../testing/screen.tsx';
import MusteriAktarDialog from './MusteriAktarDialog.tsx';

const nothing = () => undefined;

/** The Turkish code page of Windows: Latin-1 with six other letters. */
const WINDOWS = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, Ğ: 0xd0, İ: 0xdd, Ş: 0xde } as const;
const windows1254 = (metin: string) =>
  Uint8Array.from(metin, (h) => (h in WINDOWS ? WINDOWS[h as keyof typeof WINDOWS] : h.charCodeAt(0)));

/** A server that accepts every line and stores the choice of the columns. */
function sunucu() {
  const acilan = answer(aktarim.musteriAktarimAc, () => ({ Id: 7 }));
  const gonderilen = answer(aktarim.musteriAktarimYukle, ({ satirlar: dilim }) => ({ Yuklenen: dilim.length }));
  /** The lines of the last sent file. */
  const satirlar = () => {
    const hepsi = gonderilen.flatMap((g) => g.satirlar);
    return hepsi.slice(hepsi.length - (acilan.at(-1)?.SatirSayisi ?? 0));
  };
  answer(aktarim.musteriAktarimlari, () => ({
    aktarimlar: acilan.map((a) => ({ Id: 7, Dosya: a.Dosya })),
    duzenler: acilan.flatMap((a) => a.duzen ?? []),
  }));
  answer(aktarim.musteriIceAktar, () => ({}));
  answer(aktarim.musteriAktarim, () => ({
    aktarim: {
      Id: 7,
      Dosya: acilan.at(-1)?.Dosya,
      Atlanan: acilan.at(-1)?.Atlanan,
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
  return { acilan, satirlar };
}
const dosyaSec = (dosya: File) => userEvent.upload(page.getByLabelText('Müşteri dosyası'), dosya);
async function sec(dosya: File) {
  const { acilan, satirlar } = sunucu();
  await dosyaSec(dosya);
  await expect.element(onizleme, LONG).toBeVisible();
  return { satirlar: satirlar(), acilan };
}
const LONG = { timeout: 20_000 };
const onizleme = page.getByRole('dialog', { name: 'İçe Aktar: Önizleme' });

test.each([
  ['UTF-8', (m: string) => new TextEncoder().encode(m)],
  ['Windows-1254', windows1254],
] as const)('a CSV in %s keeps its letters and the leading zeros of its numbers', async (ad, kodla) => {
  const unvan = `Öğüt İşitme Ğ ${ad}`;
  const csv = `Unvan;Vergi No;Telefon;İl\r\n${unvan};0012345672;0212 1234567;Şanlıurfa\r\n`;
  const { satirlar } = await sec(new File([kodla(csv)], `${ad}.csv`, { type: 'text/csv' }));
  expect(satirlar).toHaveLength(1);
  expect(Object.values(satirlar[0]!)).toEqual(
    expect.arrayContaining([2, unvan, '0012345672', '0212 1234567', 'Şanlıurfa']),
  );
  await expect.element(onizleme.getByRole('row').filter({ hasText: unvan })).toMatchTextContent('Yeni');
});

test('a spreadsheet with thousands of lines also opens', async () => {
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

test('the preview fits the screen, and axe finds nothing', async () => {
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

test('asks once about the columns of an unknown list, and reads the next such list by the answer', async () => {
  const dosya = (ad: string, satir: string) =>
    new File([`MÜŞTERİ LİSTESİ;;\r\n\r\nKimin;Telefon 1;Uğur\r\n${satir}\r\nToplam;1;\r\n`], ad, { type: 'text/csv' });
  const { satirlar } = sunucu();
  await dosyaSec(dosya('a.csv', 'Ali Aktarılan;0212 1234567 dahili 105;x'));
  const sutunlar = page.getByRole('dialog', { name: 'İçe Aktar: Sütunlar' });
  const hedef = (ad: string) => sutunlar.getByRole('combobox', { name: ad });
  await expect.element(sutunlar.getByText('hangi sütunda olduğu anlaşılamadı')).toBeVisible();
  await hedef('Başlık satırı').selectOptions('3: Kimin | Telefon 1 | Uğur');
  await sutunlar.getByRole('button', { name: 'Önizle' }).click();
  await expect.element(sutunlar.getByRole('alert').getByText('o sütunu seçiniz')).toBeVisible();
  await hedef('Kimin').selectOptions('Ad Soyad / Müşteri Adı');
  await hedef('Uğur').selectOptions('Notlara eklensin');
  for (const width of [390, 1440]) {
    await resize(width);
    await fits();
  }
  await accessible();
  await sutunlar.getByRole('button', { name: 'Önizle' }).click();
  await expect.element(onizleme.getByRole('row', { name: /Ali Aktarılan.*Yeni/ })).toBeVisible();
  expect(satirlar()).toMatchObject([{ Ad: 'Ali', Soyad: 'Aktarılan' }]);
  await expect.element(onizleme.getByText('Kayıt sayılmayıp atlananlar: 5. satır (Toplam).')).toBeVisible();
  await onizleme.getByRole('button', { name: 'Sütunları Seç' }).click();
  await expect.element(hedef('Uğur')).toHaveValue('+not');
  await sutunlar.getByRole('button', { name: 'Başka Dosya' }).click();
  await dosyaSec(dosya('b.csv', 'Can Aktarılan;444 1 234;y'));
  await expect.element(onizleme.getByRole('row', { name: /Can Aktarılan.*Yeni/ }), LONG).toBeVisible();
  expect(satirlar()).toMatchObject([{ Ad: 'Can', Soyad: 'Aktarılan' }]);
});
