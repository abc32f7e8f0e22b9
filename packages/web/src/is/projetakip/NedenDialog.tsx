import type { Call } from '@masabasi/core/platform/call/call';
import { nedenHatasi } from '@masabasi/core/is/projetakip/rules';
import type { projetakip as oda } from '../../calls/projetakip.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

type DurumUcu = typeof oda.projeDurumGuncelle | typeof oda.projePlanOnayla;

export interface NedenDialogProps<E extends DurumUcu> {
  readonly uc: E;
  readonly kayit: { readonly Id: number; readonly Surum: number; readonly Ad: string };
  readonly nereye: string;
  /** The label of its button. */
  readonly ad: string;
  readonly onClose: () => void;
}

/** Moves a project or a plan to a state that needs a reason. */
export default function NedenDialog<E extends DurumUcu>({ uc, kayit, nereye, ad, onClose }: NedenDialogProps<E>) {
  const form = useForm(uc as Call, {
    draft: { name: `${uc.path}.${kayit.Id}.${nereye}`, version: kayit.Surum },
    initial: () => ({ aciklama: '' }),
    errors: (f) => ({ aciklama: nedenHatasi(true, f.aciklama) ?? false }),
    request: (f) => ({ Id: kayit.Id, Surum: kayit.Surum, Durum: nereye, aciklama: f.aciklama }),
    onSuccess: () => {
      bildir({ baslik: 'Durum değişti', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`${ad}: ${kayit.Ad}`} width={520} form={form} onClose={onClose} submit={ad}>
      <TextAreaField {...form.field('aciklama')} label="Nedeni" required first rows={4} maxLength={1000} />
    </FormDialog>
  );
}
