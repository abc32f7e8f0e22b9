import type { IzinSatiri, PersonelIzin } from '@masabasi/core/izin/contract';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { baslik, metinHucresi, sayiHucresi, tarihHucresi, zamanHucresi } from '../hucre.ts';

const SUTUNLAR: readonly { ad: string; en: number; hucre: (r: IzinSatiri) => Row[number] }[] = [
  { ad: 'İzin Türü', en: 20, hucre: (r) => metinHucresi(r.izinTur) },
  { ad: 'Başlangıç', en: 12, hucre: (r) => tarihHucresi(r.Baslangic) },
  { ad: 'Bitiş', en: 12, hucre: (r) => tarihHucresi(r.Bitis) },
  { ad: 'Başlama Saati', en: 13, hucre: (r) => metinHucresi(r.Izin_Baslama_Saati) },
  { ad: 'Bitiş Saati', en: 11, hucre: (r) => metinHucresi(r.Izin_Bitis_Saati) },
  { ad: 'Yazan', en: 20, hucre: (r) => metinHucresi(r.Yazan) },
  { ad: 'Yazma Zamanı', en: 17, hucre: (r) => zamanHucresi(r.CreateDateTime) },
  { ad: 'Düzenleyen', en: 20, hucre: (r) => metinHucresi(r.Duzenleyen) },
  { ad: 'Düzenleme Zamanı', en: 17, hucre: (r) => zamanHucresi(r.EditDateTime) },
  { ad: 'R.Tatil Gün', en: 11, hucre: (r) => sayiHucresi(r.Resmi_Gun_Sayisi) },
  { ad: 'Kul.Saat', en: 10, hucre: (r) => sayiHucresi(r.KullanilanSaat) },
  { ad: 'Kul.Gün', en: 10, hucre: (r) => sayiHucresi(r.KullanilanGun) },
  { ad: 'Açıklama', en: 40, hucre: (r) => metinHucresi(r.Aciklama) },
];

/** A person's leaves as an .xlsx file: the list and the summary, a sheet each. */
export async function izinTablosu(ozet: PersonelIzin, satirlar: readonly IzinSatiri[]): Promise<Buffer> {
  const liste: Row[] = [SUTUNLAR.map((s) => baslik(s.ad)), ...satirlar.map((r) => SUTUNLAR.map((s) => s.hucre(r)))];
  const ozetSatirlari: Row[] = [
    [baslik('Personel'), metinHucresi(ozet.Ad)],
    [baslik('İlk İşe Giriş'), tarihHucresi(ozet.IseBaslama)],
    [baslik('Son İşe Giriş'), tarihHucresi(ozet.IseGiris)],
    [baslik('Çalışma Yılı'), sayiHucresi(ozet.cyil, '0')],
    [baslik('Toplam Hak Edilen'), sayiHucresi(ozet.Kumulatif_Toplam)],
    [baslik('Bu Yılki Hak'), sayiHucresi(ozet.HakGun)],
    [baslik('Kullanılan'), sayiHucresi(ozet.Kullanilan)],
    [baslik('Kalan'), sayiHucresi(ozet.KalanGun)],
    [baslik('Bekleyen İstek'), sayiHucresi(ozet.Bekleyen)],
    [baslik('Sonraki İzne Kalan Gün'), sayiHucresi(ozet.izneKalanGun, '0')],
  ];
  return writeExcelFile([
    { data: liste, sheet: 'İzinler', columns: SUTUNLAR.map((s) => ({ width: s.en })), stickyRowsCount: 1 },
    { data: ozetSatirlari, sheet: 'Özet', columns: [{ width: 24 }, { width: 24 }] },
  ]).toBuffer();
}
