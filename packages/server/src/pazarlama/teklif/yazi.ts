import { paraYaz } from '@masabasi/core/platform/money/para';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import type { TeklifIslemi } from './degisim.ts';

/** Mails to customers about a quote. */

interface Giden {
  readonly alici: string;
  readonly adres: string;
  readonly mesaj: string;
}

const ozeti = (t: TeklifKarti, adres: string): string[] => [
  `Teklif no: ${teklifNo(t.No, t.Revizyon)}`,
  `Konu: ${t.Baslik}`,
  `Genel toplam: ${paraYaz(t.GenelToplam, t.ParaBirimi)} (KDV dahil)`,
  `Geçerlilik: ${tarihYaz(t.Gecerlilik_Tarihi)} gününün sonuna kadar`,
  '',
  `Teklifi bu adresten okuyabilir, PDF olarak indirebilir, sorularınızı yazabilir ve yanıtlayabilirsiniz: ${adres}`,
];

const imzasi = async (is: Pick<TeklifIslemi, 'db'>, t: TeklifKarti): Promise<string[]> => [
  '',
  t.Sahip,
  (await kurulumSatiri(is.db))?.sirket ?? '',
];

/** Sends a quote. */
export async function postala(is: Pick<TeklifIslemi, 'db' | 'simdi'>, t: TeklifKarti, g: Giden): Promise<void> {
  await postaYaz(is.db, {
    alici: g.alici,
    konu: `Teklif ${teklifNo(t.No, t.Revizyon)}: ${t.Baslik}`,
    metin: [
      `Sayın ${t.Musteri},`,
      '',
      ...(g.mesaj === '' ? ['İstediğiniz teklifi hazırladık.'] : [g.mesaj]),
      '',
      ...ozeti(t, g.adres),
      ...(await imzasi(is, t)),
    ].join('\n'),
    simdi: is.simdi,
  });
}

/** Reminds a customer that a quote ends. */
export async function hatirlat(is: Pick<TeklifIslemi, 'db' | 'simdi'>, t: TeklifKarti, adres: string): Promise<void> {
  await postaYaz(is.db, {
    alici: t.Eposta,
    konu: `Teklifiniz ${tarihYaz(t.Gecerlilik_Tarihi)} günü sona eriyor: ${teklifNo(t.No, t.Revizyon)}`,
    metin: [
      `Sayın ${t.Musteri},`,
      '',
      'Size gönderdiğimiz teklifin geçerliliği yakında sona eriyor.',
      '',
      ...ozeti(t, adres),
      ...(await imzasi(is, t)),
    ].join('\n'),
    simdi: is.simdi,
    otomatik: true,
  });
}
