import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { gorev as oda } from '../../calls/gorev.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorevEngelDialogProps {
  readonly g: Pick<GorevSatiri, 'Id' | 'No' | 'Surum'>;
  readonly onClose: () => void;
}

/** Asks for the reason that blocks a task. */
export default function GorevEngelDialog({ g, onClose }: GorevEngelDialogProps) {
  const form = useForm(oda.gorevEngel, {
    draft: { name: `gorev.engel.${g.Id}`, version: g.Surum },
    initial: () => ({ Engel: '' }),
    errors: (f) => ({ Engel: f.Engel.trim() === '' && 'İşin neden ilerlemediğini yazınız.' }),
    request: (f) => ({ Id: g.Id, Surum: g.Surum, Engel: f.Engel }),
    onSuccess: () => {
      bildir({ baslik: 'İş takıldı olarak işaretlendi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Takıldı: ${g.No}`} width={480} form={form} onClose={onClose} submit="İşaretle">
      <TextAreaField {...form.field('Engel')} label="Engel" required first rows={3} maxLength={500} />
    </FormDialog>
  );
}
