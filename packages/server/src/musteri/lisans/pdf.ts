import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { belgeYaz } from '../../platform/document/belge.ts';

export interface LisansListesiBelgesi {
  readonly sirket: string;
  /** The part of the report, by the name of its tab. */
  readonly bolum: string;
  readonly satirlar: readonly LisansSatiri[];
  readonly simdi: Date;
}

const SUTUNLAR = [
  { baslik: 'Lisans No', pay: 2 },
  { baslik: 'Müşteri', pay: 5 },
  { baslik: 'Telefon', pay: 3 },
  { baslik: 'Ürün / Tür', pay: 4 },
  { baslik: 'Bitiş', pay: 2.4 },
  { baslik: 'Yıllık Bedel', pay: 3, sayi: true },
];

/** The licence report on paper. */
export const lisansListesi = ({ sirket, bolum, satirlar, simdi }: LisansListesiBelgesi): Promise<Buffer> =>
  belgeYaz(
    {
      sirket,
      baslik: 'LİSANS RAPORU',
      kunye: `${bolum}    ${sayiYaz(satirlar.length)} lisans    Düzenlenme: ${zamanYaz(simdi.toISOString())}`,
      ad: `Lisans Raporu - ${bolum}`,
    },
    (b) => {
      if (satirlar.length === 0) return b.paragraf('Bu bölümde lisans yok.');
      b.tablo({
        sutunlar: SUTUNLAR,
        satirlar: satirlar.map((l) => [
          l.LisansNo,
          [l.Musteri, l.Kurum].filter(Boolean).join(', '),
          l.Telefon === null ? '-' : telefonYaz(l.Telefon),
          `${l.Proje}, ${l.LisansTur}`,
          l.BitisTarihi === null ? 'Süresiz' : tarihYaz(l.BitisTarihi),
          paraYaz(l.YillikBedel, l.ParaBirimi),
        ]),
        toplam: ['Toplam', null, null, null, null, toplamYaz(satirlar.map((l) => [l.ParaBirimi, l.YillikBedel]))],
      });
    },
  );
