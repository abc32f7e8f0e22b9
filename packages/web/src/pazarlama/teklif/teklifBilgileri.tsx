import { FATURA_DURUM_ADLARI } from '@masabasi/core/mali/fatura/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import type { RecordFact } from '../../ui/RecordView.tsx';

/** Data of a quote besides its lines. @param maliGorur true for a reader of invoices */
export function teklifBilgileri(t: TeklifKarti, maliGorur: boolean): readonly RecordFact[] {
  const fatura = t.FaturaDurum === null ? '' : (t.FaturaNo ?? FATURA_DURUM_ADLARI[t.FaturaDurum]);
  return [
    ['Müşteri', <MusteriBagi key="musteri" Id={t.MusteriId} ad={t.Musteri} />],
    ['Ürün', t.Proje],
    ['Olasılık', `%${t.Olasilik}`],
    ['Beklenen Kapanış', t.Beklenen_Kapanis !== null && tarihYaz(t.Beklenen_Kapanis)],
    [
      'Kur',
      t.ParaBirimi !== 'TRY' &&
        `${tarihYaz(t.KurGunu ?? t.Tarih)}: ${miktarYaz(t.Kur)} (${paraYaz(t.LiraToplam, 'TRY')})`,
    ],
    ['Bayi', t.Bayi],
    ['Kullandığı Program', t.DigerProgram],
    ['Onaylayan', t.Onaylayan],
    ['Gönderim', t.Gonderim_Zamani !== null && [zamanYaz(t.Gonderim_Zamani), t.Eposta].filter(Boolean).join(', ')],
    ['Müşteri Açtı', t.Goruldu_Zamani !== null && zamanYaz(t.Goruldu_Zamani)],
    ['Kabul', t.Kabul_Zamani !== null && `${t.KabulEden}, ${zamanYaz(t.Kabul_Zamani)}`],
    ['Açılan Lisans', t.LisansNo],
    [
      'Fatura',
      t.FaturaId !== null &&
        (maliGorur ? (
          <Link key="fatura" to={`${SAYFA.fatura[t.FaturaTur === 'efatura' ? 0 : 1]}/${t.FaturaId}`}>
            {fatura}
          </Link>
        ) : (
          fatura
        )),
    ],
    ['İstenen Eğitim', t.EgitimId !== null && t.EgitimTur],
    ['Kayıp Nedeni', t.KayipNeden !== null && `${t.KayipNeden}: ${t.KayipAciklama}`],
  ];
}
