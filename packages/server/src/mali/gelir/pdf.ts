import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { belgeYaz } from '../../platform/document/belge.ts';
import type { Cari } from './cari.ts';

export interface CariEkstresi extends Cari {
  readonly musteri: string;
  readonly sirket: string;
  readonly Birim: string;
  readonly Baslangic: Gun | null;
  readonly Bitis: Gun | null;
  readonly simdi: Date;
}

const SUTUNLAR = [
  { baslik: 'Tarih', pay: 2 },
  { baslik: 'Açıklama', pay: 6 },
  { baslik: 'Borç', pay: 2.6, sayi: true },
  { baslik: 'Alacak', pay: 2.6, sayi: true },
  { baslik: 'Bakiye', pay: 2.8, sayi: true },
];

/** The period of a statement in words. */
export const donemi = ({ Baslangic, Bitis, simdi }: CariEkstresi): string =>
  `${Baslangic === null ? 'Başından' : tarihYaz(Baslangic)} – ${tarihYaz(Bitis ?? istanbulGunu(simdi))}`;

export const sonBakiye = (c: CariEkstresi): Kurus => c.satirlar.at(-1)?.Bakiye ?? c.Devir;

/** A balance with the side that owes it. */
const bakiye = (n: Kurus, birim: string): string =>
  n === 0 ? paraYaz(n, birim) : `${paraYaz(kurus(Math.abs(n)), birim)} ${n > 0 ? '(B)' : '(A)'}`;

export const cariEkstresi = (c: CariEkstresi): Promise<Buffer> =>
  belgeYaz(
    {
      sirket: c.sirket,
      baslik: 'CARİ HESAP EKSTRESİ',
      kunye: `${donemi(c)}    ${c.Birim}    Düzenlenme: ${zamanYaz(c.simdi.toISOString())}`,
      ad: `Cari Ekstre - ${c.musteri}`,
    },
    (b) => {
      b.bolum('Hesap', () => {
        b.alanlar(['Müşteri', c.musteri], ['Dönem', donemi(c)]);
        b.alanlar(['Devreden', bakiye(c.Devir, c.Birim)], ['Dönem sonu bakiyesi', bakiye(sonBakiye(c), c.Birim)]);
      });
      if (c.satirlar.length === 0) return b.paragraf('Bu dönemde hareket yok.');
      const topla = (ne: 'Borc' | 'Alacak') => kurus(c.satirlar.reduce((t, s) => t + s[ne], 0));
      b.tablo({
        sutunlar: SUTUNLAR,
        satirlar: c.satirlar.map((s) => [
          tarihYaz(s.Gun),
          s.Aciklama,
          s.Borc === 0 ? '' : paraYaz(s.Borc, c.Birim),
          s.Alacak === 0 ? '' : paraYaz(s.Alacak, c.Birim),
          bakiye(s.Bakiye, c.Birim),
        ]),
        toplam: [
          'Toplam',
          null,
          paraYaz(topla('Borc'), c.Birim),
          paraYaz(topla('Alacak'), c.Birim),
          bakiye(sonBakiye(c), c.Birim),
        ],
      });
      b.paragraf('(B): borcunuz, (A): alacağınız.');
    },
  );
