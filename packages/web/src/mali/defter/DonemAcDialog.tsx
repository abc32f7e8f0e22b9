import { sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { ayYaz } from '@masabasi/core/platform/time/tarih';
import { defter as oda } from '../../calls/defter.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Opens the last closed period again, with a reason. */
export function DonemAcDialog({ Donem, onClose }: { readonly Donem: string; readonly onClose: () => void }) {
  const form = useForm(oda.donemAc, {
    draft: `donemAc.${Donem}`,
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({ Aciklama: sebepHatasi(Aciklama) ?? undefined }),
    request: ({ Aciklama }) => ({ Donem, Aciklama: Aciklama.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Dönem yeniden açıldı', metin: ayYaz(Donem), tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog title={`Dönemi Yeniden Aç: ${ayYaz(Donem)}`} form={form} onClose={onClose} submit="Yeniden Aç">
      <TextAreaField
        {...form.field('Aciklama')}
        label="Sebep"
        description="En az 10 karakter"
        required
        first
        maxLength={500}
      />
    </FormDialog>
  );
}
