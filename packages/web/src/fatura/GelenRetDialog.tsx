import { fatura as oda, type GelenFatura } from '@masabasi/core/fatura/contract';
import { nedenHatasi } from '@masabasi/core/fatura/rules';
import { useForm } from '../form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';

/** Refuses an invoice that came, with its reason. */
export default function GelenRetDialog({ g, onClose }: { readonly g: GelenFatura; readonly onClose: () => void }) {
  const form = useForm(oda.gelenYanitla, {
    draft: null,
    initial: () => ({ Neden: '' }),
    errors: ({ Neden }) => ({ Neden: nedenHatasi(Neden) ?? false }),
    request: ({ Neden }) => ({ Id: g.Id, Surum: g.Surum, Yanit: 'RED' as const, Neden }),
    onSuccess: () => {
      bildir({ baslik: 'Ret gönderiliyor', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${g.No} Reddedilsin mi?`}
      width={520}
      form={form}
      onClose={onClose}
      submit="Reddet"
      color="danger"
    >
      <TextAreaField
        {...form.field('Neden')}
        label="Neden"
        required
        first
        description="Gönderene iletilir ve geri alınmaz."
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}
