import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { nedenHatasi } from '@masabasi/core/mali/fatura/rules';
import { fatura as oda } from '../../calls/fatura.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Cancels an invoice, with its reason. */
export default function FaturaIptalDialog({ f, onClose }: { readonly f: FaturaKarti; readonly onClose: () => void }) {
  const form = useForm(oda.faturaIptal, {
    draft: null,
    initial: () => ({ Neden: '' }),
    errors: ({ Neden }) => ({ Neden: nedenHatasi(Neden) ?? false }),
    request: ({ Neden }) => ({ Id: f.Id, Surum: f.Surum, Neden }),
    onSuccess: () => {
      bildir({ baslik: 'Fatura iptal edildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${f.No ?? 'Fatura'} İptal Edilsin mi?`}
      width={520}
      form={form}
      onClose={onClose}
      submit="İptal Et"
      color="danger"
    >
      <TextAreaField
        {...form.field('Neden')}
        label="Neden"
        required
        first
        description="Numarası bir daha verilmez; nedeni faturayla birlikte kalır."
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}
