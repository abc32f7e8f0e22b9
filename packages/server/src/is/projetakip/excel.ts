import { ANALIZ_GRUPLARI, type AnalizGrubu } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi, AnalizOzeti, AnalizPlani, AnalizSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { dilimle, type Hucre, kitap, type Sayfa, type Sutun } from '../../platform/sheet/xlsx.ts';

/** The analysis of projects as an .xlsx file: a sheet for each part of the screen, numbers as numbers. */

const sayfa = (ad: string, sutunlar: readonly Sutun[], satirlar: readonly (readonly Hucre[])[]): Sayfa => ({
  ad,
  sutunlar,
  dilimler: dilimle(satirlar),
});
const metin = (baslik: string, en: number): Sutun => ({ baslik, en });
const tam = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'tam' });
const gun = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'gun' });
/** Two decimals, from values in hundredths. */
const ondalik = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'para' });
const yuzdelik = (n: number | null | undefined): Hucre => (n == null ? null : Math.round(n * 100));

const DEGERLER = ['BAC', 'PV', 'EV', 'AC', 'SV', 'CV', 'SPI', 'CPI', 'EAC'] as const;
const DEGER_SUTUNLARI = DEGERLER.map(ondalik);
const degerleri = (d: Pick<AnalizSatiri, (typeof DEGERLER)[number]>): Hucre[] => DEGERLER.map((ad) => yuzdelik(d[ad]));

export interface AnalizVerisi {
  readonly analizSonuc: readonly AnalizSatiri[];
  readonly ozet: AnalizOzeti;
  readonly grafik: AnalizGrafigi;
  readonly planlar: readonly AnalizPlani[];
}

export const analizTablosu = (
  { analizSonuc, ozet, grafik, planlar }: AnalizVerisi,
  grup: AnalizGrubu,
): Promise<Buffer> =>
  kitap([
    sayfa(
      'Özet',
      [metin('Ölçüm', 30), ondalik('Değer')],
      [
        ['Plan', yuzdelik(ozet.Plan)],
        ['Tamamlanan', yuzdelik(ozet.Biten)],
        ['Geciken', yuzdelik(ozet.Geciken)],
        ['Onaylı sürümü olmayan', yuzdelik(ozet.Onaysiz)],
        ...DEGERLER.map((ad) => [ad, yuzdelik(ozet[ad])]),
        ['Çevrim süresi, ortanca (iş günü)', yuzdelik(ozet.Cevrim?.Ortanca)],
        ['Çevrim süresi, ilk çeyrek', yuzdelik(ozet.Cevrim?.Alt)],
        ['Çevrim süresi, üçüncü çeyrek', yuzdelik(ozet.Cevrim?.Ust)],
      ],
    ),
    sayfa(
      'Kırılım',
      [
        metin(ANALIZ_GRUPLARI[grup], 40),
        tam('Plan'),
        tam('Tamamlanan'),
        tam('Geciken'),
        ...DEGER_SUTUNLARI,
        ondalik('Çevrim'),
      ],
      analizSonuc.map((r) => [r.Ad, r.Plan, r.Biten, r.Geciken, ...degerleri(r), yuzdelik(r.Cevrim?.Ortanca)]),
    ),
    sayfa(
      'Birikim',
      [gun('Gün'), ondalik('PV'), ondalik('EV'), ondalik('AC')],
      grafik.birikim.map((b) => [b.Gun, yuzdelik(b.PV), yuzdelik(b.EV), yuzdelik(b.AC)]),
    ),
    sayfa(
      'Yazılan ve kalan saat',
      [metin('Kişi', 28), metin('Saat', 12), ...grafik.haftalar.map((h) => ondalik(tarihYaz(h.Ilk)))],
      grafik.yuk.flatMap((k) => [
        [k.Kisi, 'Yazılan', ...k.Yazilan.map(yuzdelik)],
        [k.Kisi, 'Kalan', ...k.Kalan.map(yuzdelik)],
      ]),
    ),
    sayfa(
      'Planlar',
      [
        metin('Proje', 30),
        metin('Konu', 26),
        metin('Plan', 30),
        metin('Sorumlu', 22),
        metin('Ekip', 18),
        gun('Başlama'),
        gun('Bitiş'),
        gun('Gerçek başlama'),
        gun('Gerçek bitiş'),
        tam('İlerleme'),
        tam('Gecikme'),
        ...DEGER_SUTUNLARI,
        metin('Son kayıt', 60),
      ],
      planlar.map((p) => [
        p.Proje,
        p.Konu,
        p.Ad,
        p.Sorumlu,
        p.Ekip,
        p.Baslama_Tarihi,
        p.Bitis_Tarihi,
        p.Gercek_Baslama,
        p.Gercek_Bitis,
        p.Ilerleme,
        p.Gecikme,
        ...degerleri(p),
        p.SonKayit,
      ]),
    ),
  ]);
