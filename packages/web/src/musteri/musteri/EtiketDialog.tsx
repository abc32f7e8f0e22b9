import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { EN_COK_ETIKET } from '@masabasi/core/musteri/musteri/rules';
import { musteri as oda } from '../../calls/musteri.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { yeniTanim } from '../../platform/tanim/yeniTanim.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface EtiketDialogProps {
  readonly kart: MusteriKarti;
  readonly onClose: () => void;
}

/** All tags of a customer, edited together. */
export default function EtiketDialog({ kart, onClose }: EtiketDialogProps) {
  const listeler = useEndpoint(tanim.musterigerekli, {});
  const form = useForm(oda.musteriEtiketKaydet, {
    draft: { name: `musteri.etiket.${kart.Id}`, version: kart.Surum },
    initial: (): { Etiketler: readonly number[] } => ({ Etiketler: kart.Etiketler.map((e) => e.Id) }),
    errors: (f) => ({
      Etiketler: f.Etiketler.length > EN_COK_ETIKET && `Bir müşteriye en çok ${EN_COK_ETIKET} etiket konur.`,
    }),
    request: ({ Etiketler }) => ({ MusteriId: kart.Id, Surum: kart.Surum, Etiketler: [...Etiketler] }),
    onSuccess: () => {
      bildir({ baslik: 'Etiketler kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Etiketler: ${kart.GorunenAd}`}
      width={480}
      form={form}
      onClose={onClose}
      ready={listeler.data !== undefined}
    >
      <Read of={listeler} rows={2}>
        {({ etiketler }) => (
          <MultiSelectField
            {...form.field('Etiketler')}
            label="Etiketler"
            description="Yeni bir etiket ‘Tanım Listeleri’nde ‘Müşteri Etiketleri’ne eklenir."
            options={etiketler}
            // Retired tags stay on the customer.
            current={kart.Etiketler}
            create={yeniTanim('etiketler', 'Etiket', (yeni) =>
              form.set({ Etiketler: [...form.values.Etiketler, yeni] }),
            )}
          />
        )}
      </Read>
    </FormDialog>
  );
}
