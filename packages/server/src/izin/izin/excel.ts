import type { IzinSatiri, PersonelIzin } from '@masabasi/core/izin/izin/contract';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { baslik, metinHucresi, sayiHucresi, tarihHucresi, zamanHucresi } from '../../platform/sheet/hucre.ts';

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

/** A person's leaves as an .xlsx file, with a sheet for the list and one for the summary. */
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

type AyIzni = IzinSatiri & {
  readonly Ad: string;
  readonly Departman: string;
  readonly AyGun: number;
  readonly AySaat: number;
  /** Null: the reader may not know the kind. */
  readonly Ucretli: boolean | null;
};
type Bakiye = PersonelIzin & { readonly Departman: string; readonly Devreden: number };
type Sutun<T> = { ad: string; en: number; hucre: (r: T) => Row[number] };

const AY_SUTUNLARI: readonly Sutun<AyIzni>[] = [
  { ad: 'Personel', en: 26, hucre: (r) => metinHucresi(r.Ad) },
  { ad: 'Departman', en: 20, hucre: (r) => metinHucresi(r.Departman) },
  { ad: 'İzin Türü', en: 20, hucre: (r) => metinHucresi(r.izinTur) },
  { ad: 'Ücretli', en: 9, hucre: (r) => metinHucresi(r.Ucretli === null ? '' : r.Ucretli ? 'Evet' : 'Hayır') },
  { ad: 'Başlangıç', en: 12, hucre: (r) => tarihHucresi(r.Baslangic) },
  { ad: 'Bitiş', en: 12, hucre: (r) => tarihHucresi(r.Bitis) },
  { ad: 'Bu Aydaki Gün', en: 14, hucre: (r) => sayiHucresi(r.AyGun) },
  { ad: 'Bu Aydaki Saat', en: 14, hucre: (r) => sayiHucresi(r.AySaat) },
  { ad: 'Bütün Gün', en: 11, hucre: (r) => sayiHucresi(r.KullanilanGun) },
];
const BAKIYE_SUTUNLARI: readonly Sutun<Bakiye>[] = [
  { ad: 'Personel', en: 26, hucre: (r) => metinHucresi(r.Ad) },
  { ad: 'Departman', en: 20, hucre: (r) => metinHucresi(r.Departman) },
  { ad: 'Son İşe Giriş', en: 14, hucre: (r) => tarihHucresi(r.IseGiris) },
  { ad: 'Çalışma Yılı', en: 12, hucre: (r) => sayiHucresi(r.cyil, '0') },
  { ad: 'Toplam Hak Edilen', en: 18, hucre: (r) => sayiHucresi(r.Kumulatif_Toplam) },
  { ad: 'Bu Yılki Hak', en: 13, hucre: (r) => sayiHucresi(r.HakGun) },
  { ad: 'Kullanılan', en: 11, hucre: (r) => sayiHucresi(r.Kullanilan) },
  { ad: 'Kalan', en: 10, hucre: (r) => sayiHucresi(r.KalanGun) },
  { ad: 'Bekleyen İstek', en: 15, hucre: (r) => sayiHucresi(r.Bekleyen) },
  { ad: 'Yıl Sonunda Devreden', en: 21, hucre: (r) => sayiHucresi(r.Devreden) },
  { ad: 'Bugün Çıkışta Ödenecek Gün (m. 59)', en: 34, hucre: (r) => sayiHucresi(Math.max(0, r.KalanGun)) },
];
const sayfa = <T>(sheet: string, sutunlar: readonly Sutun<T>[], satirlar: readonly T[]) => ({
  data: [sutunlar.map((s) => baslik(s.ad)), ...satirlar.map((r) => sutunlar.map((s) => s.hucre(r)))],
  sheet,
  columns: sutunlar.map((s) => ({ width: s.en })),
  stickyRowsCount: 1,
});

/** Payroll file: the month's leaves with their part in the month, and all balances, on two sheets. */
export const sirketTablosu = (ay: string, bakiyeler: readonly Bakiye[], izinler: readonly AyIzni[]): Promise<Buffer> =>
  writeExcelFile([
    sayfa(`İzinler ${ay}`, AY_SUTUNLARI, izinler),
    sayfa('Bakiyeler', BAKIYE_SUTUNLARI, bakiyeler),
  ]).toBuffer();
