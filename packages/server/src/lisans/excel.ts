import type { LisansSatiri } from '@masabasi/core/lisans/contract';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { baslik, metinHucresi, sayiHucresi, tarihHucresi } from '../hucre.ts';

const SUTUNLAR: readonly { ad: string; en: number; hucre: (l: LisansSatiri) => Row[number] }[] = [
  { ad: 'Lisans No', en: 11, hucre: (l) => metinHucresi(l.LisansNo) },
  { ad: 'Müşteri', en: 34, hucre: (l) => metinHucresi(l.Musteri) },
  { ad: 'Kimlik / Vergi No', en: 16, hucre: (l) => metinHucresi(l.KimlikNo) },
  { ad: 'İl', en: 14, hucre: (l) => metinHucresi(l.Il) },
  { ad: 'İlçe', en: 16, hucre: (l) => metinHucresi(l.Ilce) },
  { ad: 'Kurum', en: 28, hucre: (l) => metinHucresi(l.Kurum) },
  { ad: 'Ürün', en: 28, hucre: (l) => metinHucresi(l.Proje) },
  { ad: 'Tür', en: 12, hucre: (l) => metinHucresi(l.LisansTur) },
  { ad: 'Alt Tür', en: 18, hucre: (l) => metinHucresi(l.AltLisansTur) },
  { ad: 'Bayi', en: 22, hucre: (l) => metinHucresi(l.Bayi) },
  { ad: 'Sorumlu', en: 20, hucre: (l) => metinHucresi(l.Sorumlu) },
  { ad: 'Başlama', en: 12, hucre: (l) => tarihHucresi(l.BaslamaTarihi) },
  { ad: 'Bitiş', en: 12, hucre: (l) => tarihHucresi(l.BitisTarihi) },
  { ad: 'Kalan Gün', en: 10, hucre: (l) => sayiHucresi(l.KalanGun, '0') },
  { ad: 'Kullanıcı', en: 10, hucre: (l) => sayiHucresi(l.KullaniciSayisi, '0') },
  { ad: 'Yıllık Bedel', en: 14, hucre: (l) => sayiHucresi(l.YillikBedel, '#,##0.00') },
  { ad: 'Para', en: 7, hucre: (l) => metinHucresi(l.ParaBirimi) },
  { ad: 'Durum', en: 15, hucre: (l) => metinHucresi(l.Durum) },
];

/** Licences as an .xlsx file. */
export const lisansTablosu = (satirlar: readonly LisansSatiri[]): Promise<Buffer> =>
  writeExcelFile([
    {
      data: [SUTUNLAR.map((s) => baslik(s.ad)), ...satirlar.map((l) => SUTUNLAR.map((s) => s.hucre(l)))],
      sheet: 'Lisanslar',
      columns: SUTUNLAR.map((s) => ({ width: s.en })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
