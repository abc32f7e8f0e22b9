import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** An addition to approved minutes: signed with its author's name and time, and permanent. */
export default function ToplantiEkDialog({ t, onClose }: { readonly t: ToplantiKarti; readonly onClose: () => void }) {
  const form = useForm(oda.toplantiEkYaz, {
    draft: `toplanti.ek.${t.Id}`,
    initial: () => ({ Metin: '' }),
    errors: (f) => ({ Metin: gorunenUzunluk(f.Metin) === 0 && 'Eki yazınız.' }),
    request: (f) => ({ Id: t.Id, Metin: f.Metin.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Tutanağa ek yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Tutanağa Ek: ${t.No}`} width={560} form={form} onClose={onClose} submit="İmzala ve Ekle">
      <p style={{ margin: 0 }}>Ek, adınız ve zamanla imzalanır; sonradan değişmez ve silinmez.</p>
      <TextAreaField {...form.field('Metin')} label="Ek" required first rows={6} maxLength={4000} />
    </FormDialog>
  );
}
