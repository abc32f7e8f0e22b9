import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { analiz as oda } from '../../calls/analiz.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface AnalizNotDialogProps {
  readonly a: AnalizKarti;
  readonly onClose: () => void;
}

/** Writes a note into the history of an analysis. */
export default function AnalizNotDialog({ a, onClose }: AnalizNotDialogProps) {
  const form = useForm(oda.analizNotKaydet, {
    draft: `analiz.not.${a.Id}`,
    initial: () => ({ Not: '' }),
    errors: (f) => ({ Not: gorunenUzunluk(f.Not) === 0 && 'Notu yazınız.' }),
    request: (f) => ({ AnalizId: a.Id, Not: f.Not.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Not yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`${a.No}: Not`} width={520} form={form} onClose={onClose}>
      <TextAreaField {...form.field('Not')} label="Not" required maxLength={4000} />
    </FormDialog>
  );
}
