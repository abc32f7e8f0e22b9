import { EN_UZUN_SEBEP, sikayetHatasi } from '@masabasi/core/kisi/gozetim/rules';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Reports a message to the people who oversee messages. */
export default function MesajSikayetDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const form = useForm(oda.mesajSikayet, {
    draft: null,
    initial: () => ({ Sebep: '' }),
    errors: ({ Sebep }) => ({ Sebep: sikayetHatasi(Sebep) ?? undefined }),
    request: ({ Sebep }) => ({ Id, Sebep }),
    onSuccess: () => {
      bildir({ baslik: 'Mesaj bildirildi', metin: 'Karar verilince size haber verilir.', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title="Mesajı Bildir" width={520} form={form} onClose={onClose} submit="Bildir">
      <TextAreaField
        {...form.field('Sebep')}
        first
        required
        label="Neden uygun değil? Yazan kişi bunu görmez."
        rows={3}
        maxLength={EN_UZUN_SEBEP}
      />
    </FormDialog>
  );
}
