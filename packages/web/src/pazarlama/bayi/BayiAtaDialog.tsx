import type { BayiKarti } from '@masabasi/core/pazarlama/bayi/satirlar';
import { bayi as oda } from '../../calls/bayi.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBayiyeVerildi } from './bayiAtama.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

export interface BayiAtaDialogProps {
  /** The present dealer. */
  readonly bayi: BayiKarti;
  readonly musteriler: readonly number[];
  readonly lisanslar: readonly number[];
  readonly onClose: () => void;
  readonly onBitti: () => void;
}

interface AtamaFormu {
  readonly BayiId: number | null;
  readonly Lisanslariyla: boolean;
}

/** Moves customers or licences of a dealer to another dealer, or to none. */
export default function BayiAtaDialog({ bayi, musteriler, lisanslar, onClose, onBitti }: BayiAtaDialogProps) {
  const listeler = useEndpoint(tanim.musterigerekli, {});
  const verildi = useBayiyeVerildi();
  const form = useForm(oda.bayiAta, {
    draft: null,
    initial: (): AtamaFormu => ({ BayiId: null, Lisanslariyla: musteriler.length > 0 }),
    request: (f) => ({ ...f, MusteriIdler: [...musteriler], LisansIdler: [...lisanslar] }),
    onSuccess: (cevap) => {
      verildi(cevap);
      onBitti();
      onClose();
    },
  });
  const ne = musteriler.length > 0 ? `${musteriler.length} müşteri` : `${lisanslar.length} lisans`;
  return (
    <FormDialog
      title={`${ne}: Başka Bayiye Ata`}
      width={480}
      form={form}
      onClose={onClose}
      submit={form.values.BayiId === null ? 'Bayiden Al' : 'Ata'}
      ready={listeler.data !== undefined}
    >
      <Read of={listeler} rows={2}>
        {({ bayiler }) => (
          <>
            <SelectField
              {...form.field('BayiId')}
              label="Yeni Bayi"
              description="Boş bırakılırsa bayisi olmaz; doğrudan satış sayılır."
              placeholder="Bayisi olmasın"
              options={bayiler.filter((b) => b.Id !== bayi.Id)}
              first
            />
            {musteriler.length > 0 && <CheckField {...form.field('Lisanslariyla')} label="Lisanslarıyla birlikte" />}
          </>
        )}
      </Read>
    </FormDialog>
  );
}
