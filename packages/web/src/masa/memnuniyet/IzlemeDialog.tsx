import type { MemnuniyetIzlemesi, MemnuniyetKarti } from '@masabasi/core/masa/memnuniyet/contract';
import { izlemeHatalari } from '@masabasi/core/masa/memnuniyet/rules';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface IzlemeDialogProps {
  readonly n: MemnuniyetKarti;
  readonly izleme: MemnuniyetIzlemesi;
  readonly onClose: () => void;
}

interface Form {
  readonly Yapilan: string;
  readonly Kanal: 'eposta' | 'telefon';
  readonly Musteriye: string;
}

/** Closes the follow-up of a low score, with the action and the answer to the customer. */
export default function IzlemeDialog({ n, izleme, onClose }: IzlemeDialogProps) {
  const form = useForm(oda.memnuniyetIzle, {
    draft: `memnuniyet.izle.${n.Id}.${izleme.Surum}`,
    initial: (): Form => ({ Yapilan: '', Kanal: 'telefon', Musteriye: '' }),
    errors: izlemeHatalari,
    request: (f) => ({ Id: n.Id, Surum: izleme.Surum, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'İzleme kapandı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`İlgilenildi: ${n.Musteri}`} width={560} form={form} onClose={onClose} submit="İzlemeyi Kapat">
      <TextAreaField {...form.field('Yapilan')} label="Ne yapıldı?" required first rows={4} maxLength={4000} />
      <ChoiceField
        {...form.field('Kanal')}
        label="Müşteriye nasıl dönüldü?"
        options={[
          { value: 'telefon', label: 'Telefonda söylendi' },
          { value: 'eposta', label: 'E-posta gönderilsin' },
        ]}
      />
      <TextAreaField
        {...form.field('Musteriye')}
        label={form.values.Kanal === 'eposta' ? 'Müşteriye yazılacak' : 'Müşteriye ne söylendi?'}
        description={
          form.values.Kanal === 'eposta' ? `Kaydedince ${n.Proje} adına müşterinin adresine gider.` : undefined
        }
        required
        rows={5}
        maxLength={4000}
      />
    </FormDialog>
  );
}
