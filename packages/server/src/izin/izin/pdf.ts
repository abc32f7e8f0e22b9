import type { IzinSatiri, PersonelIzin } from '@masabasi/core/izin/izin/contract';
import { TATIL_GUNLERI, gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { type An, tarihYaz, uzunTarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { belgeYaz } from '../../platform/document/belge.ts';

export interface IzinFormu {
  readonly kisi: {
    readonly Ad: string;
    readonly Departman: string;
    readonly Sorumlu: string | null;
    readonly Sirket: string;
  };
  readonly ozet: PersonelIzin;
  readonly izin: IzinSatiri;
  /** Calculation of the duration, as text. */
  readonly hesap: string;
  /** True if annual leave is taken from the balance. */
  readonly yillik: boolean;
  readonly simdi: An;
}

/** Length at which the note is cut, so that the form stays on one page. */
const ACIKLAMA_BOYU = 96;

const gunYaz = (n: number): string => `${gunSayisiYaz(n)} gün`;

/** The leave form, one A4 page. */
export const izinFormu = ({ kisi, ozet, izin, hesap, yillik, simdi }: IzinFormu): Promise<Buffer> =>
  belgeYaz(
    {
      sirket: kisi.Sirket,
      baslik: 'İZİN TALEP FORMU',
      kunye: `Belge No: ${izin.Id}/${izin.Surum}    Düzenlenme: ${zamanYaz(simdi)}`,
      ad: `İzin Talep Formu - ${kisi.Ad}`,
    },
    (b) => {
      b.bolum('Personel', () => {
        b.alanlar(['Adı Soyadı', kisi.Ad], ['Departman', kisi.Departman]);
        b.alanlar(
          ['İlk İşe Giriş', ozet.IseBaslama && tarihYaz(ozet.IseBaslama)],
          ['Son İşe Giriş', ozet.IseGiris && tarihYaz(ozet.IseGiris)],
        );
      });
      b.bolum('İzin', () => {
        const kural = TATIL_GUNLERI.find((t) => t.Id === izin.Tatil_Gunleri)?.Ad ?? null;
        b.alanlar(['İzin Türü', izin.izinTur], ['Tatil Günleri', kural]);
        b.alanlar(['İzin Başlangıcı', uzunTarihYaz(izin.Baslangic)], ['İşe Başlama Tarihi', uzunTarihYaz(izin.Bitis)]);
        if (izin.Izin_Baslama_Saati !== null || izin.Izin_Bitis_Saati !== null)
          b.alanlar(['Başlama Saati', izin.Izin_Baslama_Saati], ['Bitiş Saati', izin.Izin_Bitis_Saati]);
        b.alanlar(
          ['Kullanılan Gün', gunYaz(izin.KullanilanGun)],
          ['Kullanılan Saat', `${gunSayisiYaz(izin.KullanilanSaat)} saat`],
        );
        b.alanlar(
          ['Resmi Tatil', gunYaz(izin.Resmi_Gun_Sayisi)],
          ['Hesap', izin.ElleDuzeltildi === 1 ? `${hesap} (elle düzeltildi)` : hesap],
        );
        if (izin.Aciklama !== '') b.paragraf(izin.Aciklama, { etiket: 'Açıklama', enCok: ACIKLAMA_BOYU });
      });
      if (yillik)
        b.bolum(`Yıllık İzin Durumu (${zamanYaz(simdi).slice(0, 10)})`, () => {
          b.alanlar(['Çalışma Yılı', String(ozet.cyil)], ['Bu Yılki Hak', gunYaz(ozet.HakGun)]);
          b.alanlar(['Toplam Hak Edilen', gunYaz(ozet.Kumulatif_Toplam)], ['Kullanılan', gunYaz(ozet.Kullanilan)]);
          b.alanlar(
            ['Kalan (bu izin düşülmüş)', gunYaz(ozet.KalanGun)],
            ['Sonraki İzne Kalan', ozet.izneKalanGun === null ? null : gunYaz(ozet.izneKalanGun)],
          );
          if (ozet.Bekleyen !== 0) b.alanlar(['Bekleyen İstekler', gunYaz(ozet.Bekleyen)]);
        });
      b.paragraf('Yukarıda belirtilen tarihlerde izinli sayılmamı arz ederim.');
      b.imzalar([
        ['Talep Eden', kisi.Ad],
        ['Departman Sorumlusu', kisi.Sorumlu],
        ['Onaylayan', null],
      ]);
    },
  );
