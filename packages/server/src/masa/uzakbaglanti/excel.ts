import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { ayDokumu, type BaglantiToplami, saatDakikaYaz } from '@masabasi/core/masa/uzakbaglanti/rules';
import { cellSheet, type Column, type Hucre, kitap, recordSheet, type Sutun } from '../../platform/sheet/xlsx.ts';

const sure = (b: BaglantiSatiri): Hucre => (b.Sure === null ? null : saatDakikaYaz(b.Sure));

const BAGLANTI: readonly Column<BaglantiSatiri>[] = [
  { baslik: 'Personel', en: 22, deger: (b) => b.Personel },
  { baslik: 'Ürün', en: 26, deger: (b) => b.Proje },
  { baslik: 'Araç', en: 14, deger: (b) => b.BaglantiTur },
  { baslik: 'Başlama', en: 17, tur: 'an', deger: (b) => b.Baslama_Zamani },
  { baslik: 'Bitiş', en: 17, tur: 'an', deger: (b) => b.Bitis_Zamani },
  { baslik: 'Görüşme No', en: 11, deger: (b) => b.GorusmeNo },
  { baslik: 'Süre', en: 9, deger: sure },
  { baslik: 'Dakika', en: 9, tur: 'tam', deger: (b) => b.Sure },
  { baslik: 'Amaç', en: 40, deger: (b) => b.Amac },
  { baslik: 'Yapılan', en: 60, deger: (b) => b.Yapilan },
  { baslik: 'Onay Veren', en: 24, deger: (b) => b.OnayVeren },
];
/** Columns of the spreadsheet. */
export const BAGLANTI_SUTUNLARI: readonly Column<BaglantiSatiri>[] = [
  { baslik: 'Müşteri', en: 34, deger: (b) => b.Musteri },
  { baslik: 'İl', en: 14, deger: (b) => b.Il },
  { baslik: 'İlçe', en: 16, deger: (b) => b.Ilce },
  ...BAGLANTI,
];

const TOPLAMLAR: readonly Sutun[] = [
  { baslik: 'Toplam', en: 18 },
  { baslik: 'Ad', en: 34 },
  { baslik: 'Bağlantı', en: 10, tur: 'tam' },
  { baslik: 'Süre', en: 10 },
  { baslik: 'Dakika', en: 10, tur: 'tam' },
];

/** The connections of one customer in a month, then their sums by product, by person and in all. */
export function ayTablosu(satirlar: readonly BaglantiSatiri[]): Promise<Buffer> {
  const { urunler, kisiler, dakika } = ayDokumu(satirlar);
  const toplam =
    (neyin: string) =>
    ({ Ad, Adet, Dakika }: BaglantiToplami): Hucre[] => [neyin, Ad, Adet, saatDakikaYaz(Dakika), Dakika];
  return kitap([
    recordSheet('Bağlantılar', BAGLANTI, satirlar),
    cellSheet('Toplamlar', TOPLAMLAR, [
      ...urunler.map(toplam('Ürün')),
      ...kisiler.map(toplam('Personel')),
      toplam('Genel toplam')({ Ad: '', Adet: satirlar.length, Dakika: dakika }),
    ]),
  ]);
}
