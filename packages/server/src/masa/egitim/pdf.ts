import type { EgitimKarti, EgitimKatilimciSatiri } from '@masabasi/core/masa/egitim/contract';
import { egitimSuresi } from '@masabasi/core/masa/egitim/rules';
import { type An, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { belgeYaz } from '../../platform/document/belge.ts';

export interface SertifikaBelgesi {
  readonly sirket: string;
  readonly egitim: EgitimKarti;
  readonly kisiler: readonly EgitimKatilimciSatiri[];
  readonly simdi: An;
}

/** The certificates of a training, a page each. */
export function sertifikalar({ sirket, egitim: e, kisiler, simdi }: SertifikaBelgesi): Promise<Buffer> {
  const basligi = (k: EgitimKatilimciSatiri) => ({
    sirket,
    baslik: 'EĞİTİM KATILIM SERTİFİKASI',
    kunye: `Sertifika No: ${k.SertifikaNo ?? ''}    Düzenlenme: ${zamanYaz(simdi)}`,
    ad: `Eğitim Sertifikası - ${kisiler.length === 1 ? k.Ad : e.Musteri}`,
  });
  return belgeYaz(basligi(kisiler[0]!), (b) => {
    kisiler.forEach((k, i) => {
      if (i > 0) b.yeniSayfa(basligi(k));
      b.bolum('Katılımcı', () => {
        b.alanlar(['Adı Soyadı', k.Ad], ['Kurum', e.Musteri]);
      });
      b.bolum('Eğitim', () => {
        b.alanlar(['Ürün', e.Proje], ['Eğitim Türü', e.EgitimTur]);
        b.alanlar(
          ['Başlama', e.Baslama_Zamani && zamanYaz(e.Baslama_Zamani)],
          ['Bitiş', e.Bitis_Zamani && zamanYaz(e.Bitis_Zamani)],
        );
        b.alanlar(
          ['Süre', e.Sure === null ? null : egitimSuresi(e.Sure)],
          ['Puan', k.Puan === null ? null : String(k.Puan)],
        );
        const gecilen = e.Konular.filter((konu) => konu.Tamam).map((konu) => konu.Metin);
        if (gecilen.length > 0) b.paragraf(gecilen.join(', '), { etiket: 'İşlenen Konular', enCok: 160 });
      });
      b.paragraf(`${k.Ad}, yukarıda belirtilen eğitime katılmış ve bu sertifikayı almaya hak kazanmıştır.`);
      b.imzalar([
        ['Eğitmen', e.Egitmen],
        ['Yetkili', null],
      ]);
    });
  });
}
