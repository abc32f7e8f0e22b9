import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { GorusmeTopluDialogProps } from './GorusmeTopluAtaDialog.tsx';

/** Gives several tickets one priority, which also changes their promises. */
export default function GorusmeTopluOncelikDialog({ gorusmeler, onDone, onClose }: GorusmeTopluDialogProps) {
  const gerekli = useEndpoint(tanim.getGerekli, {});
  const form = useForm(oda.gorusmeTopluOncelik, {
    draft: null,
    initial: (): { OncelikId: number | null } => ({ OncelikId: null }),
    errors: (f) => ({ OncelikId: f.OncelikId === null && 'Önceliği seçiniz.' }),
    request: ({ OncelikId }) => (OncelikId === null ? null : { gorusmeler: surumleri(gorusmeler), OncelikId }),
    onSuccess: ({ sonuclar }) => onDone(sonuclar),
  });
  return (
    <FormDialog
      title={`${gorusmeler.length} Görüşmenin Önceliği`}
      width={440}
      form={form}
      onClose={onClose}
      submit="Değiştir"
      message={gerekli.error?.message}
    >
      <SelectField
        {...form.field('OncelikId')}
        label="Öncelik"
        required
        first
        placeholder=""
        description="Süre sözü yeni önceliğe göre yeniden hesaplanır."
        options={gerekli.data?.oncelikler ?? []}
      />
    </FormDialog>
  );
}
