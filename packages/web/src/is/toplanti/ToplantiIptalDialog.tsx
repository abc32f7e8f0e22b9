import { iptalHatasi } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface IptalFormu {
  readonly Aciklama: string;
  readonly hangisi: 'bu' | 'sonrakiler';
}

/** Cancels a meeting, or also the later ones of its series. */
export default function ToplantiIptalDialog({
  t,
  onClose,
}: {
  readonly t: ToplantiKarti;
  readonly onClose: () => void;
}) {
  const form = useForm(oda.toplantiDurumGuncelle, {
    draft: { name: `toplanti.iptal.${t.Id}`, version: t.Surum },
    initial: (): IptalFormu => ({ Aciklama: '', hangisi: 'bu' }),
    errors: (f) => ({ Aciklama: iptalHatasi(f.Aciklama) ?? undefined }),
    request: (f) => ({
      Id: t.Id,
      Surum: t.Surum,
      Durum: 'iptal' as const,
      Aciklama: f.Aciklama.trim(),
      hangisi: f.hangisi,
    }),
    onSuccess: () => {
      bildir({ baslik: 'Toplantı iptal edildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`${t.No}: İptal Et`} width={520} form={form} onClose={onClose} submit="İptal Et" color="danger">
      <p style={{ margin: 0 }}>
        {t.Konu}. Davet edilenlere toplantının iptal edildiği bildirilir ve takvimlerinden kaldırılır.
      </p>
      {t.TekrarKural !== null && (
        <ChoiceField
          {...form.field('hangisi')}
          label="İptal edilen"
          options={[
            { value: 'bu' as const, label: 'Yalnız bu toplantı' },
            { value: 'sonrakiler' as const, label: 'Bu ve sonraki toplantılar' },
          ]}
        />
      )}
      <TextAreaField {...form.field('Aciklama')} label="İptal Nedeni" required maxLength={2000} />
    </FormDialog>
  );
}
