import { EN_UZUN_MESAJ, METIN } from '@masabasi/core/kisi/yazisma/rules';
import type { MesajSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

/** Changes the person's own message. The earlier text is kept with it. */
export default function MesajDuzenleDialog({ m, onClose }: { readonly m: MesajSatiri; readonly onClose: () => void }) {
  const form = useForm(oda.mesajDuzenle, {
    draft: { name: `yazisma.duzenle.${m.Id}`, version: m.Surum },
    initial: () => ({ Metin: m.Metin }),
    errors: ({ Metin }) => ({ Metin: Metin.trim() === '' && METIN.bos }),
    request: ({ Metin }) => ({ Id: m.Id, Metin, Surum: m.Surum }),
    onSuccess: onClose,
  });
  return (
    <FormDialog title="Mesajı Düzenle" width={560} form={form} onClose={onClose}>
      <TextAreaField {...form.field('Metin')} first label="Mesaj" rows={4} maxRows={14} maxLength={EN_UZUN_MESAJ} />
    </FormDialog>
  );
}
