import type { DahiliSatiri } from '@masabasi/core/masa/santral/contract';
import { dahiliHatasi } from '@masabasi/core/masa/santral/rules';
import { santral as oda } from '../../calls/santral.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Sets or removes a person's extension. */
export default function DahiliDialog({ kisi, onClose }: { readonly kisi: DahiliSatiri; readonly onClose: () => void }) {
  const form = useForm(oda.dahiliKaydet, {
    draft: null,
    initial: () => ({ Dahili: kisi.Dahili ?? '' }),
    errors: ({ Dahili }) => ({ Dahili: Dahili.trim() !== '' && (dahiliHatasi(Dahili.trim()) ?? false) }),
    request: ({ Dahili }) => ({ KisiId: kisi.Id, Eski: kisi.Dahili, Dahili: Dahili.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Dahili numara kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Dahili: ${kisi.Ad}`} width={420} form={form} onClose={onClose}>
      <TextField
        {...form.field('Dahili')}
        label="Dahili numara"
        description="Santralin çaldırdığı numara. Boş bırakılırsa bu kişide çağrı kartı görünmez."
        maxLength={10}
        first
      />
    </FormDialog>
  );
}
