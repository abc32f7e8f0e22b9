import type { GelenFatura } from '@masabasi/core/mali/fatura/contract';
import { nedenHatasi } from '@masabasi/core/mali/fatura/rules';
import { fatura as oda } from '../../calls/fatura.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GelenRetDialogProps {
  readonly g: GelenFatura;
  /** True: the refusal is sent from here. False: it was sent elsewhere and is only recorded. */
  readonly gonderilir: boolean;
  readonly onClose: () => void;
}

/** Refuses an incoming invoice, with a reason. */
export default function GelenRetDialog({ g, gonderilir, onClose }: GelenRetDialogProps) {
  const form = useForm(oda.gelenYanitla, {
    draft: null,
    initial: () => ({ Neden: '' }),
    errors: ({ Neden }) => ({ Neden: nedenHatasi(Neden) ?? false }),
    request: ({ Neden }) => ({ Id: g.Id, Surum: g.Surum, Yanit: 'RED' as const, Neden, Disarida: !gonderilir }),
    onSuccess: () => {
      bildir({ baslik: gonderilir ? 'Ret gönderiliyor' : 'Ret yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={gonderilir ? `${g.No} Reddedilsin mi?` : `${g.No}: Ret Verildi`}
      width={520}
      form={form}
      onClose={onClose}
      submit={gonderilir ? 'Reddet' : 'Ret Verildi'}
      color="danger"
    >
      <TextAreaField
        {...form.field('Neden')}
        label="Neden"
        required
        first
        description={
          gonderilir
            ? 'Gönderene iletilir ve geri alınmaz.'
            : 'Fatura dosyadan yüklendi; ret buradan gönderilmez. Başka yoldan verdiğiniz reddin nedenini yazınız.'
        }
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}
