import type { GecikenAlacak } from '@masabasi/core/mali/gelir/contract';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { gelir as oda } from '../../calls/gelir.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Stops the reminders of a customer, with a reason. */
export default function HatirlatmaDurdurDialog({
  a,
  onClose,
}: {
  readonly a: GecikenAlacak;
  readonly onClose: () => void;
}) {
  const form = useForm(oda.hatirlatmaDurdur, {
    draft: null,
    initial: () => ({ Neden: '' }),
    errors: (f) => ({ Neden: gorunenUzunluk(f.Neden) === 0 && 'Hatırlatmaların neden durduğunu yazınız.' }),
    request: ({ Neden }) => ({ MusteriId: a.MusteriId, Durdur: true, Neden }),
    onSuccess: () => {
      bildir({ baslik: 'Hatırlatmalar durduruldu', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Hatırlatmaları Durdur: ${a.Musteri}`} width={480} form={form} onClose={onClose} submit="Durdur">
      <TextField {...form.field('Neden')} label="Neden" maxLength={300} required first />
    </FormDialog>
  );
}
