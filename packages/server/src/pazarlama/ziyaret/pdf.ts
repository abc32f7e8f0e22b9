import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { type An, type Gun, istanbulSaati, uzunTarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YOL_CARPANI } from '@masabasi/core/pazarlama/ziyaret/rota';
import { konumSozu } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { PlanDuragi } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { belgeYaz } from '../../platform/document/belge.ts';

export interface GunPlaniBelgesi {
  readonly sirket: string;
  readonly ad: string;
  readonly gun: Gun;
  readonly simdi: An;
  readonly duraklar: readonly PlanDuragi[];
  readonly uzaktan: readonly PlanDuragi[];
  readonly cakismalar: readonly string[];
  readonly Km: number;
}

/** The plan of a day as a PDF. */
export const gunPlaniBelgesi = ({
  sirket,
  ad,
  gun,
  simdi,
  duraklar,
  uzaktan,
  cakismalar,
  Km,
}: GunPlaniBelgesi): Promise<Buffer> =>
  belgeYaz(
    {
      sirket,
      baslik: 'GÜN PLANI',
      kunye: `${ad}, ${uzunTarihYaz(gun)}    Düzenlenme: ${zamanYaz(simdi)}`,
      ad: `Gün Planı - ${ad}`,
    },
    (b) => {
      if (duraklar.length === 0 && uzaktan.length === 0) b.paragraf('Bu gün için planlanmış ziyaret yok.');
      if (cakismalar.length > 0) b.paragraf(cakismalar.join(' '), { etiket: 'Çakışan randevular' });
      duraklar.forEach((d, i) =>
        b.bolum(`${i + 1}. ${d.Musteri}`, () => {
          b.alanlar(
            ['Zaman', d.Zaman === null ? 'Yol üstünde' : istanbulSaati(d.Zaman)],
            ['Öncekinden', d.Km === null ? null : `${sayiYaz(d.Km)} km`],
          );
          b.alanlar(
            [
              'Yer',
              [[d.Adres, d.Ilce, d.Il].filter(Boolean).join(', '), konumSozu(d.Konum)].filter(Boolean).join(' · '),
            ],
            ['Telefon', d.Telefon && telefonYaz(d.Telefon)],
          );
          b.paragraf(d.Neden, { etiket: 'Neden' });
        }),
      );
      if (uzaktan.length > 0)
        b.bolum('Uzaktan görüşmeler', () => {
          for (const d of uzaktan) b.alanlar([d.Musteri, d.Neden], ['Telefon', d.Telefon && telefonYaz(d.Telefon)]);
        });
      if (duraklar.length === 0) return;
      b.paragraf(
        `Toplam yol yaklaşık ${sayiYaz(Km)} km. Uzaklıklar kuş uçuşunun ${sayiYaz(YOL_CARPANI)} katıdır; konumu ` +
          'yazılmamış müşteri ilçesinin, ilçesi de yazılmamışsa ilinin merkezinde sayılır.',
      );
    },
  );
