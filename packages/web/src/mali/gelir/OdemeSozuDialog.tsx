import type { GecikenAlacak } from '@masabasi/core/mali/gelir/contract';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { gelir as oda } from '../../calls/gelir.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Alanlar {
  readonly SozGunu: string | null;
  readonly Notu: string;
}

/** The day on which a customer promised to pay. Until then no reminder goes out. */
export default function OdemeSozuDialog({ a, onClose }: { readonly a: GecikenAlacak; readonly onClose: () => void }) {
  const bugun = istanbulGunu(simdi());
  const form = useForm(oda.sozKaydet, {
    draft: null,
    initial: (): Alanlar => ({ SozGunu: gunEkle(bugun, 7), Notu: '' }),
    errors: (f) => ({
      SozGunu:
        f.SozGunu === null
          ? 'Söz verilen günü yazınız.'
          : f.SozGunu < bugun && 'Söz verilen gün geçmiş bir gün olamaz.',
    }),
    request: ({ SozGunu, Notu }) => (SozGunu === null ? null : { FaturaId: a.FaturaId, SozGunu, Notu }),
    onSuccess: () => {
      bildir({ baslik: 'Ödeme sözü yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Ödeme Sözü: ${a.No}`} width={480} form={form} onClose={onClose}>
      <DateField {...form.field('SozGunu')} label="Söz Verilen Gün" min={bugun} required />
      <TextField {...form.field('Notu')} label="Not" maxLength={300} first />
    </FormDialog>
  );
}
