import type { PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi } from '../../musteri/musteri/MusteriSecimi.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface PrjDialogProps {
  /** Absent: a new one. */
  readonly kart?: PrjKarti;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

export default function PrjDialog({ kart, onClose, onSaved }: PrjDialogProps) {
  const gerekli = useEndpoint(oda.getGerekliList, {});
  const ben = useKullanici();
  const { Id = 0, Surum = 0 } = kart ?? {};
  const form = useForm(oda.prjKaydet, {
    draft: { name: `prj.${Id}`, version: Surum },
    initial: () => ({
      UrunId: kart?.UrunId ?? null,
      musteri: chosen(kart?.MusteriId, kart?.Musteri),
      Ad: kart?.Ad ?? '',
      Aciklama: kart?.Aciklama ?? '',
      SorumluId: (kart?.SorumluId ?? ben.Id) as number | null,
      EkipId: kart?.EkipId ?? null,
      Baslama_Tarihi: kart?.Baslama_Tarihi ?? null,
      Bitis_Tarihi: kart?.Bitis_Tarihi ?? null,
    }),
    errors: (f) => ({
      UrunId: f.UrunId === null && 'Ürün seçiniz.',
      Ad: f.Ad.trim() === '' && 'Bu alanı doldurunuz.',
      SorumluId: f.SorumluId === null && 'Sorumlu seçiniz.',
      Baslama_Tarihi: f.Baslama_Tarihi === null && 'Bu alanı doldurunuz.',
      Bitis_Tarihi:
        f.Bitis_Tarihi === null
          ? 'Bu alanı doldurunuz.'
          : f.Baslama_Tarihi !== null && f.Bitis_Tarihi < f.Baslama_Tarihi && 'Bitiş, başlamadan önce olamaz.',
    }),
    request: ({ musteri, UrunId, SorumluId, Baslama_Tarihi, Bitis_Tarihi, ...f }) =>
      UrunId === null || SorumluId === null || Baslama_Tarihi === null || Bitis_Tarihi === null
        ? null
        : {
            proje: {
              ...f,
              Id,
              Surum,
              UrunId,
              SorumluId,
              Baslama_Tarihi,
              Bitis_Tarihi,
              MusteriId: musteri?.Id ?? null,
            },
          },
    onSuccess: (cevap) => {
      bildir({ baslik: 'Proje kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const musteri = form.field('musteri');
  return (
    <FormDialog
      title={kart ? `Projeyi Düzenle: ${kart.Ad}` : 'Yeni Proje'}
      width={620}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
    >
      <Read of={gerekli} rows={0} />
      <TextField {...form.field('Ad')} label="Proje Adı" required first maxLength={200} />
      <FormRow>
        <SelectField
          {...form.field('UrunId')}
          label="Ürün"
          required
          options={gerekli.data?.proje ?? []}
          current={chosen(kart?.UrunId, kart?.Urun)}
        />
        <MusteriSecimi
          label="Müşteri"
          description="Boş bırakılırsa iç proje olur."
          secili={musteri.value}
          onSec={musteri.onChange}
          error={musteri.error}
        />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field('SorumluId')}
          label="Sorumlu"
          required
          options={gerekli.data?.personel ?? []}
          current={chosen(kart?.SorumluId, kart?.Sorumlu)}
        />
        <SelectField
          {...form.field('EkipId')}
          label="Ekip"
          options={gerekli.data?.projeEkip ?? []}
          current={chosen(kart?.EkipId, kart?.Ekip)}
        />
      </FormRow>
      <FormRow>
        <DateField {...form.field('Baslama_Tarihi')} label="Başlama" required />
        <DateField {...form.field('Bitis_Tarihi')} label="Bitiş" required />
      </FormRow>
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" rows={4} maxLength={8000} />
    </FormDialog>
  );
}
