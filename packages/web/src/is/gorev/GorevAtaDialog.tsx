import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { gorev as oda } from '../../calls/gorev.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorevAtaDialogProps {
  readonly g: GorevSatiri;
  readonly onClose: () => void;
}

/** Chooses the developer and the tester of a task. */
export default function GorevAtaDialog({ g, onClose }: GorevAtaDialogProps) {
  const { data } = useEndpoint(oda.gorevKisileri, { ProjeId: g.ProjeId });
  const kisiler = (data?.kisiler ?? []).map((k) => ({
    ...k,
    Ad: k.Suren > 0 ? `${k.Ad} (${k.Suren} iş sürüyor)` : k.Ad,
  }));
  const form = useForm(oda.gorevAta, {
    draft: { name: `gorev.ata.${g.Id}`, version: g.Surum },
    initial: () => ({ AtananId: g.AtananId, TestciId: g.TestciId, Aciklama: '' }),
    errors: (f) => ({
      TestciId:
        f.TestciId !== null &&
        f.TestciId === f.AtananId &&
        'Bir işi, yapan kişi test edemez; başka bir testçi seçiniz.',
    }),
    request: (f) => ({ Id: g.Id, Surum: g.Surum, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'İş atandı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`İşi Ata: ${g.No}`} width={480} form={form} onClose={onClose} submit="Ata">
      <SelectField
        {...form.field('AtananId')}
        label="Atanan"
        first
        options={kisiler}
        current={chosen(g.AtananId, g.Atanan)}
      />
      <SelectField
        {...form.field('TestciId')}
        label="Testçi"
        options={kisiler}
        current={chosen(g.TestciId, g.Testci)}
      />
      <TextAreaField {...form.field('Aciklama')} label="Not" rows={3} maxLength={2000} />
    </FormDialog>
  );
}
