import { FATURA_DURUM_ADLARI } from '@masabasi/core/mali/fatura/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Link } from 'react-router';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';

/** Data of a quote besides its lines. */
export function TeklifBilgileri({ t }: { readonly t: TeklifKarti }) {
  const maliGorur = useYetkiVar(YETKI.maliGor);
  const fatura = t.FaturaDurum === null ? '' : (t.FaturaNo ?? FATURA_DURUM_ADLARI[t.FaturaDurum]);
  return (
    <Fields>
      <Field name="Müşteri">
        <MusteriBagi Id={t.MusteriId} ad={t.Musteri} />
      </Field>
      <Field name="Ürün">{t.Proje}</Field>
      <Field name="Durum">
        <TeklifDurumEtiketi t={t} />
      </Field>
      <Field name="Geçerlilik">{`${tarihYaz(t.Gecerlilik_Tarihi)}${t.Gecti ? ' (geçti)' : ''}`}</Field>
      <Field name="Hazırlayan">{t.Sahip}</Field>
      <Field name="Olasılık">{`%${t.Olasilik}`}</Field>
      {t.Beklenen_Kapanis !== null && <Field name="Beklenen Kapanış">{tarihYaz(t.Beklenen_Kapanis)}</Field>}
      {t.ParaBirimi !== 'TRY' && (
        <Field name="Kur">{`${tarihYaz(t.KurGunu ?? t.Tarih)}: ${miktarYaz(t.Kur)} (${paraYaz(t.LiraToplam, 'TRY')})`}</Field>
      )}
      {t.Bayi !== null && <Field name="Bayi">{t.Bayi}</Field>}
      {t.DigerProgram !== null && <Field name="Kullandığı Program">{t.DigerProgram}</Field>}
      {t.Onaylayan !== null && <Field name="Onaylayan">{t.Onaylayan}</Field>}
      {t.Gonderim_Zamani !== null && (
        <Field name="Gönderim">{[zamanYaz(t.Gonderim_Zamani), t.Eposta].filter(Boolean).join(', ')}</Field>
      )}
      {t.Goruldu_Zamani !== null && <Field name="Müşteri Açtı">{zamanYaz(t.Goruldu_Zamani)}</Field>}
      {t.Kabul_Zamani !== null && <Field name="Kabul">{`${t.KabulEden}, ${zamanYaz(t.Kabul_Zamani)}`}</Field>}
      {t.LisansNo !== null && <Field name="Açılan Lisans">{t.LisansNo}</Field>}
      {t.FaturaId !== null && (
        <Field name="Fatura">
          {maliGorur ? (
            <Link to={`${SAYFA.fatura[t.FaturaTur === 'efatura' ? 0 : 1]}/${t.FaturaId}`}>{fatura}</Link>
          ) : (
            fatura
          )}
        </Field>
      )}
      {t.EgitimId !== null && <Field name="İstenen Eğitim">{t.EgitimTur}</Field>}
      {t.KayipNeden !== null && <Field name="Kayıp Nedeni">{`${t.KayipNeden}: ${t.KayipAciklama}`}</Field>}
    </Fields>
  );
}
