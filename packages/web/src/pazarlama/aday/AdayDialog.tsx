import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { ADAY_ALANLARI, type YazilanAday } from '@masabasi/core/pazarlama/aday/alanlar';
import { ADAY_METNI, adayHatalari } from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { aday as oda } from '../../calls/aday.ts';
import { ziyaret } from '../../calls/ziyaret.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { useBen } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface AdayDialogProps {
  /** Absent for a new prospect. */
  readonly kart?: AdayKarti;
  readonly onClose: () => void;
}

interface AdayFormu extends YazilanAday {
  readonly musteri: SecilenMusteri | null;
}

/** Form of a new or existing prospect. */
export default function AdayDialog({ kart, onClose }: AdayDialogProps) {
  const { Id = 0, Surum = 0 } = kart ?? {};
  const ben = useBen().kullanici.Id;
  const gerekli = useEndpoint(ziyaret.ziyaretGerekli, {});
  const form = useForm(oda.adayKaydet, {
    draft: { name: `aday.${Id}`, version: Surum },
    initial: (): AdayFormu => ({
      ...bosKayit(ADAY_ALANLARI),
      SahipId: ben,
      ...(kart && alanlari(ADAY_ALANLARI, kart)),
      musteri: kart ? { Id: kart.MusteriId, Ad: kart.Musteri } : null,
    }),
    errors: (f) => ({
      ...adayHatalari(f, istanbulGunu(simdi())),
      ...eksikler(ADAY_ALANLARI, f),
      musteri: f.musteri === null && 'Müşteriyi seçiniz.',
    }),
    request: ({ musteri, ...a }) =>
      musteri === null || !tamam(ADAY_ALANLARI, a) ? null : { aday: { ...a, Id, Surum, MusteriId: musteri.Id } },
    onSuccess: () => {
      bildir({ baslik: 'Aday kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const alan = declaredFields(form, ADAY_ALANLARI);
  const secim = declaredChoices(form, ADAY_ALANLARI, kart ?? null, {
    proje: gerekli.data?.proje ?? [],
    personel: gerekli.data?.personel ?? [],
  });
  return (
    <FormDialog
      title={kart ? 'Adayı Düzenle' : 'Yeni Aday'}
      width={560}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
    >
      <Read of={gerekli} rows={6}>
        {() => (
          <>
            {kart === undefined && (
              <MusteriSecimi
                label="Müşteri"
                required
                error={form.field('musteri').error}
                secili={form.values.musteri}
                onSec={(musteri) => form.set({ musteri })}
              />
            )}
            <FormRow>
              {kart === undefined && <SelectField {...secim('ProjeId')} />}
              <SelectField
                {...secim('SahipId')}
                disabled={kart?.Kapatir === false}
                description={kart?.Kapatir === false ? ADAY_METNI.vermez : undefined}
              />
            </FormRow>
            <FormRow>
              <MoneyField {...alan('Tutar')} currency="TRY" />
              <DateField {...alan('Beklenen_Kapanis')} />
            </FormRow>
            <TextAreaField {...alan('Aciklama')} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
