import { calismaTakvimi, gunHatasi, type PlanBagi } from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { formu, kaymayiSor } from './planKaymasi.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlanBaglari } from './PlanBaglari.tsx';

export interface PlanDialogProps {
  readonly ProjeId: number;
  /** Absent: a new one. */
  readonly plan?: PlanSatiri;
  readonly planlar: readonly PlanSatiri[];
  readonly konular: readonly KonuSatiri[];
  readonly tatiller: readonly string[];
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

/** New or edited plan. Shows the effects on other plans before it is saved. */
export default function PlanDialog({ ProjeId, plan, planlar, konular, tatiller, onClose, onSaved }: PlanDialogProps) {
  const gerekli = useEndpoint(oda.getGerekliList, {});
  const { Id = 0, Surum = 0 } = plan ?? {};
  const calisir = calismaTakvimi(tatiller);
  const form = useForm(oda.projePlanKaydet, {
    draft: { name: `prj.plan.${ProjeId}.${Id}`, version: Surum },
    initial: () => ({
      KonuId: plan?.KonuId ?? (konular.length === 1 ? konular[0]!.Id : null),
      Ad: plan?.Ad ?? '',
      Aciklama: plan?.Aciklama ?? '',
      Baslama_Tarihi: plan?.Baslama_Tarihi ?? null,
      Bitis_Tarihi: plan?.Bitis_Tarihi ?? null,
      SorumluId: plan?.SorumluId ?? null,
      EkipId: plan?.EkipId ?? null,
      Tahmini_Sure: (plan?.Tahmini_Sure ?? 0) as number | null,
      KilometreTasi: plan?.KilometreTasi ?? false,
      Bagimliliklar: (plan ? formu(plan).Bagimliliklar : []) as readonly PlanBagi[],
    }),
    errors: ({ KilometreTasi, Baslama_Tarihi, ...f }) => {
      const Bitis_Tarihi = KilometreTasi ? Baslama_Tarihi : f.Bitis_Tarihi;
      return {
        KonuId: f.KonuId === null && 'Konu seçiniz.',
        Ad: f.Ad.trim() === '' && 'Bu alanı doldurunuz.',
        Baslama_Tarihi: Baslama_Tarihi === null && 'Bu alanı doldurunuz.',
        Bitis_Tarihi:
          Bitis_Tarihi === null
            ? 'Bu alanı doldurunuz.'
            : Baslama_Tarihi !== null && (gunHatasi({ Baslama_Tarihi, Bitis_Tarihi, KilometreTasi }, calisir) ?? false),
        Tahmini_Sure: f.Tahmini_Sure === null && 'Bir süre yazınız; bilinmiyorsa 0.',
      };
    },
    request: ({ KonuId, Baslama_Tarihi, Tahmini_Sure, Bagimliliklar, ...f }) => {
      const Bitis_Tarihi = f.KilometreTasi ? Baslama_Tarihi : f.Bitis_Tarihi;
      return KonuId === null || Baslama_Tarihi === null || Bitis_Tarihi === null || Tahmini_Sure === null
        ? null
        : kaymayiSor({
            ...f,
            Id,
            Surum,
            ProjeId,
            KonuId,
            Baslama_Tarihi,
            Bitis_Tarihi,
            Tahmini_Sure,
            Bagimliliklar: [...Bagimliliklar],
          });
    },
    onSuccess: ({ Kayan, Id: yeniId }) => {
      bildir({
        baslik: 'Plan kaydedildi',
        metin: Kayan > 0 ? `${Kayan} plan onunla kaydı.` : undefined,
        tur: 'success',
      });
      onClose();
      onSaved?.(yeniId);
    },
  });
  const baglar = form.field('Bagimliliklar');
  return (
    <FormDialog
      title={plan ? `Planı Düzenle: ${plan.Ad}` : 'Yeni Plan'}
      width={720}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
    >
      <Read of={gerekli} rows={0} />
      <TextField {...form.field('Ad')} label="Plan" required first maxLength={200} />
      <FormRow>
        <SelectField
          {...form.field('KonuId')}
          label="Konu"
          required
          options={konular}
          current={chosen(plan?.KonuId, konular.find((k) => k.Id === plan?.KonuId)?.Ad)}
        />
        <DecimalField {...form.field('Tahmini_Sure')} label="Tahmini Süre (saat)" />
      </FormRow>
      <CheckField {...form.field('KilometreTasi')} label="Kilometre taşı: tek bir gün, bir iş değil bir varış" />
      <FormRow>
        <DateField {...form.field('Baslama_Tarihi')} label={form.values.KilometreTasi ? 'Gün' : 'Başlama'} required />
        {!form.values.KilometreTasi && <DateField {...form.field('Bitis_Tarihi')} label="Bitiş" required />}
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field('SorumluId')}
          label="Sorumlu"
          options={gerekli.data?.personel ?? []}
          current={chosen(plan?.SorumluId, plan?.Sorumlu)}
        />
        <SelectField
          {...form.field('EkipId')}
          label="Ekip"
          options={gerekli.data?.projeEkip ?? []}
          current={chosen(plan?.EkipId, plan?.Ekip)}
        />
      </FormRow>
      <PlanBaglari value={baglar.value} onChange={baglar.onChange} planlar={planlar.filter((p) => p.Id !== Id)} />
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" rows={4} maxLength={8000} />
    </FormDialog>
  );
}
